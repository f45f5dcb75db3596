//! The key that a command is about.

use ddb_keys::schema::{EntitySchema, IndexKeySchema, IndexSchema, KeyAttribute, TableSchema};

use crate::part_text::shards;
use crate::query::parts;

/// A key of an entity: the one of the table, or one of an index.
pub(super) struct ChosenKey {
    pub(super) table: &'static TableSchema,
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
        Ok(Self { table, entity, index, pk, sk })
    }

    /// The names of the parts, each once, from left to right.
    pub(super) fn fields(&self) -> Vec<&'static str> {
        fields(self.pk.iter().chain(&self.sk), |_| true)
    }

    /// The same where a part whose shard begins the key is given later, or not at all.
    pub(super) fn fields_over_shards(&self) -> Vec<&'static str> {
        fields(self.pk.iter().chain(&self.sk), is_no_shard)
    }

    /// The names of the parts that a query needs: those in the partition key, but for one that has its shard there.
    pub(super) fn partition_fields(&self) -> Vec<&'static str> {
        fields(self.pk.iter(), is_no_shard)
    }

    /// The part that has its shard in the partition key and nothing else, and the number of shards.
    pub(super) fn shards(&self) -> Option<(&'static str, u16)> {
        let whole = self.partition_fields();
        let mut parts = self.pk.iter().flat_map(|key| formatted(key));
        let (field, shards) = parts.find_map(|(field, format)| Some((field, shards(format)?)))?;
        (!whole.contains(&field)).then_some((field, shards))
    }
}

/// The names of the parts whose formats are wanted, each once.
fn fields<'k>(
    keys: impl Iterator<Item = &'k &'static KeyAttribute>,
    is_wanted: fn(&str) -> bool,
) -> Vec<&'static str> {
    let mut fields = Vec::new();
    for (field, format) in keys.flat_map(|key| formatted(key)) {
        if is_wanted(format) && !fields.contains(&field) {
            fields.push(field);
        }
    }
    fields
}

/// The parts of a key attribute, each with its format.
fn formatted(key: &'static KeyAttribute) -> impl Iterator<Item = (&'static str, &'static str)> {
    parts(key).into_iter().map(|(at, field, _)| (field, key.format(at)))
}

fn is_no_shard(format: &str) -> bool {
    shards(format).is_none()
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
