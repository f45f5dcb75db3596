//! Mistakes of an entity as a whole, when all of its keys are known.

mod folding;
mod methods;
mod shards;
pub(super) mod stamps;
pub(super) mod stored;

use super::attr::Input;
use super::model::Entity;
use crate::error::Mistakes;

pub(super) fn entity(input: &Input<'_>, entity: &Entity<'_>, mistakes: &mut Mistakes) {
    methods::check(entity, mistakes);
    folding::check(entity, mistakes);
    shards::check(entity, mistakes);
    stored::check(input, entity, mistakes);
    stamps::check(input, entity, mistakes);
}
