//! Finds the entities of a stored key by the literals that the key begins with, so that a table of
//! many entities does not try each of them.

use crate::schema::{EntitySchema, KeyAttribute, Segment, Source, same};
use crate::table::lead::{lead, precedes, starts_with};

/// The entities of a table, by the literals that their keys begin with.
#[derive(Debug, Clone, Copy)]
pub struct Lookup {
    /// The literals of partition keys, each once, and the range of their entities in `entities`.
    runs: &'static [Prefix<Run>],
    /// The literals of sort keys, sorted within each run, and the entities' positions in the table's schema.
    entities: &'static [Prefix<usize>],
}

/// The range of consecutive entities with the same literal in the partition key.
type Run = (usize, usize);

impl Lookup {
    /// Tries the entities that a key may belong to until one can read it. These are all whose keys begin with the same
    /// literals, and few others, in no particular order.
    #[inline]
    pub(crate) fn find<K>(
        &self,
        pk: &str,
        sk: &str,
        mut read: impl FnMut(usize) -> Option<K>,
    ) -> Option<K> {
        visit(self.runs, pk, |&(from, to)| {
            let run = self.entities.get(from..to).unwrap_or_default();
            visit(run, sk, |position| read(*position))
        })
    }
}

/// The prefixes that a [`Lookup`] refers to.
#[derive(Debug)]
pub(in crate::table) struct Sorted<const N: usize> {
    runs: [Prefix<Run>; N],
    /// The number of runs.
    len: usize,
    entities: [Prefix<usize>; N],
}

impl<const N: usize> Sorted<N> {
    pub(in crate::table) const fn of(schemas: &[&'static EntitySchema]) -> Self {
        let mut runs = [Prefix::after(&[], "", (0, 0)); N];
        let mut entities = [Prefix::after(&[], "", 0); N];
        let order = order::<N>(schemas);
        let (mut len, mut at) = (0, 0);
        while at < N {
            let (pk, sk) = literals(schemas[order[at]]);
            if len == 0 || !same(runs[len - 1].literal, pk) {
                runs[len] = Prefix::after(runs.split_at(len).0, pk, (at, at));
                len += 1;
            }
            let (from, to) = &mut runs[len - 1].leads_to;
            let run = entities.split_at(*to).0.split_at(*from).1;
            entities[at] = Prefix::after(run, sk, order[at]);
            *to += 1;
            at += 1;
        }
        Self { runs, len, entities }
    }

    pub(in crate::table) const fn lookup(&'static self) -> Lookup {
        Lookup { runs: self.runs.split_at(self.len).0, entities: &self.entities }
    }
}

/// Returns the positions of the entities, sorted by the literals of their partition keys and then of their sort keys.
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

/// Returns where the next entity belongs among those that are sorted.
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

/// Returns the literals that the partition key and the sort key of an entity begin with.
const fn literals(entity: &EntitySchema) -> (&'static str, &'static str) {
    let sk = match entity.sk {
        Some(sk) => literal(sk),
        None => "",
    };
    (literal(entity.pk), sk)
}

/// Returns the literal that a key begins with.
pub(in crate::table) const fn literal(attribute: &KeyAttribute) -> &'static str {
    match attribute.source {
        Source::Template { segments: [Segment::Literal(literal), ..], .. } => literal,
        _ => "",
    }
}

/// A prefix in a sorted list, and the value that it leads to.
#[derive(Debug, Clone, Copy)]
struct Prefix<T> {
    literal: &'static str,
    lead: u128,
    /// Whether the prefix before it has the same lead.
    tied: bool,
    /// The nearest earlier prefix that this one begins with.
    wider: Option<usize>,
    leads_to: T,
}

impl<T: Copy> Prefix<T> {
    /// Makes a prefix that comes after others in the order of strings.
    const fn after(others: &[Self], literal: &'static str, leads_to: T) -> Self {
        let lead = lead(literal.as_bytes());
        let tied = matches!(others, [.., last] if last.lead == lead);
        let mut wider = others.len().checked_sub(1);
        while let Some(at) = wider
            && !starts_with(literal, others[at].literal)
        {
            wider = others[at].wider;
        }
        Self { literal, lead, tied, wider, leads_to }
    }
}

