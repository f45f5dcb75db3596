//! The first or last characters that a string is known to have. They distinguish most templates.

use crate::table::lead::{WIDTH, lead};

/// A few bytes of a string, from the most significant bits down, and which of these bits are known.
#[derive(Debug, Clone, Copy)]
pub(in crate::table::check) struct Head {
    bits: u128,
    known: u128,
}

impl Head {
    /// Nothing is known.
    pub(in crate::table::check) const OPEN: Self = Self { bits: 0, known: 0 };

    /// The first bytes of `text[from..to]`.
    pub(in crate::table::check) const fn of(text: &str, from: usize, to: usize) -> Self {
        Self {
            bits: lead(text.as_bytes().split_at(to).0.split_at(from).1),
            known: known(to - from),
        }
    }

    /// The last bytes of `text[from..to]`, the last one first.
    pub(in crate::table::check) const fn backwards(text: &str, from: usize, to: usize) -> Self {
        let mut last = [0; WIDTH];
        let mut at = 0;
        while at < WIDTH && at < to - from {
            last[at] = text.as_bytes()[to - 1 - at];
            at += 1;
        }
        Self { bits: u128::from_be_bytes(last), known: known(to - from) }
    }

    /// Returns whether no text starts with both.
    #[inline]
    pub(in crate::table::check) const fn differs(self, other: Self) -> bool {
        (self.bits ^ other.bits) & self.known & other.known != 0
    }
}

/// The bits that hold the first bytes of a string of this length.
const fn known(len: usize) -> u128 {
    match len {
        0 => 0,
        len if len < WIDTH => u128::MAX << (8 * (WIDTH - len)),
        _ => u128::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::Head;

    fn differ(a: &str, b: &str) -> bool {
        Head::of(a, 0, a.len()).differs(Head::of(b, 0, b.len()))
    }

    #[test]
    fn heads_differ_where_both_are_known() {
        assert!(differ("USER", "ORDER"));
        assert!(differ("0123456789abcdeF", "0123456789abcdef and more"));
        assert!(!differ("USER", "USERS"));
        assert!(!differ("", "USER"));
        assert!(!differ("0123456789abcdefX", "0123456789abcdefY"));
        assert!(Head::backwards("ab#", 0, 2).differs(Head::backwards("ac", 0, 2)));
    }
}
