//! The impls that make a key struct a primary key of its entity, present or former.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Generics, Header};
use crate::entity::model::{Entity, KeyStruct};

/// `From<&User>` for a primary key, present or former, and that it is a key of `User`, with further
/// methods.
pub(super) fn impls(entity: &Entity<'_>, key: &KeyStruct, methods: &TokenStream) -> TokenStream {
    let lifetime = &Generics::of(entity, key).lifetime;
    let Header { declared, ty, predicates } = Header::of(entity, Some(lifetime));
    let key_type = Generics::of(entity, key).key_type();
    let value = quote!(__value);
    let views = key.fields().into_iter().map(|(field, _)| {
        let field = &entity.fields[field];
        let (ident, view) = (&field.ident, field.view_of(&value));
        quote!(#ident: #view)
    });
    let views: Vec<_> = views.collect();
    let ident = &key.ident;
    let body = if views.is_empty() { quote!(#ident) } else { quote!(#ident { #(#views),* }) };
    let (key_declared, used_lifetime) = key_header(entity, key);
    let value = if key.fields().is_empty() { quote!(_) } else { value };
    quote! {
        impl #declared r#From<&#lifetime #ty> for #key_type #predicates {
            #[inline]
            fn from(#value: &#lifetime #ty) -> Self { #body }
        }
        impl #key_declared r#PrimaryKey<#ty> for #used_lifetime #predicates {
            __built!();
            #methods
        }
    }
}

/// The header of an impl for a key struct that names its entity.
pub(super) fn key_header(entity: &Entity<'_>, key: &KeyStruct) -> (TokenStream, TokenStream) {
    let generics = Generics::of(entity, key);
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    (Header::of(entity, lifetime).declared, generics.key_type())
}
