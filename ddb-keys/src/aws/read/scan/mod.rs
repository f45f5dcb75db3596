//! Reading a whole table, or a whole index.

mod rows;

use alloc::string::ToString;
use alloc::sync::Arc;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;
use serde::de::DeserializeOwned;

use super::cursor::{CursorForm, Frame, Position, Segments};
use super::fetch::Pages;
use super::page_buffer::PageBuffer;
use super::row_reader::RowReader;
use super::select::Selects;
use super::select::{no_global_index, reads_rows};
use super::steps::Steps;
use super::stream::RowStream;
use crate::aws::attribute::methods::filter_methods;
use crate::aws::example::example;
use crate::aws::request::expression::parts::fill_filter;
use crate::aws::request::expression::{Expression, FilterScope, Scope};
use crate::aws::{Client, Cursor, CursorOrNone, Error};
use crate::query::{IndexScan, One, Through};
use crate::schema::IndexSchema;
use crate::table::Table;

/// Reads every item of a table or an index, each as an `R`. `Missing` names the fields of an `R` that the index does not store, as that of a
/// [`Query`](crate::aws::Query) does.
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
/// // Four segments at a time; rows come as they are read, in no order.
/// let mut rows = table.scan().segments(4).stream();
/// while let Some(row) = rows.try_next().await? {
///     println!("{row:?}");
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// A request reads up to 1 MB and costs half a read unit for each 4 KB that it reads, or one with
/// [`consistent`](Self::consistent). Items that are skipped or filtered out are read, too.
///
/// # Errors
///
/// [`Error::Refused`] if a filter or a change by [`customize`](Self::customize) is not allowed, [`Error::Cursor`]
/// if [`after`](Self::after) got the cursor of another scan, and [`Error::Incomplete`] if not all rows could be
/// read.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Scan<T, R, Missing = ()> {
    request: ScanFluentBuilder,
    expression: Expression,
    index: Option<&'static IndexSchema>,
    segments: u32,
    after: Option<Cursor>,
    cursors: CursorForm,
    reader: RowReader<R>,
    of: PhantomData<fn() -> (T, Missing)>,
}

impl<T: Table, R, M> Scan<T, R, M> {
    pub(in crate::aws) fn new<S>(client: &Client<T>, index: Option<&str>) -> Self
    where
        S: Selects<T, Row = R, Missing = M>,
    {
        let reader = S::reader();
        let index = index.and_then(|ident| T::SCHEMA.index(ident));
        let name = index.map(|index| index.name.to_string());
        let request = client.sdk().scan().table_name(client.table_name()).set_index_name(name);
        Self {
            request,
            expression: Expression::within(Scope::of(T::SCHEMA, reader.entity))
                .of_read(FilterScope { table: T::SCHEMA, index, without_keys: false }),
            index,
            segments: 1,
            after: None,
            cursors: client.cursors().clone(),
            reader,
            of: PhantomData,
        }
    }

    /// The same scan, whose rows are read in another way.
    fn reading<Q>(self, reader: RowReader<Q>) -> Scan<T, Q> {
        let Self { request, expression, index, segments, after, cursors, .. } = self;
        Scan { request, expression, index, segments, after, cursors, reader, of: PhantomData }
    }

