//! Helpers that the expansions of an entity share: the headers of impls, and names that clash with no other.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{GenericParam, Lifetime, LifetimeParam, Visibility, WherePredicate};

use super::format::{format_type, formats, is_unknown};
use crate::entity::model::{Entity, Field, KeyPlace, KeyStruct};
use crate::hygiene::spanned;
use crate::known_type::missing_feature;
use crate::template::Format;

/// The generics of a key struct: what its fields mention of the entity's, and a lifetime where a
/// field may borrow.
pub(super) struct Generics<'e> {
    ident: &'e Ident,
    /// The lifetime that borrowed fields have, used or not.
    pub(super) lifetime: Lifetime,
    pub(super) borrows: bool,
    /// The struct's parameters, its own lifetime first.
    params: Vec<GenericParam>,
    predicates: Vec<TokenStream>,
    formats: Vec<TokenStream>,
}

impl<'e> Generics<'e> {
    pub(super) fn of(entity: &Entity<'_>, key: &'e KeyStruct) -> Self {
        let fields: Vec<&Field> =
            key.fields().iter().map(|(field, _)| &entity.fields[*field]).collect();
        let mentioned: HashSet<String> =
            fields.iter().filter_map(|field| field.unresolved_type()).flat_map(names_in).collect();
        let generics = &entity.ast.generics;
        let mut params: Vec<GenericParam> = generics
            .params
            .iter()
            .filter(|param| mentioned.contains(&name_of(param)))
            .cloned()
            .collect();
        params.iter_mut().for_each(forget_default);
        let lifetime = entity.hygiene.free_lifetime("a", "key");
        let borrows = key.unsettled || fields.iter().any(|field| field.borrows());
        if borrows {
            params.insert(0, lifetime_param(&lifetime));
        }
        let all: HashSet<String> = generics.params.iter().map(name_of).collect();
        let in_reach = |predicate: &&WherePredicate| {
            names_in(predicate).iter().all(|name| !all.contains(name) || mentioned.contains(name))
        };
        let written = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let bounds = fields.iter().filter_map(|field| field.bound(key.is_index()));
        Self {
            ident: &key.ident,
            predicates: written
                .filter(in_reach)
                .map(ToTokens::to_token_stream)
                .chain(bounds)
                .collect(),
            lifetime,
            borrows,
            formats: format_bounds(entity, key),
            params,
        }
    }

