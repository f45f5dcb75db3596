//! `#[derive(Table)]`.

mod attr;
mod check;
mod docs;
mod expand;
mod model;
mod projections;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::error::Mistakes;

pub(crate) fn derive(ast: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let input = attr::Input::read(ast, &mut mistakes);
    let model = model::Table::build(&input, &mut mistakes);
    check::check(&input, &mut mistakes);
    // An impl cannot name a generic table.
    let generic = !ast.generics.params.is_empty();
    let expansion =
        if generic { TokenStream::new() } else { expand::expand(&model, mistakes.any()) };
    let errors = mistakes.into_tokens();
    quote!(#errors #expansion)
}
