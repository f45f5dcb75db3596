//! The items of a whole table, whichever entity each of them belongs to.

use alloc::vec::Vec;
use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::decode::{decode_fields, unclaimed};
use super::identify::identify;
use super::key::take_key;
use super::key_fields::Serde;
use super::stamp::encode_at;
use crate::aws::example::example;
use crate::aws::{EntityOf, Item, ItemError, Unclaimed};
use crate::key::{EntityKeys, IndexKey, Key, KeyError};
use crate::schema::EntitySchema;
use crate::table::Table;

/// A table whose items can all be written and read.
///
/// `#[derive(Table)]` implements it for an enum of entities that serde can write and read. It is the bound of functions
/// that deal with items of any entity, such as the scan of a whole table by the SDK.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be a table whose items serde can read and write",
    label = "expected a table's enum, such as `Shop`; a generic function requires `T: ddb_keys::aws::TableItems`"
)]
pub trait TableItems: Table + Send {
    /// Reads the fields of an item as the entity at a position of the schema.
    #[doc(hidden)]
    fn decode_at(position: usize, fields: Item, key: Option<&Key>) -> Result<Self, ItemError>;

    /// Takes an item that no entity claims, or returns it.
    #[doc(hidden)]
    fn unknown(item: Item) -> Result<Self, Item>;

    /// Returns the entity that an item belongs to.
    ///
    /// # Errors
    ///
    /// Why no entity claims the item.
    ///
    #[doc = example!(
        "use ddb_keys::aws::TableItems;"
        ""
        "let item = Chat::item(&message)?;"
        r#"assert!(Chat::entity_of(&item).is_ok_and(|entity| entity.name == "Message"));"#
    )]
    fn entity_of(item: &Item) -> Result<&'static EntitySchema, Unclaimed> {
        let position = identify::<Self>(item)?;
        Ok(Self::SCHEMA.entities[position])
    }

    /// Reads an item as the entity that it belongs to.
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Item, ItemError, TableItems};"
        ""
        "fn rows<T: TableItems>(items: Vec<Item>) -> Result<Vec<T>, ItemError> {"
        "    items.into_iter().map(T::from_item).collect()"
        "}"
        "let item = Chat::item(&message)?;"
        "assert_eq!(rows::<Chat>(vec![item])?, [Chat::Message(message)]);"
    )]
    fn from_item(item: Item) -> Result<Self, ItemError> {
        match identify::<Self>(&item) {
            Ok(position) => decode_at(position, item),
            Err(reason) => Self::unknown(item).map_err(|item| unclaimed::<Self>(reason, item)),
        }
    }

    /// Reads a stream image as the entity that it belongs to: an image of `aws_lambda_events` 0.8 or later, or one of
    /// `aws-sdk-dynamodbstreams` with the feature `streams`. Any other that `serde_dynamo` can read as an item will do, too.
    ///
    #[doc = example!(
        "use ddb_keys::aws::{ItemError, TableItems};"
        ""
        "fn read<T: TableItems>(image: impl Into<serde_dynamo::Item>) -> Result<T, ItemError> {"
        "    T::from_stream_image(image)"
        "}"
        "assert_eq!(read::<Chat>(Chat::item(&message)?)?, Chat::Message(message));"
    )]
    fn from_stream_image(image: impl Into<serde_dynamo::Item>) -> Result<Self, ItemError> {
        Self::from_item(Item::from(image.into()))
    }

    /// Returns the entity as an item: its fields, its keys, its type.
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Item, TableItems};"
        ""
        "let item: Item = Chat::Message(message.clone()).to_item()?;"
        "assert_eq!(item, Chat::item(&message)?);"
    )]
    fn to_item(&self) -> Result<Item, ItemError> {
        self.item_at(None)
    }

    /// Returns the item of a write at a time, which sets the time stamps of the entity, if it has some.
    #[doc(hidden)]
    fn item_at(&self, time: Option<SystemTime>) -> Result<Item, ItemError>;

    /// Builds the primary key alone, and returns it with the position of the entity in the schema. `None` for an item that no entity
    /// claims.
    #[doc(hidden)]
    fn primary_key(&self) -> Option<(usize, Result<Key, KeyError>)>;

    /// Builds the primary key and the key in every index that the entity is in, as
    /// [`Entity::keys`](crate::Entity::keys) does. `None` for an item that no entity claims.
    ///
    #[doc = example!(
        "use ddb_keys::aws::TableItems;"
        ""
        "let keys = Chat::Message(message).keys()?;"
        r#"assert_eq!(keys.map(|keys| keys.primary.to_string()).as_deref(), Some("ROOM#rust | MSG#0001"));"#
    )]
    fn keys(&self) -> Result<Option<EntityKeys>, KeyError>;

    /// Builds every key that the entity's item may have had before, in the order they were declared.
    ///
    #[doc = example!(
        "use ddb_keys::aws::TableItems;"
        ""
        "assert!(Chat::Message(message).former_keys().is_empty());"
    )]
    fn former_keys(&self) -> Vec<Result<Key, KeyError>>;

    /// Builds every key that the entity's item may have had before in an index, in the order they were declared.
    ///
    #[doc = example!(
        "use ddb_keys::aws::TableItems;"
        ""
        "assert!(Chat::Message(message).former_index_keys().is_empty());"
    )]
    fn former_index_keys(&self) -> Vec<IndexKey>;

    /// Returns the items that stand for the row's unique values, `#[entity(unique(…))]`. Empty if there are none, and of an item
    /// that no entity claims.
    ///
    #[doc = example!(
        "use ddb_keys::aws::TableItems;"
        ""
        "assert!(Chat::Message(message).locks()?.is_empty());"
    )]
    ///
    /// # Errors
    ///
    /// [`ItemError`] if the values cannot make the keys of these items.
    fn locks(&self) -> Result<Vec<Item>, ItemError>;
}

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
    /// Writes the entity as an item, with the time stamps of a write if there is a time.
    fn encode<T: Table>(entity: &E, time: Option<SystemTime>) -> Result<Item, ItemError>
    where
        E: EntityOf<T>;
}

#[diagnostic::do_not_recommend]
impl<E: Serialize + DeserializeOwned> Codec<E> for Serde {
    fn decode<T: Table>(fields: Item, key: Option<&Key>) -> Result<E, ItemError>
    where
        E: EntityOf<T>,
    {
        decode_fields(fields, key)
    }

    fn encode<T: Table>(entity: &E, time: Option<SystemTime>) -> Result<Item, ItemError>
    where
        E: EntityOf<T>,
    {
        encode_at::<T, E>(entity, time)
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
