//! The entities that clusters seem to be.

use std::collections::BTreeSet;

use ddb_keys::schema::EntitySchema;

use super::cluster::Cluster;
use super::clusters::{Clusters, LeftOver, Shape};
use super::position::{EVERY, Position, Source};
use super::sample::{Reading, index_key};
use crate::import::model::{
    Entity, Field, Index, Kind, Part, Projection, Table, Template, numbered,
};
use crate::import::rust::pascal;

/// The number of entities. Smaller clusters are left over.
const MOST_ENTITIES: usize = 64;
/// A table with fewer items than this may have one of a kind.
const FEW: u64 = 10;
/// The number of items of which one may have another index key than its attributes say.
const ONE_OF: u64 = 20;

/// Words in sort keys that say nothing about the entity.
const NO_NAMES: [&str; 9] =
    ["METADATA", "META", "PROFILE", "INFO", "DETAIL", "DETAILS", "ROOT", "SELF", "ITEM"];

/// The table with a proposal for each cluster.
pub(super) fn table(mut clusters: Clusters) -> Table {
    let found = clusters.take();
    let Clusters { reading, items, mut left_over, .. } = clusters;
    let mut table = Table {
        name: String::from("app"),
        pk: reading.pk.clone(),
        sk: reading.sk.clone(),
        type_attribute: reading.type_attribute.clone(),
        indexes: indexes(found.iter().map(|(_, cluster)| cluster)),
        ..Table::default()
    };
    let mut schemas: Vec<EntitySchema> = Vec::new();
    for (shape, cluster) in found {
        // Two entities cannot be of one type.
        let is_new = |kind: &String| table.entities.iter().all(|entity| entity.name != *kind);
        let is_entity = match &shape.kind {
            Some(kind) => is_new(kind),
            None => cluster.items > 1 || items < FEW,
        };
        let (count, example) = (cluster.items, cluster.example.clone());
        let proposal = Proposal { reading: &reading, shape, cluster };
        let entity = proposal.entity(items, &table.indexes);
        // Without a type, one key cannot be of two entities.
        let is_typed = table.type_attribute.is_some();
        let mut is_distinct = || {
            let schema = table.schema_of(&entity);
            let is_distinct = !schemas.iter().any(|other| schema.can_have_key_of(other));
            schemas.extend(is_distinct.then_some(schema));
            is_distinct
        };
        let has_room = is_entity && table.entities.len() < MOST_ENTITIES;
        if has_room && (is_typed || is_distinct()) {
            table.entities.push(entity);
        } else {
            left_over.add(count, example);
        }
    }
    table
        .remarks
        .push(String::from("Items do not say what their table is called: `app` stands for it."));
    if !table.indexes.is_empty() {
        table.remarks.push(String::from(
            "Items do not say what their indexes are called, what these include, and whether attributes of other names are index keys.",
        ));
    }
    table.remarks.extend(said(&left_over, items));
    table
}

fn said(left_over: &LeftOver, items: u64) -> Vec<String> {
    let LeftOver { items: count, examples } = left_over;
    if *count == 0 {
        return Vec::from([format!("The entities claim all of the {items} items.")]);
    }
    let head = format!("No entity claims {count} of {items} items, such as these:");
    std::iter::once(head).chain(examples.iter().map(|key| format!("- `{key}`"))).collect()
}

/// The indexes whose keys items seem to have.
fn indexes<'c>(clusters: impl Iterator<Item = &'c Cluster>) -> Vec<Index> {
    let names: BTreeSet<&str> =
        clusters.flat_map(|cluster| cluster.indexes.keys()).map(String::as_str).collect();
    let keys = names.iter().filter_map(|name| Some((*name, index_key(name)?)));
    let partition = keys.clone().filter(|(_, (_, is_partition))| *is_partition);
    let found = partition.map(|(pk, (stem, _))| {
        let sk = keys.clone().find(|(_, (of, is_partition))| *of == stem && !is_partition);
        Index {
            name: stem.to_string(),
            local: false,
            pk: Vec::from([pk.to_string()]),
            sk: sk.map(|(name, _)| name.to_string()).into_iter().collect(),
            projection: Projection::All,
        }
    });
    found.collect()
}

/// A cluster that becomes an entity.
struct Proposal<'r> {
    reading: &'r Reading,
    shape: Shape,
    cluster: Cluster,
}

