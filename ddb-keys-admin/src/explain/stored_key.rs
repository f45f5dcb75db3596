//! A stored key, and the primary keys that it is compared with.

use ddb_keys::schema::{EntitySchema, FormerKeySchema, KeyAttribute, Role, TableSchema};

/// A stored key of a table, as its texts.
#[derive(Clone, Copy)]
pub(super) struct StoredKey<'t> {
    pub(super) table: &'static TableSchema,
    pub(super) pk: &'t str,
    pub(super) sk: Option<&'t str>,
}

impl<'t> StoredKey<'t> {
    /// The text of a key attribute.
    pub(super) fn text(self, key: &KeyAttribute) -> &'t str {
        if key.role == Role::Sort { self.sk.unwrap_or_default() } else { self.pk }
    }
}

/// A primary key of an entity: the present one, or one that its items had before.
#[derive(Clone, Copy)]
pub(super) struct Primary {
    /// The name of a former key.
    pub(super) former: Option<&'static str>,
    pub(super) pk: &'static KeyAttribute,
    pub(super) sk: Option<&'static KeyAttribute>,
}

impl Primary {
    pub(super) fn present(entity: &EntitySchema) -> Self {
        Self { former: None, pk: entity.pk, sk: entity.sk }
    }

    pub(super) fn formers(entity: &'static EntitySchema) -> impl Iterator<Item = Self> {
        let former = |&FormerKeySchema { name, pk, sk }| Self { former: Some(name), pk, sk };
        entity.formers.iter().map(former)
    }

    pub(super) fn attributes(self) -> impl Iterator<Item = &'static KeyAttribute> {
        [Some(self.pk), self.sk].into_iter().flatten()
    }
}
