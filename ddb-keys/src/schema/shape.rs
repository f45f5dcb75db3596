//! The possible strings of a part, from which the library proves keys distinct and omits checks.

use super::char_set::CharSet;
use super::const_eval::each;
use super::const_eval::same;
use super::early_literal::{can_occur_early, early_occurrence};

/// Whether the values of a type have a plain text, and the reason if they do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextForm {
    /// They have a text form without a format.
    Unformatted,
    /// They are times, and a format decides how much of one is written.
    Formatted,
    /// They are bytes, which have no text form.
    Bytes,
    /// A format writes characters that the type does not allow, so that no key could be read back.
    Unreadable,
    /// They are integers with more digits than DynamoDB keeps of a number, so that they cannot be raw keys of a table.
    TooPrecise,
}

/// The possible strings of a part: their lengths and characters, over all values of its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextShape {
    /// The length of the shortest text, in bytes: 0 if a text may be empty.
    pub min: usize,
    /// The length of the longest text, in bytes. `usize::MAX` if there is no bound.
    pub max: usize,
    /// The characters that a string can contain.
    pub chars: CharSet,
    /// All strings of a type with few values. Empty for other types.
    pub words: &'static [&'static str],
    /// The variants of an enum that are written as these words, in the same order. Empty if each is named like its word.
    pub variants: &'static [&'static str],
    /// Whether the values are free text, so that each is checked when a key is built.
    pub free: bool,
    /// Whether the values have a text form without a format, or at all.
    #[doc(hidden)]
    pub form: TextForm,
    /// The case to which letters beyond ASCII are folded.
    pub case: LetterCase,
    /// Whether every string has a character other than `0`, as that of a number other than zero has.
    pub nonzero: bool,
}

/// The case of letters beyond ASCII.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetterCase {
    /// Letters are not folded.
    AsGiven,
    /// Upper case.
    Upper,
    /// Lower case.
    Lower,
}

/// The factor by which a string can become longer or shorter when its letters are folded.
pub(crate) const MAX_GROWTH: usize = 3;

impl TextShape {
    /// Any text that is not empty.
    pub const TEXT: Self = Self {
        min: 1,
        max: usize::MAX,
        chars: CharSet::ALL,
        words: &[],
        variants: &[],
        free: true,
        form: TextForm::Unformatted,
        case: LetterCase::AsGiven,
        nonzero: false,
    };

    /// Times. They have no plain text, so that their placeholders name a format.
    pub const TIME: Self = Self { form: TextForm::Formatted, ..Self::TEXT };

    /// The number of significant digits that DynamoDB keeps.
    pub(crate) const MAX_NUMBER_DIGITS: usize = 38;

    /// Converts this shape to that of a stored number. DynamoDB compares numbers by value, and one value can be written in
    /// many ways, such as `1` and `1.0`.
    pub(crate) const fn as_number(self) -> Self {
        let signs = self.chars.has_byte(b'-') as usize;
        let integers = CharSet::of("0-9-").contains(self.chars);
        let form =
            if integers && self.max != usize::MAX && self.max > Self::MAX_NUMBER_DIGITS + signs {
                TextForm::TooPrecise
            } else {
                self.form
            };
        let number = Self::bounded(1, self.max, "0-9eE.+-");
        Self { form, ..number }
    }

    /// Bytes. They have no text form, so they can only be raw keys.
    pub const BINARY: Self = Self { form: TextForm::Bytes, ..Self::TEXT };

    /// Strings of a range of lengths, in bytes, over some characters.
    ///
    /// The characters are a list of characters and ranges, such as `0-9A-Za-z_`. A `-` at either end stands for itself.
    /// Any character beyond ASCII adds all of them.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// const AIRPORT: TextShape = TextShape::bounded(3, 3, "A-Z");
    /// assert_eq!(AIRPORT.fixed_width(), Some(3));
    /// ```
    #[must_use]
    pub const fn bounded(min: usize, max: usize, chars: &str) -> Self {
        Self::of_chars(min, max, CharSet::of(chars))
    }

