//! `#[derive(Entity)]`.
//!
//! Half of what the derive does is here, and more than planned: parts that follow from fields, conditions of index keys, former keys and buckets of
//! time are resolved, checked and emitted like fields and templates, each with its mistakes.

mod attr;
mod check;
mod expand;
mod fit;
mod key_expr;
mod model;
mod plan;
mod resolve;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::error::Mistakes;

pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut mistakes = Mistakes::default();
    let input = attr::Input::read(input, &mut mistakes);
    let entity = resolve::entity(&input, &mut mistakes);
    check::entity(&input, &entity, &mut mistakes);
    let broken = mistakes.any();
    let (errors, unknown) = if entity.is_unsettled() {
        mistakes.into_tokens_and_type()
    } else {
        (mistakes.into_tokens(), None)
    };
    let expansion = expand::expand(&entity, broken, unknown);
    quote!(#errors #expansion)
}
