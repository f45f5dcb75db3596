//! Schemas of what is known only while the program runs. Schemas are constants everywhere else, so these are leaked: tables that have lost
//! an entity are compared in tests, and imports run once.

use ddb_keys::schema::{KeyAttribute, Part, Role, Source, TextShape};

/// A text for as long as the program runs.
pub(crate) fn text(text: &str) -> &'static str {
    String::from(text).leak()
}

/// The attributes of a primary key that are made from these.
pub(crate) fn primary(
    entity: &'static str,
    separator: char,
    pk: Source,
    sk: Option<Source>,
) -> (&'static KeyAttribute, Option<&'static KeyAttribute>) {
    let attribute = |role, source| -> &'static KeyAttribute {
        let (index, position) = (None, 0);
        Box::leak(Box::new(KeyAttribute { entity, index, role, position, separator, source }))
    };
    (attribute(Role::Partition, pk), sk.map(|sk| attribute(Role::Sort, sk)))
}

/// A field's whole value in a template.
pub(crate) fn part(field: &str, kind: &'static str, shape: TextShape) -> Part {
    let (tail, exact) = (false, true);
    Part { field: text(field), shape, tail, exact, kind, computed_from: &[], element: None }
}
