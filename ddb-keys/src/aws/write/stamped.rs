//! Whole items with time stamps, which are made again if the time of their write changes.

use std::time::SystemTime;

use crate::aws::{Error, Item, ItemError, StoredEntity};

/// An entity with the time stamps of its write.
#[derive(Debug)]
pub(super) struct Stamped<E> {
    pub(super) entity: E,
    pub(super) encode: fn(&E) -> Result<Item, ItemError>,
    /// Whether the write sets `created`.
    pub(super) creates: bool,
}

impl<E: StoredEntity> Stamped<E> {
    /// The item at another time. What `customize` has changed in it stays, and so does the version.
    pub(super) fn again(&self, item: Item, time: SystemTime) -> Result<Item, Error> {
        let Some(entity) = self.entity.stamped(time, self.creates) else { return Ok(item) };
        let (before, mut again) = ((self.encode)(&self.entity)?, (self.encode)(&entity)?);
        again.extend(item.into_iter().filter(|(name, value)| before.get(name) != Some(value)));
        Ok(again)
    }
}
