//! How serde names a struct's fields in an item: read from the `#[serde(…)]` attributes beside ours.

use syn::{Attribute, Ident, LitStr, Token, meta::ParseNestedMeta};

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

/// A name or a rule, as serde writes and as it reads.
#[derive(Default)]
struct Sides {
    write: Option<String>,
    read: Option<String>,
}

/// serde's options of a field.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each of serde's options")]
pub(crate) struct FieldNames {
    rename: Sides,
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
    fn function(&self) -> Option<syn::ExprPath> {
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
        if self.default && names.default.is_none() {
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

/// How serde writes one field, with the functions that it is told to use.
pub(crate) struct FieldForm {
    pub(crate) names: FieldNames,
    /// The function of `serialize_with`, or of the module `with`.
    pub(crate) write: Option<syn::ExprPath>,
    /// An item may lack the field.
    pub(crate) default: bool,
}

impl FieldForm {
    pub(crate) fn read(attrs: &[Attribute], container: &Container) -> Self {
        let names = FieldNames::read(attrs);
        let default = container.default || names.default.is_some() || names.unread;
        let write = names.writer.as_ref().and_then(Writer::function);
        Self { names, write, default }
    }
}

/// Goes through the options of every `#[serde(…)]`. serde reports its own mistakes.
fn each_option(attrs: &[Attribute], mut read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>) {
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("serde")) {
        let _ = attr.parse_nested_meta(|option| read(&option));
    }
}

impl Sides {
    /// `= "name"`, or `(serialize = "name", deserialize = "other")`.
    fn parse(option: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        if option.input.peek(Token![=]) {
            let name = option.value()?.parse::<LitStr>()?.value();
            return Ok(Self { write: Some(name.clone()), read: Some(name) });
        }
        let mut sides = Self::default();
        option.parse_nested_meta(|side| {
            let value = Some(side.value()?.parse::<LitStr>()?.value());
            if side.path.is_ident("serialize") {
                sides.write = value;
            } else {
                sides.read = value;
            }
            Ok(())
        })?;
        Ok(sides)
    }
}

/// `default = "function"`.
fn default_function(option: &ParseNestedMeta<'_>) -> syn::Result<Option<syn::ExprPath>> {
    if !option.input.peek(Token![=]) {
        return Ok(None);
    }
    option.value()?.parse::<LitStr>()?.parse().map(Some)
}

/// A field's own name, or that of the rule for all fields.
fn name(field: &str, rename: Option<&str>, rule: Option<&str>) -> String {
    match (rename, rule) {
        (Some(name), _) => name.to_owned(),
        (None, Some(rule)) => apply(rule, field),
        (None, None) => field.to_owned(),
    }
}

fn skip_value(option: &ParseNestedMeta<'_>) -> syn::Result<()> {
    if option.input.peek(Token![=]) {
        option.value()?.parse::<syn::Expr>()?;
    } else if option.input.peek(syn::token::Paren) {
        let content;
        syn::parenthesized!(content in option.input);
        content.parse::<proc_macro2::TokenStream>()?;
    }
    Ok(())
}

/// The rules by which serde renames a field in snake case.
fn apply(rule: &str, field: &str) -> String {
    let pascal = || -> String {
        field
            .split('_')
            .flat_map(|word| {
                let mut letters = word.chars();
                letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
            })
            .collect()
    };
    match rule {
        "UPPERCASE" | "SCREAMING_SNAKE_CASE" => field.to_ascii_uppercase(),
        "PascalCase" => pascal(),
        "camelCase" => {
            let pascal = pascal();
            let mut letters = pascal.chars();
            letters
                .next()
                .map(|first| first.to_ascii_lowercase())
                .into_iter()
                .chain(letters)
                .collect()
        }
        "kebab-case" => field.replace('_', "-"),
        "SCREAMING-KEBAB-CASE" => field.to_ascii_uppercase().replace('_', "-"),
        _ => field.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn every_rule_of_serde_is_followed() {
        for (rule, expected) in [
            ("lowercase", "sent_at_ms"),
            ("UPPERCASE", "SENT_AT_MS"),
            ("PascalCase", "SentAtMs"),
            ("camelCase", "sentAtMs"),
            ("snake_case", "sent_at_ms"),
            ("SCREAMING_SNAKE_CASE", "SENT_AT_MS"),
            ("kebab-case", "sent-at-ms"),
            ("SCREAMING-KEBAB-CASE", "SENT-AT-MS"),
        ] {
            assert_eq!(apply(rule, "sent_at_ms"), expected);
        }
    }

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
