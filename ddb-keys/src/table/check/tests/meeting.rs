//! Compares two templates, or two keys, with a model that tries every short text.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::collision::{collide, looks_different};
use super::{entity, found, key, part, template};
use crate::schema::{EntitySchema, KeyAttribute, Part, Segment, Source, TextShape};
use crate::table::check::collision::can_meet;

/// Every text of some letters, up to a length.
fn texts(letters: &[u8], max_len: usize) -> Vec<Vec<u8>> {
    let mut all = Vec::from([Vec::new()]);
    let mut from = 0;
    for _ in 0..max_len {
        let to = all.len();
        for at in from..to {
            for letter in letters {
                let mut text = all[at].clone();
                text.push(*letter);
                all.push(text);
            }
        }
        from = to;
    }
    all
}

/// Whether a template writes a string, by the documented rules.
fn writes(attribute: &KeyAttribute, at: usize, text: &[u8]) -> bool {
    let Source::Template { segments, .. } = attribute.source else { return false };
    match segments.get(at) {
        None => text.is_empty(),
        Some(Segment::Literal(literal)) => text
            .strip_prefix(literal.as_bytes())
            .is_some_and(|rest| writes(attribute, at + 1, rest)),
        Some(Segment::Part(part)) => (0..=text.len()).any(|len| {
            let (value, rest) = text.split_at(len);
            let next = segments.get(at + 1);
            is_value(part, attribute.separator as u8, next, value)
                && writes(attribute, at + 1, rest)
        }),
    }
}

fn is_value(part: &Part, separator: u8, next: Option<&Segment>, value: &[u8]) -> bool {
    let shape = part.shape;
    let known = shape.words.is_empty() || shape.words.iter().any(|word| word.as_bytes() == value);
    let fits = (shape.min..=shape.max).contains(&value.len())
        && !(shape.nonzero && value.iter().all(|byte| *byte == b'0'))
        && value.iter().all(|byte| shape.chars.has_byte(*byte));
    let exempt = part.tail || shape.min == shape.max;
    let early = match next {
        Some(Segment::Literal(literal)) => {
            let mut whole = value.to_vec();
            whole.extend(literal.as_bytes());
            whole.windows(literal.len()).position(|window| window == literal.as_bytes())
                != Some(value.len())
        }
        _ => false,
    };
    known && fits && (exempt || !(value.contains(&separator) || early))
}

/// Literals, parts of every kind, and strings that can be between them.
fn templates() -> Vec<&'static KeyAttribute> {
    let digits = TextShape::bounded(1, 2, "0-9");
    let shapes = [
        TextShape::TEXT,
        digits,
        TextShape::bounded(2, 2, "0-9"),
        TextShape::bounded(2, 2, "a#").as_free_text(),
        TextShape::bounded(1, usize::MAX, "a-").as_free_text(),
        TextShape::words(&["a", "1a"]),
        TextShape::words(&["a-", "1-"]),
        TextShape::words(&["", "1a"]),
        TextShape::bounded(0, usize::MAX, "a-").as_free_text(),
        TextShape::bounded(0, 2, "0-9"),
    ];
    let mut all = Vec::new();
    let literal = Segment::Literal;
    for text in ["a", "a#", "#a", "1#a", "a-1", "a#1#a", "--", "11"] {
        all.push(template('#', &[literal(text)]));
    }
    for separator in ['#', '-'] {
        for shape in shapes {
            let (x, y, tail) = (
                part("x", shape, false),
                part("y", TextShape::TEXT, false),
                part("t", shape, true),
            );
            for segments in [
                &[x][..],
                &[tail],
                &[literal("a#"), x],
                &[literal("a#"), tail],
                &[literal("1"), x],
                &[x, literal("#"), y],
                &[y, literal("#"), x],
                &[y, literal("-"), x],
                &[x, literal("#"), tail],
                &[y, literal("#a")],
                &[y, literal("-a")],
                &[y, literal("--"), x],
                &[y, literal("-1-"), tail],
                &[y, literal("a#a")],
                &[y, literal("##"), x],
                &[literal("a#"), x, literal("#1")],
            ] {
                all.push(template(separator, segments));
            }
        }
    }
    all
}

/// Literals, and parts that are never zero beside those that may be.
fn templates_of_numbers() -> Vec<&'static KeyAttribute> {
    let shapes = [(1, 2), (2, 2), (1, 3), (3, 3), (2, 3), (1, 20), (2, usize::MAX)]
        .map(|(min, max)| TextShape::bounded(min, max, "0-9"));
    let literal = Segment::Literal;
    let literals = ["0", "00", "000", "10", "1", "a0", "a00", "a010", "0a", "a0a1"];
    let mut all: Vec<_> = literals.map(|text| template('#', &[literal(text)])).into();
    for shape in shapes.into_iter().flat_map(|shape| [shape, shape.as_nonzero()]) {
        let (x, y) = (part("x", shape, false), part("y", shape.as_nonzero(), false));
        for segments in [
            &[x][..],
            &[literal("a"), x],
            &[literal("a"), x, literal("0")],
            &[x, literal("a")],
            &[x, literal("a"), y],
        ] {
            all.push(template('#', segments));
        }
    }
    all
}

