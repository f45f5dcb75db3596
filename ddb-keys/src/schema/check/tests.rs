use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;
use crate::key::Entity;
use crate::schema::{Role, TextShape};

const DIGITS: TextShape = TextShape::bounded(1, 10, "0-9");

/// What compilation would end with; nothing where it goes on.
fn refusal(check: impl FnOnce()) -> String {
    let found = catch_unwind(AssertUnwindSafe(check)).err();
    found.map_or_else(String::new, |found| *found.downcast::<String>().unwrap())
}

fn attribute(role: Role, source: Source) -> KeyAttribute {
    KeyAttribute { entity: "Row", index: None, role, position: 0, separator: '#', source }
}

fn template(role: Role, segments: &[Segment]) -> KeyAttribute {
    attribute(role, Source::Template { text: "T", segments: segments.to_vec().leak() })
}

fn part(shape: TextShape) -> Segment {
    Segment::Part(Part {
        field: "n",
        shape,
        tail: false,
        exact: true,
        kind: "other",
        computed_from: &[],
        element: None,
    })
}

fn tail(shape: TextShape) -> Segment {
    Segment::Part(Part {
        field: "n",
        shape,
        tail: true,
        exact: true,
        kind: "other",
        computed_from: &[],
        element: None,
    })
}

fn found_in(segments: &[Segment]) -> String {
    refusal(|| _ = template(Role::Partition, segments).checked())
}

fn of_length(role: Role, max: usize) -> String {
    let shape = TextShape::bounded(1, max, "0-9");
    refusal(|| _ = template(role, &[Segment::Literal("N#"), part(shape)]).checked())
}

#[test]
fn a_key_that_fits_at_its_longest_or_has_no_bound_passes() {
    assert_eq!(of_length(Role::Partition, 2046), "");
    assert_eq!(of_length(Role::Sort, 1022), "");
    assert_eq!(of_length(Role::Sort, usize::MAX), "");
}

#[test]
fn a_key_that_can_be_too_long_is_refused() {
    let sort = of_length(Role::Sort, 1023);
    let expected = "`Row`, `T`: can have 1025 bytes, and DynamoDB takes 1024 bytes of a sort key\n";
    assert!(sort.starts_with(expected), "{sort}");
    assert!(
        of_length(Role::Partition, 2047).contains("DynamoDB takes 2048 bytes of a partition key")
    );
}

#[test]
fn a_key_that_can_be_empty_is_refused() {
    let empty = TextShape { min: 0, ..TextShape::TEXT };
    let refused =
        "`Row`, `T`: can be empty, and DynamoDB has no empty keys\nhelp: write a literal before it";
    assert_eq!([found_in(&[part(empty)]), found_in(&[tail(empty)])], [refused; 2]);
    assert_eq!(found_in(&[part(empty), Segment::Literal("#")]), "");
}

#[test]
fn a_number_may_not_run_into_digits() {
    let refused = "`Row`, `T`: `n` can contain `5`, which ends it here\n\
                   help: write a separator after it, or a fixed width such as `<n:08>`";
    assert_eq!(found_in(&[part(DIGITS), Segment::Literal("5")]), refused);
    assert_eq!(found_in(&[Segment::Literal("N"), part(DIGITS), Segment::Literal("5")]), refused);
    let signed = TextShape::bounded(1, 11, "0-9-");
    assert!(found_in(&[part(signed), Segment::Literal("5")]).ends_with("`<n:ordered>`"));
    let hex = TextShape::bounded(1, 8, "0-9a-f");
    assert!(
        found_in(&[part(hex), Segment::Literal("5")]).ends_with("help: write a separator after it")
    );
    assert_eq!(found_in(&[part(DIGITS), Segment::Literal("#5")]), "");
}

#[test]
fn parts_of_fixed_width_or_checked_by_value_can_precede_anything() {
    let padded = TextShape::bounded(8, 8, "0-9");
    assert_eq!(found_in(&[part(padded), Segment::Literal("5")]), "");
    assert_eq!(found_in(&[part(TextShape::TEXT), Segment::Literal("5")]), "");
}

#[test]
fn a_word_holds_no_separator_but_in_a_tail() {
    const WORDS: TextShape = TextShape::words(&["up", "a#b"]);
    assert!(found_in(&[part(WORDS)]).starts_with("`Row`, `T`: `n` can be `a#b`, which contains"));
    assert_eq!(found_in(&[tail(WORDS)]), "");
    assert_eq!(found_in(&[part(TextShape::words(&["up", "down"]))]), "");
    assert_eq!(found_in(&[part(TextShape::words(&["a#b", "c#d"]))]), "", "all are as wide");
}

#[test]
fn a_part_without_text_is_refused() {
    let unreadable = TextShape { form: TextForm::Unreadable, ..DIGITS };
    assert!(found_in(&[part(TextShape::TIME)]).contains("is a time, which needs a format"));
    assert!(
        found_in(&[part(TextShape::BINARY)])
            .contains("is bytes, which cannot be part of a template")
    );
    assert!(
        found_in(&[part(unreadable)])
            .contains("its format writes characters that its type does not allow")
    );
}

#[test]
fn a_raw_key_has_a_type_that_a_key_can_have() {
    let raw = |key_type, shape| {
        let source = Source::Raw { field: "n", attribute: "n", key_type, shape, kind: "other" };
        refusal(|| _ = attribute(Role::Partition, source).checked())
    };
    assert_eq!(raw(Some(crate::schema::KeyType::N), DIGITS), "");
    let time = "`Row`: `n` cannot be a raw key, because the form in which serde stores times does not sort\n\
                help: write a template, \"<n:millis>\"";
    assert_eq!(raw(None, TextShape::TIME), time);
    let plain = raw(None, DIGITS);
    assert!(plain.contains("serde does not store it as its plain text"), "{plain}");
    assert!(plain.ends_with("\"<n>\""), "{plain}");
}

#[test]
fn each_attribute_of_each_key_is_checked() {
    #[derive(ddb_keys::Entity)]
    #[pk("P#<id>")]
    #[sk("S#<id>")]
    #[gsi(ByName, pk = ["A#<id>", "B#<id>"], sk = ["C#<id>", "D#<id>"])]
    #[allow(dead_code, reason = "its schema is what is held")]
    struct Row {
        id: u32,
    }
    let bad = |text| {
        let segments = Vec::from([part(TextShape::TIME)]).leak();
        let source = Source::Template { text, segments };
        &*Box::leak(Box::new(attribute(Role::Partition, source)))
    };
    let mut index = Row::SCHEMA.indexes[0];
    (index.pk, index.sk) =
        (Box::leak(Box::new([bad("A"), bad("B")])), Box::leak(Box::new([bad("C"), bad("D")])));
    let indexes = Box::leak(Box::new([index]));
    let schema = EntitySchema { pk: bad("P"), sk: Some(bad("S")), indexes, ..*Row::SCHEMA };
    let held = |schema: &EntitySchema, key, at| refusal(|| check_template(Some(schema), key, at));
    for (key, at, text) in
        [(0, 0, "P"), (0, 1, "S"), (1, 0, "A"), (1, 1, "B"), (1, 2, "C"), (1, 3, "D")]
    {
        let found = held(&schema, key, at);
        assert!(found.starts_with(&alloc::format!("`Row`, `{text}`: `n` is a time")), "{found}");
    }
    let broken = EntitySchema { broken: true, ..schema };
    assert_eq!(held(&broken, 0, 0), "", "another error has been reported");
    assert_eq!(refusal(|| check_template(None, 0, 0)), "");
    assert_eq!(held(Row::SCHEMA, 0, 1), "");
}
