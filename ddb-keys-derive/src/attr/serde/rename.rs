//! The names that serde gives fields.

use syn::{LitStr, Token, meta::ParseNestedMeta};

/// A name or a rule, as serde writes and as it reads.
#[derive(Default)]
pub(super) struct Sides {
    pub(super) write: Option<String>,
    pub(super) read: Option<String>,
}

impl Sides {
    /// `= "name"`, or `(serialize = "name", deserialize = "other")`.
    pub(super) fn parse(option: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        if option.input.peek(Token![=]) {
            let name = option.value()?.parse::<LitStr>()?.value();
            return Ok(Self { write: Some(name.clone()), read: Some(name) });
        }
        let mut sides = Self::default();
        option.parse_nested_meta(|side| {
            let value = Some(side.value()?.parse::<LitStr>()?.value());
            if side.path.is_ident("serialize") {
                sides.write = value;
            } else {
                sides.read = value;
            }
            Ok(())
        })?;
        Ok(sides)
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
