//! The names that serde gives fields.

use darling::{FromMeta, ast::NestedMeta};

/// A name or a rule.
#[derive(Default)]
pub(crate) struct Rename {
    /// As serde writes.
    pub(super) name: Option<String>,
    /// Whether serde reads by the same.
    pub(super) is_one: bool,
}

/// `(serialize = "name", deserialize = "other")`
#[derive(Default, FromMeta)]
#[darling(default)]
struct Sides {
    serialize: Option<String>,
    deserialize: Option<String>,
}

impl FromMeta for Rename {
    fn from_string(name: &str) -> darling::Result<Self> {
        Ok(Self { name: Some(name.to_owned()), is_one: true })
    }

    fn from_list(items: &[NestedMeta]) -> darling::Result<Self> {
        let Sides { serialize, deserialize } = Sides::from_list(items)?;
        Ok(Self { is_one: serialize == deserialize, name: serialize })
    }
}

/// A field's own name, or that of the rule for all fields.
pub(super) fn name(field: &str, rename: Option<&str>, rule: Option<&str>) -> String {
    match (rename, rule) {
        (Some(name), _) => name.to_owned(),
        (None, Some(rule)) => apply(rule, field),
        (None, None) => field.to_owned(),
    }
}

/// The rules by which serde renames a field in snake case.
fn apply(rule: &str, field: &str) -> String {
    let pascal = || -> String {
        field
            .split('_')
            .flat_map(|word| {
                let mut letters = word.chars();
                letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
            })
            .collect()
    };
    match rule {
        "UPPERCASE" | "SCREAMING_SNAKE_CASE" => field.to_ascii_uppercase(),
        "PascalCase" => pascal(),
        "camelCase" => {
            let pascal = pascal();
            let mut letters = pascal.chars();
            letters
                .next()
                .map(|first| first.to_ascii_lowercase())
                .into_iter()
                .chain(letters)
                .collect()
        }
        "kebab-case" => field.replace('_', "-"),
        "SCREAMING-KEBAB-CASE" => field.to_ascii_uppercase().replace('_', "-"),
        _ => field.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_serde_is_followed() {
        for (rule, expected) in [
            ("lowercase", "sent_at_ms"),
            ("UPPERCASE", "SENT_AT_MS"),
            ("PascalCase", "SentAtMs"),
            ("camelCase", "sentAtMs"),
            ("snake_case", "sent_at_ms"),
            ("SCREAMING_SNAKE_CASE", "SENT_AT_MS"),
            ("kebab-case", "sent-at-ms"),
            ("SCREAMING-KEBAB-CASE", "SENT-AT-MS"),
        ] {
            assert_eq!(apply(rule, "sent_at_ms"), expected);
        }
    }
}
