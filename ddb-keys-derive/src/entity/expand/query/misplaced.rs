//! The names that cannot come next in a query: other parts, ranges of exact parts, indexes and their parts, and fields that are in no
//! part.

use std::collections::{BTreeSet, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::{Builder, Query};
use crate::entity::expand::context::Header;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::entity::plan::{Bucketed, Plan, Step};
use crate::naming::{plain, snake};

/// The type that a query dereferences to, which has the names.
pub(super) fn names(
    entity: &Entity<'_>,
    query: &Query<'_>,
    builder: &Builder,
    plan: &Plan<'_>,
    bucketed: &[Bucketed<'_>],
) -> TokenStream {
    let (ident, select, next) = (&query.next.misplaced, &builder.select, &builder.next);
    let (declared, of) = (builder.parameters(), builder.any());
    let Names { parts, exact, beginnings, indexes, indexed, other, elsewhere } =
        Names::of(entity, query, plan, bucketed);
    let elsewhere = elsewhere.iter().flatten();
    let module = entity.names_module();
    let indexes = indexes.iter().map(|(name, function)| quote!(#name: #module::#function));
    let of_indexes = indexed.iter().map(|(name, function)| quote!(#name: #module::#function));
    let has_parameters = !entity.ast.generics.params.is_empty();
    // Only methods for indexes name it.
    let name = match &entity.ast.ident {
        _ if entity.indexes.is_empty() => quote!(()),
        _ if has_parameters => quote!(r#YourEntity),
        ident => quote!(#ident),
    };
    quote! {
        __misplaced_parts! {
            [#declared] #of, #ident #select #next [#name] [#(#parts)*] [#(#exact)*] [#(#beginnings)*] [#(#indexes)*] [#(#of_indexes)*]
            [#(#other)*] [#(#elsewhere)*]
        }
    }
}

/// The index keys and their names, if the query reads the primary key.
fn other_indexes<'e>(
    entity: &'e Entity<'_>,
    query: &Query<'_>,
) -> impl Iterator<Item = (&'e KeyStruct, &'e Ident)> {
    let indexes = entity.indexes.iter().filter(|_| !query.key.is_index());
    indexes.filter_map(|key| match &key.place {
        KeyPlace::Index { name, .. } => Some((key, name)),
        KeyPlace::Primary | KeyPlace::Former { .. } => None,
    })
}

/// A type named like the function that begins the query of an index, such as `query_open_games`, because messages can only name types.
fn function_of(entity: &Entity<'_>, index: &Ident) -> Ident {
    entity.beside_the_fields(format!("query_{}", snake(&plain(index))))
}

/// The types named like functions.
pub(super) fn functions(entity: &Entity<'_>) -> impl Iterator<Item = Ident> {
    let names = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { name, .. } => Some(name),
        KeyPlace::Primary | KeyPlace::Former { .. } => None,
    });
    let functions: BTreeSet<Ident> = names.map(|name| function_of(entity, name)).collect();
    functions.into_iter()
}

/// The name of an index in snake case. `None` for `crate` and `super`, which no method can be called.
fn method_named_after(index: &Ident) -> Option<Ident> {
    let name = snake(&plain(index));
    let is_possible = !["crate", "self", "super"].contains(&name.as_str());
    is_possible.then(|| Ident::new_raw(&name, index.span()))
}

/// The functions that begin no query: those named after indexes, such as `query_work`, where the keys of the entity have names of their
/// own, and those named after former keys. They cannot be called.
pub(in crate::entity::expand) fn functions_of_no_query(entity: &Entity<'_>) -> TokenStream {
    let Header { declared, ty, predicates } = Header::of(entity, None);
    let advice = entity.hygiene.macro_path("entity_advice");
    let at = entity.ast.ident.span();
    let keys = entity.indexes.iter().filter_map(|key| match &key.place {
        KeyPlace::Index { index, name, .. } if !key.pk.is_empty() => Some((index, name)),
        _ => None,
    });
    let keys: Vec<_> = keys.collect();
    let mut seen: HashSet<String> = keys.iter().map(|(_, name)| snake(&plain(name))).collect();
    let named = keys.iter().filter(|(index, _)| seen.insert(snake(&plain(index))));
    let named: Vec<_> = named.collect();
    let of_indexes = named.iter().map(|(index, name)| {
        let (module, begun) = (entity.names_module(), function_of(entity, name));
        let begun = quote!(#module::#begun);
        let bound = quote_spanned!(at=> for<'never> #ty: __aws::NamesItsKeys<'never, #begun>);
        (*index, bound)
    });
    let formers = entity.formers.iter().filter_map(|key| match &key.place {
        KeyPlace::Former { name, .. } => Some(name),
        KeyPlace::Primary | KeyPlace::Index { .. } => None,
    });
    let of_formers = formers.filter(|name| seen.insert(snake(&plain(name)))).map(|name| {
        let bound = quote_spanned!(at=> for<'never> #ty: __aws::QueriesItsFormerKeys<'never>);
        (name, bound)
    });
    let advised = of_indexes.chain(of_formers).map(|(named_after, bound)| {
        let functions = ["query", "collection", "scan"].map(|verb| {
            format_ident!("{verb}_{}", snake(&plain(named_after)), span = named_after.span())
        });
        quote!(#advice! { [#declared] #ty [#predicates #bound] #(#functions)* })
    });
    advised.collect()
}

#[derive(Default)]
struct Names {
    /// Parts, their ranges and their buckets.
    parts: Vec<Ident>,
    /// Ranges that parts of the partition key do not have.
    exact: Vec<Ident>,
    /// Beginnings of parts that are not text.
    beginnings: Vec<Ident>,
    /// Indexes, each with the function that begins its query.
    indexes: Vec<(Ident, Ident)>,
    /// Parts of their keys, also with the function.
    indexed: Vec<(Ident, Ident)>,
    /// Fields in no part.
    other: Vec<Ident>,
    /// A beginning and a range of each part of the sort key, as other libraries name them.
    elsewhere: Vec<[Ident; 2]>,
}

impl Names {
    fn of(
        entity: &Entity<'_>,
        query: &Query<'_>,
        plan: &Plan<'_>,
        bucketed: &[Bucketed<'_>],
    ) -> Self {
        let mut names = Self::default();
        let field_of = |step: &Step<'_>| &entity.fields[step.field];
        names.parts.extend(plan.steps.iter().map(|step| field_of(step).ident.clone()));
        for bucketed in bucketed {
            let field = field_of(&bucketed.plan.steps[bucketed.step]);
            names.parts.push(field.method(bucketed.unit));
            names.parts.extend(bucketed.range().map(|_| field.method("in")));
        }
        for step in &plan.steps {
            let [range, beginning] = ["in", "starts_with"].map(|end| field_of(step).method(end));
            if !step.first.in_sort_key {
                names.exact.extend([range, beginning]);
                continue;
            }
            let elsewhere = ["begins_with", "between"].map(|end| field_of(step).method(end));
            names.elsewhere.push(elsewhere);
            if step.first.may_be_text() {
                names.parts.extend([range, beginning]);
            } else {
                names.parts.push(range);
                names.beginnings.push(beginning);
            }
        }
        for (key, index) in other_indexes(entity, query) {
            let function = function_of(entity, index);
            names.indexes.extend(method_named_after(index).map(|name| (name, function.clone())));
            let parts = key.fields().into_iter().map(|(field, _)| &entity.fields[field].ident);
            names.indexed.extend(parts.map(|part| (part.clone(), function.clone())));
        }
        names.other.extend(entity.fields.iter().map(|field| field.ident.clone()));
        names.without_repetitions()
    }

    /// Keeps a name that means several things where it is first.
    fn without_repetitions(mut self) -> Self {
        let mut taken = HashSet::new();
        let Self { parts, beginnings, exact, indexes, indexed, other, .. } = &mut self;
        for names in [parts, beginnings, exact] {
            names.retain(|name| taken.insert(plain(name)));
        }
        for names in [indexes, indexed] {
            names.retain(|(name, _)| taken.insert(plain(name)));
        }
        other.retain(|name| taken.insert(plain(name)));
        self.elsewhere.retain(|pair| pair.iter().all(|name| taken.insert(plain(name))));
        self
    }
}
