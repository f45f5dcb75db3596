//! Collects and words mistakes.

use std::ops::Range;

use proc_macro2::{Span, TokenStream};
use quote::quote;

/// The mistakes found so far. All of them are reported at once.
#[derive(Default)]
pub(crate) struct Mistakes(Option<syn::Error>);

impl Mistakes {
    pub(crate) fn add(&mut self, mistake: syn::Error) {
        match &mut self.0 {
            Some(first) => first.combine(mistake),
            None => self.0 = Some(mistake),
        }
    }

    /// A mistake, and a suggestion.
    pub(crate) fn report(&mut self, span: Span, message: &str, help: &str) {
        self.add(syn::Error::new(span, with_help(message, help)));
    }

    /// The value, or `None` after adding the mistake.
    pub(crate) fn take<T>(&mut self, result: Result<T, impl Into<syn::Error>>) -> Option<T> {
        result.map_err(|mistake| self.add(mistake.into())).ok()
    }

    /// The options of an attribute, or `None` after adding the mistakes. `example` shows how to write them.
    pub(crate) fn options<T>(&mut self, read: darling::Result<T>, example: &str) -> Option<T> {
        read.map_err(|mistakes| {
            for mistake in mistakes.flatten() {
                let shown = mistake.to_string();
                let mistake = syn::Error::from(mistake);
                let said = mistake.to_string();
                let option = shown.strip_prefix(&said).and_then(|rest| rest.strip_prefix(" at "));
                let message = option_message(&said, option.unwrap_or_default(), example);
                self.add(syn::Error::new(mistake.span(), message));
            }
        })
        .ok()
    }

    pub(crate) fn any(&self) -> bool {
        self.0.is_some()
    }

    /// The mistakes as `compile_error!` expressions.
    pub(crate) fn into_expressions(self) -> impl Iterator<Item = TokenStream> {
        self.0.into_iter().flatten().map(|mistake| mistake.to_compile_error())
    }

    /// The mistakes as `compile_error!` items.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.0.map_or_else(|| quote!(), |mistakes| mistakes.to_compile_error())
    }
}

/// A message with a line of help.
pub(crate) fn with_help(message: &str, help: &str) -> String {
    format!("{message}\n  help: {help}")
}

/// A message about a place of a text, with the text and a caret line under it.
pub(crate) fn with_caret(message: &str, text: &str, range: &Range<usize>, help: &str) -> String {
    if text.is_empty() {
        return with_help(message, help);
    }
    let shown = text.escape_debug().to_string();
    let before = text[..range.start].escape_debug().count();
    let under = text[range.clone()].escape_debug().count().max(1);
    format!("{message}\n  {shown}\n  {}{} help: {help}", " ".repeat(before), "^".repeat(under))
}

/// Rewords a message of the parser of options.
fn option_message(said: &str, option: &str, example: &str) -> String {
    let written = format!("options are written `{example}`");
    if let Some(unknown) = said.strip_prefix("Unknown field: ") {
        let (name, hint) = unknown.split_once(". ").unwrap_or((unknown, ""));
        let is_near = hint.starts_with("Did you mean ") && !example.starts_with("#[entity");
        let name_alone = name.trim_matches('`');
        let of_table =
            foreign_option_of_a_table(name_alone).filter(|_| example.starts_with("#[table(name"));
        let help = of_table.or_else(|| foreign_option(name_alone).filter(|_| !is_near));
        if let Some(help) = help {
            return with_help(&format!("no option {name}"), help);
        }
        if example.contains("(table = ") && name_alone.starts_with(char::is_uppercase) {
            return with_help(
                &format!("no option {name}"),
                &format!("write `table = {name_alone}`"),
            );
        }
        let help = match (hint.strip_prefix("Did you mean "), hint.split_once(": ")) {
            (Some(similar), _) => {
                format!("an option with a similar name exists: {}", similar.trim_end_matches('?'))
            }
            (None, Some((_, names))) => format!("the options are {names}"),
            (None, None) => written,
        };
        return with_help(&format!("no option {name}"), &help);
    }
    if option.starts_with("overlap") {
        return with_help(
            "`overlap` takes the entities in parentheses",
            "write `overlap(Person, Company)`",
        );
    }
    let is_misfit = said.starts_with("Unexpected type ") || said.starts_with("Unknown value: ");
    if let Some(help) = field_option(option).filter(|_| is_misfit) {
        return with_help(&format!("the option `{option}` names a field"), help);
    }
    if let Some(found) = said.strip_prefix("Unexpected type ") {
        if let Some(value) = value_in(example, option) {
            let kind = match value.chars().next() {
                Some('"') => "text in quotes",
                Some('\'') => "a character",
                Some('0'..='9') => "a number",
                _ => "a name",
            };
            let message = format!("the option `{option}` takes {kind}");
            return with_help(&message, &format!("write `{option} = {value}`"));
        }
        return with_help(
            &format!("the option `{option}` does not take a value of type {found}"),
            &written,
        );
    }
    if let Some(found) = said.strip_prefix("Unexpected meta-item format ") {
        let found = found.trim_matches('`');
        if let ("word", Some(help)) = (found, field_option(option)) {
            return with_help(&format!("the option `{option}` names a field"), help);
        }
        let message = match found {
            "literal" => "a text alone does not say which option it is for",
            _ => "expected `option = value`",
        };
        return with_help(message, &written);
    }
    if let Some(found) = said.strip_prefix("Unknown value: ") {
        if option == "name" && example.starts_with("#[gsi(") {
            let help = "the table says what DynamoDB calls the index, `#[gsi(ByEmail, name = \"by-email\", …)]`; an entity \
                        that has several keys in one index gives each an identifier, `name = Unread`";
            return with_help(&format!("{found} is not a name in Rust"), help);
        }
        return with_help(
            &format!("the option `{option}` takes a name, and {found} is not one"),
            &written,
        );
    }
    if let Some(name) = said.strip_prefix("Duplicate field ") {
        return with_help(&format!("the option {name} is given twice"), "remove one");
    }
    if said.contains("help: ") { said.to_owned() } else { with_help(said, &written) }
}

