//! Pages: every row once, in order, whatever the limit.

use std::fmt::Debug;

use ddb_keys::aws::{Cursor, Query};
use ddb_keys::{Table, span};

use super::{Message, Outcome, Reading, Reply, Room, on_every_engine, rooms, sensors};

const LIMITS: [usize; 7] = [1, 2, 3, 7, 39, 40, 1000];

/// Reads page after page, and parses every cursor from its text.
pub(super) async fn through_pages<T, R>(
    limit: Option<usize>,
    query: impl Fn() -> Query<T, R>,
) -> Outcome<Vec<R>>
where
    T: Table,
    R: Send + 'static,
{
    let (mut rows, mut cursor) = (Vec::new(), None::<Cursor>);
    loop {
        let asked = limit.into_iter().fold(query(), Query::limit);
        let page = asked.page(cursor).await?;
        if let Some(limit) = limit {
            let is_full = page.rows.len() == limit || page.is_last();
            assert!(is_full && page.rows.len() <= limit, "{} rows of {limit}", page.rows.len());
        }
        assert_eq!(page.is_last(), page.cursor.is_none());
        rows.extend(page.rows);
        match page.cursor {
            Some(next) => cursor = Some(next.to_string().parse()?),
            None => return Ok(rows),
        }
    }
}

pub(super) async fn check<T, R>(query: impl Fn() -> Query<T, R>, len: usize) -> Outcome
where
    T: Table,
    R: PartialEq + Debug + Send + 'static,
{
    let all = query().all().await?;
    assert_eq!(all.len(), len);
    let mut backwards = query().descending().all().await?;
    for limit in LIMITS.into_iter().map(Some).chain([None]) {
        assert_eq!(through_pages(limit, &query).await?, all, "limit {limit:?}");
        let descending = through_pages(limit, || query().descending()).await?;
        assert_eq!(descending, backwards, "limit {limit:?}, descending");
    }
    backwards.reverse();
    assert_eq!(backwards, all);
    Ok(())
}

