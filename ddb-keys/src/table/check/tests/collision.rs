//! Entities that can have the same key, and the messages about them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{entity, games, key, leak, part, refusal, template, text};
use crate::schema::TableSchema;
use crate::schema::{
    CharSet, EntitySchema, FormerKeySchema, KeyAttribute, Overlap, Part, Role, Segment, TextShape,
};
use crate::table::check::collision;
use crate::table::check::collision::can_meet;
use crate::table::check::collision::outline::{Outline, next_candidate};
use crate::table::check::collision::pair;
use crate::table::check::collision::witness::same_value;

pub(super) fn collide(a: EntitySchema, b: EntitySchema) -> bool {
    let (Some(a), Some(b)) = (a.primary_key(0), b.primary_key(0)) else { return false };
    pair::collide(&a, &b)
}

fn example(a: EntitySchema, b: EntitySchema) -> Option<String> {
    let message = collision::message(&games(&[]), &a, &b);
    let (_, example) = message.text().split_once("example: ")?;
    example.lines().next().map(String::from)
}

#[test]
fn known_collisions_are_found_with_an_example() {
    for (a, b, shown) in [
        (("USER#<id>", "USER"), ("USER#<name>", "USER"), "USER#x | USER"),
        (("<a>#<b>", "M"), ("ORG#<x>", "M"), "ORG#x | M"),
        (("ORG#<o>", "<rest..>"), ("ORG#<o>", "TEAM#<t>#<m>"), "ORG#x | TEAM#x#x"),
        (("ORG#<o>", "<n>"), ("ORG#<o>", "<id>"), "ORG#x | 1"),
        (("USER#<u>", "#META#<u>"), ("USER#root", "#META#<m>"), "USER#root | #META#root"),
        (("USER#<u>", "#META#<u>"), ("USER#<x>", "#META#root"), "USER#root | #META#root"),
        (("<kind>#<id>", "<kind>#<id>"), ("USER#<u>", "USER#<v>"), "USER#x | USER#x"),
        (("V<major>.<minor>", "M"), ("V1.<x>", "M"), "V1.x | M"),
        (("USER#<id>", "=section"), ("USER#<id>", "PROFILE"), "USER#x | PROFILE"),
        (("=id:N", "M"), ("<x>", "M"), "x | M"),
        (("DIRECTORY#<n>", "M"), ("DIRECTORY#123", "M"), "DIRECTORY#123 | M"),
    ] {
        let (a, b) = (key("A", a.0, a.1), key("B", b.0, b.1));
        assert!(collide(a, b), "{shown}");
        assert_eq!(example(a, b).as_deref(), Some(shown));
        assert_eq!(example(b, a).as_deref(), Some(shown));
    }
}

/// Letters that two formats fold differently make the partition key differ from the sort key.
#[test]
fn a_field_that_two_formats_fold_has_two_texts() {
    type Fold = fn(&str) -> String;
    type Case = (fn(TextShape) -> TextShape, Fold);

    let (lower, lowercase) = (TextShape::TEXT.lower_case(), TextShape::TEXT.unicode_lower_case());
    let of = |name, pk: &'static KeyAttribute, sk: &'static KeyAttribute| EntitySchema {
        pk,
        sk: Some(leak(KeyAttribute { role: Role::Sort, ..*sk })),
        ..key(name, "P", "S")
    };
    let folded = |shape| template('#', &[Segment::Literal("N#"), part("name", shape, false)]);
    let school = of("School", folded(lower), folded(lowercase));
    let ecole = of("Ecole", text("N#Éa"), text("N#éa"));
    assert!(collide(school, ecole), "`ÉA` has this key");
    let alike = of("Alike", folded(lower), folded(lower));
    assert!(!collide(alike, ecole), "a name has one lower case");
    let cases: [Case; 5] = [
        (|shape| shape, |text| text.into()),
        (TextShape::upper_case, str::to_ascii_uppercase),
        (TextShape::lower_case, str::to_ascii_lowercase),
        (TextShape::unicode_upper_case, |text| text.chars().flat_map(char::to_uppercase).collect()),
        (TextShape::unicode_lower_case, |text| text.chars().flat_map(char::to_lowercase).collect()),
    ];
    let chars = ["a-z", "A-Z", "0-9", "a-zA-Z", "é", "a-zé", "A-Zé", "0-9é"].map(CharSet::of);
    let bounded = chars.map(|chars| TextShape::of_chars(1, usize::MAX, chars).as_free_text());
    let mut equal = 0;
    for shape in bounded.into_iter().chain([TextShape::TEXT]) {
        let texts = ["a", "A", "1", "é", "É", "ß", "\u{212a}", "İ", "ΣΑΣ"];
        let texts = texts.into_iter().filter(|text| shape.chars.first_outside(text).is_none());
        for (one, fold) in cases {
            for (other, refold) in cases {
                let of = |shape| Part {
                    field: "f",
                    shape,
                    tail: false,
                    exact: false,
                    kind: "text",
                    computed_from: &[],
                    element: None,
                };
                if same_value(&of(one(shape)), &of(other(shape))) {
                    equal += 1;
                    for text in texts.clone() {
                        assert_eq!(fold(text), refold(text), "{shape:?}");
                    }
                }
            }
        }
    }
    assert!(equal > 50, "{equal}");
}

