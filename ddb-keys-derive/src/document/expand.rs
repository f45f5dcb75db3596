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
        let (vis, ident) = (field.vis, field.ident);
        let (ty, accessor) = (field.accessor_type(&entity), field.accessor(&entity));
        let doc = if field.flattened {
            String::from("Attributes that stand beside the others.")
        } else {
            format!("The attribute `{}`.", field.attribute)
        };
        quote!(#vis #ident #doc #ty = #accessor,)
    });
    // Without a field nothing else would mention the parameters.
    let of = fields
        .is_empty()
        .then(|| quote!(of "Mentions the parameters." __at::Flattened<#entity, ()> = __at::Flattened::new(),));
    quote! {
        __attributes! { [#declared] #entity [#predicates] #doc #name [#ty] #(#members)* #of }
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
