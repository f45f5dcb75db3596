//! A key struct itself: its fields, its generics, and what makes it a plain value.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{GenericParam, Lifetime, LifetimeParam, WherePredicate};

use super::field::Field;
use super::model::{Attribute, Entity, KeyPlace, KeyStruct, Piece, Source};
use super::schema::format_type;
use crate::naming::plain;
use crate::runtime::{allows_of_types, spanned};
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
            fields.iter().filter_map(|field| field.opaque_type()).flat_map(names_in).collect();
        let generics = &entity.ast.generics;
        let mut params: Vec<GenericParam> = generics
            .params
            .iter()
            .filter(|param| mentioned.contains(&name_of(param)))
            .cloned()
            .collect();
        params.iter_mut().for_each(forget_default);
        let lifetime = free_lifetime(generics);
        let borrows = fields.iter().any(|field| field.borrows());
        if borrows {
            params.insert(0, lifetime_param(&lifetime));
        }
        let all: HashSet<String> = generics.params.iter().map(name_of).collect();
        let in_reach = |predicate: &&WherePredicate| {
            names_in(predicate).iter().all(|name| !all.contains(name) || mentioned.contains(name))
        };
        let written = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let bounds = fields.iter().filter_map(|field| field.bound(!key.is_primary()));
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

    /// The struct's parameters, as an impl declares them.
    pub(super) fn params(&self) -> &[GenericParam] {
        &self.params
    }

    /// What building and parsing ask, one by one.
    pub(super) fn where_predicates(&self) -> Vec<&TokenStream> {
        self.predicates.iter().chain(&self.formats).collect()
    }

    /// The parameters that the key takes over from the entity, without the key's own lifetime.
    pub(super) fn taken_over(&self) -> &[GenericParam] {
        &self.params[usize::from(self.borrows)..]
    }

    /// What building and parsing ask: that the fields are parts, and that the formats serve them.
    pub(super) fn where_clause(&self) -> TokenStream {
        let Self { predicates, formats, .. } = self;
        if predicates.is_empty() && formats.is_empty() {
            return quote!();
        }
        quote!(where #(#predicates,)* #(#formats,)*)
    }

    /// What the struct itself asks: that the fields are parts.
    fn struct_where_clause(&self) -> TokenStream {
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

/// That each format can write its field, blamed on the template, so that the compiler folds every
/// error about it into one.
pub(super) fn format_bounds(entity: &Entity<'_>, key: &KeyStruct) -> Vec<TokenStream> {
    let mut bounds = Vec::new();
    for attribute in key.attributes() {
        let Source::Template { pieces, .. } = &attribute.source else { continue };
        for piece in pieces {
            let Piece::Part { field, format } = piece else { continue };
            let field = &entity.fields[*field];
            if matches!(format, Format::Plain | Format::Tail) || field.takes(*format) {
                continue;
            }
            let part = field.part_type(!key.is_primary());
            let span = attribute.span;
            let format = spanned(format_type(*format), span);
            bounds.push(quote_spanned!(span=> #format: __Format<#part>));
        }
    }
    bounds
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

/// A lifetime as a parameter; put together, for to parse it takes far longer.
pub(super) fn lifetime_param(lifetime: &Lifetime) -> GenericParam {
    GenericParam::Lifetime(LifetimeParam::new(lifetime.clone()))
}

/// `'a`, or another where the entity has that one already.
pub(super) fn free_lifetime(generics: &syn::Generics) -> Lifetime {
    let taken = |name: &str| generics.lifetimes().any(|param| param.lifetime.ident == name);
    let name = if taken("a") { "'key" } else { "'a" };
    Lifetime::new(name, Span::mixed_site())
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

/// The struct, with its documentation.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (ident, vis) = (&key.ident, &entity.ast.vis);
    let (declared, where_clause) = (generics.declared(), generics.struct_where_clause());
    let doc = definition_doc(entity, key);
    let allows = allows_of_types();
    let fields = key.fields().into_iter().map(|(index, span)| {
        let field = &entity.fields[index];
        let mut name = field.ident.clone();
        name.set_span(span);
        let ty = field.view_type(&generics.lifetime, !key.is_primary());
        let doc = field_doc(field, index, key);
        quote!(#[doc = #doc] pub #name: #ty)
    });
    let fields: Vec<_> = fields.collect();
    let body = if fields.is_empty() {
        quote!(#where_clause;)
    } else {
        quote!(#where_clause { #(#fields),* })
    };
    quote! {
        #[doc = #doc]
        #allows
        #vis struct #ident #declared #body
    }
}

/// What makes a key a plain value. Written out, for a derive would ask it of type parameters, report a
/// field's unknown type once for each trait, and take the compiler longer.
pub(super) fn written_impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.struct_where_clause(), generics.key_type());
    let fields = key.fields();
    let names: Vec<_> = fields.iter().map(|(field, _)| &entity.fields[*field].ident).collect();
    let texts = fields.iter().map(|(field, _)| &entity.fields[*field].name);
    let title = key.ident.to_string();
    let (equal, other) = if names.is_empty() {
        (quote!(true), quote!(_))
    } else {
        (quote!(#(self.#names == other.#names)&&*), quote!(other))
    };
    quote! {
        impl #declared __Clone for #ty #where_clause {
            #[inline]
            fn clone(&self) -> Self { *self }
        }
        impl #declared __Copy for #ty #where_clause {}
        impl #declared __PartialEq for #ty #where_clause {
            #[inline]
            fn eq(&self, #other: &Self) -> __bool { #equal }
        }
        impl #declared __Eq for #ty #where_clause {}
        impl #declared __Hash for #ty #where_clause {
            fn hash<__H: __Hasher>(&self, state: &mut __H) {
                #(__Hash::hash(&self.#names, state);)*
            }
        }
        impl #declared __Debug for #ty #where_clause {
            #[inline]
            fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
                __fmt_key(f, #title, &[#((#texts, &self.#names)),*])
            }
        }
    }
}

/// The templates of a key: `` `USER#<username>` and `#METADATA#<username>` ``.
pub(super) fn templates_doc(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let show = |attributes: &[Attribute]| -> String {
        let shown: Vec<String> = attributes
            .iter()
            .map(|attribute| match &attribute.source {
                Source::Template { text, .. } => text.clone(),
                Source::Raw { field } => entity.fields[*field].name.clone(),
            })
            .collect();
        format!("`{}`", shown.join("`, `"))
    };
    if key.sk.is_empty() {
        show(&key.pk)
    } else {
        format!("{} and {}", show(&key.pk), show(&key.sk))
    }
}

fn definition_doc(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let name = plain(&entity.ast.ident);
    let templates = templates_doc(entity, key);
    match &key.place {
        KeyPlace::Primary => format!("The primary key of [`{name}`]: {templates}."),
        KeyPlace::Index { index, .. } => {
            format!("The key of [`{name}`] in the index `{index}`: {templates}.")
        }
    }
}

fn field_doc(field: &Field, index: usize, key: &KeyStruct) -> String {
    let places = key.attributes().filter(|attribute| attribute.source.fields().contains(&index));
    let shown: Vec<String> = places
        .map(|attribute| match &attribute.source {
            Source::Template { text, .. } => format!("`{text}`"),
            Source::Raw { .. } => format!("the attribute `{}`", field.attribute),
        })
        .collect();
    format!("`{}` in {}.{}", field.name, shown.join(" and "), truncation_doc(index, key))
}

/// What comes back when no place of a field keeps all of its value.
fn truncation_doc(index: usize, key: &KeyStruct) -> &'static str {
    let formats = key.attributes().flat_map(|attribute| attribute.source.formats_of(index));
    if formats
        .map(super::super::template::Format::precision)
        .max()
        .is_none_or(|best| best == crate::template::EXACT)
    {
        ""
    } else {
        " Parsing gives back what the format keeps of it."
    }
}

/// The name of a parameter or local that no field's name can meet.
pub(super) fn local(name: &str) -> Ident {
    format_ident!("{name}", span = Span::mixed_site())
}
