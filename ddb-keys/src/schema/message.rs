//! Compile error messages that are built during const evaluation.

const CAPACITY: usize = 2048;

/// The text of a compile error, built during const evaluation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Message {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Message {
    /// An empty message.
    #[must_use]
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; CAPACITY], len: 0 }
    }

    /// A text in which each `{}` stands for the next of the values.
    #[must_use]
    pub(crate) const fn of(text: &str, values: &[&str]) -> Self {
        Self::new().and(text, values)
    }

    /// Appends a text in which each `{}` stands for the next of the values.
    #[must_use]
    pub(crate) const fn and(mut self, mut text: &str, mut values: &[&str]) -> Self {
        while let ([value, other_values @ ..], Some((before, after))) = (values, hole_in(text)) {
            self = self.push(before).push(value);
            (text, values) = (after, other_values);
        }
        self.push(text)
    }

    /// Appends a string, cut at the end of a character if it does not fit.
    #[must_use]
    pub(crate) const fn push(mut self, text: &str) -> Self {
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

    /// A number in digits.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "a digit fits a byte")]
    pub(crate) const fn number(number: usize) -> Self {
        let mut digits = [0; 20];
        let (mut start, mut rest) = (digits.len() - 1, number);
        digits[start] = b'0' + (rest % 10) as u8;
        while rest > 9 {
            rest /= 10;
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
        }
        match core::str::from_utf8(digits.split_at(start).1) {
            Ok(text) => Self::new().push(text),
            Err(_) => Self::new(),
        }
    }

    /// Fails to compile with this message.
    #[track_caller]
    #[allow(clippy::panic, reason = "what a proof has found is a compile error")]
    pub(crate) const fn fail(&self) -> ! {
        panic!("{}", self.text())
    }

    /// The text.
    #[must_use]
    pub(crate) const fn text(&self) -> &str {
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

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn numbers_are_written_in_digits() {
        for number in [0, 9, 10, 1204, usize::MAX] {
            assert_eq!(Message::number(number).text(), number.to_string());
        }
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
