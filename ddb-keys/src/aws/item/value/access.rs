//! Reads what is inside of a value: entries, elements, and the data of variants. An error in them names the path to it.

use alloc::string::String;
use alloc::vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Deserializer as _;
use serde::de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};
use std::collections::hash_map;

use super::Deserializer;
use super::name::Name;
use crate::aws::{Item, ValueError};

/// The entries of a map.
pub(super) struct Entries {
    rest: hash_map::IntoIter<String, AttributeValue>,
    /// The entry that is next, and then the one whose value is next.
    entry: Option<(String, AttributeValue)>,
}

impl Entries {
    /// The entries of a map, after one that has been taken out of it.
    pub(super) fn new(first: Option<(String, AttributeValue)>, rest: Item) -> Self {
        Self { rest: rest.into_iter(), entry: first }
    }
}

impl<'de> MapAccess<'de> for Entries {
    type Error = ValueError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, ValueError> {
        self.entry = self.entry.take().or_else(|| self.rest.next());
        let Some((name, _)) = &self.entry else { return Ok(None) };
        seed.deserialize(Name(name)).map(Some).map_err(|error| error.in_entry(name))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, ValueError> {
        let Some((name, value)) = self.entry.take() else {
            return Err(ValueError::new("the value of an entry is read after its key"));
        };
        seed.deserialize(Deserializer(value)).map_err(|error| error.in_entry(&name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The elements of a list.
pub(super) struct Elements {
    rest: vec::IntoIter<AttributeValue>,
    read: usize,
}

impl Elements {
    pub(super) fn new(list: vec::Vec<AttributeValue>) -> Self {
        Self { rest: list.into_iter(), read: 0 }
    }

    /// Checks that every element has been read: a type that has no place for the others would lose them.
    pub(super) fn end(self) -> Result<(), ValueError> {
        match (self.read, self.rest.len()) {
            (_, 0) => Ok(()),
            (read, more) => Err(ValueError::new(format_args!(
                "expected a list of {read} elements, found {}",
                read + more
            ))),
        }
    }
}

impl<'de> SeqAccess<'de> for Elements {
    type Error = ValueError;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, ValueError> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        let at = self.read;
        self.read += 1;
        seed.deserialize(Deserializer(value)).map(Some).map_err(|error| error.in_element(at))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// A variant of an enum that has data: its name, and the data.
pub(super) struct Variant(pub(super) String, pub(super) Deserializer);

impl<'de> EnumAccess<'de> for Variant {
    type Variant = Self;
    type Error = ValueError;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Self), ValueError> {
        Ok((seed.deserialize(Name(&self.0))?, self))
    }
}

impl Variant {
    fn read<R>(
        self,
        read: impl FnOnce(Deserializer) -> Result<R, ValueError>,
    ) -> Result<R, ValueError> {
        let Self(name, data) = self;
        read(data).map_err(|error| error.in_entry(&name))
    }
}

impl<'de> VariantAccess<'de> for Variant {
    type Error = ValueError;

    fn unit_variant(self) -> Result<(), ValueError> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<S::Value, ValueError> {
        self.read(|data| seed.deserialize(data))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, ValueError> {
        self.read(|data| data.deserialize_seq(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        self.read(|data| data.deserialize_map(visitor))
    }
}