/// The value that an option has in an example.
fn value_in<'a>(example: &'a str, option: &str) -> Option<&'a str> {
    let (_, options) = example.split_once('(')?;
    let options = options.strip_suffix(")]")?.split(", ");
    options
        .filter_map(|written| written.split_once(" = "))
        .find(|(name, _)| *name == option)
        .map(|(_, value)| value)
}

/// How to write an option that names a field.
fn field_option(option: &str) -> Option<&'static str> {
    match option {
        "version" => Some("write `version = rev`, where the field `rev` counts the writes"),
        "ttl" => {
            Some("write `ttl = expires`, where the field `expires` says when the item expires")
        }
        _ => None,
    }
}

/// What to write for an option that other libraries have.
fn foreign_option(name: &str) -> Option<&'static str> {
    Some(match name {
        "sparse" => "an index is sparse if a field of its templates is an `Option`",
        "gsi" | "lsi" | "index" | "indexes" => {
            "an index has an attribute of its own: `#[gsi(ByEmail, pk = \"…\", sk = \"…\")]`"
        }
        "projection" => {
            "the table declares it: `#[gsi(ByEmail, projection = keys_only)]` above its enum"
        }
        "casing" | "case" => "a placeholder folds its field: `<email:lower>` or `<email:upper>`",
        "model" | "entity" | "type" | "type_name" => "the entity's name is `name = \"…\"`",
        "type_field" | "type_attribute" => {
            "the table declares it: `#[table(type_attribute = \"_type\")]` above its enum"
        }
        "unique" => {
            "DynamoDB keeps only keys unique: write an entity whose key is the unique value"
        }
        "service" | "prefix" => "a template contains all of the key's text: `\"APP#USER#<id>\"`",
        "rename" | "rename_all" => "serde names the attributes: `#[serde(rename_all = \"…\")]`",
        "billing_mode" | "read_capacity" | "write_capacity" => {
            "the table has it: `table.create_table().customize(|request| …)`"
        }
        "belongs_to" | "has_many" => {
            "items that belong together are read by a struct of them, `#[derive(ItemCollection)]`"
        }
        "timestamps" | "created" | "updated" => {
            "a time is a field of the struct, which the program sets before a write"
        }
        "table" | "table_name" => "the table is an enum of its entities, `#[derive(Table)]`",
        "partition" | "partition_key" | "hash" | "hash_key" => "the partition key is `pk`",
        "sort" | "sort_key" | "range" | "range_key" => "the sort key is `sk`",
        "primary_key" | "primary" | "key" => "the partition key is `pk`, and the sort key `sk`",
        _ => return None,
    })
}

/// What to write for an option that other libraries have on a table.
fn foreign_option_of_a_table(name: &str) -> Option<&'static str> {
    Some(match name {
        "entity_type" | "type" | "type_field" | "type_name" | "kind" | "tag" | "discriminator"
        | "entity_attribute" => {
            "the attribute with the name of an item's entity is `type_attribute`"
        }
        "table" | "table_name" | "dynamodb_name" => "the table's name is `name`",
        "region" | "endpoint" | "profile" | "client" => {
            "the client has it: `Shop::client(aws_sdk_dynamodb::Client::new(&config))`"
        }
        "billing_mode" | "billing" | "read_capacity" | "write_capacity" | "stream" | "tags" => {
            "`table.create_table().customize(|request| …)` sets it"
        }
        "ttl" => "each entity names its field: `#[entity(ttl = expires)]`",
        "entities" | "models" => {
            "the entities are the variants: `enum Shop { User(User), Order(Order) }`"
        }
        _ => return None,
    })
}

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
    fn the_caret_stands_under_the_place() {
        let message =
            with_caret("no field `usrname`", "USER#<usrname>", &(6..13), "write `username`");
        assert_eq!(
            message,
            "no field `usrname`\n  USER#<usrname>\n        ^^^^^^^ help: write `username`"
        );
    }

    #[test]
    fn the_caret_counts_what_is_shown() {
        let message = with_caret("x", "a\t<b", &(2..3), "y");
        assert_eq!(message, "x\n  a\\t<b\n     ^ help: y");
    }

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
                "the option `name` takes text in quotes\n  help: write `name = \"USER\"`",
            ),
            ("Duplicate field `name`", "the option `name` is given twice\n  help: remove one"),
        ] {
            assert_eq!(option_message(said, "name", example), expected);
        }
    }

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
