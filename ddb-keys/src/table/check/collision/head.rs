//! The first or last characters that a text is known to have. They tell most templates apart.

const WIDTH: usize = 16;

/// A few bytes of a text, from the most significant bits down; which of the bits are known.
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
        Self::read(text.as_bytes(), from, to, false)
    }

    /// The last bytes of `text[from..to]`, the last one first.
    pub(in crate::table::check) const fn backwards(text: &str, from: usize, to: usize) -> Self {
        Self::read(text.as_bytes(), from, to, true)
    }

    const fn read(bytes: &[u8], from: usize, to: usize, backwards: bool) -> Self {
        let len = if to - from < WIDTH { to - from } else { WIDTH };
        let mut bits: u128 = 0;
        let mut at = 0;
        while at < len {
            let byte = if backwards { bytes[to - 1 - at] } else { bytes[from + at] };
            bits = bits << 8 | byte as u128;
            at += 1;
        }
        if len == 0 {
            return Self::OPEN;
        }
        let unknown = 8 * (WIDTH - len);
        Self { bits: bits << unknown, known: u128::MAX << unknown }
    }

    /// Whether no text starts with both.
    #[inline]
    pub(in crate::table::check) const fn differs(self, other: Self) -> bool {
        (self.bits ^ other.bits) & self.known & other.known != 0
    }

    /// Whether the same is known of both.
    #[inline]
    pub(in crate::table::check) const fn same(self, other: Self) -> bool {
        self.bits == other.bits && self.known == other.known
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
