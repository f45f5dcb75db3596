//! A value's key in each index, `fn open_games_key(&self)`, and a visit to its attributes.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::condition;
use super::context::Generics;
use super::docs::templates_doc;
use crate::entity::model::{Entity, Field, IndexKind, KeyPlace, KeyStruct};
use crate::naming::{index_key_accessor, plain};

/// Whether a value has an index key.
pub(super) enum HasKey {
    Always,
    Sometimes,
    /// As this type says, which implements the runtime's `Presence`.
    OfTypes(TokenStream),
}

pub(super) fn has_key(entity: &Entity<'_>, key: &KeyStruct) -> HasKey {
    let fields: Vec<_> = key.fields().iter().map(|(field, _)| &entity.fields[*field]).collect();
    if !key.conditions().is_empty() || fields.iter().any(|field| field.optional) {
        return HasKey::Sometimes;
    }
    unknown_presence(entity, key)
        .map(presence_of)
        .reduce(|left, right| quote!(<#left as r#Presence>::And<#right>))
        .map_or(HasKey::Always, HasKey::OfTypes)
}

/// The fields whose types alone say whether they may be missing.
fn unknown_presence<'e>(
    entity: &'e Entity<'_>,
    key: &KeyStruct,
) -> impl Iterator<Item = &'e Field> {
    let fields = key.fields().into_iter().map(|(field, _)| &entity.fields[field]);
    fields.filter(|field| field.presence_unknown())
}

