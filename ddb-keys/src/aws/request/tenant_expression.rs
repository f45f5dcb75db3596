//! What expressions say of one attribute: the partition that a query reads, and the values that an update sets.

use alloc::string::String;
use alloc::vec::Vec;
use std::collections::HashMap;

/// The names behind `#name`s.
pub(super) type Names<'n> = Option<&'n HashMap<String, String>>;

/// The `:values` that a key condition compares an attribute with by `=`.
pub(super) fn partitions_of_query<'e>(
    condition: &'e str,
    attribute: &str,
    names: Names<'_>,
) -> Vec<&'e str> {
    let tokens = tokens(condition);
    let equal = tokens.windows(3).filter(|window| window[1] == "=");
    let of_attribute = equal.filter(|window| is(window[0], attribute, names));
    of_attribute.map(|window| window[2]).collect()
}

/// The `:values` that an update sets an attribute to. `None` if it sets the attribute in another way.
pub(super) fn values_of_update<'e>(
    update: &'e str,
    attribute: &str,
    names: Names<'_>,
) -> Option<Vec<&'e str>> {
    let mut set = Vec::new();
    for (clause, action) in actions(&tokens(update)) {
        let [path, change @ ..] = action.as_slice() else { continue };
        if !is(path, attribute, names) {
            continue;
        }
        // What does not look as it should is refused: an attribute may be called `remove`.
        match (clause, change) {
            (Clause::Remove, []) => {}
            (Clause::Set, ["=", value]) if value.starts_with(':') => set.push(*value),
            (Clause::Set, ["=", "if_not_exists", "(", same, ",", value, ")"])
                if is(same, attribute, names) =>
            {
                set.push(*value);
            }
            _ => return None,
        }
    }
    Some(set)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Clause {
    Set,
    Remove,
    Other,
}

/// The actions of an update, each with its clause.
fn actions<'e>(tokens: &[&'e str]) -> Vec<(Clause, Vec<&'e str>)> {
    let mut actions = Vec::new();
    let (mut clause, mut depth) = (Clause::Other, 0_usize);
    for token in tokens {
        let begun = match token.to_ascii_uppercase().as_str() {
            "SET" => Some(Clause::Set),
            "REMOVE" => Some(Clause::Remove),
            "ADD" | "DELETE" => Some(Clause::Other),
            _ => None,
        };
        if let Some(begun) = begun {
            clause = begun;
            actions.push((clause, Vec::new()));
            continue;
        }
        match *token {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            "," if depth == 0 => {
                actions.push((clause, Vec::new()));
                continue;
            }
            _ => {}
        }
        match actions.last_mut() {
            Some((_, action)) => action.push(*token),
            None => actions.push((clause, Vec::from([*token]))),
        }
    }
    actions
}

/// Whether a path is an attribute, or inside of it.
fn is(path: &str, attribute: &str, names: Names<'_>) -> bool {
    let name = path.split(['.', '[']).next().unwrap_or(path);
    let behind = names.filter(|_| name.starts_with('#')).and_then(|names| names.get(name));
    behind.map_or(name, String::as_str) == attribute
}

/// Words and marks.
fn tokens(expression: &str) -> Vec<&str> {
    let is_mark = |letter: char| "=<>(),+-".contains(letter);
    let pieces =
        expression.split_inclusive(is_mark).flat_map(|piece| match piece.strip_suffix(is_mark) {
            Some(word) => [word, &piece[word.len()..]],
            None => [piece, ""],
        });
    pieces.flat_map(str::split_whitespace).collect()
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
        assert_eq!(of("#p = :a"), [":a"]);
        assert_eq!(of("(GPK=:a)AND begins_with(#o,:b)"), [":a"]);
        assert_eq!(of("#o = :b AND #p = :a"), [":a"]);
        assert!(
            of("#o = :b").is_empty() && of("begins_with(#p, :a)").is_empty() && of("").is_empty()
        );
    }

    #[test]
    fn what_an_update_sets() {
        let names = names();
        let of = |update| values_of_update(update, "GPK", Some(&names));
        assert_eq!(of("SET #o = :x, #p = :a REMOVE other"), Some(Vec::from([":a"])));
        assert_eq!(
            of("set GPK=if_not_exists(#p,:a), #o = list_append(#o, :x)"),
            Some(Vec::from([":a"]))
        );
        assert_eq!(of("REMOVE #p SET #o = :x"), Some(Vec::new()));
        assert_eq!(
            of("SET #o = #p"),
            Some(Vec::new()),
            "a copy of the partition key moves nothing"
        );
        for computed in [
            "SET remove = :x, #p = :a",
            "SET #p = #o",
            "SET GPK = :a + :b",
            "ADD #p :a",
            "DELETE GPK :a",
            "SET #p = if_not_exists(#o, :a)",
        ] {
            assert_eq!(of(computed), None, "{computed}");
        }
    }
}
