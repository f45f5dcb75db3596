//! The items of a whole table, whichever entity each of them belongs to.

use alloc::vec::Vec;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::decode::{decode_fields, unclaimed};
use super::encode::encode;
use super::identify::identify;
use super::key::take_key;
use super::serde_fields::Aliases;
use crate::aws::{Item, ItemError};
use crate::key::{Key, KeyError, KeyVisitor};
use crate::table::{EntityOf, Table};

/// A table whose items can all be written and read. `#[derive(Table)]` implements it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a table",
    label = "write the table's enum, such as `Shop`, which derives `Table` and has a variant for each entity"
)]
pub trait TableItems<C = Serde>: Table + Send {
    /// Reads the fields of an item as the entity at a position of the schema.
    #[doc(hidden)]
    fn decode_at(position: usize, fields: Item, key: Option<&Key>) -> Result<Self, ItemError>;

    /// Returns the older names of attributes of the entity at a position of the schema.
    #[doc(hidden)]
    fn aliases_at(position: usize) -> Aliases;

    /// Returns the entity as an item.
    #[doc(hidden)]
    fn encode(&self) -> Result<Item, ItemError>;

    /// Visits the key attributes of whichever entity this is.
    #[doc(hidden)]
    fn each_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError>;

    /// Returns the former keys of whichever entity this is.
    #[doc(hidden)]
    fn former_keys(&self) -> Vec<Result<Key, KeyError>>;

    /// Takes an item that no entity claims, or returns it.
    #[doc(hidden)]
    fn unknown(item: Item) -> Result<Self, Item>;
}

/// [`TableItems`] as a bound of methods. Its errors do not quote the method's declaration.
pub trait StoredTable: TableItems {}

impl<T: TableItems> StoredTable for T {}

/// A way to write the fields of an entity as attributes, and to read them back.
#[diagnostic::on_unimplemented(
    message = "`{E}` cannot be stored, because it does not implement `Serialize` and `Deserialize`",
    label = "needs them of every entity of the table",
    note = "add `#[derive(Serialize, Deserialize)]` to `{E}`, with `use serde::{{Deserialize, Serialize}};`"
)]
pub trait Codec<E> {
    /// Reads the entity from the fields of its item, without what the table added to it.
    fn decode<T: Table>(fields: Item, key: Option<&Key>) -> Result<E, ItemError>
    where
        E: EntityOf<T>;
    /// Writes the entity as an item.
    fn encode<T: Table>(entity: &E) -> Result<Item, ItemError>
    where
        E: EntityOf<T>;
}

/// The codec: serde, through `serde_dynamo`.
#[derive(Debug)]
pub enum Serde {}

#[diagnostic::do_not_recommend]
impl<E: Serialize + DeserializeOwned> Codec<E> for Serde {
    fn decode<T: Table>(fields: Item, key: Option<&Key>) -> Result<E, ItemError>
    where
        E: EntityOf<T>,
    {
        decode_fields(fields, key)
    }

    fn encode<T: Table>(entity: &E) -> Result<Item, ItemError>
    where
        E: EntityOf<T>,
    {
        encode::<T, E>(entity)
    }
}

/// A table whose items are stored as `I`: the SDK's map, where serde knows every entity.
pub trait StoredAs<I>: Sized {
    /// Reads an item as the entity that it belongs to.
    fn read(item: I) -> Result<Self, ItemError>;
    /// Writes the entity as an item.
    fn write(&self) -> Result<I, ItemError>;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems> StoredAs<Item> for T {
    fn read(item: Item) -> Result<Self, ItemError> {
        from_item(item)
    }

    fn write(&self) -> Result<Item, ItemError> {
        self.encode()
    }
}

/// Reads an item as the entity that it belongs to.
pub fn from_item<T: TableItems>(item: Item) -> Result<T, ItemError> {
    match identify::<T>(&item) {
        Ok(position) => decode_at(position, item),
        Err(reason) => T::unknown(item).map_err(|item| unclaimed::<T>(reason, item)),
    }
}

/// Reads an item as the entity at a position of the schema.
pub(in crate::aws) fn decode_at<T: TableItems>(
    position: usize,
    mut item: Item,
) -> Result<T, ItemError> {
    let entity = T::SCHEMA.entities.get(position);
    let key = entity.and_then(|entity| take_key(&mut item, T::SCHEMA, entity));
    T::decode_at(position, item, key.as_ref())
}
