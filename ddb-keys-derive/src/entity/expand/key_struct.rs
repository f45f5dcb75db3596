//! A key struct: its fields, its generics, and the traits of plain values.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Generics, at_templates};
use super::docs::templates_doc;
use crate::entity::model::{Attribute, Entity, KeyPlace, KeyStruct};
use crate::hygiene::allows_of_types;
use crate::naming::plain;

/// The struct, with its documentation.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (ident, vis) = (&key.ident, &entity.ast.vis);
    let (declared, where_clause) = (generics.declared(), generics.struct_where_clause());
    let doc = definition_doc(entity, key);
    let allows = allows_of_types();
    let fields = key.fields().into_iter().map(|(index, _)| {
        let field = &entity.fields[index];
        let name = &field.ident;
        let ty = field.defined_type(&generics.lifetime, key.is_index());
        let doc = field_doc(entity, index, key);
        quote!(#[doc = #doc] pub #name: #ty)
    });
    let fields: Vec<_> = fields.collect();
    let body = if fields.is_empty() {
        quote!(#where_clause;)
    } else {
        quote!(#where_clause { #(#fields),* })
    };
    let definition = at_templates(entity, key, vis, &quote!(#ident #declared), body);
    quote! {
        #[doc = #doc]
        #allows
        #definition
    }
}

/// `Clone`, `Copy`, `PartialEq`, `Eq`, `Hash` and `Debug`. Derives would put bounds on type
/// parameters, report a field's unknown type once for each trait, and take longer to compile.
pub(super) fn written_impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.struct_where_clause(), generics.key_type());
    let fields = key.fields();
    let names: Vec<_> = fields.iter().map(|(field, _)| &entity.fields[*field].ident).collect();
    let texts = fields.iter().map(|(field, _)| &entity.fields[*field].name);
    let title = key.ident.to_string();
    let hasher = entity.hygiene.free("H");
    quote! {
        __key_traits! { [#declared] #ty [#where_clause] #title #hasher #(#names #texts)* }
    }
}

fn definition_doc(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let name = plain(&entity.ast.ident);
    let templates = templates_doc(key);
    match &key.place {
        KeyPlace::Primary => format!("The primary key of [`{name}`]: {templates}."),
        KeyPlace::Former { .. } => format!("A former primary key of [`{name}`]: {templates}."),
        KeyPlace::Index { index, former: Some(_), .. } => {
            format!("A former key of [`{name}`] in the index `{index}`: {templates}.")
        }
        KeyPlace::Index { index, .. } => {
            format!("The key of [`{name}`] in the index `{index}`: {templates}.")
        }
    }
}

fn field_doc(entity: &Entity<'_>, index: usize, key: &KeyStruct) -> String {
    let field = &entity.fields[index];
    let places =
        key.attributes().filter(|attribute| attribute.fields().any(|field| field == index));
    let shown: Vec<String> = places
        .map(|attribute| match attribute.raw() {
            None => format!("`{}`", attribute.text),
            Some(_) => format!("the attribute `{}`", field.attribute),
        })
        .collect();
    let (places, truncation) = (shown.join(" and "), truncation_doc(index, key));
    format!("`{}` in {places}.{}{truncation}", field.name, computed_doc(entity, index))
}

/// A sentence about a part that no field holds.
fn computed_doc(entity: &Entity<'_>, index: usize) -> String {
    let Some(computed) = &entity.fields[index].computed else { return String::new() };
    let from = computed.fields.iter().map(|field| format!("`{}`", entity.fields[*field].name));
    format!(" Computed from {}.", from.collect::<Vec<_>>().join(" and "))
}

/// A sentence about fields whose whole value is kept by no position.
fn truncation_doc(index: usize, key: &KeyStruct) -> &'static str {
    let formats = key.attributes().flat_map(Attribute::placeholders);
    let precisions =
        formats.filter(|(_, field, _)| *field == index).map(|(_, _, format)| format.precision());
    if precisions.max().is_none_or(|best| best == crate::template::EXACT) {
        ""
    } else {
        " Parsing gives back what the format keeps of it."
    }
}
