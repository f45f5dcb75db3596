//! The fields of an item collection, and how rows get into them.

use alloc::vec::Vec;

use crate::key::{Entity, Queries};
use crate::schema::Occurrence;
use crate::table::{EntityOf, Table};

/// A field of an item collection of the table `T`: an entity, an `Option` or a `Vec` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of an item collection of the table `{T}`",
    label = "not a member",
    note = "a member is an entity of the table, `E`, or an `Option<E>` or a `Vec<E>` of one"
)]
pub trait CollectionMember<T>: Sized {
    /// The entity.
    type Entity: Entity + Queries<0>;

    /// The position of the entity in the table's schema.
    const POSITION: usize;

    /// How many items the field holds.
    const OCCURRENCE: Occurrence;

    /// The items so far.
    type Slot: Default;

    /// Adds an item. Returns `false` if there is no room for another one.
    fn fill(slot: &mut Self::Slot, entity: Self::Entity) -> bool;

    /// Returns the field. `None` if an item is missing.
    fn finish(slot: Self::Slot) -> Option<Self>;

    /// Returns the items.
    fn entities(&self) -> &[Self::Entity];

    /// Returns the entity of a row, or the row if it is another entity's.
    fn of_row(row: T) -> Result<Self::Entity, T>;
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for E {
    type Entity = E;
    const POSITION: usize = E::POSITION;
    const OCCURRENCE: Occurrence = Occurrence::Single;
    type Slot = Option<E>;

    fn fill(slot: &mut Option<E>, entity: E) -> bool {
        slot.replace(entity).is_none()
    }

    fn finish(slot: Option<E>) -> Option<E> {
        slot
    }

    fn entities(&self) -> &[E] {
        core::slice::from_ref(self)
    }

    fn of_row(row: T) -> Result<E, T> {
        E::from_row(row)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for Option<E> {
    type Entity = E;
    const POSITION: usize = E::POSITION;
    const OCCURRENCE: Occurrence = Occurrence::Optional;
    type Slot = Option<E>;

    fn fill(slot: &mut Option<E>, entity: E) -> bool {
        slot.replace(entity).is_none()
    }

    fn finish(slot: Option<E>) -> Option<Option<E>> {
        Some(slot)
    }

    fn entities(&self) -> &[E] {
        self.as_slice()
    }

    fn of_row(row: T) -> Result<E, T> {
        E::from_row(row)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for Vec<E> {
    type Entity = E;
    const POSITION: usize = E::POSITION;
    const OCCURRENCE: Occurrence = Occurrence::Many;
    type Slot = Vec<E>;

    fn fill(slot: &mut Vec<E>, entity: E) -> bool {
        slot.push(entity);
        true
    }

    fn finish(slot: Vec<E>) -> Option<Vec<E>> {
        Some(slot)
    }

    fn entities(&self) -> &[E] {
        self
    }

    fn of_row(row: T) -> Result<E, T> {
        E::from_row(row)
    }
}

/// The fields of an item collection, as nested pairs: `(First, (Second, ()))`.
pub trait MemberList<T>: Sized {
    /// The entity of the first field.
    type First;
    /// The items so far.
    type Slots: Default;
    /// References to the fields.
    type Refs<'m>
    where
        Self: 'm;

    /// Adds the entity of a row. Returns whether it is one of a member, or the position of the member that has no
    /// room for it.
    fn take(slots: &mut Self::Slots, row: T) -> Result<bool, usize>;

    /// Returns the fields, or the position of one whose item is missing.
    fn finish(slots: Self::Slots) -> Result<Self, usize>;
}

impl<T> MemberList<T> for () {
    type First = ();
    type Slots = ();
    type Refs<'m> = ();

    fn take((): &mut (), _: T) -> Result<bool, usize> {
        Ok(false)
    }

    fn finish((): ()) -> Result<(), usize> {
        Ok(())
    }
}

impl<T, M: CollectionMember<T>, Rest: MemberList<T>> MemberList<T> for (M, Rest) {
    type First = M::Entity;
    type Slots = (M::Slot, Rest::Slots);
    type Refs<'m>
        = (&'m M, Rest::Refs<'m>)
    where
        Self: 'm;

    fn take((slot, rest): &mut Self::Slots, row: T) -> Result<bool, usize> {
        match M::of_row(row) {
            Ok(entity) => M::fill(slot, entity).then_some(true).ok_or(0),
            Err(row) => Rest::take(rest, row).map_err(|at| at + 1),
        }
    }

    fn finish((slot, rest): Self::Slots) -> Result<Self, usize> {
        let member = M::finish(slot).ok_or(0_usize)?;
        Ok((member, Rest::finish(rest).map_err(|at| at + 1)?))
    }
}
