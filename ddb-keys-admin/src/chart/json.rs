//! Charts as JSON for other tools.

use super::model::{
    Attribute, ChartFile, EntityEntry, FormerEntry, IndexEntry, IndexKeyEntry, ProjectionEntry,
    key_type_name,
};
use super::part::PartText;
use super::print::{char_list, quoted};
use ddb_keys::schema::{CharSet, IndexKind};

/// The version of the JSON that this library writes.
const VERSION: u32 = 1;

pub(super) fn json(chart: &ChartFile) -> String {
    let table = &chart.table;
    object([
        ("format", quoted("ddb-keys chart")),
        ("version", VERSION.to_string()),
        ("table", quoted(&table.name)),
        ("pk", quoted(&table.pk)),
        ("sk", option(table.sk.as_ref())),
        ("type_attribute", option(table.type_attribute.as_ref())),
        ("write_token", option(table.write_token.as_ref())),
        ("ttl", option(table.ttl.as_ref())),
        ("overlaps", array(table.overlaps.iter().map(|pair| texts(pair)))),
        ("indexes", array(table.indexes.iter().map(index))),
        ("entities", array(chart.entities.iter().map(entity))),
    ])
}

fn index(index: &IndexEntry) -> String {
    let (projection, include) = match &index.projection {
        ProjectionEntry::All => ("all", None),
        ProjectionEntry::KeysOnly => ("keys_only", None),
        ProjectionEntry::Include(names) => ("include", Some(names)),
    };
    object([
        ("index", quoted(&index.ident)),
        ("name", quoted(&index.name)),
        ("local", index.local.to_string()),
        ("pk", texts(&index.pk)),
        ("sk", texts(&index.sk)),
        ("projection", quoted(projection)),
        ("include", include.map_or("null".into(), |names| texts(names))),
    ])
}

fn entity(entity: &EntityEntry) -> String {
    object([
        ("entity", quoted(&entity.name)),
        ("separator", quoted(&entity.separator.to_string())),
        ("pk", attribute(&entity.pk)),
        ("sk", entity.sk.as_ref().map_or("null".into(), attribute)),
        ("version", option(entity.version.as_ref())),
        ("formers", array(entity.formers.iter().map(former))),
        ("index_keys", array(entity.index_keys.iter().map(index_key))),
    ])
}

fn former(former: &FormerEntry) -> String {
    object([
        ("name", quoted(&former.name)),
        ("separator", quoted(&former.separator.to_string())),
        ("pk", attribute(&former.pk)),
        ("sk", former.sk.as_ref().map_or("null".into(), attribute)),
    ])
}

fn index_key(key: &IndexKeyEntry) -> String {
    let kind = match key.kind {
        IndexKind::Global => "global",
        IndexKind::Inverted => "inverted",
        IndexKind::Local => "local",
    };
    object([
        ("index", quoted(&key.index)),
        ("name", quoted(&key.name)),
        ("kind", quoted(kind)),
        ("pk", array(key.pk.iter().map(attribute))),
        ("sk", array(key.sk.iter().map(attribute))),
        ("when", array(key.when.iter().map(|condition| quoted(&condition.field)))),
        ("patterns", array(key.when.iter().map(|condition| option(condition.pattern.as_ref())))),
        ("optional", texts(&key.optional)),
    ])
}

fn attribute(attribute: &Attribute) -> String {
    let source = match attribute {
        Attribute::Template(_) => "template",
        Attribute::Raw { .. } => "raw",
    };
    object([
        (source, quoted(&attribute.text())),
        ("type", quoted(key_type_name(attribute.key_type()))),
        ("parts", array(attribute.fields().map(|(field, text)| part(field, text)))),
    ])
}

fn part(field: &str, part: &PartText) -> String {
    let shape = &part.shape;
    let max = (shape.max != usize::MAX).then(|| shape.max.to_string());
    let chars = (shape.chars != CharSet::ALL).then(|| quoted(&char_list(shape.chars)));
    let words = (!shape.words.is_empty()).then(|| texts(&shape.words));
    object([
        ("field", quoted(field)),
        ("kind", quoted(&part.kind)),
        ("format", quoted(&part.format)),
        ("min", shape.min.to_string()),
        ("max", max.unwrap_or("null".into())),
        ("chars", chars.unwrap_or("null".into())),
        ("words", words.unwrap_or("null".into())),
    ])
}

fn object<const N: usize>(fields: [(&str, String); N]) -> String {
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}:{value}", quoted(name))).collect();
    format!("{{{}}}", fields.join(","))
}

fn array(values: impl Iterator<Item = String>) -> String {
    format!("[{}]", values.collect::<Vec<_>>().join(","))
}

fn texts(texts: &[String]) -> String {
    array(texts.iter().map(|text| quoted(text)))
}

fn option(text: Option<&String>) -> String {
    text.map_or("null".into(), |text| quoted(text))
}
