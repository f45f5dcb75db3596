//! The fields behind a key, as serde writes them into items.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::encode::Serde;

/// Takes a field's name and its value.
pub type FieldVisitor<'v> = &'v mut dyn FnMut(&'static str, Result<AttributeValue, String>);

/// A key whose fields can be written as attributes: what `#[derive(Entity)]` adds for this floor.
#[diagnostic::on_unimplemented(
    message = "the fields of `{Self}` cannot be written as attributes",
    label = "serde cannot write one of its fields",
    note = "an update writes the fields behind a key: their types need `#[derive(Serialize)]`"
)]
pub trait KeyFields<C = Serde> {
    /// Hands over each field of the key.
    #[doc(hidden)]
    fn each_field(&self, visit: FieldVisitor<'_>);
}

/// A way to write a field of type `V` as an attribute.
pub trait FieldCodec<V> {
    /// The attribute's value.
    fn value(view: &V) -> Result<AttributeValue, String>;
}

#[diagnostic::do_not_recommend]
impl<V: Serialize> FieldCodec<V> for Serde {
    fn value(view: &V) -> Result<AttributeValue, String> {
        serde_dynamo::to_attribute_value(view).map_err(|error| error.to_string())
    }
}

/// The value of a field that serde writes by a function of the user's, which knows the field's
/// type and not its key's.
#[doc(hidden)]
pub fn written_by_function() -> Result<AttributeValue, String> {
    Err(String::from("serde writes the field by a function of its own: put the whole item instead"))
}
