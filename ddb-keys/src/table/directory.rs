//! Which entities a stored key may belong to: looked up by how the key begins, so that a table of
//! many entities need not ask each of them.

use core::iter::successors;

use super::{Table, UnknownKey};
use crate::keys::{EntitySchema, KeyAttribute, Segment, Source};

/// An entity of a table, by the literals that its keys begin with.
///
/// A directory is sorted by the partition key's literal, then by the sort key's.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    pk: &'static str,
    sk: &'static str,
    /// The entity's position in the table's schema.
    position: usize,
    /// The first entry with this literal in the partition key.
    first: usize,
    /// The last entry of the longest other literal that the partition key's begins with.
    wider_pk: Option<usize>,
    /// The same of the sort key, among those with this literal in the partition key; entries with
    /// one literal follow each other.
    wider_sk: Option<usize>,
}

impl Entry {
    const fn of(entities: &[&'static EntitySchema], position: usize) -> Self {
        let (pk, sk) = match entities[position] {
            EntitySchema { pk, sk: Some(sk), .. } => (beginning(pk), beginning(sk)),
            EntitySchema { pk, sk: None, .. } => (beginning(pk), ""),
        };
        Self { pk, sk, position, first: 0, wider_pk: None, wider_sk: None }
    }

    const fn precedes(&self, other: &Self) -> bool {
        precedes(self.pk, other.pk) || !precedes(other.pk, self.pk) && precedes(self.sk, other.sk)
    }
}

/// The literal that every text of an attribute begins with.
const fn beginning(attribute: &KeyAttribute) -> &'static str {
    match attribute.source {
        Source::Template { segments: [Segment::Literal(literal), ..], .. } => literal,
        _ => "",
    }
}

/// Sorts a table's entities into a directory.
#[must_use]
pub const fn directory<const N: usize>(entities: &[&'static EntitySchema]) -> [Entry; N] {
    let nothing = Entry { pk: "", sk: "", position: 0, first: 0, wider_pk: None, wider_sk: None };
    let mut entries = [nothing; N];
    let mut len = 0;
    while len < N {
        let entry = Entry::of(entities, len);
        let place = place(&entries, len, &entry);
        let mut at = len;
        while at > place {
            entries[at] = entries[at - 1];
            at -= 1;
        }
        entries[place] = entry;
        len += 1;
    }
    let mut at = 1;
    while at < N {
        link(&mut entries, at);
        at += 1;
    }
    entries
}

/// Where an entry belongs among the first `len` of the sorted ones.
const fn place(entries: &[Entry], len: usize, entry: &Entry) -> usize {
    let (mut from, mut to) = (0, len);
    while from < to {
        let middle = usize::midpoint(from, to);
        if entry.precedes(&entries[middle]) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    from
}

/// Links an entry to those before it, whose own links are known.
const fn link(entries: &mut [Entry], at: usize) {
    let entry = entries[at];
    let before = entries[at - 1];
    if same(before.pk, entry.pk) {
        let mut wider = Some(at - 1);
        while let Some(other) = wider
            && !starts_with(entry.sk, entries[other].sk)
        {
            wider = entries[other].wider_sk;
        }
        entries[at].wider_sk = wider;
        entries[at].wider_pk = before.wider_pk;
        entries[at].first = before.first;
    } else {
        let mut wider = Some(at - 1);
        while let Some(other) = wider
            && !starts_with(entry.pk, entries[other].pk)
        {
            wider = entries[other].wider_pk;
        }
        entries[at].wider_pk = wider;
        entries[at].first = at;
    }
}

const fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && starts_with(a, b)
}

const fn starts_with(text: &str, prefix: &str) -> bool {
    common(text, prefix) == prefix.len()
}

const fn precedes(a: &str, b: &str) -> bool {
    let common = common(a, b);
    common < b.len() && (common == a.len() || a.as_bytes()[common] < b.as_bytes()[common])
}

/// How many bytes two texts begin with in common.
const fn common(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at
}

/// The positions of the entities that begin as a key does, in no order.
///
/// Literals that a text begins with begin with each other, so all of them are reached from the
/// longest; and that one, or one that begins with it, is the last that does not sort after the text.
#[inline]
pub fn candidates<'d>(
    directory: &'d [Entry],
    pk: &'d str,
    sk: &'d str,
) -> impl Iterator<Item = usize> + 'd {
    let runs = chain(directory, last(directory, |entry| entry.pk <= pk), |entry| entry.wider_pk)
        .filter(|(_, entry)| pk.starts_with(entry.pk));
    runs.flat_map(move |(at, entry)| {
        let run = directory.get(entry.first..=at).unwrap_or_default();
        let last = last(run, |entry| entry.sk <= sk).map(|at| entry.first + at);
        chain(directory, last, |entry| entry.wider_sk)
            .filter(|(_, entry)| sk.starts_with(entry.sk))
            .map(|(_, entry)| entry.position)
    })
}

