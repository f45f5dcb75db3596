//! Text, folded and restricted text, names of enum variants.

use std::borrow::Cow;
use std::sync::Arc;

use arrayvec::ArrayString;
use ddb_keys::KeyPart;

use super::lines::{Lines, keys};

#[derive(KeyPart)]
struct UserId(String);

#[derive(KeyPart)]
struct OwnerId(UserId);

#[derive(KeyPart)]
#[key_part(len = 3, chars = "A-Z")]
struct Airport(String);

#[derive(KeyPart)]
#[key_part(chars = "0-9a-z-")]
struct Slug(String);

#[derive(KeyPart)]
#[key_part(empty)]
struct Namespace(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Plain {
    Open,
    InProgress,
    r#Type,
}

macro_rules! renamed {
    ($lines:ident; $($rule:literal)+) => {$({
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
        #[key_part(rename_all = $rule)]
        enum Renamed {
            InProgress,
            ByID,
            #[key_part(rename = "the rest")]
            Rest,
        }

        #[derive(ddb_keys::Entity)]
        #[pk("<a>")]
        struct Item {
            a: Renamed,
        }

        for a in [Renamed::InProgress, Renamed::ByID, Renamed::Rest] {
            $lines.key("pk(\"<a>\")", &format!("a: {:?} = {a:?}", $rule), &Item { a });
        }
    })+};
}

pub(super) fn write(lines: &mut Lines) {
    keys! { lines;
        #[pk("<a>")] { a: String }
            ("a") ("alice") ("Ålesund") ("e\u{301}") ("é") ("😀") (" ") ("\0") ("\n") ("<>") ("%") ("a:b") ("-1") ("007")
            ("\u{7f}\u{80}\u{d7ff}\u{e000}\u{ffff}\u{10ffff}");
        #[pk("USER#<a>")] { a: String } ("alice") ("Alice") ("a|b") ("{}") ("\"");
        #[pk("<a>#USER")] { a: String } ("alice");
        #[pk("P")] #[sk("<a..>")] { a: String } ("a") ("a#b") ("#") ("##a#") ("2024-01-15#abc");
        #[pk("P")] #[sk("ORDER#<a>#<b..>")] { a: String, b: String } ("a", "b") ("a", "b#c") ("a", "#");
        #[pk("P")] #[sk("FILE#<a..>")] { a: Vec<String> } (["home"]) (["home", "photos"]) (["a|b", "é", "<>"]);
        #[entity(separator = '/')] #[pk("<a..>")] #[sk("/<a..>")] { a: Vec<String> } (["home", "a#b"]);
        #[pk("<a..>")] { a: Vec<UserId> } (vec![UserId("a".into()), UserId("b".into())]);
        #[pk("<a..>")] #[sk("<b..>")] { a: Vec<Plain>, b: Vec<bool> } (vec![Plain::Open, Plain::Type], vec![true, false]);
        #[pk("<a:upper>")] #[sk("<a:lower>")] { a: String } ("aLiCe") ("straße") ("ﬁ") ("É") ("ǆ") ("7-a") ("İ");
        #[pk("<a:uppercase>")] { a: String } ("École") ("straße") ("ﬁ") ("ŉ") ("ǆ") ("σς") ("İ") ("ı") ("ΐ") ("𐐨");
        #[pk("<a:lowercase>")] { a: String } ("École") ("STRASSE") ("ẞ") ("ΣΣ") ("İ") ("K") ("Å") ("Ⱥ") ("𐐀");
        #[pk("<a>")] #[sk("<b>#<c>")] { a: Box<str>, b: Arc<str>, c: Cow<'static, str> } ("a", "b", "c");
        #[pk("<a>#<b>")] { a: &'static str, b: Box<u32> } ("a", Box::new(7));
        #[pk("<a>#A")] #[sk("<b..>")] { a: ArrayString<8>, b: ArrayString<8> } ("alice", "a#b") ("😀", "é");
        #[pk("<a>")] { a: char } ('a') ('é') ('😀') ('\0') ('\u{10ffff}');
        #[pk("<a>")] { a: bool } (true) (false);
        #[pk("<a>#<b>")] { a: UserId, b: OwnerId } (UserId("a".into()), OwnerId(UserId("b".into())));
        #[pk("<a:upper>#<a:lower>")] { a: UserId } (UserId("aB".into()));
        #[pk("<a>x")] #[sk("<b>")] { a: Airport, b: Slug } (Airport("OSL".into()), Slug("oslo-gardermoen-1".into()));
        #[pk("T")] #[sk("<a>#checkpoint#<b>")] { a: Namespace, b: String } (Namespace(String::new()), "1ef") (Namespace("inner".into()), "1ef");
        #[pk("<a>")] { a: Plain } (Plain::Open) (Plain::InProgress) (Plain::Type);
    }
    renamed! { lines;
        "lowercase" "UPPERCASE" "PascalCase" "camelCase" "snake_case" "SCREAMING_SNAKE_CASE" "kebab-case" "SCREAMING-KEBAB-CASE"
    }
}
