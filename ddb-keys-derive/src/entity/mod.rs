//! `#[derive(Entity)]`.

mod accessors;
mod aws;
mod docs;
mod expand;
mod field;
mod index;
mod input;
mod key_fields;
mod key_parse;
mod key_struct;
mod model;
mod names;
mod query;
mod query_plan;
mod query_range;
mod resolver;
mod schema;
mod view;
mod visits;

pub(crate) use view::argument_of;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::diagnostics::Mistakes;

pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let input = input::Input::read(input, &mut mistakes);
    let mut model = model::Entity::build(&input, &mut mistakes);
    names::check(&mut model, &mut mistakes);
    let expansion = expand::expand(&model, mistakes.any());
    let errors = mistakes.into_tokens();
    quote!(#errors #expansion)
}

/// Whether a newtype around this type wraps text.
pub(crate) fn wraps_text(ty: &syn::Type) -> bool {
    view::is_text(ty)
}
