//! Keys whose fields are not known after a mistake. The mistake itself stands for the type of such a key: the compiler says nothing
//! about uses of a type that has an error.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Generics, Header};
use super::query::suffix;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::naming::{function, index_key_accessor};

fn keys<'e>(entity: &'e Entity<'_>) -> impl Iterator<Item = &'e KeyStruct> {
    let primary = entity.primary.unsettled.then_some(&entity.primary);
    primary.into_iter().chain(&entity.unsettled)
}

/// The types of the keys. The first is the one with the mistake, and the others are the first.
pub(super) fn definitions(entity: &Entity<'_>, mut ty: TokenStream) -> TokenStream {
    let vis = &entity.ast.vis;
    let of_key = |key: &KeyStruct| {
        let (ident, declared) = (&key.ident, Generics::of(entity, key).declared());
        let ty = std::mem::replace(&mut ty, unknown(entity, key));
        quote!(#[allow(dead_code)] #vis type #ident #declared = #ty;)
    };
    keys(entity).map(of_key).collect()
}

/// The functions that begin a query or return a key.
pub(super) fn functions(entity: &Entity<'_>) -> TokenStream {
    let vis = &entity.ast.vis;
    let of_key = |key: &KeyStruct| {
        let unknown = unknown(entity, key);
        let suffix = suffix(key);
        let of_index = match &key.place {
            KeyPlace::Primary | KeyPlace::Former { .. } => None,
            KeyPlace::Index { name, .. } => {
                let (scan, accessor) = (
                    function(&entity.ast.ident, &format!("scan{suffix}")),
                    index_key_accessor(name),
                );
                let functions = quote! {
                    #vis fn #scan() -> #unknown { loop {} }
                    #vis fn #accessor(&self) -> #unknown { loop {} }
                };
                Some(functions)
            }
        };
        let [query, collection] = ["query", "collection"]
            .map(|name| function(&entity.ast.ident, &format!("{name}{suffix}")));
        quote! {
            #vis fn #query() -> #unknown { loop {} }
            #vis fn #collection() -> #unknown { loop {} }
            #of_index
        }
    };
    keys(entity).map(of_key).collect()
}

/// The query of an item collection that begins with the entity.
pub(super) fn query(entity: &Entity<'_>) -> TokenStream {
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let (unknown, select) = (unknown(entity, &entity.primary), entity.hygiene.free("Select"));
    quote! {
        impl #declared r#Queries<0> for #ty #predicates {
            type Index = ();
            type Query<#select> = #unknown;
            fn begin<#select>() -> #unknown { loop {} }
        }
    }
}

fn unknown(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let lifetime = syn::Lifetime::new("'static", proc_macro2::Span::call_site());
    Generics::of(entity, key).key_type_with(&lifetime)
}
