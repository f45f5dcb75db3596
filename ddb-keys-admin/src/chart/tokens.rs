//! The words and strings of one line.

use ddb_keys::schema::CharSet;

/// A token of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Word(String),
    Text(String),
    Open,
    Close,
}

/// Takes a line apart. `None` if it has a string that does not end, or a character out of place.
fn tokens(line: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = line.trim();
    while let Some(first) = rest.chars().next() {
        let after = rest.get(first.len_utf8()..)?;
        rest = match first {
            ' ' => after,
            '(' => {
                tokens.push(Token::Open);
                after
            }
            ')' => {
                tokens.push(Token::Close);
                after
            }
            '"' => {
                let (text, after) = text(after)?;
                tokens.push(Token::Text(text));
                after
            }
            _ => {
                let is_word = |letter: char| {
                    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.')
                };
                let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
                if end == 0 {
                    return None;
                }
                let (word, after) = rest.split_at(end);
                tokens.push(Token::Word(word.into()));
                after
            }
        };
    }
    Some(tokens)
}

/// Returns the text up to the closing quotation mark, and the rest.
fn text(quoted: &str) -> Option<(String, &str)> {
    let mut text = String::new();
    let mut letters = quoted.chars();
    loop {
        match letters.next()? {
            '"' => return Some((text, letters.as_str())),
            '\\' => match letters.next()? {
                'u' => {
                    let rest = letters.as_str();
                    let code = u32::from_str_radix(rest.get(..4)?, 16).ok()?;
                    text.push(char::from_u32(code)?);
                    letters = rest.get(4..)?.chars();
                }
                letter @ ('"' | '\\') => text.push(letter),
                _ => return None,
            },
            letter => text.push(letter),
        }
    }
}

/// The tokens of a line, read from left to right.
#[derive(Debug)]
pub(super) struct Tokens {
    /// In reverse order.
    rest: Vec<Token>,
}

impl Tokens {
    pub(super) fn of(line: &str) -> Option<Self> {
        let mut rest = tokens(line)?;
        rest.reverse();
        Some(Self { rest })
    }

    pub(super) fn word(&mut self) -> Option<String> {
        match self.rest.pop()? {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn text(&mut self) -> Option<String> {
        match self.rest.pop()? {
            Token::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn is_at_text(&self) -> bool {
        matches!(self.rest.last(), Some(Token::Text(_)))
    }

    /// The strings up to the next word, or the end.
    pub(super) fn texts(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        while self.is_at_text() {
            texts.extend(self.text());
        }
        texts
    }

    /// Takes the next token if it is this one.
    pub(super) fn take(&mut self, token: &Token) -> bool {
        let is_next = self.rest.last() == Some(token);
        if is_next {
            self.rest.pop();
        }
        is_next
    }

    /// Takes the next token if it is this word.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        self.take(&Token::Word(word.into()))
    }

    /// Whether the next token is a string, or the word `raw`.
    pub(super) fn is_at_attribute(&self) -> bool {
        match self.rest.last() {
            Some(Token::Text(_)) => true,
            Some(Token::Word(word)) => word == "raw",
            _ => false,
        }
    }

    /// A set of characters, or every character if the list is empty.
    pub(super) fn chars(&mut self) -> Option<CharSet> {
        match self.rest.last()? {
            Token::Text(_) => self.text().map(|list| CharSet::of(&list)),
            _ => Some(CharSet::ALL),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }
}
