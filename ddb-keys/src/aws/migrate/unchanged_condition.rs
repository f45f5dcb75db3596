//! The condition that an item is as it was read.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::iter;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::Item;
use crate::aws::item::serde_fields::{Aliases, aliases_of};
use crate::aws::request::expression::{MAX_EXPRESSION, MAX_OPERATORS};
use crate::schema::{EntitySchema, TableSchema};

/// A condition, with its names and values. More expressions of the same request can use them.
#[derive(Debug, Default)]
pub(super) struct UnchangedCondition {
    pub(super) text: String,
    pub(super) names: HashMap<String, String>,
    pub(super) values: HashMap<String, AttributeValue>,
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
        aliases: Aliases,
    ) -> Option<Self> {
        let is_key = |name: &str| name == table.pk || table.sk == Some(name);
        let mut attributes: Vec<_> = item.iter().filter(|(name, _)| !is_key(name)).collect();
        attributes.sort_by_key(|(name, _)| *name);
        let written = entity.fields.iter().map(|field| field.attribute).chain(table.key_names());
        let added = [table.type_attribute, table.write_token].into_iter().flatten();
        let read = aliases.iter().map(|(_, alias)| *alias);
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
        for name in iter::once(version).chain(aliases_of(aliases, version)) {
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
        let placeholder = format!(":{}", self.values.len());
        self.values.insert(placeholder.clone(), value);
        placeholder
    }
}
