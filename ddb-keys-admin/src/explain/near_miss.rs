//! Templates that a key almost matches, and where it stops.

use std::cmp::Reverse;

use ddb_keys::schema::{EntitySchema, KeyAttribute, KeyType, Role, TableSchema};
use ddb_keys::table::KeyMatch;
use ddb_keys::{Mismatch, ParseError};
use serde::Serialize;

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
        table: &TableSchema,
        entity: &'static EntitySchema,
        found: KeyMatch,
        pk: &str,
        sk: Option<&str>,
    ) -> Vec<Self> {
        let KeyMatch::Other(error) = found else { return Vec::new() };
        let present = Attributes { table, former: None, keys: (entity.pk, entity.sk), pk, sk };
        let formers = entity.formers.iter().map(|former| {
            let keys = (former.pk, former.sk);
            Attributes { table, former: Some(former.name), keys, pk, sk }.shape_miss()
        });
        std::iter::once(present.miss(error)).chain(formers).collect()
    }

    /// Less for a template of which more matches.
    pub(super) fn distance(&self) -> impl Ord + use<> {
        (Reverse(self.is_sort_key), Reverse(self.at))
    }
}

/// The key attributes of an entity, and the texts that they are compared with.
#[derive(Clone, Copy)]
struct Attributes<'t> {
    table: &'t TableSchema,
    former: Option<&'static str>,
    keys: (&'static KeyAttribute, Option<&'static KeyAttribute>),
    pk: &'t str,
    sk: Option<&'t str>,
}

impl Attributes<'_> {
    /// The miss that an error of parsing describes.
    fn miss(self, error: ParseError) -> NearMiss {
        let (pk, sk) = self.keys;
        let bytes = [Some(pk), sk].into_iter().flatten().find(|key| key.key_type() == KeyType::B);
        if let Some(key) = bytes {
            return self.at(key, 0, String::from("the key has bytes, which are not text"));
        }
        let at = stop(*error.mismatch(), self.text(error.key()));
        self.at(error.key(), at, error.mismatch().to_string())
    }

    /// The miss of a key that may have the shape of the templates without being claimed.
    fn shape_miss(self) -> NearMiss {
        let (pk, sk) = self.keys;
        let mut keys = [Some(pk), sk].into_iter().flatten();
        if let Some(error) = keys.find_map(|key| key.split(self.text(key)).err()) {
            return self.miss(error);
        }
        let key = sk.unwrap_or(pk);
        self.at(key, self.text(key).len(), String::from("a value in it is not one of its type"))
    }

    fn text(&self, key: &KeyAttribute) -> &str {
        if key.role == Role::Sort { self.sk.unwrap_or_default() } else { self.pk }
    }

    fn at(self, key: &'static KeyAttribute, at: usize, reason: String) -> NearMiss {
        let text = self.text(key);
        let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
        NearMiss {
            entity: key.entity,
            former: self.former,
            attribute: self.table.attribute_at(key).unwrap_or_default(),
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
