//! Tables as other tools define them.
//!
//! [`cloudformation`], [`terraform`] and [`cdk`] write the table of a schema: its key attributes, its indexes with their projections, and the
//! attribute by which its items expire. It is billed by request. [`left_out`] names what none of them has a place for. [`tenant_policy`] writes
//! who may reach the items of a tenant, and [`workbench`] a data model of `NoSQL` Workbench, with sample items.

pub(crate) mod cdk;
pub(crate) mod cloudformation;
mod policy;
pub(crate) mod terraform;
pub(crate) mod workbench;

#[cfg(test)]
mod tests;

use ddb_keys::schema::TableSchema;

pub use cdk::cdk;
pub use cloudformation::cloudformation;
pub use policy::{PolicyError, tenant_policy};
pub use terraform::terraform;
pub use workbench::{left_out_of_workbench, workbench};

/// Returns what the exports of a table leave out, one sentence each.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Entity)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String }
/// # #[derive(Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// let left_out = ddb_keys_admin::export::left_out(Users::SCHEMA);
/// assert_eq!(left_out[0], "the entities and the templates of their keys: 1 entity");
/// ```
#[must_use]
pub fn left_out(schema: &TableSchema) -> Vec<String> {
    let count = schema.entities.len();
    let entities = if count == 1 { "entity" } else { "entities" };
    let templates = format!("the entities and the templates of their keys: {count} {entities}");
    let attribute = |purpose: &str, name| format!("the attribute of {purpose}: `{name}`");
    let type_attribute = schema.type_attribute.map(|name| attribute("the entity's name", name));
    let write_token = schema.write_token.map(|name| attribute("write tokens", name));
    [Some(templates), type_attribute, write_token].into_iter().flatten().collect()
}
