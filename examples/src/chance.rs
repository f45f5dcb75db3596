//! Random numbers for generated data.

use uuid::Uuid;

/// A small random number generator (splitmix64) that gives every run the same data.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap_or(0)
    }

    pub(crate) fn bytes(&mut self) -> uuid::Bytes {
        Uuid::from_u64_pair(self.next(), self.next()).into_bytes()
    }

    /// Draws values at random, each at most once.
    pub(crate) fn draw<'v, V>(&mut self, values: &'v [V], count: usize) -> Vec<&'v V> {
        let mut left: Vec<&V> = values.iter().collect();
        (0..count).map(|_| left.swap_remove(self.below(left.len()))).collect()
    }
}
