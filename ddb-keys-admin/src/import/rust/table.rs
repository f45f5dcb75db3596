//! The enum of a table.

use super::attributes::{attribute, comment, literal, named};
use super::entity::{self, IndexName};
use super::names::{Names, pascal};
use crate::import::model::{Index, Projection, Table};
use ddb_keys::schema::EntitySchema;

/// The source of a table and its entities.
pub(super) fn source(table: &Table, names: &mut Names) -> String {
    let ident = names.claim(&pascal(&table.name), &["Key"]);
    let mut own = Names::new();
    let indexes = table.indexes.iter().map(|index| (own.claim(&pascal(&index.name), &[]), index));
    let indexes: Vec<IndexName<'_>> = indexes.collect();
    let mut entities = Vec::new();
    let mut body = String::new();
    for entity in &table.entities {
        // What the derives name after the entity.
        let mut derived = Vec::from([String::from("Key"), String::from("Query")]);
        derived.extend(indexes.iter().map(|(index, _)| format!("{index}Key")));
        let derived: Vec<&str> = derived.iter().map(String::as_str).collect();
        let name = names.claim(&pascal(&entity.name), &derived);
        body += &entity::source(table, entity, &name, &indexes);
        entities.push(name);
    }
    let overlaps = overlaps(table, &entities);
    body += "\n";
    for remark in &table.remarks {
        body += &comment(remark);
    }
    if table.type_attribute.is_none() && !overlaps.is_empty() {
        body += &comment(UNTYPED);
    }
    body += "#[derive(Debug, Clone, Table)]\n";
    body += &attribute("", "table", &options(table, &overlaps));
    for (ident, index) in &indexes {
        let kind = if index.local { "lsi" } else { "gsi" };
        body += &attribute("", kind, &index_options(ident, index));
    }
    let variants = entities.iter().map(|name| format!("    {name}({name}),\n"));
    body + &format!("pub enum {ident} {{\n{}}}\n", variants.collect::<String>())
}

const UNTYPED: &str = "Entities that can have the same key are told apart by the attribute `entity_type`, which other programs do not \
                       write here. Better change their templates.";

fn options(table: &Table, overlaps: &[String]) -> Vec<String> {
    let mut options = Vec::from([named("name", &table.name), named("pk", &table.pk)]);
    options.extend(table.sk.as_ref().map(|sk| named("sk", sk)));
    match &table.type_attribute {
        Some(name) => options.push(named("type_attribute", name)),
        // Entities that share keys are told apart by the type attribute that this library has by default.
        None if !overlaps.is_empty() => {}
        None => options.push(String::from("type_attribute = none")),
    }
    options.extend_from_slice(overlaps);
    options
}

/// The pairs of entities that can have the same primary key.
fn overlaps(table: &Table, idents: &[String]) -> Vec<String> {
    let mut before: Vec<(EntitySchema, &String)> = Vec::new();
    let mut overlaps = Vec::new();
    for (entity, ident) in table.entities.iter().zip(idents) {
        let schema = table.schema_of(entity);
        let alike = before.iter().filter(|(other, _)| schema.can_have_key_of(other));
        overlaps.extend(alike.map(|(_, other)| format!("overlap({other}, {ident})")));
        before.push((schema, ident));
    }
    overlaps
}

fn index_options(ident: &str, index: &Index) -> Vec<String> {
    let mut options = Vec::from([ident.to_string(), named("name", &index.name)]);
    if !index.local {
        options.push(format!("pk = {}", list(&index.pk)));
    }
    if !index.sk.is_empty() {
        options.push(format!("sk = {}", list(&index.sk)));
    }
    match &index.projection {
        Projection::All => {}
        Projection::Include(names) if !names.is_empty() => {
            let names: Vec<String> = names.iter().map(|name| literal(name)).collect();
            options.push(format!("projection = include({})", names.join(", ")));
        }
        Projection::KeysOnly | Projection::Include(_) => {
            options.push(String::from("projection = keys_only"));
        }
    }
    options
}

/// One text, or a list of them.
fn list(names: &[String]) -> String {
    let literals: Vec<String> = names.iter().map(|name| literal(name)).collect();
    match literals.as_slice() {
        [one] => one.clone(),
        _ => format!("[{}]", literals.join(", ")),
    }
}
