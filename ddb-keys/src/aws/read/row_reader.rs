//! How the items of a read become its rows, and the names by which a type reads its fields.

use alloc::boxed::Box;
use alloc::string::String;
use core::any::type_name;
use core::fmt;

use serde::de::value::Error;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::{Deserializer, forward_to_deserialize_any};

use crate::aws::item::decode::unclaimed;
use crate::aws::item::identify::identify;
use crate::aws::item::key::stored_key;
use crate::aws::item::value::from_item;
use crate::aws::request::expression::Expression;
use crate::aws::{InvalidRequest, Item, ItemError, Unclaimed};
use crate::key::Key;
use crate::schema::{EntitySchema, IndexSchema, TableSchema};
use crate::table::Table;

/// A key, with the position of the entity that claims it.
pub(in crate::aws) type ClaimedKey = (Option<usize>, Key);

/// Which items of its range a read returns, and how it reads each of them as an `R`.
pub struct RowReader<R> {
    /// Whether items of other entities are skipped.
    pub(super) one_entity: bool,
    /// The entity whose attributes a filter may name, if all rows are of one.
    pub(super) entity: Option<&'static EntitySchema>,
    /// Refuses an index that does not store all that the rows are made from.
    pub(super) require_whole: fn(&IndexSchema) -> Result<(), InvalidRequest>,
    /// Returns whether an item is a row. It is an error if the item does not show that.
    pub(super) is_row: fn(&Item) -> Result<bool, ItemError>,
    /// Which items have a former key, which the order of the present one does not include.
    pub(super) formers: Formers,
    /// Reads an item. `None` if it is skipped.
    pub(super) read: fn(Item) -> Result<Option<R>, ItemError>,
    /// Which items [`read`](Self::read) gets.
    pub(super) reads: Reads,
    /// The attributes that rows are made of. `None` if all are needed.
    pub(super) fields: Option<&'static [&'static str]>,
}

/// Which items have a former key of their entity. `None` if none can.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::aws) struct Formers {
    /// Whether an item lies under a former primary key.
    pub(in crate::aws) primary: Option<fn(&Item) -> bool>,
    /// Whether an item has a former key of an index.
    pub(in crate::aws) of_index: Option<fn(&IndexSchema, &Item) -> bool>,
}

/// The items that are read.
#[derive(Clone, Copy)]
pub(super) enum Reads {
    /// All: reading an item finds out whether it is a row.
    All,
    /// Those that are rows.
    Rows,
    /// Those that are rows, and those whose keys fit several entities.
    RowsAndShared,
    /// Those that are rows, and those that were read without their keys.
    RowsAndKeyless,
}

impl Reads {
    /// Whether an item that does not say which entity it is of is read.
    fn takes(self, error: &ItemError) -> bool {
        let ItemError::Unclaimed { reason, .. } = error else { return false };
        match self {
            Self::All | Self::Rows => false,
            Self::RowsAndShared => matches!(reason, Unclaimed::Ambiguous { .. }),
            Self::RowsAndKeyless => matches!(reason, Unclaimed::NoKey { .. }),
        }
    }
}

impl<R> RowReader<R> {
    /// The row of an item, or the error in its place. `None` if the item is skipped.
    pub fn row(&self, item: Item) -> Option<Result<R, ItemError>> {
        let is_row = match self.reads {
            Reads::All => Ok(true),
            _ => (self.is_row)(&item),
        };
        match is_row {
            Ok(false) => None,
            Err(error) if !self.reads.takes(&error) => Some(Err(error)),
            _ => (self.read)(item).transpose(),
        }
    }

    fn reading<Q>(
        self,
        reads: Reads,
        read: fn(Item) -> Result<Option<Q>, ItemError>,
    ) -> RowReader<Q> {
        let Self { one_entity, entity, require_whole, is_row, formers, .. } = self;
        RowReader { one_entity, entity, require_whole, is_row, formers, read, reads, fields: None }
    }

    /// Counts the rows.
    pub(super) fn counting(self) -> RowReader<()> {
        self.reading(Reads::Rows, |_| Ok(Some(())))
    }

