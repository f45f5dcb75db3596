//! What the AWS floor needs of a key: the fields behind it, as serde writes them.

use proc_macro2::TokenStream;
use quote::quote;

use super::key_fields::Generics;
use super::model::{Entity, KeyStruct};
use crate::runtime::rt;

/// `impl KeyFields for UserKey`, if the runtime has that floor.
///
/// How a field is written is a type parameter, so that a key whose fields serde does not know
/// still compiles, and only an update by that key does not.
pub(super) fn key_fields(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let generics = Generics::of(entity, key);
    let (params, key_type, predicates) =
        (generics.params(), generics.key_type(), generics.where_predicates());
    let fields = key.fields().into_iter().map(|(field, _)| &entity.fields[field]);
    let views: Vec<_> = fields
        .clone()
        .map(|field| field.view_type(&generics.lifetime, !key.is_primary()))
        .collect();
    let visits = fields.zip(&views).map(|(field, view)| {
        let (ident, name) = (&field.ident, &field.name);
        quote!(visit(#name, <__C as #rt::aws::FieldCodec<#view>>::value(&self.#ident));)
    });
    quote! {
        #rt::__if_aws! {
            impl<#(#params,)* __C> #rt::aws::KeyFields<__C> for #key_type
            where #(#predicates,)* #(__C: #rt::aws::FieldCodec<#views>,)*
            {
                fn each_field(&self, visit: #rt::aws::FieldVisitor<'_>) { let _ = &visit; #(#visits)* }
            }
        }
    }
}
