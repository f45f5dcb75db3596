//! Items: entities with their keys, as DynamoDB stores them. What could not be read back is an error before anything is sent.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::key::{check_own, key_item, own_key};
use super::key_fields::{LeftOutVisitor, TemplateFieldVisitor};
use super::limits::check_item;
use super::value::{REPEATED, Serializer};
use crate::aws::attribute::is_equal;
use crate::aws::{EntityOf, Item, ItemError, StoredEntity, ValueError};
use crate::key::{EntityKeys, IndexKey, KeyError, KeyOf, KeyVisitor};
use crate::schema::{EntitySchema, KeyAttribute, Source, TableSchema};
use crate::table::Table;

/// The item of an entity: its fields as serde writes them, its keys, its type.
///
/// # Errors
///
/// A value that a key cannot hold is [`ItemError::Key`]. Whatever serde writes under a key attribute
/// of the table, the type attribute, or a field that a key is made from must be what belongs there;
/// otherwise the error names the attribute. `#[serde(flatten)]`, `#[serde(tag = "…")]` and a
/// `Serialize` written by hand can break this. A value that serde leaves out must be the default that it reads then. What a
/// flattened field writes under the name of a key or of another field, even of one that is left out, would not be read back, and is
/// [`ItemError::Repeated`]. An item that would be read back with other keys is [`ItemError::NotKept`], and one that
/// would expire by the time to live of other entities [`ItemError::WouldExpire`]. What DynamoDB would refuse is refused here: a
/// set that is empty is [`ItemError::Serialize`], and an item that is too large [`ItemError::TooLarge`].
pub fn encode<T: Table, E: StoredEntity + Serialize>(entity: &E) -> Result<Item, ItemError> {
    let encoding = Encoding { table: T::SCHEMA, entity: E::SCHEMA, default_of: E::default_of };
    let mut item = encoding.fields(entity.serialize(Serializer::of_entity(E::SCHEMA)))?;
    encoding.check_fields(&item, &|visit| entity.each_template_field(visit))?;
    encoding.check_left_out(&item, &|visit| entity.each_left_out(visit))?;
    encoding.check_expiry(&item)?;
    let kept = check_read_back(entity, &item);
    let by_serde = take_keys(&mut item, T::SCHEMA);
    encoding.add_keys(&mut item, &|visit| entity.each_key_value(visit))?;
    check_own::<T>(&item, E::SCHEMA)?;
    put_back(&mut item, by_serde, T::SCHEMA, E::SCHEMA)?;
    kept?;
    check_item(&item, E::SCHEMA)?;
    Ok(item)
}

/// Whose item is made. The code that works with it is compiled once, and not for each entity.
struct Encoding {
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    /// What serde reads where an attribute is missing.
    default_of: fn(&str) -> Option<AttributeValue>,
}

impl Encoding {
    /// The fields of an entity as serde writes them.
    fn fields(&self, written: Result<AttributeValue, ValueError>) -> Result<Item, ItemError> {
        let entity = self.entity.name;
        let refused = |source: ValueError| match source {
            ValueError { path: attribute, reason, .. }
                if self.entity.flattened && reason == REPEATED =>
            {
                ItemError::Repeated { entity, attribute }
            }
            source => ItemError::Serialize { entity, source },
        };
        match written.map_err(refused)? {
            AttributeValue::M(item) => Ok(item),
            _ => Err(refused(ValueError::new("serde writes neither a struct nor a map"))),
        }
    }

