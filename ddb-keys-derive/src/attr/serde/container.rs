//! serde's options of a struct.

use darling::FromAttributes;
use darling::util::{Flag, Override, SpannedValue};
use syn::{Attribute, ExprPath, Ident, LitStr};

use super::field::{DefaultValue, FieldNames};
use super::rename::{Rename, name};
use crate::naming::plain;

/// serde's options of a struct.
#[derive(Default, FromAttributes)]
#[darling(attributes(serde), default, allow_unknown_fields)]
pub(crate) struct Container {
    pub(super) rename_all: Option<SpannedValue<Rename>>,
    /// A missing field takes its value from the struct's default, or from the one that a function makes.
    default: Option<Override<ExprPath>>,
    /// The only field is written in place of the struct.
    pub(super) transparent: Flag,
    /// An attribute is written that is not a field.
    pub(super) tag: Option<LitStr>,
    /// Another type is written or read in place of the struct.
    pub(super) into: Option<LitStr>,
    pub(super) from: Option<LitStr>,
    pub(super) try_from: Option<LitStr>,
    pub(super) remote: Option<LitStr>,
}

impl Container {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        Self::from_attributes(attrs).unwrap_or_default()
    }

    /// The attribute under which serde stores a field.
    pub(crate) fn attribute_of(&self, field: &str, names: &FieldNames) -> String {
        let rule = self.rename_all.as_ref().and_then(|rule| rule.name.as_deref());
        name(field, names.renamed(), rule)
    }

    /// The options of a field, with what those of the struct say about it.
    pub(crate) fn field(&self, field: &Ident, attrs: &[Attribute]) -> FieldNames {
        let mut names = FieldNames::read(attrs);
        if let (Some(default), None) = (&self.default, &names.default) {
            names.default = Some(DefaultValue::OfStruct(default.clone().explicit(), field.clone()));
        }
        let attribute = self.attribute_of(&plain(field), &names);
        let others = names.aliases.iter().map(LitStr::value);
        names.other_names = others.filter(|name| *name != attribute).collect();
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn a_fields_own_name_wins() {
        let container = Container::read(&[
            parse_quote!(#[serde(rename_all = "camelCase", deny_unknown_fields)]),
        ]);
        let plain = FieldNames::read(&[
            parse_quote!(#[serde(default, skip_serializing_if = "Option::is_none")]),
        ]);
        let renamed = FieldNames::read(&[parse_quote!(#[serde(rename = "when")])]);
        assert_eq!(container.attribute_of("sent_at", &plain), "sentAt");
        assert_eq!(container.attribute_of("sent_at", &renamed), "when");
        assert!(!plain.skipped);
    }
}
