//! Records of text, one to a line, as checkpoints contain them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

/// The fields of a line. The first one says what it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::aws) struct Record(Vec<String>);

impl Record {
    pub(in crate::aws) fn new(kind: &str) -> Self {
        Self(Vec::from([kind.to_string()]))
    }

    pub(in crate::aws) fn with(mut self, field: impl Display) -> Self {
        self.0.push(field.to_string());
        self
    }

    /// The fields between tabs, what would end a field or a line escaped.
    pub(super) fn line(&self) -> String {
        let mut line = String::new();
        for (at, field) in self.0.iter().enumerate() {
            if at > 0 {
                line.push('\t');
            }
            for letter in field.chars() {
                match letter {
                    '\\' => line.push_str("\\\\"),
                    '\t' => line.push_str("\\t"),
                    '\n' => line.push_str("\\n"),
                    '\r' => line.push_str("\\r"),
                    letter => line.push(letter),
                }
            }
        }
        line
    }

    pub(super) fn read(line: &str) -> Self {
        Self(line.split('\t').map(unescaped).collect())
    }

    pub(in crate::aws) fn fields(&self) -> Fields<'_> {
        Fields(&self.0)
    }
}

fn unescaped(field: &str) -> String {
    let mut text = String::with_capacity(field.len());
    let mut letters = field.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            letter => letter,
        });
    }
    text
}

/// The fields of a record that have not been read yet.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct Fields<'r>(&'r [String]);

impl<'r> Fields<'r> {
    pub(in crate::aws) fn text(&mut self) -> Option<&'r str> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    pub(in crate::aws) fn parse<V: FromStr>(&mut self) -> Option<V> {
        self.text()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_back() {
        for field in ["", "a", "a\tb", "a\\tb", "\\", "\n\r\t\\n", "é\u{2028}"] {
            let record = Record::new("kind").with(field).with(7);
            let line = record.line();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(Record::read(&line), record);
        }
    }
}