    /// Adds the keys and the type.
    fn add_keys(
        &self,
        item: &mut Item,
        each_key_value: &dyn Fn(KeyVisitor<'_>) -> Result<(), KeyError>,
    ) -> Result<(), KeyError> {
        each_key_value(&mut |attribute, value| {
            if let Some(name) = name_of(self.table, attribute) {
                item.insert(name.to_string(), value.into());
            }
        })?;
        if let Some(attribute) = self.table.type_attribute {
            item.insert(attribute.to_string(), AttributeValue::S(self.entity.name.to_string()));
        }
        Ok(())
    }

    /// Checks that serde wrote each field that a key is made from with the value that the key has.
    fn check_fields(
        &self,
        item: &Item,
        each_template_field: &dyn Fn(TemplateFieldVisitor<'_>),
    ) -> Result<(), ItemError> {
        let (mut wrong, mut stray, mut lost) = (None, None, None);
        each_template_field(&mut |field, value| {
            // DynamoDB refuses NULL in a key, so a raw key that is `None` is left out of the item.
            let is_raw = || self.entity.key_attributes().any(|key| is_raw(key, field.attribute));
            let stored = item.get(field.attribute);
            let stored =
                stored.filter(|stored| !matches!(stored, AttributeValue::Null(_)) || !is_raw());
            let Some(stored) = stored else {
                if !self.entity.primary_keeps(field.name)
                    && let Some(read) = (self.default_of)(field.attribute)
                    && !value.is_written_as(&read)
                {
                    lost.get_or_insert_with(|| (field.attribute, value.write(), read));
                }
                return;
            };
            if !value.is_written_as(stored) {
                wrong.get_or_insert_with(|| (field.attribute, value.write(), stored));
            } else if self.entity.flattened && !self.entity.has_attribute(field.attribute) {
                // serde does not store the field, so a flattened one has written it.
                stray = Some(field.attribute);
            }
        });
        let built = |value: Result<AttributeValue, String>| {
            value.map_or_else(|error| error, |value| display(&value))
        };
        if let Some((attribute, value, read)) = lost {
            return Err(self.lost_value(attribute, built(value), &read));
        }
        let Some((attribute, value, stored)) = wrong else {
            return stray.map_or(Ok(()), |attribute| Err(self.repeated(attribute)));
        };
        Err(ItemError::Clash {
            entity: self.entity.name,
            attribute: attribute.to_string(),
            built: built(value),
            stored: format!("{stored:?}"),
        })
    }

    /// Checks the fields that serde has left out: it must read the value that each has where it is missing, and no flattened field may
    /// write it, or what a field reads under an older name. Nor may serde write what the table keeps for the tokens of writes.
    fn check_left_out(
        &self,
        item: &Item,
        each_left_out: &dyn Fn(LeftOutVisitor<'_>),
    ) -> Result<(), ItemError> {
        let token = self.table.write_token;
        let (mut repeated, mut lost) = (token.filter(|token| item.contains_key(*token)), None);
        each_left_out(&mut |attribute, value| {
            if item.contains_key(attribute) {
                repeated.get_or_insert(attribute);
            } else if let Some(read) = (self.default_of)(attribute)
                && let Some(value) = value().filter(|value| !is_equal(value, &read))
            {
                lost.get_or_insert((attribute, value, read));
            }
        });
        match (repeated, lost) {
            (Some(attribute), _) => Err(self.repeated(attribute)),
            (None, Some((attribute, value, read))) => {
                Err(self.lost_value(attribute, display(&value), &read))
            }
            (None, None) => Ok(()),
        }
    }

    /// Checks that no flattened field says when the item expires: only other entities of the table do.
    fn check_expiry(&self, item: &Item) -> Result<(), ItemError> {
        if self.entity.flattened
            && self.entity.ttl.is_none()
            && let Some(attribute) = self.table.ttl_attribute()
            && item.contains_key(attribute)
        {
            return Err(ItemError::WouldExpire { entity: self.entity.name, attribute });
        }
        Ok(())
    }

    fn repeated(&self, attribute: &str) -> ItemError {
        ItemError::Repeated { entity: self.entity.name, attribute: attribute.to_string() }
    }

    /// The error of a value that serde leaves out, and reads as another one.
    fn lost_value(&self, attribute: &str, built: String, read: &AttributeValue) -> ItemError {
        let stored = format!("nothing, which it reads as {}", display(read));
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        ItemError::Clash { entity, attribute, built, stored }
    }
}

/// The attribute that a key is stored under.
pub(in crate::aws) fn name_of(
    table: &TableSchema,
    attribute: &KeyAttribute,
) -> Option<&'static str> {
    match attribute.source {
        Source::Raw { attribute, .. } => Some(attribute),
        Source::Template { .. } => table.attribute_at(attribute),
    }
}

/// Takes the attributes out of an item that serde wrote under names that the table uses for keys
/// and types.
fn take_keys(item: &mut Item, table: &TableSchema) -> Vec<(String, AttributeValue)> {
    // Comparing the few names of an item costs less than looking up each name of the table.
    if !item.keys().any(|name| table.adds(name)) {
        return Vec::new();
    }
    let of_indexes = table.indexes.iter().flat_map(|index| index.pk.iter().chain(index.sk));
    let names = [table.pk].into_iter().chain(table.sk).chain(table.type_attribute);
    names.chain(of_indexes.copied()).filter_map(|name| item.remove_entry(name)).collect()
}

/// Compares what serde wrote under the names of keys with what the keys are. If the item is not in the index of a raw
/// key, that key goes back to the item as an ordinary attribute.
fn put_back(
    item: &mut Item,
    by_serde: Vec<(String, AttributeValue)>,
    table: &TableSchema,
    entity: &EntitySchema,
) -> Result<(), ItemError> {
    for (attribute, written) in by_serde {
        if let Some(key) = item.get(&attribute) {
            if *key == written && entity.flattened && !entity.has_attribute(&attribute) {
                return Err(ItemError::Repeated { entity: entity.name, attribute });
            }
            if *key == written {
                continue;
            }
            let entity = entity.name;
            if let (AttributeValue::B(_), AttributeValue::L(_)) = (key, &written) {
                let source = ValueError::new(
                    "serde writes a list, and the key is binary: add `#[serde(with = \"serde_bytes\")]` to the field",
                );
                return Err(ItemError::Serialize { entity, source: source.in_entry(&attribute) });
            }
            let (built, stored) = (display(key), format!("{written:?}"));
            return Err(ItemError::Clash { entity, attribute, built, stored });
        }
        let is_raw = entity.key_attributes().any(|key| is_raw(key, &attribute));
        // DynamoDB refuses NULL in a key: a raw key that is `None` is left out.
        if is_raw && matches!(written, AttributeValue::Null(_)) {
            continue;
        }
        let error = ItemError::StrayKey {
            entity: entity.name,
            attribute: attribute.clone(),
            stored: format!("{written:?}"),
        };
        if !entity.has_attribute(&attribute) {
            return Err(error);
        }
        item.insert(attribute.clone(), written);
        if is_raw && completes_index(item, &attribute, table) {
            return Err(error);
        }
    }
    Ok(())
}

fn is_raw(key: &KeyAttribute, name: &str) -> bool {
    matches!(key.source, Source::Raw { attribute, .. } if attribute == name)
}

/// Whether an item has every key attribute of an index that has this one.
fn completes_index(item: &Item, attribute: &str, table: &TableSchema) -> bool {
    table.indexes.iter().any(|index| {
        let mut names = index.pk.iter().chain(index.sk);
        names.clone().any(|name| *name == attribute) && names.all(|name| item.contains_key(*name))
    })
}

/// Shows a value with its type.
pub(in crate::aws) fn display(value: &AttributeValue) -> String {
    match value {
        AttributeValue::S(text) => format!("S({text})"),
        AttributeValue::N(number) => format!("N({number})"),
        other => format!("{other:?}"),
    }
}

/// Returns the key attributes of an entity's item, for requests that take a key.
pub fn item_key<T: Table, E: EntityOf<T>>(key: &impl KeyOf<E>) -> Result<Item, KeyError> {
    Ok(key_item(T::SCHEMA, own_key::<T, E>(key)?))
}

/// Checks that serde reads these fields as a value with the same keys. A function such as those of
/// `chrono::serde::ts_seconds` may keep less of a field than a key does: the item would not be found under the key of the
/// value that is read from it, and to put that value would make another item.
fn check_read_back<E: StoredEntity>(entity: &E, fields: &Item) -> Result<(), ItemError> {
    match entity.read_back(fields) {
        Some(read) => compare_keys(E::NAME, entity.keys()?, read?.keys()?),
        None => Ok(()),
    }
}

fn compare_keys(
    entity: &'static str,
    written: EntityKeys,
    read: EntityKeys,
) -> Result<(), ItemError> {
    let differs = |index, written, read| ItemError::NotKept { entity, index, written, read };
    if written.primary != read.primary {
        return Err(differs(None, written.primary.to_string(), read.primary.to_string()));
    }
    let of_read = |index: &IndexKey| read.indexes.iter().find(|other| other.name == index.name);
    let lost = written.indexes.iter().find(|index| of_read(index) != Some(index));
    let gained = || read.indexes.iter().find(|index| !written.indexes.contains(index));
    let Some(index) = lost.or_else(gained) else { return Ok(()) };
    let text = |keys: &[IndexKey]| keys.iter().find(|key| key.name == index.name).map(text_of);
    let [written, read] = [&written.indexes, &read.indexes].map(|keys| text(keys));
    let none = || String::from("none");
    Err(differs(Some(index.name), written.unwrap_or_else(none), read.unwrap_or_else(none)))
}

fn text_of(key: &IndexKey) -> String {
    let values = key.pk.iter().chain(&key.sk).map(ToString::to_string);
    values.collect::<alloc::vec::Vec<_>>().join(" | ")
}
