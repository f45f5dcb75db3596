//! Placeholders as other libraries write them, which here would be stored as they are.

use std::ops::Range;

use super::is_identifier;

/// The first placeholder of another syntax in a template's text, and the name in it: `{name}`, `${name}`
/// and `{{name}}` for any name, and `:name` where it is the name of a field.
pub(crate) fn foreign(text: &str, is_field: impl Fn(&str) -> bool) -> Option<(Range<usize>, &str)> {
    text.char_indices().find_map(|(at, mark)| match mark {
        '{' => in_braces(text, at),
        ':' => after_colon(text, at).filter(|(_, name)| is_field(name)),
        _ => None,
    })
}

/// `{name}` or `{name:format}` at an opening brace, with a `$` and a second pair of braces around it.
fn in_braces(text: &str, open: usize) -> Option<(Range<usize>, &str)> {
    let inner = text[open + 1..].split_once('}')?.0;
    let name = inner.split_once(':').map_or(inner, |(name, _)| name).trim();
    if !is_identifier(name) {
        return None;
    }
    let before = &text[..open];
    let before = before.strip_suffix('{').unwrap_or(before);
    let start = before.strip_suffix('$').unwrap_or(before).len();
    let end = open + inner.len() + 2;
    let doubled = text[..open].ends_with('{') && text[end..].starts_with('}');
    Some((start..end + usize::from(doubled), name))
}

/// `:name` at a colon that does not follow a word: in `user:email:<email>` the colon separates parts.
fn after_colon(text: &str, colon: usize) -> Option<(Range<usize>, &str)> {
    if text[..colon].ends_with(|before: char| before.is_alphanumeric() || before == '>') {
        return None;
    }
    let rest = &text[colon + 1..];
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some((colon..colon + 1 + end, &rest[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(&str, &str)> {
        foreign(text, |name| name == "email").map(|(range, name)| (&text[range], name))
    }

    #[test]
    fn placeholders_of_other_libraries_are_found() {
        for (text, whole, name) in [
            ("USER#{email}", "{email}", "email"),
            ("USER#{id:08}#A", "{id:08}", "id"),
            ("USER#${id}", "${id}", "id"),
            ("USER#{{ id }}", "{{ id }}", "id"),
            ("USER#:email", ":email", "email"),
            (":email#<id>", ":email", "email"),
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
            "USER#:id",
            "{}",
            "{a b}",
            "{",
            "A}",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
