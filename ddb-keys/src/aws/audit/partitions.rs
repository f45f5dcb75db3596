//! The largest partitions of a table, found in constant memory.

use alloc::vec::Vec;
use core::cmp::Reverse;
use std::collections::HashMap;

use crate::part::KeyValue;

/// The least number of partitions to keep.
const KEPT: usize = 1024;

/// Counts partitions by the algorithm of Misra and Gries: whenever twice as many are known as are kept,
/// the median size is subtracted from each, and those with nothing left are dropped.
///
/// A partition that holds more than about a thousandth of all bytes is never forgotten, and is
/// undercounted by at most `missed` bytes.
#[derive(Debug, Clone, Default)]
pub(super) struct Partitions {
    sizes: HashMap<KeyValue, Size>,
    missed: u64,
}

/// The size of a partition, as far as it was counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) items: u64,
    pub(super) bytes: u64,
}

impl Partitions {
    pub(super) fn add(&mut self, pk: KeyValue, size: Size) {
        let known = self.sizes.entry(pk).or_default();
        known.items += size.items;
        known.bytes += size.bytes;
        if self.sizes.len() >= 2 * KEPT {
            self.forget_small();
        }
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.missed += other.missed;
        for (pk, size) in other.sizes {
            self.add(pk, size);
        }
    }

    pub(super) fn miss(&mut self, bytes: u64) {
        self.missed += bytes;
    }

    fn forget_small(&mut self) {
        let mut bytes: Vec<u64> = self.sizes.values().map(|size| size.bytes).collect();
        let (_, median, _) = bytes.select_nth_unstable(KEPT);
        let median = *median;
        self.missed += median;
        self.sizes.retain(|_, size| {
            size.bytes = size.bytes.saturating_sub(median);
            size.bytes > 0
        });
    }

    /// The largest partitions, the largest first, and the number of bytes by which each may be undercounted.
    pub(super) fn largest(&self, count: usize) -> (Vec<(&KeyValue, Size)>, u64) {
        let mut sizes: Vec<_> = self.sizes.iter().map(|(pk, size)| (pk, *size)).collect();
        sizes.sort_by_key(|(pk, size)| {
            (Reverse(size.bytes), alloc::string::ToString::to_string(pk))
        });
        sizes.truncate(count);
        (sizes, self.missed)
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

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
        assert!(partitions.sizes.len() < 2 * KEPT);
        let (largest, missed) = partitions.largest(1);
        let large = 2000 * 500;
        assert_eq!(largest[0].0, &KeyValue::S("large".into()));
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
        assert_eq!(largest, [(&KeyValue::N("99".into()), Size { items: 10, bytes: 5490 })]);
    }
}
