//! Compares a value with a stored attribute as serde would write it, without writing it.

use core::fmt::{self, Display, Write};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::ser::{Impossible, Serializer};

use super::unsupported::{Unsupported, refused};
use super::value::to_attribute_value;

/// Whether serde writes exactly this attribute for a value.
pub(in crate::aws) fn is_written_as<V: Serialize>(value: &V, stored: &AttributeValue) -> bool {
    match value.serialize(Compare(stored)) {
        Ok(same) => same,
        // Lists, maps and floats cannot be key parts. Only the fields of a `when` can have such values.
        Err(Unsupported) => to_attribute_value(value).is_ok_and(|written| written == *stored),
    }
}

/// A serializer of scalars that returns whether the attribute is the one that is written for them.
struct Compare<'s>(&'s AttributeValue);

impl Compare<'_> {
    fn number(self, number: impl Display) -> bool {
        matches!(self.0, AttributeValue::N(text) if is_text(text, &number))
    }

    fn text(self, text: &str) -> bool {
        matches!(self.0, AttributeValue::S(stored) if stored == text)
    }

    fn null(self) -> bool {
        matches!(self.0, AttributeValue::Null(_))
    }
}

/// Whether a value prints as exactly this text.
fn is_text(text: &str, value: &impl Display) -> bool {
    struct Rest<'t>(&'t str);

    impl Write for Rest<'_> {
        fn write_str(&mut self, printed: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(printed).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    let mut rest = Rest(text);
    write!(rest, "{value}").is_ok() && rest.0.is_empty()
}

macro_rules! numbers {
    ($($method:ident $number:ty),*) => {$(
        fn $method(self, number: $number) -> Result<bool, Unsupported> {
            Ok(self.number(number))
        }
    )*};
}

impl Serializer for Compare<'_> {
    type Ok = bool;
    type Error = Unsupported;
    type SerializeSeq = Impossible<bool, Unsupported>;
    type SerializeTuple = Impossible<bool, Unsupported>;
    type SerializeTupleStruct = Impossible<bool, Unsupported>;
    type SerializeTupleVariant = Impossible<bool, Unsupported>;
    type SerializeMap = Impossible<bool, Unsupported>;
    type SerializeStruct = Impossible<bool, Unsupported>;
    type SerializeStructVariant = Impossible<bool, Unsupported>;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_i128 i128, serialize_u128 u128
    );

    fn serialize_bool(self, value: bool) -> Result<bool, Unsupported> {
        Ok(matches!(self.0, AttributeValue::Bool(stored) if *stored == value))
    }

    fn serialize_char(self, value: char) -> Result<bool, Unsupported> {
        Ok(self.text(value.encode_utf8(&mut [0; 4])))
    }

    fn serialize_str(self, value: &str) -> Result<bool, Unsupported> {
        Ok(self.text(value))
    }

    fn collect_str<D: Display + ?Sized>(self, value: &D) -> Result<bool, Unsupported> {
        Ok(matches!(self.0, AttributeValue::S(stored) if is_text(stored, &value)))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<bool, Unsupported> {
        Ok(matches!(self.0, AttributeValue::B(stored) if stored.as_ref() == value))
    }

    fn serialize_none(self) -> Result<bool, Unsupported> {
        Ok(self.null())
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<bool, Unsupported> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<bool, Unsupported> {
        Ok(self.null())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<bool, Unsupported> {
        Ok(self.null())
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<bool, Unsupported> {
        Ok(self.text(variant))
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &V,
    ) -> Result<bool, Unsupported> {
        value.serialize(self)
    }

    refused! {
        serialize_f32(f32); serialize_f64(f64);
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct(&'static str, usize) -> SerializeStruct;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<bool, Unsupported> {
        Err(Unsupported)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;

    type Case<'c> = &'c dyn Fn(&AttributeValue) -> (bool, AttributeValue);

    #[test]
    fn every_value_is_what_serde_dynamo_writes_and_nothing_else() {
        #[derive(Serialize)]
        struct Id(u32);

        #[derive(Serialize)]
        enum State {
            Open,
            Closed(u8),
        }

        let (number, text, bytes) = (7_u32, "7", serde_bytes_of(&[7]));
        let values: &[Case<'_>] = &[
            &|stored| (is_written_as(&number, stored), written(&number)),
            &|stored| (is_written_as(&-7_i64, stored), written(&-7_i64)),
            &|stored| (is_written_as(&u64::MAX, stored), written(&u64::MAX)),
            &|stored| (is_written_as(&text, stored), written(&text)),
            &|stored| (is_written_as(&String::new(), stored), written(&String::new())),
            &|stored| (is_written_as(&'ä', stored), written(&'ä')),
            &|stored| (is_written_as(&true, stored), written(&true)),
            &|stored| (is_written_as(&None::<u8>, stored), written(&None::<u8>)),
            &|stored| (is_written_as(&Some(8), stored), written(&Some(8))),
            &|stored| (is_written_as(&Id(9), stored), written(&Id(9))),
            &|stored| (is_written_as(&State::Open, stored), written(&State::Open)),
            &|stored| (is_written_as(&State::Closed(1), stored), written(&State::Closed(1))),
            &|stored| (is_written_as(&0.5, stored), written(&0.5)),
            &|stored| (is_written_as(&[1, 2], stored), written(&[1, 2])),
            &|stored| (is_written_as(&bytes, stored), written(&bytes)),
            &|stored| {
                let printed = Printed(format_args!("{}-{}", 1, 2));
                (is_written_as(&printed, stored), written(&printed))
            },
        ];
        let null = AttributeValue::Null(true);
        let all: Vec<_> = values.iter().map(|value| value(&null).1).collect();
        for (at, value) in values.iter().enumerate() {
            for (of, stored) in all.iter().enumerate() {
                assert_eq!(value(stored).0, all[at] == *stored, "{at} and {of}");
            }
        }
    }

    fn written(value: &impl Serialize) -> AttributeValue {
        to_attribute_value(value).unwrap()
    }

    struct Printed<'f>(fmt::Arguments<'f>);

    impl Serialize for Printed<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(&self.0)
        }
    }

    struct Bytes(Vec<u8>);

    fn serde_bytes_of(bytes: &[u8]) -> Bytes {
        Bytes(bytes.to_vec())
    }

    impl Serialize for Bytes {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(&self.0)
        }
    }
}
