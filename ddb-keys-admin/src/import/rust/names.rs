//! Names of Rust from names of anything.

use std::collections::BTreeSet;

use crate::import::model::numbered;

/// Names beyond this length would not fit on a line.
const LONGEST: usize = 40;

/// Words that cannot be names even if they are escaped, and those that the printed source uses itself.
const RESERVED: [&str; 27] = [
    "BTreeSet",
    "Box",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Deserialize",
    "Drop",
    "Entity",
    "Err",
    "From",
    "Into",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Self",
    "Send",
    "Serialize",
    "Some",
    "String",
    "Sync",
    "Table",
    "Uuid",
    "Vec",
    "crate",
    "self",
];

/// Names that are given once each.
#[derive(Debug)]
pub(super) struct Names(BTreeSet<String>);

impl Names {
    pub(super) fn new() -> Self {
        Self(RESERVED.iter().chain(&["super"]).map(ToString::to_string).collect())
    }

    /// Names that are taken.
    pub(super) fn reserve(&mut self, names: impl IntoIterator<Item = String>) {
        self.0.extend(names);
    }

    /// The wanted name, with a number if it is taken, or if one that is made of it is.
    pub(super) fn claim(&mut self, wanted: &str, derived: &[&str]) -> String {
        let is_free = |name: &String| {
            let all = std::iter::once("").chain(derived.iter().copied());
            !all.map(|end| format!("{name}{end}")).any(|name| self.0.contains(&name))
        };
        let name = numbered(wanted).find(is_free).unwrap_or_default();
        self.reserve(derived.iter().chain(&[""]).map(|end| format!("{name}{end}")));
        name
    }
}

/// The name of a field: `userId` → `user_id`.
pub(super) fn snake(text: &str) -> String {
    named(words(text).join("_"), "field")
}

/// The name of a type: `user-game` → `UserGame`.
pub(crate) fn pascal(text: &str) -> String {
    let capitalized = |word: String| {
        let (first, rest) = word.split_at_checked(1).unwrap_or_default();
        first.to_ascii_uppercase() + rest
    };
    named(words(text).into_iter().map(capitalized).collect(), "Item")
}

/// A name does not begin with a digit, and has a letter.
fn named(mut name: String, otherwise: &str) -> String {
    name.truncate(LONGEST);
    match name.chars().next() {
        None => otherwise.to_string(),
        Some(first) if first.is_ascii_digit() => format!("{otherwise}{name}"),
        Some(_) => name,
    }
}

/// The words of a text, in lower case. Other letters than those of ASCII are left out.
fn words(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut words = Vec::from([String::new()]);
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(at + 1);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                !before.is_ascii_uppercase() || after.is_some_and(char::is_ascii_lowercase)
            });
        if begins || !letter.is_ascii_alphanumeric() {
            words.push(String::new());
        }
        if letter.is_ascii_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.push(letter.to_ascii_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_of_ascii() {
        let cases = [
            ("userId", "user_id", "UserId"),
            ("GSI1PK", "gsi1_pk", "Gsi1Pk"),
            ("HTTPServer", "http_server", "HttpServer"),
            ("battle-royale", "battle_royale", "BattleRoyale"),
            ("2nd", "field2nd", "Item2nd"),
            ("_", "field", "Item"),
            ("naïve", "na_ve", "NaVe"),
            ("#METADATA", "metadata", "Metadata"),
        ];
        for (text, of_field, of_type) in cases {
            assert_eq!((snake(text).as_str(), pascal(text).as_str()), (of_field, of_type));
        }
        assert_eq!(snake(&"a".repeat(100)).len(), LONGEST);
    }

    #[test]
    fn names_are_given_once() {
        let mut names = Names::new();
        let claimed =
            ["Order", "Order", "OrderKey", "Option"].map(|name| names.claim(name, &["Key"]));
        assert_eq!(claimed, ["Order", "Order2", "OrderKey2", "Option2"]);
    }
}
