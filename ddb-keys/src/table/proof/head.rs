//! The first characters that every key of an entity starts with. They tell most pairs apart.

use super::pattern::segment;
use crate::keys::{KeyAttribute, Segment};

const WIDTH: usize = 16;

/// The first bytes of a text, as far as they are fixed, from the most significant bits down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Head {
    bits: u128,
    len: usize,
}

impl Head {
    /// Nothing is fixed.
    pub(super) const OPEN: Self = Self { bits: 0, len: 0 };

    /// What every text of a key attribute starts with.
    pub(super) const fn of(attribute: &KeyAttribute) -> Self {
        match segment(attribute, 0) {
            Some(Segment::Literal(literal)) => Self::of_text(literal),
            _ => Self::OPEN,
        }
    }

    /// The head of one text.
    pub(super) const fn of_text(text: &str) -> Self {
        let mut head = Self::OPEN;
        while head.len < text.len() && head.len < WIDTH {
            head.bits |= (text.as_bytes()[head.len] as u128) << (8 * (WIDTH - 1 - head.len));
            head.len += 1;
        }
        head
    }

    /// Whether no text starts with both.
    #[inline]
    pub(super) const fn differs(self, other: Self) -> bool {
        let shared = if self.len < other.len { self.len } else { other.len };
        shared > 0 && (self.bits ^ other.bits) >> (8 * (WIDTH - shared)) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::Head;

    fn differ(a: &str, b: &str) -> bool {
        Head::of_text(a).differs(Head::of_text(b))
    }

    #[test]
    fn heads_differ_where_both_are_fixed() {
        assert!(differ("USER#", "ORDER#"));
        assert!(differ("0123456789abcdeF", "0123456789abcdef and more"));
        assert!(!differ("USER#", "USER#ROOT"));
        assert!(!differ("", "USER#"));
        assert!(!differ("0123456789abcdefX", "0123456789abcdefY"));
    }
}
