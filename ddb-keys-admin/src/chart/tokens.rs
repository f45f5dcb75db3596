//! The words and strings of one line.

use std::iter;

/// A line, taken apart from left to right. Everything is `None` where the line goes on in another way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tokens<'l> {
    rest: &'l str,
}

impl<'l> Tokens<'l> {
    pub(super) fn of(line: &'l str) -> Self {
        Self { rest: line.trim() }
    }

    pub(super) fn word(&mut self) -> Option<&'l str> {
        let is_of_word =
            |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.');
        let end = self.rest.find(|letter| !is_of_word(letter)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.go_on(rest);
        Some(word).filter(|word| !word.is_empty())
    }

    /// The string between quotation marks.
    pub(super) fn text(&mut self) -> Option<String> {
        let mut letters = self.rest.strip_prefix('"')?.chars();
        let mut text = String::new();
        loop {
            match letters.next()? {
                '"' => break,
                '\\' => match letters.next()? {
                    'u' => {
                        let (digits, rest) = letters.as_str().split_at_checked(4)?;
                        text.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
                        letters = rest.chars();
                    }
                    letter @ ('"' | '\\') => text.push(letter),
                    _ => return None,
                },
                letter => text.push(letter),
            }
        }
        self.go_on(letters.as_str());
        Some(text)
    }

    /// Takes a mark if it is the next one.
    pub(super) fn take(&mut self, mark: char) -> bool {
        let after = self.rest.strip_prefix(mark);
        after.map(|rest| self.go_on(rest)).is_some()
    }

    /// Takes the next word if it is this one.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let mut ahead = *self;
        let is_next = ahead.word() == Some(word);
        if is_next {
            *self = ahead;
        }
        is_next
    }

    /// Takes this word, which has to come next.
    pub(super) fn expect(&mut self, word: &str) -> Option<()> {
        self.take_word(word).then_some(())
    }

    /// Whether the next token is a string.
    pub(super) fn is_at_text(&self) -> bool {
        self.rest.starts_with('"')
    }

    /// Whether the next token is a string, or the word `raw`.
    pub(super) fn is_at_attribute(&self) -> bool {
        self.is_at_text() || { *self }.take_word("raw")
    }

    /// As many values as come next.
    pub(super) fn each<V>(
        &mut self,
        is_next: fn(&Self) -> bool,
        mut value: impl FnMut(&mut Self) -> Option<V>,
    ) -> Option<Vec<V>> {
        iter::from_fn(|| is_next(self).then(|| value(self))).collect()
    }

    /// The strings up to the next word, or the end.
    pub(super) fn texts(&mut self) -> Option<Vec<String>> {
        self.each(Self::is_at_text, Self::text)
    }

    /// Nothing else may follow.
    pub(super) fn end(&self) -> Option<()> {
        self.rest.is_empty().then_some(())
    }

    fn go_on(&mut self, rest: &'l str) {
        self.rest = rest.trim_start_matches(' ');
    }
}
