//! Reads variants of enums that have data.

use alloc::string::String;

use serde::Deserializer;
use serde::de::{DeserializeSeed, EnumAccess, VariantAccess, Visitor};

use super::Error;
use super::map_key::Name;

/// The name of a variant, and what reads its data.
#[derive(Debug)]
pub(super) struct Variant<D> {
    pub(super) name: String,
    pub(super) data: D,
}

/// What reads the data of a variant.
#[derive(Debug)]
pub(super) struct Data<D>(D);

impl<'de, D: Deserializer<'de, Error = Error>> EnumAccess<'de> for Variant<D> {
    type Variant = Data<D>;
    type Error = Error;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Data<D>), Error> {
        Ok((seed.deserialize(Name(self.name))?, Data(self.data)))
    }
}

impl<'de, D: Deserializer<'de, Error = Error>> VariantAccess<'de> for Data<D> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.0.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0.deserialize_map(visitor)
    }
}
