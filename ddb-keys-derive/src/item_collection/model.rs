//! The meaning of an item collection's attributes.

use proc_macro2::Ident;
use syn::{Data, DeriveInput, Field, Fields, Path, Type, parse_quote};

use super::attr::Options;
use crate::error::{Mistakes, with_help};
use crate::hygiene::Hygiene;
use crate::known_type::{KnownType, argument_of, last_argument_of};
use crate::naming::shown;

/// An item collection, as its attributes describe it.
pub(super) struct ItemCollection<'a> {
    pub(super) ast: &'a DeriveInput,
    pub(super) hygiene: Hygiene,
    pub(super) table: &'a Path,
    pub(super) index: Option<&'a Ident>,
    /// Fields with names, at least one.
    pub(super) members: Vec<(&'a Ident, Type)>,
    /// Whether the members are not all the fields with their types, after a mistake.
    pub(super) broken: bool,
}

impl<'a> ItemCollection<'a> {
    /// Reads a struct. `None` after a mistake in its attribute or its shape.
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
        let number = members.len();
        let members: Vec<_> = members
            .into_iter()
            .filter_map(|(name, ty)| Some((name, entity_in(name, ty, mistakes)?)))
            .collect();
        let broken = mistakes.any();
        let index = options.index.as_ref();
        (!members.is_empty() || number == 0).then_some(Self {
            ast,
            hygiene,
            table,
            index,
            members,
            broken,
        })
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

/// The type of a member, or the one that was meant. Types that are not entities by their spelling are reported here, where
/// the rest of the collection can be generated as it was meant.
fn entity_in(name: &Ident, ty: &Type, mistakes: &mut Mistakes) -> Option<Type> {
    let entity = argument_of(ty, &["Option", "Vec"]).unwrap_or(ty);
    let message = format!("`{}` is not a member of an item collection", shown(ty));
    if !matches!(KnownType::of(entity), KnownType::Opaque(_)) {
        let help = format!(
            "a member is an entity, or an `Option` or a `Vec` of one: write the entity that has `{name}`, or leave it out"
        );
        mistakes.add(syn::Error::new_spanned(ty, with_help(&message, &help)));
        return None;
    }
    let Some(entity) = last_argument_of(entity, &LISTS) else { return Some(ty.clone()) };
    let meant: Type = parse_quote!(Vec<#entity>);
    mistakes.add(syn::Error::new_spanned(
        ty,
        with_help(&message, &format!("write `{}`", shown(&meant))),
    ));
    Some(meant)
}

/// Collections in place of which a member is a `Vec`, which may be empty. Their last argument is the entity. `Vec` itself is here for one in
/// an `Option`.
const LISTS: [&str; 8] =
    ["Vec", "HashMap", "BTreeMap", "IndexMap", "HashSet", "BTreeSet", "VecDeque", "LinkedList"];
