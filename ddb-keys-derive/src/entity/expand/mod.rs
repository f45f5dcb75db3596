//! `impl Entity`, and the order of everything that the derive emits.

mod aws;
mod condition;
mod context;
mod docs;
mod document;
mod field;
mod format;
mod former;
mod index;
mod key_struct;
mod primary;
mod query;
mod schema;
mod stamps;
mod template;
mod unique;
mod unsettled;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use self::context::{Generics, Header};
use self::index::{accessor, index_visits, visit_own};
use self::primary::key_header;
use self::query::Query;
use super::model::{Entity, KeyStruct};
use crate::hygiene::{self, Names};

/// `unknown` is the type of the keys that are not settled, which has a mistake.
pub(super) fn expand(
    entity: &Entity<'_>,
    broken: bool,
    unknown: Option<TokenStream>,
) -> TokenStream {
    let formers = entity.formers.iter().chain(&entity.former_indexes);
    let with_formers: Vec<&KeyStruct> =
        entity.current_keys().chain(formers.filter(|key| !key.unsettled)).collect();
    let queries = Query::of_keys(entity, &with_formers);
    let unknown = unknown.map(|unknown| unsettled::definitions(entity, unknown));
    let key_structs = settled(entity).map(|key| key_struct::definition(entity, key));
    let query_types = with_formers.iter().map(|key| query::definition(entity, key));
    let definitions = entity.hygiene.definition(quote!(#(#key_structs)* #(#query_types)*));
    let names = field::names(entity, query::names(&queries));
    let (formats, conditions) = (format::checks(entity), condition::functions(entity));
    let impls = impls(entity, &queries, broken);
    let impls = quote!(#formats #conditions #impls);
    let impls = match field::checks(entity) {
        None => impls,
        Some([checks, names]) => quote!(#checks const _: () = { #names #impls };),
    };
    let impls = entity.hygiene.block(&imports(entity), impls, &generated(entity));
    quote!(#unknown #definitions #names #impls)
}

fn settled<'e>(entity: &'e Entity<'_>) -> impl Iterator<Item = &'e KeyStruct> {
    entity.keys().filter(|key| !key.unsettled)
}

/// The impls for the entity, its keys and their queries.
fn impls(entity: &Entity<'_>, queries: &[Query<'_>], broken: bool) -> TokenStream {
    let computed = field::computed(entity);
    let (names_impl, bare_names) = (field::names_impl(entity), field::bare_names(entity));
    let plain_values = settled(entity).map(|key| key_struct::written_impls(entity, key));
    let templates = settled(entity).map(|key| template::impl_templates(entity, key));
    let inherent = settled(entity).map(|key| template::inherent_impl(entity, key));
    let primary_impls = if entity.primary.unsettled {
        unsettled::query(entity)
    } else {
        primary::impls(entity, &entity.primary, &former::of_key(entity))
    };
    let former_impls = former::impls(entity);
    let index_impls = entity.indexes.iter().map(|key| index_impls(entity, key));
    let inherent_of_entity = inherent_impl(entity, queries);
    let query_impls = queries.iter().map(|query| query::impls(entity, query));
    let for_client = hygiene::if_aws(|| for_client(entity));
    let entity_impl = entity_impl(entity, broken);
    quote! {
        #computed
        #names_impl
        #bare_names
        #(#plain_values)*
        #(#templates)*
        #(#inherent)*
        #primary_impls
        #former_impls
        #(#index_impls)*
        #inherent_of_entity
        #(#query_impls)*
        #for_client
        #entity_impl
    }
}

fn for_client(entity: &Entity<'_>) -> TokenStream {
    let stored_entity = aws::stored_entity(entity);
    let settled = entity.current_keys().filter(|key| !key.unsettled);
    let key_fields = settled.map(|key| aws::key_fields(entity, key));
    let (document, uniques) = (document::document(entity), unique::impls(entity));
    quote!(#stored_entity #(#key_fields)* #document #uniques)
}

/// The types that are defined beside the entity.
fn generated(entity: &Entity<'_>) -> Vec<Ident> {
    let current = entity.current_keys();
    let current = current.flat_map(|key| [key.ident.clone(), query::ident(entity, key)]);
    let formers = entity.formers.iter().chain(&entity.former_indexes);
    current.chain(formers.map(|key| key.ident.clone())).collect()
}

/// The names of the runtime that the impls use.
fn imports(entity: &Entity<'_>) -> Vec<Names> {
    let computes = entity.fields.iter().any(|field| field.computed.is_some());
    let has_history =
        entity.version.is_some() || !entity.former_indexes.is_empty() || entity.declares_formers();
    let imports = [
        (Names::Entity, true),
        (Names::Index, entity.keys().any(KeyStruct::is_index)),
        (Names::Parts, computes || format::any_but_text(entity)),
        (Names::History, has_history),
    ];
    imports.into_iter().filter_map(|(names, needed)| needed.then_some(names)).collect()
}

/// The entity's own functions: its index keys and its queries.
fn inherent_impl(entity: &Entity<'_>, queries: &[Query<'_>]) -> TokenStream {
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let of_indexes = entity.indexes.iter().chain(&entity.former_indexes);
    let accessors = of_indexes.map(|key| accessor(entity, key));
    let constructors = queries.iter().map(|query| query::constructors(entity, query));
    let unsettled = entity.is_unsettled().then(|| unsettled::functions(entity));
    quote!(impl #declared #ty #predicates { #(#accessors)* #(#constructors)* #unsettled })
}

fn entity_impl(entity: &Entity<'_>, broken: bool) -> TokenStream {
    let lifetime = entity.hygiene.free_lifetime("a", "key");
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let schema = schema::entity_schema(entity, broken);
    let key = Generics::of(entity, &entity.primary).key_type();
    let visits = index_visits(entity);
    let formers = former::of_entity(entity);
    let of_indexes = former::of_indexes(entity);
    let checks = schema::checks(entity);
    let field_types = schema::field_types(entity);
    let chart = docs::chart(entity);
    quote! {
        #[doc = #chart]
        impl #declared r#Entity for #ty #predicates {
            const SCHEMA: &'static r#EntitySchema = #schema;
            type Key<#lifetime> = #key where Self: #lifetime;

            #visits

            #formers

            #of_indexes
        }
        #checks
        #field_types
    }
}

fn index_impls(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let Header { ty, predicates, .. } = Header::of(entity, None);
    let (declared, key_type) = key_header(entity, key);
    let schema = schema::index_schema(entity, key);
    let visits = visit_own(key, &quote!(Self), &quote!(self));
    quote! {
        impl #declared r#IndexKeyOf<#ty> for #key_type #predicates {
            const SCHEMA: &'static r#IndexKeySchema = #schema;

            #[inline]
            fn each_index_value(&self, __visit: r#KeyVisitor<'_>) -> r#Result<(), r#KeyError> {
                #visits
            }
        }
    }
}
