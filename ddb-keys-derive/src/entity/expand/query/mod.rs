//! The query builder of a key: one method for each part, but only the next part's method exists.

mod bucket;
mod builder;
mod next_part;
mod range;

use std::collections::HashSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use self::bucket::given;
use self::builder::Builder;
pub(super) use self::builder::ident;
use self::next_part::NextParts;
use self::range::{range_of_buckets, ranges};
use super::context::{Generics, Header, at_templates};
use super::docs;
use super::format::format_of;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::entity::plan::{Bucketed, Plan};
use crate::hygiene::allows_of_types;
use crate::naming::{function, index_hash, plain, snake};

/// The query of a key.
pub(super) struct Query<'k> {
    /// The number of the key, the primary one being number 0.
    number: usize,
    key: &'k KeyStruct,
    next: NextParts,
}

impl<'k> Query<'k> {
    pub(super) fn of_keys(entity: &Entity<'_>, keys: &[&'k KeyStruct]) -> Vec<Self> {
        let idents: Vec<Ident> = keys.iter().map(|key| ident(entity, key)).collect();
        let generated = entity.keys().map(|key| &key.ident).chain(&idents);
        let fields = entity.fields.iter().map(|field| field.name.clone());
        let mut taken: HashSet<String> = generated.map(plain).chain(fields).collect();
        let numbered = keys.iter().zip(&idents).enumerate();
        let query = |(number, (key, ident)): (usize, (&&'k KeyStruct, &Ident))| Self {
            number,
            key,
            next: NextParts::of(entity, key, ident, &mut taken),
        };
        numbered.map(query).collect()
    }
}

