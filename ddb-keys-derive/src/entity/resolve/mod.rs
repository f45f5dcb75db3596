//! From attributes to the model: fields looked up, templates taken apart, every rule applied that the
//! macro alone can check. After a mistake, the parts that are valid are used.

mod checked;
mod computed;
mod expression;
mod fields;
mod former;
mod former_index;
mod index;
mod lists;
mod misplaced;
mod pattern;
mod separator;
mod unique;

use std::cell::{Cell, RefCell};

use proc_macro2::Ident;
use quote::format_ident;
use syn::LitStr;

use self::checked::checked_types;
use self::computed::computed_parts;
use self::fields::Resolver;
use self::former::former_keys;
use self::index::index_keys;
use self::separator::separator;
use self::unique::unique_values;
use super::attr::Input;
use super::check;
use super::model::{Entity, Field, KeyPlace, KeyStruct};
use crate::attr::serde::Container;
use crate::error::Mistakes;
use crate::hygiene::Hygiene;
use crate::known_type::{KnownType, argument_of, elements};
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
    let computed = computed_parts(input, &fields, mistakes);
    let uniques = unique_values(input, &fields, mistakes);
    fields.extend(computed);
    let resolver = Resolver {
        entity: plain(&ast.ident),
        fields: &fields,
        complete: input.fields.is_some(),
        lost: Cell::default(),
        former: Cell::default(),
        refused: RefCell::default(),
        bare: RefCell::default(),
    };
    misplaced::check(input, mistakes);
    let primary = primary_key(input, &resolver, mistakes);
    let indexes = index_keys(input, &primary, &resolver, mistakes);
    let indexes = check::functions(indexes, mistakes);
    let mut primary = check::types(&ast.ident, primary, &indexes, mistakes);
    let separator = separator(input.options.separator.as_ref(), mistakes);
    let formers = former_keys(input, &primary, &indexes, separator, &resolver, mistakes);
    let (mut former_indexes, mut formers): (Vec<_>, Vec<_>) =
        formers.into_iter().partition(KeyStruct::is_index);
    let (unsettled, mut indexes): (Vec<_>, Vec<_>) =
        indexes.into_iter().partition(|key| key.unsettled);
    if primary.unsettled {
        // They follow from the primary key.
        formers.clear();
    }
    let version = resolver.option(input.options.version.as_ref(), mistakes);
    let ttl = resolver.option(input.options.ttl.as_ref(), mistakes);
    let created = resolver.option(input.options.created.as_ref(), mistakes);
    let updated = resolver.option(input.options.updated.as_ref(), mistakes);
    let bare_names = resolver.bare.take();
    let keys = std::iter::once(&mut primary).chain(&mut indexes);
    let keys = keys.chain(&mut formers).chain(&mut former_indexes);
    lists::separate(keys, &fields, separator);
    for (field, _) in std::iter::once(&primary).chain(&formers).flat_map(KeyStruct::fields) {
        fields[field].in_primary = true;
    }
    let hygiene = Hygiene::of(ast, input.options.runtime.as_ref());
    let keys = || std::iter::once(&primary).chain(&indexes).chain(&formers).chain(&former_indexes);
    checked_types(
        ast,
        &hygiene,
        &mut fields,
        keys().flat_map(KeyStruct::fields).map(|(field, _)| field),
    );
    Entity {
        hygiene,
        name: input.options.name.as_ref().map_or_else(|| plain(&ast.ident), LitStr::value),
        uniques,
        version,
        ttl,
        created,
        updated,
        separator,
        primary,
        indexes,
        unsettled,
        formers,
        former_indexes,
        fields,
        bare_names,
        ast,
    }
}

fn primary_key(input: &Input<'_>, resolver: &Resolver<'_>, mistakes: &mut Mistakes) -> KeyStruct {
    let entity = &input.ast.ident;
    if resolver.complete
        && input.pk.is_none()
        && !has_attribute(input, "pk")
        && !misplaced::has(input, "pk")
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

fn has_attribute(input: &Input<'_>, word: &str) -> bool {
    input.ast.attrs.iter().any(|attr| attr.path().is_ident(word))
}

fn read_field(field: &syn::Field, ident: &Ident, container: &Container) -> Field {
    let names = container.field(ident, &field.attrs);
    let name = plain(ident);
    let inner = argument_of(&field.ty, &["Option"]);
    let known = || KnownType::of(inner.unwrap_or(&field.ty));
    Field {
        attribute: container.attribute_of(&name, &names),
        optional: inner.is_some(),
        in_primary: false,
        known: elements(&field.ty).cloned().map_or_else(known, KnownType::List),
        checked: None,
        computed: None,
        ty: field.ty.clone(),
        ident: ident.clone(),
        name,
        serde: names,
    }
}
