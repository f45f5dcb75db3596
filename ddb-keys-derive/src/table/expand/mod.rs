//! `impl Table`, the enum of its keys, and the conversions between entities and the table.

mod key_enum;

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use self::key_enum::where_clause;
use super::attr::{Index, Projection};
use super::docs;
use super::model::{Overlap, Table, Tenant, Variant};
use super::projections::projections;
use crate::hygiene::Names;
use crate::naming::plain;

pub(super) fn expand(table: &Table<'_>, broken: bool) -> TokenStream {
    let keys = table.hygiene.definition(key_enum::definition(table));
    let key_impls = key_enum::impls(table);
    let methods = methods(table, broken);
    let table_impl = table_impl(table);
    let conversions =
        table.entities.iter().enumerate().map(|(at, variant)| conversion(table, at, variant));
    let variants = variants(table);
    let proofs = if broken { TokenStream::new() } else { proofs(table) };
    let aws = aws(table, broken);
    let projections = projections(table, broken);
    let impls = quote! {
        use r#Unchecked as _; // constants of types that are not entities
        #key_impls
        #variants
        #table_impl
        #methods
        #(#conversions)*
        #proofs
        #aws
        __if_aws! { #projections }
    };
    let impls = table.hygiene.block(&[Names::Table], impls, &[key_enum::ident(table)]);
    quote!(#keys #impls)
}

/// Checks that each variant holds an entity. An error has the span of the variant's type.
fn variants(table: &Table<'_>) -> TokenStream {
    let entities = table.entities.iter().map(|variant| variant.entity);
    let checks = entities.map(|entity| quote_spanned!(entity.span()=> __variant::<#entity>()));
    // A constant with the user's span would make the compiler propose type parameters for it when a name is unknown.
    quote!(#(const _: () = #checks;)*)
}

fn table_impl(table: &Table<'_>) -> TokenStream {
    let ident = &table.ast.ident;
    let schema = schema(table);
    let entities: Vec<_> = table.entities.iter().map(|variant| variant.entity).collect();
    let count = table.entities.len();
    let doc = docs::of_table(table);
    let takes_unknown = table.unknown.map(|_| {
        quote!(
            const TAKES_UNKNOWN: r#bool = true;
        )
    });
    let has_tenants = table.tenant.as_ref().map(|_| quote!(impl r#HasTenants for #ident {}));
    // A variant without an entity is an error of the enum of keys. The table has no bound for it, so that nothing else is.
    quote! {
        #[doc = #doc]
        impl r#Table for #ident {
            const SCHEMA: &'static r#TableSchema = #schema;
            const CLAIMS: &'static [fn(&r#str, r#Option<&r#str>) -> r#bool] =
                &[#(<r#Checked<#entities>>::CLAIMS),*];
            const COMPARES: &'static [r#Compare] = &[#(<r#Checked<#entities>>::COMPARE),*];
            #takes_unknown
            const LOOKUP: r#Lookup = __lookup::<Self, #count>();
        }
        #has_tenants
    }
}

fn schema(table: &Table<'_>) -> TokenStream {
    let (name, pk) = (&table.name, &table.pk);
    let sk = option(table.sk.as_ref());
    let type_attribute = option(table.type_attribute.as_ref());
    let write_token = option(table.write_token.as_ref());
    let indexes = table.indexes.iter().map(index_schema);
    let entities = table.entities.iter().map(|variant| {
        let entity = variant.entity;
        quote!(<r#Checked<#entity>>::SCHEMA)
    });
    let overlaps = table.overlaps.iter().map(|Overlap { pair, is_ordered }| {
        let [first, second] = pair.map(|at| {
            let entity = table.entities[at].entity;
            quote!(<r#Checked<#entity>>::SCHEMA.name)
        });
        let precedence =
            if *is_ordered { quote!(r#Option::Some(#first)) } else { quote!(r#Option::None) };
        quote!(r#Overlap { entities: [#first, #second], first: #precedence })
    });
    let tenant = if let Some(Tenant { field, shared }) = &table.tenant {
        let field = plain(field);
        let shared = shared.iter().map(|at| {
            let entity = table.entities[*at].entity;
            quote!(<r#Checked<#entity>>::SCHEMA.name)
        });
        quote!(r#Option::Some(&r#TenantSchema { field: #field, shared: &[#(#shared),*] }))
    } else {
        quote!(r#Option::None)
    };
    quote! {
        &r#TableSchema {
            name: #name,
            pk: #pk,
            sk: #sk,
            type_attribute: #type_attribute,
            write_token: #write_token,
            indexes: &[#(#indexes),*],
            entities: &[#(#entities),*],
            overlaps: &[#(#overlaps),*],
            tenant: #tenant,
        }
    }
}

fn option(text: Option<&String>) -> TokenStream {
    if let Some(text) = text { quote!(r#Option::Some(#text)) } else { quote!(r#Option::None) }
}

fn index_schema(index: &Index) -> TokenStream {
    let (ident, name, local) = (plain(&index.ident), index.name(), index.local);
    let names = |names: &Option<super::attr::Names>| {
        let names = names.iter().flat_map(|names| &names.0);
        quote!(&[#(#names),*])
    };
    let (pk, sk) = (names(&index.options.pk), names(&index.options.sk));
    let projection = match index.projection() {
        Projection::All => quote!(All),
        Projection::KeysOnly => quote!(KeysOnly),
        Projection::Include(names) => quote!(Include(&[#(#names),*])),
    };
    quote! {
        r#IndexSchema {
            ident: #ident,
            name: #name,
            local: #local,
            pk: #pk,
            sk: #sk,
            projection: r#Projection::#projection,
        }
    }
}

/// Methods of the table's enum that return its key and its entity.
fn methods(table: &Table<'_>, broken: bool) -> TokenStream {
    if table.entities.is_empty() {
        return quote!();
    }
    let (ident, where_clause) = (key_enum::ident(table), where_clause(table));
    let (vis, table_ident) = (&table.ast.vis, &table.ast.ident);
    let keys = table.entities.iter().map(|Variant { ident: variant, entity, .. }| {
        let key = quote!(#ident::#variant(<#entity as r#Entity>::key(__entity)));
        let key = if table.unknown.is_some() { quote!(r#Option::Some(#key)) } else { key };
        quote!(Self::#variant(__entity) => #key)
    });
    let (doc, key) = match table.unknown {
        Some(_) => (
            "The primary key of the entity. `None` for an item that no entity claims.",
            quote!(r#Option<#ident<'_>>),
        ),
        None => ("The primary key of the entity.", quote!(#ident<'_>)),
    };
    let none = table.unknown.iter().map(|(ident, _)| quote!(Self::#ident(_) => r#Option::None));
    let none: TokenStream = none.map(|arm| quote!(#arm,)).collect();
    // A refused variant has no arm.
    let others =
        broken.then(|| quote!(#[allow(unreachable_patterns)] _ => ::core::unreachable!(),));
    let names = table.entities.iter().map(|Variant { ident: variant, entity, .. }| {
        let name = quote!(<#entity as r#Entity>::NAME);
        let name = if table.unknown.is_some() { quote!(r#Option::Some(#name)) } else { name };
        quote!(Self::#variant(_) => #name)
    });
    let kind = table.hygiene.free("E");
    let text = quote!(&'static r#str);
    let (name_doc, name) = match table.unknown {
        Some(_) => (
            "The name of the entity. `None` for an item that no entity claims.",
            quote!(r#Option<#text>),
        ),
        None => ("The name of the entity.", text),
    };
    quote! {
        impl #table_ident #where_clause {
            #[doc = #doc]
            #vis fn key(&self) -> #key {
                match self { #(#keys,)* #none #others }
            }

            #[doc = #name_doc]
            #vis fn entity_name(&self) -> #name {
                match self { #(#names,)* #none #others }
            }

            /// The entity, if this is one of that kind.
            #vis fn as_entity<#kind: r#EntityOf<Self>>(&self) -> r#Option<&#kind> { #kind::of(self) }

            /// The entity, if this is one of that kind, and otherwise this.
            #vis fn into_entity<#kind: r#EntityOf<Self>>(self) -> r#Result<#kind, Self> { #kind::from_row(self) }
        }
    }
}

/// Implements that an entity is on the table, with the span of its variant.
fn conversion(table: &Table<'_>, at: usize, variant: &Variant<'_>) -> TokenStream {
    let ident = &table.ast.ident;
    let Variant { ident: name, entity, boxed } = variant;
    // A single span, so that the names resolve alike if a user macro declares the variants.
    let (value, owned) = if *boxed {
        (
            quote_spanned!(name.span()=> r#Box::new(__entity)),
            quote_spanned!(name.span()=> *__entity),
        )
    } else {
        (quote_spanned!(name.span()=> __entity), quote_spanned!(name.span()=> __entity))
    };
    // As in `where_clause`, for this variant alone: the others would make the tokens grow with the square of the variants.
    let is_entity = quote!(for<'e> #entity: r#Entity);
    // Without the span of the variant's name, where the compiler would propose type parameters when the entity is unknown.
    let begin = quote!(impl);
    quote_spanned! {name.span()=>
        #begin r#From<#entity> for #ident {
            fn from(__entity: #entity) -> Self { Self::#name(#value) }
        }
        #[allow(unreachable_patterns)]
        #begin r#EntityOf<#ident> for #entity where #is_entity {
            const POSITION: r#usize = #at;
            fn of(__row: &#ident) -> r#Option<&Self> {
                match __row {
                    #ident::#name(__entity) => r#Option::Some(__entity),
                    _ => r#Option::None,
                }
            }
            fn from_row(__row: #ident) -> r#Result<Self, #ident> {
                match __row {
                    #ident::#name(__entity) => r#Result::Ok(#owned),
                    __row => r#Result::Err(__row),
                }
            }
        }
    }
}

/// The checks of the whole table. An error about an entity is reported at its variant, one about an index at its name, and
/// one about the table at its attribute.
fn proofs(table: &Table<'_>) -> TokenStream {
    let (ident, count) = (&table.ast.ident, table.entities.len());
    let entities = table.entities.iter().enumerate().map(
        |(at, variant)| quote_spanned!(variant.ident.span()=> const _: () = __check_entity(PROOFS, #at);),
    );
    let of_table = quote_spanned!(table.key_span=> const _: () = __check_table(PROOFS););
    let indexes = table.indexes.iter().enumerate().map(
        |(at, index)| quote_spanned!(index.ident.span()=> const _: () = __check_index(PROOFS, #at);),
    );
    quote! {
        // a table with hundreds of entities takes more steps than the lint allows
        #[allow(long_running_const_eval)]
        const PROOFS: &r#Option<r#Proofs<#count>> = &r#Proofs::if_any(<r#Checked<#ident>>::TABLE);
        #of_table
        #(#indexes)*
        #(#entities)*
    }
}

/// Code that is compiled only with the AWS client.
fn aws(table: &Table<'_>, broken: bool) -> TokenStream {
    let (ident, vis) = (&table.ast.ident, &table.ast.vis);
    let variants = table.entities.iter().enumerate().map(|(at, variant)| {
        let Variant { ident, entity, boxed } = variant;
        let boxed = if *boxed { quote!(boxed) } else { quote!(plain) };
        quote!((#at, #ident, #entity, #boxed))
    });
    let unknown = table.unknown.iter().map(|(ident, _)| quote!(unknown #ident));
    // A refused variant has no arm.
    let others = broken.then(|| quote!(others::core::unreachable!()));
    let table_client = table.hygiene.macro_path("table_client");
    // At the enum, so that errors about them show neither the derive nor the macro.
    let client = Ident::new("client", ident.span());
    quote!(#table_client! { #vis #ident #client [#(#variants)*] #(#unknown)* #others })
}
