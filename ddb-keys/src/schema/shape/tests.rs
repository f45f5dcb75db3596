use super::*;

#[test]
fn a_set_lists_characters_and_ranges() {
    let set = CharSet::of("0-9A-F_");
    assert!("0189ABF_".bytes().all(|byte| set.has_byte(byte)));
    assert!(!"GaZ-é".bytes().any(|byte| set.has_byte(byte)));
    assert!(CharSet::of("a-").has_byte(b'-'));
    assert!(CharSet::of("-a").has_byte(b'-'));
    assert!(CharSet::of("é").has_byte("é".as_bytes()[1]));
}

#[test]
fn sets_are_compared_by_their_characters() {
    let same = |one, other| CharSet::of(one).same(CharSet::of(other));
    assert!(same("abc", "a-c") && same("é", "ü"));
    assert!(!same("a", "b") && !same("a", "aé") && !same("aé", "bé"));
    let holds = |one, other| CharSet::of(one).contains(CharSet::of(other));
    assert!(holds("0-9", "5") && holds("ab", "a") && holds("aé", "a") && holds("aé", "é"));
    assert!(!holds("5", "0-9") && !holds("a", "é") && !holds("é", "a") && !holds("a", "b"));
    assert!(CharSet::DIGITS.covers(b"12a", 2) && CharSet::DIGITS.covers(b"a", 0));
    assert!(!CharSet::DIGITS.covers(b"12a", 3) && !CharSet::DIGITS.covers(b"a12", 2));
}

#[test]
fn a_character_beyond_ascii_stays_in_its_set() {
    assert_eq!(CharSet::ALL.without(128), CharSet::ALL);
    assert_eq!(CharSet::of("ab").without(b'a'), CharSet::of("b"));
    assert_eq!(TextShape::words(&["À"]).chars, CharSet::of("À"), "its bytes are C3 80");
}

#[test]
fn times_and_bytes_have_no_plain_text() {
    assert_eq!(TextShape::TEXT.form, TextForm::Plain);
    assert_eq!(TextShape::TIME.form, TextForm::Formatted);
    assert_eq!(TextShape::BINARY.form, TextForm::Bytes);
}

#[test]
fn folding_moves_letters_and_leaves_the_rest() {
    let hex = TextShape::bounded(1, 4, CharSet::of("0-9a-f"));
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

#[test]
fn digits_meet_a_literal_that_starts_with_digits_they_can_end() {
    let digits = TextShape::bounded(1, 10, CharSet::DIGITS);
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

#[test]
fn an_early_occurrence_may_overlap_the_literal() {
    assert_eq!(early_occurrence("a-", "--"), Some(1));
    assert_eq!(early_occurrence("a", "--"), None);
    assert_eq!(early_occurrence("1.2", "."), Some(1));
    assert_eq!(early_occurrence("x", "xy"), None);
}
