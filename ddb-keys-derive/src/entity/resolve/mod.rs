//! From attributes to the model: fields looked up, templates taken apart, every rule applied that the
//! macro alone can check. After a mistake, the parts that are valid are used.

mod checked;
mod fields;
mod former;
mod index;
mod separator;

use std::cell::{Cell, RefCell};

use proc_macro2::Ident;
use quote::format_ident;
use syn::LitStr;

use self::checked::checked_types;
use self::fields::Resolver;
use self::former::former_keys;
use self::index::index_keys;
use self::separator::separator;
use super::attr::Input;
use super::check;
use super::model::{Entity, Field, KeyPlace, KeyStruct};
use crate::attr::serde::{Container, FieldNames};
use crate::error::Mistakes;
use crate::hygiene::Hygiene;
use crate::known_type::{KnownType, argument_of};
use crate::naming::plain;

/// The options of an entity that name a field.
const OF_A_FIELD: [&str; 2] = ["version", "ttl"];

pub(super) fn entity<'a>(input: &Input<'a>, mistakes: &mut Mistakes) -> Entity<'a> {
    let ast = input.ast;
    let container = Container::read(&ast.attrs);
    let mut fields: Vec<Field> = input
        .fields
        .iter()
        .flatten()
        .filter_map(|field| Some(read_field(field, field.ident.as_ref()?, &container)))
        .collect();
    let resolver = Resolver {
        entity: plain(&ast.ident),
        fields: &fields,
        complete: input.fields.is_some(),
        literal: &input.options.literal,
        lost: Cell::default(),
        refused: RefCell::default(),
    };
    for literal in input.options.literal.iter() {
        resolver.option(literal.get_ident(), mistakes);
    }
    refuse_on_fields(input, mistakes);
    refuse_unique(input, mistakes);
    refuse_relations(input, mistakes);
    refuse_foreign_keys(input, mistakes);
    let primary = primary_key(input, &resolver, mistakes);
    let indexes = index_keys(input, &primary, &resolver, mistakes);
    let indexes = check::functions(indexes, mistakes);
    let primary = check::types(&ast.ident, primary, &indexes, mistakes);
    let separator = separator(input.options.separator.as_ref(), mistakes);
    let mut formers = former_keys(input, &primary, &indexes, separator, &resolver, mistakes);
    let (unsettled, indexes): (Vec<_>, Vec<_>) = indexes.into_iter().partition(|key| key.unsettled);
    if primary.unsettled {
        // They follow from the primary key.
        formers.clear();
    }
    let (version, ttl) = (
        resolver.option(input.options.version.as_ref(), mistakes),
        resolver.option(input.options.ttl.as_ref(), mistakes),
    );
    for (field, _) in std::iter::once(&primary).chain(&formers).flat_map(KeyStruct::fields) {
        fields[field].in_primary = true;
    }
    let hygiene = Hygiene::of(ast, input.options.runtime.as_ref());
    let keys = || std::iter::once(&primary).chain(&indexes).chain(&formers);
    checked_types(
        ast,
        &hygiene,
        &mut fields,
        keys().flat_map(KeyStruct::fields).map(|(field, _)| field),
    );
    Entity {
        hygiene,
        name: input.options.name.as_ref().map_or_else(|| plain(&ast.ident), LitStr::value),
        version,
        ttl,
        separator,
        primary,
        indexes,
        unsettled,
        formers,
        fields,
        ast,
    }
}