    /// `<'a, T: Bound>` after `impl` or the struct's name.
    pub(super) fn declared(&self) -> TokenStream {
        let params = &self.params;
        if params.is_empty() { quote!() } else { quote!(<#(#params),*>) }
    }

    /// `<'a, T: Bound>` of an impl that mentions the lifetime, whether or not the struct has it.
    pub(super) fn declared_with_lifetime(&self) -> TokenStream {
        let params = &self.params;
        let own = (!self.borrows).then(|| lifetime_param(&self.lifetime));
        let params = own.iter().chain(params);
        quote!(<#(#params),*>)
    }

    /// The struct's parameters, as an impl declares them.
    pub(super) fn params(&self) -> &[GenericParam] {
        &self.params
    }

    /// The predicates of building and parsing, one by one.
    pub(super) fn where_predicates(&self) -> Vec<&TokenStream> {
        self.predicates.iter().chain(&self.formats).collect()
    }

    /// The parameters that the key takes over from the entity, without the key's own lifetime.
    pub(super) fn taken_over(&self) -> &[GenericParam] {
        &self.params[usize::from(self.borrows)..]
    }

    /// The `where` clause of building and parsing: fields are parts, and formats can write them.
    pub(super) fn where_clause(&self) -> TokenStream {
        let Self { predicates, formats, .. } = self;
        if predicates.is_empty() && formats.is_empty() {
            return quote!();
        }
        quote!(where #(#predicates,)* #(#formats,)*)
    }

    /// The `where` clause of the struct: fields are parts.
    pub(super) fn struct_where_clause(&self) -> TokenStream {
        let predicates = &self.predicates;
        if predicates.is_empty() { quote!() } else { quote!(where #(#predicates),*) }
    }

    /// `UserKey<'a, T>`
    pub(super) fn key_type(&self) -> TokenStream {
        self.key_type_with(&self.lifetime)
    }

    /// `UserKey<'_, T>`, for constants that do not depend on the lifetime.
    pub(super) fn any_key_type(&self) -> TokenStream {
        self.key_type_with(&Lifetime::new("'_", Span::call_site()))
    }

    pub(super) fn key_type_with(&self, lifetime: &Lifetime) -> TokenStream {
        let ident = self.ident;
        let skip = usize::from(self.borrows);
        let own = self.borrows.then(|| quote!(#lifetime));
        let arguments =
            own.into_iter().chain(self.params.iter().skip(skip).map(argument)).collect::<Vec<_>>();
        if arguments.is_empty() { quote!(#ident) } else { quote!(#ident<#(#arguments),*>) }
    }
}

/// Requires that each format can write its field, unless that is checked once. The span is that of the template, so that the
/// compiler reports one error for it.
pub(super) fn format_bounds(entity: &Entity<'_>, key: &KeyStruct) -> Vec<TokenStream> {
    if entity.ast.generics.params.is_empty() {
        return Vec::new();
    }
    let unknown = formats(key).map(|(field, format, span)| (&entity.fields[field], format, span));
    let unknown = unknown.filter(|(field, format, _)| is_unknown(field, *format));
    let bound = |(field, format, span): (&Field, Format, Span)| {
        let part = field.part_type(key.is_index());
        let format = spanned(format_type(format), span);
        // A type without its feature is reported by its own bound. The compiler does not check this one then.
        let unchecked = field
            .opaque_type()
            .and_then(missing_feature)
            .map(|_| quote_spanned!(span=> for<'part>));
        quote_spanned!(span=> #unchecked #format: r#Format<#part>)
    };
    unknown.map(bound).collect()
}

pub(super) fn argument(param: &GenericParam) -> TokenStream {
    match param {
        GenericParam::Lifetime(param) => param.lifetime.to_token_stream(),
        GenericParam::Type(param) => param.ident.to_token_stream(),
        GenericParam::Const(param) => param.ident.to_token_stream(),
    }
}

fn forget_default(param: &mut GenericParam) {
    match param {
        GenericParam::Type(param) => param.default = None,
        GenericParam::Const(param) => param.default = None,
        GenericParam::Lifetime(_) => {}
    }
}

fn name_of(param: &GenericParam) -> String {
    match param {
        GenericParam::Lifetime(param) => param.lifetime.ident.to_string(),
        GenericParam::Type(param) => param.ident.to_string(),
        GenericParam::Const(param) => param.ident.to_string(),
    }
}

/// A lifetime as a parameter, constructed because parsing it takes far longer.
pub(super) fn lifetime_param(lifetime: &Lifetime) -> GenericParam {
    GenericParam::Lifetime(LifetimeParam::new(lifetime.clone()))
}

/// Every identifier in a piece of syntax.
fn names_in(tokens: &impl ToTokens) -> Vec<String> {
    fn collect(stream: TokenStream, names: &mut Vec<String>) {
        for token in stream {
            match token {
                TokenTree::Ident(ident) => names.push(ident.to_string()),
                TokenTree::Group(group) => collect(group.stream(), names),
                _ => {}
            }
        }
    }
    let mut names = Vec::new();
    collect(tokens.to_token_stream(), &mut names);
    names
}

/// The pieces of `impl<…> Trait for User<…> where …`, every bound on a part type included.
pub(super) struct Header {
    pub(super) declared: TokenStream,
    pub(super) ty: TokenStream,
    pub(super) predicates: TokenStream,
}

impl Header {
    pub(super) fn of(entity: &Entity<'_>, lifetime: Option<&Lifetime>) -> Self {
        let mut generics = entity.ast.generics.clone();
        let (_, ty, _) = entity.ast.generics.split_for_impl();
        let ident = &entity.ast.ident;
        let ty = quote!(#ident #ty);
        if let Some(lifetime) = lifetime {
            generics.params.insert(0, lifetime_param(lifetime));
        }
        let (declared, ..) = generics.split_for_impl();
        let written = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let mut bounds: Vec<(usize, bool)> = entity
            .keys()
            .flat_map(|key| key.fields().into_iter().map(|(field, _)| (field, key.is_index())))
            .collect();
        bounds.sort_unstable();
        bounds.dedup();
        let bounds =
            bounds.into_iter().filter_map(|(field, in_index)| entity.fields[field].bound(in_index));
        let bounds = bounds.chain(entity.keys().flat_map(|key| format_bounds(entity, key)));
        let predicates = quote!(where #(#written,)* #(#bounds,)*);
        Self { declared: quote!(#declared), ty, predicates }
    }
}

/// The name of a parameter or local that no field's name can meet.
pub(super) fn local(name: &str) -> Ident {
    format_ident!("{name}", span = Span::mixed_site())
}

/// A parameter of a function that users call. Its own name may be that of a constant, which would be a pattern.
pub(super) fn parameter(name: &str) -> Ident {
    local(&format!("{name}_"))
}

/// Tokens as one item, or as a tuple; more than eight are nested, because the runtime supports tuples of up to eight.
pub(super) fn grouped(items: &[TokenStream]) -> TokenStream {
    match items {
        [] => quote!(()),
        [only] => only.clone(),
        _ if items.len() <= MAX_TUPLE => quote!((#(#items),*)),
        _ => {
            let share = items.len().div_ceil(MAX_TUPLE);
            grouped(&items.chunks(share).map(grouped).collect::<Vec<_>>())
        }
    }
}

const MAX_TUPLE: usize = 8;

/// A struct's definition, from the attribute of a key to the end of its last template: where the compiler shows the struct, it
/// shows the key's parts in their order. No word of it is at a template, because editors would show what it means.
/// Identifiers keep their places, which editors follow.
pub(super) fn at_templates(
    entity: &Entity<'_>,
    key: &KeyStruct,
    vis: &Visibility,
    name: &TokenStream,
    body: TokenStream,
) -> TokenStream {
    let (start, end) = extent(entity, key);
    let vis = vis.to_token_stream().into_iter().map(|mut token| {
        token.set_span(start);
        token
    });
    let mut body: Vec<TokenTree> = body.into_iter().collect();
    if let Some(last) = body.last_mut() {
        last.set_span(end);
    }
    let keyword = quote_spanned!(start=> struct);
    quote! {
        #(#vis)* #keyword #name #(#body)*
    }
}

/// Where the attribute of a key begins, and where its last template ends.
fn extent(entity: &Entity<'_>, key: &KeyStruct) -> (Span, Span) {
    let (words, name): (&[_], _) = match &key.place {
        KeyPlace::Primary => (&["pk"], None),
        KeyPlace::Index { index, former: None, .. } => (&["gsi", "lsi"], Some(index)),
        KeyPlace::Index { name, .. } | KeyPlace::Former { name, .. } => (&["former"], Some(name)),
    };
    let is_of_key = |attribute: &&syn::Attribute| {
        let tokens = attribute.meta.require_list().ok().map(|list| list.tokens.clone());
        words.iter().any(|word| attribute.path().is_ident(word))
            && name.is_none_or(|name| match tokens.into_iter().flatten().next() {
                Some(TokenTree::Ident(first)) => first == *name,
                _ => false,
            })
    };
    let start = entity.ast.attrs.iter().find(is_of_key).map(|attribute| attribute.pound_token.span);
    let end = key.attributes().last().map(|attribute| attribute.span);
    let span = |span: Option<Span>| span.unwrap_or_else(Span::call_site);
    (span(start), span(end))
}
