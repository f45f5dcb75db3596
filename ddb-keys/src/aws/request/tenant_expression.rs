//! What expressions say of one attribute: the partition that a query reads, and the values that an update sets.
//!
//! An expression that is not understood is none: the request is refused then. DynamoDB reads words and marks as [`tokens`] does.

use alloc::string::String;
use alloc::vec::Vec;
use std::collections::HashMap;

/// The names behind `#name`s.
pub(super) type Names<'n> = Option<&'n HashMap<String, String>>;

/// The `:values` that a key condition compares an attribute with by `=`. `None` if it is not understood.
pub(super) fn partitions_of_query<'e>(
    condition: &'e str,
    attribute: &str,
    names: Names<'_>,
) -> Option<Vec<&'e str>> {
    let tokens = tokens(condition)?;
    let mut partitions = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if !is(token, attribute, names) {
            continue;
        }
        // A path has the name inside of another attribute.
        let is_inside = at > 0 && tokens[at - 1] == ".";
        match tokens.get(at + 1..at + 3) {
            Some(["=", value]) if !is_inside && value.starts_with(':') => partitions.push(*value),
            _ => return None,
        }
    }
    Some(partitions)
}

/// The changes of an update, each an action with its clause. `None` if they are not understood.
pub(super) struct Changes<'e>(Vec<(Clause, Vec<&'e str>)>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Clause {
    Set,
    Remove,
    Other,
}

impl<'e> Changes<'e> {
    pub(super) fn of(update: &'e str) -> Option<Self> {
        let mut actions: Vec<(Clause, Vec<&str>)> = Vec::new();
        let mut depth = 0_usize;
        for token in tokens(update)? {
            let begun = match token.to_ascii_uppercase().as_str() {
                "SET" => Some(Clause::Set),
                "REMOVE" => Some(Clause::Remove),
                "ADD" | "DELETE" => Some(Clause::Other),
                _ => None,
            };
            match (token, actions.last_mut()) {
                _ if begun.is_some() && depth > 0 => return None,
                _ if begun.is_some() => actions.extend(begun.map(|clause| (clause, Vec::new()))),
                (_, None) => return None,
                (",", Some((clause, _))) if depth == 0 => {
                    let next = (*clause, Vec::new());
                    actions.push(next);
                }
                (token, Some((_, action))) => {
                    depth = match token {
                        "(" => depth + 1,
                        ")" => depth.checked_sub(1)?,
                        _ => depth,
                    };
                    action.push(token);
                }
            }
        }
        (depth == 0).then_some(Self(actions))
    }

    /// The `:values` that an attribute is set to. `None` if it is changed in another way.
    pub(super) fn values(&self, attribute: &str, names: Names<'_>) -> Option<Vec<&'e str>> {
        let mut values = Vec::new();
        for (clause, action) in &self.0 {
            let [path, change @ ..] = action.as_slice() else { continue };
            if !path.starts_with(|letter: char| letter == '#' || is_letter(letter)) {
                return None;
            }
            if !is(path, attribute, names) {
                continue;
            }
            // An attribute may be called `remove`, so that what follows looks like another clause.
            match (clause, change) {
                (Clause::Remove, []) => {}
                (Clause::Set, ["=", value]) if value.starts_with(':') => values.push(*value),
                (Clause::Set, ["=", "if_not_exists", "(", same, ",", value, ")"])
                    if is(same, attribute, names) && value.starts_with(':') =>
                {
                    values.push(*value);
                }
                _ => return None,
            }
        }
        Some(values)
    }
}

/// Whether a word names an attribute.
fn is(word: &str, attribute: &str, names: Names<'_>) -> bool {
    let behind = names.filter(|_| word.starts_with('#')).and_then(|names| names.get(word));
    behind.map_or(word, String::as_str) == attribute
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Words, `#names`, `:values` and marks. `None` if there is anything else.
fn tokens(expression: &str) -> Option<Vec<&str>> {
    let (mut tokens, mut rest) = (Vec::new(), expression);
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_ascii_whitespace());
        let Some(first) = rest.chars().next() else { return Some(tokens) };
        let prefix = usize::from(matches!(first, '#' | ':'));
        let letters =
            rest[prefix..].find(|letter| !is_letter(letter)).unwrap_or(rest.len() - prefix);
        let len = match letters {
            0 if prefix == 0 && "=<>(),+-[].".contains(first) => 1,
            0 => return None,
            letters => prefix + letters,
        };
        let (token, after) = rest.split_at(len);
        tokens.push(token);
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> HashMap<String, String> {
        HashMap::from([("#p".into(), "GPK".into()), ("#o".into(), "other".into())])
    }

    #[test]
    fn the_partition_of_a_query() {
        let names = names();
        let of = |condition| partitions_of_query(condition, "GPK", Some(&names));
        for condition in [
            "#p = :a",
            "(GPK=:a)AND begins_with(#o,:b)",
            "#o = :b\n\tAND #p = :a",
            "#p=:a AND#o>:b",
        ] {
            assert_eq!(of(condition), Some(Vec::from([":a"])), "{condition}");
        }
        for other in ["#o = :b", "", "other BETWEEN :a AND :b"] {
            assert_eq!(of(other), Some(Vec::new()), "{other}");
        }
        for refused in [
            "begins_with(#p, :a)",
            "#o.#p = :a",
            "#p.x = :a",
            "#p = :a \u{b} ",
            "#p = :é",
            "# = :a",
            ":a = #p",
        ] {
            assert_eq!(of(refused), None, "{refused}");
        }
    }

    #[test]
    fn what_an_update_sets() {
        let names = names();
        let of = |update| Changes::of(update)?.values("GPK", Some(&names));
        for update in [
            "SET #o = :x, #p = :a REMOVE other",
            "set GPK=if_not_exists(#p,:a), #o = list_append(#o, :x)",
            "SET#p=:a",
            "REMOVE tags[0]SET GPK = :a",
            "ADD #o :x SET #p = :a",
        ] {
            assert_eq!(of(update), Some(Vec::from([":a"])), "{update}");
        }
        for update in ["REMOVE #p SET #o = :x", "SET #o = #p", "SET #o.#p = :x", ""] {
            assert_eq!(
                of(update),
                Some(Vec::new()),
                "{update}: it moves nothing to another partition"
            );
        }
        for refused in [
            "SET #p = #o",
            "SET GPK = :a + :b",
            "ADD #p :a",
            "DELETE GPK :a",
            "SET #p = if_not_exists(#o, :a)",
            "SET remove = :x, #p = :a",
            "SET #p[0] = :a",
            "SET #o = :x\u{a0}, #p = :a",
            "#p = :a",
            "SET #o = :x), #p = (:a",
            "SET #o = (:x, #p = :a",
            "SET (#p = :a)",
            "SET (#p) = :a",
            "SET remove = :x",
            "SET #p = if_not_exists(#p, a)",
            "SET #o = if_not_exists(remove, :x), #p = :a",
        ] {
            assert_eq!(of(refused), None, "{refused}");
        }
    }
}
