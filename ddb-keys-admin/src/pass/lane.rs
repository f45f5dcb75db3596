//! One segment of a table, page after page.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use aws_sdk_dynamodb::operation::scan::ScanOutput;
use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use tokio::sync::mpsc::Sender;
use tokio::sync::watch;

use ddb_keys::aws::{Item, Units, item_size, read_units};

use super::request::{Attempts, is_temporary};
use super::state::SegmentProgress;
use super::{Job, Pace, Source, Tally};
use crate::Error;
use crate::item::{key_item, key_of};

/// The number of attempts at a page.
const ATTEMPTS: u32 = 8;

/// A reader of pages.
#[derive(Debug, Clone)]
pub(super) struct Pages {
    pub(super) source: Source,
    /// How many segments the whole table has.
    pub(super) total: u32,
    /// The maximum number of items in a page.
    pub(super) page_size: Option<i32>,
    pub(super) pace: Pace,
    /// The time without progress before giving up.
    pub(super) timeout: Duration,
}

/// Items that were read and not dealt with.
pub(super) struct Page {
    items: Vec<Item>,
    /// The position at which the segment continues.
    position: SegmentProgress,
    units: f64,
}

/// A page that has been dealt with.
pub(super) struct PageDone<Y> {
    pub(super) segment: u32,
    pub(super) position: SegmentProgress,
    pub(super) tally: Y,
}

/// A worker that deals with a segment.
#[derive(Clone)]
pub(super) struct Lane<J: Job> {
    pub(super) pages: Pages,
    pub(super) job: J,
    pub(super) done: Sender<PageDone<J::Tally>>,
    /// Becomes true when no further page should be begun.
    pub(super) is_over: watch::Receiver<bool>,
}

impl<J: Job> Lane<J> {
    /// Deals with one page after the other, and meanwhile reads the one after it.
    pub(super) async fn run(self, segment: u32, position: SegmentProgress) -> Result<(), Error> {
        let mut page = Box::pin(self.unless_over(self.after(segment, &position))).await?;
        while let Some(Page { items, position, units }) = page {
            let mut ahead = pin!(self.after(segment, &position));
            let mut read = None;
            let mut work = pin!(async {
                // Lets the request go before this thread is busy.
                tokio::task::yield_now().await;
                self.job.page(items, &self.pages.pace).await
            });
            let tally = poll_fn(|context| {
                if read.is_none()
                    && let Poll::Ready(page) = ahead.as_mut().poll(context)
                {
                    read = Some(page);
                }
                work.as_mut().poll(context)
            });
            let mut tally = tally.await?;
            tally.consumed(Units { read: units, write: 0.0 });
            let done = PageDone { segment, position: position.clone(), tally };
            if self.done.send(done).await.is_err() || *self.is_over.borrow() {
                return Ok(());
            }
            page = match read {
                Some(page) => page?,
                None => self.unless_over(ahead).await?,
            };
        }
        Ok(())
    }

    /// Reads the page after a position. `None` after the last one.
    async fn after(&self, segment: u32, position: &SegmentProgress) -> Result<Option<Page>, Error> {
        match position {
            SegmentProgress::Done => Ok(None),
            position => self.pages.read(segment, position.clone()).await.map(Some),
        }
    }

    /// Waits for a page. `None` if the pass is over before it comes.
    async fn unless_over(
        &self,
        reading: impl Future<Output = Result<Option<Page>, Error>>,
    ) -> Result<Option<Page>, Error> {
        let mut is_over = self.is_over.clone();
        tokio::select! {
            biased;
            _ = is_over.wait_for(|is_over| *is_over) => Ok(None),
            page = reading => page,
        }
    }
}

impl Pages {
    /// Reads the page after a position.
    async fn read(&self, segment: u32, after: SegmentProgress) -> Result<Page, Error> {
        let output = self.fetch(segment, after.clone()).await?;
        let position = match output.last_evaluated_key {
            None => SegmentProgress::Done,
            Some(key) => match key_of(&key, self.source.table) {
                Some(key) => SegmentProgress::After(key),
                None => return Err(lacking("LastEvaluatedKey of the table")),
            },
        };
        if position == after && position != SegmentProgress::Done {
            return Err(ddb_keys::aws::Error::RepeatedKey.into());
        }
        let items = output.items.ok_or_else(|| lacking("Items"))?;
        let units = match output.consumed_capacity.and_then(|capacity| capacity.capacity_units) {
            Some(units) => units,
            None => read_units(items.iter().map(item_size).sum()) / 2.0,
        };
        self.pace.consumed(units);
        Ok(Page { items, position, units })
    }

    async fn fetch(&self, segment: u32, position: SegmentProgress) -> Result<ScanOutput, Error> {
        let start = match position {
            SegmentProgress::After(key) => Some(key_item(self.source.table, key)),
            SegmentProgress::Start | SegmentProgress::Done => None,
        };
        let request =
            self.source.sdk.scan().table_name(&self.source.name).set_exclusive_start_key(start);
        let request = request.set_limit(self.page_size);
        let request = request.return_consumed_capacity(ReturnConsumedCapacity::Total);
        let (number, total) = (i32::try_from(segment).ok(), i32::try_from(self.total).ok());
        let request = match self.total {
            1 => request,
            _ => request.set_segment(number).set_total_segments(total),
        };
        let mut attempts = Attempts::new(ATTEMPTS, self.timeout);
        loop {
            self.pace.wait().await;
            match attempts.response(Box::pin(request.clone().send())).await {
                Ok(output) => return Ok(output),
                Err(error) if is_temporary(&error) && attempts.wait().await => {}
                Err(error) => return Err(ddb_keys::aws::Error::from(error).into()),
            }
        }
    }
}

/// A response without a part that every response of DynamoDB has.
fn lacking(part: &str) -> Error {
    let body = format!("it has no `{part}`");
    ddb_keys::aws::Error::Response { status: 200, body }.into()
}