#[test]
fn the_first_errors_alone_are_shown() {
    let entities = |pk: fn(usize) -> String| -> [EntitySchema; 12] {
        core::array::from_fn(|at| key(format!("E{at:02}").leak(), pk(at).leak(), "M"))
    };
    // The rest comes when the first errors are gone.
    let said = refusal(games(&[]), entities(|at| format!("tenant:<a>:kind{at}:<b>")));
    assert_eq!(said.matches("can have the same key").count(), 8, "{said}");
    assert_eq!(said.matches("example: ").count(), 8, "{said}");
}

#[test]
fn templates_meet_where_their_separators_lengths_and_letters_do() {
    let of = |min, max, chars| {
        let shape = TextShape::bounded(min, max, chars);
        template(
            '#',
            &[Segment::Part(Part {
                field: "f",
                shape,
                tail: false,
                exact: true,
                kind: "other",
                computed_from: &[],
                element: None,
            })],
        )
    };
    let digits = of(1, 4, "0-9");
    assert!(can_meet(digits, of(4, 9, "5-8")));
    let nine = text("A#B#C#D#E#F#G#H#<x>");
    assert!(can_meet(nine, nine) && !can_meet(nine, text("A#B#C#D#E#F#G#<x>")));
    for other in [of(5, 9, "0-9"), of(1, 4, "a-z")] {
        assert!(!can_meet(digits, other) && !can_meet(other, digits));
    }
}

#[test]
fn templates_that_cannot_collide_are_accepted() {
    for (a, b) in [
        (("ORG#<o>", "<n>"), ("ORG#<o>", "METADATA#<o>")),
        (("ORG#<o>", "<n>"), ("ORG#<o>", "METADATA")),
        (("ORG#<o>", "USER#<u>"), ("ORG#<o>", "USER#<u>#ORDER#<n>")),
        (("<kind>#<id>", "<kind>#<rest..>"), ("USER#<u>", "ORDER#<id>")),
        (("CONFIG#<name>", "CONFIG#<name>"), ("CONFIG#global", "CONFIG#v1")),
        (("V<major>.<minor>", "M"), ("V<x>", "N")),
        (("<a>::<b>", "M"), ("<n>:", "M")),
        (("M", "<a>::<b>"), ("M", "<n>:")),
        // With the same beginning and end, and no separator between them.
        (("a<n>b<n>c", "M"), ("a<n>bb<n>c", "M")),
        (("M", "a<n>b<n>c"), ("M", "a<n>bb<n>c")),
    ] {
        let (a, b) = (key("A", a.0, a.1), key("B", b.0, b.1));
        assert!(!collide(a, b), "{:?} {:?}", a.pk.source, b.pk.source);
        assert!(!collide(b, a), "{:?} {:?}", b.pk.source, a.pk.source);
    }
}

#[test]
fn partition_keys_alone_collide_as_whole_keys_do() {
    assert!(collide(entity("A", "USER#<id>"), entity("B", "USER#<name>")));
    assert!(!collide(entity("A", "USER#<id>"), entity("B", "GAME#<id>")));
    assert!(!collide(entity("A", "USER#<id>"), key("B", "USER#<id>", "M")));
    assert!(!collide(key("A", "USER#<id>", "M"), entity("B", "USER#<id>")));
}

#[test]
fn attributes_of_indexes_collide_in_the_same_way() {
    assert!(can_meet(text("USER#<id>"), text("<kind>#<id>")));
    assert!(!can_meet(text("USER#<id>"), text("GAME#<id>")));
}

