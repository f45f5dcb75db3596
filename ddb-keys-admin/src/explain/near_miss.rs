//! Templates that a key almost matches, and where it stops.

use std::cmp::Reverse;

use ddb_keys::schema::{EntitySchema, KeyAttribute, KeyType, Role};
use ddb_keys::table::KeyMatch;
use ddb_keys::{Mismatch, ParseError};
use serde::Serialize;

use super::stored_key::{Primary, StoredKey};

/// A template that a key does not match, and the byte where it stops matching.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct NearMiss {
    /// The entity.
    pub entity: &'static str,
    /// The name of the former key, such as `V1`. `None` for the present key.
    pub former: Option<&'static str>,
    /// The name of the key attribute that does not match.
    pub attribute: &'static str,
    /// Its template, or the name of the field that is the attribute.
    pub template: &'static str,
    /// The byte of its text at which it stops matching.
    pub at: usize,
    /// The text before this byte.
    pub before: String,
    /// The text from this byte on.
    pub after: String,
    /// The reason, such as ``"expected `USER#` at byte 0"``.
    pub reason: String,
    #[serde(skip)]
    is_sort_key: bool,
}

impl NearMiss {
    /// How an entity's present key and its former ones differ from a key that it does not claim.
    pub(super) fn of(
        stored: StoredKey<'_>,
        entity: &'static EntitySchema,
        found: KeyMatch,
    ) -> Vec<Self> {
        let KeyMatch::Other(error) = found else { return Vec::new() };
        let present = Compared { stored, primary: Primary::present(entity) }.miss(error);
        let formers = Primary::formers(entity);
        let formers = formers.map(|primary| Compared { stored, primary }.shape_miss());
        std::iter::once(present).chain(formers).collect()
    }

    /// Less for a template of which more matches.
    pub(super) fn distance(&self) -> impl Ord + use<> {
        (Reverse(self.is_sort_key), Reverse(self.at))
    }
}

/// A stored key, and the primary key that it is compared with.
#[derive(Clone, Copy)]
struct Compared<'t> {
    stored: StoredKey<'t>,
    primary: Primary,
}

impl Compared<'_> {
    /// The miss that an error of parsing describes.
    fn miss(self, error: ParseError) -> NearMiss {
        let bytes = self.primary.attributes().find(|key| key.key_type() == KeyType::B);
        if let Some(key) = bytes {
            return self.at(key, 0, String::from("the key has bytes, which are not text"));
        }
        let at = stop(*error.mismatch(), self.stored.text(error.key()));
        self.at(error.key(), at, error.mismatch().to_string())
    }

    /// The miss of a key that may have the shape of the templates without being claimed.
    fn shape_miss(self) -> NearMiss {
        let Primary { pk, sk, .. } = self.primary;
        let split = |key: &'static KeyAttribute| key.split(self.stored.text(key));
        if let Some(error) = self.primary.attributes().find_map(|key| split(key).err()) {
            return self.miss(error);
        }
        let key = sk.unwrap_or(pk);
        self.at(
            key,
            self.stored.text(key).len(),
            String::from("a value in it is not one of its type"),
        )
    }

    fn at(self, key: &'static KeyAttribute, at: usize, reason: String) -> NearMiss {
        let text = self.stored.text(key);
        let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
        NearMiss {
            entity: key.entity,
            former: self.primary.former,
            attribute: self.stored.table.attribute_at(key).unwrap_or_default(),
            template: key.text(),
            at,
            before: before.to_string(),
            after: after.to_string(),
            reason,
            is_sort_key: key.role == Role::Sort,
        }
    }
}

/// The byte at which a text stops matching.
fn stop(mismatch: Mismatch, text: &str) -> usize {
    match mismatch {
        Mismatch::Literal { expected, at } => {
            let rest = text.get(at..).unwrap_or_default();
            let same =
                rest.chars().zip(expected.chars()).take_while(|(found, wanted)| found == wanted);
            at + same.map(|(letter, _)| letter.len_utf8()).sum::<usize>()
        }
        Mismatch::Part { at, .. } | Mismatch::Trailing { at } => at,
        Mismatch::TooLong { max } => floor(text, max),
        // Every part of the text is one that its template could have.
        _ => text.len(),
    }
}

/// The last start of a character that is not after this byte.
fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
