//! The work of a migration on each item.

use std::sync::Arc;
use std::time::Duration;

use ddb_keys::Key;
use ddb_keys::aws::Item;
use tokio::task::JoinSet;

use super::plan::{Plan, Planner, Write};
use super::report::Counts;
use super::send::{Failure, Sender, Sent};
use crate::Error;
use crate::item::key_of;
use crate::pass::request::Attempts;
use crate::pass::{Job, Pace, Sample};

/// The number of attempts for an item that keeps changing.
const ATTEMPTS: u32 = 20;

/// Plans and writes items.
#[derive(Clone)]
pub(super) struct Rewrite {
    pub(super) plan: Planner,
    pub(super) sender: Arc<Sender>,
    /// How many items of a segment are written at the same time.
    pub(super) at_once: usize,
    pub(super) dry_run: bool,
    /// The time without progress before giving up.
    pub(super) timeout: Duration,
}

impl Job for Rewrite {
    type Tally = Counts;

    async fn page(&self, items: Vec<Item>, pace: &Pace) -> Result<Counts, Error> {
        let mut counts = Counts { scanned: items.len() as u64, ..Counts::default() };
        let mut writes: JoinSet<Result<Counts, Error>> = JoinSet::new();
        for item in items {
            let Some(key) = key_of(&item, self.sender.to.table) else { continue };
            let write = match (self.plan)(item) {
                Plan::Other => {
                    counts.other += 1;
                    continue;
                }
                Plan::Current => {
                    counts.current += 1;
                    continue;
                }
                Plan::Refuse(reason) => {
                    counts.refuse(Sample { key, reason });
                    continue;
                }
                Plan::Write(write) => *write,
            };
            if writes.len() >= self.at_once
                && let Some(done) = writes.join_next().await
            {
                counts.merge(joined(done)?);
            }
            writes.spawn(Self::finish(self.clone(), pace.clone(), key, write));
        }
        while let Some(done) = writes.join_next().await {
            counts.merge(joined(done)?);
        }
        Ok(counts)
    }
}

/// The result of a task. A panic in a user type resumes where the migration is awaited.
fn joined(done: Result<Result<Counts, Error>, tokio::task::JoinError>) -> Result<Counts, Error> {
    match done.map_err(tokio::task::JoinError::try_into_panic) {
        Ok(done) => done,
        Err(Ok(panic)) => std::panic::resume_unwind(panic),
        Err(Err(_)) => Ok(Counts::default()),
    }
}

impl Rewrite {
    /// Writes an item, reading and planning it anew until it is written, gone, or refused.
    async fn finish(self, pace: Pace, key: Key, write: Write) -> Result<Counts, Error> {
        let mut counts = Counts::default();
        let mut attempts = Attempts::new(ATTEMPTS, self.timeout);
        // `None` while the item could not be read again.
        let mut write = Some(write);
        let (mut occupied, mut in_doubt) = (false, false);
        loop {
            pace.wait().await;
            if let Some(write) = write.take() {
                if self.dry_run {
                    return self.look(key, &write, &mut attempts, counts).await;
                }
                let (sent, units) = self.sender.write(&key, write, &mut attempts).await;
                pace.consumed(units.write);
                counts.consumed += units;
                match sent {
                    Sent::Done => {
                        counts.written += 1;
                        return Ok(counts);
                    }
                    Sent::Invalid(reason) => {
                        counts.refuse(Sample { key, reason });
                        return Ok(counts);
                    }
                    Sent::Failed(error) => return Err(error),
                    Sent::Changed => counts.changed += 1,
                    Sent::Unknown => in_doubt = true,
                    Sent::Occupied | Sent::Busy => {}
                }
                occupied = matches!(sent, Sent::Occupied);
            }
            if !attempts.wait().await {
                let reason = if in_doubt {
                    "DynamoDB did not answer, and it may be written or not"
                } else {
                    "it was being written at every attempt"
                };
                counts.refuse(Sample { key, reason: reason.to_string() });
                return Ok(counts);
            }
            let (item, units) = match self.sender.get(&key, &mut attempts).await {
                Ok(read) => read,
                Err(Failure::Temporary) => continue,
                Err(Failure::Fatal(error)) => return Err(error),
            };
            pace.consumed(units.read);
            counts.consumed += units;
            let Some(item) = item else {
                // Only this migration, another one, or a writer can have moved or deleted it.
                *if in_doubt { &mut counts.written } else { &mut counts.gone } += 1;
                return Ok(counts);
            };
            match (self.plan)(item) {
                Plan::Write(planned) if occupied => {
                    counts.refuse(Sample { key, reason: both(&planned) });
                    return Ok(counts);
                }
                Plan::Write(planned) => write = Some(*planned),
                Plan::Current if in_doubt => {
                    counts.written += 1;
                    return Ok(counts);
                }
                Plan::Current | Plan::Other => {
                    counts.gone += 1;
                    return Ok(counts);
                }
                Plan::Refuse(reason) => {
                    counts.refuse(Sample { key, reason });
                    return Ok(counts);
                }
            }
        }
    }

    /// Looks whether a write could be done.
    async fn look(
        &self,
        key: Key,
        write: &Write,
        attempts: &mut Attempts,
        mut counts: Counts,
    ) -> Result<Counts, Error> {
        if let Some(to) = write.to() {
            match self.sender.get(to, attempts).await {
                Ok((item, units)) => {
                    counts.consumed += units;
                    if item.is_some() {
                        counts.refuse(Sample { key, reason: both(write) });
                        return Ok(counts);
                    }
                }
                Err(Failure::Temporary) => {}
                Err(Failure::Fatal(error)) => return Err(error),
            }
        }
        counts.written += 1;
        Ok(counts)
    }
}

fn both(write: &Write) -> String {
    match write.to() {
        Some(to) => format!("there is an item under the new key, too: {to}"),
        None => String::from("it has changed"),
    }
}
