//! Sends work in batches, several at a time. Work that DynamoDB leaves undone is retried until it is given up.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::future::poll_fn;
use core::mem;
use core::pin::Pin;
use core::task::Poll;

use tokio::time::Instant;

use super::backoff::{Backoff, LATE, RetryPolicy, wait};
use crate::aws::Error;

const LEFT: &str = "DynamoDB left it unprocessed at every attempt";

/// Units of work that are sent in batches.
pub(in crate::aws) trait Work: Send {
    /// An element of a batch.
    type Unit: Send + 'static;
    /// The result for an element that is done.
    type Done: Send + 'static;

    /// The next batch: the units that an earlier one left undone, topped up with as many more as
    /// fit. An empty batch means that nothing is left to do.
    fn next_batch(
        &mut self,
        undone: Vec<Self::Unit>,
    ) -> impl Future<Output = Vec<Self::Unit>> + Send;

    /// Sends a batch, and waits for the response until then.
    fn send(
        &self,
        batch: Vec<Self::Unit>,
        until: Instant,
    ) -> impl Future<Output = Answer<Self::Unit, Self::Done>> + Send + 'static;

    /// Takes the result of a batch.
    fn done(&mut self, done: Self::Done);

    /// Takes back units that will not be retried.
    fn give_up(&mut self, units: Vec<Self::Unit>, reason: &str);

    /// Takes back everything that was not sent yet.
    fn give_up_rest(&mut self, reason: &str);
}

/// The result of sending a batch.
pub(in crate::aws) enum Answer<U, D> {
    /// It did the work, except for some units.
    Done {
        /// The work that is done.
        done: D,
        /// The work that is not done.
        undone: Vec<U>,
        /// Whether it stopped because the response was full, so that no pause is needed.
        full: bool,
    },
    /// No response came in time.
    Late(Vec<U>),
    /// An error that may be gone at the next attempt.
    Temporary(Vec<U>, Error),
    /// At least one of the units can never be sent.
    Invalid(Vec<U>, Error),
    /// No batch can be sent.
    Fatal(Vec<U>, Error),
}

/// Does all work, with at most this many batches at a time.
///
/// # Errors
///
/// The error that ended the work. Work that is left was given up before.
pub(in crate::aws) async fn run<W: Work>(
    work: &mut W,
    policy: RetryPolicy,
    lanes: usize,
) -> Result<(), Error> {
    let mut run = Run {
        policy,
        free: Vec::new(),
        unopened: lanes,
        in_flight: InFlight(Vec::new()),
        split: VecDeque::new(),
        last_progress: Instant::now(),
        end: None,
    };
    loop {
        run.start(work).await;
        let Some((lane, sent, answer)) = run.in_flight.next().await else { break };
        run.settle(work, lane, sent, answer);
    }
    let Some(end) = run.end else { return Ok(()) };
    run.split.into_iter().for_each(|units| work.give_up(units, &end.reason));
    work.give_up_rest(&end.reason);
    end.error.map_or(Ok(()), Err)
}

/// A run over all work.
struct Run<U, D> {
    policy: RetryPolicy,
    free: Vec<Lane<U>>,
    /// How many lanes may still be opened.
    unopened: usize,
    in_flight: InFlight<(Lane<U>, usize, Answer<U, D>)>,
    /// Halves of batches that were refused because of some of their units, the earlier ones first.
    split: VecDeque<Vec<U>>,
    last_progress: Instant,
    end: Option<End>,
}

/// Sends one batch after the other.
struct Lane<U> {
    undone: Vec<U>,
    backoff: Backoff,
}

/// Why a run ends early.
struct End {
    reason: String,
    error: Option<Error>,
}

impl<U> Lane<U> {
    fn new(policy: RetryPolicy) -> Self {
        Self { undone: Vec::new(), backoff: Backoff::new(policy) }
    }
}

impl<U: Send + 'static, D: Send + 'static> Run<U, D> {
    /// A lane that does nothing. As many are opened as there is work for.
    fn free_lane(&mut self) -> Option<Lane<U>> {
        self.free.pop().or_else(|| {
            self.unopened = self.unopened.checked_sub(1)?;
            Some(Lane::new(self.policy))
        })
    }

    /// Gives each free lane a batch.
    async fn start<W: Work<Unit = U, Done = D>>(&mut self, work: &mut W) {
        while let Some(mut lane) = self.free_lane() {
            let undone = mem::take(&mut lane.undone);
            if let Some(end) = &self.end {
                work.give_up(undone, &end.reason);
                continue;
            }
            // No later unit overtakes one of a batch that was split.
            let batch = if self.split.is_empty() {
                work.next_batch(undone).await
            } else if undone.is_empty() {
                self.split.pop_front().unwrap_or_default()
            } else {
                undone
            };
            if batch.is_empty() {
                // The batch of another lane may still be split.
                self.free.push(lane);
                break;
            }
            let sent = batch.len();
            let pause = lane.backoff.begin();
            let answer = work.send(batch, lane.backoff.deadline());
            self.in_flight.0.push(Box::pin(async move {
                wait(pause).await;
                (lane, sent, answer.await)
            }));
        }
    }

    /// Records a response.
    fn settle<W: Work<Unit = U, Done = D>>(
        &mut self,
        work: &mut W,
        mut lane: Lane<U>,
        sent: usize,
        answer: Answer<U, D>,
    ) {
        let (undone, full, reason) = match answer {
            Answer::Done { done, undone, full } => {
                work.done(done);
                (undone, full, LEFT.to_string())
            }
            Answer::Late(undone) => (undone, false, LATE.to_string()),
            Answer::Temporary(undone, error) => (undone, false, error.to_string()),
            Answer::Invalid(mut units, error) if units.len() > 1 => {
                let half = units.split_off(units.len() / 2);
                self.split.push_front(half);
                self.split.push_front(units);
                self.last_progress = Instant::now();
                drop(error);
                return self.free.push(lane);
            }
            Answer::Invalid(units, error) => {
                work.give_up(units, &error.to_string());
                return self.free.push(lane);
            }
            Answer::Fatal(units, error) => {
                let reason = error.to_string();
                work.give_up(units, &reason);
                self.end.get_or_insert(End { reason, error: Some(error) });
                return self.free.push(lane);
            }
        };
        if undone.len() < sent {
            self.last_progress = Instant::now();
        }
        lane.backoff.note(sent, undone.len(), full);
        lane.undone = undone;
        if lane.backoff.is_over() {
            if self.last_progress > lane.backoff.since() {
                // Other batches make progress, so only this one is given up.
                work.give_up(mem::take(&mut lane.undone), &reason);
                lane = Lane::new(self.policy);
            } else {
                self.end.get_or_insert(End { reason, error: None });
            }
        }
        self.free.push(lane);
    }
}

/// Futures that make progress at the same time.
struct InFlight<O>(Vec<Pin<Box<dyn Future<Output = O> + Send>>>);

impl<O> InFlight<O> {
    /// The output of the first future that is ready, or `None` if there are no futures.
    async fn next(&mut self) -> Option<O> {
        poll_fn(|context| {
            if self.0.is_empty() {
                return Poll::Ready(None);
            }
            for position in 0..self.0.len() {
                if let Poll::Ready(output) = self.0[position].as_mut().poll(context) {
                    drop(self.0.swap_remove(position));
                    return Poll::Ready(Some(output));
                }
            }
            Poll::Pending
        })
        .await
    }
}
