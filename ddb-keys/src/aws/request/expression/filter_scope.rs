//! The attributes that a filter of a read can name.

use alloc::string::ToString;

use crate::aws::InvalidRequest;
use crate::schema::{IndexSchema, TableSchema};

/// The read that a filter applies to, which decides which attributes it can name.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct FilterScope {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) index: Option<&'static IndexSchema>,
    /// Whether key attributes are refused, as in a query.
    pub(in crate::aws) without_keys: bool,
}

impl FilterScope {
    /// Checks that a filter can name an attribute. DynamoDB refuses one of the key that a query reads by, and takes one
    /// that the index lacks for missing everywhere.
    pub(super) fn check(self, attribute: &str) -> Result<(), InvalidRequest> {
        let Self { table, index, without_keys } = self;
        let is_key = match index {
            Some(index) => index.pk.iter().chain(index.sk).any(|name| *name == attribute),
            None => table.pk == attribute || table.sk == Some(attribute),
        };
        if without_keys && is_key {
            return Err(InvalidRequest::KeyInFilter { attribute: attribute.to_string() });
        }
        match index.filter(|index| !table.projects(index, attribute)) {
            Some(index) => {
                let attribute = attribute.to_string();
                Err(InvalidRequest::NotProjected { attribute, index: index.name })
            }
            None => Ok(()),
        }
    }
}