fn last(entries: &[Entry], reaches: impl Fn(&Entry) -> bool) -> Option<usize> {
    entries.partition_point(reaches).checked_sub(1)
}

fn chain(
    directory: &[Entry],
    from: Option<usize>,
    next: impl Fn(&Entry) -> Option<usize>,
) -> impl Iterator<Item = (usize, &Entry)> {
    let at = |at: Option<usize>| at.and_then(|at| Some((at, directory.get(at)?)));
    successors(at(from), move |(_, entry)| at(next(entry)))
}

/// Reads a key as the first entity, in the order of the schema, that can be read out of it.
#[inline]
pub fn find_key<T: Table, K>(
    pk: &str,
    sk: Option<&str>,
    mut read: impl FnMut(usize) -> Option<K>,
) -> Result<K, UnknownKey> {
    let mut found: Option<(usize, K)> = None;
    for position in candidates(T::DIRECTORY, pk, sk.unwrap_or_default()) {
        let is_before = found.as_ref().is_none_or(|(other, _)| position < *other);
        if is_before && let Some(key) = read(position) {
            found = Some((position, key));
        }
    }
    found.map(|(_, key)| key).ok_or(UnknownKey::of(T::SCHEMA))
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use alloc::vec::Vec;

    use super::{candidates, directory};
    use crate::keys::{EntitySchema, KeyAttribute, Place, Role, Segment, Source};

    fn template(role: Role, literal: &'static str) -> &'static KeyAttribute {
        Box::leak(Box::new(KeyAttribute {
            entity: "Row",
            place: Place { index: None, role, position: 0 },
            separator: '#',
            source: Source::Template {
                text: literal,
                segments: Vec::from([Segment::Literal(literal)]).leak(),
            },
        }))
    }

    fn entity(pk: &'static str, sk: &'static str) -> &'static EntitySchema {
        Box::leak(Box::new(EntitySchema {
            name: "Row",
            pk: template(Role::Partition, pk),
            sk: Some(template(Role::Sort, sk)),
            indexes: &[],
            fields: &[],
            version: None,
            ttl: None,
            flattened: false,
            broken: false,
        }))
    }

    const LITERALS: [&str; 7] = ["", "a", "aa", "ab", "abb", "b", "ba"];
    const TEXTS: [&str; 10] = ["", "a", "aa", "aab", "ab", "abb", "abba", "b", "ba", "c"];

    /// Every pair of literals once or twice, in an order that is none.
    fn entities<const N: usize>() -> Vec<&'static EntitySchema> {
        let pair = |at: usize| {
            let mixed = at * 29 % (LITERALS.len() * LITERALS.len());
            entity(LITERALS[mixed / LITERALS.len()], LITERALS[mixed % LITERALS.len()])
        };
        (0..N).map(pair).collect()
    }

    fn literal(attribute: &KeyAttribute) -> &'static str {
        attribute.source.text()
    }

    fn agrees_with_asking_each<const N: usize>() {
        let entities = entities::<N>();
        let directory = directory::<N>(&entities);
        for (pk, sk) in TEXTS.iter().flat_map(|pk| TEXTS.map(|sk| (pk, sk))) {
            let begins = |entity: &EntitySchema| {
                pk.starts_with(literal(entity.pk))
                    && entity.sk.is_some_and(|half| sk.starts_with(literal(half)))
            };
            let asked: Vec<usize> = (0..N).filter(|at| begins(entities[*at])).collect();
            let mut found: Vec<usize> = candidates(&directory, pk, sk).collect();
            found.sort_unstable();
            assert_eq!(found, asked, "{pk:?} and {sk:?} among {N}");
        }
    }

    #[test]
    fn the_directory_names_the_entities_that_begin_as_the_key_does() {
        agrees_with_asking_each::<0>();
        agrees_with_asking_each::<1>();
        agrees_with_asking_each::<2>();
        agrees_with_asking_each::<7>();
        agrees_with_asking_each::<49>();
        agrees_with_asking_each::<80>();
    }
}
