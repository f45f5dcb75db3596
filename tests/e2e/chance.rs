//! Reproducible random choices: the same seed gives the same choices.

/// A sequence of choices (SplitMix64, Steele et al. 2014).
pub struct Chance(u64);

impl Chance {
    pub fn of_seed(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).unwrap()
    }

    pub fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    pub fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    pub fn maybe<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        (!self.one_in(3)).then(|| self.of(choices))
    }
}

/// How many rounds a long test has: as many as given, or more or fewer as `PROPTEST_CASES` is more or fewer than 1000. Without
/// it, which is what somebody runs after each change, a tenth.
pub fn rounds(of_a_thousand_cases: usize) -> usize {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    (of_a_thousand_cases * cases.unwrap_or(100)).div_ceil(1000)
}
