//! Finds the entity of a stored key by the literals that the key begins with, so that a table of
//! many entities does not try each of them.

pub(crate) mod directory;
mod prefix;

use core::marker::PhantomData;

use crate::schema::same;
use crate::schema::{EntitySchema, KeyAttribute, Segment, Source};
use crate::table::membership::Table;
use directory::Run;
pub use directory::{Directory, UnknownKey};
use prefix::{Beginning, precedes};

/// Reads a key as the first entity, in the order of the schema, that can be read out of it.
#[inline]
pub fn find_key<T: Table, K>(
    pk: &str,
    sk: Option<&str>,
    mut read: impl FnMut(usize) -> Option<K>,
) -> Result<K, UnknownKey> {
    let sk = sk.unwrap_or_default();
    let unknown = UnknownKey::of(T::SCHEMA);
    if T::SCHEMA.overlaps.is_empty() {
        // No other entity can have the key.
        return T::DIRECTORY.find(pk, sk, read).ok_or(unknown);
    }
    let mut found: Option<(usize, K)> = None;
    let _: Option<()> = T::DIRECTORY.find(pk, sk, |position| {
        let is_before = found.as_ref().is_none_or(|(other, _)| position < *other);
        if is_before && let Some(key) = read(position) {
            found = Some((position, key));
        }
        None
    });
    found.map(|(_, key)| key).ok_or(unknown)
}

/// The directory of a table of `N` entities.
#[must_use]
pub const fn directory<T: Table, const N: usize>() -> Directory {
    <Of<T, N>>::SORTED.directory()
}

struct Of<T, const N: usize>(PhantomData<T>);

impl<T: Table, const N: usize> Of<T, N> {
    const SORTED: &'static Sorted<N> = &Sorted::of(T::SCHEMA.entities);
}

/// What a directory refers to.
#[derive(Debug)]
struct Sorted<const N: usize> {
    runs: [Beginning<Run>; N],
    /// How many of the runs there are.
    len: usize,
    entities: [Beginning<usize>; N],
}

