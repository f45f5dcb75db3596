//! A field in the placeholder of another syntax, which would be stored as text.

use std::ops::Range;

/// The first `{field}`, `${field}`, `$field`, `:field` or `field>` in a template's text, and the field. In `user:email:<email>` the
/// colons separate parts.
pub(crate) fn foreign<'f>(
    text: &str,
    fields: impl Iterator<Item = &'f str>,
) -> Option<(Range<usize>, &'f str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let found = fields.flat_map(|field| {
        text.match_indices(field).filter_map(move |(at, _)| {
            let (before, after) = (&text[..at], &text[at + field.len()..]);
            if before.ends_with('{') && after.starts_with(['}', ':']) {
                let start = before.trim_end_matches(['$', '{']).len();
                let end = text.len() - after.len() + after.find('}')? + 1;
                return Some((start..end, field));
            }
            let end = at + field.len();
            let is_opened = before.rfind('<') > before.rfind('>');
            if after.starts_with('>') && !is_opened && !before.ends_with(is_word) {
                return Some((at..end + 1, field));
            }
            let start = before.strip_suffix([':', '$'])?;
            let is_name =
                !after.starts_with(is_word) && !start.ends_with(['>']) && !start.ends_with(is_word);
            is_name.then_some((start.len()..end, field))
        })
    });
    found.min_by_key(|(range, _)| range.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(&str, &str)> {
        let fields = ["email", "id"].into_iter();
        foreign(text, fields).map(|(range, field)| (&text[range], field))
    }

    #[test]
    fn placeholders_of_other_libraries_are_found() {
        for (text, whole, name) in [
            ("USER#{email}", "{email}", "email"),
            ("USER#{id:08}#A", "{id:08}", "id"),
            ("USER#${id}", "${id}", "id"),
            ("USER#:email", ":email", "email"),
            (":email#<id>", ":email", "email"),
            ("A#:id#{email}", ":id", "id"),
            ("USER#$id", "$id", "id"),
            ("USER#id>", "id>", "id"),
            ("id>#<email>", "id>", "id"),
        ] {
            assert_eq!(found(text), Some((whole, name)), "{text}");
        }
    }

    #[test]
    fn plain_text_is_not_a_placeholder() {
        for text in [
            "USER#<email>",
            "user:email:<email>",
            "<id>:email",
            "USER#:ids",
            "USER#<id:08>",
            "<other:id>",
            "<email>#<r#id>",
            "<<id>",
            "<email>#id#<email>",
            "{other}",
            "{}",
            "{a id}",
            "{id",
            "id}",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
