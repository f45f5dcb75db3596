//! serde's options of a field.

use darling::FromAttributes;
use darling::util::{Flag, Override, SpannedValue};
use proc_macro2::Span;
use syn::{Attribute, ExprPath, Ident, LitStr, Path};

use super::rename::Rename;

/// The options as they are written.
#[derive(Default, FromAttributes)]
#[darling(attributes(serde), default, allow_unknown_fields)]
struct Options {
    rename: Option<SpannedValue<Rename>>,
    #[darling(multiple, rename = "alias")]
    aliases: Vec<LitStr>,
    default: Option<Override<ExprPath>>,
    flatten: Flag,
    skip: Flag,
    skip_serializing: Flag,
    skip_deserializing: Flag,
    skip_serializing_if: Option<Path>,
    with: Option<LitStr>,
    serialize_with: Option<LitStr>,
    deserialize_with: Option<LitStr>,
}

/// serde's options of a field.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each of serde's options")]
pub(crate) struct FieldNames {
    pub(super) rename: Option<SpannedValue<Rename>>,
    /// The field's content is stored beside the other fields, under unknown names.
    pub(crate) flatten: bool,
    /// The field is not stored.
    pub(crate) skipped: bool,
    /// The field is not read from an item: it gets its default.
    pub(crate) unread: bool,
    /// The options, with their places, by which the field's own value is not stored under its name.
    pub(crate) stored_otherwise: Vec<(&'static str, Span)>,
    pub(crate) form: Form,
    pub(crate) writer: Option<Writer>,
    /// The functions that write and read the field in place of its type, as they are written.
    pub(crate) functions: String,
    /// The value of a field that is missing.
    pub(crate) default: Option<DefaultValue>,
    pub(crate) read_by_function: bool,
    /// The function that says whether a value is left out.
    pub(crate) skipped_if: Option<Path>,
    /// The aliases, as they are written.
    pub(super) aliases: Vec<LitStr>,
    /// The names that the field is read under besides its attribute's.
    pub(crate) other_names: Vec<String>,
}

/// The value that serde gives a field that is missing.
pub(crate) enum DefaultValue {
    /// That of the field's type.
    OfType,
    /// That of a function.
    By(ExprPath),
    /// That of this field in the default of the struct, or in the struct that a function returns.
    OfStruct(Option<ExprPath>, Ident),
}

/// What writes a field in place of its type: the function of `serialize_with`, or that of the module `with`.
pub(crate) struct Writer {
    /// The function or the module, as the attribute names it.
    pub(crate) text: LitStr,
    is_module: bool,
}

impl Writer {
    /// The path of the function. `None` if the text is not a path, which serde reports.
    pub(crate) fn function(&self) -> Option<ExprPath> {
        let mut function: ExprPath = self.text.parse().ok()?;
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
    /// The options of a computed part, which no item stores.
    pub(crate) fn of_no_field() -> Self {
        Self { skipped: true, unread: true, ..Self::default() }
    }

    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        let options = Options::from_attributes(attrs).unwrap_or_default();
        let flags = [
            ("skip", options.skip),
            ("skip_serializing", options.skip_serializing),
            ("skip_deserializing", options.skip_deserializing),
            ("flatten", options.flatten),
        ];
        let functions = [
            ("with", &options.with),
            ("serialize_with", &options.serialize_with),
            ("deserialize_with", &options.deserialize_with),
        ];
        let present = flags.into_iter().filter(|(_, flag)| flag.is_present());
        let present = present.map(|(option, flag)| (option, flag.span()));
        let functions =
            functions.into_iter().filter_map(|(option, text)| Some((option, text.as_ref()?)));
        let functions: Vec<_> = functions.collect();
        let written =
            functions.iter().map(|(option, text)| format!("{option} = {:?}", text.value()));
        let written = written.collect::<Vec<_>>().join(", ");
        let functions = functions.iter().map(|(option, text)| (*option, text.span()));
        let stored_otherwise: Vec<_> = present.chain(functions).collect();
        let has =
            |names: &[&str]| stored_otherwise.iter().any(|(option, _)| names.contains(option));
        let form = match () {
            () if has(&["with", "serialize_with", "deserialize_with"]) => Form::ByFunction,
            () if !options.aliases.is_empty() => Form::Aliased,
            () => Form::Plain,
        };
        let module = options.with.map(|text| Writer { text, is_module: true });
        let function = options.serialize_with.map(|text| Writer { text, is_module: false });
        let default = options
            .default
            .map(|default| default.explicit().map_or(DefaultValue::OfType, DefaultValue::By));
        Self {
            flatten: has(&["flatten"]),
            skipped: has(&["skip", "skip_serializing"]),
            unread: has(&["skip", "skip_deserializing"]),
            read_by_function: has(&["with", "deserialize_with"]),
            form,
            writer: module.or(function),
            functions: written,
            default,
            rename: options.rename,
            skipped_if: options.skip_serializing_if,
            aliases: options.aliases,
            other_names: Vec::new(),
            stored_otherwise,
        }
    }

    /// The field's own name in items.
    pub(super) fn renamed(&self) -> Option<&str> {
        self.rename.as_ref()?.name.as_deref()
    }

    /// The place of an option, if the field has it.
    pub(crate) fn option(&self, name: &str) -> Option<Span> {
        let mut options = self.stored_otherwise.iter();
        options.find(|(option, _)| *option == name).map(|(_, span)| *span)
    }

    /// The place of an alias, if the field has one.
    pub(crate) fn alias(&self) -> Option<Span> {
        self.aliases.first().map(LitStr::span)
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
        assert!(given.skipped && given.is_filled());
    }

    #[test]
    fn flattened_and_skipped_fields_are_seen() {
        assert!(FieldNames::read(&[parse_quote!(#[serde(flatten)])]).flatten);
        assert!(FieldNames::read(&[parse_quote!(#[serde(skip)])]).skipped);
        assert!(FieldNames::read(&[parse_quote!(#[serde(skip)])]).option("skip").is_some());
    }
}
