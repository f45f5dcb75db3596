//! `#[derive(ItemCollection)]`.

mod attr;
mod expand;
mod model;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::error::Mistakes;

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let options = attr::Options::read(ast, &mut mistakes);
    let model = model::ItemCollection::build(ast, options.as_ref(), &mut mistakes);
    let Some(model) = model else { return unsettled(ast, mistakes) };
    let expansion = expand::expand(&model);
    let errors = mistakes.into_tokens();
    quote!(#errors #expansion)
}

/// The mistakes, the last of them as the type of a query.
fn unsettled(ast: &DeriveInput, mistakes: Mistakes) -> TokenStream {
    let (ident, vis) = (&ast.ident, &ast.vis);
    let (params, arguments, where_clause) = ast.generics.split_for_impl();
    let (mistakes, unknown) = mistakes.into_tokens_and_type();
    quote! {
        #mistakes
        impl #params #ident #arguments #where_clause {
            #[allow(dead_code)]
            #vis fn query() -> #unknown { loop {} }
        }
    }
}
