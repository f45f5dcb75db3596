//! Literals that would occur too early: after the text `1:`, the literal `::` begins one byte before where it was
//! written.

use super::char_set::CharSet;

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
    let mut at = from;
    while at < literal.len() {
        if literal[at] != literal[at - from] {
            return false;
        }
        at += 1;
    }
    true
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
}