/// Reads a stream in both directions, and goes on by a cursor after every row.
pub(super) async fn check_streams<T, R>(query: impl Fn() -> Query<T, R>) -> Outcome
where
    T: Table,
    R: PartialEq + Debug + Send + 'static,
{
    for descending in [false, true] {
        let query = || if descending { query().descending() } else { query() };
        let all = query().await?;
        let mut stream = query().stream();
        assert_eq!(stream.cursor()?, None);
        let mut count = 0;
        while let Some(row) = stream.try_next().await? {
            assert_eq!(row, all[count]);
            count += 1;
            let rest = query().after(stream.cursor()?).await?;
            assert_eq!(rest, all[count..], "after {count} rows");
        }
        assert_eq!(count, all.len());
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn of_one_entity_among_others() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        check(|| table.query(Message::query().room("r1")), 40).await?;
        check(|| table.query(Message::query().room("r1").number_in(5..=30)), 26).await?;
        check(|| table.query(Message::query().room("r1").number_in(33..)), 7).await?;
        check(|| table.query(Message::query().room("r1").number(7)), 1).await?;
        check(|| table.query(Message::query().room("none")), 0).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_partition() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        check(|| table.query(Room::collection().room("r1")), 101).await?;
        let both = || span(Room::query().room("r1"), Message::query().room("r1").number_in(..=9));
        check(|| table.query(both()), 1 + 10 + 12).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_global_index() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        #[derive(Debug, PartialEq, serde::Deserialize)]
        struct Line {
            text: String,
        }
        // Both rooms lie in one partition of the index, each index key twice.
        let lines = || table.query(Message::query_by_author().author("ann")).select_as::<Line>();
        check(lines, 40).await?;
        let items = || table.query(Message::collection_by_author().author("bob"));
        let items = || items().select_as::<std::collections::HashMap<String, String>>();
        check(items, 2 * (20 + 40)).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_numbers_and_of_several_attributes() -> Outcome {
    on_every_engine(async |engine| {
        let table = sensors(engine).await?;
        check(|| table.query(Reading::query().sensor("s1")), 30).await?;
        check(|| table.query(Reading::query().sensor("s1").at_in(-70..=70)), 21).await?;
        check(|| table.query(Reading::query_by_value().sensor("s2").value_in(-3..=3)), 15).await?;
        check(|| table.query(Reading::query_by_place().country("DE").city("Ulm")), 60).await?;
        let street = || Reading::query_by_place().country("DE").city("Ulm").street("street 1");
        check(|| table.query(street()), 20).await?;
        check(|| table.query(street().at_in(-50..=50)), 10).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filter_and_a_limit() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let by_ann = || {
            let query = table.query(Message::query().room("r1"));
            query.filter_text("author = :author").value(":author", "ann")
        };
        check(by_ann, 20).await?;
        let page = by_ann().limit(3).page(None).await?;
        assert_eq!((page.rows.len(), page.skipped), (3, 2), "two replies to message 2");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_items_that_do_not_tell_their_position() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        #[derive(Debug, PartialEq, serde::Deserialize)]
        struct Author {
            author: String,
        }
        let by_ann = || {
            let query = table.query(Message::query().room("r1")).select_as::<Author>();
            let query = query.filter_text("author = :author").value(":author", "ann");
            query.customize(|request| request.projection_expression("author"))
        };
        check(by_ann, 40).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn few_rows_cost_few_items_and_far_ones_few_requests() -> Outcome {
    on_every_engine(async |engine| {
        let table = engine.rooms();
        table.create_table().await?;
        let message = |number| {
            let (room, author) = ("r".to_owned(), "ann".to_owned());
            Message { room, number, author, text: "x".repeat(200) }
        };
        let reply = |number, reply| {
            let (room, author) = ("r".to_owned(), "ann".to_owned());
            Reply { room, number, reply, author }
        };
        let batch = (0..300).fold(table.batch(), |batch, n| batch.put(&reply(1, n)));
        let batch = (2..60).fold(batch, |batch, n| batch.put(&message(n)));
        batch.await?;

        let meter = ddb_keys::aws::Meter::new();
        let table = table.metered(&meter);
        let near = table.query(Message::query().room("r").number_in(9..)).limit(3);
        assert_eq!(near.page(None).await?.rows.len(), 3);
        assert_eq!(meter.take().total().read, 0.5);
        let far = table.query(Message::query().room("r")).first().await?;
        assert_eq!(far.map(|message| message.number), Some(2));
        let units = meter.take().total().read;
        assert!(units < 15.0, "{units} for a row behind 300 replies");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_page_is_known_where_dynamodb_says_it() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        // Three replies are between them, and the second request asks for one more item.
        let query = table.query(Message::query().room("r1").number_in(35..=36)).limit(2);
        let page = query.page(None).await?;
        assert_eq!((super::numbers(&page.rows), page.skipped), (vec![35, 36], 3));
        assert!(page.is_last());
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_come_and_go_between_pages() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1")).limit(3);
        let first = query().page(None).await?;
        // Delete the row of the cursor and the one after it.
        for number in [2, 3] {
            table.delete(super::MessageKey { room: "r1", number }).await?;
        }
        table.put(&Reply { room: "r1".into(), number: 2, reply: 9, author: "eve".into() }).await?;
        let second = query().page(first.cursor).await?;
        assert_eq!(super::numbers(&second.rows), [4, 5, 6]);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_row_and_no_request() -> Outcome {
    on_every_engine(async |engine| {
        // There is no table, so any request would be an error.
        let table = engine.rooms();
        #[allow(clippy::reversed_empty_ranges)]
        let nothing = || table.query(Message::query().room("r1").number_in(5..=4));
        assert!(nothing().all().await?.is_empty());
        assert!(nothing().page(None).await?.is_last());
        assert_eq!(nothing().count().await?, 0);
        assert!(nothing().first().await?.is_none());
        assert!(table.query(Message::query().room("r1")).limit(0).all().await?.is_empty());
        let refused = table.query(Message::query().room("r1")).limit(0).page(None).await;
        assert!(refused.is_err_and(|error| error.to_string().contains("its limit cannot be 0")));
        Ok(())
    })
    .await
}