    /// Reads the keys of index entries that may be rows: an entry may not tell its entity although its item does.
    pub(super) fn keys<T: Table>(self) -> RowReader<Key> {
        self.reading(Reads::RowsAndShared, key::<T>)
    }

    /// Reads the keys of rows, each with the position of its entity. An item that no entity claims is an error, unless the table has a
    /// variant for it.
    pub(super) fn claimed_keys<T: Table>(self) -> RowReader<ClaimedKey> {
        self.reading(Reads::Rows, |item| match identify::<T>(&item) {
            Err(reason) if !T::TAKES_UNKNOWN => Err(unclaimed::<T>(reason, item)),
            position => Ok(key::<T>(item)?.map(|key| (position.ok(), key))),
        })
    }

    /// Reads the items as another type, which need not store everything of them.
    pub(super) fn reading_as<T: Table, Q: DeserializeOwned>(self) -> RowReader<Q> {
        let read = |item: Item| {
            let key = stored_key(&item, T::SCHEMA);
            from_item(item).map(Some).map_err(|source| ItemError::Deserialize {
                entity: type_name::<Q>(),
                source,
                key: key.map(Box::new),
                old_item: None,
            })
        };
        let reader = self.reading(Reads::RowsAndKeyless, read);
        RowReader { require_whole: |_| Ok(()), fields: fields_of::<Q>(), ..reader }
    }

    /// The projection of the attributes that rows are made of, and of those that tell which items are rows. `None` if all are needed.
    pub(super) fn projection(
        &self,
        table: &TableSchema,
        index: Option<&IndexSchema>,
        expression: &mut Expression,
    ) -> Option<String> {
        self.fields.map(|fields| expression.projecting(table, index, fields))
    }
}

impl RowReader<Item> {
    /// Returns items as they are stored.
    pub(super) fn of_items() -> Self {
        Self {
            one_entity: false,
            entity: None,
            require_whole: |_| Ok(()),
            is_row: |_| Ok(true),
            formers: Formers::default(),
            read: |item| Ok(Some(item)),
            reads: Reads::All,
            fields: None,
        }
    }
}

fn key<T: Table>(item: Item) -> Result<Option<Key>, ItemError> {
    match stored_key(&item, T::SCHEMA) {
        Some(key) => Ok(Some(key)),
        None => Err(unclaimed::<T>(Unclaimed::NoKey { attribute: T::SCHEMA.pk }, item)),
    }
}

impl<R> Clone for RowReader<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for RowReader<R> {}

impl<R> fmt::Debug for RowReader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RowReader")
    }
}

/// The names that a struct reads its fields by, as it says itself when it is deserialized. `None` for a type that may read others, such
/// as a map or a struct with `#[serde(flatten)]`.
fn fields_of<R: DeserializeOwned>() -> Option<&'static [&'static str]> {
    let mut fields = None;
    drop(R::deserialize(Question(&mut fields)));
    fields
}

/// Notes the fields that it is asked for, and has no value of any.
struct Question<'q>(&'q mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Question<'_> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.0 = Some(fields);
        self.deserialize_any(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no value"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Line {
        #[serde(rename = "who")]
        _author: String,
        #[serde(alias = "stars")]
        _like_count: u32,
        #[serde(skip)]
        _skipped: u32,
    }

    #[derive(Deserialize)]
    struct Flattened {
        _author: String,
        #[serde(flatten)]
        _rest: BTreeMap<String, u32>,
    }

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        _Line { _line: Line },
        _Number { _number: u32 },
    }

    #[test]
    fn a_struct_says_what_it_reads() {
        let mut fields = fields_of::<Line>().unwrap().to_vec();
        fields.sort_unstable();
        assert_eq!(fields, ["likeCount", "stars", "who"]);
        assert_eq!(fields_of::<Flattened>(), None);
        assert_eq!(fields_of::<Either>(), None);
        assert_eq!(fields_of::<BTreeMap<String, u32>>(), None);
    }
}
