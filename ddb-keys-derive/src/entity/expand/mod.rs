//! `impl Entity`, and the order of everything that the derive emits.

mod attributes;
mod aws;
mod context;
mod docs;
mod field;
mod format;
mod index;
mod key_struct;
mod query;
mod schema;
mod template;

use proc_macro2::TokenStream;
use quote::quote;

use self::context::{Generics, Header};
use self::index::{accessor, index_visits, visit_own};
use super::model::{Entity, KeyStruct};

pub(super) fn expand(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let keys: Vec<&KeyStruct> = std::iter::once(&entity.primary).chain(&entity.indexes).collect();
    let definitions = keys.iter().map(|key| key_struct::definition(entity, key));
    let plain_values = keys.iter().map(|key| key_struct::written_impls(entity, key));
    let templates = keys.iter().map(|key| template::impl_templates(entity, key));
    let inherent = keys.iter().map(|key| template::inherent_impl(entity, key));
    let entity_impl = entity_impl(entity, broken);
    let primary_impls = primary_impls(entity);
    let index_impls = entity.indexes.iter().map(|key| index_impls(entity, key));
    let inherent_of_entity = inherent_impl(entity, &keys);
    let query_types = keys.iter().map(|key| query::definition(entity, key));
    let query_impls = keys.iter().enumerate().map(|(at, key)| query::impls(entity, at, key));
    let attributes = attributes::attributes(entity);
    let key_fields = keys.iter().map(|key| aws::key_fields(entity, key));
    let stored_entity = aws::stored_entity(entity);
    let definitions = entity.hygiene.definition(quote!(#(#definitions)* #(#query_types)*));
    let generated: Vec<_> =
        keys.iter().flat_map(|key| [key.ident.clone(), query::ident(entity, key)]).collect();
    let impls = quote! {
        #(#plain_values)*
        #(#templates)*
        #(#inherent)*
        #primary_impls
        #(#index_impls)*
        #inherent_of_entity
        #(#query_impls)*
        __if_aws! { #stored_entity #(#key_fields)* #attributes }
        #entity_impl
    };
    let impls = entity.hygiene.block(impls, &generated);
    quote!(#definitions #impls)
}

/// The entity's own functions: its index keys and its queries.
fn inherent_impl(entity: &Entity<'_>, keys: &[&KeyStruct]) -> TokenStream {
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let accessors = entity.indexes.iter().map(|key| accessor(entity, key));
    let constructors = keys.iter().enumerate();
    let constructors = constructors.map(|(at, key)| query::constructors(entity, at, key));
    quote!(impl #declared #ty #predicates { #(#accessors)* #(#constructors)* })
}

fn entity_impl(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let lifetime = entity.hygiene.free_lifetime("a", "key");
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let schema = schema::entity_schema(entity, broken);
    let key = Generics::of(entity, &entity.primary).key_type();
    let visits = index_visits(entity);
    let checks = schema::checks(entity);
    let field_types = schema::field_types(entity);
    let chart = docs::chart(entity);
    quote! {
        #[doc = #chart]
        impl #declared __Entity for #ty #predicates {
            const SCHEMA: &'static __EntitySchema = #schema;
            type Key<#lifetime> = #key where Self: #lifetime;

            #visits
        }
        #checks
        #field_types
    }
}

/// `From<&User> for UserKey`, and that `UserKey` is the key of `User`.
fn primary_impls(entity: &Entity<'_>) -> TokenStream {
    let key = &entity.primary;
    let lifetime = &Generics::of(entity, key).lifetime;
    let Header { declared, ty, predicates } = Header::of(entity, Some(lifetime));
    let key_type = Generics::of(entity, key).key_type();
    let value = quote!(value);
    let views = key.fields().into_iter().map(|(field, _)| {
        let field = &entity.fields[field];
        let (ident, view) = (&field.ident, field.view_of(&value));
        quote!(#ident: #view)
    });
    let views: Vec<_> = views.collect();
    let ident = &key.ident;
    let body = if views.is_empty() { quote!(#ident) } else { quote!(#ident { #(#views),* }) };
    let (key_declared, used_lifetime) = key_header(entity, key);
    let value = if key.fields().is_empty() { quote!(_) } else { value };
    quote! {
        impl #declared __From<&#lifetime #ty> for #key_type #predicates {
            #[inline]
            fn from(#value: &#lifetime #ty) -> Self { #body }
        }
        impl #key_declared __PrimaryKey<#ty> for #used_lifetime #predicates {
            #[inline]
            fn built(&self) -> __Result<__Key, __KeyError> { self.build() }
        }
    }
}

/// The header of an impl for a key struct that names its entity.
fn key_header(entity: &Entity<'_>, key: &KeyStruct) -> (TokenStream, TokenStream) {
    let generics = Generics::of(entity, key);
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    (Header::of(entity, lifetime).declared, generics.key_type())
}

fn index_impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let Header { ty, predicates, .. } = Header::of(entity, None);
    let (declared, key_type) = key_header(entity, key);
    let schema = schema::index_schema(entity, key);
    let visits = visit_own(key);
    quote! {
        impl #declared __IndexKeyOf<#ty> for #key_type #predicates {
            const SCHEMA: &'static __IndexKeySchema = #schema;

            #[inline]
            fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
                #visits
            }
        }
    }
}
