//! The items of a collection, one after another, with the names of their fields.

use core::fmt;

use super::member::{CollectionMember, MemberList};
use crate::schema::{MemberSchema, Occurrence};

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
