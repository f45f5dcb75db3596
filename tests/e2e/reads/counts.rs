//! Counts, existence, rows of a smaller type, and typed reads of another entity's item.

use aws_sdk_dynamodb::types::{AttributeValue, Select};
use ddb_keys::aws::{Error, InvalidRequest, ItemError};
use serde::Deserialize;

use super::{Message, MessageKey, Outcome, Reply, Room, RoomKey, Rooms, on_every_engine, rooms};

#[tokio::test(flavor = "multi_thread")]
async fn counts_include_only_what_was_requested() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        assert_eq!(table.query(Message::query().room("r1")).count().await?, 40);
        assert_eq!(table.query(Room::collection().room("r1")).count().await?, 101);
        assert_eq!(table.query(Reply::query().room("r1").number(7)).count().await?, 3);
        assert_eq!(table.query(Message::query_by_author().author("ann")).count().await?, 40);
        assert_eq!(table.query(Message::collection_by_author().author("bob")).count().await?, 120);
        assert_eq!(table.scan().count().await?, 202);
        assert_eq!(table.scan_index(Reply::scan_by_author()).count().await?, 120);
        let query = || table.query(Message::query().room("r1"));
        assert_eq!(query().limit(7).count().await?, 7);
        assert_eq!(query().limit(50).count().await?, 40, "all there are");
        let filtered = query().filter_text("author = :author").value(":author", "ann");
        assert_eq!(filtered.count().await?, 20);
        assert_eq!(query().customize(|request| request.limit(5)).count().await?, 40);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_count_requests_only_the_attributes_that_it_needs() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let one_kind = table.query(Message::query().room("r1"));
        let one_kind = one_kind.customize(|request| request.projection_expression("author"));
        assert_eq!(one_kind.count().await?, 40);
        let every_kind = table.query(Room::collection().room("r1"));
        let every_kind = every_kind.customize(|request| request.projection_expression("author"));
        assert_eq!(every_kind.count().await?, 101);
        assert_eq!(
            table.scan().customize(|request| request.attributes_to_get("author")).count().await?,
            202
        );
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_selection_of_the_count_is_not_taken_for_no_rows() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = table.query(Message::query().room("r1"));
        let query = query.customize(|request| request.select(Select::Count)).await;
        let scan = table.scan().customize(|request| request.select(Select::Count)).await;
        for refused in [query.map(drop), scan.map(drop)] {
            let reason = InvalidRequest::AlreadySet { part: "select", instead: "count" };
            assert!(
                matches!(&refused, Err(Error::Refused(found)) if *found == reason),
                "{refused:?}"
            );
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_exists_or_does_not() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        assert!(table.exists(RoomKey { room: "r1" }).await?);
        assert!(table.get(MessageKey { room: "r1", number: 0 }).consistent().exists().await?);
        assert!(!table.exists(MessageKey { room: "r1", number: 40 }).await?);
        assert!(
            table
                .exists(RoomKey { room: "a#b" })
                .await
                .is_err_and(|error| matches!(error, Error::Key(_)))
        );
        Ok(())
    })
    .await
}

#[derive(Debug, PartialEq, Deserialize)]
struct Line {
    text: String,
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_of_a_smaller_type() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1"));
        let lines = query().select_as::<Line>().all().await?;
        assert_eq!(lines.len(), 40, "no reply has a text");
        assert_eq!(lines[3], Line { text: "text 3".into() });
        assert_eq!(
            query().select_as::<Line>().descending().first().await?,
            Some(Line { text: "text 39".into() })
        );
        let scanned = table.scan_index(Message::scan_by_author()).select_as::<Line>().await?;
        assert_eq!(scanned.len(), 80);

        // Without keys and type an item does not show its entity, and counts as a row.
        #[derive(Debug, Deserialize)]
        struct Author {
            author: String,
        }
        let authors = query().select_as::<Author>();
        let authors =
            authors.customize(|request| request.projection_expression("author")).all().await?;
        assert_eq!(authors.len(), 100);
        assert!(authors.iter().all(|row| ["ann", "bob"].contains(&row.author.as_str())));

        let wrong =
            query().customize(|request| request.projection_expression("author")).all().await;
        assert!(wrong.is_err_and(|error| error.to_string().contains("no key attribute `PK`")));

        let replies = table.query(Reply::query().room("r1").number(3)).select_as::<Line>().await;
        let Err(Error::Incomplete(replies)) = replies else { panic!("{replies:?}") };
        let [ItemError::Deserialize { key: Some(key), .. }, ..] = replies.unreadable() else {
            panic!("{replies:?}")
        };
        assert_eq!(key.to_string(), "ROOM#r1 | MSG#0003#REPLY#0000");
        Ok(())
    })
    .await
}

/// N22: another entity's item under a key, and the item of no entity.
#[tokio::test(flavor = "multi_thread")]
async fn another_entity_is_refused() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let mut item = Rooms::item(&Message {
            room: "r9".into(),
            number: 1,
            author: "eve".into(),
            text: "t".into(),
        })?;
        item.insert("entity_type".into(), AttributeValue::S("Reply".into()));
        item.insert("SK".into(), AttributeValue::S("MSG#0001#REPLY#0001".into()));
        item.insert("reply".into(), AttributeValue::N("1".into()));
        // Stored under a message's key by hand.
        let mut wrong = item.clone();
        wrong.insert("SK".into(), AttributeValue::S("MSG#0001".into()));
        table.sdk().put_item().table_name(table.table_name()).set_item(Some(wrong)).send().await?;

        let key = MessageKey { room: "r9", number: 1 };
        let unclaimed = |error: &Error| matches!(error, Error::Item(ItemError::Unclaimed { .. }));
        assert!(table.get(key).await.is_err_and(|error| unclaimed(&error)));
        assert!(table.exists(key).await.is_err_and(|error| unclaimed(&error)));
        let reads = [
            table.get_many([key]).await.map(drop),
            table.transact_get(key).await.map(|_: Option<Message>| ()),
        ];
        for read in reads {
            let Err(Error::Incomplete(read)) = read else { panic!("{read:?}") };
            assert!(matches!(read.unreadable(), [ItemError::Unclaimed { .. }]));
        }
        let page = table.query(Message::query().room("r9")).page(None).await?;
        assert_eq!((page.rows.len(), page.unreadable.len()), (0, 1), "no entity claims it");
        Ok(())
    })
    .await
}
