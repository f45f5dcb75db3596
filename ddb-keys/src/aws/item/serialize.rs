//! An entity's fields as serde writes them, straight into an item of the SDK.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::ser::{Impossible, SerializeMap, SerializeStruct, Serializer};

use super::unsupported::{Failure, refused};
use super::value::{Serializer as ValueSerializer, name_of, to_attribute_value};
use crate::aws::Item;
use crate::schema::EntitySchema;

/// The attributes that serde writes.
pub(in crate::aws) struct Fields {
    pub(in crate::aws) item: Item,
    /// The first attribute that was written twice: by a field of its own, and from a flattened one. The item has the
    /// second value, so only one of the two fields could be read back.
    pub(in crate::aws) repeated: Option<String>,
}

/// Writes an entity into an item that has room for this many more attributes. Attributes that are not the entity's own are
/// those of flattened fields.
pub(in crate::aws) fn serialize<V: Serialize>(
    value: &V,
    entity: &'static EntitySchema,
    room: usize,
) -> Result<Fields, serde_dynamo::Error> {
    match value.serialize(IntoItem { entity, room }) {
        Ok(fields) => Ok(fields),
        Err(Failure::Serialize(error)) => Err(error),
        // It is neither a struct nor a map, so it is written as a whole.
        Err(Failure::Unsupported) => match to_attribute_value(value)? {
            AttributeValue::M(item) => Ok(Fields { item, repeated: None }),
            _ => Err(serde::ser::Error::custom("Not a map-like object")),
        },
    }
}

/// Takes a struct, or a map, which is what serde makes of a struct with flattened fields.
struct IntoItem {
    entity: &'static EntitySchema,
    room: usize,
}

/// The attributes that have been written so far.
struct Writer {
    entity: &'static EntitySchema,
    fields: Fields,
    /// The name of the next value.
    name: Option<String>,
}

impl Writer {
    fn new(IntoItem { entity, room }: IntoItem, len: usize) -> Self {
        let fields = Fields { item: Item::with_capacity(len + room), repeated: None };
        Self { entity, fields, name: None }
    }

    fn write<V: Serialize + ?Sized>(&mut self, name: String, value: &V) -> Result<(), Failure> {
        let is_flattened = self.entity.flattened && !self.entity.has_attribute(&name);
        let to =
            if is_flattened { ValueSerializer::of_flattened() } else { ValueSerializer::default() };
        let value = value.serialize(to)?;
        let Fields { item, repeated } = &mut self.fields;
        if repeated.is_none() && item.contains_key(&name) {
            *repeated = Some(name.clone());
        }
        item.insert(name, value);
        Ok(())
    }
}

impl SerializeStruct for Writer {
    type Ok = Fields;
    type Error = Failure;

    fn serialize_field<V: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &V,
    ) -> Result<(), Failure> {
        // The names of a struct's own fields differ.
        self.fields.item.insert(name.to_string(), to_attribute_value(value)?);
        Ok(())
    }

    fn end(self) -> Result<Fields, Failure> {
        Ok(self.fields)
    }
}

impl SerializeMap for Writer {
    type Ok = Fields;
    type Error = Failure;

    fn serialize_key<V: Serialize + ?Sized>(&mut self, key: &V) -> Result<(), Failure> {
        self.name = Some(name_of(key)?);
        Ok(())
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Failure> {
        let name = self.name.take().ok_or(Failure::Unsupported)?;
        self.write(name, value)
    }

    fn end(self) -> Result<Fields, Failure> {
        Ok(self.fields)
    }
}

impl Serializer for IntoItem {
    type Ok = Fields;
    type Error = Failure;
    type SerializeSeq = Impossible<Fields, Failure>;
    type SerializeTuple = Impossible<Fields, Failure>;
    type SerializeTupleStruct = Impossible<Fields, Failure>;
    type SerializeTupleVariant = Impossible<Fields, Failure>;
    type SerializeMap = Writer;
    type SerializeStruct = Writer;
    type SerializeStructVariant = Impossible<Fields, Failure>;

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Writer, Failure> {
        Ok(Writer::new(self, len))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Writer, Failure> {
        Ok(Writer::new(self, len.unwrap_or_default()))
    }

    refused! {
        serialize_bool(bool); serialize_char(char); serialize_str(&str); serialize_bytes(&[u8]);
        serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64);
        serialize_u8(u8); serialize_u16(u16); serialize_u32(u32); serialize_u64(u64);
        serialize_f32(f32); serialize_f64(f64);
        serialize_none(); serialize_unit(); serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<Fields, Failure> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &V,
    ) -> Result<Fields, Failure> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<Fields, Failure> {
        Err(Failure::Unsupported)
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;
    use alloc::format;
    use alloc::vec::Vec;

    use super::*;
    use crate::schema::{Field, KeyAttribute, Role, Segment, Source};

    #[derive(Serialize)]
    struct Plain {
        name: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
        none: Option<u8>,
        bytes: (u8, f32),
        #[serde(with = "serde_dynamo::string_set")]
        set: [&'static str; 2],
        inner: BTreeMap<char, Vec<Option<bool>>>,
    }

    #[derive(Serialize)]
    struct Flat<K: Ord + Serialize> {
        name: &'static str,
        #[serde(flatten)]
        rest: BTreeMap<K, u64>,
    }

    #[derive(PartialEq, PartialOrd, Eq, Ord, Serialize)]
    struct Newtype<V>(V);

    #[derive(Serialize)]
    enum Variants {
        Unit,
        Newtype(u8),
        Tuple(u8, u8),
        Struct { name: u8 },
    }

    #[derive(PartialEq, PartialOrd, Eq, Ord, Serialize)]
    enum Unit {
        One,
    }

    struct Failing;

    impl Serialize for Failing {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("no reason"))
        }
    }

