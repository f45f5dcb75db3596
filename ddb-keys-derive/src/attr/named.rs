//! The contents of `#[gsi(…)]`, `#[lsi(…)]` and `#[former(…)]`: a name, then options.

use darling::ast::NestedMeta;
use proc_macro2::Ident;
use syn::{Attribute, Token, parse::ParseStream, punctuated::Punctuated, spanned::Spanned};

use crate::error::with_help;

/// `OpenGames, pk = map, sk = "…"`
pub(crate) struct NamedArguments {
    pub(crate) name: Ident,
    pub(crate) options: Vec<NestedMeta>,
}

/// Whether an attribute declares a local index, if it declares any.
pub(crate) fn is_local(attr: &Attribute) -> Option<bool> {
    let local = attr.path().is_ident("lsi");
    (local || attr.path().is_ident("gsi")).then_some(local)
}

impl NamedArguments {
    /// Reads an attribute; `help` is how to write it.
    pub(crate) fn read(attr: &Attribute, help: &str) -> syn::Result<Self> {
        let of = if attr.path().is_ident("former") { "a former key's" } else { "an index's own" };
        attr.parse_args_with(|input: ParseStream<'_>| Self::parse(input, of)).map_err(|error| {
            let has_arguments = matches!(attr.meta, syn::Meta::List(_));
            let span = if has_arguments { error.span() } else { attr.path().span() };
            syn::Error::new(span, with_help(&error.to_string(), help))
        })
    }

    fn parse(input: ParseStream<'_>, of: &str) -> syn::Result<Self> {
        let name = input.parse()?;
        if input.peek(Token![=]) {
            return Err(input.error(format!("{of} name comes first")));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        let options = Punctuated::<NestedMeta, Token![,]>::parse_terminated(input)?;
        Ok(Self { name, options: options.into_iter().collect() })
    }
}