pub(super) fn presence_of(field: &Field) -> TokenStream {
    let ty = field.checked_type();
    quote!(<#ty as r#KeySource>::Presence)
}

/// `fn open_games_key(&self)` for an index key.
pub(super) fn accessor(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { index, name, former, .. } = &key.place else { return quote!() };
    let (vis, accessor) = (&entity.ast.vis, index_key_accessor(name));
    let key_type = Generics::of(entity, key).any_key_type();
    let templates = templates_doc(key);
    let only_if = match has_key(entity, key) {
        HasKey::Always => "",
        _ if !key.conditions().is_empty() => ", while its conditions hold and every field is there",
        _ => ", if every field that it is made from is there",
    };
    let the = if former.is_some() { "A former key" } else { "The key" };
    let doc = format!("{the} in the index `{}`{only_if}: {templates}.", plain(index));
    let (ty, body) = match has_key(entity, key) {
        HasKey::Always => (quote!(#key_type), key_of_views(entity, key)),
        HasKey::Sometimes => {
            let body = key_of_options(entity, key);
            let of_self = |field: &Field| {
                let ident = &field.ident;
                quote!(self.#ident)
            };
            let conditions = condition::tests(entity, key, of_self)
                .map(|(_, test)| quote!(if !#test { return r#Option::None; }));
            (quote!(r#Option<#key_type>), quote!(#(#conditions)* r#Option::Some(#body)))
        }
        HasKey::OfTypes(presence) => {
            let mut unknown = unknown_presence(entity, key);
            let ty = if let (Some(field), None) = (unknown.next(), unknown.next()) {
                // The short form, which reads well in documentation.
                let ty = field.checked_type();
                quote!(r#Present<#ty, #key_type>)
            } else {
                quote!(<#presence as r#Presence>::Of<#key_type>)
            };
            (ty, key_of_sources(entity, key))
        }
    };
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn #accessor(&self) -> #ty { #body }
    }
}

/// Every field is there.
fn key_of_views(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let ident = &key.ident;
    let views = key.fields().into_iter().map(|(field, _)| {
        let field = &entity.fields[field];
        let (name, view) = (&field.ident, field.view_of(&quote!(self)));
        quote!(#name: #view)
    });
    let views: Vec<_> = views.collect();
    if views.is_empty() { quote!(#ident) } else { quote!(#ident { #(#views),* }) }
}

/// Some fields are spelled `Option`; a missing one ends the function.
fn key_of_options(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let ident = &key.ident;
    let views = key.fields().into_iter().map(|(field, _)| {
        let field = &entity.fields[field];
        let name = &field.ident;
        let source = field.source_of(&quote!(self));
        let presence = presence_of(field);
        if field.optional {
            quote!(#name: #source?)
        } else if field.presence_unknown() {
            quote!(#name: <#presence as r#Presence>::option(#source)?)
        } else {
            let view = field.view_of(&quote!(self));
            quote!(#name: #view)
        }
    });
    quote!(#ident { #(#views),* })
}

/// Only the types decide: the fields that are there are collected.
fn key_of_sources(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let ident = &key.ident;
    let fields = key.fields();
    let (unknown, known): (Vec<_>, Vec<_>) =
        fields.into_iter().partition(|(field, _)| entity.fields[*field].presence_unknown());
    let mut sources = TokenStream::new();
    let mut pattern = TokenStream::new();
    let mut presence = TokenStream::new();
    for (at, (field, _)) in unknown.iter().enumerate() {
        let field = &entity.fields[*field];
        let (local, source) = (field.local(), field.source_of(&quote!(self)));
        let own = presence_of(field);
        if at == 0 {
            (sources, pattern, presence) = (source, quote!(#local), own);
        } else {
            sources = quote!(<#presence as r#Presence>::zip::<_, #own, _>(#sources, #source));
            pattern = quote!((#pattern, #local));
            presence = quote!(<#presence as r#Presence>::And<#own>);
        }
    }
    let values = unknown.iter().map(|(field, _)| {
        let field = &entity.fields[*field];
        let (name, local) = (&field.ident, field.local());
        quote!(#name: #local)
    });
    let views = known.iter().map(|(field, _)| {
        let field = &entity.fields[*field];
        let (name, view) = (&field.ident, field.view_of(&quote!(self)));
        quote!(#name: #view)
    });
    quote!(<#presence as r#Presence>::map(#sources, |#pattern| #ident { #(#values,)* #(#views),* }))
}

/// `each_index_key_value`: visits the attributes of every index that the value is in.
pub(super) fn index_visits(entity: &Entity<'_>) -> TokenStream {
    let mut seen: Vec<&Ident> = Vec::new();
    let mut visits = Vec::new();
    for key in &entity.indexes {
        let KeyPlace::Index { index, .. } = &key.place else { continue };
        if !seen.contains(&index) {
            seen.push(index);
            visits.extend(visit_index(entity, index));
        }
    }
    let Some(last) = visits.pop() else { return quote!() };
    quote! {
        #[inline]
        fn each_index_key_value(&self, __visit: r#KeyVisitor<'_>) -> r#Result<(), r#KeyError> {
            #((#visits)?;)*
            #last
        }
    }
}

/// Visits the first key that applies and is complete, of those declared for one index: an expression of
/// type `Result<(), KeyError>`, or `None` if there is nothing to visit.
fn visit_index(entity: &Entity<'_>, index: &Ident) -> Option<TokenStream> {
    let of_index = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { index: of, name, kind, .. }
            if of == index && *kind != IndexKind::Inverted =>
        {
            Some((key, name))
        }
        _ => None,
    });
    let of_index: Vec<_> = of_index.collect();
    if of_index.is_empty() {
        return None;
    }
    let (mut chain, mut otherwise) = (TokenStream::new(), quote!({ r#Result::Ok(()) }));
    for (key, name) in of_index {
        let accessor = index_key_accessor(name);
        let each = quote!(r#IndexKeyOf::<Self>::each_index_value(&__key, __visit));
        match has_key(entity, key) {
            HasKey::Always => {
                otherwise = quote!({ let __key = self.#accessor(); #each });
                // Keys after one that always applies are never written.
                break;
            }
            HasKey::Sometimes => {
                chain.extend(quote!(if let r#Option::Some(__key) = self.#accessor() { #each } else));
            }
            HasKey::OfTypes(presence) => chain.extend(quote! {
                if let r#Option::Some(__key) = <#presence as r#Presence>::option(self.#accessor()) { #each } else
            }),
        }
    }
    chain.extend(otherwise);
    Some(chain)
}

/// The attributes that an item stores for an index key: those that the table's key does not store.
pub(super) fn visit_own(key: &KeyStruct, ty: &TokenStream, value: &TokenStream) -> TokenStream {
    match &key.place {
        KeyPlace::Index { kind: IndexKind::Local, .. } if !key.sk.is_empty() => {
            quote!(__visit_values(&#ty::KEY[1..], #value.sk(), __visit))
        }
        KeyPlace::Index { kind: IndexKind::Inverted | IndexKind::Local, .. } => quote! {
            let _ = __visit;
            r#Result::Ok(())
        },
        _ => quote!(__visit_values(#ty::KEY, #value.build(), __visit)),
    }
}
