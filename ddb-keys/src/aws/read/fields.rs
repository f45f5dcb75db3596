//! The names by which a type reads its fields.

use serde::Deserializer;
use serde::de::value::Error;
use serde::de::{DeserializeOwned, Error as _, Visitor};
use serde::forward_to_deserialize_any;

/// The names that a struct reads its fields by, as it says itself when it is deserialized. `None` for a type that may read others, such
/// as a map or a struct with `#[serde(flatten)]`.
pub(super) fn fields_of<R: DeserializeOwned>() -> Option<&'static [&'static str]> {
    let mut fields = None;
    drop(R::deserialize(Question(&mut fields)));
    fields
}

/// Notes the fields that it is asked for, and has no value of any.
struct Question<'q>(&'q mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Question<'_> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.0 = Some(fields);
        self.deserialize_any(visitor)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no value"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Line {
        #[serde(rename = "who")]
        _author: String,
        #[serde(alias = "stars")]
        _like_count: u32,
        #[serde(skip)]
        _skipped: u32,
    }

    #[derive(Deserialize)]
    struct Flattened {
        _author: String,
        #[serde(flatten)]
        _rest: BTreeMap<String, u32>,
    }

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        _Line { _line: Line },
        _Number { _number: u32 },
    }

    #[test]
    fn a_struct_says_what_it_reads() {
        let mut fields = fields_of::<Line>().unwrap().to_vec();
        fields.sort_unstable();
        assert_eq!(fields, ["likeCount", "stars", "who"]);
        assert_eq!(fields_of::<Flattened>(), None);
        assert_eq!(fields_of::<Either>(), None);
        assert_eq!(fields_of::<BTreeMap<String, u32>>(), None);
    }
}
