//! The attributes of a value's keys, handed over one after the other.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::accessors::{Presence, presence};
use super::model::{Entity, IndexKind, KeyPlace, KeyStruct};
use crate::naming::index_key_accessor;

/// `each_index_key_value`: hands over the attributes of every index that the value is in.
pub(super) fn index_visits(entity: &Entity<'_>) -> TokenStream {
    let mut seen: Vec<&Ident> = Vec::new();
    let mut visits = Vec::new();
    for key in &entity.indexes {
        let KeyPlace::Index { index, .. } = &key.place else { continue };
        if !seen.contains(&index) {
            seen.push(index);
            visits.extend(visit_index(entity, index));
        }
    }
    let Some(last) = visits.pop() else { return quote!() };
    quote! {
        #[inline]
        fn each_index_key_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            #((#visits)?;)*
            #last
        }
    }
}

/// Of the keys declared for one index, hands over the first that applies and is whole: an expression of
/// type `Result<(), KeyError>`, none where there is nothing to hand over.
fn visit_index(entity: &Entity<'_>, index: &Ident) -> Option<TokenStream> {
    let of_index = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { index: of, name, kind, .. }
            if of == index && *kind != IndexKind::Inverted =>
        {
            Some((key, name))
        }
        _ => None,
    });
    let of_index: Vec<_> = of_index.collect();
    if of_index.is_empty() {
        return None;
    }
    let (mut chain, mut otherwise) = (TokenStream::new(), quote!({ __Result::Ok(()) }));
    for (key, name) in of_index {
        let accessor = index_key_accessor(name);
        let each = quote!(__IndexKeyOf::<Self>::each_index_value(&key, visit));
        match presence(entity, key) {
            Presence::Always => {
                otherwise = quote!({ let key = self.#accessor(); #each });
                // Keys after one that always applies are never written.
                break;
            }
            Presence::Sometimes => {
                chain.extend(quote!(if let __Option::Some(key) = self.#accessor() { #each } else));
            }
            Presence::OfTypes(presence) => chain.extend(quote! {
                if let __Option::Some(key) = <#presence as __Presence>::option(self.#accessor()) { #each } else
            }),
        }
    }
    chain.extend(otherwise);
    Some(chain)
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
