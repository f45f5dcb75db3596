//! Checks of a whole table at compile time.
//!
//! Every check is conservative: it misses no mistake. Where it reports one that cannot happen, a person who reads the
//! templates would have the same doubt.

mod attributes;
mod collision;
mod conditions;
mod field_names;
mod indexes;
mod item_collection;
mod keys;
mod projection;
mod sort_key;
mod tenants;
mod unique;

#[cfg(test)]
mod tests;

use crate::schema::TableSchema;
use attributes::SharedAttributes;
pub(in crate::table) use collision::{can_begin, can_meet};
use collision::{collisions, require_distinct_formers, require_distinct_index_formers};

pub(in crate::table) use indexes::is_inverted;
pub(in crate::table) use item_collection::has_strangers;
pub use item_collection::{check_collection, check_member};
#[cfg(feature = "aws-sdk")]
pub(crate) use projection::unknown_name;

/// Facts about a table of `N` entities, computed once for all of its variants.
#[derive(Debug)]
pub struct Proofs<const N: usize> {
    table: &'static TableSchema,
    attributes: SharedAttributes<N>,
    /// For each entity, an earlier one with its name or its key.
    collisions: [Option<usize>; N],
}

impl<const N: usize> Proofs<N> {
    /// Compares every pair of entities.
    #[must_use]
    pub const fn of(table: &'static TableSchema) -> Self {
        Self { table, attributes: SharedAttributes::of(table), collisions: collisions(table) }
    }

    /// Checks a table if there is one. The derive emits none after a mistake.
    #[must_use]
    pub const fn if_any(table: Option<&'static TableSchema>) -> Option<Self> {
        match table {
            Some(table) => Some(Self::of(table)),
            None => None,
        }
    }

    /// Checks the entity at a position, or ends compilation with what is wrong.
    #[track_caller]
    pub const fn check(&self, position: usize) {
        let entity = self.table.entities[position];
        if entity.broken {
            return;
        }
        sort_key::require_of_entity(self.table, entity);
        if !indexes::require_declared(self.table, position) {
            return;
        }
        let shares = self.attributes.shares[position];
        conditions::require_effect(self.table, entity, shares);
        attributes::require_raw_names(self.table, entity);
        attributes::require_storable_numbers(self.table, entity);
        if let Some(keys) = self.attributes.mixed[position] {
            attributes::mixed_types(self.table, keys).fail();
        }
        if shares {
            attributes::require_one_template(self.table, entity);
        }
        field_names::require_free_names(self.table, entity);
        field_names::require_free_aliases(self.table, entity);
        indexes::require_named(self.table, entity);
        attributes::require_one_ttl(self.table, position);
        field_names::require_free_ttl(self.table, entity);
        require_distinct_formers(entity);
        require_distinct_index_formers(entity);
        tenants::require_prefix(self.table, entity);
        unique::require_locks(self.table, entity);
        if let Some(other) = self.collisions[position] {
            collision::message(self.table, entity, self.table.entities[other]).fail();
        }
    }
}

/// Checks a table if there is one, apart from its entities.
#[track_caller]
pub const fn check_table<const N: usize>(proofs: &Option<Proofs<N>>) {
    if let Some(proofs) = proofs {
        sort_key::require_of_table(proofs.table);
        tenants::require_tenants(proofs.table);
    }
}

/// Checks the index at a position, if there is a table.
#[track_caller]
pub const fn check_table_index<const N: usize>(proofs: &Option<Proofs<N>>, position: usize) {
    if let Some(proofs) = proofs {
        let index = &proofs.table.indexes[position];
        indexes::require_agreement(proofs.table, index);
        projection::require_known_names(proofs.table, index);
    }
}

/// Checks one entity of a table, if there is a table.
#[track_caller]
pub const fn check_table_entity<const N: usize>(proofs: &Option<Proofs<N>>, position: usize) {
    if let Some(proofs) = proofs {
        proofs.check(position);
    }
}
