//! Cursors: which queries they fit, and how they are parsed.

use ddb_keys::KeyValue;
use ddb_keys::aws::{Cursor, CursorError, Error, Page};
use ddb_keys::embedded::local_client;

use super::{
    Engine, Message, Outcome, Reading, Reply, Room, Rooms, on_every_engine, rooms, sensors,
};

pub(super) fn refused<R>(page: Result<Page<R>, Error>) -> Option<CursorError> {
    match page {
        Err(Error::Cursor(reason)) => Some(reason),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn any_other_query_refuses_it() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let page = table.query(Message::query().room("r1")).limit(3).page(None).await?;
        let cursor = page.cursor.ok_or("a cursor")?;
        let other = Some(CursorError::OtherQuery);

        let fits =
            table.query(Message::query().room("r1")).limit(9).page(Some(cursor.clone())).await?;
        assert_eq!(super::numbers(&fits.rows)[0], 3);
        let partition = table.query(Message::query().room("r2")).page(Some(cursor.clone())).await;
        assert_eq!(refused(partition), other);
        let direction =
            table.query(Message::query().room("r1")).descending().page(Some(cursor.clone())).await;
        assert_eq!(refused(direction), other);
        let range = table
            .query(Message::query().room("r1").number_in(1..))
            .page(Some(cursor.clone()))
            .await;
        assert_eq!(refused(range), other);
        let whole = table.query(Room::collection().room("r1")).page(Some(cursor.clone())).await;
        assert_eq!(refused(whole), other);
        let index = table.query(Message::collection_by_author().author("ann"));
        assert_eq!(refused(index.hydrate().page(Some(cursor.clone())).await), other);
        let elsewhere = table.clone().with_table_name("prod-rooms");
        let elsewhere =
            elsewhere.query(Message::query().room("r1")).page(Some(cursor.clone())).await;
        assert_eq!(refused(elsewhere), other);
        let sensors = sensors(engine).await?;
        let sensors = sensors.query(Reading::query().sensor("r1")).page(Some(cursor.clone())).await;
        assert_eq!(refused(sensors), other);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_selection_of_the_same_range_takes_it() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let page = table.query(Message::query().room("r1")).limit(3).page(None).await?;
        let rest = table
            .query(Message::query().room("r1"))
            .select_as::<std::collections::HashMap<String, serde::de::IgnoredAny>>();
        assert_eq!(rest.limit(100).page(page.cursor).await?.rows.len(), 37);
        Ok(())
    })
    .await
}

/// A partition key may be twice as long as a sort key.
#[tokio::test(flavor = "multi_thread")]
async fn in_an_index_of_items_with_the_longest_keys() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for number in 1..=2 {
            let room = "r".repeat(2_048 - "ROOM#".len());
            let (author, text) = ("zoe".to_owned(), String::new());
            table.put(&Message { room, number, author, text }).await?;
        }
        let query = || table.query(Message::collection_by_author().author("zoe"));
        let first = query().select_as::<Row>().limit(1).page(None).await?;
        let second = query().select_as::<Row>().page(first.cursor).await?;
        let rows: Vec<_> = first.rows.iter().chain(&second.rows).map(|row| &row.at).collect();
        assert_eq!(rows, ["AT#0001", "AT#0002"]);
        Ok(())
    })
    .await
}

#[derive(Debug, serde::Deserialize)]
struct Row {
    #[serde(rename = "GSK")]
    at: String,
}

/// The names are so long that a text of chance letters does not contain them: the query's
/// fingerprint covers the table's name, which is another one in each run.
#[tokio::test(flavor = "multi_thread")]
async fn a_text_for_urls_that_shows_no_key() -> Outcome {
    const ROOM: &str = "laboratory";
    const AUTHOR: &str = "bartholomew";
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        for number in 1..=2 {
            let (room, author) = (ROOM.to_owned(), AUTHOR.to_owned());
            table.put(&Reply { room, number, reply: 1, author }).await?;
        }
        let page = table.query(Reply::collection_by_author().author(AUTHOR));
        let page = page
            .select_as::<std::collections::HashMap<String, String>>()
            .limit(1)
            .page(None)
            .await?;
        assert_eq!(page.rows[0]["GSK"], "AT#0001#0001");
        let cursor = page.cursor.ok_or("a cursor")?;
        let text = cursor.to_string();
        assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)), "{text}");
        for shown in [text.clone(), format!("{cursor:?}")] {
            assert!(![ROOM, AUTHOR].iter().any(|key| shown.contains(key)), "{shown}");
        }
        assert_eq!(text.parse::<Cursor>()?, cursor);
        assert_eq!(format!("{cursor:?}"), format!("Cursor({text})"));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn as_a_serde_string() -> Outcome {
    use serde::Deserialize;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error as ValueError, StrDeserializer};

    let engine = Engine::embedded().await?;
    let table = rooms(&engine).await?;
    let page = table.query(Message::query().room("r1")).limit(3).page(None).await?;
    let cursor = page.cursor.ok_or("a cursor")?;
    let text = cursor.to_string();
    let deserializer: StrDeserializer<'_, ValueError> = text.as_str().into_deserializer();
    assert_eq!(Cursor::deserialize(deserializer)?, cursor);
    let deserializer: StrDeserializer<'_, ValueError> = "no/cursor".into_deserializer();
    assert!(Cursor::deserialize(deserializer).is_err());
    Ok(())
}

