//! The number of the key that a collection of an index reads, from the types of its first field and its table.

use core::marker::PhantomData;

use super::CollectionMember;
use crate::key::HasKeyIn;

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
