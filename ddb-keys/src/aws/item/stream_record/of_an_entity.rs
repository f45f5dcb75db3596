//! Changes of an entity, or of anything else that is not a table. Their methods cannot be called: the error says what to write.

use core::marker::PhantomData;
use core::ops::Deref;

use super::Change;
use crate::query::answered;

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{T}` is not a table, and a stream carries the changes of a whole table",
    label = "write `StreamEvent<Shop>` or `Change<Shop>`, with the table's enum; an image is one too: `Some(Shop::Order(order))`",
    note = "a generic function requires `T: TableItems`"
)]
pub trait ChangesOfATable<T> {
    /// The return type of the method.
    type Instead;
}

/// The type that a change dereferences to. Its methods cannot be called.
#[doc(hidden)]
#[derive(Debug)]
pub struct ChangeMethods<T>(PhantomData<fn() -> T>);

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<T> Deref for Change<T> {
    type Target = ChangeMethods<T>;

    fn deref(&self) -> &ChangeMethods<T> {
        &ChangeMethods(PhantomData)
    }
}

answered! {
    [T] ChangeMethods<T>, Change<T>, self: &Self, of T {
        ChangesOfATable: new_image() old_image() key();
    }
}
