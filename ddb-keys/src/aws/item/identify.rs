//! Which entity an item belongs to.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use super::value::key_text;
use crate::aws::Item;
use crate::aws::Unclaimed;
use crate::schema::TableSchema;
use crate::table::{Claims, Table};

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
pub(in crate::aws) struct StoredKey<'i> {
    pub(in crate::aws) pk: Half<'i>,
    pub(in crate::aws) sk: Option<Half<'i>>,
}

/// One half of a stored key.
#[derive(Clone, Copy)]
pub(in crate::aws) enum Half<'i> {
    Text(&'i str),
    Bytes,
}

impl<'i> Half<'i> {
    pub(in crate::aws) fn text(self) -> Option<&'i str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Bytes => None,
        }
    }
}

impl<'i> StoredKey<'i> {
    pub(in crate::aws) fn of(
        item: &'i Item,
        table: &'static TableSchema,
    ) -> Result<Self, Unclaimed> {
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
    let (pk, sk) = (stored.pk.text().unwrap_or_default(), stored.sk.and_then(Half::text));
    let fits = |position: &usize| {
        let claims = T::CLAIMS.get(*position);
        claims.and_then(|claims| stored.fits(*claims)).unwrap_or(false)
    };
    let name = |position: usize| T::SCHEMA.entities.get(position).map_or("", |entity| entity.name);
    let mut fitting = None;
    let two = T::DIRECTORY.find(pk, sk.unwrap_or_default(), |position| {
        if fits(&position) { fitting.replace(position).zip(Some(position)) } else { None }
    });
    match (two, fitting) {
        (Some((one, other)), _) => {
            Err(Unclaimed::Ambiguous { entities: [one.min(other), one.max(other)].map(name) })
        }
        (None, Some(only)) => Ok(only),
        (None, None) => {
            let (pk, sk) = stored.shown();
            Err(Unclaimed::UnknownKey { pk, sk })
        }
    }
}
