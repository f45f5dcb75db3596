//! A field as serde stores it, by its own options and those of its struct.

use syn::{Attribute, Ident};

use super::container::Container;
use super::field::{FieldNames, Writer};

/// How serde writes one field, with the functions that it is told to use.
pub(crate) struct FieldForm {
    pub(crate) names: FieldNames,
    /// The function of `serialize_with`, or of the module `with`.
    pub(crate) write: Option<syn::ExprPath>,
    /// An item may lack the field.
    pub(crate) default: bool,
}

impl FieldForm {
    pub(crate) fn read(ident: &Ident, attrs: &[Attribute], container: &Container) -> Self {
        let mut names = FieldNames::read(attrs);
        container.settle(ident, &mut names);
        let default = container.default || names.default.is_some() || names.unread;
        let write = names.writer.as_ref().and_then(Writer::function);
        Self { names, write, default }
    }
}
