//! The largest partitions of a table, found in constant memory.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::mem;

use ddb_keys::KeyValue;
use serde::{Deserialize, Serialize};

use crate::pass::key_text::Stored;

/// The minimum number of partitions to keep.
const KEPT: usize = 1024;

/// Counts partitions by the algorithm of Misra and Gries: whenever twice as many are known as are kept,
/// the median size is subtracted from each, and those with nothing left are dropped.
///
/// A partition that holds more than about a thousandth of all bytes is never forgotten, and is
/// undercounted by at most `missed` bytes.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub(super) struct Partitions {
    /// Partitions that have not been counted yet. A scan returns the items of a partition one after another.
    latest: Vec<(KeyValue, Size)>,
    counted: HashMap<KeyValue, Size>,
    missed: u64,
}

/// The partitions as a checkpoint contains them.
#[derive(Serialize, Deserialize)]
struct Kept {
    missed: u64,
    sizes: Vec<(Stored, Size)>,
}

impl From<Partitions> for Kept {
    fn from(partitions: Partitions) -> Self {
        let (sizes, missed) = partitions.largest(usize::MAX);
        Self { missed, sizes: sizes.into_iter().map(|(pk, size)| (Stored(pk), size)).collect() }
    }
}

impl From<Kept> for Partitions {
    fn from(Kept { missed, sizes }: Kept) -> Self {
        let counted = sizes.into_iter().map(|(pk, size)| (pk.0, size)).collect();
        Self { missed, counted, latest: Vec::new() }
    }
}

/// The size of a partition, as far as it was counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Size {
    pub(super) items: u64,
    pub(super) bytes: u64,
}

impl Size {
    fn add(&mut self, other: Self) {
        self.items += other.items;
        self.bytes += other.bytes;
    }
}

impl Partitions {
    pub(super) fn add(&mut self, pk: KeyValue, size: Size) {
        match self.latest.last_mut() {
            Some((last, sum)) if *last == pk => sum.add(size),
            _ => self.latest.push((pk, size)),
        }
        if self.latest.len() >= KEPT {
            self.count_latest();
        }
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.missed += other.missed;
        for (pk, size) in other.counted.into_iter().chain(other.latest) {
            self.count(pk, size);
        }
    }

    fn count_latest(&mut self) {
        for (pk, size) in mem::take(&mut self.latest) {
            self.count(pk, size);
        }
    }

    fn count(&mut self, pk: KeyValue, size: Size) {
        self.counted.entry(pk).or_default().add(size);
        if self.counted.len() >= 2 * KEPT {
            self.forget_small();
        }
    }

    fn forget_small(&mut self) {
        let mut bytes: Vec<u64> = self.counted.values().map(|size| size.bytes).collect();
        let (_, median, _) = bytes.select_nth_unstable(KEPT);
        let median = *median;
        self.missed += median;
        self.counted.retain(|_, size| {
            size.bytes = size.bytes.saturating_sub(median);
            size.bytes > 0
        });
    }

    /// The largest partitions, the largest first, and the number of bytes by which each may be undercounted.
    pub(super) fn largest(&self, max: usize) -> (Vec<(KeyValue, Size)>, u64) {
        if !self.latest.is_empty() {
            let mut all = self.clone();
            all.count_latest();
            return all.largest(max);
        }
        let mut sizes: Vec<_> = self.counted.iter().collect();
        if max < sizes.len() {
            sizes.select_nth_unstable_by(max, larger_first);
            sizes.truncate(max);
        }
        sizes.sort_unstable_by(larger_first);
        (sizes.into_iter().map(|(pk, size)| (pk.clone(), *size)).collect(), self.missed)
    }
}

/// Sorts by size, and partitions of one size by their keys.
fn larger_first((a, of_a): &(&KeyValue, &Size), (b, of_b): &(&KeyValue, &Size)) -> Ordering {
    of_b.bytes.cmp(&of_a.bytes).then_with(|| bytes(a).cmp(bytes(b)))
}

fn bytes(pk: &KeyValue) -> &[u8] {
    match pk {
        KeyValue::S(text) | KeyValue::N(text) => text.as_bytes(),
        KeyValue::B(bytes) => bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_partition_is_found_among_many_small_ones() {
        let mut partitions = Partitions::default();
        let mut total = 0;
        for number in 0..100_000_u64 {
            let small = KeyValue::S(format!("small-{number}"));
            partitions.add(small, Size { items: 1, bytes: 100 });
            total += 100;
            if number % 50 == 0 {
                partitions.add(KeyValue::S("large".into()), Size { items: 1, bytes: 500 });
                total += 500;
            }
        }
        assert!(partitions.counted.len() + partitions.latest.len() < 3 * KEPT);
        let (largest, missed) = partitions.largest(1);
        let large = 2000 * 500;
        assert_eq!(largest[0].0, KeyValue::S("large".into()));
        assert!(largest[0].1.bytes <= large && large <= largest[0].1.bytes + missed);
        assert!(missed <= total / KEPT as u64, "{missed}");
    }

    #[test]
    fn few_partitions_are_counted_exactly() {
        let mut partitions = Partitions::default();
        let mut other = Partitions::default();
        for number in 0..1000_u64 {
            let pk = KeyValue::N(format!("{}", number % 100));
            let of = if number % 2 == 0 { &mut partitions } else { &mut other };
            of.add(pk, Size { items: 1, bytes: number });
        }
        partitions.merge(other);
        let (largest, missed) = partitions.largest(1);
        assert_eq!(missed, 0);
        assert_eq!(largest, [(KeyValue::N("99".into()), Size { items: 10, bytes: 5490 })]);
    }

    #[test]
    fn partitions_of_one_size_are_in_the_order_of_their_keys() {
        let mut partitions = Partitions::default();
        for number in (100..200).rev() {
            partitions
                .add(KeyValue::S(format!("{number}")), Size { items: 1, bytes: number / 150 });
        }
        let first = |max| {
            let (largest, _) = partitions.largest(max);
            let keys = largest.into_iter().map(|(pk, _)| pk.as_str().unwrap().to_string());
            keys.collect::<Vec<_>>()
        };
        assert_eq!(first(3), ["150", "151", "152"]);
        let all: Vec<_> = (150..200).chain(100..150).map(|number| number.to_string()).collect();
        assert_eq!(first(usize::MAX), all);
    }
}
