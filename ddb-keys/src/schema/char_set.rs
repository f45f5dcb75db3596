//! Sets of characters.

use super::const_eval::each;

/// A set of characters: any subset of ASCII, with all or none of the characters beyond it.
///
/// ```
/// use ddb_keys::schema::CharSet;
///
/// let hexadecimal = CharSet::of("0-9").or(CharSet::of("a-f"));
/// assert!(hexadecimal.has_byte(b'c') && !hexadecimal.has_byte(b'C'));
/// assert!(hexadecimal.contains(CharSet::of("cafe")));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CharSet {
    ascii: u128,
    /// Whether the characters beyond ASCII are in the set.
    pub(super) other: bool,
}

impl CharSet {
    /// The empty set.
    pub(crate) const NONE: Self = Self { ascii: 0, other: false };
    /// Every character.
    pub const ALL: Self = Self { ascii: u128::MAX, other: true };
    /// `0` to `9`.
    pub(crate) const DIGITS: Self = Self::of("0-9");

    /// Parses a list of characters and ranges, such as `0-9A-Za-z_`.
    ///
    /// A `-` at either end stands for itself. Any character beyond ASCII adds all of them.
    ///
    /// ```
    /// assert!(ddb_keys::schema::CharSet::of("0-9-").has_byte(b'-'));
    /// ```
    #[must_use]
    pub const fn of(list: &str) -> Self {
        let bytes = list.as_bytes();
        let mut set = Self::NONE;
        let mut at = 0;
        while at < bytes.len() {
            let first = bytes[at];
            let is_range = at + 2 < bytes.len() && bytes[at + 1] == b'-' && bytes[at + 2] < 128;
            if first >= 128 {
                set.other = true;
                at += 1;
            } else if is_range {
                let mut byte = first;
                while byte <= bytes[at + 2] {
                    set.ascii |= 1 << byte;
                    byte += 1;
                }
                at += 3;
            } else {
                set.ascii |= 1 << first;
                at += 1;
            }
        }
        set
    }

    /// The set of the characters that this byte belongs to.
    pub(super) const fn byte(byte: u8) -> Self {
        if byte < 128 {
            Self { ascii: 1 << byte, other: false }
        } else {
            Self { ascii: 0, other: true }
        }
    }

    /// Removes an ASCII character.
    pub(crate) const fn without(self, byte: u8) -> Self {
        if byte < 128 { Self { ascii: self.ascii & !(1 << byte), other: self.other } } else { self }
    }

    /// Returns the characters that are in either set.
    ///
    /// ```
    /// use ddb_keys::schema::CharSet;
    ///
    /// assert_eq!(CharSet::of("ab").or(CharSet::of("c")), CharSet::of("a-c"));
    /// ```
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { ascii: self.ascii | other.ascii, other: self.other || other.other }
    }

    /// Returns the characters that are in both sets.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self { ascii: self.ascii & other.ascii, other: self.other && other.other }
    }

    /// The ASCII characters of the set, one bit for each.
    pub(crate) const fn ascii(self) -> u128 {
        self.ascii
    }

    /// Whether two sets are the same.
    pub(crate) const fn same(self, other: Self) -> bool {
        self.ascii == other.ascii && self.other == other.other
    }

    /// Returns whether the set is empty.
    pub(crate) const fn is_empty(self) -> bool {
        self.ascii == 0 && !self.other
    }

    /// Returns whether this byte occurs in the UTF-8 text of a character of the set.
    ///
    /// ```
    /// assert!(!ddb_keys::schema::CharSet::of("0-9").has_byte(b'#'));
    /// ```
    #[must_use]
    #[inline]
    pub const fn has_byte(self, byte: u8) -> bool {
        if byte < 128 { self.ascii & (1 << byte) != 0 } else { self.other }
    }

    /// This set with the letters of one alphabet replaced by those of another.
    pub(super) const fn moved(self, from: u8, to: u8) -> Self {
        const ALPHABET: u128 = (1 << 26) - 1;
        let letters = (self.ascii >> from) & ALPHABET;
        Self { ascii: (self.ascii & !(ALPHABET << from)) | (letters << to), other: self.other }
    }

    /// Returns whether every character of another set is in this one.
    ///
    /// ```
    /// use ddb_keys::schema::CharSet;
    ///
    /// assert!(CharSet::ALL.contains(CharSet::of("ä")));
    /// ```
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        other.ascii & !self.ascii == 0 && (self.other || !other.other)
    }

    /// Returns a character that does not sort after `next`, and is another one if possible. Any stands for those beyond ASCII.
    pub(crate) const fn not_after(self, next: char) -> Option<char> {
        let next = if next.is_ascii() { next as u8 } else { u8::MAX };
        let mut byte = next;
        while byte > 0 {
            byte -= 1;
            if self.has_byte(byte) {
                return Some(byte as char);
            }
        }
        if self.has_byte(next) { Some(next as char) } else { None }
    }

    /// Returns whether all bytes of a string belong to characters of this set.
    pub(crate) const fn covers(self, text: &[u8]) -> bool {
        each!(for byte in text {
            if !self.has_byte(*byte) {
                return false;
            }
        });
        true
    }

    /// Returns the position of the first byte outside this set.
    pub(crate) fn first_outside(self, text: &str) -> Option<usize> {
        text.bytes().position(|byte| !self.has_byte(byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_characters_and_ranges() {
        let set = CharSet::of("0-9A-F_");
        assert!("0189ABF_".bytes().all(|byte| set.has_byte(byte)));
        assert!(!"GaZ-é".bytes().any(|byte| set.has_byte(byte)));
        assert!(CharSet::of("a-").has_byte(b'-'));
        assert!(CharSet::of("-a").has_byte(b'-'));
        assert!(CharSet::of("é").has_byte("é".as_bytes()[1]));
    }

    #[test]
    fn sets_are_compared_by_their_characters() {
        let same = |one, other| CharSet::of(one).same(CharSet::of(other));
        assert!(same("abc", "a-c") && same("é", "ü"));
        assert!(!same("a", "b") && !same("a", "aé") && !same("aé", "bé"));
        let holds = |one, other| CharSet::of(one).contains(CharSet::of(other));
        assert!(holds("0-9", "5") && holds("ab", "a") && holds("aé", "a") && holds("aé", "é"));
        assert!(!holds("5", "0-9") && !holds("a", "é") && !holds("é", "a") && !holds("a", "b"));
        assert!(CharSet::DIGITS.covers(b"12") && CharSet::DIGITS.covers(b""));
        assert!(!CharSet::DIGITS.covers(b"12a") && !CharSet::DIGITS.covers(b"a1"));
    }

    #[test]
    fn a_set_sorts_after_a_character_if_each_of_its_own_does() {
        for next in '\0'..'\u{800}' {
            for letter in '\0'..'\u{100}' {
                let not_after = CharSet::byte(letter as u8).not_after(next);
                // Whether a character beyond ASCII sorts after another is not known.
                let sorts_after = letter > next && next.is_ascii();
                assert_eq!(not_after.is_none(), sorts_after, "{letter:?} {next:?}");
            }
            let either = CharSet::byte(b'!').or(CharSet::of("+-Z")).not_after(next);
            assert_eq!(either.is_none(), next < '!', "{next:?}");
        }
        assert_eq!(CharSet::ALL.not_after('#'), Some('"'));
        assert_eq!(CharSet::of("#-9").not_after('#'), Some('#'));
        assert_eq!(CharSet::of("!0-9").not_after('#'), Some('!'));
    }
}
