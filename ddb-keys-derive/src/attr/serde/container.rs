//! serde's options of a struct.

use syn::{Attribute, Ident, LitStr};

use super::field::{DefaultValue, FieldNames};
use super::option::{default_function, each_option, skip_value};
use super::rename::{Sides, name};
use crate::naming::plain;

/// serde's options of a struct.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each of serde's options")]
pub(crate) struct Container {
    rename_all: Sides,
    /// A missing field takes its value from the struct's default.
    pub(crate) default: bool,
    /// The function that makes that default.
    default_by: Option<syn::ExprPath>,
    /// The option that makes serde write another type in place of the struct, such as `into`.
    pub(crate) converted: Option<Ident>,
    /// Another type is written in place of the struct.
    pub(crate) into: bool,
    /// Another type is read in place of the struct.
    pub(crate) from: bool,
    /// The option that makes serde write an attribute that is not a field.
    pub(crate) tag: Option<Ident>,
    /// Attributes that are not fields cannot be read.
    pub(crate) denies_others: bool,
    /// The only field is written in place of the struct.
    pub(crate) transparent: Option<Ident>,
}

impl Container {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        let mut container = Self::default();
        each_option(attrs, |option| {
            if option.path.is_ident("rename_all") {
                container.rename_all = Sides::parse(option)?;
                return Ok(());
            }
            if option.path.is_ident("transparent") {
                container.transparent = option.path.get_ident().cloned();
            }
            if option.path.is_ident("tag") {
                container.tag = option.path.get_ident().cloned();
            }
            container.denies_others |= option.path.is_ident("deny_unknown_fields");
            if option.path.is_ident("default") {
                container.default = true;
                container.default_by = default_function(option)?;
                return Ok(());
            }
            container.into |= option.path.is_ident("into");
            container.from |= option.path.is_ident("from") || option.path.is_ident("try_from");
            let is = |name: &&str| option.path.is_ident(name);
            if ["into", "from", "try_from", "remote"].iter().any(is)
                && container.converted.is_none()
            {
                container.converted = option.path.get_ident().cloned();
            }
            skip_value(option)
        });
        container
    }

    /// The attribute under which serde stores a field.
    pub(crate) fn attribute_of(&self, field: &str, names: &FieldNames) -> String {
        name(field, names.rename.write.as_deref(), self.rename_all.write.as_deref())
    }

    /// Adds what the options of the struct, and the field's own name, say about a field.
    pub(crate) fn settle(&self, field: &Ident, names: &mut FieldNames) {
        if self.from {
            // Another type is read, whose defaults are its own.
            names.default = None;
        } else if self.default && names.default.is_none() {
            names.default = Some(DefaultValue::OfStruct(self.default_by.clone(), field.clone()));
        }
        let field = plain(field);
        let written = self.attribute_of(&field, names);
        let read = [self.read_attribute_of(&field, names)].into_iter();
        let read = read.chain(names.aliases.iter().map(LitStr::value));
        names.other_names = read.filter(|name| *name != written).collect();
    }

    /// The attribute from which serde reads a field, besides its aliases.
    pub(crate) fn read_attribute_of(&self, field: &str, names: &FieldNames) -> String {
        name(field, names.rename.read.as_deref(), self.rename_all.read.as_deref())
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
        let renamed = FieldNames::read(&[
            parse_quote!(#[serde(rename(serialize = "when", deserialize = "x"))]),
        ]);
        assert_eq!(container.attribute_of("sent_at", &plain), "sentAt");
        assert_eq!(container.attribute_of("sent_at", &renamed), "when");
        assert_eq!(container.read_attribute_of("sent_at", &renamed), "x");
        assert!(!plain.skipped);
    }

    #[test]
    fn a_struct_that_is_written_as_another_type_is_recognized() {
        let written = Container::read(&[parse_quote!(#[serde(from = "Row", into = "Row")])]);
        let only_read = Container::read(&[parse_quote!(#[serde(from = "Row")])]);
        assert!(written.into && written.from);
        assert!(!only_read.into && only_read.from);
    }
}
