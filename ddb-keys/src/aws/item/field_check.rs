//! Asks serde whether an entity could read a value in one of its fields.
//!
//! The entity is deserialized from that field alone. It fails in the end, because other fields are
//! missing, but whether the value itself was read is known by then, whatever serde attributes the field has.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Error as _, Expected, IntoDeserializer, MapAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_dynamo::Error;

use super::field_outcome::FieldOutcome;
use super::value::Deserializer;
use crate::key::Entity;

/// Whether a field could be read from a value, or without one. Unknown if the entity did not ask for
/// the field, as a hand-written `Deserialize` may not.
pub(in crate::aws) type FieldCheck = fn(&str, Option<&AttributeValue>) -> FieldOutcome;

/// The [`FieldCheck`] of an entity.
pub(in crate::aws) fn check_field_of<E: Entity + DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    if E::SERDE.converted {
        return check_flattened::<E>(attribute, value);
    }
    if E::SCHEMA.flattened && !E::SCHEMA.has_attribute(attribute) && !E::SERDE.is_alias(attribute) {
        return E::check_flattened(attribute, value);
    }
    check_field::<E>(attribute, value)
}

/// Whether a flattened field of this type could be read.
pub(in crate::aws) fn check_flattened<V: DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    let Seen { outcome, asked, whole } =
        read::<V>(Some(attribute), value, Deserializer::of_flattened);
    match asked {
        // A struct takes the attributes of its fields from those that come after it.
        Asked::Names(names) if names.contains(&attribute) => {
            let others = || same_field::<V>(names, attribute, value);
            outcome.map_or(FieldOutcome::Open, |read| known(read, others))
        }
        Asked::Variants(names) | Asked::TagAndContent(names) if names.contains(&attribute) => {
            FieldOutcome::Open
        }
        Asked::Names(_) | Asked::Variants(_) | Asked::TagAndContent(_) => FieldOutcome::Unread,
        // A map reads every attribute, and needs none. An enum, or a struct with flattened fields of its own, may need
        // others beside this one.
        Asked::Any => match (outcome, value) {
            (Some(Err(reason)), Some(_)) => FieldOutcome::Unreadable(reason),
            (_, Some(_)) if whole => FieldOutcome::Unknown,
            (_, None) if read::<V>(None, None, Deserializer::of_flattened).whole => {
                FieldOutcome::Unknown
            }
            _ => FieldOutcome::Open,
        },
    }
}

/// The other names of the field that a struct reads under this name.
fn same_field<V: DeserializeOwned>(
    names: &'static [&'static str],
    attribute: &str,
    value: Option<&AttributeValue>,
) -> Vec<&'static str> {
    let is_same = |other: &&'static str| {
        let (mut outcome, mut asked) = (None, Asked::Any);
        let names = [Some(attribute), Some(*other)];
        let read = Deserializer::of_flattened;
        let both = OneField { names, value, read, outcome: &mut outcome, asked: &mut asked };
        matches!(V::deserialize(both), Err(NotRead { twice: true }))
    };
    names.iter().copied().filter(|name| *name != attribute).filter(is_same).collect()
}

fn known(read: Result<(), String>, names: impl FnOnce() -> Vec<&'static str>) -> FieldOutcome {
    match read {
        Ok(()) => FieldOutcome::Read(names()),
        Err(reason) => FieldOutcome::Unreadable(reason),
    }
}

fn check_field<E: DeserializeOwned>(
    attribute: &str,
    value: Option<&AttributeValue>,
) -> FieldOutcome {
    let outcome = read::<E>(Some(attribute), value, Deserializer::of_new).outcome;
    outcome.map_or(FieldOutcome::Unknown, |read| known(read, Vec::new))
}

/// The observations while a type was read from an item of one attribute.
struct Seen {
    /// Whether the value was read.
    outcome: Option<Result<(), String>>,
    asked: Asked,
    /// Whether the type needs nothing else.
    whole: bool,
}

/// The attributes that a type asked for.
#[derive(Clone, Copy)]
enum Asked {
    /// Those of a struct's fields, under all of their names.
    Names(&'static [&'static str]),
    /// One of an enum's variants.
    Variants(&'static [&'static str]),
    /// The two of an enum with `#[serde(tag = "…", content = "…")]`, each of which decides what the other may be.
    TagAndContent(&'static [&'static str]),
    Any,
}

fn read<V: DeserializeOwned>(
    attribute: Option<&str>,
    value: Option<&AttributeValue>,
    read: fn(AttributeValue) -> Deserializer,
) -> Seen {
    let (mut outcome, mut asked) = (None, Asked::Any);
    let names = [attribute, None];
    let field = OneField { names, value, read, outcome: &mut outcome, asked: &mut asked };
    let whole = V::deserialize(field).is_ok();
    Seen { outcome, asked, whole }
}

/// Whether serde reads an enum with a tag beside its content. It asks for one as for a struct, and only what it says it
/// expects tells them apart.
fn is_tagged_enum<'de>(visitor: &impl Visitor<'de>) -> bool {
    let expected: &dyn Expected = visitor;
    expected.to_string().starts_with("adjacently tagged enum")
}

/// An item of one attribute. Another one that has no value may follow.
struct OneField<'c> {
    names: [Option<&'c str>; 2],
    value: Option<&'c AttributeValue>,
    read: fn(AttributeValue) -> Deserializer,
    outcome: &'c mut Option<Result<(), String>>,
    asked: &'c mut Asked,
}

