//! The fields of its entities that the indexes of a table store, as types, so that the compiler refuses to read whole
//! rows where some of their fields are missing.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::attr::{Index, Projection};
use super::model::{Table, Variant};
use crate::naming::{index_hash, plain};

pub(super) fn projections(table: &Table<'_>, broken: bool) -> TokenStream {
    let stores_all = |index: &&Index| matches!(index.projection(), Projection::All);
    let (whole, partial): (Vec<_>, Vec<_>) = table.indexes.iter().partition(stores_all);
    if broken || partial.is_empty() {
        return nothing_missing(table, None);
    }
    let whole = whole.iter().map(|index| nothing_missing(table, Some(id(index))));
    let (lacking, of_partial) = (lacking(table, &partial), partial.iter().enumerate());
    let of_partial = of_partial.map(|(at, index)| of_index(table, at, index));
    quote! {
        #lacking
        #(#whole)*
        #(#of_partial)*
    }
}

fn id(index: &Index) -> TokenStream {
    let hash = index_hash(&index.ident);
    quote!(r#IndexId<#hash>)
}

/// An index has everything of every entity; without one, any index does.
fn nothing_missing(table: &Table<'_>, index: Option<TokenStream>) -> TokenStream {
    let ident = &table.ast.ident;
    let (entity, any) = (table.hygiene.free("E"), table.hygiene.free("I"));
    let (of_all, index) = match index {
        Some(index) => (quote!(), index),
        None => (quote!(#any), any.to_token_stream()),
    };
    quote! {
        impl<#entity, #of_all> __aws::Projects<#entity, #index> for #ident { type Missing = (); }
        impl<#of_all> __aws::ProjectsAll<#index> for #ident { type Missing = (); }
    }
}

/// The numbers of the missing fields, for each index and entity.
fn lacking(table: &Table<'_>, partial: &[&Index]) -> TokenStream {
    let ident = &table.ast.ident;
    let (indexes, entities) = (partial.len(), table.entities.len());
    let names = partial.iter().map(|index| plain(&index.ident));
    quote! {
        #[allow(long_running_const_eval)]
        const LACKING: [[__aws::Lacking; #entities]; #indexes] = {
            use r#Unchecked as _;
            __aws::lacking(<r#Checked<#ident>>::TABLE, [#(#names),*])
        };
    }
}

/// The fields of each entity that an index lacks.
fn of_index(table: &Table<'_>, at: usize, index: &Index) -> TokenStream {
    let (ident, id) = (&table.ast.ident, id(index));
    let each = table.entities.iter().enumerate().map(|(number, Variant { entity, .. })| {
        let lacking = quote!(LACKING[#at][#number]);
        let fields = quote!(<#entity as r#HasFieldNames>::Fields);
        let fields =
            (0..2_usize).map(|nth| quote!(<#fields as r#FieldName<{ #lacking.1[#nth] }>>::Name));
        quote! {
            impl __aws::Projects<#entity, #id> for #ident {
                type Missing =
                    <__aws::Listed<{ #lacking.0 }> as __aws::FirstOf<#(#fields),*>>::List;
            }
        }
    });
    let missing = |variant: &Variant<'_>| {
        let entity = variant.entity;
        quote!(<#ident as __aws::Projects<#entity, #id>>::Missing)
    };
    let first = table.entities.iter().rev().fold(quote!(()), |rest, variant| {
        let missing = missing(variant);
        quote!(<#missing as __aws::Missing>::Or<#rest>)
    });
    quote! {
        #(#each)*
        impl __aws::ProjectsAll<#id> for #ident { type Missing = #first; }
    }
}
