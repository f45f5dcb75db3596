//! Checkpoints that cannot be kept, and those that are damaged or of another pass.

use std::io::{self, Cursor, Read, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use ddb_keys_admin::{Checkpoint, Error, audit, migrate};
use serde::{Deserialize, Serialize};

use super::model::*;
use crate::engines::on_every_engine;

/// A disk on which there is room for so many states.
struct FullAfter(usize);

impl Write for FullAfter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

async fn fill(table: &Client<Shop>) {
    for number in 0..20 {
        put_former(table, &order(&format!("c-{number}"), number), 1 + number % 2).await;
    }
}

/// Checks that every order is there once, under a present or a former key.
async fn nothing_is_lost(table: &Client<Shop>) {
    let mut numbers = Vec::new();
    for item in all(table).await {
        let Shop::Order(order) = Shop::from_item(item).unwrap() else { panic!() };
        numbers.push(order.number);
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..20).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_checkpoint_that_cannot_be_written_ends_the_pass() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        let before = all(&table).await.len();
        for room in [0, 1] {
            let checkpoint = Checkpoint::new(io::empty(), FullAfter(room));
            let pass = migrate::<Order>(&table).segments(1).page_size(5).checkpoint(checkpoint);
            let error = pass.await.unwrap_err();
            assert!(matches!(error, Error::Checkpoint { .. }), "{error:?}");
            assert!(error.to_string().contains("it cannot be written: "), "{error}");
            nothing_is_lost(&table).await;
            if room == 0 {
                let former = former_key(&order("c-0", 0), 1);
                assert!(stored(&table, &former).await.is_some(), "nothing was read or written");
            }
        }
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        for path in [directory.join("no such folder/x.checkpoint"), directory] {
            let pass = migrate::<Order>(&table).checkpoint(Checkpoint::file(&path));
            let error = pass.await.unwrap_err();
            assert!(matches!(error, Error::Checkpoint { .. }), "{error:?}");
        }
        migrate::<Order>(&table).await.unwrap();
        assert_eq!(all(&table).await.len(), before);
        assert!(audit(&table).await.unwrap().is_clean());
    })
    .await;
}

/// A disk that cannot be read.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::PermissionDenied.into())
    }
}

#[tokio::test]
async fn a_checkpoint_that_cannot_be_read_is_not_taken_for_an_empty_one() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        for checkpoint in [
            Checkpoint::new(Broken, io::sink()),
            Checkpoint::new(Cursor::new([0xff, 0xfe]), io::sink()),
        ] {
            let error = migrate::<Order>(&table).checkpoint(checkpoint).await.unwrap_err();
            assert!(error.to_string().contains("it cannot be read: "), "{error}");
        }
        let former = former_key(&order("c-0", 0), 1);
        assert!(stored(&table, &former).await.is_some(), "nothing was moved");
    })
    .await;
}

/// What a pass saves.
#[derive(Clone, Default)]
struct Saved(Arc<Mutex<Vec<u8>>>);

impl Write for Saved {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_checkpoint_with_lines_doubled_or_missing_misleads_nobody() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        let saved = Saved::default();
        let checkpoint = Checkpoint::new(io::empty(), saved.clone());
        let dry = migrate::<Order>(&table).segments(2).dry_run().checkpoint(checkpoint);
        assert_eq!(dry.await.unwrap().written, 20);
        let text = String::from_utf8(saved.0.lock().unwrap().clone()).unwrap();
        let last = &text[text.rfind("ddb-keys checkpoint").unwrap()..];
        let lines: Vec<&str> = last.split_inclusive('\n').collect();
        for at in 0..lines.len() {
            let (before, after) = lines.split_at(at);
            let doubled = [before, &[lines[at]], after].concat().concat();
            let missing = [before, &after[1..]].concat().concat();
            let cut = before.concat();
            for damaged in [doubled, missing, cut] {
                let checkpoint = Checkpoint::new(Cursor::new(damaged.clone()), io::sink());
                let again = migrate::<Order>(&table).segments(2).dry_run().checkpoint(checkpoint);
                match again.await {
                    // The pass went on after the whole state, or began anew.
                    Ok(report) => {
                        assert_eq!((report.written, report.scanned), (20, 20), "{damaged}")
                    }
                    Err(error) => assert!(matches!(error, Error::Checkpoint { .. }), "{error:?}"),
                }
            }
        }
    })
    .await;
}

/// A later version of the program, in which orders have another key.
mod later {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("CUSTOMER#<customer>")]
    #[sk("ORDER#<number:09>")]
    #[former(V1, pk = "C#<customer>", sk = "O#<number>")]
    pub(super) struct Order {
        customer: String,
        number: u32,
    }

    #[derive(Debug, Table)]
    #[table(name = "orders", pk = "PK", sk = "SK")]
    pub(super) enum Shop {
        Order(Order),
    }
}

#[tokio::test]
async fn a_checkpoint_of_other_keys_is_refused() {
    on_every_engine(async |table: Client<Shop>| {
        let saved = Saved::default();
        let checkpoint = Checkpoint::new(io::empty(), saved.clone());
        migrate::<Order>(&table).checkpoint(checkpoint).await.unwrap();
        let text = saved.0.lock().unwrap().clone();
        let later: Client<later::Shop> = Client::new(table.sdk().clone());
        let later = later.with_table_name(table.table_name());
        let checkpoint = Checkpoint::new(Cursor::new(text), io::sink());
        let error = migrate::<later::Order>(&later).checkpoint(checkpoint).await.unwrap_err();
        assert!(error.to_string().contains("the table's keys have changed"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn machines_that_take_overlapping_shares_do_no_harm() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        let shares = [(0, 2), (1, 2), (0, 2), (1, 3), (0, 3), (2, 3), (0, 1)];
        let passes = shares.map(|(number, of)| {
            let pass = migrate::<Order>(&table).share(number, of).segments(2).page_size(3);
            tokio::spawn(pass.into_future())
        });
        for pass in passes {
            assert!(pass.await.unwrap().unwrap().is_complete());
        }
        nothing_is_lost(&table).await;
        // What all of them left alone because of each other, a last pass moves.
        migrate::<Order>(&table).await.unwrap();
        nothing_is_lost(&table).await;
        assert!(audit(&table).await.unwrap().is_clean());
    })
    .await;
}
