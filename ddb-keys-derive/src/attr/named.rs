//! The contents of `#[gsi(…)]`, `#[lsi(…)]` and `#[former(…)]`: a name, then options.

use darling::ast::NestedMeta;
use proc_macro2::Ident;
use syn::{
    Attribute, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

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
        attr.parse_args().map_err(|error: syn::Error| {
            let has_arguments = matches!(attr.meta, syn::Meta::List(_));
            let span = if has_arguments { error.span() } else { attr.path().span() };
            syn::Error::new(span, with_help(&error.to_string(), help))
        })
    }
}

impl Parse for NamedArguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        if input.peek(Token![=]) {
            return Err(input.error("a name comes first, before the options"));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        let options = Punctuated::<NestedMeta, Token![,]>::parse_terminated(input)?;
        Ok(Self { name, options: options.into_iter().collect() })
    }
}