fn primary_key(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> KeyStruct {
    let entity = &input.ast.ident;
    let on_a_field = on_fields(input).any(|(_, _, word)| word == "pk");
    let mut above = input.ast.attrs.iter();
    let is_foreign = above.any(|attr| key_of_another_library(input, attr) == Some("pk"));
    if resolver.complete
        && input.pk.is_none()
        && !has_attribute(input, "pk")
        && !on_a_field
        && !is_foreign
    {
        let field = resolver.fields.first().map_or("id", |field| field.name.as_str());
        let template = format!("{}#<{field}>", plain(entity).to_uppercase());
        mistakes.report(
            entity.span(),
            &format!("`{entity}` has no partition key"),
            &format!("write `#[pk(\"{template}\")]` above the struct"),
        );
    }
    let pk = resolver.primary_attribute(input.pk.as_ref(), mistakes);
    let sk = resolver.primary_attribute(input.sk.as_ref(), mistakes);
    let ident = input
        .options
        .key
        .clone()
        .unwrap_or_else(|| format_ident!("{}Key", plain(entity), span = entity.span()));
    let unread = |key: &Option<_>, word| key.is_none() && has_attribute(input, word);
    let unsettled =
        resolver.lost.take() || !resolver.complete || input.pk.is_none() || unread(&input.sk, "sk");
    let (pk, sk) = if unsettled { (Vec::new(), Vec::new()) } else { (pk, sk) };
    KeyStruct { ident, place: KeyPlace::Primary, pk, sk, multi: false, unsettled }
}

/// The attributes on fields that belong above the struct, and their words.
fn on_fields<'i>(
    input: &'i Input<'_>,
) -> impl Iterator<Item = (&'i syn::Field, &'i syn::Attribute, &'static str)> {
    let words = |attribute: &syn::Attribute| {
        let mut words = ["pk", "sk", "gsi", "lsi", "former", "entity"].into_iter();
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
fn key_of_another_library(input: &Input<'_>, attribute: &syn::Attribute) -> Option<&'static str> {
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
fn option_called_like(input: &Input<'_>, attribute: &syn::Attribute) -> Option<&'static str> {
    let options = &input.options;
    let given = [&options.version, &options.ttl];
    let missing = OF_A_FIELD.into_iter().zip(given).filter(|(_, given)| given.is_none());
    missing.map(|(option, _)| option).find(|option| attribute.path().is_ident(option))
}

fn refuse_foreign_keys(input: &Input<'_>, mistakes: &mut Mistakes) {
    for attribute in &input.ast.attrs {
        let Some(word) = key_of_another_library(input, attribute) else { continue };
        let span = syn::spanned::Spanned::span(attribute.path());
        let help = format!("write a template, `#[{word}(\"USER#<id>\")]`");
        mistakes.report(span, &format!("this attribute is called `#[{word}]`"), &help);
    }
}

fn refuse_on_fields(input: &Input<'_>, mistakes: &mut Mistakes) {
    for (field, attribute, word) in on_fields(input) {
        let name = field.ident.as_ref().map(plain).unwrap_or_default();
        let template = format!("{}#<{name}>", name.to_uppercase());
        let help = match word {
            "pk" | "sk" => format!("write `#[{word}(\"{template}\")]` above the struct"),
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
        let span = syn::spanned::Spanned::span(attribute.path());
        mistakes.report(span, &format!("`#[{word}]` belongs above the struct"), &help);
    }
}

fn refuse_unique(input: &Input<'_>, mistakes: &mut Mistakes) {
    for field in input.fields.iter().flatten() {
        let mut attributes = field.attrs.iter();
        let Some(unique) = attributes.find(|attribute| attribute.path().is_ident("unique")) else {
            continue;
        };
        let name = field.ident.as_ref().map(plain).unwrap_or_default();
        let help = format!(
            "write an entity whose key is the value, `#[pk(\"{}#<{name}>\")]`, and create both in one transaction",
            name.to_uppercase()
        );
        let span = syn::spanned::Spanned::span(unique.path());
        mistakes.report(span, "DynamoDB keeps only keys unique", &help);
    }
}

/// Refuses relations as other libraries have them, above the struct or on a field.
fn refuse_relations(input: &Input<'_>, mistakes: &mut Mistakes) {
    let of_fields = input.fields.iter().flatten().flat_map(|field| &field.attrs);
    for attribute in input.ast.attrs.iter().chain(of_fields) {
        let is = |name: &&str| attribute.path().is_ident(name);
        if ["has_many", "has_one", "belongs_to"].iter().any(is) {
            let span = syn::spanned::Spanned::span(attribute.path());
            let help = "give both entities the same `#[pk]`, and read them as a struct with `#[derive(ItemCollection)]`";
            mistakes.report(span, "items that belong together have one partition key", help);
        }
    }
}

/// The option of a field that an attribute is, as `#[version]`, or contains, as `#[entity(version)]`.
fn option_in(attribute: &syn::Attribute) -> Option<&'static str> {
    let contained = attribute.parse_args::<Ident>().ok();
    let is = |option: &str| {
        attribute.path().is_ident(option)
            || contained.as_ref().is_some_and(|contained| contained == option)
    };
    OF_A_FIELD.into_iter().find(|option| is(option))
}

fn has_attribute(input: &Input<'_>, word: &str) -> bool {
    input.ast.attrs.iter().any(|attr| attr.path().is_ident(word))
}

fn read_field(field: &syn::Field, ident: &Ident, container: &Container) -> Field {
    let mut names = FieldNames::read(&field.attrs);
    container.give_default(ident, &mut names);
    let name = plain(ident);
    let inner = argument_of(&field.ty, &["Option"]);
    Field {
        attribute: container.attribute_of(&name, &names),
        optional: inner.is_some(),
        in_primary: false,
        known: KnownType::of(inner.unwrap_or(&field.ty)),
        checked: None,
        ty: field.ty.clone(),
        ident: ident.clone(),
        name,
        serde: names,
    }
}