/// The types of the parts, which messages name.
pub(super) fn names(queries: &[Query<'_>]) -> impl Iterator<Item = Ident> {
    let queries = queries.iter().filter(|query| !query.key.pk.is_empty());
    queries.flat_map(|query| query.next.idents())
}

/// The builder's type. Its field has a name that editors list after every part.
pub(super) fn definition(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    if key.pk.is_empty() {
        return quote!();
    }
    let builder = Builder::of(entity, key);
    let (ident, vis, allows) = (&builder.ident, &entity.ast.vis, allows_of_types());
    let (declared, state, next) = (builder.parameters(), builder.state(), &builder.next);
    let doc = docs::of_query(entity, key, &Plan::of(key));
    let body = quote!({ zz_given: r#QueryParts<#state, #next> });
    let definition = at_templates(entity, key, vis, &quote!(#ident<#declared>), body);
    quote! {
        #[doc = #doc]
        #allows
        #[must_use = "a query does nothing until a table's client reads it"]
        #definition
    }
}

/// The methods and traits of a builder.
pub(super) fn impls(entity: &Entity<'_>, query: &Query<'_>) -> TokenStream {
    let Query { key, next, .. } = query;
    if key.pk.is_empty() {
        return quote!();
    }
    let (plan, builder) = (Plan::of(key), Builder::of(entity, key));
    let buckets = Plan::bucketed(key);
    let methods = steps(entity, query, &plan, &builder, &buckets, 0);
    let of_buckets =
        buckets.iter().map(|bucketed| bucket(entity, query, &builder, bucketed, &buckets));
    let traits = traits(&builder);
    let beginning = beginning(entity, query, &builder);
    let next_parts = next.impls(entity);
    quote!(#next_parts #beginning #methods #(#of_buckets)* #traits)
}

/// The methods of a plan's steps, from the first of these on.
fn steps(
    entity: &Entity<'_>,
    query: &Query<'_>,
    plan: &Plan<'_>,
    builder: &Builder,
    buckets: &[Bucketed<'_>],
    first: usize,
) -> TokenStream {
    let methods = (first..plan.steps.len()).map(|step| {
        let same = |bucketed: &&Bucketed<'_>| bucketed.step == step && bucketed.whole.is(plan);
        let doc = docs::of_part(entity, plan, step);
        let doc = match buckets.iter().find(same) {
            Some(bucketed) => docs::of_split_part(entity, &doc, bucketed),
            None => doc,
        };
        method(entity, query, plan, builder, step, &doc)
    });
    quote!(#(#methods)*)
}

/// The beginning of a query, whatever it selects.
fn beginning(entity: &Entity<'_>, query: &Query<'_>, builder: &Builder) -> TokenStream {
    let Query { number, key, next } = query;
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let (ident, select) = (&builder.ident, &builder.select);
    let (number, query) =
        (Literal::usize_unsuffixed(*number), builder.ty(select, &next.first(key)));
    let key_type = Generics::of(entity, key).any_key_type();
    let index = index_of(key);
    let first_in_index = first_key_in(entity, key).map(|index| {
        let hash = index_hash(index);
        quote! {
            #[doc(hidden)]
            impl #declared r#HasKeyIn<#hash> for #ty #predicates {
                const NUMBER: r#usize = #number;
            }
        }
    });
    quote! {
        #first_in_index
        impl #declared r#Queries<#number> for #ty #predicates {
            type Index = #index;
            type Query<#select> = #query;
            fn begin<#select>() -> #query {
                #ident { zz_given: r#QueryParts::nothing(<#key_type>::KEY) }
            }
        }
    }
}

/// The index of a key, if it is the entity's first key there.
fn first_key_in<'k>(entity: &Entity<'_>, key: &'k KeyStruct) -> Option<&'k Ident> {
    let index = key.index()?;
    let first = entity.keys_in(index).next()?;
    std::ptr::eq(first, key).then_some(index)
}

/// `Message::query()`, `Message::collection()`, and for an index its scan.
pub(super) fn constructors(entity: &Entity<'_>, query: &Query<'_>) -> TokenStream {
    let Query { number, key, next } = query;
    if key.pk.is_empty() {
        return quote!();
    }
    let builder = Builder::of(entity, key);
    let vis = &entity.ast.vis;
    let suffix = suffix(key);
    let of_index = match &key.place {
        KeyPlace::Primary | KeyPlace::Former { .. } => String::new(),
        KeyPlace::Index { index, .. } => format!(" in the index `{}`", plain(index)),
    };
    let query = function(&entity.ast.ident, &format!("query{suffix}"));
    let chart = docs::chart_of(entity, key);
    let former = docs::of_former_items(entity, key);
    let query_doc = format!(
        "Begins a query for items of this entity{of_index}, its key given from the left.{former}\n\n{chart}"
    );
    let scan = scan(entity, *number, key, &suffix);
    let first = next.first(key);
    let ty = |selection| builder.ty(&through(selection, *number, key), &first);
    let query_type = ty(quote!(r#One<Self>));
    let literal = Literal::usize_unsuffixed(*number);
    let value = quote!(__begin::<Self, #literal, _>());
    // The partition of a former key holds what other entities' collections read, too.
    let collection = (!key.is_former()).then(|| {
        let collection = function(&entity.ast.ident, &format!("collection{suffix}"));
        let collection_type = ty(quote!(r#Collection<Self>));
        let doc = format!(
            "Begins a query for everything in one partition{of_index}, as the table's enum."
        );
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #collection() -> #collection_type { #value }
        }
    });
    quote! {
        #[doc = #query_doc]
        #[inline]
        #vis fn #query() -> #query_type { #value }

        #collection
        #scan
    }
}

/// What follows `query` in the name of a key's query: `_open_games`.
pub(super) fn suffix(key: &KeyStruct) -> String {
    match &key.place {
        KeyPlace::Primary => String::new(),
        KeyPlace::Former { name, .. } | KeyPlace::Index { name, .. } => {
            format!("_{}", snake(&plain(name)))
        }
    }
}

/// The selection of a query of an entity's key. The primary key is number 0.
fn through(selection: TokenStream, number: usize, key: &KeyStruct) -> TokenStream {
    let number = Literal::usize_unsuffixed(number);
    match key.place {
        KeyPlace::Primary => selection,
        KeyPlace::Index { former: None, .. } => quote!(r#Through<#selection, #number>),
        KeyPlace::Index { former: Some(_), .. } => {
            quote!(r#Former<r#Through<#selection, #number>>)
        }
        KeyPlace::Former { .. } => quote!(r#Former<#selection>),
    }
}

/// The index of a key, as a type.
fn index_of(key: &KeyStruct) -> TokenStream {
    let KeyPlace::Index { index, .. } = &key.place else { return quote!(()) };
    let hash = index_hash(index);
    quote!(r#IndexId<#hash>)
}

fn scan(entity: &Entity<'_>, number: usize, key: &KeyStruct, suffix: &str) -> TokenStream {
    let KeyPlace::Index { index, former: None, .. } = &key.place else { return quote!() };
    let (vis, scan) = (&entity.ast.vis, function(&entity.ast.ident, &format!("scan{suffix}")));
    let key_type = Generics::of(entity, key).any_key_type();
    let doc = format!("Every item of this entity in the index `{}`.", plain(index));
    let number = Literal::usize_unsuffixed(number);
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn #scan() -> r#IndexScan<Self, #number> {
            r#IndexScan::new(<#key_type as r#IndexKeyOf<Self>>::SCHEMA)
        }
    }
}

/// The method of one part, and its range and prefix where the part is in the sort key.
fn method(
    entity: &Entity<'_>,
    query: &Query<'_>,
    plan: &Plan<'_>,
    builder: &Builder,
    step: usize,
    doc: &str,
) -> TokenStream {
    let Query { number, key, next } = query;
    let part = &plan.steps[step];
    let field = &entity.fields[part.field];
    let (ident, name, vis) = (&builder.ident, &field.ident, &entity.ast.vis);
    let lifetime = &Generics::of(entity, key).lifetime;
    let argument_type = field.argument(key.is_index(), lifetime);
    let declared = field.elements().map(|_| quote!(<#lifetime>));
    let (of, position, further) = (part.field, &part.first, &part.further);
    let part = field.part_type(key.is_index());
    let format = format_of(entity, of, position.format);
    let value = field.parameter();
    let give = quote!(part::<#part, #format, _>(#value));
    let again = further.iter().map(|position| {
        let format = format_of(entity, of, position.format);
        quote!(.again::<#part, #format>(#value))
    });
    let given = field.with_argument(quote!(self.zz_given.#give #(#again)*));
    let [this, after] = [step, step + 1].map(|given| next.after(plan, given));
    let method = |after: TokenStream| {
        quote! {
            #[doc = #doc]
            #[inline]
            #vis fn #name #declared(self, #value: #argument_type) -> #after {
                #ident { zz_given: #given }
            }
        }
    };
    if !position.in_sort_key {
        let select = &builder.select;
        let declared = builder.declared(&select.to_token_stream());
        let where_clause = Generics::of(entity, key).where_clause();
        let (this, method) = (builder.ty(select, &this), method(builder.ty(select, &after)));
        return quote!(impl<#declared> #this #where_clause { #method });
    }
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let select = through(quote!(r#One<#ty>), *number, key);
    let (this, method) = (builder.ty(&select, &this), method(builder.ty(&select, &after)));
    let ranges = ranges(entity, key, position, builder, &select);
    quote!(impl #declared #this #predicates { #method #ranges })
}

/// The methods of a plan that gives one more bucket: the bucket itself, a range over several, and what follows it.
fn bucket(
    entity: &Entity<'_>,
    query: &Query<'_>,
    builder: &Builder,
    bucketed: &Bucketed<'_>,
    buckets: &[Bucketed<'_>],
) -> TokenStream {
    let Query { number, key, next } = query;
    let (select, step) = (&builder.select, bucketed.step);
    let this = next.after(&bucketed.whole, step);
    let to = builder.ty(select, &next.after(&bucketed.plan, step + 1));
    let where_clause = Generics::of(entity, key).where_clause();
    let declared = builder.declared(&select.to_token_stream());
    let from = builder.ty(select, &this);
    let given = given(entity, builder, bucketed, &to);
    let Header { declared: of_entity, ty, predicates } = Header::of(entity, None);
    let one = through(quote!(r#One<#ty>), *number, key);
    let range = range_of_buckets(entity, key, bucketed, builder, &one);
    let of_one = builder.ty(&one, &this);
    let range = (!range.is_empty()).then(|| quote!(impl #of_entity #of_one #predicates { #range }));
    let rest = steps(entity, query, &bucketed.plan, builder, buckets, step + 1);
    quote! {
        impl<#declared> #from #where_clause { #given }
        #range
        #rest
    }
}

/// `Debug`, and that a query can be read once its partition key is complete.
fn traits(builder: &Builder) -> TokenStream {
    let (select, next) = (&builder.select, &builder.next);
    let (declared, any) = (builder.parameters(), builder.any());
    let selecting = builder.declared(&quote!(#select: r#Selection, #next: r#NextPart));
    quote! {
        __query_traits! { [#declared] #any }
        impl<#selecting> r#IntoCondition for #any
        where
            r#TheQuery: r#HasPartitionKey<<#next as r#NextPart>::OfThePartition>
        {
            type Select = #select;
            __into_condition! { #select }
        }
    }
}
