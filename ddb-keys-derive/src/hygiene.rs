//! The names by which generated code calls the runtime and the prelude: `__Option`, `__KeyPart`. They begin
//! so that no user's type gets in the way, and are one word, for every token costs the user's build time.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Path;

/// Where the runtime is: `::ddb_keys`, unless `crate = path` says otherwise.
pub(crate) struct Runtime(Path);

impl Runtime {
    pub(crate) fn at(path: Option<&Path>) -> Self {
        Self(path.cloned().unwrap_or_else(|| syn::parse_quote!(::ddb_keys)))
    }

    /// Impls in a block of their own, where the runtime's names are known.
    pub(crate) fn block(&self, impls: &TokenStream) -> TokenStream {
        let (allows, path) = (allows(), &self.0);
        quote! {
            #allows
            const _: () = {
                use #path::__private::names::*;
                #impls
            };
        }
    }

    /// A type that stands beside the user's own, where the runtime's names are not known.
    pub(crate) fn definition(&self, tokens: TokenStream) -> TokenStream {
        let path = &self.0;
        let module = quote!(#path::__private::names);
        let spell_out = |token| match token {
            TokenTree::Ident(ident) if is_runtimes(&ident) => {
                let module = spanned(module.clone(), ident.span());
                quote!(#module::#ident)
            }
            TokenTree::Group(group) => {
                let mut spelled = Group::new(group.delimiter(), self.definition(group.stream()));
                spelled.set_span(group.span());
                TokenTree::Group(spelled).into()
            }
            token => token.into(),
        };
        tokens.into_iter().map(spell_out).collect()
    }
}

/// Whether a word is a type of the runtime's: no field is named so, nor a type parameter of generated code.
fn is_runtimes(ident: &Ident) -> bool {
    let ident = ident.to_string();
    let Some(name) = ident.strip_prefix("__") else { return false };
    matches!(name, "str" | "u8") || name.len() > 1 && name.starts_with(char::is_uppercase)
}

/// The same tokens, all of them at one place: an error about them is shown there, once.
pub(crate) fn spanned(tokens: impl ToTokens, span: Span) -> TokenStream {
    let at = |token| match token {
        TokenTree::Group(group) => {
            let mut moved = Group::new(group.delimiter(), spanned(group.stream(), span));
            moved.set_span(span);
            TokenTree::Group(moved)
        }
        mut token => {
            token.set_span(span);
            token
        }
    };
    tokens.into_token_stream().into_iter().map(at).collect()
}

/// What generated impls are not held to.
fn allows() -> TokenStream {
    let of_types = of_types();
    quote! {
        #[allow(
            #of_types,
            // generated code is held to the project's style, not to the user's
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction,
            // a user may forbid qualified paths or repeat lifetimes; generated code is careful instead
            unused_qualifications, single_use_lifetimes, unused_lifetimes, elided_lifetimes_in_paths,
            // what stands in for an expansion that a mistake forbids
            unreachable_code
        )]
    }
}

/// What generated types are not held to.
pub(crate) fn allows_of_types() -> TokenStream {
    let of_types = of_types();
    quote!(#[allow(#of_types)])
}

fn of_types() -> TokenStream {
    quote! {
        // a bound on the user's own type folds all errors about it into one
        trivial_bounds,
        // a private part type may stand in a key that is as visible as its entity
        private_interfaces, private_bounds,
        // names are made from the user's names, whatever their style
        nonstandard_style,
        // keys are generated whole, used or not
        dead_code
    }
}
