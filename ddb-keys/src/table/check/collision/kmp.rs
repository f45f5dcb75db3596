//! Text that must not make the literal after it occur early: `<a>::` takes no `::`, nor a `:` at
//! its end. The states are how much of the literal the text so far ends with.

/// Literals longer than this are not guarded; their pairs are judged on the safe side.
pub(in crate::table::check) const LONGEST: usize = 16;

/// How much of the literal is matched after `byte`, when `matched` bytes were before, and not all.
pub(in crate::table::check) const fn step(literal: &[u8], matched: usize, byte: u8) -> usize {
    let mut state = matched;
    loop {
        if literal[state] == byte {
            return state + 1;
        }
        if state == 0 {
            return 0;
        }
        state = border(literal, state);
    }
}

/// The longest text, shorter than `len`, that is both head and tail of the literal's first `len`
/// bytes.
pub(in crate::table::check) const fn border(literal: &[u8], len: usize) -> usize {
    let mut width = len - 1;
    loop {
        let mut at = 0;
        while at < width && literal[at] == literal[len - width + at] {
            at += 1;
        }
        if at == width {
            return width;
        }
        width -= 1;
    }
}

/// Whether a text that ends in this state may end: the literal, written after it, occurs there first.
pub(in crate::table::check) const fn may_end(literal: &[u8], matched: usize) -> bool {
    let mut state = matched;
    let mut at = 0;
    loop {
        state = step(literal, state, literal[at]);
        at += 1;
        if state == literal.len() {
            return at == literal.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_follow_the_literal() {
        let literal = b"aab";
        assert_eq!(
            (step(literal, 0, b'a'), step(literal, 2, b'a'), step(literal, 1, b'b')),
            (1, 2, 0)
        );
        assert_eq!((border(b"abab", 4), border(b"abcab", 5), border(b"abcb", 4)), (2, 2, 0));
    }

    #[test]
    fn a_text_may_not_end_in_what_starts_the_literal_anew() {
        assert!(may_end(b"::", 0));
        assert!(!may_end(b"::", 1), "`a:` + `::`");
        assert!(may_end(b":;", 1), "`a:` + `:;`");
    }
}