impl<const N: usize> Sorted<N> {
    const fn of(schemas: &[&'static EntitySchema]) -> Self {
        let mut runs = [Beginning::after(&[], "", (0, 0)); N];
        let mut entities = [Beginning::after(&[], "", 0); N];
        let order = order::<N>(schemas);
        let (mut len, mut at) = (0, 0);
        while at < N {
            let (pk, sk) = literals(schemas[order[at]]);
            if len == 0 || !same(runs[len - 1].literal, pk) {
                runs[len] = Beginning::after(runs.split_at(len).0, pk, (at, at));
                len += 1;
            }
            let (from, to) = &mut runs[len - 1].leads_to;
            let run = entities.split_at(*to).0.split_at(*from).1;
            entities[at] = Beginning::after(run, sk, order[at]);
            *to += 1;
            at += 1;
        }
        Self { runs, len, entities }
    }

    const fn directory(&'static self) -> Directory {
        Directory { runs: self.runs.split_at(self.len).0, entities: &self.entities }
    }
}

/// The positions of the entities, sorted by the partition keys' literals, then by the sort keys'.
const fn order<const N: usize>(schemas: &[&'static EntitySchema]) -> [usize; N] {
    let mut order = [0; N];
    let mut len = 0;
    while len < N {
        let place = place(&order, len, schemas);
        let mut at = len;
        while at > place {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[place] = len;
        len += 1;
    }
    order
}

/// Where the next entity belongs among those that are sorted.
const fn place(order: &[usize], len: usize, schemas: &[&'static EntitySchema]) -> usize {
    let (mut from, mut to) = (0, len);
    while from < to {
        let middle = usize::midpoint(from, to);
        if is_before(schemas[len], schemas[order[middle]]) {
            to = middle;
        } else {
            from = middle + 1;
        }
    }
    from
}

const fn is_before(one: &EntitySchema, other: &EntitySchema) -> bool {
    let (one, other) = (literals(one), literals(other));
    precedes(one.0, other.0) || !precedes(other.0, one.0) && precedes(one.1, other.1)
}

/// What every key of an entity begins with, partition and sort.
const fn literals(entity: &EntitySchema) -> (&'static str, &'static str) {
    let sk = match entity.sk {
        Some(sk) => literal(sk),
        None => "",
    };
    (literal(entity.pk), sk)
}

const fn literal(attribute: &KeyAttribute) -> &'static str {
    match attribute.source {
        Source::Template { segments: [Segment::Literal(literal), ..], .. } => literal,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use alloc::format;
    use alloc::vec::Vec;

    use super::Sorted;
    use crate::schema::{EntitySchema, KeyAttribute, Place, Role, Segment, Source};

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
        let directory = Box::leak(Box::new(Sorted::<N>::of(&entities))).directory();
        for (pk, sk) in TEXTS.iter().flat_map(|pk| TEXTS.map(|sk| (pk, sk))) {
            let begins = |entity: &EntitySchema| {
                pk.starts_with(literal(entity.pk))
                    && entity.sk.is_some_and(|half| sk.starts_with(literal(half)))
            };
            let asked: Vec<usize> = (0..N).filter(|at| begins(entities[*at])).collect();
            let mut found = Vec::new();
            let _: Option<()> = directory.find(pk, sk, |position| {
                found.push(position);
                None
            });
            found.retain(|at| begins(entities[*at]));
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

    #[test]
    fn of_many_entities_only_those_that_begin_so_are_asked() {
        const LETTERS: [&str; 8] = ["a#", "b#", "c#", "d#", "e#", "f#", "g#", "h#"];
        let pair = |at: usize| entity(LETTERS[at / 8], LETTERS[at % 8]);
        let entities: Vec<_> = (0..64).map(pair).collect();
        let directory = Box::leak(Box::new(Sorted::<64>::of(&entities))).directory();
        for at in 0..64 {
            let (pk, sk) = (format!("{}1", LETTERS[at / 8]), format!("{}2", LETTERS[at % 8]));
            let mut asked = Vec::new();
            let _: Option<()> = directory.find(&pk, &sk, |position| {
                asked.push(position);
                None
            });
            assert_eq!(asked, [at], "{pk} and {sk}");
        }
    }

    /// Whose keys begin with each other, in either order.
    #[allow(
        unused_imports,
        reason = "of what the derive emits, which in other crates warns of nothing"
    )]
    mod overlapping {
        use ddb_keys::{Entity, Table};

        #[derive(Entity)]
        #[pk("ACCOUNT#<name..>")]
        pub(super) struct Account {
            name: alloc::string::String,
        }

        #[derive(Entity)]
        #[pk("ACCOUNT#USER#<name>")]
        pub(super) struct User {
            name: alloc::string::String,
        }

        #[derive(Table)]
        #[table(name = "accounts", pk = "PK", overlap(Account, User))]
        #[allow(dead_code, reason = "its keys are what is looked for")]
        pub(super) enum WideFirst {
            Account(Account),
            User(User),
        }

        #[derive(Table)]
        #[table(name = "accounts", pk = "PK", overlap(Account, User))]
        #[allow(dead_code, reason = "its keys are what is looked for")]
        pub(super) enum NarrowFirst {
            User(User),
            Account(Account),
        }
    }

    #[test]
    fn of_entities_that_share_a_key_the_first_is_found() {
        use overlapping::{NarrowFirst, WideFirst};

        let (pk, read) = ("ACCOUNT#USER#a", Some);
        assert_eq!(super::find_key::<WideFirst, _>(pk, None, read), Ok(0));
        assert_eq!(super::find_key::<NarrowFirst, _>(pk, None, read), Ok(0));
        assert_eq!(super::find_key::<WideFirst, _>("ACCOUNT#a", None, read), Ok(0));
        let not_the_first = |position| (position > 0).then_some(position);
        assert_eq!(super::find_key::<WideFirst, _>(pk, None, not_the_first), Ok(1));
        assert!(super::find_key::<WideFirst, usize>(pk, None, |_| None).is_err());
    }
}
