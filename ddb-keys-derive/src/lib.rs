//! The derive macros of `ddb-keys`. Use them through that crate, whose documentation explains them.
//!
//! Each derive runs the same way: `attr` (attributes as they were written) → `model` (what they
//! mean, resolved and checked, every mistake collected) → `expand` (data and calls into the runtime).
//! After a mistake the expansion continues with the valid parts, so that one mistake is one error.

mod attr;
mod document;
mod entity;
mod error;
mod hygiene;
mod item_collection;
mod key_part;
mod known_type;
mod named_crate;
mod naming;
mod table;
mod template;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

#[doc = include_str!("../docs/entity.md")]
#[proc_macro_derive(Entity, attributes(entity, pk, sk, gsi, lsi, former))]
pub fn derive_entity(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput), entity::derive)
}

#[doc = include_str!("../docs/key_part.md")]
#[proc_macro_derive(KeyPart, attributes(key_part))]
pub fn derive_key_part(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput), key_part::derive)
}

#[doc = include_str!("../docs/document.md")]
#[proc_macro_derive(Document, attributes(document))]
pub fn derive_document(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput), document::derive)
}

#[doc = include_str!("../docs/item_collection.md")]
#[proc_macro_derive(ItemCollection, attributes(item_collection))]
pub fn derive_item_collection(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput), item_collection::derive)
}

#[doc = include_str!("../docs/table.md")]
#[proc_macro_derive(Table, attributes(table, gsi, lsi))]
pub fn derive_table(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput), table::derive)
}

fn expand(
    input: &DeriveInput,
    derive: fn(&DeriveInput) -> proc_macro2::TokenStream,
) -> TokenStream {
    named_crate::within(input, derive(input)).into()
}
