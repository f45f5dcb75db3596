//! Exports for other tools.

use std::io::{self, Write};

use ddb_keys::aws::{Client, TableItems};
use serde_json::Value;

use super::arguments::{TemplateFormat, Tool};
use super::outcome::written;
use crate::export;

/// Prints the table, and on the standard error what the export leaves out.
pub(super) fn export<T: TableItems>(
    table: &Client<T>,
    tool: Tool,
    out: &mut impl Write,
) -> Result<u8, String> {
    let name = table.table_name();
    let is_model = matches!(tool, Tool::Workbench);
    let text = match tool {
        Tool::Workbench => format!("{:#}\n", export::workbench::model(T::SCHEMA, name)),
        Tool::Policy { arn, tag } => {
            let policy = export::tenant_policy(T::SCHEMA, &arn, &tag);
            return written(write!(out, "{}", policy.map_err(|error| error.to_string())?));
        }
        Tool::Terraform => export::terraform::resource(T::SCHEMA, name),
        Tool::Cdk => export::cdk::module(T::SCHEMA, name),
        Tool::CloudFormation { format: TemplateFormat::Json } => {
            format!("{:#}\n", export::cloudformation::template(T::SCHEMA, name))
        }
        Tool::CloudFormation { format: TemplateFormat::Yaml } => {
            yaml(&export::cloudformation::template(T::SCHEMA, name))?
        }
    };
    let left_out = if is_model { export::left_out_of_workbench } else { export::left_out };
    for left_out in left_out(T::SCHEMA) {
        // Nobody has to read it.
        let _ = writeln!(io::stderr(), "left out: {left_out}");
    }
    written(write!(out, "{text}"))
}

fn yaml(template: &Value) -> Result<String, String> {
    match ambiguous(template) {
        Some(name) => Err(format!("YAML has another meaning for `{name}`: use `--format json`")),
        None => yaml_serde::to_string(template).map_err(|error| error.to_string()),
    }
}

/// A string of a template that CloudFormation would not read as one. It reads YAML 1.1, and `yaml_serde` writes YAML 1.2, in which these
/// need no quotes.
fn ambiguous(template: &Value) -> Option<&str> {
    match template {
        Value::String(text) => Some(text.as_str()).filter(|text| is_no_text(text)),
        Value::Array(values) => values.iter().find_map(ambiguous),
        Value::Object(fields) => {
            let mut names = fields.keys().map(String::as_str);
            names.find(|name| is_no_text(name)).or_else(|| fields.values().find_map(ambiguous))
        }
        _ => None,
    }
}

/// Whether YAML 1.1 alone has a word for true or false, or a number, that is written so.
fn is_no_text(text: &str) -> bool {
    let words = ["y", "n", "yes", "no", "on", "off"];
    let is_number = text.contains(['_', ':'])
        && text.starts_with(|letter: char| letter.is_ascii_digit() || matches!(letter, '+' | '-'))
        && text.chars().all(|letter| letter.is_ascii_hexdigit() || "+-_:.xX".contains(letter));
    is_number || words.iter().any(|word| text.eq_ignore_ascii_case(word))
}
