//! The attributes of a value's keys, handed over one after the other.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::accessors::{Presence, presence};
use super::model::{Entity, IndexKind, KeyPlace, KeyStruct};
use crate::naming::index_key_accessor;

/// `each_index_key_value`: hands over the attributes of every index that the value is in.
pub(super) fn index_visits(entity: &Entity<'_>) -> TokenStream {
    let mut seen: Vec<&Ident> = Vec::new();
    let mut visits = TokenStream::new();
    for key in &entity.indexes {
        let KeyPlace::Index { index, .. } = &key.place else { continue };
        if !seen.contains(&index) {
            seen.push(index);
            visits.extend(visit_index(entity, index));
        }
    }
    if visits.is_empty() {
        return visits;
    }
    quote! {
        fn each_index_key_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            #visits
            __Result::Ok(())
        }
    }
}

/// Of the keys declared for one index, hands over the first that applies and is whole.
fn visit_index(entity: &Entity<'_>, index: &Ident) -> TokenStream {
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
        let each = quote!(__IndexKeyOf::<Self>::each_index_value(&key, visit)?;);
        let or = if chain.is_empty() { quote!() } else { quote!(else) };
        match presence(entity, key) {
            Presence::Always => {
                chain.extend(quote!(#or { let key = self.#accessor(); #each }));
                // Keys after one that always applies are never written.
                break;
            }
            Presence::Sometimes => {
                chain.extend(quote!(#or if let __Option::Some(key) = self.#accessor() { #each }));
            }
            Presence::OfTypes(presence) => chain.extend(quote! {
                #or if let __Option::Some(key) = <#presence as __Presence>::option(self.#accessor()) { #each }
            }),
        }
    }
    chain
}

/// What an item stores for an index key: what the table's own key does not hold.
pub(super) fn visit_own(key: &KeyStruct) -> TokenStream {
    match &key.place {
        KeyPlace::Index { kind: IndexKind::Local, .. } if !key.sk.is_empty() => {
            quote!(__visit_values(&Self::__KEY[1..], self.sk(), visit))
        }
        KeyPlace::Index { kind: IndexKind::Inverted | IndexKind::Local, .. } => quote! {
            let _ = visit;
            __Result::Ok(())
        },
        _ => quote!(__visit_values(Self::__KEY, self.build(), visit)),
    }
}