/// Visits the prefixes of a string, and few others, until a visit returns something.
///
/// All prefixes of a string are prefixes of the longest one, so all are reached from it. The last prefix that does not
/// sort after the text is the longest one, or begins with it.
#[inline]
fn visit<T, K>(
    sorted: &[Prefix<T>],
    text: &str,
    mut visit: impl FnMut(&T) -> Option<K>,
) -> Option<K> {
    let mut next = last(sorted, text);
    while let Some(prefix) = next.and_then(|at| sorted.get(at)) {
        let found = visit(&prefix.leads_to);
        if found.is_some() {
            return found;
        }
        next = prefix.wider;
    }
    None
}

/// Returns the last prefix that does not sort after a string. A single prefix is not compared. Neither are the bytes
/// after the lead if no other prefix has the same lead, because they would not lead to another prefix.
#[inline]
fn last<T>(sorted: &[Prefix<T>], text: &str) -> Option<usize> {
    let [_, _, ..] = sorted else { return sorted.len().checked_sub(1) };
    let lead = lead(text.as_bytes());
    let at = sorted.partition_point(|other| other.lead <= lead).checked_sub(1)?;
    if sorted[at].tied { last_by_text(sorted, text) } else { Some(at) }
}

#[cold]
fn last_by_text<T>(sorted: &[Prefix<T>], text: &str) -> Option<usize> {
    sorted.partition_point(|other| other.literal <= text).checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::Sorted;
    use crate::schema::{EntitySchema, KeyAttribute, Role, Segment, Source};
    use alloc::boxed::Box;
    use alloc::format;
    use alloc::vec::Vec;

    fn template(role: Role, literal: &'static str) -> &'static KeyAttribute {
        Box::leak(Box::new(KeyAttribute {
            entity: "Row",
            index: None,
            role,
            position: 0,
            separator: '#',
            source: Source::Template {
                text: literal,
                segments: Vec::from([Segment::Literal(literal)]).leak(),
            },
        }))
    }

    fn entity(pk: &'static str, sk: &'static str) -> &'static EntitySchema {
        let sk = Some(template(Role::Sort, sk));
        Box::leak(Box::new(EntitySchema::of_key("Row", template(Role::Partition, pk), sk)))
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

    /// Every pair of literals once or twice, in an irregular order.
    fn entities<const N: usize>() -> Vec<&'static EntitySchema> {
        let pair = |at: usize| {
            let mixed = at * 29 % (LITERALS.len() * LITERALS.len());
            entity(LITERALS[mixed / LITERALS.len()], LITERALS[mixed % LITERALS.len()])
        };
        (0..N).map(pair).collect()
    }

    fn literal(attribute: &KeyAttribute) -> &'static str {
        attribute.text()
    }

    fn agrees_with_asking_each<const N: usize>() {
        let entities = entities::<N>();
        let lookup = Box::leak(Box::new(Sorted::<N>::of(&entities))).lookup();
        for (pk, sk) in TEXTS.iter().flat_map(|pk| TEXTS.map(|sk| (pk, sk))) {
            let begins = |entity: &EntitySchema| {
                pk.starts_with(literal(entity.pk))
                    && entity.sk.is_some_and(|own| sk.starts_with(literal(own)))
            };
            let asked: Vec<usize> = (0..N).filter(|at| begins(entities[*at])).collect();
            let mut found = Vec::new();
            let _: Option<()> = lookup.find(pk, sk, |position| {
                found.push(position);
                None
            });
            found.retain(|at| begins(entities[*at]));
            found.sort_unstable();
            assert_eq!(found, asked, "{pk:?} and {sk:?} among {N}");
        }
    }

    #[test]
    fn the_lookup_finds_the_entities_whose_keys_begin_so() {
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
        let lookup = Box::leak(Box::new(Sorted::<64>::of(&entities))).lookup();
        for at in 0..64 {
            let (pk, sk) = (format!("{}1", LETTERS[at / 8]), format!("{}2", LETTERS[at % 8]));
            let mut asked = Vec::new();
            let _: Option<()> = lookup.find(&pk, &sk, |position| {
                asked.push(position);
                None
            });
            assert_eq!(asked, [at], "{pk} and {sk}");
        }
    }
}
