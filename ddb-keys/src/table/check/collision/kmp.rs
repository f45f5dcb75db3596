//! Text before a literal, which must not make the literal occur early: in `<a>::` the text of `a` contains no `::`
//! and does not end in `:`. As in the Knuth–Morris–Pratt algorithm, a state is the length of the longest prefix of the
//! literal that the text so far ends with.

/// Longer literals have no guard, which is conservative.
pub(in crate::table::check) const MAX_LEN: usize = 16;

/// A literal that must not occur early, with the borders of its beginnings.
pub(in crate::table::check) struct Guard<'l> {
    pub(in crate::table::check) literal: &'l [u8],
    /// For each prefix of the literal, by its length, the longest shorter text with which it both begins and ends.
    borders: [usize; MAX_LEN + 1],
}

impl<'l> Guard<'l> {
    /// A literal of at most `MAX_LEN` bytes.
    pub(in crate::table::check) const fn of(literal: &'l [u8]) -> Self {
        let mut guard = Self { literal, borders: [0; MAX_LEN + 1] };
        let mut len = 1;
        while len < literal.len() {
            guard.borders[len + 1] = guard.step(guard.borders[len], literal[len]);
            len += 1;
        }
        guard
    }

    pub(in crate::table::check) const fn border(&self, len: usize) -> usize {
        self.borders[len]
    }

    /// Returns how many bytes of the literal are matched after `byte`, if `matched` of them, but not all, were before.
    pub(in crate::table::check) const fn step(&self, matched: usize, byte: u8) -> usize {
        let mut state = matched;
        loop {
            if self.literal[state] == byte {
                return state + 1;
            }
            if state == 0 {
                return 0;
            }
            state = self.borders[state];
        }
    }

    /// Returns whether a string may end in this state, so that the literal after it does not occur earlier.
    pub(in crate::table::check) const fn may_end(&self, matched: usize) -> bool {
        let mut state = matched;
        let mut at = 0;
        loop {
            state = self.step(state, self.literal[at]);
            at += 1;
            if state == self.literal.len() {
                return at == self.literal.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_follow_the_literal() {
        let guard = Guard::of(b"aab");
        assert_eq!((guard.step(0, b'a'), guard.step(2, b'a'), guard.step(1, b'b')), (1, 2, 0));
        let border = |literal: &[u8]| Guard::of(literal).border(literal.len());
        assert_eq!((border(b"abab"), border(b"abcab"), border(b"abcb")), (2, 2, 0));
    }

    #[test]
    fn a_text_may_not_end_with_a_prefix_that_restarts_the_literal() {
        assert!(Guard::of(b"::").may_end(0));
        assert!(!Guard::of(b"::").may_end(1), "`a:` + `::`");
        assert!(Guard::of(b":;").may_end(1), "`a:` + `:;`");
    }
}
