//! The number of an entity's key in an index, for code that knows the entity only as a type.

use core::marker::PhantomData;

/// An entity with a key in an index. `INDEX` is a hash of the index's identifier.
pub trait HasKeyIn<const INDEX: u64> {
    /// The number of its first key there, as in [`Queries`](super::Queries).
    const NUMBER: usize;
}

/// The first key of the entity `E` in an index.
#[derive(Debug)]
pub struct FirstKeyIn<E, const INDEX: u64>(PhantomData<E>);

impl<E: HasKeyIn<INDEX>, const INDEX: u64> FirstKeyIn<E, INDEX> {
    /// Its number.
    pub const NUMBER: usize = E::NUMBER;
}

/// Fallback for an entity without a key in the index, which is reported elsewhere; see [`Unchecked`](crate::__rt::Unchecked).
pub trait NoKeyIn {
    /// The number of the primary key.
    const NUMBER: usize = 0;
}

impl<E, const INDEX: u64> NoKeyIn for FirstKeyIn<E, INDEX> {}

/// The number of an entity's first key in an index, or 0.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __number_of_key {
    ($entity:ty, $index:literal) => {{
        use $crate::__rt::NoKeyIn as _;
        <$crate::__rt::FirstKeyIn<$entity, $index>>::NUMBER
    }};
}

/// An editor evaluates constants of traits only.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __number_of_key {
    ($entity:ty, $index:literal) => {
        <$entity as $crate::__rt::HasKeyIn<$index>>::NUMBER
    };
}
