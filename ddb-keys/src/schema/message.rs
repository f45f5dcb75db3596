//! Compile error messages that are built during const evaluation.

const CAPACITY: usize = 2048;

/// The text of a compile error, built during const evaluation.
#[derive(Debug, Clone, Copy)]
pub struct Message {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Message {
    /// An empty message.
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; CAPACITY], len: 0 }
    }

    /// A text in which each `{}` stands for the next of the values.
    #[must_use]
    pub const fn of(text: &str, values: &[&str]) -> Self {
        Self::new().and(text, values)
    }

    /// Appends a text in which each `{}` stands for the next of the values.
    #[must_use]
    pub const fn and(mut self, mut text: &str, mut values: &[&str]) -> Self {
        while let ([value, other_values @ ..], Some((before, after))) = (values, hole_in(text)) {
            self = self.push(before).push(value);
            (text, values) = (after, other_values);
        }
        self.push(text)
    }

    /// Appends a string, cut at the end of a character if it does not fit.
    #[must_use]
    pub const fn push(mut self, text: &str) -> Self {
        let mut room = CAPACITY - self.len;
        if text.len() < room {
            room = text.len();
        }
        while !text.is_char_boundary(room) {
            room -= 1;
        }
        // As one step: the compiler interprets loops slowly.
        let (_, free) = self.bytes.split_at_mut(self.len);
        free.split_at_mut(room).0.copy_from_slice(text.as_bytes().split_at(room).0);
        self.len += room;
        self
    }

    /// Appends a character.
    #[must_use]
    pub const fn push_char(self, character: char) -> Self {
        self.push(character.encode_utf8(&mut [0; 4]))
    }

    /// Appends a number.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "a digit fits a byte")]
    pub const fn push_number(self, number: usize) -> Self {
        let mut digits = [0; 20];
        let mut start = digits.len();
        let mut rest = number;
        loop {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        match core::str::from_utf8(digits.split_at(start).1) {
            Ok(text) => self.push(text),
            Err(_) => self,
        }
    }

    /// Fails to compile with this message.
    #[track_caller]
    #[allow(
        clippy::panic,
        clippy::missing_panics_doc,
        reason = "what a proof has found is a compile error"
    )]
    pub const fn fail(&self) -> ! {
        panic!("{}", self.text())
    }

    /// The text.
    #[must_use]
    pub const fn text(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// The text before and after its first `{}`.
const fn hole_in(text: &str) -> Option<(&str, &str)> {
    let mut at = 0;
    while at + 1 < text.len() {
        if let (_, [b'{', b'}', ..]) = text.as_bytes().split_at(at) {
            return Some((text.split_at(at).0, text.split_at(at + 2).1));
        }
        at += 1;
    }
    None
}

impl Default for Message {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;

    use super::*;

    #[test]
    fn a_message_takes_text_characters_and_numbers() {
        let message = Message::new().push("at ").push_number(0).push(", ").push_number(1204);
        assert_eq!(message.push_char('é').text(), "at 0, 1204é");
    }

    #[test]
    fn values_stand_where_the_text_has_braces() {
        let text = |text, values| Message::of(text, values).and(".", &[]).text().to_owned();
        assert_eq!(text("{}, é {}", &["{}", "b"]), "{}, é b.");
        assert_eq!(text("{} and {}", &["a"]), "a and {}.");
        assert_eq!(text("", &["a"]), ".");
    }

    #[test]
    fn a_message_that_is_full_ends_at_a_character() {
        let mut message = Message::new().push("x");
        for _ in 0..CAPACITY {
            message = message.push("é");
        }
        assert_eq!(message.text().len(), CAPACITY - 1);
    }
}
