//! `crate = path`, which any derive takes.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use syn::{DeriveInput, Meta, Path};

/// The expansion, which the crate that the input names lets through. So a path that leads nowhere is one error.
pub(crate) fn within(ast: &DeriveInput, expansion: TokenStream) -> TokenStream {
    match of(ast) {
        Some(path) => quote!(#path::__within! { #expansion }),
        None => expansion,
    }
}

fn of(ast: &DeriveInput) -> Option<Path> {
    let ours = ["entity", "key_part", "document", "item_collection", "table"];
    ast.attrs.iter().find_map(|attr| match &attr.meta {
        Meta::List(list) if ours.iter().any(|name| list.path.is_ident(name)) => {
            named(list.tokens.clone())
        }
        _ => None,
    })
}

/// The path after `crate =`.
fn named(options: TokenStream) -> Option<Path> {
    let is = |token: &TokenTree, mark| matches!(token, TokenTree::Punct(found) if found.as_char() == mark);
    let mut tokens = options.into_iter();
    tokens.find(|token| matches!(token, TokenTree::Ident(word) if word == "crate"))?;
    tokens.next().filter(|token| is(token, '='))?;
    syn::parse2(tokens.take_while(|token| !is(token, ',')).collect()).ok()
}

#[cfg(test)]
mod tests {
    use quote::ToTokens;

    use super::*;

    #[test]
    fn the_path_is_found_among_other_options() {
        let path = |ast| of(&ast).map(|path| path.to_token_stream().to_string());
        assert_eq!(
            path(syn::parse_quote!(
                struct A {
                    #[entity(crate = a)]
                    b: u8,
                }
            )),
            None
        );
        assert_eq!(
            path(syn::parse_quote!(
                #[entity(part(a: u8 = crate::b(self.c)), crate = super::keys, version = d)]
                struct A;
            )),
            Some(String::from("super :: keys"))
        );
    }
}
