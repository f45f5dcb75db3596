//! Where the writes of a batch come from.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::pin::Pin;
use core::task::{Context, Poll};

use aws_sdk_dynamodb::types::WriteRequest;
use futures_core::Stream;

use crate::aws::Error;
use crate::aws::Unwritten;

/// Where writes come from.
pub(super) enum Writes {
    /// Writes that were added one by one.
    Given(Vec<Result<WriteRequest, Error>>),
    /// Writes that are made when they are needed.
    Made(Pin<Box<dyn Stream<Item = Made> + Send>>),
}

/// A write that was made when it was needed, or why it could not be.
pub(super) type Made = Result<WriteRequest, Unwritten>;

/// An iterator as a stream.
pub(super) struct Iter<I>(pub(super) I);

// The iterator is never pinned.
impl<I> Unpin for Iter<I> {}

impl<I: Iterator> Stream for Iter<I> {
    type Item = I::Item;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<I::Item>> {
        Poll::Ready(self.0.next())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

/// A stream whose items are mapped by a function.
pub(super) struct Mapped<S: ?Sized, F>(pub(super) Pin<Box<S>>, pub(super) F);

impl<S: ?Sized, F> Unpin for Mapped<S, F> {}

impl<S: Stream + ?Sized, O, F: Fn(S::Item) -> O> Stream for Mapped<S, F> {
    type Item = O;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<O>> {
        let this = &mut *self;
        this.0.as_mut().poll_next(context).map(|item| item.map(&this.1))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
