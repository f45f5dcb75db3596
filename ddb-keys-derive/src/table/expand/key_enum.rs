//! The enum of a table's keys: `BattleRoyaleKey`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::hygiene::allows_of_types;
use crate::naming::plain;
use crate::table::model::{Table, Variant};

/// The methods and traits of the enum.
pub(super) fn impls(table: &Table<'_>) -> TokenStream {
    let plain_value = plain_value(table);
    let parse = parse(table);
    let build = (!table.entities.is_empty()).then(|| build(table));
    quote!(#plain_value #parse #build)
}

/// The name of the enum.
pub(super) fn ident(table: &Table<'_>) -> syn::Ident {
    // A struct that derives both is an error about the table; its entity has a key, too.
    let suffix = if matches!(table.ast.data, syn::Data::Enum(_)) { "Key" } else { "TableKey" };
    format_ident!("{}{suffix}", plain(&table.ast.ident), span = table.ast.ident.span())
}

/// The parameters of the enum of keys.
fn lifetime(table: &Table<'_>) -> TokenStream {
    if table.entities.is_empty() { quote!() } else { quote!(<'a>) }
}

/// Requires that each variant holds an entity. The compiler takes bounds under `for<…>` as they are. [`variants`](super::variants) checks
/// them, so that a variant that does not hold an entity is reported once.
pub(super) fn where_clause(table: &Table<'_>) -> TokenStream {
    let entities = table.entities.iter().map(|variant| variant.entity);
    quote!(where #(for<'e> #entities: r#Entity,)*)
}

/// `enum BattleRoyaleKey<'a> { User(UserKey<'a>), … }`
pub(super) fn definition(table: &Table<'_>) -> TokenStream {
    let (ident, vis, allows) = (ident(table), &table.ast.vis, allows_of_types());
    let lifetime = lifetime(table);
    let where_clause = where_clause(table);
    let doc = format!("A key of any entity of [`{}`].", table.ast.ident);
    let variants = table.entities.iter().map(|Variant { ident, entity, .. }| {
        let doc = format!("A key of `{ident}`.");
        quote!(#[doc = #doc] #ident(<#entity as r#Entity>::Key<'a>))
    });
    quote! {
        #[doc = #doc]
        #allows
        #vis enum #ident #lifetime #where_clause { #(#variants),* }
    }
}

/// `Clone`, `Copy` and others, written out because a derive would report a variant without an entity
/// a second time.
fn plain_value(table: &Table<'_>) -> TokenStream {
    let (ident, lifetime, where_clause) = (ident(table), lifetime(table), where_clause(table));
    let variants: Vec<_> = table.entities.iter().map(|variant| variant.ident).collect();
    let names = variants.iter().map(ToString::to_string);
    let hasher = table.hygiene.free("H");
    let others = (variants.len() > 1).then(|| quote!(_ => false,));
    let (eq, hash, fmt) = if variants.is_empty() {
        (
            quote!(true),
            quote!(let _ = __state;),
            quote!({
                let _ = __f;
                match *self {}
            }),
        )
    } else {
        (
            quote!(match (self, __other) { #((Self::#variants(__a), Self::#variants(__b)) => __a == __b,)* #others }),
            quote! {
                r#Hash::hash(&__discriminant(self), __state);
                match self { #(Self::#variants(__key) => r#Hash::hash(__key, __state),)* }
            },
            quote!(match self { #(Self::#variants(__key) => __f.debug_tuple(#names).field(__key).finish(),)* }),
        )
    };
    // Not `*self`, which would be a second error if a variant's type is unknown.
    quote! {
        impl #lifetime r#Clone for #ident #lifetime #where_clause {
            fn clone(&self) -> Self { match *self { #(Self::#variants(__key) => Self::#variants(__key),)* } }
        }
        impl #lifetime r#Copy for #ident #lifetime #where_clause {}
        impl #lifetime r#PartialEq for #ident #lifetime #where_clause {
            fn eq(&self, __other: &Self) -> r#bool { #eq }
        }
        impl #lifetime r#Eq for #ident #lifetime #where_clause {}
        impl #lifetime r#Hash for #ident #lifetime #where_clause {
            fn hash<#hasher: r#Hasher>(&self, __state: &mut #hasher) { #hash }
        }
        impl #lifetime r#Debug for #ident #lifetime #where_clause {
            fn fmt(&self, __f: &mut r#Formatter<'_>) -> __fmt::Result { #fmt }
        }
    }
}

/// `BattleRoyaleKey::build`
fn build(table: &Table<'_>) -> TokenStream {
    let (ident, lifetime, where_clause) = (ident(table), lifetime(table), where_clause(table));
    let builds = table.entities.iter().map(|Variant { ident, entity, .. }| {
        quote!(Self::#ident(__key) => r#KeyOf::<#entity>::build_key(__key))
    });
    quote! {
        impl #lifetime #ident #lifetime #where_clause {
            /// Builds the key.
            pub fn build(&self) -> r#Result<r#Key, r#KeyError> {
                match self { #(#builds),* }
            }
        }
    }
}

/// `BattleRoyaleKey::parse`
fn parse(table: &Table<'_>) -> TokenStream {
    let (ident, lifetime, where_clause) = (ident(table), lifetime(table), where_clause(table));
    let table_ident = &table.ast.ident;
    let borrowed = if table.entities.is_empty() { quote!('_) } else { quote!('a) };
    let (params, sk) = if table.sk.is_some() {
        (quote!(pk_: &#borrowed r#str, sk_: &#borrowed r#str), quote!(r#Option::Some(sk_)))
    } else {
        (quote!(pk_: &#borrowed r#str), quote!(r#Option::None))
    };
    let reads = table.entities.iter().enumerate().map(|(at, variant)| {
        let Variant { ident: variant, entity, .. } = variant;
        quote!(#at => r#Option::map(<#entity as r#Entity>::parse_key(pk_, sk_), Self::#variant),)
    });
    quote! {
        impl #lifetime #ident #lifetime #where_clause {
            /// Finds the entity that a key belongs to; borrows, and allocates nothing.
            pub fn parse(#params) -> r#Result<Self, r#UnknownKey> {
                let sk_ = #sk;
                __find_key::<#table_ident, _>(pk_, sk_, |__position| match __position {
                    #(#reads)*
                    _ => r#Option::None,
                })
            }
        }
    }
}
