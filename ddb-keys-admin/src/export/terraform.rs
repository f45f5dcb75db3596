//! Resources of Terraform.

use std::fmt::Write;

use ddb_keys::schema::{IndexSchema, TableSchema};

use crate::definition::{projection, type_name};

/// Returns a table as a resource of Terraform, in the layout of `terraform fmt`.
///
/// An index with several attributes in its partition key or its sort key needs version 6.29 of the provider.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::export;
///
/// #[derive(Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// assert_eq!(export::terraform(Users::SCHEMA), r#"resource "aws_dynamodb_table" "users" {
///   name         = "users"
///   billing_mode = "PAY_PER_REQUEST"
///   hash_key     = "PK"
///
///   attribute {
///     name = "PK"
///     type = "S"
///   }
/// }
/// "#);
/// ```
#[must_use]
pub fn terraform(schema: &TableSchema) -> String {
    resource(schema, schema.name)
}

/// The resource of a table under this name.
pub(crate) fn resource(schema: &TableSchema, name: &str) -> String {
    let mut table = Block::new(format!("resource \"aws_dynamodb_table\" {}", quoted(&label(name))));
    table.set("name", quoted(name));
    table.set("billing_mode", quoted("PAY_PER_REQUEST"));
    table.set("hash_key", quoted(schema.pk));
    table.extend("range_key", schema.sk.map(quoted));
    for name in schema.key_names() {
        let mut attribute = Block::new("attribute");
        attribute.set("name", quoted(name));
        attribute.set("type", quoted(type_name(schema.key_type(name))));
        table.blocks.push(attribute);
    }
    table.blocks.extend(schema.indexes.iter().map(index));
    if let Some(name) = schema.ttl_attribute() {
        let mut ttl = Block::new("ttl");
        ttl.set("attribute_name", quoted(name));
        ttl.set("enabled", String::from("true"));
        table.blocks.push(ttl);
    }
    let mut text = String::new();
    table.write(&mut text, 0);
    text
}

fn index(index: &IndexSchema) -> Block {
    let kind = if index.local { "local_secondary_index" } else { "global_secondary_index" };
    let mut block = Block::new(kind);
    block.set("name", quoted(index.name));
    match (index.local, index.pk, index.sk) {
        (true, _, sk) => block.extend("range_key", sk.first().map(|name| quoted(name))),
        (false, [pk], [] | [_]) => {
            block.set("hash_key", quoted(pk));
            block.extend("range_key", index.sk.first().map(|name| quoted(name)));
        }
        (false, pk, sk) => {
            let pk = pk.iter().map(|name| key_schema(name, "HASH"));
            block.blocks = pk.chain(sk.iter().map(|name| key_schema(name, "RANGE"))).collect();
        }
    }
    let (projection, names) = projection(index);
    block.set("projection_type", quoted(projection));
    let list = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
        format!("[{}]", names.join(", "))
    };
    block.extend("non_key_attributes", names.map(list));
    block
}

fn key_schema(name: &str, key_type: &str) -> Block {
    let mut block = Block::new("key_schema");
    block.set("attribute_name", quoted(name));
    block.set("key_type", quoted(key_type));
    block
}

/// A block: its arguments, then the blocks in it.
struct Block {
    header: String,
    arguments: Vec<(&'static str, String)>,
    blocks: Vec<Self>,
}

impl Block {
    fn new(header: impl Into<String>) -> Self {
        Self { header: header.into(), arguments: Vec::new(), blocks: Vec::new() }
    }

    fn set(&mut self, name: &'static str, value: String) {
        self.arguments.push((name, value));
    }

    fn extend(&mut self, name: &'static str, value: Option<String>) {
        self.arguments.extend(value.map(|value| (name, value)));
    }

    /// Writes the block, its arguments aligned.
    fn write(&self, text: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        let width = self.arguments.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
        text.extend([&indent, &self.header, " {\n"]);
        for (name, value) in &self.arguments {
            // A string takes everything.
            let _ = writeln!(text, "{indent}  {name:width$} = {value}");
        }
        for block in &self.blocks {
            text.push('\n');
            block.write(text, depth + 1);
        }
        text.extend([&indent, "}\n"]);
    }
}

/// A string of Terraform.
fn quoted(text: &str) -> String {
    // `${` and `%{` begin a template. Backslashes come first, because the others become such.
    let escapes = [
        ("\\", "\\\\"),
        ("\"", "\\\""),
        ("\n", "\\n"),
        ("\r", "\\r"),
        ("\t", "\\t"),
        ("${", "$${"),
        ("%{", "%%{"),
    ];
    let text = escapes.iter().fold(text.to_string(), |text, (of, by)| text.replace(of, by));
    format!("\"{text}\"")
}

/// The table's name as the name of a resource, which has letters, digits, `_` and `-`, and does not begin with a digit.
fn label(name: &str) -> String {
    let known = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-');
    let label: String =
        name.chars().map(|letter| if known(letter) { letter } else { '_' }).collect();
    let begins_a_name =
        label.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    if begins_a_name { label } else { format!("_{label}") }
}

#[cfg(test)]
mod tests {
    use super::{label, quoted};

    #[test]
    fn a_string_is_never_a_template() {
        let strings = ["a\"b\\", "${x}", "%{x}", "$x %", "$${x}", "a\nb"].map(quoted);
        let expected =
            [r#""a\"b\\""#, r#""$${x}""#, r#""%%{x}""#, r#""$x %""#, r#""$$${x}""#, r#""a\nb""#];
        assert_eq!(strings, expected);
    }

    #[test]
    fn a_resource_has_a_name() {
        let labels = ["battle-royale", "a.b", "7", "-", "", "Ä"].map(label);
        assert_eq!(labels, ["battle-royale", "a_b", "_7", "_-", "_", "_"]);
    }
}
