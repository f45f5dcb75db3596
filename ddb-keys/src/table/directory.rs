//! Which entities a stored key may belong to: looked up by how the key begins, so that a table of
//! many entities need not ask each of them.

use core::iter::successors;

use super::proof::same;
use super::{Table, UnknownKey};
use crate::keys::{EntitySchema, KeyAttribute, Segment, Source};

/// An entity of a table, by the literals that its keys begin with.
///
/// A directory is sorted by the partition key's literal, then by the sort key's.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    pk: Beginning,
    sk: Beginning,
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

/// What texts begin with.
#[derive(Debug, Clone, Copy)]
struct Beginning {
    literal: &'static str,
    lead: u128,
    /// The bits of the lead that the literal fills.
    filled: u128,
}

/// How many bytes of a text its lead holds.
const LEAD: usize = size_of::<u128>();

/// The first bytes of a text as a number that sorts as they do, zeros where the text is shorter.
/// Most literals differ in it, so that texts are seldom compared.
#[inline]
fn lead(text: &str) -> u128 {
    if let Some(chunk) = text.as_bytes().first_chunk() {
        return u128::from_be_bytes(*chunk);
    }
    let mut chunk = [0; LEAD];
    chunk.iter_mut().zip(text.bytes()).for_each(|(to, byte)| *to = byte);
    u128::from_be_bytes(chunk)
}

impl Beginning {
    const NOTHING: Self = Self { literal: "", lead: 0, filled: 0 };

    /// What every text of an attribute begins with.
    const fn of(attribute: &KeyAttribute) -> Self {
        let Source::Template { segments: [Segment::Literal(literal), ..], .. } = attribute.source
        else {
            return Self::NOTHING;
        };
        let (mut lead, mut filled) = (0, 0);
        let mut at = 0;
        while at < LEAD {
            let is_filled = at < literal.len();
            let (byte, bits) = if is_filled { (literal.as_bytes()[at], u8::MAX) } else { (0, 0) };
            lead = lead << 8 | byte as u128;
            filled = filled << 8 | bits as u128;
            at += 1;
        }
        Self { literal, lead, filled }
    }

    /// Whether the literal does not sort after a text with this lead. Of short literals that end
    /// in zero bytes the longer ones count as equal, and are then found not to begin the text.
    #[inline]
    fn reaches(&self, text: &str, lead: u128) -> bool {
        self.lead < lead
            || self.lead == lead && (self.literal.len() <= LEAD || self.literal <= text)
    }

    /// Whether a text begins with the literal.
    #[inline]
    fn begins(&self, text: &str, lead: u128) -> bool {
        (self.lead ^ lead) & self.filled == 0
            && self.literal.len() <= text.len()
            && (self.literal.len() <= LEAD || text.starts_with(self.literal))
    }
}

impl Entry {
    const NOTHING: Self = Self {
        pk: Beginning::NOTHING,
        sk: Beginning::NOTHING,
        position: 0,
        first: 0,
        wider_pk: None,
        wider_sk: None,
    };

    const fn of(entities: &[&'static EntitySchema], position: usize) -> Self {
        let sk = match entities[position].sk {
            Some(sk) => Beginning::of(sk),
            None => Beginning::NOTHING,
        };
        Self { pk: Beginning::of(entities[position].pk), sk, position, ..Self::NOTHING }
    }

    const fn precedes(&self, other: &Self) -> bool {
        let (pk, other_pk) = (self.pk.literal, other.pk.literal);
        precedes(pk, other_pk)
            || !precedes(other_pk, pk) && precedes(self.sk.literal, other.sk.literal)
    }
}

/// Sorts a table's entities into a directory.
#[must_use]
pub const fn directory<const N: usize>(entities: &[&'static EntitySchema]) -> [Entry; N] {
    let mut entries = [Entry::NOTHING; N];
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
    let (entry, before) = (entries[at], entries[at - 1]);
    let mut wider = Some(at - 1);
    if same(before.pk.literal, entry.pk.literal) {
        while let Some(other) = wider
            && !starts_with(entry.sk.literal, entries[other].sk.literal)
        {
            wider = entries[other].wider_sk;
        }
        entries[at].wider_sk = wider;
        entries[at].wider_pk = before.wider_pk;
        entries[at].first = before.first;
    } else {
        while let Some(other) = wider
            && !starts_with(entry.pk.literal, entries[other].pk.literal)
        {
            wider = entries[other].wider_pk;
        }
        entries[at].wider_pk = wider;
        entries[at].first = at;
    }
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
    let (pk_lead, sk_lead) = (lead(pk), lead(sk));
    let last_run = last(directory, |entry| entry.pk.reaches(pk, pk_lead));
    let runs = chain(directory, last_run, |entry| entry.wider_pk)
        .filter(move |(_, entry)| entry.pk.begins(pk, pk_lead));
    runs.flat_map(move |(at, entry)| {
        let run = directory.get(entry.first..=at).unwrap_or_default();
        let last = last(run, |entry| entry.sk.reaches(sk, sk_lead)).map(|at| entry.first + at);
        chain(directory, last, |entry| entry.wider_sk)
            .filter(move |(_, entry)| entry.sk.begins(sk, sk_lead))
            .map(|(_, entry)| entry.position)
    })
}

#[inline]
fn last(entries: &[Entry], reaches: impl Fn(&Entry) -> bool) -> Option<usize> {
    entries.partition_point(reaches).checked_sub(1)
}

#[inline]
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
    let mut positions = candidates(T::DIRECTORY, pk, sk.unwrap_or_default());
    let unknown = UnknownKey::of(T::SCHEMA);
    if T::SCHEMA.overlaps.is_empty() {
        // No other entity can have the key.
        return positions.find_map(read).ok_or(unknown);
    }
    let mut found: Option<(usize, K)> = None;
    for position in positions {
        let is_before = found.as_ref().is_none_or(|(other, _)| position < *other);
        if is_before && let Some(key) = read(position) {
            found = Some((position, key));
        }
    }
    found.map(|(_, key)| key).ok_or(unknown)
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

    const LITERALS: [&str; 10] = [
        "",
        "a",
        "aa",
        "ab",
        "abb",
        "b",
        "a\0",
        "0123456789abcdef",
        "0123456789abcdefX",
        "0123456789abcdefY",
    ];
    const TEXTS: [&str; 14] = [
        "",
        "a",
        "aa",
        "aab",
        "ab",
        "abba",
        "b",
        "ba",
        "c",
        "a\0",
        "a\0b",
        "0123456789abcde",
        "0123456789abcdef",
        "0123456789abcdefXY",
    ];

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
        agrees_with_asking_each::<100>();
        agrees_with_asking_each::<160>();
    }
}
