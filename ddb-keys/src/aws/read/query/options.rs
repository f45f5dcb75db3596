//! What can be asked of a query.

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{After, Hydrate, Query};
use crate::aws::attribute::methods::filter_methods;
use crate::aws::example::example;
use crate::aws::read::select::{no_global_index, reads_rows};
use crate::aws::{CursorError, CursorOrNone, EntityOf, InvalidRequest, encode};
use crate::schema::EntitySchema;
use crate::table::Table;

impl<T: Table, R, M> Query<T, R, M> {
    /// Reads from the end of the range to its start, in the order of the key. Numbers in a template without a fixed width sort as text, 10
    /// before 9: the page of the generated query says so where it is the case.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let newest = table.query(Message::query().room("rust")).descending().first().await?;"#
        "assert_eq!(newest.map(|message| message.number), Some(2));"
    )]
    #[doc(alias = "ScanIndexForward")]
    #[doc(alias = "reverse")]
    #[doc(alias = "newest first")]
    pub fn descending(self) -> Self {
        Self { request: self.request.scan_index_forward(false), ..self }
    }

    /// Makes the reads strongly consistent, at twice the cost. Global indexes have no such reads: the request is refused with
    /// [`InvalidRequest::ConsistentIndex`](crate::aws::InvalidRequest::ConsistentIndex), and [`hydrate`](Self::hydrate) reads the items from the table.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).consistent().await?, [message]);"#
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(mut self) -> Self {
        if let Err(error) = no_global_index(self.index()) {
            self.expression.fail(error);
        }
        Self { request: self.request.consistent_read(true), ..self }
    }

    /// Reads at most this many rows. Items that are skipped or filtered out do not count as rows, but
    /// they are read and paid for.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let messages = table.query(Message::query().room("rust")).limit(1).await?;"#
        "assert_eq!(messages, [message]);"
    )]
    #[doc(alias = "Limit")]
    pub fn limit(mut self, rows: usize) -> Self {
        self.limit = Some(rows);
        self
    }

    /// Reads this many shards at a time, at least one, where the query is of [all shards](crate::guide::shards). Default: 16.
    ///
    #[doc = example!(
        "#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]"
        r##"#[pk("EVENTS#<id:shard(16)>")]"##
        r#"#[sk("<id>")]"#
        "struct Event { id: String }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "events", pk = "PK", sk = "SK")]"#
        "# enum Events { Event(Event) }"
        "# let table = Events::client(engine.client());"
        "# table.create_table().await?;"
        r#"for id in ["a", "b"] {"#
        "    table.put(&Event { id: id.into() }).await?;"
        "}"
        "let events = table.query(Event::query().all_shards()).concurrency(16).await?;"
        r#"assert_eq!(events.iter().map(|event| &event.id).collect::<Vec<_>>(), ["a", "b"]);"#
    )]
    pub fn concurrency(mut self, shards: usize) -> Self {
        self.concurrency = shards.max(1);
        self
    }

    filter_methods!(
        "A filter of a query cannot name the attributes of the key that the query reads by, and in an index only those that the index projects.",
        r#"let read = table.query(Message::query().room("rust"));"#
    );

    /// Reads rows as an `L`, which need not be an entity: a type with the attributes that an index
    /// projects, or with the few that matter here.
    ///
    /// DynamoDB sends the attributes that `L` has fields for, and the keys. It sends whole items for a type that may read any
    /// attribute, such as a map or a struct with `#[serde(flatten)]`, unless `customize` sets a projection. Items of other entities are still
    /// skipped. An item whose key fits several entities, and that does not name its own, such as the entry of an index without the type
    /// attribute, is an error in its place; one that `customize` reads without its key is a row. A [`filter`](Self::filter) comes
    /// before, because it names the attributes of the entity.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "#[derive(Debug, PartialEq, Deserialize)]"
        "struct Line { author: String }"
        ""
        r#"let query = table.query(Message::query().room("rust"));"#
        "let lines: Vec<Line> = query.select_as().await?;"
        r#"assert_eq!(lines, [Line { author: "ann".into() }]);"#
    )]
    pub fn select_as<L: DeserializeOwned + Send + 'static>(self) -> Query<T, L> {
        let reader = self.reader.reading_as::<T, L>();
        self.reading(reader)
    }

    /// Reads the rows from the table, by the keys that the query finds in an index. Use it if the index does not store
    /// everything that a row needs.
    ///
    /// See [`Hydrate`] for the costs, and for items that change in between.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "// The rows come in the order of the index, from the table."
        r#"let by_author = table.query(Message::query_by_author().author("ann")).hydrate().await?;"#
        "assert_eq!(by_author.rows, [message]);"
    )]
    pub fn hydrate(self) -> Hydrate<T, R> {
        let reader = self.reader;
        Hydrate::new(self.reading(reader))
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        r#"let query = table.query(Message::query().room("rust"));"#
        "let indexes = ReturnConsumedCapacity::Indexes;"
        "query.customize(|query| query.return_consumed_capacity(indexes)).await?;"
    )]
    ///
    /// # Errors
    ///
    /// Nothing that is set here is lost. A key condition, a start key, a filter beside one of
    /// [`filter_text`](Self::filter_text), a limit beside [`limit`](Self::limit), a selection of the count
    /// alone, or a placeholder of this request with another meaning is an
    /// [`InvalidRequest`](crate::aws::InvalidRequest) when the query is sent.
    pub fn customize(
        mut self,
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> Self {
        let condition = self.request.get_key_condition_expression().clone();
        let request = change(self.request);
        let checked = if *request.get_key_condition_expression() == condition {
            reads_rows(request.get_exclusive_start_key().is_some(), request.get_select().as_ref())
        } else {
            Err(InvalidRequest::already_set("key_condition_expression", "Client::query"))
        };
        if let Err(error) = checked {
            self.expression.fail(error);
        }
        Self { request, ..self }
    }

    /// Starts after a cursor of the same query, such as one from [`RowStream::cursor`](crate::aws::RowStream::cursor). `None`
    /// starts at the beginning.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let query = || table.query(Message::query().room("rust"));"#
        "let page = query().limit(1).page(None).await?;"
        "let rest = query().after(page.cursor).await?;"
        "assert_eq!(rest[0].number, 2);"
    )]
    #[doc(alias = "ExclusiveStartKey")]
    pub fn after(mut self, cursor: impl CursorOrNone) -> Self {
        self.after = cursor.into_cursor().map(After::Cursor);
        self
    }

    /// Starts after an item that lies in the range of the query, whether or not it is still stored: where a page of rows is at hand and no
    /// cursor, and for the page before one.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "for number in 2..=4 {"
        "    table.put(&Message { number, ..message.clone() }).await?;"
        "}"
        r#"let query = || table.query(Message::query().room("rust")).limit(2);"#
        "let last = Message { number: 2, ..message };"
        "let next = query().after_item(&last).await?;"
        "assert_eq!(next[0].number, 3);"
        ""
        "// The page before: in the other direction, from the first row."
        "let mut previous = query().descending().after_item(&next[0]).await?;"
        "previous.reverse();"
        "assert_eq!(previous[0].number, 1);"
    )]
    ///
    /// # Errors
    ///
    /// An item outside of the range, or without the attributes of the index's key, is an [`Error::Cursor`](crate::aws::Error::Cursor) where the
    /// rows are read. So is one whose entity has former keys of its own, or of the index unless the present one is queried: it does not say where
    /// it lies, which a cursor does. The stored index keys are those
    /// that the item's fields make, as they are after a [reindex](crate::guide::migration).
    #[doc(alias = "ExclusiveStartKey")]
    #[doc(alias = "before")]
    pub fn after_item<E: EntityOf<T> + Serialize>(mut self, item: &E) -> Self {
        match encode::<T, E>(item) {
            Ok(_) if self.may_lie_elsewhere(E::SCHEMA) => {
                self.expression.fail(CursorError::NoPosition);
            }
            Ok(item) => self.after = Some(After::Item(item)),
            Err(error) => self.expression.fail(error),
        }
        self
    }

    /// Whether an item of an entity may lie under another key than its fields make, where this query reads.
    fn may_lie_elsewhere(&self, entity: &EntitySchema) -> bool {
        let skips_formers = self.reader.formers.of_index.is_some();
        let has_formers = self.index().is_some_and(|index| entity.has_formers_in(index.ident));
        !entity.formers.is_empty() || (has_formers && !skips_formers)
    }
}
