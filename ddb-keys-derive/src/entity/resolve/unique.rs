//! Values that no two items of an entity share.

use proc_macro2::Ident;
use syn::spanned::Spanned;

use super::expression::Named;
use crate::entity::attr::{Input, UniqueValue, elements};
use crate::entity::model::{Field, Unique};
use crate::error::Mistakes;
use crate::naming::code_text;

/// The values of `#[entity(unique(…))]`.
pub(super) fn unique_values(
    input: &Input<'_>,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Vec<Unique> {
    let written = elements(input.options.uniques.iter().map(|values| &values.0), mistakes);
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
    written.into_iter().filter_map(|value| unique_value(entity, value, fields, mistakes)).collect()
}

fn unique_value(
    entity: &Ident,
    UniqueValue { lock, expression }: &UniqueValue,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Option<Unique> {
    if lock.is_ident(entity) || lock.is_ident("Self") {
        mistakes.report(
            lock.span(),
            &format!("a `{entity}` cannot stand for its own values"),
            "write another entity, with the value in its key",
        );
        return None;
    }
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
        this: named.this(expression),
        fields: used,
    })
}
