//! The names that cannot come next in a query: other parts, ranges of exact parts, indexes and their parts, and fields that are in no
//! part.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::Query;
use crate::entity::model::{Entity, KeyPlace, KeyStruct};
use crate::entity::plan::{Bucketed, Plan, Step};
use crate::naming::{plain, snake};

/// The type that a query dereferences to, which has the names.
pub(super) fn names(
    entity: &Entity<'_>,
    query: &Query<'_>,
    plan: &Plan<'_>,
    bucketed: &[Bucketed<'_>],
) -> TokenStream {
    let (ident, param) = (&query.next.misplaced, entity.hygiene.free("Next"));
    let Names { parts, exact, beginnings, indexes, other, elsewhere } =
        Names::of(entity, query, plan, bucketed);
    let elsewhere = elsewhere.iter().flatten();
    let order = order(entity, query, plan);
    quote! {
        __misplaced_parts! {
            #ident #param #order [#(#parts)*] [#(#exact)*] [#(#beginnings)*] [#(#indexes)*]
            [#(#other)*] [#(#elsewhere)*]
        }
    }
}

/// A trait whose message has the parts of a key in their order.
fn order(entity: &Entity<'_>, query: &Query<'_>, plan: &Plan<'_>) -> TokenStream {
    let misplaced = query.next.misplaced.to_string();
    let prefix = misplaced.trim_end_matches('_').trim_end_matches("Misplaced");
    let advice = entity.hygiene.free(&format!("{prefix}TakesPartsInOrder"));
    let parts = plan.steps.iter().map(|step| plain(&entity.fields[step.field].ident));
    let parts: Vec<String> = parts.map(|part| format!("`.{part}(…)`")).collect();
    let label = match &parts[..] {
        [only] => format!("its only part is {only}"),
        parts => format!("its parts are {}, in this order", parts.join(", ")),
    };
    quote!(#advice #label)
}

/// The names of an index on the query of the primary key.
struct IndexNames {
    /// A trait that nothing implements. Its message says what to write.
    advice: Ident,
    message: String,
    label: String,
    /// The name of the index in snake case.
    index: Option<Ident>,
    /// Parts of its key that are in no other list.
    parts: Vec<Ident>,
}

impl IndexNames {
    fn of(entity: &Entity<'_>, key: &KeyStruct, name: &Ident) -> Self {
        let (of, index) = (plain(&entity.ast.ident), plain(name));
        let fields = key.fields().into_iter();
        let parts: Vec<Ident> =
            fields.map(|(field, _)| entity.fields[field].ident.clone()).collect();
        let first = parts.first().map(|part| format!(".{}(…)", plain(part))).unwrap_or_default();
        Self {
            advice: entity.hygiene.free(&format!("{index}HasAQueryOfItsOwn")),
            message: format!("the index `{index}` of `{of}` has a query of its own"),
            label: format!("write `{of}::query_{}(){first}`", snake(&index)),
            index: method_named_after(name),
            parts,
        }
    }
}

impl ToTokens for IndexNames {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { advice, message, label, index, parts } = self;
        let index = index.iter();
        tokens.extend(quote!({ #advice #message #label [#(#index)*] [#(#parts)*] }));
    }
}

/// The name of an index in snake case. `None` for `crate` and `super`, which no method can be called.
fn method_named_after(index: &Ident) -> Option<Ident> {
    let name = snake(&plain(index));
    let is_possible = !["crate", "self", "super"].contains(&name.as_str());
    is_possible.then(|| Ident::new_raw(&name, index.span()))
}

#[derive(Default)]
struct Names {
    /// Parts, their ranges and their buckets.
    parts: Vec<Ident>,
    /// Ranges that parts of the partition key do not have.
    exact: Vec<Ident>,
    /// Beginnings of parts that are not text.
    beginnings: Vec<Ident>,
    /// Indexes, which have queries of their own, and parts of their keys.
    indexes: Vec<IndexNames>,
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
        for key in entity.indexes.iter().filter(|_| !query.key.is_index()) {
            if let KeyPlace::Index { name, .. } = &key.place {
                names.indexes.push(IndexNames::of(entity, key, name));
            }
        }
        names.other.extend(entity.fields.iter().map(|field| field.ident.clone()));
        names.without_repetitions()
    }

    /// Keeps a name that means several things where it is first.
    fn without_repetitions(mut self) -> Self {
        let mut taken = HashSet::new();
        let Self { parts, beginnings, exact, indexes, other, .. } = &mut self;
        for names in [parts, beginnings, exact] {
            names.retain(|name| taken.insert(plain(name)));
        }
        for names in indexes.iter_mut() {
            names.index = names.index.take().filter(|name| taken.insert(plain(name)));
        }
        for names in indexes {
            names.parts.retain(|name| taken.insert(plain(name)));
        }
        other.retain(|name| taken.insert(plain(name)));
        self.elsewhere.retain(|pair| pair.iter().all(|name| taken.insert(plain(name))));
        self
    }
}
