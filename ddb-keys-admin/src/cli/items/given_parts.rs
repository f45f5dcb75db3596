//! The parts of a key as somebody writes them: `name=value`.

use std::collections::BTreeMap;

use super::chosen_key::{ChosenKey, quoted};

/// The values of a key's parts, by name.
pub(super) struct GivenParts(BTreeMap<&'static str, String>);

/// How much of a key a command needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    /// Every part.
    Whole,
    /// The parts of the partition key, and any number of the following ones.
    Partition,
}

impl GivenParts {
    pub(super) fn read(key: &ChosenKey, texts: &[String], needs: Needs) -> Result<Self, String> {
        let fields = key.fields();
        let mut values = BTreeMap::new();
        for text in texts {
            let Some((name, value)) = text.split_once('=') else {
                return Err(format!("`{text}` is not a part of a key: {}", form(key, needs)));
            };
            let Some(field) = fields.iter().find(|field| **field == name) else {
                return Err(format!("{} has no part `{name}`: {}", of(key), form(key, needs)));
            };
            if values.insert(*field, value.to_string()).is_some() {
                return Err(format!("`{name}` is given twice"));
            }
        }
        let needed = if needs == Needs::Whole { fields.clone() } else { key.partition_fields() };
        let missing = || needed.iter().copied().filter(|field| !values.contains_key(field));
        if missing().next().is_some() {
            let missing = quoted(missing());
            return Err(format!("{} needs {missing}: {}", of(key), form(key, needs)));
        }
        let over_shards = key.shards().is_some_and(|(field, _)| !values.contains_key(field));
        let order = if over_shards { key.fields_over_shards() } else { fields };
        let given = order.iter().map(|field| (field, values.contains_key(field)));
        let first_gap = given.clone().find(|(_, is_given)| !is_given).map(|(field, _)| field);
        let after_gap = given.skip_while(|(_, is_given)| *is_given).find(|(_, is_given)| *is_given);
        if let (Some(gap), Some((field, _))) = (first_gap, after_gap) {
            let form = form(key, needs);
            return Err(format!(
                "parts are given from the left, and `{gap}` is before `{field}`: {form}"
            ));
        }
        Ok(Self(values))
    }

    /// The value of a part, if it is given.
    pub(super) fn value(&self, field: &str) -> Option<&str> {
        self.0.get(field).map(String::as_str)
    }
}

/// The key in a sentence.
fn of(key: &ChosenKey) -> String {
    match key.index {
        None => format!("the key of `{}`", key.entity.name),
        Some((_, of)) => format!("the key of `{}` in the index `{}`", key.entity.name, of.name),
    }
}

/// What to write instead.
fn form(key: &ChosenKey, needs: Needs) -> String {
    let (fields, needed) = (key.fields(), key.partition_fields());
    let parts = fields.iter().map(|field| match needs {
        Needs::Partition if !needed.contains(field) => format!(" [{field}=…]"),
        _ => format!(" {field}=…"),
    });
    let command = if needs == Needs::Whole { "get" } else { "query" };
    let index = key.index.map(|(_, of)| format!(" --index {}", of.name)).unwrap_or_default();
    format!("write `{command} {}{}{index}`", key.entity.name, parts.collect::<String>())
}
