//! Finds the entities of a stored key by the literals that the key begins with, so that a table of
//! many entities does not try each of them.

mod prefix;
pub(super) mod sorted;

use prefix::{Prefix, visit};

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
