//! Expressions that users write as text: which attributes they name, and which a filter of a read can name.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

use crate::aws::InvalidRequest;
use crate::schema::{IndexSchema, TableSchema};

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

/// An expression whose names are rewritten.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::aws) struct Rewritten {
    pub(in crate::aws) text: String,
    /// How many operators and functions the expression has.
    pub(in crate::aws) operators: usize,
}

/// Rewrites every name of an expression, and leaves the rest unchanged.
///
/// The text is read as far as this needs: a word is a name unless it is an operator, or a function
/// with its parenthesis. Whether the expression is complete is for DynamoDB to say.
pub(in crate::aws) fn rewrite_names<'t, E>(
    text: &'t str,
    mut rename: impl FnMut(Name<'t>) -> Result<Cow<'t, str>, E>,
) -> Result<Rewritten, E> {
    let mut written = String::with_capacity(text.len() + 8);
    let mut operators = Operators::default();
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
            _ if word == 0 => {
                operators.symbol(first);
                None
            }
            _ if first.is_ascii_digit() => None,
            _ if nested => Some(Name::Nested(token)),
            _ if is_operator(token) => {
                operators.word(token);
                None
            }
            _ if after.trim_start().starts_with('(') => {
                operators.count += 1;
                None
            }
            _ => Some(Name::Attribute(token)),
        };
        match name {
            Some(name) => written.push_str(&rename(name)?),
            None => written.push_str(token),
        }
        nested = token == "." || (nested && first.is_whitespace());
    }
    Ok(Rewritten { text: written, operators: operators.count })
}

/// Counts operators and functions as DynamoDB does.
#[derive(Default)]
struct Operators {
    count: usize,
    /// How many `BETWEEN`s have not had their `AND`, which belongs to them.
    open_ranges: usize,
    /// Whether the last symbol began a comparison, such as `<=`.
    in_comparison: bool,
}

impl Operators {
    fn symbol(&mut self, symbol: char) {
        let compares = matches!(symbol, '=' | '<' | '>');
        if compares && !self.in_comparison {
            self.count += 1;
        }
        self.in_comparison = compares;
    }

    fn word(&mut self, operator: &str) {
        if operator.eq_ignore_ascii_case("BETWEEN") {
            self.open_ranges += 1;
        } else if operator.eq_ignore_ascii_case("AND") && self.open_ranges > 0 {
            self.open_ranges -= 1;
            return;
        }
        self.count += 1;
    }
}

/// The bytes of the word at the beginning of a string.
fn word_len(text: &str) -> usize {
    text.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(text.len())
}

fn is_operator(word: &str) -> bool {
    ["AND", "OR", "NOT", "BETWEEN", "IN"].iter().any(|operator| word.eq_ignore_ascii_case(operator))
}

/// The read that a filter applies to, which decides which attributes it can name.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct FilterScope {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) index: Option<&'static IndexSchema>,
    /// Whether key attributes are refused, as in a query.
    pub(in crate::aws) without_keys: bool,
}

impl FilterScope {
    /// Checks that a filter can name an attribute. DynamoDB refuses one of the key that a query reads by, and takes one
    /// that the index lacks for missing everywhere.
    pub(super) fn check(self, attribute: &str) -> Result<(), InvalidRequest> {
        let Self { table, index, without_keys } = self;
        let is_key = match index {
            Some(index) => index.pk.iter().chain(index.sk).any(|name| *name == attribute),
            None => table.pk == attribute || table.sk == Some(attribute),
        };
        if without_keys && is_key {
            return Err(InvalidRequest::KeyInFilter { attribute: attribute.to_string() });
        }
        match index.filter(|index| !table.projects(index, attribute)) {
            Some(index) => {
                let attribute = attribute.to_string();
                Err(InvalidRequest::NotProjected { attribute, index: index.name })
            }
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    fn rewritten(text: &str) -> Rewritten {
        let Ok(rewritten) = rewrite_names(text, |name| {
            Ok::<_, core::convert::Infallible>(Cow::Owned(match name {
                Name::Attribute(name) => format!("[{name}]"),
                Name::Placeholder(name) => format!("<{name}>"),
                Name::Nested(name) => format!("({name})"),
            }))
        });
        rewritten
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(rewritten(text).text, expected);
    }

    #[test]
    fn operators_and_functions_are_counted() {
        let count = |text| rewritten(text).operators;
        assert_eq!(count(""), 0);
        assert_eq!(count("a = :a"), 1);
        assert_eq!(count("a<>:a and b<=:b OR NOT c >= :c"), 6);
        assert_eq!(count("a BETWEEN :x AND :y AND b between :x and size(b)"), 4);
        assert_eq!(count("a IN (:x, :y) AND attribute_exists(b)"), 3);
        assert_eq!(count("size (a) > :n"), 2);
        assert_eq!(count("a.in = #or"), 1);
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
