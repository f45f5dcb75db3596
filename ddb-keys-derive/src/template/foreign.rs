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

/// The first field's name without a placeholder's brackets, in a template whose other text is in upper case, such as
/// `USER#name`. In lower case, it may be the literal of a kind of item.
pub(crate) fn without_brackets(
    text: &str,
    is_field: impl Fn(&str) -> bool,
) -> Option<(Range<usize>, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut literals = Vec::new();
    let mut rest = 0;
    while let Some(found) = text[rest..].find(is_word) {
        let start = rest + found;
        rest = start + text[start..].find(|c| !is_word(c)).unwrap_or(text.len() - start);
        if text[..start].trim_end().ends_with('<') {
            rest += text[rest..].find('>').unwrap_or(0);
        } else {
            literals.push(start..rest);
        }
    }
    let upper = |word: &str| !word.contains(char::is_lowercase);
    let mut names = literals.iter().filter(|range| !upper(&text[(*range).clone()]));
    let name = names.next().filter(|range| range.start > 0)?.clone();
    let has_upper = literals.iter().any(|range| text[range.clone()].contains(char::is_uppercase));
    let alone = has_upper && names.next().is_none();
    let is_placeholder =
        || text.match_indices(&text[name.clone()]).any(|(at, _)| text[..at].ends_with('<'));
    (alone && is_field(&text[name.clone()]) && !is_placeholder())
        .then(|| (name.clone(), &text[name]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_brackets_is_found_among_upper_case() {
        for (text, name) in [
            ("USER#email", "email"),
            ("USER#email#A", "email"),
            ("USER#<id:08>#email", "email"),
            ("#META#email", "email"),
        ] {
            let found = without_brackets(text, |name| name == "email");
            assert_eq!(
                found.map(|(range, name)| (&text[range], name)),
                Some((name, name)),
                "{text}"
            );
        }
    }

    #[test]
    fn a_literal_with_the_name_of_a_field_is_not_a_mistake() {
        for text in [
            "USER#EMAIL",
            "user#email",
            "email#USER",
            "email",
            "USER#email#<email>",
            "USER#<email>",
            "USER#< email>",
            "USER#<email:lower>",
            "User#email",
            "USER#email#other",
            "USER#emails",
            "<id>#email",
        ] {
            assert_eq!(without_brackets(text, |name| name == "email"), None, "{text}");
        }
    }

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
