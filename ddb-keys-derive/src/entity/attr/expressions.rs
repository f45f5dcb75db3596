//! What follows from fields by an expression: parts of keys and unique values. `darling` does not read expressions beside names.

use darling::FromMeta;
use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Token, parse::ParseStream};

use crate::error::{Mistakes, with_help};

/// `part(hour: u8 = hour_of(self.at))`, with one part or several.
pub(crate) struct ComputedParts(pub(crate) syn::Result<Vec<ComputedPart>>);

/// A part of keys that no field holds.
pub(crate) struct ComputedPart {
    pub(crate) name: Ident,
    pub(crate) ty: syn::Type,
    pub(crate) expression: syn::Expr,
}

impl FromMeta for ComputedParts {
    fn from_meta(meta: &syn::Meta) -> darling::Result<Self> {
        let part = |input: ParseStream<'_>| {
            let name = input.call(Ident::parse_any)?;
            input.parse::<Token![:]>()?;
            let ty = input.parse()?;
            input.parse::<Token![=]>()?;
            Ok(ComputedPart { name, ty, expression: input.parse()? })
        };
        let help = "write its name, its type and how it follows from fields: `part(hour: u8 = hour_of(self.at))`";
        Ok(Self(list_of(meta, part, help)))
    }
}

/// `unique(UserEmail = UserEmail::of(&self.email))`, with one value or several.
pub(crate) struct UniqueValues(pub(crate) syn::Result<Vec<UniqueValue>>);

/// A value that no two items of the entity share.
pub(crate) struct UniqueValue {
    /// The entity whose item stands for the value.
    pub(crate) lock: syn::Path,
    pub(crate) expression: syn::Expr,
}

impl FromMeta for UniqueValues {
    fn from_meta(meta: &syn::Meta) -> darling::Result<Self> {
        let value = |input: ParseStream<'_>| {
            let lock: syn::Path = input.parse()?;
            if !input.peek(Token![=]) {
                let message = "an item of an entity of its own stands for a unique value";
                return Err(syn::Error::new(lock.span(), message));
            }
            input.parse::<Token![=]>()?;
            Ok(UniqueValue { lock, expression: input.parse()? })
        };
        let help = "write the entity that stands for the value, and how it follows from fields: \
                    `unique(UserEmail = UserEmail { email: self.email.clone() })`";
        let values = list_of(meta, value, help);
        let is_empty = values.as_ref().is_ok_and(Vec::is_empty);
        let nothing = || syn::Error::new(meta.span(), with_help("there is no unique value", help));
        Ok(Self(if is_empty { Err(nothing()) } else { values }))
    }
}

/// The elements of a list in an attribute.
fn list_of<E>(
    meta: &syn::Meta,
    element: fn(ParseStream<'_>) -> syn::Result<E>,
    help: &str,
) -> syn::Result<Vec<E>> {
    let elements = meta.require_list().and_then(|list| {
        let elements = list
            .parse_args_with(|input: ParseStream<'_>| input.parse_terminated(element, Token![,]))?;
        Ok(elements.into_iter().collect())
    });
    elements.map_err(|error| syn::Error::new(error.span(), with_help(&error.to_string(), help)))
}

/// The elements of all lists that could be read.
pub(crate) fn elements<'l, E: 'l>(
    lists: impl Iterator<Item = &'l syn::Result<Vec<E>>>,
    mistakes: &mut Mistakes,
) -> Vec<&'l E> {
    lists.filter_map(|list| mistakes.take(list.as_ref().map_err(Clone::clone))).flatten().collect()
}
