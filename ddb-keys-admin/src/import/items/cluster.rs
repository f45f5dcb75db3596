//! Items that seem to be of one entity.

use std::collections::BTreeMap;

use ddb_keys::aws::Item;

use super::attribute::Observed;
use super::position::Position;

/// The number of attributes that a cluster counts.
const MOST_ATTRIBUTES: usize = 300;

/// Items whose keys have the same literals.
#[derive(Debug, Default)]
pub(super) struct Cluster {
    pub(super) items: u64,
    /// The key of the first item.
    pub(super) example: String,
    /// The parts of the primary key.
    pub(super) primary: Vec<Position>,
    /// The parts of index keys, by their attributes.
    pub(super) indexes: BTreeMap<String, Pattern>,
    pub(super) attributes: BTreeMap<String, Observed>,
    /// Whether there are attributes that are not counted.
    pub(super) has_more: bool,
}

/// The parts of an index key. None if the keys have different numbers of them.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) items: u64,
    pub(super) positions: Option<Vec<Position>>,
}

impl Cluster {
    /// The cluster of one item.
    pub(super) fn new(
        example: String,
        primary: Vec<Position>,
        indexes: BTreeMap<String, Pattern>,
        item: &Item,
    ) -> Self {
        let mut cluster = Self { items: 1, example, primary, indexes, ..Self::default() };
        for (name, value) in item.iter().take(MOST_ATTRIBUTES) {
            cluster.attributes.entry(name.clone()).or_default().add(value);
        }
        cluster.has_more = item.len() > MOST_ATTRIBUTES;
        cluster
    }

    pub(super) fn merge(&mut self, other: Self) {
        if self.items == 0 {
            *self = other;
            return;
        }
        self.items += other.items;
        merge_positions(&mut self.primary, &other.primary);
        for (name, pattern) in other.indexes {
            match self.indexes.get_mut(&name) {
                Some(known) => known.merge(&pattern),
                None => drop(self.indexes.insert(name, pattern)),
            }
        }
        self.has_more |= other.has_more;
        for (name, observed) in other.attributes {
            if self.attributes.len() < MOST_ATTRIBUTES || self.attributes.contains_key(&name) {
                self.attributes.entry(name).or_default().merge(observed);
            } else {
                self.has_more = true;
            }
        }
    }
}

impl Pattern {
    fn merge(&mut self, other: &Self) {
        self.items += other.items;
        self.positions = match (self.positions.take(), &other.positions) {
            (Some(mut positions), Some(others)) if positions.len() == others.len() => {
                merge_positions(&mut positions, others);
                Some(positions)
            }
            _ => None,
        };
    }
}

fn merge_positions(positions: &mut [Position], others: &[Position]) {
    for (position, other) in positions.iter_mut().zip(others) {
        position.merge(other);
    }
}
