//! One segment of a table, page after page.

use alloc::string::String;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::scan::ScanOutput;
use aws_sdk_dynamodb::types::ReturnConsumedCapacity;
use tokio::task::JoinHandle;

use super::state::Position;
use super::{Job, Pace, Tally};
use crate::aws::item::key::{key_item, stored_key};
use crate::aws::item::size::item_size;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::backoff::{Backoff, RetryPolicy};
use crate::aws::request::trace::Span;
use crate::aws::{Consistency, Error, Item, Units, read_units};
use crate::schema::TableSchema;

/// What reads a page.
#[derive(Debug, Clone)]
pub(super) struct Pages {
    pub(super) sdk: aws_sdk_dynamodb::Client,
    pub(super) table: &'static TableSchema,
    pub(super) table_name: String,
    /// How many segments the whole table has.
    pub(super) total: u32,
    /// The most items of a page.
    pub(super) page_size: Option<i32>,
    pub(super) pace: Pace,
}

/// Items that were read and not dealt with.
pub(super) struct Page {
    items: Vec<Item>,
    /// Where the segment goes on.
    position: Position,
    units: f64,
}

/// Where a page comes from.
pub(super) enum Next {
    At(Position),
    Ahead(Ahead),
}

/// A page that is read while the one before it is dealt with. Dropping it ends the request.
pub(super) struct Ahead(JoinHandle<Result<Page, Error>>);

impl Ahead {
    async fn page(mut self) -> Result<Page, Error> {
        match (&mut self.0).await {
            Ok(page) => page,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                // The runtime is shutting down, and this task with it.
                Err(_) => core::future::pending().await,
            },
        }
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A page that has been dealt with.
pub(super) struct PageDone<Y> {
    pub(super) segment: u32,
    pub(super) position: Position,
    pub(super) tally: Y,
    /// The page after it. `None` if it is the last one of the segment.
    pub(super) next: Option<Next>,
}

impl Pages {
    /// Deals with a page, and reads the one after it meanwhile.
    pub(super) async fn page<J: Job>(
        self,
        job: J,
        segment: u32,
        next: Next,
    ) -> Result<PageDone<J::Tally>, Error> {
        let Page { items, position, units } = match next {
            Next::At(position) => self.read(segment, position).await?,
            Next::Ahead(page) => page.page().await?,
        };
        let pace = self.pace.clone();
        let next = match &position {
            Position::Done => None,
            position => {
                let position = position.clone();
                let reading = tokio::spawn(async move { self.read(segment, position).await });
                // Lets the request go before this thread is busy.
                tokio::task::yield_now().await;
                Some(Next::Ahead(Ahead(reading)))
            }
        };
        let mut tally = job.page(items, &pace).await?;
        tally.consumed(Units { read: units, write: 0.0 });
        Ok(PageDone { segment, position, tally, next })
    }

    /// Reads the page after a position.
    async fn read(&self, segment: u32, position: Position) -> Result<Page, Error> {
        let output = self.fetch(segment, position).await?;
        let position = match output.last_evaluated_key {
            None => Position::Done,
            Some(key) => match stored_key(&key, self.table) {
                Some(key) => Position::After(key),
                None => return Err(Error::RepeatedKey),
            },
        };
        let items = output.items.unwrap_or_default();
        let units = match output.consumed_capacity.and_then(|capacity| capacity.capacity_units) {
            Some(units) => units,
            None => read_units(items.iter().map(item_size).sum(), Consistency::Eventual),
        };
        self.pace.consumed(units);
        Ok(Page { items, position, units })
    }

    async fn fetch(&self, segment: u32, position: Position) -> Result<ScanOutput, Error> {
        let start = match position {
            Position::After(key) => Some(key_item(self.table, key)),
            Position::Start | Position::Done => None,
        };
        let request = self.sdk.scan().table_name(&self.table_name).set_exclusive_start_key(start);
        let request = request.set_limit(self.page_size);
        let request = request.return_consumed_capacity(ReturnConsumedCapacity::Total);
        let (number, total) = (i32::try_from(segment).ok(), i32::try_from(self.total).ok());
        let request = match self.total {
            1 => request,
            _ => request.set_segment(number).set_total_segments(total),
        };
        let mut backoff = Backoff::new(RetryPolicy::default());
        loop {
            let pause = backoff.begin();
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            self.pace.wait().await;
            let attempts = AttemptWatcher::default();
            let request = request.clone().customize().interceptor(attempts.clone());
            let span = Span::new("scan", Some(&self.table_name), None);
            let error = match span.around(request.send()).await {
                Ok(output) => return Ok(output),
                Err(error) => error,
            };
            backoff.note(1, 1, false);
            if !attempts.is_temporary(&error) || backoff.is_over() {
                return Err(Error::sent(error));
            }
        }
    }
}
