//! The chart of a schema.

use std::collections::BTreeSet;

use super::model::{
    Attribute, ChartFile, ConditionEntry, EntityEntry, FieldEntry, FormerEntry, FormerIndexEntry,
    IndexEntry, IndexKeyEntry, OverlapEntry, PrimaryKey, Segment, TableEntry, UniqueEntry,
};
use super::part::{PartText, TAIL, usual_shape};
use super::print::VERSION;
use crate::definition::OwnedProjection;
use crate::query::parts;
use ddb_keys::schema::{
    self, EntitySchema, FormerKeySchema, IndexKeySchema, IndexSchema, KeyAttribute, KeyType,
    Overlap, Projection, Source, TableSchema, UniqueSchema,
};

/// Returns the chart of a schema, without removed entities and reasons.
pub(super) fn chart(schema: &TableSchema) -> ChartFile {
    let entities = schema.entities.iter().filter(|entity| !entity.broken);
    let mut entities: Vec<EntityEntry> = entities.map(|schema| entity(schema)).collect();
    entities.sort_by(|a, b| a.name.cmp(&b.name));
    let (removed, reasons) = (Vec::new(), Vec::new());
    ChartFile { version: VERSION, table: table(schema), entities, removed, reasons }
}

fn table(schema: &TableSchema) -> TableEntry {
    let mut indexes: Vec<IndexEntry> = schema.indexes.iter().map(index).collect();
    indexes.sort_by(|a, b| a.ident.cmp(&b.ident));
    let mut overlaps: Vec<OverlapEntry> = schema.overlaps.iter().map(overlap).collect();
    overlaps.sort();
    TableEntry {
        name: schema.name.to_string(),
        pk: schema.pk.to_string(),
        sk: schema.sk.map(str::to_string),
        type_attribute: schema.type_attribute.map(str::to_string),
        write_token: schema.write_token.map(str::to_string),
        ttl: schema.ttl_attribute().map(str::to_string),
        overlaps,
        indexes,
    }
}

fn overlap(schema: &Overlap) -> OverlapEntry {
    let mut entities = schema.entities.map(str::to_string);
    entities.sort();
    OverlapEntry { entities, first: schema.first.map(str::to_string) }
}

fn index(schema: &IndexSchema) -> IndexEntry {
    IndexEntry {
        ident: schema.ident.to_string(),
        name: schema.name.to_string(),
        local: schema.local,
        pk: if schema.local { Vec::new() } else { names(schema.pk.iter().copied()) },
        sk: names(schema.sk.iter().copied()),
        projection: match schema.projection {
            Projection::All => OwnedProjection::All,
            Projection::KeysOnly => OwnedProjection::KeysOnly,
            Projection::Include(list) => OwnedProjection::Include(sorted(list.iter().copied())),
        },
    }
}

fn entity(schema: &EntitySchema) -> EntityEntry {
    let mut index_keys: Vec<IndexKeyEntry> = schema.indexes.iter().map(index_key).collect();
    let mut formers: Vec<FormerEntry> = schema.formers.iter().map(former).collect();
    formers.sort_by(|a, b| a.name.cmp(&b.name));
    index_keys.sort_by(|a, b| a.index.cmp(&b.index));
    let mut former_indexes: Vec<FormerIndexEntry> =
        schema.former_indexes.iter().map(former_index).collect();
    former_indexes.sort_by(|FormerIndexEntry { key: a, .. }, FormerIndexEntry { key: b, .. }| {
        (&a.index, &a.name).cmp(&(&b.index, &b.name))
    });
    EntityEntry {
        name: schema.name.to_string(),
        ident: schema.ident.to_string(),
        key: primary(schema.pk, schema.sk),
        version: schema.version.map(|field| field.attribute.to_string()),
        formers,
        former_indexes,
        uniques: schema.uniques.iter().map(unique).collect(),
        index_keys,
        stored: sorted(schema.fields.iter().map(|field| field.attribute)),
        fields: fields(schema),
    }
}

