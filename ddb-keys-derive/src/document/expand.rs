//! A struct with one accessor per field, and a constant of that type.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::DeriveInput;

use super::Field;
use crate::naming::plain;

/// `impl Document` for a struct, to be placed in a block that imports the runtime's names.
pub(crate) fn expand(ast: &DeriveInput, fields: &[Field<'_>]) -> TokenStream {
    let ident = &ast.ident;
    let (declared, ty, predicates) = ast.generics.split_for_impl();
    let entity = quote!(#ident #ty);
    let name = free_name(ast, fields);
    let doc = format!("The attributes of [`{}`].", plain(ident));
    let members = fields.iter().map(|field| {
        let (vis, ident, accessor) = (field.vis, field.ident, field.accessor_type(&entity));
        let doc = if field.flattened {
            String::from("Attributes that stand beside the others.")
        } else {
            format!("The attribute `{}`.", field.attribute)
        };
        quote!(#[doc = #doc] #vis #ident: #accessor)
    });
    let accessors = fields.iter().map(|field| {
        let (ident, accessor) = (field.ident, field.accessor(&entity));
        quote!(#ident: #accessor)
    });
    // Without a field nothing else would mention the parameters.
    let (of, of_value) = if fields.is_empty() {
        (
            quote!(#[doc(hidden)] of: __at::Flattened<#entity, ()>,),
            quote!(of: __at::Flattened::new(),),
        )
    } else {
        (quote!(), quote!())
    };
    quote! {
        use __aws::attribute::{self as __at, Attribute as __attribute};

        #[doc = #doc]
        pub struct #name #declared #predicates { #(#members,)* #of }

        __at::copied! { [#declared] [#name #ty] [#predicates] }

        impl #declared __at::Document for #entity #predicates {
            type Itself = Self;
            type Attributes = #name #ty;
            const ATTRIBUTES: Self::Attributes = #name { #(#accessors,)* #of_value };
        }
    }
}

/// A name that no field's type has, since the struct would hide that type.
fn free_name(ast: &DeriveInput, fields: &[Field<'_>]) -> Ident {
    let mut name = format!("{}Attributes", plain(&ast.ident));
    while fields.iter().any(|field| mentions(field.ty.to_token_stream(), &name)) {
        name.push('_');
    }
    format_ident!("{name}")
}

fn mentions(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        _ => false,
    })
}
