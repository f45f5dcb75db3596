use alloc::string::String;

use super::*;

#[test]
fn a_character_beyond_ascii_stays_in_its_set() {
    assert_eq!(CharSet::ALL.without(128), CharSet::ALL);
    assert_eq!(CharSet::of("ab").without(b'a'), CharSet::of("b"));
    assert_eq!(TextShape::words(&["À"]).chars, CharSet::of("À"), "its bytes are C3 80");
}

#[test]
fn times_and_bytes_have_no_plain_text() {
    assert_eq!(TextShape::TEXT.form, TextForm::Unformatted);
    assert_eq!(TextShape::TIME.form, TextForm::Formatted);
    assert_eq!(TextShape::BINARY.form, TextForm::Bytes);
}

#[test]
fn folding_moves_letters_and_leaves_the_rest() {
    let hex = TextShape::bounded(1, 4, "0-9a-f");
    assert_eq!(hex.upper_case().chars, CharSet::of("0-9A-F"));
    assert_eq!(hex.lower_case().chars, hex.chars);
    assert_eq!(hex.upper_case().lower_case().chars, hex.chars);
    assert_eq!(TextShape::TEXT.upper_case().chars.or(CharSet::of("a-z")), CharSet::ALL);
}

#[test]
fn folding_a_few_words_allows_the_folded_words() {
    let shape = TextShape::words(&["Open", "SHUT"]);
    for folded in [shape.upper_case(), shape.lower_case()] {
        assert!(folded.words.is_empty(), "the folded words are not among the words");
        assert_eq!((folded.min, folded.max), (4, 4));
    }
    let small = TextShape::words(&["open", "1st"]);
    assert_eq!(small.lower_case(), small, "nothing is folded");
}

/// Whether a string is one of a shape.
fn has(shape: &TextShape, text: &str) -> bool {
    (shape.min..=shape.max).contains(&text.len())
        && shape.chars.first_outside(text).is_none()
        && (shape.words.is_empty() || shape.words.contains(&text))
}

const TEXTS: [&str; 16] = [
    "a", "A", "open", "OPEN", "Open1", "1", "é", "É", "École", "ß", "ŉ", "\u{212a}", "İ", "ΐ",
    "ΣΣ", "ab-é",
];

/// Shapes of every kind: free, bounded, of a few words; with and without letters beyond ASCII.
fn shapes() -> impl Iterator<Item = TextShape> {
    let bounded = ["a-z", "A-Z", "0-9", "a-zA-Z0-9-", "é", "a-zé", "A-Z0-9é"]
        .into_iter()
        .flat_map(|chars| {
            let widths = [(1, usize::MAX), (1, 6), (4, 4), (2, 9)];
            widths.map(|(min, max)| TextShape::bounded(min, max, chars))
        })
        .flat_map(|shape| [shape, shape.as_free_text()]);
    let words = TEXTS.chunks(1).chain(TEXTS.chunks(3)).chain(TEXTS.chunks(5));
    bounded.chain(words.map(TextShape::words)).chain([TextShape::TEXT])
}

/// What `fold` makes of every text that a type can have is among what the proofs reckon with, and
/// the type can read it unless the template is refused.
#[test]
fn folded_texts_are_those_of_the_folded_shape() {
    type Case = (fn(TextShape) -> TextShape, fn(&str) -> String);
    let cases: [Case; 4] = [
        (TextShape::upper_case, str::to_ascii_uppercase),
        (TextShape::lower_case, str::to_ascii_lowercase),
        (TextShape::unicode_upper_case, |text| text.chars().flat_map(char::to_uppercase).collect()),
        (TextShape::unicode_lower_case, |text| text.chars().flat_map(char::to_lowercase).collect()),
    ];
    let mut readable = 0;
    for shape in shapes() {
        for (shape_of, fold) in cases {
            let folded = shape_of(shape);
            for text in TEXTS.iter().filter(|text| has(&shape, text)) {
                let text = fold(text);
                assert!(has(&folded, &text), "{text:?}: {shape:?} becomes {folded:?}");
                if folded.form != TextForm::Unreadable {
                    readable += 1;
                    assert!(has(&shape, &text), "{text:?}: {shape:?} becomes {folded:?}");
                }
            }
        }
    }
    assert!(readable > 100, "{readable}");
}

/// One and the same number has many strings.
#[test]
fn texts_of_equal_numbers_are_not_distinguished() {
    for shape in shapes().chain([TextShape::words(&["1"]), TextShape::words(&["1.0", "10e-1"])]) {
        let number = shape.as_number();
        assert!(number.words.is_empty() && number.chars.contains(CharSet::of("0-9eE.+-")));
    }
}

#[test]
fn digits_meet_a_literal_that_starts_with_digits_they_can_end() {
    let digits = TextShape::bounded(1, 10, "0-9");
    assert!(digits.can_meet("5"));
    assert!(digits.can_meet("55"));
    assert!(!digits.can_meet("5a"), "15 + 5a holds 5a once");
    assert!(!digits.can_meet("5a5"), "needs the letter, which digits lack");
    assert!(!digits.can_meet("#"));
}

#[test]
fn words_meet_exactly() {
    let words = TextShape::words(&["open", "closed"]);
    assert_eq!((words.min, words.max), (4, 6));
    assert!(words.can_meet("n"));
    assert!(words.can_meet("nn"), "`open` + `nn` holds `nn` one byte early");
    assert!(!words.can_meet("#"));
    assert_eq!(words.words, ["open", "closed"]);
    assert!(!words.can_meet("ne"), "no word ends so, though its letters are there");
    assert!(TextShape::words(&["ab"]).can_meet("aba"), "`ab` + `aba` holds `aba` at once");
}
