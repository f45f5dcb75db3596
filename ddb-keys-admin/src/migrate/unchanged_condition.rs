//! The condition that an item is as it was read.

use std::collections::BTreeSet;
use std::collections::HashMap;
use std::fmt::{self, Write};
use std::iter;

use aws_sdk_dynamodb::types::AttributeValue;

use ddb_keys::aws::Item;
use ddb_keys::schema::{EntitySchema, TableSchema};

/// The maximum length of an expression, in bytes.
const MAX_EXPRESSION: usize = 4096;
/// The maximum number of operators and functions in an expression.
const MAX_OPERATORS: usize = 300;

/// A condition, with its names and values. More expressions of the same request can use them.
#[derive(Debug, Default)]
pub(super) struct UnchangedCondition {
    pub(super) text: String,
    pub(super) names: HashMap<String, String>,
    /// None if it has none, which is how a request has none.
    pub(super) values: Option<HashMap<String, AttributeValue>>,
    /// How many operators and functions the condition has.
    operators: usize,
}

impl UnchangedCondition {
    /// The condition that an item of an entity has every attribute that was read, and no other one that the entity or
    /// the table writes or serde reads under an older name. If that expression would be too long, the version alone is
    /// compared. `None` if the entity has no version.
    pub(super) fn of(
        item: &Item,
        table: &'static TableSchema,
        entity: &'static EntitySchema,
    ) -> Option<Self> {
        let is_key = |name: &str| name == table.pk || table.sk == Some(name);
        let mut attributes: Vec<_> = item.iter().filter(|(name, _)| !is_key(name)).collect();
        attributes.sort_by_key(|(name, _)| *name);
        let written = entity.fields.iter().map(|field| field.attribute).chain(table.key_names());
        let added = [table.type_attribute, table.write_token].into_iter().flatten();
        let read = entity.aliases.iter().map(|alias| alias.attribute);
        let missing = written.chain(added).chain(read).filter(|name| !item.contains_key(*name));
        let missing: BTreeSet<&str> = missing.collect();
        let mut condition = Self::exists(table);
        for (name, value) in attributes {
            condition.equals(name, value.clone());
        }
        for name in missing {
            condition.is_missing(name);
        }
        if condition.text.len() <= MAX_EXPRESSION && condition.operators <= MAX_OPERATORS {
            return Some(condition);
        }
        let version = entity.version?.attribute;
        let mut condition = Self::exists(table);
        for name in iter::once(version).chain(entity.aliases_of(version)) {
            match item.get(name) {
                Some(value) => condition.equals(name, value.clone()),
                None => condition.is_missing(name),
            }
        }
        Some(condition)
    }

    fn exists(table: &TableSchema) -> Self {
        let mut condition = Self::default();
        let pk = condition.name(table.pk);
        condition.text = format!("attribute_exists({pk})");
        condition.operators = 1;
        condition
    }

    fn equals(&mut self, name: &str, value: AttributeValue) {
        let (name, value) = (self.name(name), self.value(value));
        self.and(format_args!("{name} = {value}"));
    }

    fn is_missing(&mut self, name: &str) {
        let name = self.name(name);
        self.and(format_args!("attribute_not_exists({name})"));
    }

    fn and(&mut self, clause: fmt::Arguments<'_>) {
        self.operators += 2;
        // Writing to a string cannot fail.
        let _ = write!(self.text, " AND {clause}");
    }

    /// A placeholder for a name.
    pub(super) fn name(&mut self, name: &str) -> String {
        let placeholder = format!("#{}", self.names.len());
        self.names.insert(placeholder.clone(), name.to_string());
        placeholder
    }

    /// A placeholder for a value.
    pub(super) fn value(&mut self, value: AttributeValue) -> String {
        let values = self.values.get_or_insert_default();
        let placeholder = format!(":{}", values.len());
        values.insert(placeholder.clone(), value);
        placeholder
    }
}
