//! `impl Entity`, and the order of everything that the derive emits.

use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::aws;
use super::docs;
use super::key_fields::{self, Generics, format_bounds, free_lifetime, templates_doc};
use super::key_struct;
use super::model::{Entity, IndexKind, KeyPlace, KeyStruct, Source};
use super::query;
use super::schema;
use crate::naming::{index_key_accessor, plain};
use crate::runtime::rt;

pub(super) fn expand(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let keys: Vec<&KeyStruct> = std::iter::once(&entity.primary).chain(&entity.indexes).collect();
    let definitions = keys.iter().map(|key| key_fields::definition(entity, key));
    let plain_values = keys.iter().map(|key| key_fields::written_impls(entity, key));
    let inherent = keys.iter().map(|key| key_struct::inherent_impl(entity, key));
    let entity_impl = entity_impl(entity, broken);
    let primary_impls = primary_impls(entity);
    let index_impls = entity.indexes.iter().map(|key| index_impls(entity, key));
    let accessors = accessors(entity);
    let query_types = keys.iter().map(|key| query::definition(entity, key));
    let query_impls = keys.iter().map(|key| query::impls(entity, key));
    let key_fields = keys.iter().map(|key| aws::key_fields(entity, key));
    let definitions = entity.runtime.definition(quote!(#(#definitions)* #(#query_types)*));
    let impls = entity.runtime.block(&quote! {
        #(#plain_values)*
        #(#inherent)*
        #primary_impls
        #(#index_impls)*
        #accessors
        #(#query_impls)*
        #(#key_fields)*
        #entity_impl
    });
    quote!(#definitions #impls)
}

/// The pieces of `impl<…> Trait for User<…> where …`, every bound on a part type included.
pub(super) struct Header {
    pub(super) declared: TokenStream,
    pub(super) ty: TokenStream,
    pub(super) predicates: TokenStream,
}

impl Header {
    pub(super) fn of(entity: &Entity<'_>, lifetime: Option<&TokenStream>) -> Self {
        let mut generics = entity.ast.generics.clone();
        let (_, ty, _) = entity.ast.generics.split_for_impl();
        let ident = &entity.ast.ident;
        let ty = quote!(#ident #ty);
        if let Some(lifetime) = lifetime {
            generics.params.insert(0, syn::parse_quote!(#lifetime));
        }
        let (declared, ..) = generics.split_for_impl();
        let written = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let of_primary = entity.primary.fields().into_iter().map(|(field, _)| (field, false));
        let of_indexes =
            entity.indexes.iter().flat_map(KeyStruct::fields).map(|(field, _)| (field, true));
        let mut bounds: Vec<(usize, bool)> = of_primary.chain(of_indexes).collect();
        bounds.sort_unstable();
        bounds.dedup();
        let bounds =
            bounds.into_iter().filter_map(|(field, in_index)| entity.fields[field].bound(in_index));
        let keys = std::iter::once(&entity.primary).chain(&entity.indexes);
        let bounds = bounds.chain(keys.flat_map(|key| format_bounds(entity, key)));
        let predicates = quote!(where #(#written,)* #(#bounds,)*);
        Self { declared: quote!(#declared), ty, predicates }
    }
}

fn entity_impl(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let rt = rt();
    let lifetime = free_lifetime(&entity.ast.generics);
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let name = &entity.name;
    let schema = schema::entity_schema(entity, broken);
    let key = Generics::of(entity, &entity.primary).key_type();
    let visits = visits(entity);
    let claims = claims(entity);
    let stored_fields = aws::stored_fields(entity);
    let checks = schema::checks(entity);
    let chart = docs::chart(entity);
    quote! {
        #[doc = #chart]
        impl #declared #rt::Entity for #ty #predicates {
            const NAME: &'static #rt::str = #name;
            const SCHEMA: &'static #rt::EntitySchema = #schema;
            type Key<#lifetime> = #key where Self: #lifetime;

            fn key(&self) -> Self::Key<'_> { #rt::From::from(self) }

            fn each_key_value(&self, visit: #rt::KeyVisitor<'_>) -> #rt::Result<(), #rt::KeyError> {
                #(#visits)*
                #rt::Result::Ok(())
            }

            #claims

            #stored_fields
        }
        #checks
    }
}

/// Hands over the attributes of the primary key, then of every index that the value is in.
fn visits(entity: &Entity<'_>) -> Vec<TokenStream> {
    let rt = rt();
    let mut visits = Vec::new();
    if !entity.primary.pk.is_empty() {
        let each = visit_values(entity, &entity.primary, true);
        visits.push(quote!({ let key = #rt::Entity::key(self); #each }));
    }
    let mut seen: Vec<&proc_macro2::Ident> = Vec::new();
    for key in &entity.indexes {
        let KeyPlace::Index { index, .. } = &key.place else { continue };
        if !seen.contains(&index) {
            seen.push(index);
            visits.push(visit_index(entity, index));
        }
    }
    visits
}

/// Of the keys declared for one index, hands over the first that applies and is whole.
fn visit_index(entity: &Entity<'_>, index: &proc_macro2::Ident) -> TokenStream {
    let rt = rt();
    let of_index = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { index: of, name, kind, .. } if of == index => Some((key, name, *kind)),
        _ => None,
    });
    let mut chain = TokenStream::new();
    for (key, name, kind) in of_index {
        if kind == IndexKind::Inverted {
            continue;
        }
        let accessor = index_key_accessor(name);
        let each = quote!(#rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;);
        let or = if chain.is_empty() { quote!() } else { quote!(else) };
        match presence(entity, key) {
            Presence::Always => {
                chain.extend(quote!(#or { let key = self.#accessor(); #each }));
                // Keys after one that always applies are never written.
                break;
            }
            Presence::Sometimes => {
                chain.extend(quote!(#or if let #rt::Option::Some(key) = self.#accessor() { #each }));
            }
            Presence::OfTypes(presence) => chain.extend(quote! {
                #or if let #rt::Option::Some(key) = <#presence as #rt::Presence>::option(self.#accessor()) { #each }
            }),
        }
    }
    chain
}

/// Hands over the values of `key`, the partition key's only where they are the key's own.
fn visit_values(entity: &Entity<'_>, key: &KeyStruct, with_pk: bool) -> TokenStream {
    let (pk, sk) = schema::constants(entity, key);
    let halves = [(pk, quote!(pk), with_pk), (sk, quote!(sk), true)];
    let visits =
        halves.into_iter().filter(|(constants, _, wanted)| *wanted && !constants.is_empty());
    let visits = visits.map(|(constants, half, _)| {
        if key.multi {
            let rt = rt();
            quote! {
                for (attribute, value) in #rt::Iterator::zip(#rt::IntoIterator::into_iter([#(#constants),*]), key.#half()?) {
                    visit(attribute, value);
                }
            }
        } else {
            quote!(#(visit(#constants, key.#half()?);)*)
        }
    });
    quote!(#(#visits)*)
}

/// `parse_key` and `claims`: the same question with and without an answer.
fn claims(entity: &Entity<'_>) -> TokenStream {
    let rt = rt();
    let key = &entity.primary;
    let lifetime = free_lifetime(&entity.ast.generics);
    let generics = Generics::of(entity, key);
    let key_type = generics.key_type();
    let any_key_type = generics.any_key_type();
    let (parsed, claimed) = if !key_struct::parses(entity, key) {
        (
            quote!({ let _ = (pk, sk); #rt::Option::None }),
            quote!({
                let _ = (pk, sk);
                false
            }),
        )
    } else if key.sk.is_empty() {
        (
            quote!(if sk.is_none() { <#key_type>::parse(pk).ok() } else { #rt::Option::None }),
            quote!(sk.is_none() && <#any_key_type>::matches(pk)),
        )
    } else {
        (
            quote!(<#key_type>::parse(pk, sk?).ok()),
            quote!(sk.is_some_and(|sk| <#any_key_type>::matches(pk, sk))),
        )
    };
    quote! {
        fn parse_key<#lifetime>(
            pk: &#lifetime #rt::str,
            sk: #rt::Option<&#lifetime #rt::str>,
        ) -> #rt::Option<Self::Key<#lifetime>> where Self: #lifetime {
            #parsed
        }

        fn claims(pk: &#rt::str, sk: #rt::Option<&#rt::str>) -> #rt::bool {
            #claimed
        }
    }
}

/// `From<&User> for UserKey`, and that `UserKey` is the key of `User`.
fn primary_impls(entity: &Entity<'_>) -> TokenStream {
    let rt = rt();
    let key = &entity.primary;
    let lifetime = Generics::of(entity, key).lifetime;
    let Header { declared, ty, predicates } = Header::of(entity, Some(&lifetime));
    let key_type = Generics::of(entity, key).key_type();
    let value = quote!(value);
    let views = key.fields().into_iter().map(|(field, span)| {
        let field = &entity.fields[field];
        let (ident, view) = (&field.ident, field.view_of(&value, span));
        quote!(#ident: #view)
    });
    let views: Vec<_> = views.collect();
    let ident = &key.ident;
    let body = if views.is_empty() { quote!(#ident) } else { quote!(#ident { #(#views),* }) };
    let (key_declared, used_lifetime) = key_header(entity, key);
    let value = if key.fields().is_empty() { quote!(_) } else { value };
    quote! {
        impl #declared #rt::From<&#lifetime #ty> for #key_type #predicates {
            #[inline]
            fn from(#value: &#lifetime #ty) -> Self { #body }
        }
        impl #key_declared #rt::KeyOf<#ty> for #used_lifetime #predicates {
            #[inline]
            fn build_key(&self) -> #rt::Result<#rt::Key, #rt::KeyError> { self.build() }
        }
    }
}

/// The header of an impl for a key struct that names its entity.
fn key_header(entity: &Entity<'_>, key: &KeyStruct) -> (TokenStream, TokenStream) {
    let generics = Generics::of(entity, key);
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    (Header::of(entity, lifetime).declared, generics.key_type())
}

fn index_impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let Header { ty, predicates, .. } = Header::of(entity, None);
    let (declared, key_type) = key_header(entity, key);
    let schema = schema::index_schema(entity, key);
    let visits = match &key.place {
        KeyPlace::Index { kind: IndexKind::Inverted, .. } => quote!(let _ = visit;),
        KeyPlace::Index { kind: IndexKind::Local, .. } => visit_values(entity, key, false),
        _ => visit_values(entity, key, true),
    };
    quote! {
        impl #declared #rt::IndexKeyOf<#ty> for #key_type #predicates {
            const SCHEMA: &'static #rt::IndexKeySchema = &#schema;

            fn each_index_value(&self, visit: #rt::KeyVisitor<'_>) -> #rt::Result<(), #rt::KeyError> {
                let key = self;
                #visits
                #rt::Result::Ok(())
            }
        }
    }
}

/// Whether a value has an index key.
enum Presence {
    Always,
    Sometimes,
    /// As the fields' types say: the type-level conjunction.
    OfTypes(TokenStream),
}

fn presence(entity: &Entity<'_>, key: &KeyStruct) -> Presence {
    let rt = rt();
    let fields: Vec<_> = key.fields().iter().map(|(field, _)| &entity.fields[*field]).collect();
    let conditional = matches!(&key.place, KeyPlace::Index { when, .. } if !when.is_empty());
    if conditional || fields.iter().any(|field| field.optional) {
        return Presence::Sometimes;
    }
    let unknown: Vec<_> = fields.iter().filter(|field| field.presence_unknown()).collect();
    let of = |ty: &syn::Type| quote!(<#ty as #rt::KeySource>::Presence);
    unknown
        .iter()
        .map(|field| of(&field.ty))
        .reduce(|left, right| quote!(<#left as #rt::Presence>::And<#right>))
        .map_or(Presence::Always, Presence::OfTypes)
}

/// `fn open_games_key(&self)` for each index key.
fn accessors(entity: &Entity<'_>) -> TokenStream {
    if entity.indexes.is_empty() {
        return quote!();
    }
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let accessors = entity.indexes.iter().map(|key| accessor(entity, key));
    quote!(impl #declared #ty #predicates { #(#accessors)* })
}

fn accessor(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let KeyPlace::Index { index, name, when, .. } = &key.place else { return quote!() };
    let (vis, accessor) = (&entity.ast.vis, index_key_accessor(name));
    let key_type = Generics::of(entity, key).any_key_type();
    let templates = templates_doc(entity, key);
    let only_if = match presence(entity, key) {
        Presence::Always => "",
        _ if !when.is_empty() => ", while its conditions hold and every field is there",
        _ => ", if every field that it is made from is there",
    };
    let doc = format!("The key in the index `{}`{only_if}: {templates}.", plain(index));
    let (ty, body) = match presence(entity, key) {
        Presence::Always => (quote!(#key_type), key_of_views(entity, key)),
        Presence::Sometimes => {
            let body = key_of_options(entity, key);
            let conditions = when.iter().map(|condition| {
                let (field, pattern) =
                    (entity.fields[condition.field].scrutinee(), &condition.pattern);
                quote!(if !::core::matches!(#field, #pattern) { return #rt::Option::None; })
            });
            (quote!(#rt::Option<#key_type>), quote!(#(#conditions)* #rt::Option::Some(#body)))
        }
        Presence::OfTypes(presence) => {
            (quote!(#rt::Present<#presence, #key_type>), key_of_sources(entity, key))
        }
    };
    quote! {
        #[doc = #doc]
        #[must_use]
        #vis fn #accessor(&self) -> #ty { #body }
    }
}

/// Every field is there.
fn key_of_views(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let ident = &key.ident;
    let views = key.fields().into_iter().map(|(field, span)| {
        let field = &entity.fields[field];
        let (name, view) = (&field.ident, field.view_of(&quote!(self), span));
        quote!(#name: #view)
    });
    let views: Vec<_> = views.collect();
    if views.is_empty() { quote!(#ident) } else { quote!(#ident { #(#views),* }) }
}

/// Some fields are spelled `Option`; a missing one ends the function.
fn key_of_options(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let ident = &key.ident;
    let views = key.fields().into_iter().map(|(field, span)| {
        let field = &entity.fields[field];
        let name = &field.ident;
        let source = field.source_of(&quote!(self), span);
        let ty = &field.ty;
        if field.optional {
            quote!(#name: #source?)
        } else if field.presence_unknown() {
            quote!(#name: <<#ty as #rt::KeySource>::Presence as #rt::Presence>::option(#source)?)
        } else {
            let view = field.view_of(&quote!(self), span);
            quote!(#name: #view)
        }
    });
    quote!(#ident { #(#views),* })
}

/// Only the types know: fields are put together as far as there are any.
fn key_of_sources(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let ident = &key.ident;
    let fields = key.fields();
    let (unknown, known): (Vec<_>, Vec<_>) =
        fields.into_iter().partition(|(field, _)| entity.fields[*field].presence_unknown());
    let presence_of = |ty: &syn::Type| quote!(<#ty as #rt::KeySource>::Presence);
    let mut sources = TokenStream::new();
    let mut pattern = TokenStream::new();
    let mut presence = TokenStream::new();
    for (at, (field, span)) in unknown.iter().enumerate() {
        let field = &entity.fields[*field];
        let (name, source) = (&field.ident, field.source_of(&quote!(self), *span));
        let own = presence_of(&field.ty);
        if at == 0 {
            (sources, pattern, presence) = (source, quote!(#name), own);
        } else {
            sources = quote!(<#presence as #rt::Presence>::zip::<_, #own, _>(#sources, #source));
            pattern = quote!((#pattern, #name));
            presence = quote!(<#presence as #rt::Presence>::And<#own>);
        }
    }
    let names = unknown.iter().map(|(field, _)| &entity.fields[*field].ident);
    let views = known.iter().map(|(field, span): &(usize, Span)| {
        let field = &entity.fields[*field];
        let (name, view) = (&field.ident, field.view_of(&quote!(self), *span));
        quote!(#name: #view)
    });
    quote!(<#presence as #rt::Presence>::map(#sources, |#pattern| #ident { #(#names,)* #(#views),* }))
}

impl Source {
    /// The formats that a field has here.
    pub(super) fn formats_of(&self, wanted: usize) -> Vec<crate::template::Format> {
        match self {
            Self::Raw { field } if *field == wanted => vec![crate::template::Format::Plain],
            Self::Raw { .. } => Vec::new(),
            Self::Template { pieces, .. } => pieces
                .iter()
                .filter_map(|piece| match piece {
                    super::model::Piece::Part { field, format } if *field == wanted => {
                        Some(*format)
                    }
                    _ => None,
                })
                .collect(),
        }
    }
}
