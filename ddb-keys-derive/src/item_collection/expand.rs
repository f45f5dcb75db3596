//! `impl ItemCollection`, the query of a collection, and its proofs.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use super::model::ItemCollection;
use crate::hygiene::Names;
use crate::naming::{function, index_hash, plain};

pub(super) fn expand(collection: &ItemCollection<'_>) -> TokenStream {
    let (fields, trait_impl) = (fields(collection), trait_impl(collection));
    let inherent_impl = inherent_impl(collection);
    let proofs = proofs(collection);
    collection.hygiene.block(
        &[Names::ItemCollection],
        quote!(#fields #trait_impl #inherent_impl #proofs),
        &[],
    )
}

/// Requires that the table is a table and that each field is a member. The compiler takes bounds under `for<…>` as they are. [`fields`]
/// checks them, so that a field that is not a member is reported once.
fn where_clause(collection: &ItemCollection<'_>) -> TokenStream {
    let (table, members) = (collection.table, collection.members.iter());
    let bounds = members.map(|(_, ty)| quote!(for<'m> #ty: r#CollectionMember<#table>,));
    quote!(where for<'m> #table: r#Table, #(#bounds)*)
}

/// Checks that the table is a table, at its name, and that each field is a member, at its type.
fn fields(collection: &ItemCollection<'_>) -> TokenStream {
    let (table, members) = (collection.table, collection.members.iter());
    let members =
        members.map(|(_, ty)| quote_spanned!(ty.span()=> __field_of_collection::<#table, #ty>()));
    let table = quote_spanned!(table.span()=> __table_of_collection::<#table>());
    // A constant with the user's span would make the compiler propose type parameters for it when a name is unknown.
    quote!(const _: () = #table; #(const _: () = #members;)*)
}

fn trait_impl(collection: &ItemCollection<'_>) -> TokenStream {
    let (ident, table) = (&collection.ast.ident, collection.table);
    let (name, where_clause) = (plain(ident), where_clause(collection));
    let index = collection.index.map(plain);
    let index =
        index.map_or_else(|| quote!(r#Option::None), |index| quote!(r#Option::Some(#index)));
    let members = collection.members.iter().map(|(name, ty)| {
        let name = plain(name);
        quote!(__member::<#table, #ty>(#name))
    });
    let types = list(collection, |_, ty| ty.to_token_stream());
    let refs = list(collection, |name, _| quote!(&self.#name));
    let fields = collection.members.iter().enumerate().map(|(at, (name, _))| {
        let rest = (0..at).map(|_| quote!(.1));
        quote!(#name: __members #(#rest)* .0)
    });
    let first = collection.members.iter().take(1).map(|(_, ty)| ty);
    let key = if collection.index.is_some() { quote!(KEY) } else { quote!(0) };
    let (made, refs) = if collection.broken {
        (quote!(let _ = __members; loop {}), quote!(loop {}))
    } else {
        (quote!(Self { #(#fields),* }), refs)
    };
    quote! {
        impl r#ItemCollection for #ident #where_clause {
            type Table = #table;
            type Query = <#(<#first as r#CollectionMember<#table>>)*::Entity as r#Queries<#key>>::Query<r#Members<Self>>;
            const SCHEMA: &'static r#CollectionSchema =
                &__item_collection::<#table>(#name, #index, &[#(#members),*]);
            type Members = #types;
            fn from_members(__members: Self::Members) -> Self { #made }
            fn members(&self) -> <Self::Members as r#MemberList<#table>>::Refs<'_> { #refs }
        }
    }
}

/// Something of each member, as nested pairs.
fn list(
    collection: &ItemCollection<'_>,
    of_member: impl Fn(&Ident, &syn::Type) -> TokenStream,
) -> TokenStream {
    let members = collection.members.iter().rev();
    members.fold(quote!(()), |rest, (name, ty)| {
        let member = of_member(name, ty);
        quote!((#member, #rest))
    })
}

fn inherent_impl(collection: &ItemCollection<'_>) -> TokenStream {
    let (ident, vis, table) = (&collection.ast.ident, &collection.ast.vis, collection.table);
    let where_clause = where_clause(collection);
    let first = collection.members.iter().take(1).map(|(_, ty)| ty);
    let key = if collection.index.is_some() { quote!(KEY) } else { quote!(0) };
    let [query, from_rows] = ["query", "from_rows"].map(|name| function(ident, name));
    quote! {
        impl #ident #where_clause {
            /// Begins a query for one collection: give the parts of its partition key, then pass it to `load`.
            #[inline]
            #vis fn #query() -> <Self as r#ItemCollection>::Query {
                __begin::<#(<#first as r#CollectionMember<#table>>)*::Entity, #key, _>()
            }

            /// Makes a collection of the rows of its partition, however they were read. `None` if no row is of a
            /// member; rows of other entities are skipped. The rows must be of one partition, each once.
            ///
            /// # Errors
            ///
            /// An item that must be there is missing, or there are several where there is room for one.
            #vis fn #from_rows(
                rows_: impl r#IntoIterator<Item = #table>,
            ) -> r#Result<r#Option<Self>, r#CollectionError> {
                __from_rows(rows_)
            }
        }
    }
}

/// The number of the first member's key that the collection reads: 0 is the primary key.
fn number_of_key(collection: &ItemCollection<'_>, index: &Ident) -> TokenStream {
    let (table, hash) = (collection.table, index_hash(index));
    let first = collection.members.iter().take(1).map(|(_, ty)| ty);
    quote! {
        const KEY: r#usize = __number_of_key!(#(#first)*, #table, #hash);
    }
}

/// The checks of the collection, each reported at the field that fails it.
fn proofs(collection: &ItemCollection<'_>) -> TokenStream {
    let ident = &collection.ast.ident;
    let of_index = collection.index.map(|index| {
        let number = number_of_key(collection, index);
        let check = quote_spanned!(index.span()=> const _: () = __check_collection(COLLECTION););
        quote!(#number #check)
    });
    let members = collection.members.iter().enumerate().map(|(at, (name, _))| {
        let at = Literal::usize_unsuffixed(at);
        quote_spanned!(name.span()=> const _: () = __check_member(COLLECTION, #at);)
    });
    quote! {
        const COLLECTION: r#Option<&'static r#CollectionSchema> = {
            use r#Unchecked as _;
            <r#Checked<#ident>>::COLLECTION
        };
        #of_index
        #(#members)*
    }
}
