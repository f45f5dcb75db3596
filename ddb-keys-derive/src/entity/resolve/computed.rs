//! Parts of keys that are computed from fields.

use syn::spanned::Spanned;

use super::expression::Named;
use crate::attr::serde::FieldNames;
use crate::entity::attr::{ComputedPart, Input, elements};
use crate::entity::model::{Computed, Field};
use crate::error::Mistakes;
use crate::known_type::{KnownType, argument_of};
use crate::naming::plain;

/// The parts that `#[entity(part(…))]` computes, as fields that no item stores.
pub(super) fn computed_parts(
    input: &Input<'_>,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Vec<Field> {
    let written = elements(input.options.parts.iter().map(|parts| &parts.0), mistakes);
    let mut parts: Vec<Field> = Vec::new();
    for part in written {
        let name = plain(&part.name);
        if fields.iter().chain(&parts).any(|field| field.name == name) {
            mistakes.report(
                part.name.span(),
                &format!("`{name}` names two parts of this entity"),
                "give the computed part a name of its own",
            );
            continue;
        }
        parts.push(computed_part(part, parts.len(), fields, mistakes));
    }
    parts
}

fn computed_part(
    ComputedPart { name: ident, ty, expression }: &ComputedPart,
    number: usize,
    fields: &[Field],
    mistakes: &mut Mistakes,
) -> Field {
    let named = Named::of(expression);
    let inner = argument_of(ty, &["Option"]);
    let (name, known) = (plain(ident), KnownType::of(inner.unwrap_or(ty)));
    let mut found = Mistakes::default();
    let used = named.positions(fields, "a part is computed", &mut found);
    if !named.has_only_fields() {
        found.report(
            expression.span(),
            &format!("`{name}` does not say which fields it is computed from"),
            "name each of them, as in `hour_of(self.at)`: an update of one of them has to give the keys anew",
        );
    }
    if matches!(known, KnownType::Text | KnownType::Bytes) {
        found.report(
            ty.span(),
            &format!("`{name}` is computed, and a key borrows text from a field"),
            "compute an `arrayvec::ArrayString<64>`, with the feature `arrayvec` of ddb-keys, or store the text in a field",
        );
    }
    let computed = Computed {
        number,
        expression: (!found.any()).then(|| expression.clone()),
        this: named.this(expression),
        fields: used,
    };
    mistakes.extend(found);
    Field {
        attribute: name.clone(),
        optional: inner.is_some(),
        in_primary: false,
        known,
        checked: None,
        computed: Some(computed),
        ty: ty.clone(),
        ident: ident.clone(),
        name,
        serde: FieldNames::of_no_field(),
    }
}
