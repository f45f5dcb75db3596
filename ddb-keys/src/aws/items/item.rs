//! Items: entities with their keys, as DynamoDB stores them.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::value::{is_same, key_text};
use crate::aws::Item;
use crate::aws::error::{ItemError, Unclaimed};
use crate::keys::{
    Entity, EntitySchema, Key, KeyAttribute, KeyError, KeyOf, KeyType, KeyValue, Source,
};
use crate::table::{Claims, Contains, Table, TableSchema};

/// A table whose items can be written and read, all of them: what `#[derive(Table)]` adds.
pub trait TableItems<C = Serde>: Table {
    /// Reads an item as the entity at a position of the schema.
    #[doc(hidden)]
    fn decode_at(position: usize, item: Item) -> Result<Self, ItemError>;

    /// The item of whichever entity this is.
    #[doc(hidden)]
    fn encode(&self) -> Result<Item, ItemError>;

    /// Takes an item that no entity claims, or gives it back.
    #[doc(hidden)]
    fn unknown(item: Item) -> Result<Self, Item>;
}

/// A way to write the fields of an entity as attributes, and to read them back.
#[diagnostic::on_unimplemented(
    message = "`{E}` cannot be stored: serde does not know it",
    label = "its table cannot read and write items",
    note = "add `#[derive(Serialize, Deserialize)]` to `{E}`"
)]
pub trait Codec<E: Entity> {
    /// Reads the entity from its item.
    fn decode<T: Contains<E>>(item: Item) -> Result<E, ItemError>;
    /// Writes the entity as an item.
    fn encode<T: Contains<E>>(entity: &E) -> Result<Item, ItemError>;
}

/// The codec: serde, through `serde_dynamo`.
#[derive(Debug)]
pub enum Serde {}

#[diagnostic::do_not_recommend]
impl<E: Entity + Serialize + DeserializeOwned> Codec<E> for Serde {
    fn decode<T: Contains<E>>(item: Item) -> Result<E, ItemError> {
        decode::<T, E>(item)
    }

    fn encode<T: Contains<E>>(entity: &E) -> Result<Item, ItemError> {
        encode::<T, E>(entity)
    }
}