/// Why the entity was not read. Only what happened to the field is of interest.
#[derive(Debug)]
struct NotRead {
    /// Whether two attributes are of one field.
    twice: bool,
}

impl Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the entity was not read")
    }
}

impl core::error::Error for NotRead {}

impl serde::de::Error for NotRead {
    fn custom<M: Display>(_: M) -> Self {
        Self { twice: false }
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self { twice: true }
    }
}

impl<'de> serde::Deserializer<'de> for OneField<'_> {
    type Error = NotRead;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        visitor.visit_map(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        let is_enum = is_tagged_enum(&visitor);
        *self.asked = if is_enum { Asked::TagAndContent(fields) } else { Asked::Names(fields) };
        visitor.visit_map(self)
    }

    /// serde makes `None` of a flattened field that it cannot read, and the next write would lose the attributes.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, NotRead> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, NotRead> {
        *self.asked = Asked::Variants(variants);
        Err(NotRead { twice: false })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for OneField<'_> {
    type Error = NotRead;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, NotRead> {
        let [first, second] = &mut self.names;
        let Some(attribute) = first.take().or_else(|| second.take()) else { return Ok(None) };
        let name: StrDeserializer<'_, NotRead> = attribute.into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NotRead> {
        if self.outcome.is_some() {
            return Err(NotRead { twice: false });
        }
        let read = match self.value {
            Some(value) => seed.deserialize((self.read)(value.clone())),
            None => seed.deserialize(NoValue),
        };
        *self.outcome = Some(read.as_ref().map(drop).map_err(ToString::to_string));
        read.map_err(|_| NotRead { twice: false })
    }
}

/// The value of a missing field for serde: only an `Option` can be read from it.
struct NoValue;

impl<'de> serde::Deserializer<'de> for NoValue {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("the value is missing"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    mod doubled {
        use serde::{Deserialize, Deserializer};

        pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
            u32::deserialize(from).map(|number| 2 * number)
        }
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[allow(dead_code, reason = "only read by serde")]
    struct Shelf {
        shelf_name: String,
        books: u8,
        note: Option<String>,
        tags: Vec<String>,
        #[serde(deserialize_with = "doubled::deserialize")]
        pages: u32,
    }

    #[derive(Deserialize)]
    #[allow(dead_code, reason = "only read by serde")]
    struct Open {
        id: u32,
        #[serde(flatten)]
        rest: BTreeMap<String, String>,
    }

    fn number(text: &str) -> AttributeValue {
        AttributeValue::N(text.into())
    }

    fn is_read(outcome: FieldOutcome) -> Option<bool> {
        match outcome {
            FieldOutcome::Unread | FieldOutcome::Unknown => None,
            outcome => Some(outcome.refusal().is_none()),
        }
    }

    fn reads<E: DeserializeOwned>(attribute: &str, value: AttributeValue) -> Option<bool> {
        is_read(check_field::<E>(attribute, Some(&value)))
    }

    #[test]
    fn a_value_is_read_as_its_field() {
        assert_eq!(reads::<Shelf>("books", number("255")), Some(true));
        assert_eq!(reads::<Shelf>("books", number("256")), Some(false));
        assert_eq!(reads::<Shelf>("books", number("-1")), Some(false));
        assert_eq!(reads::<Shelf>("shelfName", number("1")), Some(false));
        assert_eq!(reads::<Shelf>("tags", AttributeValue::Ss(["a".into()].into())), Some(true));
        assert_eq!(reads::<Shelf>("note", AttributeValue::Null(true)), Some(true));
        assert_eq!(reads::<Shelf>("books", AttributeValue::Null(true)), Some(false));
        assert_eq!(reads::<Shelf>("pages", number("7")), Some(true));
        assert_eq!(reads::<Shelf>("pages", AttributeValue::S("7 p.".into())), Some(false));
        assert_eq!(reads::<Open>("id", AttributeValue::S("x".into())), Some(false));
        assert_eq!(reads::<Open>("anything", AttributeValue::S("x".into())), Some(true));
        assert_eq!(reads::<u32>("id", number("1")), None);
    }

    #[test]
    fn a_flattened_struct_takes_its_own_fields_and_a_map_reads_all() {
        type Map = BTreeMap<String, String>;
        let (seven, text) = (number("7"), AttributeValue::S("x".into()));
        let of_struct = |attribute, value| is_read(check_flattened::<Shelf>(attribute, value));
        assert_eq!(of_struct("books", Some(&seven)), Some(true));
        assert_eq!(of_struct("books", Some(&text)), Some(false));
        assert_eq!(of_struct("other", Some(&text)), None);
        assert_eq!((of_struct("books", None), of_struct("note", None)), (Some(false), Some(true)));
        let of_map = |value| is_read(check_flattened::<Map>("any", value));
        assert_eq!(of_map(Some(&seven)), Some(false));
        assert_eq!((of_map(Some(&text)), of_map(None)), (None, None));
    }

    #[test]
    fn only_an_option_may_be_missing() {
        let missing = |attribute| is_read(check_field::<Shelf>(attribute, None));
        assert_eq!(missing("note"), Some(true));
        assert_eq!(missing("books"), Some(false));
        assert_eq!(missing("tags"), Some(false));
    }
}
