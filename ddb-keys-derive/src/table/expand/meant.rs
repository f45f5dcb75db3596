//! Entities of mistaken variants: the table has them, so that their uses are not errors as well.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Type;

use crate::table::model::{Meant, Table};

/// Conversions of the entities, in blocks of their own. No program with them compiles.
pub(super) fn conversions(table: &Table<'_>) -> TokenStream {
    table.meant.iter().map(|meant| conversion(table, meant)).collect()
}

fn conversion(table: &Table<'_>, Meant { entity, guessed }: &Meant) -> TokenStream {
    let ident = &table.ast.ident;
    let (root, rt) = (table.hygiene.macro_path("Entity"), table.hygiene.macro_path("__rt"));
    // An entity that derives the table is converted into itself as anything is.
    let is_table = matches!(entity, Type::Path(path) if path.path.is_ident(ident));
    let from = (!is_table).then(|| quote! {
        #[allow(unconditional_recursion, trivial_bounds, deprecated, private_interfaces, clippy::all)]
        impl #rt::From<#entity> for #ident {
            fn from(_: #entity) -> Self { loop {} }
        }
    });
    let impls = quote! {
        #from
        #[allow(trivial_bounds, deprecated, private_interfaces, clippy::all)]
        impl #rt::VariantOf<#ident> for #entity where for<'e> #entity: #root {
            type OfTheTable = #rt::TableSchema;
            const POSITION: #rt::usize = 0;
            fn into_row(self) -> #ident { loop {} }
            fn of(_: &#ident) -> #rt::Option<&Self> { loop {} }
            fn from_row(_: #ident) -> #rt::Result<Self, #ident> { loop {} }
        }
    };
    if !guessed {
        return quote!(const _: () = { #impls };);
    }
    // The inner import finds the entity of this name beside the table, and the outer one a stand-in if there is none.
    quote! {
        #[allow(dead_code, unused_imports)]
        const _: () = {
            mod stand_in { pub struct #entity; }
            use stand_in::*;
            const _: () = {
                use self::*;
                #impls
            };
        };
    }
}