/// A table whose items are stored as `I`: the SDK's map, where serde knows every entity.
pub trait StoredAs<I>: Sized {
    /// Reads an item as whichever entity it is.
    fn read(item: I) -> Result<Self, ItemError>;
    /// Writes whichever entity it is.
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

/// The item of an entity: its fields as serde writes them, its keys, its type.
pub fn encode<T: Contains<E>, E: Entity + Serialize>(entity: &E) -> Result<Item, ItemError> {
    let mut item: Item = serde_dynamo::to_item(entity)
        .map_err(|source| ItemError::Serialize { entity: E::NAME, source })?;
    leave_out_null_keys(&mut item, E::SCHEMA);
    let mut clash = Ok(());
    entity.each_key_value(&mut |attribute, value| {
        if clash.is_ok() {
            clash = add_key(&mut item, T::SCHEMA, attribute, value);
        }
    })?;
    clash?;
    if let Some(attribute) = T::SCHEMA.type_attribute {
        let name = KeyValue::S(E::NAME.to_string());
        put(&mut item, E::NAME, attribute, name)?;
    }
    Ok(item)
}

/// A raw key that is `None` is left out, for DynamoDB refuses NULL in a key.
fn leave_out_null_keys(item: &mut Item, schema: &EntitySchema) {
    for attribute in schema.key_attributes() {
        if let Source::Raw { attribute, .. } = attribute.source
            && matches!(item.get(attribute), Some(AttributeValue::Null(_)))
        {
            item.remove(attribute);
        }
    }
}

fn add_key(
    item: &mut Item,
    table: &'static TableSchema,
    attribute: &'static KeyAttribute,
    value: KeyValue,
) -> Result<(), ItemError> {
    let name = match attribute.source {
        Source::Raw { attribute, .. } => Some(attribute),
        Source::Template { .. } => table.attribute_at(attribute.place),
    };
    match name {
        Some(name) => put(item, attribute.entity, name, value),
        None => Ok(()),
    }
}

/// Puts a value into an item that has none there, or the same.
fn put(
    item: &mut Item,
    entity: &'static str,
    name: &str,
    value: KeyValue,
) -> Result<(), ItemError> {
    match item.get(name) {
        Some(stored) if !is_same(stored, &value) => Err(ItemError::Clash {
            entity,
            attribute: name.to_string(),
            built: shown(&value),
            stored: format!("{stored:?}"),
        }),
        Some(_) => Ok(()),
        None => {
            item.insert(name.to_string(), value.into());
            Ok(())
        }
    }
}

fn shown(value: &KeyValue) -> String {
    let letter = match value.key_type() {
        KeyType::S => "S",
        KeyType::N => "N",
        KeyType::B => "B",
    };
    format!("{letter}({value})")
}

/// The key attributes of an entity's item, for requests that take a key.
pub fn item_key<T: Contains<E>, E: Entity>(key: &impl KeyOf<E>) -> Result<Item, KeyError> {
    Ok(key_item(T::SCHEMA, key.build_key()?))
}

pub(in crate::aws) fn key_item(table: &TableSchema, key: Key) -> Item {
    let mut item = Item::with_capacity(2);
    item.insert(table.pk.to_string(), key.pk.into());
    if let (Some(name), Some(sk)) = (table.sk, key.sk) {
        item.insert(name.to_string(), sk.into());
    }
    item
}

/// Reads an item as whichever entity it is.
pub fn from_item<T: TableItems>(item: Item) -> Result<T, ItemError> {
    match claimant::<T>(&item) {
        Ok(position) => T::decode_at(position, item),
        Err(reason) => T::unknown(item).map_err(|item| unclaimed::<T>(reason, item)),
    }
}

/// Reads an item that must be an `E`.
pub(in crate::aws) fn entity_from_item<T: Contains<E>, E: Entity + DeserializeOwned>(
    item: Item,
) -> Result<E, ItemError> {
    check_entity::<T, E>(item).and_then(decode::<T, E>)
}

/// Gives an item back if it is an `E`.
pub(in crate::aws) fn check_entity<T: Contains<E>, E: Entity>(
    item: Item,
) -> Result<Item, ItemError> {
    match claimant::<T>(&item) {
        Ok(position) if position == T::POSITION => Ok(item),
        Ok(position) => Err(ItemError::WrongEntity {
            expected: E::NAME,
            found: T::SCHEMA.entities.get(position).map_or("", |entity| entity.name),
            item: Box::new(item),
        }),
        Err(reason) => Err(unclaimed::<T>(reason, item)),
    }
}

fn unclaimed<T: Table>(reason: Unclaimed, item: Item) -> ItemError {
    ItemError::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) }
}

/// Reads an item as an `E`, whatever its keys say. Fields that the item lacks are read out of its
/// primary key.
pub fn decode<T: Contains<E>, E: Entity + DeserializeOwned>(item: Item) -> Result<E, ItemError> {
    let mut fields = without_keys(&item, T::SCHEMA, E::SCHEMA);
    add_key_fields::<T, E>(&item, &mut fields);
    serde_dynamo::from_item(fields).map_err(|source| ItemError::Deserialize {
        entity: E::NAME,
        source,
        item: Box::new(item),
    })
}

/// Reads the fields that an item lacks out of its key, as far as the key keeps their whole value.
fn add_key_fields<T: Table, E: Entity>(item: &Item, fields: &mut Item) {
    let lacks = |name: &str| {
        let field = E::SCHEMA.fields.iter().find(|field| field.name == name);
        field.filter(|field| !item.contains_key(field.attribute) && E::SCHEMA.primary_keeps(name))
    };
    let Ok(StoredKey { pk: Half::Text(pk), sk }) = StoredKey::of(item, T::SCHEMA) else { return };
    if !E::SCHEMA.fields.iter().any(|field| lacks(field.name).is_some()) {
        return;
    }
    E::each_key_field(pk, sk.and_then(Half::text), &mut |name, value| {
        if let (Some(field), Ok(value)) = (lacks(name), value) {
            fields.insert(field.attribute.to_string(), value);
        }
    });
}

