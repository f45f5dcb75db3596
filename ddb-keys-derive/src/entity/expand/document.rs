//! The typed attributes of an entity, and the changes that its keys allow to each field.

use proc_macro2::TokenStream;

use crate::document::{self, Keys};
use crate::entity::check::stored::is_given_back;
use crate::entity::model::{Entity, KeyStruct};

/// `impl Document` for the entity.
pub(super) fn document(entity: &Entity<'_>) -> TokenStream {
    document::of_entity(entity.ast, &|name| keys_of(entity, name))
}

fn keys_of(entity: &Entity<'_>, name: &str) -> Keys {
    let Some(field) = entity.fields.iter().position(|field| field.name == name) else {
        return Keys::default();
    };
    let in_primary = entity.use_in(&entity.primary, field).is_some();
    let is_unique = entity.uniques.iter().any(|unique| unique.fields.contains(&field));
    let optional = entity.fields[field].optional;
    let changes_with =
        |key: &KeyStruct| feeds(entity, key, field, optional) || key.condition_on(field).is_some();
    Keys {
        used: in_primary || is_unique || entity.indexes.iter().any(changes_with),
        // An alias can hide that a field is optional, but the form of its values shows it.
        raw: !in_primary && entity.indexes.iter().any(|key| is_raw(key, field)),
        version: entity.version == Some(field),
        updated: entity.updated == Some(field),
        given_back: is_given_back(entity, field),
    }
}

/// Whether the attributes of an index key go stale when the field changes alone.
fn feeds(entity: &Entity<'_>, key: &KeyStruct, field: usize, optional: bool) -> bool {
    let templates = || key.attributes().filter(|part| part.raw().is_none());
    let has_templates = templates().next().is_some();
    templates().any(|template| template.fields().any(|part| entity.is_made_from(part, field)))
        // An optional raw field decides whether the templates beside it are written.
        || (has_templates && optional && is_raw(key, field))
}

fn is_raw(key: &KeyStruct, field: usize) -> bool {
    key.attributes().any(|part| part.raw() == Some(field))
}
