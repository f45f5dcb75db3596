//! Models of AWS's modelling assistant: `schema.json` with entities, and `dynamodb_data_model.json` with tables alone.

use indexmap::IndexMap;
use serde::Deserialize;

use super::create_table::Definition;
use super::model::{Entity, Field, Index, Kind, Part, Projection, Table, Template};
use super::problem::Problem;

#[derive(Debug, Deserialize)]
struct Document<T> {
    tables: Vec<T>,
}

/// What tells the two kinds of files apart.
#[derive(Debug, Deserialize)]
struct Kindred {
    #[serde(rename = "KeySchema")]
    key_schema: Option<serde::de::IgnoredAny>,
}

#[derive(Debug, Deserialize)]
struct TableOf {
    table_config: TableConfig,
    #[serde(default)]
    gsi_list: Vec<IndexOf>,
    entities: IndexMap<String, EntityOf>,
}

#[derive(Debug, Deserialize)]
struct TableConfig {
    table_name: String,
    partition_key: String,
    sort_key: Option<String>,
}

#[derive(Debug, Deserialize)]
struct IndexOf {
    name: String,
    partition_key: OneOrMore,
    #[serde(default)]
    sort_key: OneOrMore,
    projection: Option<String>,
    #[serde(default)]
    included_attributes: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct EntityOf {
    entity_type: String,
    pk_template: String,
    sk_template: Option<String>,
    #[serde(default)]
    gsi_mappings: Vec<Mapping>,
    fields: Vec<FieldOf>,
}

#[derive(Debug, Deserialize)]
struct Mapping {
    name: String,
    pk_template: OneOrMore,
    #[serde(default)]
    sk_template: OneOrMore,
}

#[derive(Debug, Deserialize)]
struct FieldOf {
    name: String,
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    required: bool,
}

/// A text, or a list of them.
#[derive(Debug, Default, Deserialize)]
#[serde(untagged, expecting = "a text or a list of texts")]
enum OneOrMore {
    #[default]
    None,
    One(String),
    More(Vec<String>),
}

impl OneOrMore {
    fn list(&self) -> &[String] {
        match self {
            Self::None => &[],
            Self::One(text) => std::slice::from_ref(text),
            Self::More(texts) => texts,
        }
    }
}

/// Reads a model.
pub(super) fn read(text: &str) -> Result<Vec<Table>, Problem> {
    let Document { tables } = serde_json::from_str::<Document<Kindred>>(text)?;
    if tables.is_empty() {
        return Err(Problem::expected("tables", "at least one table"));
    }
    if tables.iter().any(|table| table.key_schema.is_some()) {
        let Document { tables } = serde_json::from_str::<Document<Definition>>(text)?;
        let tables = tables.into_iter().enumerate();
        return tables.map(|(at, table)| table.table(&format!("tables[{at}]."))).collect();
    }
    let Document { tables } = serde_json::from_str::<Document<TableOf>>(text)?;
    let tables = tables.into_iter().enumerate();
    tables.map(|(at, table)| table.read(&format!("tables[{at}]"))).collect()
}

impl TableOf {
    fn read(self, path: &str) -> Result<Table, Problem> {
        let TableConfig { table_name: name, partition_key: pk, sort_key: sk } = self.table_config;
        let mut table = Table { name, pk, sk, ..Table::default() };
        for (at, index) in self.gsi_list.into_iter().enumerate() {
            table.indexes.push(index.read(&format!("{path}.gsi_list[{at}]"))?);
        }
        for (name, entity) in self.entities {
            let entity = entity.read(&table, &format!("{path}.entities.{name}"))?;
            table.entities.push(entity);
        }
        if table.entities.is_empty() {
            return Err(Problem::expected(format!("{path}.entities"), "at least one entity"));
        }
        Ok(table)
    }
}

impl IndexOf {
    fn read(self, path: &str) -> Result<Index, Problem> {
        let word = self.projection.as_deref().unwrap_or("ALL");
        let place = format!("{path}.projection");
        let projection = Projection::named(word, self.included_attributes, &place)?;
        let (pk, sk) = (self.partition_key.list().to_vec(), self.sort_key.list().to_vec());
        if pk.is_empty() || pk.len() > 4 || sk.len() > 4 {
            return Err(Problem::expected(
                path,
                "from one to four partition keys, and up to four sort keys",
            ));
        }
        Ok(Index { name: self.name, local: false, pk, sk, projection })
    }
}

impl EntityOf {
    fn read(self, table: &Table, path: &str) -> Result<Entity, Problem> {
        let mut entity = Entity { name: self.entity_type, ..Entity::default() };
        for field in self.fields {
            entity.fields.push(Field::new(field.name, kind(&field.kind)).optional(!field.required));
        }
        let pairs = std::iter::once((&table.pk, &self.pk_template));
        for (attribute, text) in pairs.chain(table.sk.iter().zip(&self.sk_template)) {
            add(&mut entity, attribute, text);
        }
        for (at, mapping) in self.gsi_mappings.iter().enumerate() {
            let path = format!("{path}.gsi_mappings[{at}]");
            let index = table.indexes.iter().find(|index| index.name == mapping.name);
            let index = index
                .ok_or_else(|| Problem::expected(&path, "the name of an index in `gsi_list`"))?;
            for (attributes, templates) in
                [(&index.pk, &mapping.pk_template), (&index.sk, &mapping.sk_template)]
            {
                if attributes.len() != templates.list().len() {
                    return Err(Problem::expected(
                        &path,
                        "a template for each attribute of the index's key",
                    ));
                }
                for (attribute, text) in attributes.iter().zip(templates.list()) {
                    add(&mut entity, attribute, text);
                }
            }
        }
        Ok(entity)
    }
}

/// Adds a template. One that is a number is stored as a number, so it becomes a field of its own.
fn add(entity: &mut Entity, attribute: &str, text: &str) {
    let template = Template::parse(text, "", padding);
    let number = match template.0.as_slice() {
        [Part::Field(name)] => {
            entity.field(name).filter(|field| matches!(field.kind, Kind::Integer | Kind::Float))
        }
        _ => None,
    };
    if let Some(number) = number.filter(|number| number.attribute != attribute) {
        let remark = format!(
            "`{attribute}` is the number `{}`, and has to be filled by the program",
            number.attribute
        );
        let field =
            Field { attribute: attribute.to_string(), kind: Kind::Integer, ..number.clone() };
        entity.remarks.push(remark);
        entity.fields.push(field);
        return;
    }
    // Python writes `True`.
    let is_bool = |name: &String| entity.field(name).is_some_and(|field| field.kind == Kind::Bool);
    let parts = template.0.into_iter().map(|part| match part {
        Part::Field(name) if is_bool(&name) => Part::Unknown(format!("{{{name}}}")),
        part => part,
    });
    let template = Template(parts.collect());
    entity.templates.insert(attribute.to_string(), template);
}

/// `{n:08d}` and `{n:08}`.
fn padding(name: &str, options: &str) -> Part {
    let width = options.strip_prefix('0').map(|width| width.strip_suffix('d').unwrap_or(width));
    match width.and_then(|width| width.parse().ok()) {
        Some(width) => Part::Padded(name.to_string(), width),
        None => Part::Unknown(format!("{{{name}:{options}}}")),
    }
}

fn kind(name: &str) -> Kind {
    match name {
        "string" => Kind::Text,
        "integer" => Kind::Integer,
        "decimal" => Kind::Float,
        "boolean" => Kind::Bool,
        "uuid" => Kind::Uuid,
        _ => Kind::Any,
    }
}

#[cfg(test)]
mod tests;
