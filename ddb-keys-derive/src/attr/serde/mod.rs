//! How serde names and stores a struct's fields in an item: read from the `#[serde(…)]` attributes beside ours.

mod container;
mod field;
mod field_form;
mod option;
mod rename;

pub(crate) use self::container::Container;
pub(crate) use self::field::{DefaultValue, FieldNames, Form};
pub(crate) use self::field_form::FieldForm;
