//! Ranges of text, and beginnings of text.

use ddb_keys::{Entity, KeyPart, Refusal};

use super::{error, is_empty, refusal, sort};

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("NAME#<name>")]
#[gsi(Bare, pk = "P#<p>", sk = "<name>")]
#[gsi(Raw, pk = "P#<p>", sk = name)]
#[gsi(Tail, pk = "P#<p>", sk = "T#<name..>")]
#[gsi(Lower, pk = "P#<p>", sk = "L#<name:lower>")]
#[gsi(Upper, pk = "P#<p>", sk = "<name:upper>#<p>")]
#[gsi(Lowercase, pk = "P#<p>", sk = "L#<name:lowercase>")]
#[gsi(Uppercase, pk = "P#<p>", sk = "<name:uppercase>#<p>")]
#[gsi(Word, pk = "P#<p>", sk = "<name>--<p>")]
struct Person {
    p: String,
    name: String,
}

#[test]
fn text_sorts_at_the_end_of_a_key() {
    let p = || Person::query().p("p");
    assert_eq!(sort(p().name_in("a"..="b")), "SK between NAME#a and NAME#b");
    assert_eq!(sort(p().name_in("a"..)), "SK between NAME#a and NAME$");
    assert_eq!(sort(p().name_in(..="b")), "SK between NAME# and NAME#b");
    let p = || Person::query_bare().p("p");
    assert_eq!(sort(p().name_in("a"..)), "SK >= a");
    assert_eq!(sort(p().name_in(..="b")), "SK <= b");
    let p = || Person::query_raw().p("p");
    assert_eq!(sort(p().name_in("a#"..="b")), "name between a# and b");
    let p = || Person::query_tail().p("p");
    assert_eq!(sort(p().name_in("a#"..="b#x")), "SK between T#a# and T#b#x");
    assert!(is_empty(p().name_in("b"..="a")));
}

#[test]
fn ends_of_text_are_checked_as_values_are() {
    let p = || Person::query().p("p");
    assert_eq!(refusal(p().name_in(""..="b")), Refusal::Empty);
    assert_eq!(refusal(p().name_in("a"..="b#")), Refusal::Separator { separator: '#', at: 1 });
    assert_eq!(refusal(Person::query_raw().p("p").name_in(""..)), Refusal::Empty);
}

#[test]
fn a_beginning_of_text_is_a_prefix_that_ends_anywhere() {
    let p = || Person::query().p("p");
    assert_eq!(sort(p().name_starts_with("al")), r#"begins_with(SK, "NAME#al")"#);
    assert_eq!(
        sort(p().name_starts_with(String::from("a\u{10FFFF}"))),
        "begins_with(SK, \"NAME#a\\u{10ffff}\")"
    );
    assert_eq!(refusal(p().name_starts_with("")), Refusal::Empty);
    assert_eq!(refusal(p().name_starts_with("a#")), Refusal::Separator { separator: '#', at: 1 });
    assert_eq!(
        sort(Person::query_tail().p("p").name_starts_with("a#")),
        r#"begins_with(SK, "T#a#")"#
    );
    assert_eq!(
        sort(Person::query_raw().p("p").name_starts_with("a#")),
        r#"begins_with(name, "a#")"#
    );
}

#[test]
fn a_beginning_is_folded_as_its_format_folds() {
    let p = || Person::query_lower().p("p");
    assert_eq!(sort(p().name_starts_with("AlÉ")), r#"begins_with(SK, "L#alÉ")"#);
    assert_eq!(
        sort(Person::query_upper().p("p").name_starts_with("al")),
        r#"begins_with(SK, "AL")"#
    );
    let p = || Person::query_lowercase().p("p");
    assert_eq!(sort(p().name_starts_with("AlÉ")), r#"begins_with(SK, "L#alé")"#);
    let p = || Person::query_uppercase().p("p");
    assert_eq!(sort(p().name_starts_with("weiß")), r#"begins_with(SK, "WEISS")"#);
    // The text that is sent counts, not the one that was given.
    assert!(sort(p().name_starts_with("ŉ".repeat(340))).len() > 1000);
    assert!(matches!(refusal(p().name_starts_with("ŉ".repeat(400))), Refusal::TooLong { .. }));
    let kelvins = || Person::query_lowercase().p("p").name_starts_with("\u{212a}".repeat(1000));
    assert_eq!(sort(kelvins()).len(), "begins_with(SK, \"L#\")".len() + 1000);
}

#[test]
fn a_beginning_that_would_find_shorter_values_is_refused() {
    let p = || Person::query_word().p("p");
    assert_eq!(sort(p().name_starts_with("a-b")), r#"begins_with(SK, "a-b")"#);
    for beginning in ["a-", "a--", "a--b"] {
        assert!(
            matches!(refusal(p().name_starts_with(beginning)), Refusal::Other(_)),
            "{beginning}"
        );
    }
    assert_eq!(
        error(p().name_starts_with("a-")).to_string(),
        "`Person`, sort key of Word `<name>--<p>`: `name` ends like the literal that follows it, \
         so that it would also find shorter values"
    );
}

#[derive(Debug, Clone, KeyPart)]
#[key_part(len = 4, chars = "0-9A-Z#")]
struct Code(String);

#[derive(Debug, Clone, KeyPart)]
#[key_part(chars = "a-z")]
struct Word(String);

#[derive(Entity)]
#[pk("P#<p>")]
#[sk("<code>#<p>")]
#[gsi(Last, pk = "P#<p>", sk = "C#<code>")]
#[gsi(Raw, pk = "P#<p>", sk = code)]
#[gsi(Words, pk = "P#<p>", sk = "<word>#<p>")]
#[gsi(RawWord, pk = "P#<p>", sk = word)]
struct Coded {
    p: String,
    code: Code,
    word: Word,
}

#[test]
fn text_of_one_length_sorts_wherever_it_stands() {
    let (a, b) = (Code("A#00".into()), Code("B000".into()));
    let (a, b) = (a.view(), b.view());
    let p = || Coded::query().p("p");
    assert_eq!(sort(p().code_in(a..=b)), "SK between A#00 and B001");
    assert_eq!(sort(p().code_in(a..b)), "SK between A#00 and B000");
    assert_eq!(sort(p().code_in(..b)), "SK <= B000");
    assert_eq!(sort(Coded::query_last().p("p").code_in(a..b)), "SK between C#A#00 and C#B00/");
    assert_eq!(sort(Coded::query_raw().p("p").code_in(a..=b)), "code between A#00 and B000");
    assert_eq!(sort(p().code_starts_with("A#")), r#"begins_with(SK, "A#")"#);
}

#[test]
fn a_beginning_that_no_value_of_the_type_has_is_refused() {
    let p = || Coded::query().p("p");
    let length = Refusal::Length { expected: 4, found: 5 };
    assert_eq!(refusal(p().code_starts_with("A0000")), length, "it would reach the next part");
    assert!(matches!(refusal(p().code_starts_with("a")), Refusal::Other(_)));
    let p = || Coded::query_words().p("p");
    assert!(matches!(refusal(p().word_starts_with("a#p")), Refusal::Other(_)));
    assert!(matches!(
        refusal(Coded::query_raw_word().p("p").word_starts_with("A")),
        Refusal::Other(_)
    ));
    assert_eq!(sort(p().word_starts_with("ab")), r#"begins_with(SK, "ab")"#);
}