/// An entity's own fields: what the table added to the item is left out.
fn without_keys(item: &Item, table: &'static TableSchema, entity: &EntitySchema) -> Item {
    let own = |name: &str| entity.fields.iter().any(|field| field.attribute == name);
    let added =
        |name: &str| Some(name) == table.type_attribute || table.key_names().any(|key| key == name);
    item.iter()
        .filter(|(name, _)| own(name) || !added(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

/// The position of the entity that an item belongs to: by its type attribute, else by its keys.
pub(in crate::aws) fn claimant<T: Table>(item: &Item) -> Result<usize, Unclaimed> {
    let stored = StoredKey::of(item, T::SCHEMA)?;
    let named = T::SCHEMA.type_attribute.and_then(|attribute| item.get(attribute));
    match named {
        Some(AttributeValue::S(name)) => by_type::<T>(name, &stored),
        _ => by_shape::<T>(&stored),
    }
}

/// Whether an item's key has the shape of the entity at a position.
pub(in crate::aws) fn fits<T: Table>(position: usize, item: &Item) -> bool {
    let stored = StoredKey::of(item, T::SCHEMA).ok();
    let claims = T::CLAIMS.get(position);
    stored.zip(claims).and_then(|(stored, claims)| stored.fits(*claims)).unwrap_or(false)
}

/// The texts of an item's key.
struct StoredKey<'i> {
    pk: Half<'i>,
    sk: Option<Half<'i>>,
}

/// One half of a stored key.
#[derive(Clone, Copy)]
enum Half<'i> {
    Text(&'i str),
    Bytes,
}

impl<'i> Half<'i> {
    fn text(self) -> Option<&'i str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Bytes => None,
        }
    }
}

impl<'i> StoredKey<'i> {
    fn of(item: &'i Item, table: &'static TableSchema) -> Result<Self, Unclaimed> {
        let half = |attribute: &'static str| match item.get(attribute) {
            Some(AttributeValue::B(_)) => Ok(Half::Bytes),
            Some(value) => key_text(value).map(Half::Text).ok_or(Unclaimed::NoKey { attribute }),
            None => Err(Unclaimed::NoKey { attribute }),
        };
        Ok(Self { pk: half(table.pk)?, sk: table.sk.map(half).transpose()? })
    }

    /// Whether the key has an entity's shape; unknown where a half is bytes.
    fn fits(&self, claims: Claims) -> Option<bool> {
        match (self.pk, self.sk) {
            (Half::Text(pk), None) => Some(claims(pk, None)),
            (Half::Text(pk), Some(Half::Text(sk))) => Some(claims(pk, Some(sk))),
            _ => None,
        }
    }

    fn shown(&self) -> (String, Option<String>) {
        let text = |half: Half<'_>| half.text().unwrap_or("(bytes)").to_string();
        (text(self.pk), self.sk.map(text))
    }
}

fn by_type<T: Table>(name: &str, stored: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let position = T::SCHEMA.entities.iter().position(|entity| entity.name == name);
    let Some(position) = position else {
        return Err(Unclaimed::UnknownType { name: name.to_string() });
    };
    let fits = T::CLAIMS.get(position).and_then(|claims| stored.fits(*claims));
    if fits.unwrap_or(true) {
        return Ok(position);
    }
    let (pk, sk) = stored.shown();
    let name = T::SCHEMA.entities.get(position).map_or("", |entity| entity.name);
    Err(Unclaimed::TypeAndKeyDisagree { name, pk, sk })
}

fn by_shape<T: Table>(stored: &StoredKey<'_>) -> Result<usize, Unclaimed> {
    let fits = |(position, claims): (usize, &Claims)| {
        stored.fits(*claims).unwrap_or(false).then_some(position)
    };
    let mut fitting = T::CLAIMS.iter().enumerate().filter_map(fits);
    let name = |position: usize| T::SCHEMA.entities.get(position).map_or("", |entity| entity.name);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => Ok(only),
        (Some(one), Some(other)) => {
            Err(Unclaimed::Ambiguous { entities: [name(one), name(other)] })
        }
        _ => {
            let (pk, sk) = stored.shown();
            Err(Unclaimed::UnknownKey { pk, sk })
        }
    }
}