/// Names that are longer and shorter than `example`, in either order.
#[test]
fn a_collision_is_shown_with_both_templates_and_a_key() {
    let help = |a: &str, b: &str| {
        alloc::format!(
            "\nhelp: start one of them with a literal that the other cannot have, or, \
             if they share keys on purpose,\n      write `overlap({a}, {b})` in `#[table(…)]`"
        )
    };
    for (a, b, said) in [
        (
            key("ById", "USER#<id>", "PROFILE"),
            key("ByName", "USER#<name>", "PROFILE"),
            "`ByName` and `ById` can have the same key
   ByName: USER#<name> | PROFILE
     ById: USER#<id> | PROFILE
  example: USER#x | PROFILE",
        ),
        (
            key("Organization", "ORG#<x>", "A"),
            key("Pair", "<a>#<b>", "A"),
            "`Pair` and `Organization` can have the same key
          Pair: <a>#<b> | A
  Organization: ORG#<x> | A
       example: ORG#x | A",
        ),
        (
            key("Pair", "<a>#<b>", "A"),
            key("Organization", "ORG#<x>", "A"),
            "`Organization` and `Pair` can have the same key
  Organization: ORG#<x> | A
          Pair: <a>#<b> | A
       example: ORG#x | A",
        ),
    ] {
        let help = help(a.name, b.name);
        assert_eq!(refusal(games(&[]), [a, b]), [said, &help].concat());
    }
    let one_half = [entity("User", "<name>"), entity("Bot", "<id>")];
    let said = "`Bot` and `User` can have the same key
      Bot: <id>
     User: <name>
  example: x";
    let with_help = [said, &help("User", "Bot")].concat();
    let table = TableSchema { sk: None, ..games(&[]) };
    assert_eq!(refusal(table, one_half), with_help);
    let help = help("User", "Bot").replace(
        "Bot)` in `#[table(…)]`",
        "Bot, first = Bot)` in `#[table(…)]`: `Bot` then has every key that both can have",
    );
    let untyped = TableSchema { type_attribute: None, ..table };
    assert_eq!(refusal(untyped, one_half), [said, &help].concat());
}

#[test]
fn an_overlap_is_allowed_for_the_pair_that_it_names() {
    let [left, right, third] = ["Left", "Right", "Third"].map(|name| key(name, "A#<x>", "M"));
    let first = Overlap { entities: ["Right", "Left"], first: Some("Right") };
    let overlaps: &[[Overlap; 2]] = &[
        [["Other", "Pair"], ["Left", "Right"]].map(|entities| Overlap { entities, first: None }),
        [Overlap { entities: ["Other", "Pair"], first: Some("Pair") }, first],
    ];
    for overlaps in overlaps {
        let table = TableSchema { overlaps: overlaps.to_vec().leak(), ..games(&[]) };
        assert_eq!(refusal(table, [left, right]), "");
        assert_eq!(refusal(table, [right, left]), "");
    }
    let table = TableSchema { overlaps: overlaps[1].to_vec().leak(), ..games(&[]) };
    for (before, after, said) in [
        (left, third, "`Third` and `Left` can have the same key"),
        (third, left, "`Left` and `Third` can have the same key"),
        (right, third, "`Third` and `Right` can have the same key"),
        (third, right, "`Right` and `Third` can have the same key"),
    ] {
        let refusal = refusal(table, [before, after]);
        assert!(refusal.starts_with(said), "{refusal}");
    }
}

#[test]
fn entities_have_names_of_their_own() {
    let said = "two entities of the table are called `Left`, and the type attribute could not tell \
                them apart\nhelp: rename one of them: `#[entity(name = \"…\")]`; a table can hold one type of a generic struct";
    let (a, b) = (key("Left", "A#<x>", "M"), key("Left", "B#<x>", "M"));
    assert_eq!(refusal(games(&[]), [a, b]), said);
    let (a, b) = (key("SixteenCharactersAndA", "A", "M"), key("SixteenCharactersAndB", "B", "M"));
    assert_eq!(refusal(games(&[]), [a, b]), "");
}

#[test]
fn an_entity_with_errors_is_passed_over() {
    let broken = EntitySchema { broken: true, ..key("Broken", "A#<x>", "M") };
    assert_eq!(refusal(games(&[]), [broken, key("Left", "A#<x>", "M")]), "");
}

pub(super) fn looks_different(a: EntitySchema, b: EntitySchema) -> bool {
    let outline = |entity: EntitySchema| Some(Outline::of(&entity.primary_key(0)?));
    outline(a).zip(outline(b)).is_some_and(|(a, b)| next_candidate(&[a], &b, 0, 1) == 1)
}

