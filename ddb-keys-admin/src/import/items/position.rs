//! The parts of a key, in all items of a cluster.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Item;

use super::attribute::is_uuid;

/// All items, without one that is another.
pub(super) const EVERY: u64 = u64::MAX;
/// The number of sources of a part.
const MOST_SOURCES: usize = 32;

/// A part of a key: the text between two separators.
#[derive(Debug, Clone)]
pub(super) struct Position {
    pub(super) first: String,
    items: u64,
    /// Whether all items have the text of the first one.
    pub(super) constant: bool,
    /// Whether it is at the beginning of its key, apart from empty parts.
    leads: bool,
    pub(super) is_uuid: bool,
    /// Where items had the same text, each with their number.
    sources: Vec<(Source, u64)>,
}

/// Something that has the text of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Source {
    Attribute(String),
    /// A number, which has zeros before it in a key of this width.
    Padded(String, usize),
    /// An earlier part of the key.
    Earlier(usize),
}

impl Position {
    /// The parts of a key's texts. `may_hold` says which attributes are not keys themselves.
    pub(super) fn split(
        texts: &[&str],
        separator: char,
        item: &Item,
        may_hold: impl Fn(&str) -> bool,
    ) -> Vec<Self> {
        let mut positions: Vec<Self> = Vec::new();
        for text in texts {
            let mut leads = true;
            for part in text.split(separator) {
                let earlier =
                    positions.iter().position(|before| before.first == part && !before.is_word());
                let earlier = earlier.map(Source::Earlier);
                let holders = item.iter().filter(|(name, _)| may_hold(name));
                let holders = holders.flat_map(|(name, value)| held(name, value, part));
                let sources = earlier.into_iter().chain(holders);
                positions.push(Self {
                    first: part.to_string(),
                    items: 1,
                    constant: true,
                    leads,
                    is_uuid: is_uuid(part),
                    sources: sources.map(|source| (source, 1)).collect(),
                });
                leads &= part.is_empty();
            }
        }
        positions
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.constant &= other.constant && self.first == other.first;
        self.is_uuid &= other.is_uuid;
        self.items += other.items;
        for (source, items) in &other.sources {
            match self.sources.iter().position(|(known, _)| known == source) {
                Some(at) => self.sources[at].1 += items,
                None if self.sources.len() < MOST_SOURCES => {
                    self.sources.push((source.clone(), *items));
                }
                None => {}
            }
        }
    }

    /// Where most items had the same text, if these are all but at most one of so many.
    pub(super) fn sources(&self, one_of: u64) -> impl Iterator<Item = &Source> {
        let others = self.others();
        let is_likely = others.saturating_mul(one_of) <= self.items;
        let likely =
            self.sources.iter().filter(move |(_, items)| is_likely && self.items - items == others);
        likely.map(|(source, _)| source)
    }

    /// The number of items that had another text than the source of the most.
    pub(super) fn others(&self) -> u64 {
        let most = self.sources.iter().map(|(_, items)| *items).max();
        self.items - most.unwrap_or_default()
    }

    /// Whether it names a kind of items: a word that no attribute has, unless it stands in capitals at the beginning.
    pub(super) fn is_literal(&self) -> bool {
        let is_title = self.leads && self.is_capital();
        self.constant && self.is_word() && (self.sources(EVERY).next().is_none() || is_title)
    }

    fn is_capital(&self) -> bool {
        !self.first.chars().any(|letter| letter.is_ascii_lowercase())
    }

    /// Whether it is a word: the first one of its key, or one in capitals.
    pub(super) fn is_word(&self) -> bool {
        let is_letter = |letter: char| {
            letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.' | ' ')
        };
        let mut letters = self.first.chars();
        self.first.is_empty()
            || self.first.len() <= 32
                && (self.leads || self.is_capital())
                && letters
                    .next()
                    .is_some_and(|letter| letter.is_ascii_alphabetic() || letter == '_')
                && letters.all(is_letter)
    }
}

/// How an attribute has the text of a part.
fn held(name: &str, value: &AttributeValue, part: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    match value {
        AttributeValue::S(text) | AttributeValue::N(text) if text == part && !part.is_empty() => {
            sources.push(Source::Attribute(name.to_string()));
        }
        _ => {}
    }
    if let AttributeValue::N(number) = value
        && part.bytes().all(|byte| byte.is_ascii_digit())
        && number.parse::<u64>().ok().is_some_and(|number| part.parse() == Ok(number))
    {
        sources.push(Source::Padded(name.to_string(), part.len()));
    }
    sources
}
