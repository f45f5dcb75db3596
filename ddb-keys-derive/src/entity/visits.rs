//! The attributes of a value's keys, handed over one after the other.

use proc_macro2::TokenStream;
use quote::quote;

use super::accessors::{Presence, presence};
use super::model::{Entity, IndexKind, KeyPlace, KeyStruct};
use super::schema;
use crate::naming::index_key_accessor;
use crate::runtime::rt;

/// Hands over the attributes of the primary key, then of every index that the value is in.
pub(super) fn visits(entity: &Entity<'_>) -> Vec<TokenStream> {
    let rt = rt();
    let mut visits = Vec::new();
    if !entity.primary.pk.is_empty() {
        let each = visit_values(entity, &entity.primary, Some(primary_pk(entity)));
        visits.push(quote!({ let key = #rt::Entity::key(self); #each }));
    }
    let mut seen: Vec<&proc_macro2::Ident> = Vec::new();
    for key in &entity.indexes {
        let KeyPlace::Index { index, .. } = &key.place else { continue };
        if !seen.contains(&index) {
            seen.push(index);
            visits.push(visit_index(entity, index));
        }
    }
    visits
}

/// The primary partition key, refused where an inverted index could not hold it: no partition key
/// too long may be too long a sort key.
fn primary_pk(entity: &Entity<'_>) -> TokenStream {
    let rt = rt();
    let inverted = entity
        .indexes
        .iter()
        .filter(|key| matches!(&key.place, KeyPlace::Index { kind: IndexKind::Inverted, .. }));
    let sort_keys = inverted.flat_map(|key| schema::constants(entity, key).1);
    sort_keys.fold(quote!(key.pk()?), |pk, sort_key| quote!(#rt::turned_round(#sort_key, #pk)?))
}

/// Of the keys declared for one index, hands over the first that applies and is whole.
fn visit_index(entity: &Entity<'_>, index: &proc_macro2::Ident) -> TokenStream {
    let rt = rt();
    let of_index = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { index: of, name, kind, .. } if of == index => Some((key, name, *kind)),
        _ => None,
    });
    let mut chain = TokenStream::new();
    for (key, name, kind) in of_index {
        if kind == IndexKind::Inverted {
            continue;
        }
        let accessor = index_key_accessor(name);
        let each = quote!(#rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;);
        let or = if chain.is_empty() { quote!() } else { quote!(else) };
        match presence(entity, key) {
            Presence::Always => {
                chain.extend(quote!(#or { let key = self.#accessor(); #each }));
                // Keys after one that always applies are never written.
                break;
            }
            Presence::Sometimes => {
                chain.extend(quote!(#or if let #rt::Option::Some(key) = self.#accessor() { #each }));
            }
            Presence::OfTypes(presence) => chain.extend(quote! {
                #or if let #rt::Option::Some(key) = <#presence as #rt::Presence>::option(self.#accessor()) { #each }
            }),
        }
    }
    chain
}

/// Hands over the values of `key`, those of the partition key only where they are the key's own.
pub(super) fn visit_values(
    entity: &Entity<'_>,
    key: &KeyStruct,
    own_pk: Option<TokenStream>,
) -> TokenStream {
    let (pk, sk) = schema::constants(entity, key);
    let halves = [(pk, own_pk), (sk, Some(quote!(key.sk()?)))];
    let visits = halves.into_iter().filter(|(constants, _)| !constants.is_empty());
    let visits = visits.filter_map(|(constants, values)| Some((constants, values?)));
    let visits = visits.map(|(constants, values)| {
        if key.multi {
            let rt = rt();
            quote! {
                for (attribute, value) in #rt::Iterator::zip(#rt::IntoIterator::into_iter([#(#constants),*]), #values) {
                    visit(attribute, value);
                }
            }
        } else {
            quote!(#(visit(#constants, #values);)*)
        }
    });
    quote!(#(#visits)*)
}