    /// Reads in this many segments, from 1 to 1,000,000. More segments take less time at the same cost, but the rows
    /// come in no particular order. Up to 256 segments are read at a time; the others follow as these end.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().segments(4).await?, [Chat::Message(message)]);"
    )]
    #[doc(alias = "TotalSegments")]
    #[doc(alias = "parallel scan")]
    pub fn segments(self, segments: u32) -> Self {
        Self { segments: segments.max(1), ..self }
    }

    /// Makes the reads strongly consistent, at twice the cost. Global indexes have no such reads: the request is refused with
    /// [`InvalidRequest::ConsistentIndex`](crate::aws::InvalidRequest::ConsistentIndex).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().consistent().await?, [Chat::Message(message)]);"
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(mut self) -> Self {
        if let Err(error) = no_global_index(self.index) {
            self.expression.fail(error);
        }
        self.customize(|request| request.consistent_read(true))
    }

    filter_methods!(
        "A filter of an index scan can only name attributes that the index projects. A scan of the table can name any attribute, keys included.",
        "let read = table.scan_index(Message::scan_by_author());"
    );

    /// Reads rows as an `L`, which need not be an entity; see [`Query::select_as`](super::query::Query::select_as).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "#[derive(Debug, PartialEq, Deserialize)]"
        "struct Line { author: String }"
        ""
        "let lines: Vec<Line> = table.scan_index(Message::scan_by_author()).select_as().await?;"
        r#"assert_eq!(lines, [Line { author: "ann".into() }]);"#
    )]
    pub fn select_as<L: DeserializeOwned + Send + 'static>(self) -> Scan<T, L> {
        let reader = self.reader.reading_as::<T, L>();
        self.reading(reader)
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let total = ReturnConsumedCapacity::Total;"
        "table.scan().customize(|scan| scan.return_consumed_capacity(total)).await?;"
    )]
    ///
    /// # Errors
    ///
    /// Nothing that is set here is lost. A start key, a filter beside one of [`filter_text`](Self::filter_text), a
    /// selection of the count alone, or a placeholder of this request with another meaning is an [`InvalidRequest`](crate::aws::InvalidRequest) when the scan is sent.
    pub fn customize(
        mut self,
        change: impl FnOnce(ScanFluentBuilder) -> ScanFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        let (start, select) = (self.request.get_exclusive_start_key(), self.request.get_select());
        if let Err(error) = reads_rows(start.is_some(), select.as_ref()) {
            self.expression.fail(error);
        }
        self
    }

    /// The SDK's request, filled: one for all segments.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().into_builder()?.send().await?.count(), 1);"
    )]
    pub fn into_builder(self) -> Result<ScanFluentBuilder, Error> {
        self.settled().filled()
    }

    /// A selection that `customize` has set comes before that of `select_as`.
    fn settled(mut self) -> Self {
        if self.request.is_projected() || self.request.get_select().is_some() {
            self.reader.fields = None;
        }
        self
    }

    fn filled(mut self) -> Result<ScanFluentBuilder, Error> {
        if let Some(projection) =
            self.reader.projection(T::SCHEMA, self.index, &mut self.expression)
        {
            self.request = self.request.projection_expression(projection);
        }
        let parts = self.expression.finish()?;
        Ok(fill_filter!(self.request, parts))
    }

    /// Starts after a cursor of the same scan, such as one from [`RowStream::cursor`](crate::aws::RowStream::cursor). `None`
    /// starts at the beginning.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        "let page = table.scan().page(None).await?;"
        "let rest = match page.cursor {"
        "    Some(cursor) => table.scan().after(Some(cursor)).await?,"
        "    None => Vec::new(),"
        "};"
        "assert_eq!(page.rows.len() + rest.len(), 2);"
    )]
    #[doc(alias = "ExclusiveStartKey")]
    pub fn after(mut self, cursor: impl CursorOrNone) -> Self {
        self.after = cursor.into_cursor();
        self
    }

    /// Counts the rows: the items that the filter keeps, of one entity if the scan is of one,
    /// otherwise of every kind.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().segments(4).count().await?, 1);"
    )]
    ///
    /// # Cost
    ///
    /// As much as reading the rows.
    ///
    /// # Errors
    ///
    /// Items that may be rows but do not show it are an [`Error::Incomplete`], which holds the number of
    /// the others ([`Incomplete::count`](crate::aws::Incomplete::count)).
    #[doc(alias = "COUNT")]
    pub async fn count(mut self) -> Result<usize, Error> {
        let (index, reader) = (self.index, self.reader.counting());
        let telling =
            self.reader.one_entity.then(|| self.expression.telling(T::SCHEMA, index, None));
        self.reading(reader).rows(move |steps| steps.counting(telling.clone()))?.counted().await
    }
}

impl<T: Table, R: Send + 'static, M> Scan<T, R, M> {
    /// Reads every segment, from its start or from where the cursor says.
    fn rows(
        self,
        change: impl Fn(Steps<ScanFluentBuilder, R>) -> Steps<ScanFluentBuilder, R>
        + Clone
        + Send
        + 'static,
    ) -> Result<RowStream<R>, Error> {
        let scan = self.settled();
        let (segments, index, after, reader) =
            (scan.segments, scan.index, scan.after.clone(), scan.reader);
        let cursors = scan.cursors.clone();
        let request = scan.filled()?;
        let chosen = request.get_segment().zip(*request.get_total_segments());
        let table_name = request.get_table_name().as_deref().unwrap_or_default();
        let frame =
            Arc::new(Frame::of_scan(&cursors, T::SCHEMA, index, table_name, segments, chosen));
        let done = after.map_or_else(
            || Ok(Segments::default()),
            |cursor| Segments::of(&cursor, &frame, segments),
        )?;
        let of_scan = frame.clone();
        let read = move |segment: u32, position| {
            let mut request = request.clone();
            if segments != 1 {
                let (at, of) = (i32::try_from(segment).ok(), i32::try_from(segments).ok());
                request = request.set_segment(at).set_total_segments(of);
            }
            let steps = Steps::new(request, reader, of_scan.clone(), position);
            PageBuffer::new(segment, change(steps))
        };
        let started = done.open.into_iter().map(|(segment, position)| read(segment, position));
        let started = started.collect();
        let waiting = (done.next..segments).map(move |segment| read(segment, Position::Start));
        Ok(RowStream::of_segments(started, done.next, waiting, frame))
    }
}

/// The scan of an index that an entity of the table `T` has a key in, such as `Message::scan_by_author()`.
///
#[doc = example!(
    "table.put(&message).await?;"
    "assert_eq!(table.scan_index(Message::scan_by_author()).await?, [message]);"
)]
#[diagnostic::on_unimplemented(
    message = "expected the scan of an index, found `{Self}`",
    label = "write `Film::scan_by_year()` where the query is `Film::query_by_year()`"
)]
pub trait ScansAnIndex<T> {
    /// The entity.
    type Row;

    /// Its fields that the index does not store, `()` if there are none.
    type Missing;

    /// Makes the scan.
    #[doc(hidden)]
    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Row, Self::Missing>;
}

#[diagnostic::do_not_recommend]
impl<T: Table, E, const KEY: usize> ScansAnIndex<T> for IndexScan<E, KEY>
where
    Through<One<E>, KEY>: Selects<T>,
{
    type Row = <Through<One<E>, KEY> as Selects<T>>::Row;
    type Missing = <Through<One<E>, KEY> as Selects<T>>::Missing;

    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Row, Self::Missing> {
        Scan::new::<Through<One<E>, KEY>>(client, Some(self.index()))
    }
}