    /// Strings of a range of lengths, in bytes, over a set of characters.
    pub(crate) const fn of_chars(min: usize, max: usize, chars: CharSet) -> Self {
        Self { min, max, chars, free: false, ..Self::TEXT }
    }

    /// One of a few words.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// const STATE: TextShape = TextShape::words(&["OPEN", "DONE"]);
    /// assert_eq!(STATE.fixed_width(), Some(4));
    /// ```
    #[must_use]
    pub const fn words(words: &'static [&'static str]) -> Self {
        let mut shape = Self::of_chars(usize::MAX, 0, CharSet::NONE);
        each!(for word in words {
            let bytes = word.as_bytes();
            if bytes.len() < shape.min {
                shape.min = bytes.len();
            }
            if bytes.len() > shape.max {
                shape.max = bytes.len();
            }
            each!(for byte in bytes {
                shape.chars = shape.chars.or(CharSet::byte(*byte));
            });
        });
        Self { words, ..shape }
    }

    /// Names the variants of an enum that are written as the words, in the same order.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// const STATE: TextShape = TextShape::words(&["OPEN", "DONE"]).of_variants(&["Open", "Done"]);
    /// assert_eq!(STATE.variants, ["Open", "Done"]);
    /// ```
    #[must_use]
    pub const fn of_variants(self, variants: &'static [&'static str]) -> Self {
        Self { variants, ..self }
    }

    /// Converts the ASCII letters of the strings to upper case.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let shape = TextShape::bounded(1, 9, "a-z").upper_case();
    /// assert!(!shape.can_meet("a"));
    /// ```
    #[must_use]
    pub const fn upper_case(self) -> Self {
        self.over(self.chars.moved(b'a', b'A'))
    }

    /// Converts the ASCII letters of the strings to lower case.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let shape = TextShape::bounded(1, 9, "A-Z").lower_case();
    /// assert!(!shape.can_meet("A"));
    /// ```
    #[must_use]
    pub const fn lower_case(self) -> Self {
        self.over(self.chars.moved(b'A', b'a'))
    }

    /// Converts the letters of the strings to upper case, whatever their script.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let shape = TextShape::bounded(1, 9, "a-z").unicode_upper_case();
    /// assert!(!shape.can_meet("#"));
    /// ```
    #[must_use]
    pub const fn unicode_upper_case(self) -> Self {
        self.upper_case().folded(LetterCase::Upper, CharSet::of("A-Z"))
    }

    /// Converts the letters of the strings to lower case, whatever their script.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let shape = TextShape::bounded(1, 9, "A-Z").unicode_lower_case();
    /// assert!(!shape.can_meet("#"));
    /// ```
    #[must_use]
    pub const fn unicode_lower_case(self) -> Self {
        self.lower_case().folded(LetterCase::Lower, CharSet::of("a-z"))
    }

    /// Folds the letters beyond ASCII, if there are any. Some become ASCII letters of that case, and
    /// some another number of bytes.
    const fn folded(self, case: LetterCase, letters: CharSet) -> Self {
        if !self.chars.other {
            return self;
        }
        let (min, max) = (self.min.div_ceil(MAX_GROWTH), self.max.saturating_mul(MAX_GROWTH));
        let folded = Self { min, max, words: &[], case, ..self.over(self.chars.or(letters)) };
        if folded.min < self.min || folded.max > self.max || !self.words.is_empty() {
            return folded.unreadable();
        }
        folded
    }

    /// Replaces the characters. If that changes the words, any text of these characters is possible.
    const fn over(self, chars: CharSet) -> Self {
        let words = if self.chars.same(chars) { self.words } else { &[] };
        let folded = Self { chars, words, ..self };
        let is_readable = self.chars.contains(chars) && self.words.len() == words.len();
        if is_readable { folded } else { folded.unreadable() }
    }

    /// Returns the shape of lists: strings of this shape, none of them empty, with a separator between them.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let path = TextShape::bounded(1, 8, "a-z").repeated('/');
    /// assert!(path.allows("home/photos") && !path.allows("home#photos"));
    /// ```
    #[must_use]
    pub const fn repeated(self, separator: char) -> Self {
        let min = if self.min == 0 { 1 } else { self.min };
        let chars = self.chars.or(CharSet::byte(separator as u8));
        let Self { free, form, nonzero, .. } = self;
        Self { free, form, nonzero, ..Self::of_chars(min, usize::MAX, chars) }
    }

    /// Marks the strings as ones that the type does not allow. Values without a text form stay so.
    const fn unreadable(self) -> Self {
        match self.form {
            TextForm::Unformatted => Self { form: TextForm::Unreadable, ..self },
            _ => self,
        }
    }

    /// Marks the values as free text, so that each is checked when a key is built.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let shape = TextShape::bounded(1, 9, "a-z").as_free_text();
    /// assert_eq!(shape.fixed_width(), None);
    /// ```
    #[must_use]
    pub const fn as_free_text(self) -> Self {
        Self { free: true, ..self }
    }

    /// Marks the values as numbers other than zero: every string has a character other than `0`.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let version = TextShape::bounded(1, 5, "0-9").as_nonzero();
    /// assert!(version.allows("10") && !version.allows("0"));
    /// ```
    #[must_use]
    pub const fn as_nonzero(self) -> Self {
        Self { nonzero: true, ..self }
    }

    /// Returns whether a string has a length and characters that the shape allows.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let airport = TextShape::bounded(3, 3, "A-Z");
    /// assert!(airport.allows("ULM") && !airport.allows("ulm") && !airport.allows("ULMX"));
    /// ```
    #[must_use]
    pub const fn allows(self, text: &str) -> bool {
        let fits = self.min <= text.len() && text.len() <= self.max;
        let zero = self.nonzero && CharSet::byte(b'0').covers(text.as_bytes());
        fits && !zero && self.chars.covers(text.as_bytes())
    }

    /// Whether a string is one of the shape: one of its words, if it has words.
    pub(crate) fn has(self, text: &str) -> bool {
        self.allows(text) && (self.words.is_empty() || self.words.contains(&text))
    }

    /// Whether two shapes are the same.
    pub(crate) const fn same(self, other: Self) -> bool {
        let mut at = 0;
        while at < self.words.len() && at < other.words.len() {
            if !same(self.words[at], other.words[at]) {
                return false;
            }
            at += 1;
        }
        self.words.len() == other.words.len()
            && self.min == other.min
            && self.max == other.max
            && self.chars.same(other.chars)
            && self.free == other.free
            && self.case as u8 == other.case as u8
            && self.nonzero == other.nonzero
    }

    /// Whether two formats of one type that have this shape write the same text of each value. Formats of a fixed width, such as
    /// `08` and `desc(8)`, may not.
    pub(crate) const fn tells_formats_apart(self) -> bool {
        self.free || !self.words.is_empty() || self.fixed_width().is_none()
    }

    /// Returns the length of the strings in bytes, if all have the same.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// assert_eq!(TextShape::bounded(2, 4, "a-z").fixed_width(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn fixed_width(self) -> Option<usize> {
        if self.min == self.max { Some(self.min) } else { None }
    }

    /// Returns whether a value of this shape could make `literal`, written right after it, occur earlier
    /// than where it was written.
    ///
    /// ```
    /// use ddb_keys::schema::TextShape;
    ///
    /// let digits = TextShape::bounded(1, 9, "0-9");
    /// assert!(digits.can_meet("0") && !digits.can_meet("#"));
    /// ```
    #[must_use]
    #[inline]
    pub const fn can_meet(self, literal: &str) -> bool {
        if self.words.is_empty() {
            return can_occur_early(self.chars, literal.as_bytes());
        }
        each!(for word in self.words {
            if early_occurrence(word, literal).is_some() {
                return true;
            }
        });
        false
    }
}

#[cfg(test)]
mod tests;
