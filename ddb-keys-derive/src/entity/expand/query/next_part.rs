//! The types that say which part a query takes next: `OrderNeedsUsername`, then `OrderTakesNumber`.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::entity::model::{Entity, KeyStruct};
use crate::entity::plan::Plan;
use crate::naming::camel;

/// The types of one key's next parts.
pub(super) struct NextParts {
    /// The module of the types.
    module: Ident,
    parts: Vec<NextPart>,
}

struct NextPart {
    /// The number of its field.
    field: usize,
    /// The number of the state before the part.
    state: usize,
    ident: Ident,
    /// Whether the partition key needs the part.
    is_needed: bool,
}

impl NextParts {
    /// The types of a key. Their names begin like that of its query, because messages show a name without its path only
    /// if it is unique in the crate.
    pub(super) fn of(
        entity: &Entity<'_>,
        key: &KeyStruct,
        query: &Ident,
        taken: &mut HashSet<String>,
    ) -> Self {
        let query = query.to_string();
        let prefix = query.strip_suffix("Query").unwrap_or(&query);
        let mut parts = Vec::new();
        let mut add = |plan: &Plan<'_>, first: usize, suffix: &str| {
            for (given, step) in plan.steps.iter().enumerate().skip(first) {
                let is_needed = given < plan.partition_steps();
                let verb = if is_needed { "Needs" } else { "Takes" };
                let field = camel(&entity.fields[step.field].name);
                let name = format!("{prefix}{verb}{field}{suffix}");
                let ident = free(entity, name, taken);
                parts.push(NextPart {
                    field: step.field,
                    state: plan.state(given),
                    ident,
                    is_needed,
                });
            }
        };
        add(&Plan::of(key), 0, "");
        for bucketed in Plan::bucketed(key) {
            let given = bucketed.plan.given_buckets();
            let given = given.map(|(field, unit)| {
                format!("{}{}", camel(&entity.fields[field].name), camel(unit.name()))
            });
            let suffix = format!("After{}", given.collect::<String>());
            add(&bucketed.plan, bucketed.step + 1, &suffix);
        }
        Self { module: entity.names_module(), parts }
    }

    /// The type of the part that a plan takes after this many steps.
    pub(super) fn after(&self, plan: &Plan<'_>, given: usize) -> TokenStream {
        let state = (given < plan.steps.len()).then(|| plan.state(given));
        let part = self.parts.iter().find(|part| Some(part.state) == state);
        let module = &self.module;
        part.map_or_else(|| quote!(r#AllGiven), |NextPart { ident, .. }| quote!(#module::#ident))
    }

    /// The type of the first part.
    pub(super) fn first(&self, key: &KeyStruct) -> TokenStream {
        self.after(&Plan::of(key), 0)
    }

    /// The names of the types, which [`names`](crate::entity::expand::field::names) defines.
    pub(super) fn idents(&self) -> impl Iterator<Item = Ident> {
        self.parts.iter().map(|part| part.ident.clone())
    }

    /// What the types say.
    pub(super) fn impls(&self, entity: &Entity<'_>) -> TokenStream {
        let module = &self.module;
        let impls = self.parts.iter().map(|part| {
            let (ident, name) = (&part.ident, entity.name_of(&entity.fields[part.field]));
            let of_the_partition =
                if part.is_needed { quote!(#name) } else { quote!(r#NoFurtherPart) };
            quote! {
                impl r#NextPart for #module::#ident {
                    type OfThePartition = #of_the_partition;
                }
            }
        });
        quote!(#(#impls)*)
    }
}

/// The name, or one like it that means nothing else here.
fn free(entity: &Entity<'_>, mut name: String, taken: &mut HashSet<String>) -> Ident {
    loop {
        let ident = entity.hygiene.free(&name);
        if taken.insert(ident.to_string()) {
            return ident;
        }
        name = format!("{ident}_");
    }
}
