//! Values that no two items of an entity share.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use super::expression::Named;
use crate::entity::attr::{Input, UniqueValue};
use crate::entity::model::{Field, Unique};
use crate::error::Mistakes;
use crate::naming::code_text;

/// The values of `#[entity(unique(…))]`.
pub(super) fn unique_values(
    input: &Input<'_>,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Vec<Unique> {
    let written = input.options.uniques.iter();
    let written =
        written.filter_map(|values| mistakes.take(values.0.as_ref().map_err(Clone::clone)));
    let written: Vec<_> = written.flatten().collect();
    let Some(first) = written.first() else { return Vec::new() };
    if !input.ast.generics.params.is_empty() {
        mistakes.report(
            first.lock.span(),
            "an entity with parameters has no unique values",
            "write a struct without parameters, such as one for each type",
        );
        return Vec::new();
    }
    if let Some(ttl) = &input.options.ttl {
        mistakes.report(
            ttl.span(),
            &format!(
                "`{ttl}` lets DynamoDB delete items, and what keeps their values unique would stay"
            ),
            "delete such items yourself, or remove `unique`",
        );
    }
    let entity = &input.ast.ident;
    let values = written.into_iter().filter(|UniqueValue { lock, .. }| {
        let is_itself = lock.is_ident(entity) || lock.is_ident("Self");
        if is_itself {
            mistakes.report(
                lock.span(),
                &format!("a `{entity}` cannot stand for its own values"),
                "write another entity, with the value in its key",
            );
        }
        !is_itself
    });
    let values: Vec<_> = values.collect();
    values.into_iter().filter_map(|value| unique_value(value, fields, mistakes)).collect()
}

fn unique_value(
    UniqueValue { lock, expression }: &UniqueValue,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Option<Unique> {
    let named = Named::of(expression);
    let mut found = Mistakes::default();
    let used = named.positions(fields, "a unique value is made", &mut found);
    if !named.has_only_fields() {
        found.report(
            expression.span(),
            &format!("`{}` does not say which fields it is made from", code_text(lock)),
            "name each of them, as in `UserEmail { email: self.email.clone() }`: an update cannot change them",
        );
    }
    let is_sound = !found.any();
    mistakes.extend(found);
    is_sound.then(|| Unique {
        lock: lock.clone(),
        expression: expression.clone(),
        this: named.this.unwrap_or_else(|| Ident::new("self", expression.span())),
        fields: used,
    })
}
