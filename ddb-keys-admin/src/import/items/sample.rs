//! What the first items say about all.

use std::collections::{BTreeMap, BTreeSet};

use ddb_keys::aws::Item;

use crate::import::model::SEPARATORS;

/// Names that an attribute of the type usually has, whatever the keys look like.
const TYPES: [&str; 9] = [
    "_type",
    "entity_type",
    "entityType",
    "EntityType",
    "__typename",
    "_et",
    "__edb_e__",
    "itemType",
    "item_type",
];

/// The number of types that a table may have.
const MOST_TYPES: usize = 32;

/// How the items are read.
#[derive(Debug, Clone)]
pub(super) struct Reading {
    pub(super) pk: String,
    pub(super) sk: Option<String>,
    pub(super) separator: char,
    pub(super) type_attribute: Option<String>,
}

impl Reading {
    /// The type of an item.
    pub(super) fn kind_of<'i>(&self, item: &'i Item) -> Option<&'i str> {
        text(item, self.type_attribute.as_ref()?)
    }

    /// Whether an attribute is a key, or the type.
    pub(super) fn is_key(&self, name: &str) -> bool {
        let named = [Some(&self.pk), self.sk.as_ref(), self.type_attribute.as_ref()];
        named.into_iter().flatten().any(|own| own == name) || index_key(name).is_some()
    }
}

/// The name of the index whose key an attribute seems to be, and whether it is its partition key: `GSI1PK`, `gsi2_sk`.
pub(super) fn index_key(name: &str) -> Option<(&str, bool)> {
    let (stem, end) = name.len().checked_sub(2).and_then(|at| name.split_at_checked(at))?;
    let stem = stem.trim_end_matches(['_', '-']);
    let is_index = ["GSI", "GS", "LSI"].iter().any(|start| {
        let rest = stem.get(..start.len()).filter(|first| first.eq_ignore_ascii_case(start));
        rest.is_some() && stem.ends_with(|letter: char| letter.is_ascii_digit())
    });
    match end.to_ascii_uppercase().as_str() {
        "PK" if is_index => Some((stem, true)),
        "SK" if is_index => Some((stem, false)),
        _ => None,
    }
}

/// The first items.
#[derive(Debug)]
pub(super) struct Sample {
    pub(super) count: u64,
    pk: String,
    sk: Option<String>,
    with_pk: u64,
    with_sk: u64,
    separators: [u64; SEPARATORS.len()],
    /// The attributes that may name the type, with their values and the shapes of keys that have these.
    types: Option<BTreeMap<String, BTreeMap<String, BTreeSet<String>>>>,
}

impl Sample {
    pub(super) fn new(pk: &str, sk: Option<&str>) -> Self {
        Self {
            count: 0,
            pk: pk.to_string(),
            sk: sk.map(ToString::to_string),
            with_pk: 0,
            with_sk: 0,
            separators: Default::default(),
            types: None,
        }
    }

    pub(super) fn add(&mut self, item: &Item) {
        self.count += 1;
        self.with_pk += u64::from(item.contains_key(&self.pk));
        self.with_sk += u64::from(self.sk.as_ref().is_some_and(|sk| item.contains_key(sk)));
        let keys = std::iter::once(&self.pk).chain(&self.sk);
        let keys: Vec<&str> = keys.filter_map(|name| text(item, name)).collect();
        for (separator, count) in SEPARATORS.iter().zip(&mut self.separators) {
            *count += keys.iter().filter(|key| key.contains(*separator)).count() as u64;
        }
        // Items without keys of text are not taken for entities.
        if keys.len() == 1 + usize::from(self.sk.is_some()) {
            let shape: Vec<String> = keys.iter().map(|key| beginning(key)).collect();
            self.add_types(item, &shape.join(" "));
        }
    }

    /// Keeps the attributes that every item has, with a few values.
    fn add_types(&mut self, item: &Item, shape: &str) {
        let keys = [Some(&self.pk), self.sk.as_ref()];
        let is_key = |name: &String| keys.contains(&Some(name)) || index_key(name).is_some();
        let names = item.keys().filter(|name| !is_key(name));
        let texts: BTreeMap<&String, &str> =
            names.filter_map(|name| Some((name, text(item, name)?))).collect();
        let types = self.types.get_or_insert_with(|| {
            texts.keys().map(|name| (ToString::to_string(name), BTreeMap::new())).collect()
        });
        types.retain(|name, values| {
            let Some(value) = texts.get(name) else { return false };
            values.entry(ToString::to_string(value)).or_default().insert(shape.to_string());
            values.len() <= MOST_TYPES
        });
    }

    /// Whether these are the key attributes: every item has them.
    pub(super) fn has_keys(&self) -> bool {
        self.count > 0 && self.with_pk == self.count
    }

    pub(super) fn reading(self) -> Reading {
        let counted = SEPARATORS.iter().zip(self.separators).rev();
        let separator =
            counted.max_by_key(|(_, count)| *count).map_or('#', |(separator, _)| *separator);
        let types = self.types.unwrap_or_default();
        let usual = TYPES.iter().find(|name| types.contains_key(**name)).map(ToString::to_string);
        let type_attribute = usual.or_else(|| {
            types.into_iter().find(|(_, of)| is_type(of, self.count)).map(|(name, _)| name)
        });
        let sk = self.sk.filter(|_| self.with_sk == self.count);
        Reading { pk: self.pk, sk, separator, type_attribute }
    }
}

/// Whether each value goes with a shape of its own.
fn is_type(values: &BTreeMap<String, BTreeSet<String>>, items: u64) -> bool {
    let shapes: BTreeSet<&BTreeSet<String>> = values.values().collect();
    let is_repeated = values.len() as u64 * 2 <= items;
    is_repeated
        && values.len() > 1
        && shapes.len() == values.len()
        && shapes.iter().all(|of| of.len() == 1)
}

/// The first word of a key, and the number of its parts.
fn beginning(key: &str) -> String {
    let mut parts = key.split(SEPARATORS).filter(|part| !part.is_empty());
    format!("{}{}", parts.next().unwrap_or_default(), parts.count())
}

/// The text of an attribute. A number is a key of its own, without parts.
pub(super) fn text<'i>(item: &'i Item, name: &str) -> Option<&'i str> {
    item.get(name)?.as_s().ok().map(String::as_str)
}
