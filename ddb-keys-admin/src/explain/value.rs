//! The values of parts, from their texts in a key.

use crate::integer::{self, bounds, is_nonzero};

/// The value that a text stands for. Texts of other kinds than integers are their values.
pub(super) fn value(kind: &str, format: &str, text: &str) -> String {
    integer::read(kind, format, text).unwrap_or_else(|| text.to_string())
}

/// A value as Rust writes it, if its kind has a literal. A newtype has the kind of what it wraps.
pub(super) fn literal(kind: &str, value: &str) -> Option<String> {
    match kind {
        "text" => Some(format!("{value:?}")),
        "char" => value.chars().next().map(|letter| format!("{letter:?}")),
        "bool" => Some(value.to_string()),
        _ => bounds(kind).filter(|_| !is_nonzero(kind)).map(|_| value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::{literal, value};

    #[test]
    fn integers_are_read_from_every_format() {
        assert_eq!(value("u32", "08", "00000007"), "7");
        assert_eq!(value("u32", "", "7"), "7");
        assert_eq!(value("i32", "08", "00001200"), "1200");
        assert_eq!(value("nonzero_u32", "08", "00000007"), "7");
        assert_eq!(value("u8", "desc", "253"), "2");
        assert_eq!(value("u32", "desc(8)", "99999957"), "42");
        assert_eq!(value("i32", "ordered", "2147483690"), "42");
        assert_eq!(value("i8", "ordered", "000"), "-128");
        assert_eq!(value("i8", "desc", "255"), "-128");
        assert_eq!(value("i128", "ordered", &u128::MAX.to_string()), i128::MAX.to_string());
        assert_eq!(value("text", "lower", "é"), "é");
        assert_eq!(value("u32", "08", "no number"), "no number");
    }

    #[test]
    fn values_without_a_literal_have_none() {
        assert_eq!(literal("text", "a\"b").as_deref(), Some(r#""a\"b""#));
        assert_eq!(literal("char", "'").as_deref(), Some(r"'\''"));
        assert_eq!(literal("i8", "-7").as_deref(), Some("-7"));
        assert_eq!(literal("bool", "true").as_deref(), Some("true"));
        assert_eq!(literal("instant", "2024-10-14"), None);
        assert_eq!(literal("nonzero_u32", "7"), None);
    }
}