/// How serde stores the fields of keys, where that is not usual, and what else decides about keys.
fn fields(schema: &EntitySchema) -> Vec<FieldEntry> {
    let formers = schema.formers.iter().flat_map(|former| [Some(former.pk), former.sk]).flatten();
    let of_indexes = schema.former_indexes.iter().flat_map(|key| key.pk.iter().chain(key.sk));
    let keys = schema.key_attributes().chain(formers).chain(of_indexes.copied());
    let names = keys.flat_map(parts).map(|(_, field, _)| field);
    let deciding = schema.deciding.iter().map(|(name, _)| *name);
    let names: BTreeSet<&str> = names.chain(deciding).collect();
    let fields = names.into_iter().map(|name| {
        let stored = schema.fields.iter().find(|field| field.name == name);
        let aliases = schema.aliases.iter().filter(|alias| alias.name == name);
        let code = schema.deciding.iter().find(|(of, _)| *of == name);
        FieldEntry {
            name: name.to_string(),
            attribute: stored.map(|field| field.attribute.to_string()),
            aliases: sorted(aliases.map(|alias| alias.attribute)),
            functions: stored.map(|field| field.functions.to_string()).unwrap_or_default(),
            code: code.map(|(_, code)| (*code).to_string()).unwrap_or_default(),
        }
    });
    fields.filter(|field| *field != FieldEntry::usual(&field.name)).collect()
}

fn unique(schema: &UniqueSchema) -> UniqueEntry {
    UniqueEntry { lock: schema.lock.to_string(), code: schema.expression.to_string() }
}

fn former(schema: &FormerKeySchema) -> FormerEntry {
    FormerEntry { name: schema.name.to_string(), key: primary(schema.pk, schema.sk) }
}

fn former_index(schema: &IndexKeySchema) -> FormerIndexEntry {
    // Every key has a partition key, and that of a local index is the present one.
    let separator = schema.sk.iter().chain(schema.pk).map(|key| key.separator).next();
    FormerIndexEntry { separator: separator.unwrap_or('#'), key: index_key(schema) }
}

fn primary(pk: &KeyAttribute, sk: Option<&KeyAttribute>) -> PrimaryKey {
    PrimaryKey { separator: pk.separator, pk: attribute(pk), sk: sk.map(attribute) }
}

fn index_key(schema: &IndexKeySchema) -> IndexKeyEntry {
    let attributes =
        |list: &[&KeyAttribute]| list.iter().map(|schema| attribute(schema)).collect::<Vec<_>>();
    IndexKeyEntry {
        index: schema.index.to_string(),
        name: schema.name.to_string(),
        kind: schema.kind,
        pk: attributes(schema.pk),
        sk: attributes(schema.sk),
        when: conditions(schema),
        constants: constants(schema),
        optional: sorted(schema.optional_fields()),
    }
}

fn constants(schema: &IndexKeySchema) -> Vec<[String; 2]> {
    let constants = schema.constants.iter();
    constants.map(|of| [of.name.to_string(), format!("{:?}", of.value)]).collect()
}

fn conditions(schema: &IndexKeySchema) -> Vec<ConditionEntry> {
    let conditions = schema.when.iter().zip(schema.patterns).map(|(field, pattern)| {
        let (field, pattern) = (field.to_string(), Some(pattern.to_string()));
        ConditionEntry { field, pattern }
    });
    let mut conditions: Vec<_> = conditions.collect();
    conditions.sort();
    conditions
}

pub(super) fn attribute(schema: &KeyAttribute) -> Attribute {
    match schema.source {
        Source::Raw { attribute, key_type, shape, kind, .. } => {
            // A stored number can be written in many ways, so the strings of its kind say more.
            let part = match usual_shape(kind, "").filter(|_| key_type == Some(KeyType::N)) {
                Some(shape) => PartText::new(kind, "", shape),
                None => PartText::of(kind, "", shape),
            };
            Attribute::raw(attribute, key_type.unwrap_or(KeyType::S), part)
        }
        Source::Template { segments, .. } => {
            let segments = segments.iter().enumerate().map(|(at, segment)| match segment {
                schema::Segment::Literal(literal) => Segment::Literal((*literal).to_string()),
                schema::Segment::Part(part) => {
                    let format = if part.tail { TAIL } else { schema.format(at) };
                    Segment::Part { field: part.field.to_string(), part: part_text(part, format) }
                }
            });
            Attribute { raw: None, segments: segments.collect() }
        }
    }
}

/// How a part is written; of a list, how each of its elements is.
fn part_text(part: &schema::Part, format: &str) -> PartText {
    match part.element {
        Some(of) => PartText { list: true, ..PartText::of(of.kind, format, of.shape) },
        None => PartText::of(part.kind, format, part.shape),
    }
}

fn names<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    names.map(str::to_string).collect()
}

fn sorted<'n>(list: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut list = names(list);
    list.sort();
    list
}
