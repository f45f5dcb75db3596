//! How serde names and stores a struct's fields in an item: read from the `#[serde(…)]` attributes beside ours. An option that is
//! malformed is left to serde, which reports it.

mod container;
mod contract;
mod field;
mod rename;

pub(crate) use self::container::Container;
pub(crate) use self::contract::check;
pub(crate) use self::field::{DefaultValue, FieldNames, Form, Writer};
