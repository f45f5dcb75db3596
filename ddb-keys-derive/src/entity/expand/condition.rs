//! The conditions of an index key, `when(paid = false)`, as tokens.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::entity::model::{Condition, Entity, Field, KeyPlace, KeyStruct};
use crate::naming::{plain, snake};

/// A function for each condition of the entity's keys, so that a pattern of the wrong type is one error wherever the condition
/// is used.
pub(super) fn functions(entity: &Entity<'_>) -> TokenStream {
    if is_written_out(entity) {
        return TokenStream::new();
    }
    let conditions = entity.indexes.iter().flat_map(|key| of_key(entity, key));
    let functions = conditions.map(|(function, field, condition)| {
        let (ty, value) = (&field.ty, field.scrutinee_in(&quote!((*__value))));
        let matches = matches(condition, &value);
        quote! {
            #[inline]
            fn #function(__value: &#ty) -> r#bool { #matches }
        }
    });
    functions.collect()
}

/// The fields of a key's conditions, each with an expression that tells whether a value of the field meets its condition.
pub(super) fn tests<'e>(
    entity: &'e Entity<'_>,
    key: &'e KeyStruct,
    value_of: impl Fn(&Field) -> TokenStream,
) -> impl Iterator<Item = (&'e Field, TokenStream)> {
    of_key(entity, key).map(move |(function, field, condition)| {
        let value = value_of(field);
        let test = if is_written_out(entity) {
            let matches = matches(condition, &field.scrutinee_in(&value));
            if condition.constants.is_empty() { matches } else { quote!({ #matches }) }
        } else {
            quote!(#function(&#value))
        };
        (field, test)
    })
}

/// Whether a value matches the pattern of a condition.
fn matches(Condition { pattern, constants, .. }: &Condition, value: &TokenStream) -> TokenStream {
    quote!(#(let _ = &#constants;)* match #value { #pattern => true, _ => false })
}

fn of_key<'e>(
    entity: &'e Entity<'_>,
    key: &'e KeyStruct,
) -> impl Iterator<Item = (Ident, &'e Field, &'e Condition)> {
    let name = match &key.place {
        KeyPlace::Index { name, .. } => snake(&plain(name)),
        KeyPlace::Primary | KeyPlace::Former { .. } => String::new(),
    };
    key.conditions().iter().enumerate().map(move |(number, condition)| {
        let function = entity.hygiene.free(&format!("condition_{number}_of_{name}"));
        (function, &entity.fields[condition.field], condition)
    })
}

/// Functions in a block know neither an entity's parameters nor `Self`: there each use has the pattern.
fn is_written_out(entity: &Entity<'_>) -> bool {
    !entity.ast.generics.params.is_empty() || entity.hygiene.is_used("Self")
}