    const PK: KeyAttribute = KeyAttribute::new(
        "Flat",
        None,
        Role::Partition,
        0,
        '#',
        Source::Template { text: "FLAT", segments: &[Segment::Literal("FLAT")] },
    );
    const FIELD: Field = Field { name: "name", attribute: "name" };
    static ENTITY: EntitySchema = EntitySchema {
        flattened: true,
        fields: &[FIELD],
        ..EntitySchema::of_key("Flat", &PK, None)
    };

    #[track_caller]
    fn same(value: &impl Serialize) {
        let expected: Result<Item, _> = serde_dynamo::to_item(value);
        let written = serialize(value, &ENTITY, 3).map(|fields| fields.item);
        let text = |error: serde_dynamo::Error| error.to_string();
        assert_eq!(written.map_err(text), expected.map_err(text));
    }

    fn plain() -> Plain {
        Plain {
            name: "ann",
            left_out: None,
            none: None,
            bytes: (1, 0.5),
            set: ["a", "b"],
            inner: BTreeMap::from([('x', Vec::from([Some(true), None]))]),
        }
    }

    fn flat<K: Ord + Serialize>(key: K) -> Flat<K> {
        Flat { name: "ann", rest: BTreeMap::from([(key, 7)]) }
    }

    #[test]
    fn the_item_is_the_one_of_serde_dynamo() {
        same(&plain());
        same(&Some(plain()));
        same(&Newtype(plain()));
        same(&flat("text"));
        same(&flat('c'));
        same(&flat(7));
        same(&flat(-7_i128));
        same(&flat(true));
        same(&flat(Unit::One));
        same(&flat(Newtype("text")));
        same(&BTreeMap::from([(1, plain())]));
        for variant in [
            Variants::Unit,
            Variants::Newtype(1),
            Variants::Tuple(1, 2),
            Variants::Struct { name: 1 },
        ] {
            same(&variant);
        }
    }

    #[test]
    #[expect(clippy::zero_sized_map_values, reason = "only its failure matters")]
    fn so_are_the_errors() {
        same(&flat(()));
        same(&flat(None::<u8>));
        same(&Failing);
        same(&Newtype(Failing));
        same(&BTreeMap::from([("field", Failing)]));
        same(&7);
        same(&"text");
        same(&None::<Plain>);
        same(&[plain()]);
        same(&(1, 2));
    }

    #[test]
    fn an_attribute_that_is_written_twice_is_noticed() {
        let repeated = |fields: Fields| (fields.repeated, format!("{:?}", fields.item.get("name")));
        let once = serialize(&flat("other"), &ENTITY, 0).map(repeated).unwrap();
        assert_eq!(once, (None, r#"Some(S("ann"))"#.into()));
        let twice = serialize(&flat("name"), &ENTITY, 0).map(repeated).unwrap();
        assert_eq!(twice, (Some("name".into()), r#"Some(N("7"))"#.into()));
    }

    #[test]
    fn a_flattened_field_has_no_integers_that_serde_cannot_read_back() {
        #[derive(Serialize)]
        struct Wide {
            name: u128,
            #[serde(flatten)]
            rest: BTreeMap<&'static str, Vec<u128>>,
        }
        let wide = |rest| Wide { name: 1, rest };
        assert!(serialize(&wide(BTreeMap::new()), &ENTITY, 0).is_ok());
        let error = serialize(&wide(BTreeMap::from([("x", Vec::from([1]))])), &ENTITY, 0);
        assert_eq!(
            error.map(|fields| fields.item).unwrap_err().to_string(),
            "serde cannot read a number of more than 64 bits in a flattened field"
        );
    }
}
