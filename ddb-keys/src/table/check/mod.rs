//! What must hold over a whole table, decided while the compiler runs.
//!
//! Every question is answered on the safe side: a mistake is never missed, and an alarm that
//! could be false is one that a person, too, would want to look at.

mod attributes;
mod collision;
mod conditions;
mod indexes;
mod places;
mod projection;

#[cfg(test)]
mod tests;

use crate::schema::TableSchema;
use collision::{NONE, collisions};
pub(in crate::table) use collision::{can_begin, can_meet};
use places::KeyTypes;

/// What is known about a table of `N` entities, worked out once for all of its variants.
#[derive(Debug)]
pub struct Proofs<const N: usize> {
    table: &'static TableSchema,
    types: KeyTypes,
    /// For each entity the first one before it that has its name, or can have its key.
    collisions: [u16; N],
}

impl<const N: usize> Proofs<N> {
    /// Looks at every pair of entities.
    #[must_use]
    pub const fn of(table: &'static TableSchema) -> Self {
        Self { table, types: KeyTypes::of(table), collisions: collisions(table) }
    }

    /// The same, if there is a table: the derive may have reported that there is none.
    #[must_use]
    pub const fn if_any(table: Option<&'static TableSchema>) -> Option<Self> {
        match table {
            Some(table) => Some(Self::of(table)),
            None => None,
        }
    }

    /// Holds the entity at a position to everything, or ends compilation with what is wrong.
    #[track_caller]
    pub const fn hold(&self, position: usize) {
        let entity = self.table.entities[position];
        if entity.broken {
            return;
        }
        if position == 0 {
            projection::require_known_names(self.table);
        }
        attributes::require_sort_key(self.table, entity);
        indexes::require_declared(self.table, entity);
        conditions::require_effect(self.table, entity);
        attributes::require_raw_names(self.table, entity);
        attributes::require_storable_numbers(entity);
        attributes::require_types(self.table, entity, &self.types);
        attributes::require_one_template(self.table, entity);
        attributes::require_free_names(self.table, entity);
        attributes::require_one_ttl(self.table, position);
        indexes::require_named(self.table, entity);
        if self.collisions[position] != NONE {
            let other = self.table.entities[self.collisions[position] as usize];
            collision::message(entity, other).fail();
        }
    }
}

/// Holds one entity of a table, if there is one, to everything that must be true of it.
#[track_caller]
pub const fn check_table_entity<const N: usize>(proofs: &Option<Proofs<N>>, position: usize) {
    if let Some(proofs) = proofs {
        proofs.hold(position);
    }
}
