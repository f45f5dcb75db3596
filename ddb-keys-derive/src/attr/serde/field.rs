//! serde's options of a field.

use syn::{Attribute, Ident, LitStr};

use super::option::{default_function, each_option, skip_value};
use super::rename::Sides;

/// serde's options of a field.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each of serde's options")]
pub(crate) struct FieldNames {
    pub(super) rename: Sides,
    /// The field's content is stored beside the other fields, under unknown names.
    pub(crate) flatten: bool,
    /// The field is not stored.
    pub(crate) skipped: bool,
    /// The field is not read from an item: it gets its default.
    pub(crate) unread: bool,
    /// The first option by which the field's own value is not stored under its name: it is left out, or another value is stored.
    pub(crate) stored_otherwise: Option<Ident>,
    /// The option by which the field is not read.
    pub(crate) unread_by: Option<Ident>,
    pub(crate) form: Form,
    pub(crate) writer: Option<Writer>,
    /// The value of a field that is missing.
    pub(crate) default: Option<DefaultValue>,
    pub(crate) read_by_function: bool,
    /// The function that says whether a value is left out.
    pub(crate) skipped_if: Option<syn::Path>,
    /// The aliases, as they are written.
    pub(crate) aliases: Vec<LitStr>,
    /// The names that the field is read under besides its attribute's.
    pub(crate) other_names: Vec<String>,
}

/// The value that serde gives a field that is missing.
pub(crate) enum DefaultValue {
    /// That of the field's type.
    OfType,
    /// That of a function.
    By(syn::ExprPath),
    /// That of this field in the default of the struct, or in the struct that a function returns.
    OfStruct(Option<syn::ExprPath>, Ident),
}

/// What writes a field in place of its type: the function of `serialize_with`, or that of the module `with`.
pub(crate) struct Writer {
    /// The function or the module, as the attribute names it.
    pub(crate) text: LitStr,
    is_module: bool,
}

impl Writer {
    /// The path of the function. `None` if the text is not a path, which serde reports.
    pub(super) fn function(&self) -> Option<syn::ExprPath> {
        let mut function: syn::ExprPath = self.text.parse().ok()?;
        if self.is_module {
            function.path.segments.push(syn::parse_quote!(serialize));
        }
        Some(function)
    }
}

/// How serde writes and reads one field.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Form {
    /// As its type is, under one name.
    #[default]
    Plain,
    /// Also read under other names, so a missing attribute does not mean a missing field.
    Aliased,
    /// By user functions, which see the field but not its key.
    ByFunction,
}

impl FieldNames {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        let mut names = Self::default();
        each_option(attrs, |option| {
            if option.path.is_ident("rename") {
                names.rename = Sides::parse(option)?;
                return Ok(());
            }
            if option.path.is_ident("skip_serializing_if") {
                names.skipped_if = option.value()?.parse::<LitStr>()?.parse().ok();
                return Ok(());
            }
            let is = |names: &[&str]| names.iter().any(|name| option.path.is_ident(name));
            if is(&["with", "serialize_with", "deserialize_with"]) {
                names.form = Form::ByFunction;
            } else if is(&["alias"]) && names.form == Form::Plain {
                names.form = Form::Aliased;
            }
            if is(&["default"]) {
                names.default =
                    Some(default_function(option)?.map_or(DefaultValue::OfType, DefaultValue::By));
                return Ok(());
            }
            names.read_by_function |= is(&["with", "deserialize_with"]);
            if is(&["alias"]) {
                names.aliases.push(option.value()?.parse()?);
                return Ok(());
            }
            names.flatten |= is(&["flatten"]);
            names.skipped |= is(&["skip", "skip_serializing"]);
            names.unread |= is(&["skip", "skip_deserializing"]);
            let ident = || option.path.get_ident().cloned();
            if is(&["skip", "skip_serializing", "with", "serialize_with", "flatten"]) {
                names.stored_otherwise = names.stored_otherwise.take().or_else(ident);
            }
            if is(&["skip", "skip_deserializing"]) {
                names.unread_by = names.unread_by.take().or_else(ident);
            }
            if is(&["with", "serialize_with"]) {
                let text = option.value()?.parse()?;
                names.writer = Some(Writer { text, is_module: is(&["with"]) });
                return Ok(());
            }
            skip_value(option)
        });
        names
    }

    /// Whether the field may be missing.
    pub(crate) fn is_defaulted(&self) -> bool {
        self.default.is_some()
    }

    /// Whether the default may differ from that of the field's type.
    pub(crate) fn is_filled(&self) -> bool {
        matches!(self.default, Some(DefaultValue::By(_) | DefaultValue::OfStruct(..)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn the_way_to_write_a_field_is_seen() {
        let form = |attrs: &[Attribute]| FieldNames::read(attrs).form;
        assert!(form(&[parse_quote!(#[serde(default, rename = "n")])]) == Form::Plain);
        assert!(form(&[parse_quote!(#[serde(alias = "n")])]) == Form::Aliased);
        assert!(form(&[parse_quote!(#[serde(with = "codec", alias = "n")])]) == Form::ByFunction);
        assert!(form(&[parse_quote!(#[serde(alias = "n", with = "codec")])]) == Form::ByFunction);
    }

    #[test]
    fn options_after_one_that_takes_a_value_are_read() {
        let listed = FieldNames::read(&[parse_quote!(#[serde(bound(serialize = ""), skip)])]);
        let given = FieldNames::read(&[parse_quote!(#[serde(default = "Id::none", skip)])]);
        assert!(listed.skipped);
        assert!(given.skipped);
    }

    #[test]
    fn flattened_and_skipped_fields_are_seen() {
        assert!(FieldNames::read(&[parse_quote!(#[serde(flatten)])]).flatten);
        assert!(FieldNames::read(&[parse_quote!(#[serde(skip)])]).skipped);
    }
}
