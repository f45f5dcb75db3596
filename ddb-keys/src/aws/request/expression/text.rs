//! Expressions that users write as text: which attributes they name.

use alloc::borrow::Cow;
use alloc::string::String;

/// A place in an expression that names an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Name<'t> {
    /// An attribute of the item, by its own name.
    Attribute(&'t str),
    /// An attribute of the item, by a placeholder such as `#name`.
    Placeholder(&'t str),
    /// An attribute inside another one: `city` in `address.city`.
    Nested(&'t str),
}

/// Rewrites every name of an expression, and leaves the rest unchanged.
///
/// The text is read as far as this needs: a word is a name unless it is an operator, or a function
/// with its parenthesis. Whether the expression is complete is for DynamoDB to say.
pub(in crate::aws) fn rewrite_names<'t, E>(
    text: &'t str,
    mut rename: impl FnMut(Name<'t>) -> Result<Cow<'t, str>, E>,
) -> Result<String, E> {
    let mut written = String::with_capacity(text.len() + 8);
    let mut rest = text;
    let mut nested = false;
    while let Some(first) = rest.chars().next() {
        let sigil = if matches!(first, '#' | ':') { first.len_utf8() } else { 0 };
        let word = word_len(&rest[sigil..]);
        let (token, after) =
            rest.split_at(if word + sigil == 0 { first.len_utf8() } else { word + sigil });
        rest = after;
        let name = match first {
            ':' => None,
            '#' if nested => None,
            '#' => Some(Name::Placeholder(token)),
            _ if word == 0 || first.is_ascii_digit() => None,
            _ if nested => Some(Name::Nested(token)),
            _ if is_operator(token) || after.trim_start().starts_with('(') => None,
            _ => Some(Name::Attribute(token)),
        };
        match name {
            Some(name) => written.push_str(&rename(name)?),
            None => written.push_str(token),
        }
        nested = token == "." || (nested && first.is_whitespace());
    }
    Ok(written)
}

/// The bytes of the word at the beginning of a text.
fn word_len(text: &str) -> usize {
    text.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(text.len())
}

fn is_operator(word: &str) -> bool {
    ["AND", "OR", "NOT", "BETWEEN", "IN"].iter().any(|operator| word.eq_ignore_ascii_case(operator))
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let renamed = rewrite_names(text, |name| {
            Ok::<_, ()>(Cow::Owned(match name {
                Name::Attribute(name) => format!("[{name}]"),
                Name::Placeholder(name) => format!("<{name}>"),
                Name::Nested(name) => format!("({name})"),
            }))
        });
        assert_eq!(renamed.as_deref(), Ok(expected));
    }

    #[test]
    fn names_are_found_among_operators_functions_and_values() {
        check("a = :a AND b<>:b", "[a] = :a AND [b]<>:b");
        check(
            "NOT(a in (:x,:y)) or a between :x and :y",
            "NOT([a] in (:x,:y)) or [a] between :x and :y",
        );
        check("attribute_exists(emial)", "attribute_exists([emial])");
        check("size (tags) > :n", "size ([tags]) > :n");
        check("contains(#tags, :tag)", "contains(<#tags>, :tag)");
        check("status = :status", "[status] = :status");
        check("(((a)))=b", "((([a])))=[b]");
    }

    #[test]
    fn a_path_names_one_attribute_of_the_item() {
        check("address.city = :c", "[address].(city) = :c");
        check("a[0].b[12].#c = d", "[a][0].(b)[12].#c = [d]");
        check("#a . b", "<#a> . (b)");
        check("size(a.size) = a.in", "size([a].(size)) = [a].(in)");
    }

    #[test]
    fn names_may_be_anything_that_is_a_word() {
        check("größe = :größe", "[größe] = :größe");
        check("_id = :1", "[_id] = :1");
        check("a-b = :v", "[a]-[b] = :v");
        check("android = orders", "[android] = [orders]");
        check("", "");
        check("# = : .", "<#> = : .");
    }
}
