//! Former keys among the primary keys that no two entities can share.

use super::message::{longest, push_example, push_templates};
use super::pair::{collide, meet};
use super::same_values::have_same_values;
use crate::schema::{EntitySchema, Message, PrimaryTemplates};

impl EntitySchema {
    /// Returns whether some primary key, present or former, is one of both entities. The derive of a table asks the same
    /// of each pair of its entities.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("<kind>#<id>")]
    /// struct Node { kind: String, id: String }
    ///
    /// assert!(User::SCHEMA.can_have_key_of(Node::SCHEMA));
    /// ```
    #[must_use]
    pub const fn can_have_key_of(&self, other: &Self) -> bool {
        meet(self, other).is_some()
    }
}

/// A key of an entity does not stand for other values under another of its templates: a write by the
/// present key would meet the item of another value that still lies under a former key.
#[track_caller]
pub(in crate::table::check) const fn require_distinct_formers(entity: &EntitySchema) {
    let mut nth = 1;
    while let Some(former) = entity.primary_key(nth) {
        let mut before = 0;
        while before < nth
            && let Some(other) = entity.primary_key(before)
        {
            if collide(&other, &former) && !have_same_values(&other, &former) {
                message(entity, &other, &former).fail();
            }
            before += 1;
        }
        nth += 1;
    }
}

const fn message(
    entity: &EntitySchema,
    key: &PrimaryTemplates,
    former: &PrimaryTemplates,
) -> Message {
    let labels = [name(key), name(former)];
    let width = longest(labels[0].len(), labels[1].len(), "example".len());
    let mut message = Message::of(
        "`{}` can have the same key for different values, under two of its templates",
        &[entity.name],
    );
    message = push_templates(message, labels[0], key, width);
    message = push_templates(message, labels[1], former, width);
    push_example(message, key, former, width).push(
        "\nhelp: change a literal of the present key, so that no new key is one that another item had before",
    )
}

const fn name(key: &PrimaryTemplates) -> &'static str {
    match key.former {
        Some(name) => name,
        None => "present",
    }
}
