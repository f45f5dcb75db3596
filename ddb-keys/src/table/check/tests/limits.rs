//! The limits of the search for a common text, beyond which the answer is conservative.

use alloc::boxed::Box;
use alloc::string::String;

use super::{found, games, key, part, refusal, template, text};
use crate::schema::{CharSet, KeyAttribute, Segment, TextShape};

fn literal(letter: &str, len: usize) -> Segment {
    Segment::Literal(Box::leak(letter.repeat(len).into_boxed_str()))
}

fn of(segments: &[Segment]) -> &'static KeyAttribute {
    template('#', segments)
}

fn meet(a: &[Segment], b: &[Segment]) -> bool {
    found(of(a), of(b)).is_some()
}

fn digits(min: usize, max: usize) -> Segment {
    part("n", TextShape::bounded(min, max, "0-9"), false)
}

#[test]
fn lengths_are_counted_up_to_64_bytes() {
    assert!(meet(&[digits(1, 64)], &[literal("1", 64)]));
    assert!(!meet(&[digits(1, 64)], &[literal("1", 65)]));
    assert!(meet(&[digits(1, 65)], &[literal("1", 65)]));
    assert!(meet(&[digits(1, 65)], &[literal("1", 66)]), "not counted");
    assert!(meet(&[digits(2, usize::MAX)], &[literal("1", 2)]));
    assert!(!meet(&[digits(2, usize::MAX)], &[literal("1", 1)]));
}

#[test]
fn a_template_is_known_up_to_256_bytes_and_any_text_beyond() {
    assert!(!meet(&[literal("1", 255)], &[literal("1", 2)]));
    for len in 1..4 {
        assert!(meet(&[literal("1", 256)], &[literal("a", len)]));
    }
    assert!(meet(&[digits(1, 1), literal("1", 256)], &[literal("1", 4)]));
    assert!(!meet(&[digits(1, 1), literal("1", 256)], &[literal("a", 4)]));
}

/// A field beyond the limit has no known text that the other key could be compared with.
#[test]
fn keys_beyond_what_is_known_of_them_are_taken_to_meet() {
    let pk: &str = Box::leak(["1".repeat(300).as_str(), "<x>"].concat().into_boxed_str());
    let said = refusal(games(&[]), [key("A", pk, "<x>"), key("B", pk, "<x>")]);
    assert!(said.starts_with("`B` and `A` can have the same key"), "{said}");
}

#[test]
fn a_literal_is_guarded_up_to_16_bytes() {
    let after = |literal| [part("x", TextShape::TEXT, false), literal];
    assert!(!meet(&after(literal("-", 2)), &[literal("-", 4)]));
    assert!(!meet(&after(literal("-", 16)), &[literal("-", 32)]));
    assert!(meet(&after(literal("-", 17)), &[literal("-", 34)]), "not guarded");
}

#[test]
fn a_guarded_text_cannot_hold_its_literal() {
    for (template, other, meets) in [
        ("<x>abac", "abababac", true),
        ("<x>abac", "ababacabac", false),
        ("<x>abac", "abacabac", false),
        ("<x>aab", "aaab", true),
        ("<x>aab", "aabaab", false),
    ] {
        assert_eq!(found(text(template), text(other)).is_some(), meets, "{template} {other}");
    }
    let number = [digits(1, usize::MAX), literal("-", 2)];
    assert!(meet(&number, &[Segment::Literal("1--")]));
    assert!(!meet(&number, &[Segment::Literal("-1--")]), "`-` is not a digit");
}

#[test]
fn a_count_stands_beside_a_literal_too() {
    assert!(meet(&[digits(1, 2), literal("-", 2)], &[Segment::Literal("11--")]));
    assert!(!meet(&[digits(1, 2), literal("-", 2)], &[Segment::Literal("111--")]));
}

#[test]
fn an_example_shows_a_uuid_as_one() {
    let shown = |min, max, chars| {
        let shape = TextShape::bounded(min, max, chars);
        let (a, b) = (of(&[part("id", shape, false)]), text("<x>"));
        found(a, b).and_then(|witness| witness.text().map(String::from)).unwrap_or_default()
    };
    assert_eq!(shown(36, 36, "0-9a-f-"), "00000000-0000-0000-0000-000000000000");
    for (min, max, chars, shown_as) in [
        (36, 36, "0-9a-f", "1".repeat(36)),
        (36, 36, "0-9a-z-", "x".repeat(36)),
        (35, 35, "0-9a-f-", "1".repeat(35)),
        (36, 37, "0-9a-f-", "1".repeat(36)),
        (35, 36, "0-9a-f-", "1".repeat(35)),
    ] {
        assert_eq!(shown(min, max, chars), shown_as, "{min} {max} {chars}");
    }
    let (uuid, letters) = (CharSet::of("0-9a-f-"), CharSet::of("a-f"));
    let part = |chars| of(&[part("id", TextShape::of_chars(36, 36, chars), false)]);
    let both = found(part(uuid), part(letters)).and_then(|both| both.text().map(String::from));
    assert_eq!(both, Some("a".repeat(36)), "what both can be");
}
