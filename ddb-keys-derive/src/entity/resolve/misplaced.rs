//! Attributes in another place or under another name than those of this derive.

use proc_macro2::{Ident, TokenStream};
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprLit, Field, Lit, LitStr, Meta, MetaNameValue};

use super::has_attribute;
use crate::entity::attr::Input;
use crate::error::Mistakes;
use crate::naming::plain;

/// The options of an entity that name a field.
const OF_A_FIELD: [&str; 2] = ["version", "ttl"];

pub(super) fn check(input: &Input<'_>, mistakes: &mut Mistakes) {
    refuse_on_fields(input, mistakes);
    refuse_unique(input, mistakes);
    refuse_relations(input, mistakes);
    refuse_foreign_keys(input, mistakes);
    refuse_table(input, mistakes);
}

/// Whether a partition key stands on a field, or is called as other libraries call it.
pub(super) fn has_a_partition_key(input: &Input<'_>) -> bool {
    let is_above = |attribute: &Attribute| key_of_another_library(input, attribute) == Some("pk");
    on_fields(input).any(|(_, _, word)| word == "pk") || input.ast.attrs.iter().any(is_above)
}

/// The attributes on fields that belong above the struct, and their words.
fn on_fields<'i>(
    input: &'i Input<'_>,
) -> impl Iterator<Item = (&'i Field, &'i Attribute, &'static str)> {
    let words = |attribute: &Attribute| {
        let mut words = ["pk", "sk", "gsi", "lsi", "former", "entity", "saved_as"].into_iter();
        words
            .find(|word| attribute.path().is_ident(word))
            .or_else(|| key_of_another_library(input, attribute))
            .or_else(|| option_called_like(input, attribute))
    };
    let fields = input.fields.iter().flatten();
    fields.flat_map(move |field| {
        let attributes = field.attrs.iter();
        attributes.filter_map(move |attribute| Some((*field, attribute, words(attribute)?)))
    })
}

