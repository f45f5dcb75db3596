//! Charts as JSON for other tools.

use ddb_keys::schema::CharSet;
use serde_json::{Value, json};

use super::model::{
    Attribute, ChartFile, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry, IndexEntry,
    IndexKeyEntry,
};
use super::part::PartText;
use super::print::{char_list, kind_word};
use crate::definition::{OwnedProjection, type_name};

/// The version of the JSON that this library writes.
const VERSION: u32 = 1;

pub(super) fn json(chart: &ChartFile) -> Value {
    let table = &chart.table;
    json!({
        "format": "ddb-keys chart",
        "version": VERSION,
        "table": table.name,
        "pk": table.pk,
        "sk": table.sk,
        "type_attribute": table.type_attribute,
        "write_token": table.write_token,
        "ttl": table.ttl,
        "overlaps": list(&table.overlaps, |overlap| json!(overlap.entities)),
        "firsts": list(&table.overlaps, |overlap| json!(overlap.first)),
        "indexes": list(&table.indexes, index),
        "entities": list(&chart.entities, entity),
    })
}

fn index(index: &IndexEntry) -> Value {
    let (projection, include) = match &index.projection {
        OwnedProjection::All => ("all", None),
        OwnedProjection::KeysOnly => ("keys_only", None),
        OwnedProjection::Include(names) => ("include", Some(names)),
    };
    json!({
        "index": index.ident,
        "name": index.name,
        "local": index.local,
        "pk": index.pk,
        "sk": index.sk,
        "projection": projection,
        "include": include,
    })
}

fn entity(entity: &EntityEntry) -> Value {
    json!({
        "entity": entity.name,
        "struct": entity.ident,
        "separator": entity.key.separator,
        "pk": attribute(&entity.key.pk),
        "sk": entity.key.sk.as_ref().map(attribute),
        "version": entity.version,
        "formers": list(&entity.formers, former),
        "former_index_keys": list(&entity.former_indexes, former_index),
        "uniques": list(&entity.uniques, |unique| json!({ "lock": unique.lock, "code": unique.code })),
        "index_keys": list(&entity.index_keys, index_key),
        "attributes": entity.stored,
        "fields": list(&entity.fields, field),
    })
}

fn field(field: &FieldEntry) -> Value {
    json!({
        "field": field.name,
        "attribute": field.attribute,
        "aliases": field.aliases,
        "functions": field.functions,
        "code": field.code,
    })
}

fn former(former: &FormerEntry) -> Value {
    json!({
        "name": former.name,
        "separator": former.key.separator,
        "pk": attribute(&former.key.pk),
        "sk": former.key.sk.as_ref().map(attribute),
    })
}

fn former_index(former: &FormerIndexEntry) -> Value {
    let key = &former.key;
    json!({
        "index": key.index,
        "name": key.name,
        "kind": kind_word(key.kind),
        "separator": former.separator,
        "pk": list(&key.pk, attribute),
        "sk": list(&key.sk, attribute),
        "optional": key.optional,
    })
}

fn index_key(key: &IndexKeyEntry) -> Value {
    json!({
        "index": key.index,
        "name": key.name,
        "kind": kind_word(key.kind),
        "pk": list(&key.pk, attribute),
        "sk": list(&key.sk, attribute),
        "when": list(&key.when, |condition| json!(condition.field)),
        "patterns": list(&key.when, |condition| json!(condition.pattern)),
        "constants": list(&key.constants, |[name, value]| json!({ "name": name, "value": value })),
        "optional": key.optional,
    })
}

fn attribute(attribute: &Attribute) -> Value {
    let source = if attribute.is_raw() { "raw" } else { "template" };
    let parts: Vec<Value> = attribute.fields().map(|(field, text)| part(field, text)).collect();
    json!({
        source: attribute.text(),
        "type": type_name(attribute.key_type()),
        "parts": parts,
    })
}

fn part(field: &str, part: &PartText) -> Value {
    let shape = &part.shape;
    json!({
        "field": field,
        "kind": part.kind,
        "list": part.list,
        "format": part.format,
        "min": shape.min,
        "max": Some(shape.max).filter(|max| *max != usize::MAX),
        "chars": Some(shape.chars).filter(|chars| *chars != CharSet::ALL).map(char_list),
        "nonzero": shape.nonzero,
        "variants": Some(&part.variants).filter(|variants| !variants.is_empty()),
        "words": Some(&shape.words).filter(|words| !words.is_empty()),
    })
}

fn list<V>(values: &[V], show: impl Fn(&V) -> Value) -> Value {
    values.iter().map(show).collect()
}
