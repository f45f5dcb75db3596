//! Requests become futures: they can be joined, spawned and polled by reference, and each is sent once.

use std::collections::BTreeSet;
use std::time::Duration;

use ddb_keys::aws::Client;
use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys_admin::{audit, migrate};
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::engines::on_every_engine;

type Outcome = Result<(), Box<dyn std::error::Error>>;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("SHELF#<shelf>")]
#[sk("BOOK#<number:04>")]
#[gsi(ByTitle, pk = "TITLE#<title>")]
#[former(V1, pk = "OLD#<shelf>", sk = "<number:04>")]
struct Book {
    shelf: String,
    number: u32,
    title: String,
    lent: u32,
    version: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "library", pk = "PK", sk = "SK")]
#[gsi(ByTitle, name = "by-title", pk = "GPK", projection = keys_only)]
enum Library {
    Book(Book),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Library)]
struct Shelf {
    books: Vec<Book>,
}

fn book(number: u32) -> Book {
    Book { shelf: "a".into(), number, title: format!("t{number}"), lent: 0, version: 0 }
}

fn key(number: u32) -> BookKey<'static> {
    BookKey { shelf: "a", number }
}

/// Runs a test with twelve books, on each engine.
async fn with_books(test: impl AsyncFn(Client<Library>) -> Outcome) {
    on_every_engine::<Library>(async |table| {
        for number in 1..=12 {
            table.create(&book(number)).await.unwrap();
        }
        test(table).await.unwrap();
    })
    .await;
}

/// What every request must be, so that any executor takes it.
fn sendable<F: IntoFuture<IntoFuture: Send + Unpin + 'static>>(request: F) -> F::IntoFuture {
    request.into_future()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_can_be_spawned() {
    with_books(async |table| {
        let named = || Book::query().shelf("a");
        let found = sendable(table.get(key(1)).or_former()).await?;
        assert_eq!(found, Some(Book { version: 1, ..book(1) }));
        assert!(sendable(table.get_any("SHELF#a", "BOOK#0001")).await?.is_some());
        assert_eq!(sendable(table.get_many([key(1), key(2)])).await?.len(), 2);
        assert_eq!(sendable(table.transact_get((key(1), key(99)))).await?.1, None);
        assert_eq!(sendable(table.query(named())).await?.len(), 12);
        assert_eq!(sendable(table.query(Book::collection().shelf("a"))).await?.len(), 12);
        assert_eq!(sendable(table.scan()).await?.len(), 12);
        let by_title = Book::query_by_title().title("t3");
        assert_eq!(sendable(table.query(by_title).hydrate()).await?.rows.len(), 1);
        let shelf = Shelf::query().shelf("a");
        assert_eq!(sendable(table.load(shelf)).await?.map(|shelf| shelf.books.len()), Some(12));
        let shelves = ["a", "b"].map(|shelf| Shelf::query().shelf(shelf));
        assert_eq!(sendable(table.load_many(shelves)).await.len(), 2);
        assert_eq!(sendable(table.put(&book(20))).await?, 1);
        assert_eq!(sendable(table.create(&book(21)).once()).await?, 1);
        assert_eq!(sendable(table.update(key(20)).add(|b| b.lent, 1)).await?.lent, 1);
        sendable(table.delete(key(20))).await?;
        sendable(table.transact_write(table.delete(key(21)))).await?;
        sendable(table.batch().delete(key(12))).await?;
        sendable(migrate::<Book>(&table).into_future()).await?;
        assert_eq!(sendable(audit(&table).into_future()).await?.items, 11);
        assert!(!sendable(table.ensure_table()).await?);
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_run_side_by_side() {
    with_books(async |table| {
        let mut tasks = JoinSet::new();
        for number in 1..=12 {
            tasks.spawn(table.update(key(number)).add(|b| b.lent, number).into_future());
        }
        let mut lent = BTreeSet::new();
        while let Some(updated) = tasks.join_next().await {
            lent.insert(updated??.lent);
        }
        assert_eq!(lent, (1..=12).collect());

        let (one, all) =
            tokio::try_join!(table.get(key(1)).into_future(), table.scan().into_future())?;
        assert_eq!((one.map(|book| book.lent), all.len()), (Some(1), 12));
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_sent_when_it_is_polled_and_not_before() {
    with_books(async |table| {
        let unsent = table.delete(key(1));
        assert!(table.exists(key(1)).await?);
        drop(unsent);
        assert!(table.exists(key(1)).await?);
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_polled_again_and_again_is_sent_once() {
    with_books(async |table| {
        let mut lend = table.update(key(1)).add(|b| b.lent, 1).into_future();
        // Polls until the answer has come.
        let lent = loop {
            if let Ok(updated) = timeout(Duration::from_micros(50), &mut lend).await {
                break updated?;
            }
        };
        assert_eq!((lent.lent, lent.version), (1, 2));
        assert_eq!(table.get(key(1)).await?, Some(lent));
        Ok(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_that_is_known_before_is_the_answer() {
    with_books(async |table| {
        let empty = BookKey { shelf: "", number: 1 };
        assert!(sendable(table.get(empty)).await.is_err());
        assert!(sendable(table.put(&Book { shelf: String::new(), ..book(1) })).await.is_err());
        assert!(sendable(table.update(empty).add(|b| b.lent, 1)).await.is_err());
        assert!(sendable(table.transact_write(table.delete(empty))).await.is_err());
        Ok(())
    })
    .await;
}
