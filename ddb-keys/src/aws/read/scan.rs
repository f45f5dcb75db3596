//! Reading a whole table, or a whole index.

use alloc::boxed::Box;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;

use super::paginate::{Steps, count};
use super::row::{Selected, Selects, Wants};
use super::stream::{Read, RowStream, read};
use crate::aws::Client;
use crate::aws::attribute::methods::Filterable;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::expression_methods::filter_methods;
use crate::aws::request::expression_parts::fill_filter;
use crate::aws::{Error, Pending};
use crate::schema::IndexSchema;
use crate::table::Table;

/// Reads every item of a table or an index when it is awaited.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// # async fn read(table: Client<Users>) -> Result<(), Error> {
/// // Four readers side by side; rows come as they are read, in no order.
/// let mut rows = table.scan().segments(4).stream();
/// while let Some(row) = rows.try_next().await? {
///     println!("{row:?}");
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Scan<T, S> {
    request: ScanFluentBuilder,
    expression: Expression,
    index: Option<&'static IndexSchema>,
    segments: u32,
    of: PhantomData<fn() -> (T, S)>,
}

impl<T: Table, S> Scan<T, S> {
    pub(in crate::aws) fn new(client: &Client<T>, index: Option<&str>) -> Self
    where
        S: Wants<T>,
    {
        let index = index.and_then(|ident| T::SCHEMA.index(ident));
        let name = index.map(|index| index.name.to_string());
        let request = client.sdk().scan().table_name(client.table_name()).set_index_name(name);
        let expression = Expression::within(Scope::of(T::SCHEMA, S::ENTITY));
        Self { request, expression, index, segments: 1, of: PhantomData }
    }

    /// Reads in this many segments side by side, from 1 to 1 000 000: faster, at the same cost
    /// but all at once, and in no order.
    pub fn segments(self, segments: u32) -> Self {
        Self { segments: segments.max(1), ..self }
    }

    /// Reads what every write before this read has left, at twice the cost; not on global indexes.
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    filter_methods!();

    crate::aws::attribute::methods::typed_filter_methods!();

    /// What filters can name.
    fn filterable(&self) -> Filterable {
        Filterable { table: T::SCHEMA, index: self.index, without_keys: false }
    }

    /// Reads rows as an `R`, which need not be an entity; see [`Query::select`](super::query::Query::select).
    pub fn select<R>(self) -> Scan<T, Selected<S, R>> {
        let Self { request, expression, index, segments, of: _ } = self;
        Scan { request, expression, index, segments, of: PhantomData }
    }

    /// Changes the SDK's request in ways that are not covered here. A filter that is set here beside one
    /// that the request has already is an error: use [`filter_text`](Self::filter_text).
    pub fn customize(
        mut self,
        change: impl FnOnce(ScanFluentBuilder) -> ScanFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled: one for all segments.
    pub fn into_builder(self) -> Result<ScanFluentBuilder, Error> {
        let parts = self.expression.finish()?;
        fill_filter!(self.request, parts)
    }

    /// Counts the rows: the items that the filter keeps, of one entity where the scan is of one,
    /// else of every kind. Reads and costs as much as reading the rows.
    pub async fn count(mut self) -> Result<usize, Error>
    where
        T: 'static,
        S: Wants<T> + 'static,
    {
        let telling = S::ONE_KIND.then(|| self.expression.telling::<T>(self.index));
        let segments = self.segments;
        let request = self.into_builder()?;
        let counts = each_segment(&request, segments).map(|request| {
            let telling = telling.clone();
            Box::pin(async { Read::only(count::<_, T, S>(request, telling, None).await) }) as _
        });
        Ok(RowStream::of(counts).collect().await?.into_iter().sum())
    }
}

/// The request once for each segment.
fn each_segment(
    request: &ScanFluentBuilder,
    segments: u32,
) -> impl Iterator<Item = ScanFluentBuilder> {
    let segments = i32::try_from(segments).unwrap_or(i32::MAX);
    (0..segments).map(move |segment| match segments {
        1 => request.clone(),
        _ => request.clone().segment(segment).total_segments(segments),
    })
}

impl<T: Table, S: Selects<T>> Scan<T, S> {
    /// Reads every row, page after page.
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        self.stream().collect().await
    }

    /// The rows one after the other, read page after page as they are asked for.
    pub fn stream(self) -> RowStream<S::Row> {
        let segments = self.segments;
        match self.into_builder() {
            Err(error) => RowStream::failed(error),
            Ok(request) => RowStream::of(
                each_segment(&request, segments).map(|request| read(Steps::new(request, S::row))),
            ),
        }
    }
}

impl<T, S> IntoFuture for Scan<T, S>
where
    T: Table + 'static,
    S: Selects<T> + 'static,
{
    type Output = Result<Vec<S::Row>, Error>;
    type IntoFuture = Pending<Vec<S::Row>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.all())
    }
}