#[test]
fn two_templates_meet_exactly_if_some_text_is_written_by_both() {
    meet_exactly(&templates(), &texts(b"a1#-", 6));
}

#[test]
fn numbers_other_than_zero_meet_exactly_what_they_write() {
    meet_exactly(&templates_of_numbers(), &texts(b"01a", 7));
}

fn meet_exactly(templates: &[&'static KeyAttribute], texts: &[Vec<u8>]) {
    let languages: Vec<Vec<bool>> = templates
        .iter()
        .map(|template| texts.iter().map(|text| writes(template, 0, text)).collect())
        .collect();
    let mut met = 0;
    for (at, a) in templates.iter().enumerate() {
        for (other, b) in templates.iter().enumerate().skip(at) {
            let both = languages[at].iter().zip(&languages[other]).position(|(a, b)| *a && *b);
            let witness = found(a, b);
            let pair = format!("{} ({}) and {} ({})", a.source, a.separator, b.source, b.separator);
            // A string that is found is checked below. If none is found, none may exist.
            let missed = both.map(|at| String::from_utf8_lossy(&texts[at]));
            assert!(witness.is_some() || missed.is_none(), "{pair}: {missed:?}");
            assert_eq!(can_meet(a, b), witness.is_some(), "{pair}");
            let looks = looks_different(
                EntitySchema { pk: a, ..entity("A", "A") },
                EntitySchema { pk: b, ..entity("B", "B") },
            );
            assert!(!looks || witness.is_none(), "{pair}");
            if let Some(witness) = witness {
                let text = witness.text().unwrap_or_default();
                assert!(writes(a, 0, text.as_bytes()), "{pair}: {text}");
                assert!(writes(b, 0, text.as_bytes()), "{pair}: {text}");
                met += 1;
            }
        }
    }
    let pairs = templates.len() * templates.len() / 2;
    assert!(met > pairs / 10 && met < pairs * 9 / 10, "{met} of {pairs} meet");
}

/// A field and the text that it has.
type Bound<'t> = (&'static str, &'t [u8]);

/// Whether a template writes a string with some values, including those of fields that are bound already.
fn binds<'t>(
    attribute: &KeyAttribute,
    at: usize,
    text: &'t [u8],
    bound: &[Bound<'t>],
    then: &dyn Fn(&[Bound<'t>]) -> bool,
) -> bool {
    let Source::Template { segments, .. } = attribute.source else { return false };
    match segments.get(at) {
        None => text.is_empty() && then(bound),
        Some(Segment::Literal(literal)) => text
            .strip_prefix(literal.as_bytes())
            .is_some_and(|rest| binds(attribute, at + 1, rest, bound, then)),
        Some(Segment::Part(part)) => (0..=text.len()).any(|len| {
            let (value, rest) = text.split_at(len);
            let agrees = bound.iter().all(|(field, other)| *field != part.field || *other == value);
            let mut bound = bound.to_vec();
            bound.push((part.field, value));
            agrees
                && is_value(part, b'#', segments.get(at + 1), value)
                && binds(attribute, at + 1, rest, &bound, then)
        }),
    }
}

#[test]
fn fields_in_both_keys_never_hide_a_collision() {
    let texts = texts(b"a1#-", 3);
    let halves = ["<x>", "a#<x>", "<x>#<y>", "<y>#<x>", "a#1", "a", "<x>#a", "<y>", "<x>#<y..>"];
    let mut entities = Vec::new();
    for pk in halves {
        for sk in halves {
            let entity = key("A", pk, sk);
            let mut language = Vec::new();
            for pk in &texts {
                for sk in &texts {
                    language.push(binds(entity.pk, 0, pk, &[], &|bound| {
                        entity.sk.is_some_and(|key| binds(key, 0, sk, bound, &|_| true))
                    }));
                }
            }
            entities.push((entity, language));
        }
    }
    let mut alarms = 0;
    for (at, (a, language)) in entities.iter().enumerate() {
        for (b, other) in &entities[at..] {
            let common = language.iter().zip(other).any(|(a, b)| *a && *b);
            let found = collide(*a, *b);
            assert!(found || !common, "{a:?} {b:?}");
            alarms += usize::from(found && !common);
        }
    }
    // Fields that connect partition and sort key other than through a literal are not considered.
    let pairs = entities.len() * entities.len() / 2;
    assert!(alarms < pairs / 20, "{alarms} alarms in {pairs} pairs");
}
