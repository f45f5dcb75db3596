//! Literals that would occur too early: after the text `1:`, the literal `::` begins one byte before where it was
//! written. As in the Knuth–Morris–Pratt algorithm, what counts of the text before a literal is the longest beginning
//! of the literal that the text ends with.

use super::char_set::CharSet;
use super::const_eval::same_bytes;

/// Whether `literal` can occur early in some text over `chars` followed by `literal`: the text ends with a prefix of
/// the literal, and the literal's own prefix completes it.
pub(super) const fn can_occur_early(chars: CharSet, literal: &[u8]) -> bool {
    let mut head = 1;
    while head <= literal.len() && chars.has_byte(literal[head - 1]) {
        if tail_is_head(literal, head) {
            return true;
        }
        head += 1;
    }
    false
}

/// Whether `literal` starts with its own suffix from byte `from` on.
const fn tail_is_head(literal: &[u8], from: usize) -> bool {
    let (_, end) = literal.split_at(from);
    let (beginning, _) = literal.split_at(end.len());
    same_bytes(beginning, end)
}

/// Returns where `literal` first occurs in `value` + `literal`, if that is inside `value`.
pub(crate) const fn early_occurrence(value: &str, literal: &str) -> Option<usize> {
    let (value, literal) = (value.as_bytes(), literal.as_bytes());
    let mut start = 0;
    while start < value.len() {
        let mut at = 0;
        while at < literal.len() && start + at < value.len() && value[start + at] == literal[at] {
            at += 1;
        }
        let is_within = at == literal.len();
        if is_within || (start + at == value.len() && tail_is_head(literal, at)) {
            return Some(start);
        }
        start += 1;
    }
    None
}

/// A literal that must not occur early.
#[derive(Clone, Copy)]
pub(crate) struct Guard<'l>(pub(crate) &'l [u8]);

impl Guard<'_> {
    /// Returns the longest shorter text with which a beginning of the literal both begins and ends, by its length.
    pub(crate) const fn border(self, len: usize) -> usize {
        let (beginning, _) = self.0.split_at(len);
        let mut from = 1;
        while from < len && !tail_is_head(beginning, from) {
            from += 1;
        }
        len.saturating_sub(from)
    }

    /// Returns how many bytes of the literal are matched after `byte`, if `matched` of them, but not all, were before.
    pub(crate) const fn step(self, matched: usize, byte: u8) -> usize {
        let mut state = matched;
        loop {
            if self.0[state] == byte {
                return state + 1;
            }
            if state == 0 {
                return 0;
            }
            state = self.border(state);
        }
    }

    /// Returns whether a text may end after so many matched bytes, so that the literal after it does not occur early.
    pub(crate) const fn may_end(self, matched: usize) -> bool {
        let mut state = matched;
        while state > 0 {
            if tail_is_head(self.0, state) {
                return false;
            }
            state = self.border(state);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_early_occurrence_may_overlap_the_literal() {
        assert_eq!(early_occurrence("a-", "--"), Some(1));
        assert_eq!(early_occurrence("a", "--"), None);
        assert_eq!(early_occurrence("1.2", "."), Some(1));
        assert_eq!(early_occurrence("x", "xy"), None);
    }

    #[test]
    fn states_follow_the_literal() {
        let guard = Guard(b"aab");
        assert_eq!((guard.step(0, b'a'), guard.step(2, b'a'), guard.step(1, b'b')), (1, 2, 0));
        let border = |literal: &[u8]| Guard(literal).border(literal.len());
        assert_eq!((border(b"abab"), border(b"abcab"), border(b"abcb")), (2, 2, 0));
        assert_eq!((border(b""), border(b"a"), border(b"aa")), (0, 0, 1));
    }

    #[test]
    fn a_text_may_not_end_with_a_prefix_that_restarts_the_literal() {
        assert!(Guard(b"::").may_end(0));
        assert!(!Guard(b"::").may_end(1), "`a:` + `::`");
        assert!(Guard(b":;").may_end(1), "`a:` + `:;`");
    }
}
