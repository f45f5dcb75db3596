//! The fields of an item collection: how rows get into them, how their items are visited, and which key a collection of an index reads.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use crate::key::{HasKeyIn, Queries};
use crate::schema::{MemberSchema, Occurrence};
use crate::table::{EntityOf, Table};

/// A field of an item collection of the table `T`: an entity, an `Option` or a `Vec` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of an item collection of the table `{T}`",
    label = "not a member",
    note = "a member is an entity of the table, `E`, or an `Option<E>` or a `Vec<E>` of one"
)]
pub trait CollectionMember<T>: Sized {
    /// The entity.
    type Entity: EntityOf<T> + Queries<0>;

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
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for E {
    type Entity = E;
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
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for Option<E> {
    type Entity = E;
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
}

#[diagnostic::do_not_recommend]
impl<T: Table, E: EntityOf<T> + Queries<0>> CollectionMember<T> for Vec<E> {
    type Entity = E;
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
        match M::Entity::from_row(row) {
            Ok(entity) => M::fill(slot, entity).then_some(true).ok_or(0),
            Err(row) => Rest::take(rest, row).map_err(|at| at + 1),
        }
    }

    fn finish((slot, rest): Self::Slots) -> Result<Self, usize> {
        let member = M::finish(slot).ok_or(0_usize)?;
        Ok((member, Rest::finish(rest).map_err(|at| at + 1)?))
    }
}

/// An item's place in its collection: `game`, or `players[3]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemberName {
    field: &'static str,
    /// The position in a `Vec`.
    position: Option<usize>,
}

impl fmt::Display for MemberName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.field)?;
        self.position.map_or(Ok(()), |position| write!(f, "[{position}]"))
    }
}

/// Takes the items of the entity `E`.
pub trait Visitor<E>: Sized {
    /// Takes an item.
    #[must_use]
    fn visit(self, name: MemberName, entity: &E) -> Self;
}

/// Fields whose items a `V` can take.
pub trait VisitMembers<T, V>: MemberList<T> {
    /// Passes every item to the visitor.
    fn visit(members: Self::Refs<'_>, schemas: &[MemberSchema], visitor: V) -> V;
}

impl<T, V> VisitMembers<T, V> for () {
    fn visit((): (), _: &[MemberSchema], visitor: V) -> V {
        visitor
    }
}

impl<T, V, M, Rest> VisitMembers<T, V> for (M, Rest)
where
    V: Visitor<M::Entity>,
    M: CollectionMember<T>,
    Rest: VisitMembers<T, V>,
{
    fn visit((member, rest): Self::Refs<'_>, schemas: &[MemberSchema], visitor: V) -> V {
        let Some((schema, schemas)) = schemas.split_first() else { return visitor };
        let is_list = matches!(schema.occurrence, Occurrence::Many);
        let each = member.entities().iter().enumerate();
        let visitor = each.fold(visitor, |visitor, (at, entity)| {
            let name = MemberName { field: schema.name, position: is_list.then_some(at) };
            visitor.visit(name, entity)
        });
        Rest::visit(rest, schemas, visitor)
    }
}

/// The first key, in an index, of the entity of a field `M` of a collection of the table `T`.
#[derive(Debug)]
pub struct FirstKeyIn<M, T, const INDEX: u64>(PhantomData<(M, T)>);

impl<M, T, const INDEX: u64> FirstKeyIn<M, T, INDEX>
where
    M: CollectionMember<T, Entity: HasKeyIn<INDEX>>,
{
    /// The number of that key.
    pub const NUMBER: usize = <M::Entity as HasKeyIn<INDEX>>::NUMBER;
}

/// Fallback for a field that is not a member, or whose entity has no key in the index. Both are reported elsewhere; see
/// [`Unchecked`](crate::__rt::Unchecked).
pub trait NoKeyIn {
    /// The number of the primary key.
    const NUMBER: usize = 0;
}

impl<M, T, const INDEX: u64> NoKeyIn for FirstKeyIn<M, T, INDEX> {}

/// The number of the first key of a field's entity in an index, or 0.
#[doc(hidden)]
#[macro_export]
macro_rules! __number_of_key {
    ($member:ty, $table:ty, $index:literal) => {{
        use $crate::__rt::NoKeyIn as _;
        <$crate::__rt::FirstKeyIn<$member, $table, $index>>::NUMBER
    }};
}
