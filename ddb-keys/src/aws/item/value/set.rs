//! The sets that `serde_dynamo::string_set` and its siblings write.

use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serializer;
use serde_dynamo::AttributeValue as Written;

use crate::aws::ValueError;

#[derive(Debug, Clone, Copy)]
pub(super) enum SetKind {
    Text,
    Number,
    Bytes,
}

impl SetKind {
    /// Returns the kind of set that the name of a newtype stands for. `serde_dynamo` does not export the names, but makes a set of
    /// a list in such a newtype.
    #[inline]
    pub(super) fn of(name: &'static str) -> Option<Self> {
        // No type of Rust has such a name.
        if name.starts_with(|first: char| first.is_alphabetic() || first == '_') {
            return None;
        }
        let empty: [(); 0] = [];
        match serde_dynamo::Serializer.serialize_newtype_struct(name, &empty) {
            Ok(Written::Ss(_)) => Some(Self::Text),
            Ok(Written::Ns(_)) => Some(Self::Number),
            Ok(Written::Bs(_)) => Some(Self::Bytes),
            _ => None,
        }
    }

    /// Makes a set of a list.
    pub(super) fn set_of(self, list: AttributeValue) -> Result<AttributeValue, ValueError> {
        let AttributeValue::L(elements) = list else {
            return Err(ValueError::new("a set is written from a list or a set"));
        };
        match self {
            Self::Text => all(elements, "text", |one| match one {
                AttributeValue::S(text) => Some(text),
                _ => None,
            })
            .map(AttributeValue::Ss),
            Self::Number => all(elements, "numbers", |one| match one {
                AttributeValue::N(number) => Some(number),
                _ => None,
            })
            .map(AttributeValue::Ns),
            Self::Bytes => all(elements, "bytes", |one| match one {
                AttributeValue::B(bytes) => Some(bytes),
                _ => None,
            })
            .map(AttributeValue::Bs),
        }
    }
}

/// Converts every element.
fn all<T>(
    elements: Vec<AttributeValue>,
    kind: &str,
    convert: impl Fn(AttributeValue) -> Option<T>,
) -> Result<Vec<T>, ValueError> {
    let converted = elements.into_iter().map(convert).collect::<Option<_>>();
    converted.ok_or_else(|| {
        ValueError::new(format_args!("a set of {kind} has only elements that are stored as {kind}"))
    })
}
