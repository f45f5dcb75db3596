//! The key that a command is about.

use ddb_keys::schema::{EntitySchema, IndexKeySchema, IndexSchema, KeyAttribute, TableSchema};

use crate::query::parts;

/// A key of an entity: the one of the table, or one of an index.
pub(super) struct ChosenKey {
    pub(super) entity: &'static EntitySchema,
    /// `None` for the table's own key.
    pub(super) index: Option<ChosenIndex>,
    pub(super) pk: Vec<&'static KeyAttribute>,
    pub(super) sk: Vec<&'static KeyAttribute>,
}

/// An index, and the entity's key in it.
pub(super) type ChosenIndex = (&'static IndexSchema, &'static IndexKeySchema);

impl ChosenKey {
    /// The key of an entity in an index, or that of the table.
    pub(super) fn find(
        table: &'static TableSchema,
        entity: &str,
        index: Option<&str>,
    ) -> Result<Self, String> {
        let entity = entity_named(table, entity)?;
        let index = index.map(|name| index_named(table, entity, name)).transpose()?;
        let (pk, sk) = match index {
            Some((_, key)) => (key.pk.to_vec(), key.sk.to_vec()),
            None => (Vec::from([entity.pk]), entity.sk.into_iter().collect()),
        };
        Ok(Self { entity, index, pk, sk })
    }

    /// The names of the parts, each once, from left to right.
    pub(super) fn fields(&self) -> Vec<&'static str> {
        fields(self.pk.iter().chain(&self.sk))
    }

    /// The names of the parts in the partition key.
    pub(super) fn partition_fields(&self) -> Vec<&'static str> {
        fields(self.pk.iter())
    }
}

fn fields<'k>(keys: impl Iterator<Item = &'k &'static KeyAttribute>) -> Vec<&'static str> {
    let mut fields = Vec::new();
    for (_, field, _) in keys.flat_map(|key| parts(key)) {
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    fields
}

fn entity_named(table: &'static TableSchema, name: &str) -> Result<&'static EntitySchema, String> {
    let found = table.entities.iter().find(|entity| [entity.name, entity.ident].contains(&name));
    found.copied().ok_or_else(|| {
        let known = quoted(table.entities.iter().map(|entity| entity.name));
        format!("the table `{}` has no entity `{name}`; it has {known}", table.name)
    })
}

/// The key in an index that is named as the code names the key, or as DynamoDB names the index.
fn index_named(
    table: &'static TableSchema,
    entity: &'static EntitySchema,
    name: &str,
) -> Result<ChosenIndex, String> {
    let keys = entity.indexes.iter().filter_map(|key| Some((table.index(key.index)?, key)));
    let keys: Vec<ChosenIndex> = keys.collect();
    let of_key = keys.iter().filter(|(_, key)| key.name == name);
    let of_index = keys.iter().filter(|(index, _)| index.name == name);
    let found: Vec<&ChosenIndex> = of_key.clone().chain(of_index).collect();
    match found[..] {
        [found] => Ok(*found),
        [found, ..] if of_key.count() == 1 => Ok(*found),
        [] if keys.is_empty() => Err(format!("`{}` is in no index", entity.name)),
        [] => {
            let known = quoted(keys.iter().map(|(_, key)| key.name));
            Err(format!("`{}` is in no index `{name}`, but in {known}", entity.name))
        }
        _ => {
            let known = quoted(found.iter().map(|(_, key)| key.name));
            Err(format!(
                "`{}` has several keys in the index `{name}`: name one, {known}",
                entity.name
            ))
        }
    }
}

/// Names in a sentence.
pub(super) fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
