//! The shards of a query, read at the same time and merged in the order of their sort keys.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::mem;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::partitions::Partitions;
use super::row_order::{Rank, RowOrder};
use crate::aws::read::cursor::Position;
use crate::aws::read::fetch::Fetched;
use crate::aws::request::in_order::in_order;
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::{Error, Item, Pending};

/// How many items are requested ahead of those that were handed out, of all shards together.
const AHEAD: usize = 16 * 1024;

/// The shards of a query, and what has been read of them ahead.
#[derive(Debug, Clone)]
pub(super) struct Shards {
    partitions: Arc<Partitions>,
    order: Arc<RowOrder>,
    concurrency: usize,
    /// The end of what was handed out. `None` before the first read.
    at: Option<Position>,
    lanes: Vec<Lane>,
    /// Items in their order. Every further one follows them.
    ready: VecDeque<Item>,
    /// The items that were counted and not read.
    counted: usize,
}

/// One shard.
#[derive(Debug, Clone)]
struct Lane {
    shard: i64,
    /// The row that the read begins after, if it is one of another shard.
    begins_after: Option<Rank>,
    rows: VecDeque<(Rank, Item)>,
    next: Position,
    /// How many items to request at once.
    ask: usize,
    most: usize,
}

impl Shards {
    pub(super) fn new(
        partitions: Arc<Partitions>,
        condition: &BoundCondition,
        concurrency: usize,
    ) -> Self {
        let order = RowOrder::new(condition, partitions.descending);
        Self {
            partitions,
            order: Arc::new(order),
            concurrency,
            at: None,
            lanes: Vec::new(),
            ready: VecDeque::new(),
            counted: 0,
        }
    }

    /// Returns the rows after a position that can be ordered by now, or how many there are.
    pub(super) async fn fetch(
        &mut self,
        request: &QueryFluentBuilder,
        at: Position,
        limit: Option<usize>,
    ) -> Result<Fetched, Error> {
        if self.at.as_ref() != Some(&at) {
            self.begin(at, limit)?;
        }
        let enough = limit.unwrap_or(usize::MAX);
        while self.ready.is_empty() && self.counted < enough && !self.is_read() {
            self.read(request).await?;
            self.merge();
        }
        let items: Vec<Item> = self.ready.drain(..enough.min(self.ready.len())).collect();
        let next = match items.last() {
            Some(last) if !self.ready.is_empty() || !self.is_read() => self.order.after(last)?,
            _ => Position::End,
        };
        self.at = Some(next.clone());
        let count = items.len() + mem::take(&mut self.counted);
        Ok(Fetched { items, count, next })
    }

    /// Forgets what was read ahead, and begins at a position.
    fn begin(&mut self, at: Position, limit: Option<usize>) -> Result<(), Error> {
        let shards = self.partitions.buckets.numbers();
        let of = usize::try_from(*shards.end() + 1).unwrap_or(usize::MAX);
        let most = (AHEAD / of).max(1);
        // Twice the share of each, because the shards are not of one size.
        let ask = limit.map_or(most, |limit| limit.saturating_mul(2).div_ceil(of).clamp(1, most));
        let after = match &at {
            Position::After(key) => self.partitions.bucket_of(key).map(|shard| (key, shard)),
            _ => None,
        };
        let lane = |shard: i64| {
            let (next, begins_after) = match after {
                None => (Position::Start, None),
                Some((key, of_key)) => {
                    let start = self.order.start(&self.partitions, shard, key, of_key);
                    let is_other = of_key != shard;
                    (start, is_other.then(|| self.order.rank(key, of_key)).transpose()?)
                }
            };
            Ok::<_, Error>(Lane { shard, begins_after, rows: VecDeque::new(), next, ask, most })
        };
        self.lanes = shards.map(lane).collect::<Result<_, _>>()?;
        (self.ready, self.counted) = (VecDeque::new(), 0);
        self.at = Some(at);
        Ok(())
    }

    /// Whether every shard has been read to its end.
    fn is_read(&self) -> bool {
        self.lanes.iter().all(|lane| lane.next.is_end() && lane.rows.is_empty())
    }

    /// Reads one more page of each shard of which there is little left. What was read is kept beside the first error.
    async fn read(&mut self, request: &QueryFluentBuilder) -> Result<(), Error> {
        let low = |lane: &&mut Lane| !lane.next.is_end() && lane.rows.len() <= lane.ask / 2;
        let mut lanes: Vec<&mut Lane> = self.lanes.iter_mut().filter(low).collect();
        let pages = lanes.iter().map(|lane| lane.page(self.partitions.clone(), request.clone()));
        let pages = in_order(pages.collect::<Vec<_>>().into_iter(), self.concurrency).await;
        let mut failure = None;
        for (lane, page) in lanes.iter_mut().zip(pages) {
            match page {
                Ok(page) => self.counted += lane.add(page, &self.order)?,
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        failure.map_or(Ok(()), Err)
    }

    /// Moves the rows that no further one can precede, in their order.
    fn merge(&mut self) {
        let order = &self.order;
        let ends = self.lanes.iter().filter(|lane| !lane.next.is_end());
        let ends: Option<Vec<_>> = ends.map(|lane| Some(lane.rows.back()?.0.clone())).collect();
        // Of a shard without rows nothing is known.
        let Some(ends) = ends else { return };
        let end = ends.into_iter().min_by(|one, other| order.compare(one, other));
        let precedes = |rank: &Rank| {
            end.as_ref().is_none_or(|end| order.compare(rank, end) != Ordering::Greater)
        };
        let mut rows = Vec::new();
        for lane in &mut self.lanes {
            let count = lane.rows.partition_point(|(rank, _)| precedes(rank));
            rows.extend(lane.rows.drain(..count));
        }
        rows.sort_by(|(one, _), (other, _)| order.compare(one, other));
        self.ready.extend(rows.into_iter().map(|(_, item)| item));
    }
}

impl Lane {
    /// The next page, to be read when it is polled.
    fn page(&self, partitions: Arc<Partitions>, request: QueryFluentBuilder) -> Pending<Fetched> {
        let (shard, at) = (self.shard, self.next.clone());
        let limit = request.get_limit().is_none().then_some(self.ask);
        Box::pin(async move { partitions.fetch(request, shard, at, limit).await })
    }

    /// Adds a page, and returns how many items DynamoDB counted without returning them.
    fn add(&mut self, page: Fetched, order: &RowOrder) -> Result<usize, Error> {
        let counted = page.count.saturating_sub(page.items.len());
        for item in page.items {
            let rank = order.rank(&item, self.shard)?;
            let is_before = |begin: &Rank| order.compare(&rank, begin) != Ordering::Greater;
            if !self.begins_after.as_ref().is_some_and(is_before) {
                self.rows.push_back((rank, item));
            }
        }
        self.next = page.next;
        self.ask = (2 * self.ask).min(self.most);
        Ok(counted)
    }
}