/// The word for an attribute that other libraries have for a key.
fn key_of_another_library(input: &Input<'_>, attribute: &Attribute) -> Option<&'static str> {
    let is = |name: &&str| attribute.path().is_ident(name);
    let word = match () {
        () if ["partition_key", "hash_key", "primary_key", "key", "id"].iter().any(is) => "pk",
        () if ["sort_key", "range_key"].iter().any(is) => "sk",
        () => return None,
    };
    (!has_attribute(input, word)).then_some(word)
}

/// The option that an attribute of a field is called like. If the entity has the option, the attribute belongs to another
/// derive.
fn option_called_like(input: &Input<'_>, attribute: &Attribute) -> Option<&'static str> {
    let options = &input.options;
    let given = [&options.version, &options.ttl];
    let missing = OF_A_FIELD.into_iter().zip(given).filter(|(_, given)| given.is_none());
    missing.map(|(option, _)| option).find(|option| attribute.path().is_ident(option))
}

fn refuse_foreign_keys(input: &Input<'_>, mistakes: &mut Mistakes) {
    for attribute in &input.ast.attrs {
        let Some(word) = key_of_another_library(input, attribute) else { continue };
        let span = attribute.path().span();
        let named = attribute.parse_args::<Ident>().ok();
        let field = named.or_else(|| input.fields.iter().flatten().next()?.ident.clone());
        let name = field.as_ref().map_or_else(|| String::from("id"), plain);
        let help = format!("write a template, `#[{word}(\"{}\")]`", template_of(&name));
        mistakes.report(span, &format!("this attribute is called `#[{word}]`"), &help);
    }
}

fn refuse_on_fields(input: &Input<'_>, mistakes: &mut Mistakes) {
    for (field, attribute, word) in on_fields(input) {
        if let Some(name) = other_name(attribute) {
            let help = format!("write `#[serde(rename = \"{}\")]`", name.value());
            let span = attribute.path().span();
            mistakes.report(span, "the attribute of a field is named by serde", &help);
            continue;
        }
        let name = field.ident.as_ref().map(plain).unwrap_or_default();
        let template = template_of(&name);
        let help = match word {
            "pk" | "sk" => format!(
                "write `#[{word}(\"{template}\")]` above the struct, or `#[{word}({name})]` if the attribute is the key"
            ),
            "entity" | "version" | "ttl" => match option_in(attribute) {
                Some(option) => format!("write `#[entity({option} = {name})]` above the struct"),
                None => String::from(
                    "its options are about the whole entity; `#[serde(default)]` and others are about a field",
                ),
            },
            "former" => {
                String::from("write `#[former(V1, pk = \"…\", sk = \"…\")]` above the struct")
            }
            "lsi" => format!("write `#[lsi(Index, sk = \"{template}\")]` above the struct"),
            _ => format!("write `#[gsi(Index, pk = \"{template}\", sk = \"…\")]` above the struct"),
        };
        let span = attribute.path().span();
        mistakes.report(span, &format!("`#[{word}]` belongs above the struct"), &help);
    }
}

/// The field that an attribute on it gives this option of the entity.
pub(super) fn field_of<'i>(input: &'i Input<'_>, option: &str) -> Option<&'i Ident> {
    let is_given = |attribute| option_in(attribute) == Some(option);
    let (field, ..) = on_fields(input).find(|(_, attribute, _)| is_given(attribute))?;
    field.ident.as_ref()
}

fn refuse_unique(input: &Input<'_>, mistakes: &mut Mistakes) {
    for field in input.fields.iter().flatten() {
        let mut attributes = field.attrs.iter();
        let Some(unique) = attributes.find(|attribute| attribute.path().is_ident("unique")) else {
            continue;
        };
        let name = field.ident.as_ref().map(plain).unwrap_or_default();
        let help = format!(
            "write an entity whose key is the value, `#[pk(\"{}\")]`, and create both in one transaction",
            template_of(&name)
        );
        let span = unique.path().span();
        mistakes.report(span, "DynamoDB keeps only keys unique", &help);
    }
}

/// Refuses relations as other libraries have them, above the struct or on a field.
fn refuse_relations(input: &Input<'_>, mistakes: &mut Mistakes) {
    let of_fields = input.fields.iter().flatten().flat_map(|field| &field.attrs);
    for attribute in input.ast.attrs.iter().chain(of_fields) {
        let is = |name: &&str| attribute.path().is_ident(name);
        if ["has_many", "has_one", "belongs_to", "foreign_key"].iter().any(is) {
            let span = attribute.path().span();
            let help = "give both entities the same `#[pk]`, and read them as a struct with `#[derive(ItemCollection)]`";
            mistakes.report(span, "items that belong together have one partition key", help);
        }
    }
}

/// Refuses the options of a table above an entity. An attribute without a name may belong to another derive.
fn refuse_table(input: &Input<'_>, mistakes: &mut Mistakes) {
    let names_a_table = |attribute: &Attribute| {
        let first = |input: ParseStream<'_>| {
            let option = input.parse::<Ident>();
            input.parse::<TokenStream>()?;
            Ok(option.is_ok_and(|option| option == "name"))
        };
        attribute.path().is_ident("table") && attribute.parse_args_with(first).unwrap_or(false)
    };
    if input.ast.attrs.iter().any(names_a_table) {
        mistakes.report_table_of_an_entity(&input.ast.ident);
    }
}

/// A template that a field could have.
fn template_of(name: &str) -> String {
    format!("{}#<{name}>", name.to_uppercase())
}

/// The name that `#[entity(rename = "…")]` on a field gives to its attribute, in the words of any library.
fn other_name(attribute: &Attribute) -> Option<LitStr> {
    if attribute.path().is_ident("saved_as") {
        return match &attribute.meta {
            Meta::NameValue(MetaNameValue {
                value: Expr::Lit(ExprLit { lit: Lit::Str(name), .. }),
                ..
            }) => Some(name.clone()),
            _ => attribute.parse_args().ok(),
        };
    }
    let given = attribute.parse_args::<MetaNameValue>().ok()?;
    let words = ["rename", "saved_as", "alias", "name", "attribute", "field"];
    let is_name = words.iter().any(|word| given.path.is_ident(word));
    let Expr::Lit(ExprLit { lit: Lit::Str(name), .. }) = given.value else { return None };
    (is_name && attribute.path().is_ident("entity")).then_some(name)
}

/// The option of a field that an attribute is, as `#[version]`, or contains, as `#[entity(version)]`.
fn option_in(attribute: &Attribute) -> Option<&'static str> {
    let contained = attribute.parse_args::<Ident>().ok();
    let is = |option: &str| {
        attribute.path().is_ident(option)
            || contained.as_ref().is_some_and(|contained| contained == option)
    };
    OF_A_FIELD.into_iter().find(|option| is(option))
}