/// Nearly all pairs are settled at first sight, so that the compiler can check large tables.
#[test]
fn first_and_last_bytes_of_pieces_tell_keys_apart() {
    for (a, b) in [
        (("USER#<id>", "M"), ("GAME#<id>", "M")),
        (("USER#<id>", "M"), ("USER#<id>", "N")),
        (("USER#A", "M"), ("USER#B", "M")),
        (("<id>-A", "M"), ("<id>-B", "M")),
    ] {
        assert!(looks_different(key("A", a.0, a.1), key("B", b.0, b.1)), "{a:?} {b:?}");
    }
    assert!(looks_different(key("A", "USER#<id>", "<n>"), key("B", "USER#<id>#<x>", "<x>")));
    assert!(!looks_different(key("A", "USER#<id>", "<n>"), key("B", "USER#<id>", "<x>")));
    assert!(!looks_different(key("A", "USER#<id>", "A"), key("B", "<x>#<id>", "A")));
}

/// The separator of one entity is ordinary text in the other, so only the beginnings are compared.
#[test]
fn a_look_asks_only_for_separators_that_end_a_part() {
    for (a, b, meet) in [
        ("SESSION#<token>#X", "SESSION#<user>#X", true),
        ("<x>|Q#Z", "<y>#Z", true),
        ("SESSION#<token>", "USER#<token>", false),
    ] {
        let (a, b) = (entity("A", a).separated_by('|'), entity("B", b));
        assert_eq!((collide(a, b), looks_different(a, b)), (meet, !meet), "{:?}", a.pk.source);
    }
}

#[test]
fn two_literals_are_one_text() {
    let [a, b] = ["A", "B"].map(Segment::Literal);
    let both = template('#', &[a, b]);
    assert!(can_meet(both, text("AB")));
    assert!(!can_meet(both, text("B")));
    assert!(looks_different(EntitySchema { pk: both, ..entity("A", "A") }, entity("B", "B")));
}

/// `08` and `desc(8)` have the same width, but write a value differently.
#[test]
fn a_field_has_one_text_unless_formats_of_one_width_write_it() {
    let digits = |min, max| TextShape::bounded(min, max, "0-9");
    let of = |field, shape| Part {
        field,
        shape,
        tail: false,
        exact: true,
        kind: "other",
        computed_from: &[],
        element: None,
    };
    for (shape, same) in [
        (digits(1, 8), true),
        (digits(8, 8), false),
        (digits(8, 8).as_free_text(), true),
        (TextShape::words(&["open", "shut"]), true),
    ] {
        assert_eq!(same_value(&of("n", shape), &of("n", shape)), same, "{shape:?}");
    }
    for other in [of("m", digits(1, 8)), of("n", digits(2, 8)), of("n", digits(1, 9))] {
        assert!(!same_value(&of("n", digits(1, 8)), &other), "{other:?}");
    }
}

fn formers(entity: EntitySchema, keys: &[(&'static str, &'static str)]) -> EntitySchema {
    let former = |&(pk, sk): &(&'static str, &'static str)| {
        let EntitySchema { pk, sk, .. } = key(entity.name, pk, sk);
        FormerKeySchema { name: "V1", pk, sk }
    };
    EntitySchema { formers: keys.iter().map(former).collect::<Vec<_>>().leak(), ..entity }
}

/// Wherever among the keys of two entities the one is that both can have.
#[test]
fn each_former_key_is_compared_with_each_key_of_other_entities() {
    let keys = |letter: &str, count: usize, same: Option<usize>| -> Vec<_> {
        let pk = |nth| match same {
            Some(same) if same == nth => "SAME#<id>",
            _ => &*format!("{letter}{nth}#<id>").leak(),
        };
        (0..count).map(|nth| (pk(nth), "M")).collect()
    };
    let entity = |letter: &'static str, count, same| {
        let keys = keys(letter, count, same);
        formers(key(letter, keys[0].0, keys[0].1), &keys[1..])
    };
    let other = key("C", "C", "M");
    for (a, b) in [(1, 2), (3, 1), (3, 2), (5, 5), (2, 6), (6, 1)] {
        assert_eq!(refusal(games(&[]), [entity("A", a, None), other, entity("B", b, None)]), "");
        for (one, two) in (0..a).flat_map(|one| (0..b).map(move |two| (one, two))) {
            let entities = [entity("A", a, Some(one)), other, entity("B", b, Some(two))];
            let said = refusal(games(&[]), entities);
            assert!(said.starts_with("`B`") && said.contains(" can have the same key"), "{said}");
        }
    }
}
