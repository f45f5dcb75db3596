//! The argument of a write: an entity, by reference.

use alloc::vec::Vec;

/// A reference to an entity. Writes take a value as `impl EntityRef<Entity: EntityOf<T>>`: what is not a reference has no
/// entity, and the compiler says nothing more.
#[diagnostic::on_unimplemented(
    message = "expected a reference to an entity, found `{Self}`",
    label = "pass a whole entity by reference, `&user`; a key is for `get`, `update` and `delete`"
)]
pub trait EntityRef {
    /// The entity.
    type Entity;

    /// Returns the entity.
    fn entity(&self) -> &Self::Entity;
}

#[diagnostic::do_not_recommend]
impl<V: Reference> EntityRef for V {
    type Entity = V::Target;

    #[inline]
    fn entity(&self) -> &V::Target {
        self.target()
    }
}

/// Implemented by references. [`EntityRef`] is a separate trait, because then the compiler's error is short.
pub trait Reference {
    /// The type that is referred to.
    type Target;

    /// Returns what is referred to.
    fn target(&self) -> &Self::Target;
}

macro_rules! references {
    ($([$($generic:ident),*] $ty:ty: $target:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generic),*> Reference for $ty {
            type Target = $target;

            #[inline]
            fn target(&self) -> &$target {
                self
            }
        }
    )*};
}

references! {
    [E] &E: E;
    [E] &mut E: E;
    // Lists, options and results that are not entities either, so that the error is about them.
    [E] Vec<E>: Self;
    [E] Option<E>: Self;
    [E, F] Result<E, F>: Self;
}

/// An entity, or a reference to one: what lists of entities consist of.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity",
    label = "takes entities or references to them, one after the other, such as `&users`",
    note = "a batch of several kinds of items is `table.batch().put(&user).delete(key)`, and rows of the table's enum are \
            written by `rows.iter().fold(table.batch(), |batch, row| batch.put_any(row))`"
)]
pub trait ListedEntity {
    /// The entity.
    type Entity;

    /// Returns the entity.
    fn listed(&self) -> &Self::Entity;
}

#[diagnostic::do_not_recommend]
impl<L: EntityOrReference> ListedEntity for L {
    type Entity = L::Itself;

    #[inline]
    fn listed(&self) -> &L::Itself {
        self.itself()
    }
}

/// Implemented for each entity and for references to it. [`ListedEntity`] is a separate trait, because then the compiler does not
/// list the entities.
pub trait EntityOrReference {
    /// The entity.
    type Itself;

    /// Returns the entity.
    fn itself(&self) -> &Self::Itself;
}

#[diagnostic::do_not_recommend]
impl<E: EntityOrReference<Itself = E>> EntityOrReference for &E {
    type Itself = E;

    #[inline]
    fn itself(&self) -> &E {
        self
    }
}

/// What the client needs to know of an entity, besides [`StoredEntity`](super::stored_entity::StoredEntity).
#[doc(hidden)]
#[macro_export]
macro_rules! __entity_client {
    ([$($generics:tt)*] $entity:ty [$($bounds:tt)*]) => {
        impl $($generics)* $crate::__rt::aws::OneItem for $entity $($bounds)* {}
        impl $($generics)* $crate::__rt::aws::CertainItem for $entity $($bounds)* {}
        impl $($generics)* $crate::__rt::aws::EntityOrReference for $entity $($bounds)* {
            type Itself = Self;
            #[inline]
            fn itself(&self) -> &Self {
                self
            }
        }
    };
}
