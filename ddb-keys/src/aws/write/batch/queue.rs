//! The writes that wait, where they come from, and how a batch of them is sent.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::future::poll_fn;
use core::mem;
use core::pin::Pin;
use core::task::{Context, Poll};
use std::collections::HashSet;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::types::WriteRequest;
use futures_core::Stream;
use tokio::time::Instant;

use super::request::{MAX_BYTES, MAX_WRITES, Write};
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::resend::{Answer, Work};
use crate::aws::request::trace::Span;
use crate::aws::{Client, Error, Unwritten};
use crate::key::Key;
use crate::table::Table;

/// Writes that are being done.
pub(super) struct Queue<T> {
    client: Client<T>,
    waiting: VecDeque<Writes>,
    /// A write that the last batch had no room for, or that waits for an earlier one of its item.
    next: Option<Write>,
    /// The items of writes that are on their way.
    in_flight: HashSet<Arc<Key>>,
    left: Vec<Unwritten>,
}

impl<T: Table> Queue<T> {
    pub(super) fn new(client: Client<T>, waiting: VecDeque<Writes>) -> Self {
        Self { client, waiting, next: None, in_flight: HashSet::new(), left: Vec::new() }
    }

    /// Returns the writes that were not done.
    pub(super) fn into_left(self) -> Vec<Unwritten> {
        self.left
    }

    /// The next write that DynamoDB may take.
    async fn next_write(&mut self) -> Option<Write> {
        if let Some(write) = self.next.take() {
            return Some(write);
        }
        loop {
            let write = match self.waiting.front_mut()? {
                Writes::Given(writes) => writes.pop_front().map(Ok),
                Writes::Made(writes) => {
                    let made = poll_fn(|context| writes.as_mut().poll_next(context)).await;
                    made.map(|made| made.map(Write::of::<T>))
                }
            };
            match write {
                None => drop(self.waiting.pop_front()),
                Some(Err(invalid)) => self.left.push(invalid),
                Some(Ok(write)) => match write.too_large() {
                    Some(reason) => self.left.extend(write.unwritten(&reason)),
                    None => return Some(write),
                },
            }
        }
    }
}

impl<T: Table + 'static> Work for Queue<T> {
    type Unit = Write;
    /// The items that were written.
    type Done = Vec<Arc<Key>>;

    async fn next_batch(&mut self, mut batch: Vec<Write>) -> Vec<Write> {
        let mut bytes: usize = batch.iter().map(|write| write.bytes).sum();
        while batch.len() < MAX_WRITES {
            let Some(write) = self.next_write().await else { break };
            // DynamoDB refuses a batch that names an item twice.
            let is_same = |other: &Write| other.key.is_some() && other.key == write.key;
            if let Some(earlier) = batch.iter().position(is_same) {
                bytes -= batch.remove(earlier).bytes;
            } else if write.key.as_ref().is_some_and(|key| self.in_flight.contains(key)) {
                // The writes of one item are done in their order.
                self.next = Some(write);
                break;
            }
            if bytes + write.bytes > MAX_BYTES && !batch.is_empty() {
                self.next = Some(write);
                break;
            }
            bytes += write.bytes;
            self.in_flight.extend(write.key.clone());
            batch.reserve(MAX_WRITES - batch.len());
            batch.push(write);
        }
        batch
    }

    fn send(
        &self,
        batch: Vec<Write>,
        until: Instant,
    ) -> impl Future<Output = Answer<Write, Vec<Arc<Key>>>> + Send + 'static {
        send(self.client.clone(), batch, until)
    }

    fn done(&mut self, written: Vec<Arc<Key>>) {
        for key in &written {
            self.in_flight.remove(key);
        }
    }

    fn give_up(&mut self, writes: Vec<Write>, reason: &str) {
        for key in writes.iter().filter_map(|write| write.key.as_ref()) {
            self.in_flight.remove(key);
        }
        self.left.extend(writes.into_iter().filter_map(|write| write.unwritten(reason)));
    }

    fn give_up_rest(&mut self, reason: &str) {
        let next = self.next.take();
        self.give_up(next.into_iter().collect(), reason);
        for waiting in mem::take(&mut self.waiting) {
            match waiting {
                Writes::Given(writes) => self.give_up(writes.into(), reason),
                Writes::Made(writes) if writes.size_hint().1 == Some(0) => {}
                Writes::Made(_) => self.left.push(Unwritten::Unread { reason: reason.into() }),
            }
        }
    }
}

async fn send<T: Table>(
    client: Client<T>,
    batch: Vec<Write>,
    until: Instant,
) -> Answer<Write, Vec<Arc<Key>>> {
    let attempts = AttemptWatcher::default();
    let writes = batch.iter().map(|write| write.request.clone()).collect();
    let request = client.sdk().batch_write_item().request_items(client.table_name(), writes);
    let request = request.customize().interceptor(attempts.clone());
    let span = Span::new("batch_write", Some(client.table_name()), None);
    let error = match tokio::time::timeout_at(until, Box::pin(span.around(request.send()))).await {
        Err(_) => return Answer::Late(batch),
        Ok(Ok(output)) => {
            let undone = output.unprocessed_items.unwrap_or_default();
            let undone: Vec<_> = undone.into_values().flatten().map(Write::of::<T>).collect();
            let is_done =
                |key: &Arc<Key>| undone.iter().all(|write| write.key.as_ref() != Some(key));
            let done = batch.into_iter().filter_map(|write| write.key).filter(is_done).collect();
            return Answer::Done { done, undone, full: false };
        }
        Ok(Err(error)) => error,
    };
    let concerns_batch = matches!(
        error.code(),
        Some("ValidationException" | "ItemCollectionSizeLimitExceededException")
    );
    let is_temporary = attempts.is_temporary(&error);
    let error = Error::sent(error);
    if is_temporary {
        Answer::Temporary(batch, error)
    } else if concerns_batch || matches!(error, Error::Refused(_)) {
        Answer::Invalid(batch, error)
    } else {
        Answer::Fatal(batch, error)
    }
}

/// Where writes come from.
pub(super) enum Writes {
    /// Writes that were added one by one.
    Given(VecDeque<Write>),
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
