//! The contents of `#[gsi(…)]`, `#[lsi(…)]` and `#[former(…)]`: a name, then options.

use darling::ast::NestedMeta;
use proc_macro2::Ident;
use syn::{Attribute, Lit, Meta, spanned::Spanned};

use crate::error::{Mistakes, with_help};
use crate::naming::camel;

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
    /// Reads an attribute; `help` is how to write it. A string before the options is a mistake, and is taken as the name that
    /// was meant.
    pub(crate) fn read(attr: &Attribute, help: &str, mistakes: &mut Mistakes) -> Option<Self> {
        let arguments = match &attr.meta {
            Meta::List(list) => NestedMeta::parse_meta_list(list.tokens.clone()),
            Meta::Path(_) | Meta::NameValue(_) => Ok(Vec::new()),
        };
        let explained =
            |error: syn::Error| syn::Error::new(error.span(), with_help(&error.to_string(), help));
        let mut options = mistakes.take(arguments.map_err(explained))?.into_iter();
        let (span, name) = match options.next() {
            Some(NestedMeta::Meta(Meta::Path(name))) => (name.span(), name.get_ident().cloned()),
            Some(NestedMeta::Lit(Lit::Str(text))) if options.len() > 0 => {
                let name = camel(&text.value());
                mistakes.report(
                    text.span(),
                    &format!("the name is an identifier here: `{name}`"),
                    help,
                );
                let mut name: Ident = syn::parse_str(&name).ok()?;
                name.set_span(text.span());
                (text.span(), Some(name))
            }
            Some(other) => (other.span(), None),
            None => (attr.path().span(), None),
        };
        if name.is_none() {
            mistakes.report(span, "the name comes first", help);
        }
        Some(Self { name: name?, options: options.collect() })
    }
}
