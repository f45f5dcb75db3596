//! All items, in clusters.

use std::collections::{BTreeMap, BTreeSet};

use ddb_keys::aws::Item;

use super::cluster::{Cluster, Pattern};
use super::position::Position;
use super::sample::{Reading, index_key, text};

/// The number of shapes that keys may have. Items of further ones are left over.
const MOST_SHAPES: usize = 256;
/// The number of parts that a key may have.
const MOST_PARTS: usize = 32;
/// The number of words in one place of keys that are taken for words of the program. More of them are values.
const MOST_WORDS: usize = 16;
/// The number of clusters of one shape.
const MOST_CLUSTERS: usize = 64;
/// The number of keys that are named as examples of what is left over.
const EXAMPLES: usize = 10;

/// The clusters of a table's items.
#[derive(Debug)]
pub(super) struct Clusters {
    pub(super) reading: Reading,
    pub(super) items: u64,
    groups: BTreeMap<Shape, Group>,
    pub(super) left_over: LeftOver,
}

/// Items that no cluster has.
#[derive(Debug, Default)]
pub(super) struct LeftOver {
    pub(super) items: u64,
    pub(super) examples: Vec<String>,
}

impl LeftOver {
    pub(super) fn add(&mut self, items: u64, example: String) {
        self.items += items;
        if self.examples.len() < EXAMPLES {
            self.examples.push(example);
        }
    }
}

/// The type of an item, and the numbers of the parts of its key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shape {
    pub(super) kind: Option<String>,
    pub(super) pk: usize,
    pub(super) sk: usize,
}

/// The clusters of a shape, by the words of their keys. None is a part that is a value.
#[derive(Debug, Default)]
struct Group {
    clusters: BTreeMap<Vec<Option<String>>, Cluster>,
    values: BTreeSet<usize>,
}

impl Clusters {
    pub(super) fn new(reading: Reading) -> Self {
        Self { reading, items: 0, groups: BTreeMap::new(), left_over: LeftOver::default() }
    }

    pub(super) fn add(&mut self, item: &Item) {
        self.items += 1;
        let keys = std::iter::once(&self.reading.pk).chain(&self.reading.sk);
        let keys: Vec<Option<&str>> = keys.map(|name| text(item, name)).collect();
        let example = keys.iter().map(|key| key.unwrap_or("?")).collect::<Vec<_>>().join(" | ");
        let Some(keys) = keys.into_iter().collect::<Option<Vec<&str>>>() else {
            self.left_over.add(1, example);
            return;
        };
        let parts =
            |at: usize| keys.get(at).map_or(0, |key| key.split(self.reading.separator).count());
        let kind = self.reading.kind_of(item).map(ToString::to_string);
        let shape = Shape { kind, pk: parts(0), sk: parts(1) };
        let is_known = self.groups.contains_key(&shape) || self.groups.len() < MOST_SHAPES;
        if !is_known || shape.pk + shape.sk > MOST_PARTS {
            self.left_over.add(1, example);
            return;
        }
        let primary = self.positions(&keys, item);
        let indexes = item.keys().filter(|name| index_key(name).is_some());
        let indexes = indexes.map(|name| {
            let positions = text(item, name).map(|text| self.positions(&[text], item));
            (name.clone(), Pattern { items: 1, positions })
        });
        let cluster = Cluster::new(example, primary, indexes.collect(), item);
        let typed = shape.kind.is_some();
        self.groups.entry(shape).or_default().add(cluster, if typed { 1 } else { MOST_WORDS });
    }

    fn positions(&self, texts: &[&str], item: &Item) -> Vec<Position> {
        let reading = &self.reading;
        Position::split(texts, reading.separator, item, |name| !reading.is_key(name))
    }

    /// The clusters, those with the most items first.
    pub(super) fn take(&mut self) -> Vec<(Shape, Cluster)> {
        let groups = std::mem::take(&mut self.groups).into_iter();
        let clusters = groups.flat_map(|(shape, group)| {
            group.clusters.into_values().map(move |cluster| (shape.clone(), cluster))
        });
        let mut clusters: Vec<(Shape, Cluster)> = clusters.collect();
        clusters.sort_by_key(|(_, cluster)| std::cmp::Reverse(cluster.items));
        clusters
    }
}

impl Group {
    /// Adds a cluster of one item. In each part the clusters have at most this many words.
    fn add(&mut self, cluster: Cluster, words: usize) {
        let is_new = self.insert(cluster);
        if !is_new {
            return;
        }
        while let Some(at) = self.varied(words) {
            self.values.insert(at);
            for cluster in std::mem::take(&mut self.clusters).into_values() {
                self.insert(cluster);
            }
        }
    }

    /// Merges a cluster with the one that has the same words. Returns whether there was none.
    fn insert(&mut self, cluster: Cluster) -> bool {
        let words = cluster.primary.iter().enumerate().map(|(at, position)| {
            (position.is_literal() && !self.values.contains(&at)).then(|| position.first.clone())
        });
        let count = self.clusters.len();
        self.clusters.entry(words.collect()).or_default().merge(cluster);
        self.clusters.len() > count
    }

    /// A part that has too many words to be one of the program's.
    fn varied(&self, most: usize) -> Option<usize> {
        let parts = self.clusters.keys().next()?.len();
        let words = |at: usize| {
            let words = self.clusters.keys().filter_map(|words| words.get(at));
            words.collect::<BTreeSet<_>>().len()
        };
        let counted =
            (0..parts).map(|at| (words(at), at)).filter(|(_, at)| !self.values.contains(at));
        let (count, at) = counted.max()?;
        (count > most || self.clusters.len() > MOST_CLUSTERS).then_some(at)
    }
}
