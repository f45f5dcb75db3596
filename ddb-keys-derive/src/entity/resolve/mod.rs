//! From attributes to the model: fields looked up, templates taken apart, every rule applied that the
//! macro alone can check. After a mistake, what was understood goes on.

mod fields;
mod index;

use std::cell::RefCell;

use proc_macro2::Ident;
use quote::format_ident;
use syn::LitStr;

use self::fields::Resolver;
use self::index::index_keys;
use super::attr::{Input, KeyExpr};
use super::check;
use super::model::{Attribute, Entity, Field, KeyPlace, KeyStruct};
use crate::attr::serde::{Container, FieldNames};
use crate::error::Mistakes;
use crate::hygiene::Hygiene;
use crate::known_type::{KnownType, argument_of};
use crate::naming::plain;

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
        refused: RefCell::default(),
    };
    let primary = primary_key(input, &resolver, mistakes);
    let indexes = index_keys(input, &primary, &resolver, mistakes);
    let indexes = check::functions(indexes, mistakes);
    let primary = check::types(&ast.ident, primary, &indexes, mistakes);
    let (version, ttl) = (
        resolver.option(input.options.version.as_ref(), mistakes),
        resolver.option(input.options.ttl.as_ref(), mistakes),
    );
    for (field, _) in primary.fields() {
        fields[field].in_primary = true;
    }
    Entity {
        hygiene: Hygiene::of(ast, input.options.runtime.as_ref()),
        name: input.options.name.as_ref().map_or_else(|| plain(&ast.ident), LitStr::value),
        version,
        ttl,
        separator: separator(input, mistakes),
        primary,
        indexes,
        fields,
        ast,
    }
}

fn separator(input: &Input<'_>, mistakes: &mut Mistakes) -> char {
    let Some(separator) = &input.options.separator else { return '#' };
    let character = **separator;
    if character.is_ascii_punctuation() && !matches!(character, '<' | '>') {
        return character;
    }
    mistakes.report(
        separator.span(),
        &format!("`{}` cannot separate parts", character.escape_debug()),
        "a separator is one ASCII punctuation character other than `<` and `>`, such as '#', '|' or '/'",
    );
    '#'
}

fn primary_key(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> KeyStruct {
    let entity = &input.ast.ident;
    if input.pk.is_none() && !has_attribute(input, "pk") {
        let field = resolver.fields.first().map_or("id", |field| field.name.as_str());
        let template = format!("{}#<{field}>", plain(entity).to_uppercase());
        mistakes.report(
            entity.span(),
            &format!("`{entity}` has no partition key"),
            &format!("write `#[pk(\"{template}\")]` above the struct"),
        );
    }
    let mut attribute = |key: &Option<KeyExpr>| -> Vec<Attribute> {
        let Some(key) = key else { return Vec::new() };
        if let KeyExpr::List(_, span) = key {
            mistakes.report(
                *span,
                "a list as the key of a table",
                "lists are for global indexes, `#[gsi(Index, pk = [a, b])]`; join the parts in a template, \
                 `\"<a>#<b>\"`",
            );
            return Vec::new();
        }
        let attributes = resolver.attributes(key, mistakes);
        for attribute in &attributes {
            resolver.refuse_optional(attribute, mistakes);
        }
        attributes
    };
    let pk = attribute(&input.pk);
    let sk = attribute(&input.sk);
    let ident = input
        .options
        .key
        .clone()
        .unwrap_or_else(|| format_ident!("{}Key", plain(entity), span = entity.span()));
    KeyStruct { ident, place: KeyPlace::Primary, pk, sk, multi: false }
}

fn has_attribute(input: &Input<'_>, word: &str) -> bool {
    input.ast.attrs.iter().any(|attr| attr.path().is_ident(word))
}

fn read_field(field: &syn::Field, ident: &Ident, container: &Container) -> Field {
    let names = FieldNames::read(&field.attrs);
    let name = plain(ident);
    let inner = argument_of(&field.ty, &["Option"]);
    Field {
        attribute: container.attribute_of(&name, &names),
        read_attribute: container.read_attribute_of(&name, &names),
        flattened: names.flatten,
        skipped: names.skipped,
        unread: names.unread,
        form: names.form,
        defaulted: names.defaulted || container.default,
        written_by_function: names.written_by_function,
        read_by_function: names.read_by_function,
        skipped_if: names.skipped_if,
        aliases: names.aliases,
        optional: inner.is_some(),
        in_primary: false,
        known: KnownType::of(inner.unwrap_or(&field.ty)),
        ty: field.ty.clone(),
        ident: ident.clone(),
        name,
    }
}