impl Proposal<'_> {
    fn entity(self, items: u64, indexes: &[Index]) -> Entity {
        let Cluster { items: claimed, attributes, has_more, .. } = &self.cluster;
        let mut entity = Entity { name: self.name(), ..Entity::default() };
        entity.remarks.push(format!("{claimed} of {items} items."));
        if *has_more {
            entity
                .remarks
                .push(String::from("Some items have attributes that are not listed here."));
        }
        let fields = attributes.iter().filter(|(name, _)| !self.reading.is_key(name));
        entity.fields = fields.map(|(name, of)| of.field(name, *claimed)).collect();
        for (name, _) in attributes.iter().filter(|(_, of)| of.is_null_or_missing(*claimed)) {
            entity.remarks.push(format!(
                "Some of these items have `{name}` as NULL, and others lack it: `put` leaves it out."
            ));
        }
        let (pk, sk) = self.cluster.primary.split_at(self.shape.pk.min(self.cluster.primary.len()));
        let mut names = Vec::new();
        let keys = [(Some(&self.reading.pk), pk), (self.reading.sk.as_ref(), sk)];
        for (name, positions) in keys {
            let template = self.template(positions, &mut entity, &mut names);
            if let Some(name) = name {
                entity.templates.insert(name.clone(), template);
            }
        }
        for index in indexes {
            self.add_index(index, &mut entity);
        }
        entity
    }

    /// The type, or the words of the key.
    fn name(&self) -> String {
        if let Some(kind) = &self.shape.kind {
            return kind.clone();
        }
        let mut words: Vec<&str> = Vec::new();
        for position in self.cluster.primary.iter().filter(|position| is_literal(position)) {
            let word = position.first.as_str();
            let says_nothing = NO_NAMES.contains(&word.to_ascii_uppercase().as_str());
            if !words.contains(&word) && (words.is_empty() || !says_nothing) {
                words.push(word);
            }
        }
        pascal(&words.join("_"))
    }

    /// The template of a key. Parts that no attribute has become fields that are stored in the key alone.
    fn template(
        &self,
        positions: &[Position],
        entity: &mut Entity,
        names: &mut Vec<Part>,
    ) -> Template {
        let mut word = "key";
        let first = names.len();
        for position in positions {
            let part = part_of(position, word, names, EVERY)
                .unwrap_or_else(|| Part::Field(unstored(position, word, entity)));
            if let Part::Literal(text) = &part
                && !text.is_empty()
            {
                word = &position.first;
            }
            names.push(part);
        }
        self.joined(names.get(first..).unwrap_or_default())
    }

    /// Puts the separators between the parts.
    fn joined(&self, parts: &[Part]) -> Template {
        let separator = || Part::Literal(self.reading.separator.to_string());
        let separated = parts.iter().enumerate().flat_map(|(at, part)| {
            let before = (at > 0).then(separator);
            before.into_iter().chain([part.clone()])
        });
        Template::of(separated)
    }

    /// Adds the key of an index: a template for each attribute if all of its parts are known, otherwise the attributes themselves.
    fn add_index(&self, index: &Index, entity: &mut Entity) {
        let attributes: Vec<&String> = index.attributes().collect();
        let templates: Option<Vec<Template>> =
            attributes.iter().map(|name| self.index_template(name)).collect();
        let of = |name: &str| self.cluster.indexes.get(name).map_or(0, |pattern| pattern.items);
        let held = attributes.iter().map(|name| of(name)).max().unwrap_or_default();
        if held == 0 {
            return;
        }
        let is_optional = |name: &String| entity.field(name).is_some_and(|field| field.optional);
        let is_sparse =
            templates.iter().flatten().any(|template| template.fields().any(is_optional));
        let missing = if is_sparse { 0 } else { self.cluster.items - held };
        let is_likely = missing.saturating_mul(ONE_OF) <= self.cluster.items;
        let name = &index.name;
        if let Some(templates) = templates.filter(|_| is_likely) {
            let positions = attributes.iter().filter_map(|name| self.index_positions(name));
            let values = positions.flatten().filter(|position| !is_literal(position));
            let others = missing + values.map(Position::others).max().unwrap_or_default();
            if others > 0 {
                entity.remarks.push(format!(
                    "The key of the index `{name}` is another in {others} of these items: an audit names them."
                ));
            }
            entity.templates.extend(attributes.into_iter().cloned().zip(templates));
            return;
        }
        entity.remarks.push(format!(
            "The key of the index `{name}`, which {held} of these items have, is stored as it is: nothing else in them says it."
        ));
        for name in attributes {
            let observed = self.cluster.attributes.get(name);
            let field = observed.map(|of| of.field(name, self.cluster.items));
            entity
                .fields
                .push(field.unwrap_or_else(|| Field::new(name, Kind::Text).optional(true)));
        }
    }

    fn index_positions(&self, attribute: &str) -> Option<&[Position]> {
        self.cluster.indexes.get(attribute)?.positions.as_deref()
    }

    fn index_template(&self, attribute: &str) -> Option<Template> {
        let mut parts = Vec::new();
        for position in self.index_positions(attribute)? {
            parts.push(part_of(position, "", &parts, ONE_OF)?);
        }
        Some(self.joined(&parts))
    }
}

/// What a part of a key is. None if nothing else in an item has its text, but for one of so many items.
fn part_of(position: &Position, word: &str, names: &[Part], one_of: u64) -> Option<Part> {
    if is_literal(position) {
        return Some(Part::Literal(position.first.clone()));
    }
    let source = position.sources(one_of).min_by_key(|source| match source {
        Source::Attribute(name) => (0, !related(name, word)),
        Source::Padded(name, _) => (1, !related(name, word)),
        Source::Earlier(_) => (2, false),
    });
    match source? {
        Source::Attribute(name) => Some(Part::Field(name.clone())),
        Source::Padded(name, width) => Some(Part::Padded(name.clone(), *width)),
        Source::Earlier(at) => names.get(*at).cloned(),
    }
}

/// Whether a part is text of the program.
fn is_literal(position: &Position) -> bool {
    position.constant && position.is_word()
}

/// Whether the name of an attribute has the word that stands before a part.
fn related(name: &str, word: &str) -> bool {
    name.to_ascii_lowercase().contains(&word.to_ascii_lowercase())
}

/// Adds a field that is in the key alone, and returns its name.
fn unstored(position: &Position, word: &str, entity: &mut Entity) -> String {
    let wanted = format!("{}_id", word.to_ascii_lowercase());
    let name = numbered(&wanted).find(|name| entity.field(name).is_none()).unwrap_or_default();
    let kind = if position.is_uuid { Kind::Uuid } else { Kind::Text };
    entity.fields.push(Field { stored: false, ..Field::new(&name, kind) });
    entity.remarks.push(format!("No attribute has `{name}`: it is in the key alone."));
    name
}
