//! The names that cannot come next in a query: other parts, ranges of exact parts, and fields that are in no part.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::parse_quote;

use super::super::context::Header;
use super::{Query, through};
use crate::entity::model::{Entity, Field};
use crate::entity::plan::{Plan, Step};

/// The type that a query dereferences to, which has the names.
pub(super) fn names(entity: &Entity<'_>, query: &Query<'_>) -> TokenStream {
    let Query { number, key, next } = query;
    let (ident, param) = (&next.misplaced, entity.hygiene.free("Next"));
    let Header { ty, predicates, .. } = Header::of(entity, None);
    let mut generics = entity.ast.generics.clone();
    generics.params.push(parse_quote!(#param));
    let (declared, ..) = generics.split_for_impl();
    let [one, collection] = [quote!(r#One<#ty>), quote!(r#Collection<#ty>)]
        .map(|selection| through(selection, *number, key));
    let Names { partition, exact, sort, beginnings, other } =
        Names::of(entity, query, &Plan::of(key));
    quote! {
        __misplaced_parts! {
            #ident #param [#declared] [#predicates] #one, #collection,
            [#(#partition)*] [#(#exact)*] [#(#sort)*] [#(#beginnings)*] [#(#other)*]
        }
    }
}

#[derive(Default)]
struct Names {
    /// Parts of the partition key, and ranges over several buckets.
    partition: Vec<Ident>,
    /// Ranges that parts of the partition key do not have.
    exact: Vec<Ident>,
    /// Parts of the sort key, and their ranges.
    sort: Vec<Ident>,
    /// Beginnings of what is no text.
    beginnings: Vec<Ident>,
    /// Fields in no part.
    other: Vec<Ident>,
}

impl Names {
    fn of(entity: &Entity<'_>, query: &Query<'_>, plan: &Plan<'_>) -> Self {
        let mut names = Self::default();
        let field_of = |step: &Step<'_>| &entity.fields[step.field];
        for step in &plan.steps {
            let of_part =
                if step.first.in_sort_key { &mut names.sort } else { &mut names.partition };
            of_part.push(field_of(step).ident.clone());
        }
        for bucketed in Plan::bucketed(query.key) {
            let field = field_of(&bucketed.plan.steps[bucketed.step]);
            names.partition.push(suffixed(field, bucketed.unit));
            names.sort.extend(bucketed.range().map(|_| suffixed(field, "in")));
        }
        for step in &plan.steps {
            let [range, beginning] = ["in", "starts_with"].map(|end| suffixed(field_of(step), end));
            if !step.first.in_sort_key {
                names.exact.extend([range, beginning]);
            } else if step.first.may_be_text() {
                names.sort.extend([range, beginning]);
            } else {
                names.sort.push(range);
                names.beginnings.push(beginning);
            }
        }
        names.other.extend(entity.fields.iter().map(|field| field.ident.clone()));
        names.without_repetitions()
    }

    /// Keeps a name that means several things where it is first.
    fn without_repetitions(mut self) -> Self {
        let mut taken = HashSet::new();
        let Self { partition, sort, beginnings, exact, other } = &mut self;
        for names in [partition, sort, beginnings, exact, other] {
            names.retain(|name| taken.insert(name.clone()));
        }
        self
    }
}

fn suffixed(field: &Field, suffix: &str) -> Ident {
    format_ident!("{}_{suffix}", field.name, span = field.ident.span())
}
