//! The work of a migration on each item.

use std::sync::Arc;
use std::time::Duration;

use ddb_keys::Key;
use ddb_keys::aws::Item;
use tokio::task::JoinSet;

use super::plan::{Plan, Planner, Write};
use super::report::Counts;
use super::send::Unsent;
use crate::Error;
use crate::item::key_of;
use crate::pass::request::Attempts;
use crate::pass::{Job, Pace, Sample, Source, Tally, joined};

/// The number of attempts for an item that keeps changing.
const ATTEMPTS: u32 = 20;

/// Plans and writes items.
#[derive(Clone)]
pub(super) struct Rewrite {
    pub(super) plan: Planner,
    pub(super) to: Arc<Source>,
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
            let Some(key) = key_of(&item, self.to.table) else { continue };
            match (self.plan)(item) {
                Plan::Other => counts.other += 1,
                Plan::Current => counts.current += 1,
                Plan::Refuse(reason) => counts.refuse(Sample { key, reason }),
                Plan::Write(write) => {
                    if writes.len() >= self.at_once
                        && let Some(done) = writes.join_next().await
                    {
                        counts.add(joined(done)?);
                    }
                    writes.spawn(self.clone().finish(pace.clone(), key, *write));
                }
            }
        }
        while let Some(done) = writes.join_next().await {
            counts.add(joined(done)?);
        }
        Ok(counts)
    }
}

/// What became of an item.
enum End {
    Written,
    Gone,
    Refused(String),
}

impl Rewrite {
    /// Writes an item, and counts what became of it.
    async fn finish(self, pace: Pace, key: Key, write: Write) -> Result<Counts, Error> {
        let mut counts = Counts::default();
        match self.attempt(&pace, &key, write, &mut counts).await? {
            End::Written => counts.written += 1,
            End::Gone => counts.gone += 1,
            End::Refused(reason) => counts.refuse(Sample { key, reason }),
        }
        Ok(counts)
    }

    /// Writes an item, reading and planning it anew until it is written, gone, or refused.
    async fn attempt(
        &self,
        pace: &Pace,
        key: &Key,
        write: Write,
        counts: &mut Counts,
    ) -> Result<End, Error> {
        let mut attempts = Attempts::new(ATTEMPTS, self.timeout);
        // `None` while the item could not be read again.
        let mut write = Some(write);
        let (mut occupied, mut in_doubt) = (false, false);
        loop {
            pace.wait().await;
            if let Some(write) = write.take() {
                if self.dry_run {
                    return self.look(&write, &mut attempts, counts).await;
                }
                let unsent = match self.to.write(key, write, &mut attempts).await {
                    Ok(units) => {
                        pace.consumed(units);
                        counts.consumed.write += units;
                        return Ok(End::Written);
                    }
                    Err(unsent) => unsent,
                };
                occupied = matches!(unsent, Unsent::Occupied);
                match unsent {
                    Unsent::Invalid(reason) => return Ok(End::Refused(reason)),
                    Unsent::Failed(error) => return Err(error),
                    Unsent::Changed => counts.changed += 1,
                    Unsent::Unknown => in_doubt = true,
                    Unsent::Occupied | Unsent::Busy => {}
                }
            }
            if !attempts.wait().await {
                let reason = if in_doubt {
                    "DynamoDB did not answer, and it may be written or not"
                } else {
                    "it was being written at every attempt"
                };
                return Ok(End::Refused(reason.to_string()));
            }
            let Some((item, units)) = self.to.get(key, &mut attempts).await? else { continue };
            pace.consumed(units);
            counts.consumed.read += units;
            let Some(item) = item else {
                // Only this migration, another one, or a writer can have moved or deleted it.
                return Ok(if in_doubt { End::Written } else { End::Gone });
            };
            match (self.plan)(item) {
                Plan::Write(planned) if occupied => return Ok(End::Refused(both(&planned))),
                Plan::Write(planned) => write = Some(*planned),
                Plan::Current if in_doubt => return Ok(End::Written),
                Plan::Current | Plan::Other => return Ok(End::Gone),
                Plan::Refuse(reason) => return Ok(End::Refused(reason)),
            }
        }
    }

    /// Looks whether a write could be done.
    async fn look(
        &self,
        write: &Write,
        attempts: &mut Attempts,
        counts: &mut Counts,
    ) -> Result<End, Error> {
        if let Some(to) = write.to()
            && let Some((item, units)) = self.to.get(to, attempts).await?
        {
            counts.consumed.read += units;
            if item.is_some() {
                return Ok(End::Refused(both(write)));
            }
        }
        Ok(End::Written)
    }
}

fn both(write: &Write) -> String {
    match write.to() {
        Some(to) => format!("there is an item under the new key, too: {to}"),
        None => String::from("it has changed"),
    }
}
