//! L4 over text whose characters all sort after the literal that follows it, for several lists of characters and literals.

use std::ops::Bound;

use ddb_keys::{Entity, KeyPart};
use proptest::prelude::*;
use proptest::sample::select;

use super::order::{Sorts, found};
use super::sort;
use crate::values::Values;

/// Texts of a few letters, of which many begin with others.
fn texts(letters: &str) -> BoxedStrategy<String> {
    let letters: Vec<char> = letters.chars().collect();
    let some = proptest::collection::vec(select(letters), 1..5);
    some.prop_map(|some| some.into_iter().collect()).boxed()
}

/// A list of characters, some of them, and a template in which they sort after what follows.
macro_rules! sorted {
    ($($name:ident: $chars:literal, $letters:literal, $sk:literal $(, $separator:literal)?;)+) => {$(
        #[test]
        fn $name() {
            #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, KeyPart)]
            #[key_part(chars = $chars)]
            struct Listed(String);

            impl Values for Listed {
                fn values() -> BoxedStrategy<Self> {
                    texts($letters).prop_map(Self).boxed()
                }
            }

            #[derive(Entity)]
            $(#[entity(separator = $separator)])?
            #[pk("P")]
            #[sk($sk)]
            struct Item { v: Listed, p: u8 }

            let sorts = Sorts::<Listed> {
                built: |v| Item { v: v.clone(), p: 7 }.key().build().ok(),
                kept: |key| Listed(ItemKey::parse("P", key.sk.as_ref().unwrap().as_str().unwrap()).unwrap().v.as_str().into()),
                descending: false,
                inclusive: |a, b, key| [
                    found(Item::query().v_in(a.view()..=b.view()), key),
                    found(Item::query().v_in(a.view()..), key),
                    found(Item::query().v_in(..=b.view()), key),
                ],
                exclusive: Some(|a, b, key| [
                    found(Item::query().v_in(a.view()..b.view()), key),
                    found(Item::query().v_in(..b.view()), key),
                    found(Item::query().v_in((Bound::Excluded(a.view()), Bound::Unbounded)), key),
                    found(Item::query().v_in((Bound::Excluded(a.view()), Bound::Included(b.view()))), key),
                ]),
            };
            sorts.hold();
        }
    )+};
}

sorted! {
    times: "0-9T:.+Z-", "01T:.+Z-", "<v>#SERVER#<p>";
    next_to_the_literal: "$%", "$%", "N#<v>#<p>";
    before_spaces: "!-~", "!~#a$\"", "<v> <p>";
    before_more_of_the_same: "0-9", "019", "<v>##/<p>";
    after_a_control_character: " -~", " a~", "<v>\n#<p>";
    after_another_separator: "}~", "}~", "<v>|<p>", '|';
    before_a_letter: "b-z", "bcz", "<v>a0<p>";
    up_to_the_last_one: "0-9\u{7F}", "09\u{7F}", "<v>#<p>";
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, KeyPart)]
#[key_part(chars = "0-9T:.+Z-")]
struct Rfc3339(String);

#[derive(Entity)]
#[pk("SERVER#<id>")]
#[gsi(BySeen, pk = "SEEN", sk = "<seen_at>#SERVER#<id>")]
struct Server {
    id: String,
    seen_at: Option<Rfc3339>,
}

#[test]
fn an_end_of_a_range_ends_where_the_literal_begins() {
    let [may, june] = ["2026-05", "2026-06"].map(|text| Rfc3339(text.into()));
    let (may, june) = (may.view(), june.view());
    let seen = Server::query_by_seen;
    assert_eq!(sort(seen().seen_at_in(may..)), "SK >= 2026-05");
    assert_eq!(sort(seen().seen_at_in(may..=june)), "SK between 2026-05 and 2026-06#SERVER$");
    assert_eq!(sort(seen().seen_at_in(may..june)), "SK between 2026-05 and 2026-06");
    assert_eq!(sort(seen().seen_at_in(..june)), "SK <= 2026-06");
    let after = (Bound::Excluded(may), Bound::Unbounded);
    assert_eq!(sort(seen().seen_at_in(after)), "SK >= 2026-05#SERVER$");
}

#[test]
fn an_end_as_long_as_a_key_finds_its_own_values_alone() {
    let long = |len| Rfc3339("9".repeat(len));
    let (fits, last) = (long(1010), long(1024));
    assert_eq!(
        sort(Server::query_by_seen().seen_at_in(..=fits.view())),
        format!("SK <= {}#SERVER$", "9".repeat(1010))
    );
    let before = sort(Server::query_by_seen().seen_at_in(..=last.view()));
    assert_eq!(before, format!("SK <= {}:", "9".repeat(1023)));
}