/// Clients keep cursors while servers are replaced: a version of the library reads what another
/// one has written.
#[tokio::test]
async fn a_text_that_was_given_out_stays_good() {
    const ASCENDING: &str = "Am9rv3rd73WCUwAITVNHIzAwMDI";
    const DESCENDING: &str = "AlAqQIUhGD45UwAITVNHIzAwMDI";
    // Nothing listens there. The cursor itself must not be refused.
    let table = Rooms::client(local_client("http://127.0.0.1:1"));
    let query = || table.query(Message::query().room("r1")).limit(3);
    for (text, other) in [(ASCENDING, DESCENDING), (DESCENDING, ASCENDING)] {
        let (cursor, other): (Cursor, Cursor) = (text.parse().unwrap(), other.parse().unwrap());
        let query = || if text == ASCENDING { query() } else { query().descending() };
        let page = query().page(Some(cursor)).await;
        assert!(matches!(page, Err(Error::Sdk(_))), "{page:?}");
        assert_eq!(refused(query().page(Some(other)).await), Some(CursorError::OtherQuery));
    }
}

#[test]
fn a_refusal_says_why() {
    let texts = [
        (
            CursorError::Malformed,
            "the text is not a cursor: pass on the one that was returned, unchanged",
        ),
        (
            CursorError::Version,
            "the cursor is of another version of the library, or sealed: start without it",
        ),
        (
            CursorError::OtherQuery,
            "the cursor comes from another query: another table, index, partition, range or direction",
        ),
        (
            CursorError::Outside,
            "the cursor's position is outside the range of the query: start without it",
        ),
        (
            CursorError::NoPosition,
            "the item does not say where it lies: add its key attributes to the projection, or go on by a cursor",
        ),
    ];
    for (reason, text) in texts {
        assert_eq!(reason.to_string(), text);
        assert_eq!(Error::Cursor(reason).to_string(), text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_query_gives() -> Outcome {
    on_every_engine(async |engine| {
        let table = engine.rooms();
        for text in ["!", "a b", "AQ=="] {
            assert_eq!(text.parse::<Cursor>(), Err(CursorError::Malformed), "{text}");
        }
        for (text, reason) in [
            ("", CursorError::Version),
            ("AA", CursorError::Version),
            ("Ag", CursorError::OtherQuery),
        ] {
            let cursor = text.parse::<Cursor>()?;
            let page = table.query(Message::query().room("r1")).page(Some(cursor.clone())).await;
            assert_eq!(refused(page), Some(reason), "{text}");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_stands_is_told_by_its_key_values() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let text = |text: &str| KeyValue::S(text.to_owned());
        let page = table.query(Message::query().room("r1")).limit(3).page(None).await?;
        let cursor = page.cursor.ok_or("a cursor")?;
        assert_eq!(cursor.positions()?, [[text("MSG#0002")]]);

        let page = table.query(Message::collection_by_author().author("ann")).limit(1).hydrate();
        let cursor = page.page(None).await?.cursor.ok_or("a cursor")?;
        let [position] = cursor.positions()?.try_into().map_err(|_| "one position")?;
        assert_eq!(position.len(), 3, "the primary key, and the sort key of the index");

        let page =
            table.scan().segments(2).customize(|request| request.limit(1)).page(None).await?;
        let cursor = page.cursor.ok_or("a cursor")?;
        let positions = cursor.positions()?;
        assert!(!positions.is_empty() && positions.iter().all(|of| of.len() == 2), "{positions:?}");
        Ok(())
    })
    .await
}

#[test]
fn no_text_has_positions_by_chance() {
    let good = "Am9rv3rd73WCUwAITVNHIzAwMDI";
    assert_eq!(good.parse::<Cursor>().unwrap().positions().unwrap().len(), 1);
    for (text, reason) in [
        ("", CursorError::Version),
        ("AG9rv3rd73WCUwAITVNHIzAwMDI", CursorError::Version),
        ("Ag", CursorError::Malformed),
        ("Am9rv3rd73WCUwAITVNHIzAwMA", CursorError::Malformed),
        ("Am9rv3rd73WCUwAITVNHIzAwMDIx", CursorError::Malformed),
    ] {
        assert_eq!(text.parse::<Cursor>().unwrap().positions(), Err(reason), "{text}");
    }
}
