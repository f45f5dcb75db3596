//! Former keys: how they follow from an entity, and from its present key.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Generics, Header};
use super::index::{HasKey, has_key, visit_own};
use super::primary;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::naming::{index_key_accessor, plain};

/// The impls of former key structs that name the entity and its present key.
pub(super) fn impls(entity: &Entity<'_>) -> TokenStream {
    let of_entity = entity.formers.iter().map(|key| primary::impls(entity, key, &quote!()));
    let of_present = entity.formers.iter().filter(|key| follows(entity, key));
    let of_present = of_present.map(|key| from_present(entity, key));
    let marker = entity.declares_formers().then(|| {
        let Header { declared, ty, predicates } = Header::of(entity, None);
        let marker =
            if all_follow(entity) { quote!(r#TellsFormerKeys) } else { quote!(r#HasFormerKeys) };
        quote!(impl #declared #marker for #ty #predicates {})
    });
    quote!(#(#of_entity)* #(#of_present)* #marker)
}

/// Whether the present key has every field of a former one.
fn follows(entity: &Entity<'_>, former: &KeyStruct) -> bool {
    let present = entity.primary.fields();
    former.fields().iter().all(|(field, _)| present.iter().any(|(known, _)| known == field))
}

fn all_follow(entity: &Entity<'_>) -> bool {
    entity.formers.iter().all(|key| follows(entity, key))
}

/// `From<OrderKey> for OrderV1Key`
fn from_present(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let present = Generics::of(entity, &entity.primary);
    let (declared, present, where_clause) =
        (present.declared(), present.key_type(), present.where_clause());
    let (ident, ty) = (&key.ident, Generics::of(entity, key).key_type());
    let names: Vec<_> =
        key.fields().into_iter().map(|(field, _)| &entity.fields[field].ident).collect();
    let (value, body) = if names.is_empty() {
        (quote!(_), quote!(#ident))
    } else {
        (quote!(__key), quote!(#ident { #(#names: __key.#names),* }))
    };
    quote! {
        impl #declared r#From<#present> for #ty #where_clause {
            #[inline]
            fn from(#value: #present) -> Self { #body }
        }
    }
}

/// The former keys that follow from a present key, as a method of `KeyOf`.
pub(super) fn of_key(entity: &Entity<'_>) -> TokenStream {
    if entity.formers.is_empty() || !all_follow(entity) {
        return quote!();
    }
    let keys = entity.formers.iter().map(|key| {
        let ty = Generics::of(entity, key).any_key_type();
        quote!(<#ty as r#From<Self>>::from(*self).build())
    });
    quote! {
        fn built_formers(&self) -> r#Vec<r#Result<r#Key, r#KeyError>> { r#Vec::from([#(#keys),*]) }
    }
}

/// The former keys of a value, and whether a stored key is one, as methods of `Entity`.
pub(super) fn of_entity(entity: &Entity<'_>) -> TokenStream {
    if entity.formers.is_empty() {
        return quote!();
    }
    let types: Vec<_> =
        entity.formers.iter().map(|key| Generics::of(entity, key).any_key_type()).collect();
    quote! {
        fn former_keys(&self) -> r#Vec<r#Result<r#Key, r#KeyError>> {
            r#Vec::from([#(<#types as r#From<&Self>>::from(self).build()),*])
        }

        fn claims_former(__pk: &r#str, __sk: r#Option<&r#str>) -> r#bool {
            #(r#Option::is_some(&__read_key::<#types>(__pk, __sk)))||*
        }
    }
}

/// The former keys of a value in indexes, and which of them the texts of an index are, as methods of `Entity`.
pub(super) fn of_indexes(entity: &Entity<'_>) -> TokenStream {
    if entity.former_indexes.is_empty() {
        return quote!();
    }
    let visits = entity.former_indexes.iter().map(|key| visit(entity, key));
    let claims = entity.former_indexes.iter().map(|key| claim(entity, key));
    quote! {
        fn each_former_index_value(&self, __visit: r#KeyVisitor<'_>) {
            #(#visits)*
        }

        fn former_in_index(
            __index: &r#str,
            __pk: &r#str,
            __sk: r#Option<&r#str>,
        ) -> r#Option<&'static r#str> {
            #(#claims)*
            r#Option::None
        }
    }
}

/// Visits the attributes of a former key that the value has, if it can be built.
fn visit(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { name, .. } = &key.place else { return quote!() };
    let (accessor, ty) = (index_key_accessor(name), Generics::of(entity, key).any_key_type());
    let visit = visit_own(key, &quote!(<#ty>), &quote!(__key));
    // The value may not fit an old template, and then its item never had the key.
    let visit = quote!(r#Result::unwrap_or_default(#visit););
    match has_key(entity, key) {
        HasKey::Always => quote!({ let __key = self.#accessor(); #visit }),
        HasKey::Sometimes => quote!(if let r#Option::Some(__key) = self.#accessor() { #visit }),
        HasKey::OfTypes(presence) => quote! {
            if let r#Option::Some(__key) = <#presence as r#Presence>::option(self.#accessor()) { #visit }
        },
    }
}

/// Returns the name of a former key if the texts are one, and no present key.
fn claim(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { index, name, .. } = &key.place else { return quote!() };
    let (ty, is_present) = (Generics::of(entity, key).any_key_type(), entity.keys_in(index));
    let is_present = is_present.map(|key| Generics::of(entity, key).any_key_type());
    let (index, name) = (plain(index), plain(name));
    quote! {
        if __index == #index
            #(&& r#Option::is_none(&__read_key::<#is_present>(__pk, __sk)))*
            && r#Option::is_some(&__read_key::<#ty>(__pk, __sk))
        {
            return r#Option::Some(#name);
        }
    }
}
