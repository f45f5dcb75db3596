//! Data models of `NoSQL` Workbench.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::create_table::{AttributeDefinition, ProjectionDefinition, kind};
use super::model::{Entity, Field, Index, Kind, Part, SEPARATORS, Table, Template};
use super::problem::Problem;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Model {
    data_model: Vec<TableOf>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct TableOf {
    table_name: String,
    key_attributes: KeyAttributes,
    #[serde(default)]
    non_key_attributes: Vec<AttributeDefinition>,
    #[serde(default)]
    table_facets: Vec<Facet>,
    #[serde(default)]
    global_secondary_indexes: Vec<IndexOf>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct KeyAttributes {
    partition_key: AttributeDefinition,
    sort_key: Option<AttributeDefinition>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct IndexOf {
    index_name: String,
    key_attributes: KeyAttributes,
    #[serde(default)]
    projection: ProjectionDefinition,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Facet {
    facet_name: String,
    #[serde(default)]
    key_attribute_alias: Aliases,
    #[serde(default)]
    table_data: Vec<Map<String, Value>>,
    #[serde(default)]
    non_key_attributes: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
struct Aliases {
    partition_key_alias: String,
    sort_key_alias: String,
}

/// Reads a model. Each facet is an entity.
pub(super) fn read(text: &str) -> Result<Vec<Table>, Problem> {
    let model: Model = serde_json::from_str(text)?;
    if model.data_model.is_empty() {
        return Err(Problem::expected("DataModel", "at least one table"));
    }
    let tables = model.data_model.into_iter().enumerate();
    tables.map(|(at, table)| table.read(&format!("DataModel[{at}]"))).collect()
}

impl TableOf {
    fn read(mut self, path: &str) -> Result<Table, Problem> {
        let keys = &self.key_attributes;
        let mut table = Table {
            name: self.table_name.clone(),
            pk: keys.partition_key.attribute_name.clone(),
            sk: keys.sort_key.as_ref().map(|key| key.attribute_name.clone()),
            ..Table::default()
        };
        for (at, index) in
            std::mem::take(&mut self.global_secondary_indexes).into_iter().enumerate()
        {
            let path = format!("{path}.GlobalSecondaryIndexes[{at}].Projection");
            let pk = Vec::from([index.key_attributes.partition_key.attribute_name]);
            let sk =
                index.key_attributes.sort_key.into_iter().map(|key| key.attribute_name).collect();
            let projection = index.projection.read(&path)?;
            table.indexes.push(Index { name: index.index_name, local: false, pk, sk, projection });
        }
        if self.table_facets.is_empty() {
            return Err(Problem::expected(
                format!("{path}.TableFacets"),
                "at least one facet, which is an entity",
            ));
        }
        table.entities = self.table_facets.iter().map(|facet| self.entity(facet)).collect();
        Ok(table)
    }

    fn entity(&self, facet: &Facet) -> Entity {
        let mut entity = Entity { name: facet.facet_name.clone(), ..Entity::default() };
        for name in &facet.non_key_attributes {
            let of = self.non_key_attributes.iter().find(|of| of.attribute_name == *name);
            let kind = of.map_or(Kind::Any, |of| kind(&of.attribute_type));
            let kind = if kind == Kind::Number { number(facet, name) } else { kind };
            let rows = &facet.table_data;
            let optional = rows.is_empty() || !rows.iter().all(|row| row.contains_key(name));
            entity.fields.push(Field::new(name, kind).optional(optional));
        }
        let aliases = &facet.key_attribute_alias;
        let keys = [
            (Some(&self.key_attributes.partition_key), &aliases.partition_key_alias),
            (self.key_attributes.sort_key.as_ref(), &aliases.sort_key_alias),
        ];
        for (key, alias) in keys {
            if let Some(key) = key {
                add_key(&mut entity, facet, key, alias);
            }
        }
        entity
    }
}

/// A row of a facet.
type Row = Map<String, Value>;

/// Adds a key attribute: what its alias means, if that is what the rows have.
fn add_key(entity: &mut Entity, facet: &Facet, key: &AttributeDefinition, alias: &str) {
    let name = &key.attribute_name;
    let rows = facet.table_data.iter().map(|row| Some((text(row, name)?, row)));
    let template = rows.collect::<Option<Vec<_>>>().and_then(|rows| template(entity, alias, &rows));
    let template = template.filter(|of| key.attribute_type == "S" && !of.is_field(name));
    if let Some(template) = template {
        for field in template.fields() {
            if entity.field(field).is_none() {
                // The alias has a name for it, but no attribute holds it.
                entity.fields.push(Field { stored: false, ..Field::new(field, Kind::Text) });
            }
        }
        entity.remarks.push(format!(
            "`{name}` is taken from the alias `{alias}`, which is free text: compare it with your items"
        ));
        entity.templates.insert(name.clone(), template);
    } else if entity.field(name).is_none() {
        entity.remarks.push(format!(
            "`{name}` is stored as it is: its alias `{alias}` is not a template that all rows follow"
        ));
        entity.fields.push(Field::new(name, kind(&key.attribute_type)));
    }
}

/// The text or the number of an attribute.
fn text<'r>(row: &'r Row, name: &str) -> Option<&'r str> {
    let value = row.get(name)?;
    value.get("S").or_else(|| value.get("N"))?.as_str()
}

/// The template that an alias means: `USER#user_id` is `USER#<user_id>`. None if a row has another form.
fn template(entity: &Entity, alias: &str, rows: &[(&str, &Row)]) -> Option<Template> {
    let separator = alias.chars().find(|letter| SEPARATORS.contains(letter)).unwrap_or('#');
    let mut parts = Vec::new();
    for (at, segment) in alias.split(separator).enumerate() {
        let values = rows.iter().map(|(text, row)| Some((text.split(separator).nth(at)?, *row)));
        let part = part(entity, segment, &values.collect::<Option<Vec<_>>>()?)?;
        if at > 0 {
            parts.push(Part::Literal(separator.to_string()));
        }
        parts.push(part);
    }
    let count = alias.split(separator).count();
    let is_whole = rows.iter().all(|(text, _)| text.split(separator).count() == count);
    is_whole.then(|| Template::of(parts))
}

/// A segment of an alias: a literal if the rows have nothing else there, otherwise the name of a value.
fn part(entity: &Entity, segment: &str, values: &[(&str, &Row)]) -> Option<Part> {
    let name = segment.trim_matches(|letter| "<>{}[]()$ ".contains(letter));
    let is_literal = match values {
        [] => name == segment && !name.chars().any(|letter| letter.is_ascii_lowercase()),
        _ => values.iter().all(|(value, _)| *value == segment),
    };
    if is_literal {
        return Some(Part::Literal(segment.to_string()));
    }
    let plain = |name: &str| name.replace('_', "").to_ascii_lowercase();
    let known = entity.fields.iter().find(|field| plain(&field.attribute) == plain(name));
    let Some(known) = known else {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        // A word in capitals is meant as text, which the rows do not have.
        let is_name = name.chars().any(|letter| letter.is_ascii_lowercase());
        let is_name = is_name && name.chars().all(is_word);
        return is_name.then(|| Part::Field(name.to_string()));
    };
    let is_held = values.iter().all(|(value, row)| text(row, &known.attribute) == Some(value));
    is_held.then(|| Part::Field(known.attribute.clone()))
}

/// Whether all rows have integers.
fn number(facet: &Facet, name: &str) -> Kind {
    let mut values = facet.table_data.iter().filter_map(|row| row.get(name)?.get("N")?.as_str());
    if values.any(|value| value.parse::<i64>().is_err()) { Kind::Float } else { Kind::Number }
}

#[cfg(test)]
mod tests;
