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
    let expansion = model.map(|model| expand::expand(&model));
    let errors = mistakes.into_tokens();
    quote!(#errors #expansion)
}
