//! A query that can be sent.

use alloc::sync::Arc;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::Query;
use super::partitions::QueryPages;
use crate::aws::Error;
use crate::aws::read::cursor::{Asked, Frame, Start};
use crate::aws::read::paginate::{RowOf, Steps};
use crate::aws::read::select::Rows;
use crate::table::Table;

/// A query that can be sent.
pub(super) struct Prepared {
    pub(super) request: QueryPages,
    pub(super) limit: Option<usize>,
    pub(super) frame: Arc<Frame>,
    pub(super) start: Start,
}

impl Prepared {
    pub(super) fn steps<R>(self, row: RowOf<R>) -> Steps<QueryPages, R> {
        let steps = Steps::new(self.request, row, self.frame);
        steps.limited(self.limit).starting(self.start)
    }
}

fn asked(request: &QueryFluentBuilder) -> Asked<'_> {
    Asked {
        table_name: request.get_table_name().as_deref().unwrap_or_default(),
        descending: *request.get_scan_index_forward() == Some(false),
    }
}

impl<T: Table, S: Rows<T>> Query<T, S> {
    /// Returns the request with its limit and its start. `None` if the result is known to be empty.
    pub(super) fn prepare(self) -> Result<Option<Prepared>, Error> {
        let (limit, empty) = (self.limit, self.empty || self.limit == Some(0));
        let (condition, after) = (self.frame.clone(), self.after.clone());
        let request = self.filled()?;
        let Some(condition) = condition else { return Ok(None) };
        let start = match &after {
            Some(cursor) => condition.position(asked(&request), cursor)?,
            None => Start::First,
        };
        let frame = Arc::new(Frame::of_query(&condition, asked(&request)));
        let request = QueryPages::new(request, &condition);
        Ok((!empty).then_some(Prepared { request, limit, frame, start }))
    }
}
