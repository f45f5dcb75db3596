//! From attributes to the model: fields looked up, templates taken apart, every rule applied that the
//! macro alone can check. After a mistake, the parts that are valid are used.

mod checked;
mod computed;
mod expression;
mod fields;
mod former;
mod former_index;
mod generated_names;
mod index;
mod keys;
mod misplaced;
mod pattern;
mod separator;
mod unique;

use std::cell::{Cell, RefCell};

use proc_macro2::Ident;
use syn::LitStr;

use self::checked::checked_types;
use self::computed::computed_parts;
use self::fields::Resolver;
use self::keys::Keys;
use self::unique::unique_values;
use super::attr::Input;
use super::model::{Entity, Field};
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
    let mut keys = Keys::of(input, &resolver, mistakes);
    let version = resolver.option(input.options.version.as_ref(), mistakes);
    let ttl = resolver.option(input.options.ttl.as_ref(), mistakes);
    let created = resolver.option(input.options.created.as_ref(), mistakes);
    let updated = resolver.option(input.options.updated.as_ref(), mistakes);
    let bare_names = resolver.bare.take();
    keys.separate_lists(&fields);
    for field in keys.primary_fields() {
        fields[field].in_primary = true;
    }
    let hygiene = Hygiene::of(ast, input.options.runtime.as_ref());
    checked_types(ast, &hygiene, &mut fields, keys.fields());
    let Keys { separator, primary, indexes, unsettled, formers, former_indexes } = keys;
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
