//! The meaning of an item collection's attributes.

use proc_macro2::Ident;
use syn::{Data, DeriveInput, Field, Fields, Path};

use super::attr::Options;
use crate::error::{Mistakes, with_help};
use crate::hygiene::Hygiene;

/// An item collection, as its attributes describe it.
pub(super) struct ItemCollection<'a> {
    pub(super) ast: &'a DeriveInput,
    pub(super) hygiene: Hygiene,
    pub(super) table: &'a Path,
    pub(super) index: Option<&'a Ident>,
    /// Fields with names, at least one.
    pub(super) members: Vec<(&'a Ident, &'a syn::Type)>,
}

impl<'a> ItemCollection<'a> {
    /// Reads a struct. `None` after a mistake, because then only the fields could be checked.
    pub(super) fn build(
        ast: &'a DeriveInput,
        options: Option<&'a Options>,
        mistakes: &mut Mistakes,
    ) -> Option<Self> {
        refuse_generics(ast, mistakes);
        let members = members(ast, mistakes);
        let options = options?;
        if options.table.is_none() {
            let message = format!("`{}` does not say which table it belongs to", ast.ident);
            let help = "write `#[item_collection(table = Shop)]`, with the table's enum";
            mistakes.report(ast.ident.span(), &message, help);
        }
        let hygiene = Hygiene::of(ast, options.runtime.as_ref());
        let table = options.table.as_ref().filter(|_| !mistakes.any())?;
        Some(Self { ast, hygiene, table, index: options.index.as_ref(), members })
    }
}

fn refuse_generics(ast: &DeriveInput, mistakes: &mut Mistakes) {
    if let Some(param) = ast.generics.params.first() {
        let message =
            format!("`{}` has parameters, but its table is one fixed set of entities", ast.ident);
        let help = "name the entities' parameters in the fields: `order: Envelope<Order>`";
        mistakes.add(syn::Error::new_spanned(param, with_help(&message, help)));
    }
}

fn members<'a>(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Vec<(&'a Ident, &'a syn::Type)> {
    let named = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) if !fields.named.is_empty() => Some(&fields.named),
            _ => None,
        },
        Data::Enum(_) | Data::Union(_) => None,
    };
    let Some(fields) = named else {
        mistakes.report(
            ast.ident.span(),
            &format!("`{}` is not a struct with named fields", ast.ident),
            "a field of an item collection is an entity, an `Option` or a `Vec` of one: `players: Vec<Player>`",
        );
        return Vec::new();
    };
    let member = |field: &'a Field| Some((field.ident.as_ref()?, &field.ty));
    fields.iter().filter_map(member).collect()
}
