//! What const evaluation lacks: a loop, because a `const fn` cannot call iterators, and comparisons of names.

/// Visits each element of a slice: `each!(for field in entity.fields { … })`.
macro_rules! each {
    (for $element:ident in $list:ident $(.$field:ident)* $body:block) => {{
        let mut rest: &[_] = $list $(.$field)*;
        while let [$element, after @ ..] = rest {
            rest = after;
            $body
        }
    }};
}

pub(crate) use each;

/// Returns whether two strings are the same.
#[inline]
pub(crate) const fn same(a: &str, b: &str) -> bool {
    same_bytes(a.as_bytes(), b.as_bytes())
}

/// Returns whether two byte strings are the same. The compiler interprets patterns faster than calls and indexes.
pub(crate) const fn same_bytes(mut a: &[u8], mut b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    // Names often differ in their last letter alone.
    if let ([.., one], [.., other]) = (a, b)
        && *one != *other
    {
        return false;
    }
    while let ([a0, a1, a2, a3, after_a @ ..], [b0, b1, b2, b3, after_b @ ..]) = (a, b) {
        if *a0 != *b0 || *a1 != *b1 || *a2 != *b2 || *a3 != *b3 {
            return false;
        }
        (a, b) = (after_a, after_b);
    }
    while let ([one, after_a @ ..], [other, after_b @ ..]) = (a, b) {
        if *one != *other {
            return false;
        }
        (a, b) = (after_a, after_b);
    }
    true
}

/// Returns whether a name is in a list.
pub(crate) const fn contains(names: &[&str], name: &str) -> bool {
    each!(for other in names {
        if same(other, name) {
            return true;
        }
    });
    false
}

const MAX_LEN: usize = 64;

/// Returns whether one name is probably a misspelling of the other: at most a few letters differ, ignoring case.
pub(crate) const fn similar(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() > MAX_LEN || b.len() > MAX_LEN {
        return false;
    }
    let longer = if a.len() > b.len() { a.len() } else { b.len() };
    distance(a, b) <= longer.div_ceil(4)
}

/// Returns the number of letters to change, add or remove.
const fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut row = [0; MAX_LEN + 1];
    let mut at = 0;
    while at <= b.len() {
        row[at] = at;
        at += 1;
    }
    let mut line = 0;
    while line < a.len() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        let mut column = 0;
        while column < b.len() {
            let mut least = diagonal + !a[line].eq_ignore_ascii_case(&b[column]) as usize;
            diagonal = row[column + 1];
            if diagonal + 1 < least {
                least = diagonal + 1;
            }
            if row[column] + 1 < least {
                least = row[column] + 1;
            }
            row[column + 1] = least;
            column += 1;
        }
        line += 1;
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_is_similar_and_another_word_is_not() {
        assert!(similar("OpenGame", "OpenGames"));
        assert!(similar("opengames", "OpenGames"));
        assert!(similar("Invreted", "Inverted"));
        assert!(!similar("ByEmail", "Inverted"));
        assert!(!similar("GSI1", "Inverted"));
    }

    #[test]
    fn texts_are_the_same_if_all_their_bytes_are() {
        let text = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEF";
        for len in 0..text.len() {
            assert!(same_bytes(&text[..len], &text[..len]));
            assert!(!same_bytes(&text[..len], &text[..=len]));
            for differs in 0..len {
                let mut other = *text;
                other[differs] = b'-';
                assert!(!same_bytes(&text[..len], &other[..len]), "{len} {differs}");
            }
        }
    }

    #[test]
    fn a_quarter_of_the_longer_name_may_differ() {
        assert!(similar("abcde", "abxe") && similar("abxe", "abcde"));
        assert!(!similar("abcd", "abxy"));
    }

    #[test]
    fn names_are_compared_up_to_64_letters() {
        let [name, longer] = ["x".repeat(64), "x".repeat(65)];
        assert!(similar(&name, &name));
        assert!(!similar(&name, &longer) && !similar(&longer, &name));
        assert!(!similar(&longer, &longer));
    }

    #[test]
    fn letters_are_changed_added_or_removed() {
        for (a, b, letters) in [
            ("", "abc", 3),
            ("abc", "", 3),
            ("abc", "ABC", 0),
            ("ab", "ba", 2),
            ("flaw", "lawn", 2),
            ("kitten", "sitting", 3),
            ("saturday", "sunday", 3),
        ] {
            assert_eq!(distance(a.as_bytes(), b.as_bytes()), letters, "{a} {b}");
            assert_eq!(distance(b.as_bytes(), a.as_bytes()), letters, "{b} {a}");
        }
    }
}
