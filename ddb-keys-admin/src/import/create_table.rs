//! Definitions of tables, as `CreateTable` takes them and `DescribeTable` returns them.

use serde::Deserialize;

use super::model::{Entity, Field, Index, Kind, Projection, Table};
use super::problem::Problem;

/// An answer, with the definition inside. A request is the definition itself.
#[derive(Debug, Deserialize)]
struct Answer {
    #[serde(rename = "Table", alias = "TableDescription")]
    table: Option<Definition>,
}

/// The definition of a table.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(super) struct Definition {
    table_name: String,
    #[serde(default)]
    attribute_definitions: Vec<AttributeDefinition>,
    key_schema: Vec<KeyElement>,
    global_secondary_indexes: Option<Vec<IndexDefinition>>,
    local_secondary_indexes: Option<Vec<IndexDefinition>>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub(super) struct AttributeDefinition {
    pub(super) attribute_name: String,
    pub(super) attribute_type: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct KeyElement {
    attribute_name: String,
    key_type: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct IndexDefinition {
    index_name: String,
    key_schema: Vec<KeyElement>,
    #[serde(default)]
    projection: ProjectionDefinition,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
pub(super) struct ProjectionDefinition {
    projection_type: String,
    non_key_attributes: Option<Vec<String>>,
}

/// Reads the definition of a table. Its entities are for the user to write: here the item is one, with its key attributes.
pub(super) fn read(text: &str) -> Result<Vec<Table>, Problem> {
    let answer: Answer = serde_json::from_str(text)?;
    let definition = match answer.table {
        Some(definition) => definition,
        None => serde_json::from_str(text)?,
    };
    Ok(Vec::from([definition.table("")?]))
}

impl Definition {
    /// The table. `path` is where the definition is.
    pub(super) fn table(self, path: &str) -> Result<Table, Problem> {
        let (pk, sk) = keys(self.key_schema, &format!("{path}KeySchema"))?;
        let [pk] = <[String; 1]>::try_from(pk)
            .map_err(|_| Problem::expected(format!("{path}KeySchema"), "one HASH attribute"))?;
        let mut table =
            Table { name: self.table_name, pk, sk: sk.into_iter().next(), ..Table::default() };
        let kinds = [
            ("GlobalSecondaryIndexes", false, self.global_secondary_indexes),
            ("LocalSecondaryIndexes", true, self.local_secondary_indexes),
        ];
        for (name, local, indexes) in kinds {
            for (at, index) in indexes.unwrap_or_default().into_iter().enumerate() {
                let (pk, sk) = keys(index.key_schema, &format!("{path}{name}[{at}].KeySchema"))?;
                let projection =
                    index.projection.read(&format!("{path}{name}[{at}].Projection"))?;
                table.indexes.push(Index { name: index.index_name, local, pk, sk, projection });
            }
        }
        table.entities = Vec::from([item(&table, &self.attribute_definitions)]);
        Ok(table)
    }
}

impl ProjectionDefinition {
    pub(super) fn read(self, path: &str) -> Result<Projection, Problem> {
        if self.projection_type.is_empty() {
            return Ok(Projection::All);
        }
        let included = self.non_key_attributes.unwrap_or_default();
        Projection::named(&self.projection_type, included, path)
    }
}

/// The attributes of a partition key and of a sort key.
fn keys(schema: Vec<KeyElement>, path: &str) -> Result<(Vec<String>, Vec<String>), Problem> {
    let (mut pk, mut sk) = (Vec::new(), Vec::new());
    for element in schema {
        match element.key_type.as_str() {
            "HASH" => pk.push(element.attribute_name),
            "RANGE" => sk.push(element.attribute_name),
            _ => return Err(Problem::expected(path, "the key types HASH and RANGE")),
        }
    }
    if pk.is_empty() || pk.len() > 4 || sk.len() > 4 {
        return Err(Problem::expected(
            path,
            "from one to four HASH attributes, and up to four RANGE attributes",
        ));
    }
    Ok((pk, sk))
}

/// An entity that has the key attributes of the table and of its indexes, as they are.
fn item(table: &Table, types: &[AttributeDefinition]) -> Entity {
    let mut entity = Entity { name: String::from("Item"), ..Entity::default() };
    let keys = table.key_attributes().map(|name| {
        let known = types.iter().find(|of| of.attribute_name == *name);
        (name, known.map_or(Kind::Text, |of| kind(&of.attribute_type)))
    });
    let included = table.indexes.iter().flat_map(|index| match &index.projection {
        Projection::Include(names) => names.as_slice(),
        _ => &[],
    });
    for (name, kind) in keys.chain(included.map(|name| (name, Kind::Any))) {
        if entity.field(name).is_none() {
            let is_primary = table.primary().any(|primary| primary == name);
            entity.fields.push(Field::new(name, kind).optional(!is_primary));
        }
    }
    entity.remarks.push(String::from(
        "The definition of a table does not say which entities it has. This one is any item: replace it by your entities, with \
         templates such as #[pk(\"USER#<name>\")] instead of the attributes themselves.",
    ));
    entity
}

/// What an attribute of this type holds.
pub(super) fn kind(attribute_type: &str) -> Kind {
    match attribute_type {
        "S" => Kind::Text,
        "N" => Kind::Number,
        "B" => Kind::Bytes,
        "BOOL" => Kind::Bool,
        "SS" => Kind::TextSet,
        "NS" => Kind::IntegerSet,
        _ => Kind::Any,
    }
}

#[cfg(test)]
mod tests;
