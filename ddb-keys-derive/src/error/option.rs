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
        return unknown_option(unknown, example, &written);
    }
    if option.starts_with("overlap") {
        return with_help(
            "`overlap` takes the entities in parentheses",
            "write `overlap(Person, Company)`",
        );
    }
    if let Some(found) = said.strip_prefix("Unexpected type ") {
        return field_option(option)
            .unwrap_or_else(|| other_type(found, option, example, &written));
    }
    if let Some(found) = said.strip_prefix("Unknown value: ") {
        return field_option(option).unwrap_or_else(|| no_name(found, option, example, &written));
    }
    if let Some(found) = said.strip_prefix("Unexpected meta-item format ") {
        return other_form(found.trim_matches('`'), option, &written);
    }
    if let Some(name) = said.strip_prefix("Duplicate field ") {
        return with_help(&format!("the option {name} is given twice"), "remove one");
    }
    if said.contains("help: ") { said.to_owned() } else { with_help(said, &written) }
}

/// `unknown` is the option's name, and what the parser proposes.
fn unknown_option(unknown: &str, example: &str, written: &str) -> String {
    let (quoted, hint) = unknown.split_once(". ").unwrap_or((unknown, ""));
    let name = quoted.trim_matches('`');
    let similar = hint.strip_prefix("Did you mean ").map(|name| name.trim_end_matches('?'));
    let is_of_a_table = example.starts_with("#[table(name");
    let is_of_an_entity = example.starts_with("#[entity");
    let is_of_a_collection = example.contains("(table = ");
    let is_of_an_index = example.starts_with("#[gsi");
    let is_of_an_index_key = is_of_an_index && example.contains('<');

    let of_table = foreign_option_of_a_table(name).filter(|_| is_of_a_table);
    let foreign = || foreign_option(name).filter(|_| similar.is_none() || is_of_an_entity);
    let of_collection = foreign_option_of_a_collection(name).filter(|_| is_of_a_collection);
    let of_key = foreign_option_of_an_index_key(name).filter(|_| is_of_an_index_key);
    let of_index = of_key.or(foreign_option_of_an_index(name).filter(|_| is_of_an_index));
    let help = if let Some(help) = of_collection.or(of_table).or(of_index).or_else(foreign) {
        help.to_owned()
    } else if is_of_a_collection && name.starts_with(char::is_uppercase) {
        format!("write `table = {name}`")
    } else if let Some(similar) = similar {
        format!("an option with a similar name exists: {similar}")
    } else if let Some((_, names)) = hint.split_once(": ") {
        let is_one = !names.contains(", ");
        if is_one { written.to_owned() } else { format!("the options are {names}") }
    } else {
        written.to_owned()
    };
    with_help(&format!("no option {quoted}"), &help)
}

/// The option has a value of another type.
fn other_type(found: &str, option: &str, example: &str, written: &str) -> String {
    let Some(value) = value_in(example, option) else {
        let message = format!("the option `{option}` does not take a value of type {found}");
        return with_help(&message, written);
    };
    let kind = match value.chars().next() {
        Some('"') => "text in quotes",
        Some('\'') => "a character",
        Some('0'..='9') => "a number",
        _ => "a name",
    };
    let message = format!("the option `{option}` takes {kind}");
    with_help(&message, &format!("write `{option} = {value}`"))
}

/// The option takes a name, and has a string that is not one.
fn no_name(found: &str, option: &str, example: &str, written: &str) -> String {
    if option == "name" && example.starts_with("#[gsi(") {
        let help = "leave it out: the table says what DynamoDB calls the index, `#[gsi(ByEmail, name = \"by-email\", …)]`; an \
                    entity that has several keys in one index gives each an identifier, `name = Unread`";
        return with_help(&format!("{found} is not a name in Rust"), help);
    }
    with_help(&format!("the option `{option}` takes a name, and {found} is not one"), written)
}

/// The option is written as a name alone, or as a string alone.
fn other_form(found: &str, option: &str, written: &str) -> String {
    match (found, field_option(option)) {
        ("word", Some(message)) => message,
        ("literal", _) => with_help("a text alone does not say which option it is for", written),
        _ => with_help("expected `option = value`", written),
    }
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

/// The message about an option that names a field, and has something else.
fn field_option(option: &str) -> Option<String> {
    let help = match option {
        "version" => {
            "write `version = rev`, where the field `rev` counts the writes, or leave it out: an entity has no schema version"
        }
        "ttl" => "write `ttl = expires`, where the field `expires` says when the item expires",
        _ => return None,
    };
    Some(with_help(&format!("the option `{option}` names a field"), help))
}

/// The advice on an option that other libraries have.
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
        "belongs_to" | "has_many" | "collection" => {
            "leave it out: items with the same partition key are a collection, which a query that begins with `collection()` reads as the \
             table's enum, and `#[derive(ItemCollection)]` as a struct"
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

/// The advice on an option that other libraries have on an entity's key in an index.
fn foreign_option_of_an_index_key(name: &str) -> Option<&'static str> {
    Some(match name {
        "index" | "index_name" | "gsi" | "lsi" => {
            "the index comes first, and `name` is another name of the key: `#[gsi(Gsi1, name = ByEmail, …)]`; what DynamoDB \
             calls the index, the table says above its enum: `#[gsi(Gsi1, name = \"gsi1\", …)]`"
        }
        "condition" | "filter" | "where" | "if" => {
            "an index key that only some items have: `when(paid = false)` after its templates"
        }
        _ => return None,
    })
}

/// The advice on an option that other libraries have on an index of a table.
fn foreign_option_of_an_index(name: &str) -> Option<&'static str> {
    matches!(name, "index" | "index_name" | "gsi" | "lsi")
        .then_some("the name of the index in DynamoDB is `name = \"gsi1\"`")
}

/// The advice on an option that other libraries have on a table.
fn foreign_option_of_a_table(name: &str) -> Option<&'static str> {
    Some(match name {
        "entity_attribute_saved_as"
        | "entity_type"
        | "type"
        | "type_field"
        | "type_name"
        | "kind"
        | "tag"
        | "discriminator"
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

/// The advice on an option that other libraries have on an item collection.
fn foreign_option_of_a_collection(name: &str) -> Option<&'static str> {
    Some(match name {
        "entities" | "entity" | "members" | "models" | "items" | "types" | "collection" => {
            "remove it: the fields of the struct are the entities"
        }
        "pk" | "key" | "partition" | "partition_key" | "on" | "by" => {
            "remove it: the partition key is the one that its entities share"
        }
        "sk" | "sort_key" | "order" | "order_by" => {
            "remove it: a `Vec` has its items in the order of their sort keys"
        }
        _ => return None,
    })
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
                "the option `name` takes text in quotes\n  help: write `name = \"USER\"`",
            ),
            ("Duplicate field `name`", "the option `name` is given twice\n  help: remove one"),
        ] {
            assert_eq!(message(said, "name", example), expected);
        }
    }
}
