//! Names in messages: those that are alike, and lists of them.

/// The candidate that a mistyped name was probably meant to be.
pub(crate) fn similar<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (likeness(name, candidate), candidate))
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, candidate)| candidate)
}

/// Short names with two letters swapped are also alike, although few of their letters match in place.
fn likeness(name: &str, candidate: &str) -> f64 {
    let slips = strsim::osa_distance(name, candidate);
    let one_slip = slips == 1 && name.len() > 2;
    strsim::jaro_winkler(name, candidate).max(if one_slip { 0.9 } else { 0.0 })
}

/// `` `a`, `b` or `c` ``: one of them.
pub(crate) fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    joined(names, "or")
}

/// `` `a`, `b` and `c` ``: all of them.
pub(crate) fn list_all<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    joined(names, "and")
}

fn joined<'a>(names: impl IntoIterator<Item = &'a str>, word: &str) -> String {
    let names: Vec<_> = names.into_iter().map(|name| format!("`{name}`")).collect();
    match names.split_last() {
        None => String::from("none"),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} {word} {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_similar_name_is_found_and_a_strange_one_is_not() {
        assert_eq!(similar("usrname", ["email", "username"]), Some("username"));
        assert_eq!(similar("mpa", ["id", "map"]), Some("map"));
        assert_eq!(similar("zzz", ["email", "username"]), None);
        assert_eq!(similar("team", ["tenant"]), None, "just as far apart as is too far");
        assert_eq!(similar("no", ["on"]), None, "of two letters, one slip leaves nothing alike");
    }

    #[test]
    fn names_are_listed_as_in_a_sentence() {
        assert_eq!(list(["a", "b", "c"]), "`a`, `b` or `c`");
        assert_eq!(list_all(["a", "b"]), "`a` and `b`");
        assert_eq!(list(["a"]), "`a`");
    }
}
