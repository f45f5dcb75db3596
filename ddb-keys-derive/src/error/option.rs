//! Rewords what the parser of options says, so that each mistake tells what to write.

use super::with_help;

/// A mistake in the options of an attribute. `example` shows how they are written.
pub(super) fn reworded(mistake: darling::Error, example: &str) -> syn::Error {
    let shown = mistake.to_string();
    let mistake = syn::Error::from(mistake);
    let said = mistake.to_string();
    // The parser appends the option's name where it knows it.
    let option = shown.strip_prefix(&said).and_then(|rest| rest.strip_prefix(" at "));
    let text = message(&said, option.unwrap_or_default(), example);
    syn::Error::new(mistake.span(), text)
}

fn message(said: &str, option: &str, example: &str) -> String {
    let written = format!("options are written `{example}`");
    if let Some(unknown) = said.strip_prefix("Unknown field: ") {
        let (name, hint) = unknown.split_once(". ").unwrap_or((unknown, ""));
        let similar = hint.strip_prefix("Did you mean ").map(|name| name.trim_end_matches('?'));
        let names = hint.strip_prefix("Available values: ");
        let help = match (similar, names) {
            (Some(similar), _) => format!("an option with a similar name exists: {similar}"),
            (None, Some(names)) => format!("the options are {names}"),
            (None, None) => written,
        };
        return with_help(&format!("no option {name}"), &help);
    }
    if let Some(name) = said.strip_prefix("Duplicate field ") {
        return with_help(&format!("the option {name} is given twice"), "remove one");
    }
    let is_other =
        ["Unexpected type ", "Unknown value: "].iter().find_map(|start| said.strip_prefix(start));
    if let Some(found) = is_other {
        // `darling` numbers the elements of a list.
        let innermost = option.rsplit('/').next().unwrap_or_default();
        let (option, help) = match innermost.split_once('[') {
            Some((list, _)) => (list, format!("write a list, `{list}(A, B)`")),
            None => (innermost, written),
        };
        return with_help(&format!("the option `{option}` does not take {found}"), &help);
    }
    if said.starts_with("Unexpected meta-item format ") {
        let message = match option {
            name if !name.is_empty() && said.ends_with("`word`") => {
                format!("the option `{name}` has no value")
            }
            _ => String::from("expected `option = value`"),
        };
        return with_help(&message, &written);
    }
    if said.contains("help: ") { said.to_owned() } else { with_help(said, &written) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_in_options_are_reworded() {
        let example = "#[entity(name = \"USER\")]";
        for (said, expected) in [
            (
                "Unknown field: `nmae`. Did you mean `name`?",
                "no option `nmae`\n  help: an option with a similar name exists: `name`",
            ),
            (
                "Unknown field: `colour`. Available values: `key`, `name`",
                "no option `colour`\n  help: the options are `key`, `name`",
            ),
            (
                "Unexpected type `int`",
                "the option `name` does not take `int`\n  help: options are written `#[entity(name = \"USER\")]`",
            ),
            (
                "Unexpected meta-item format `word`",
                "the option `name` has no value\n  help: options are written `#[entity(name = \"USER\")]`",
            ),
            ("Duplicate field `name`", "the option `name` is given twice\n  help: remove one"),
        ] {
            assert_eq!(message(said, "name", example), expected);
        }
    }
}
