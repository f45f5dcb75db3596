//! Sealed cursors: each continues the read that it comes from, and no other.

use std::time::Duration;

use ddb_keys::aws::{Client, Cursor, CursorError, CursorKey, Error, Page};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde::Deserialize;

use super::cursors::refused;
use super::forged::{bytes_of, text_of};
use super::{Engine, Message, Outcome, Room, Rooms, on_every_engine, rooms};

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
struct Row {
    #[serde(rename = "PK")]
    pk: String,
    #[serde(rename = "SK")]
    sk: String,
}

fn key() -> CursorKey {
    CursorKey::new([7; 32])
}

/// The number of different reads below.
const READS: usize = 10;

/// One page of a read.
async fn read(
    table: &Client<Rooms>,
    number: usize,
    cursor: Option<Cursor>,
) -> Result<Page<Row>, Error> {
    macro_rules! page {
        ($query:expr) => {
            table.query($query).select_as::<Row>().limit(7).page(cursor).await
        };
    }
    let of_room = |room| Message::query().room(room);
    let by = |author| Message::collection_by_author().author(author);
    match number {
        0 => page!(of_room("r1")),
        1 => table.query(of_room("r1")).descending().select_as().limit(7).page(cursor).await,
        2 => page!(of_room("r2")),
        3 => page!(of_room("r1").number_in(1..=30)),
        4 => page!(of_room("r1").number_in(1..=31)),
        5 => page!(Room::collection().room("r1")),
        6 => page!(by("ann")),
        7 => page!(by("bob")),
        8 => table.scan().customize(|scan| scan.limit(7)).select_as().page(cursor).await,
        _ => {
            table.scan().segments(2).customize(|scan| scan.limit(7)).select_as().page(cursor).await
        }
    }
}

/// The rows of all pages, sorted, and the cursors between them.
async fn all(table: &Client<Rooms>, number: usize) -> Result<(Vec<Row>, Vec<Cursor>), Error> {
    let (mut rows, mut cursors) = (Vec::new(), Vec::new());
    loop {
        let page = read(table, number, cursors.last().cloned()).await?;
        rows.extend(page.rows);
        match page.cursor {
            Some(cursor) => cursors.push(cursor),
            None => break,
        }
    }
    rows.sort();
    Ok((rows, cursors))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_read_continues_by_its_own_cursors_alone() -> Outcome {
    on_every_engine(async |engine| {
        let readable = rooms(engine).await?;
        let table = readable.sealing_cursors(&key());
        let mut firsts = Vec::new();
        for number in 0..READS {
            let (expected, plain) = all(&readable, number).await?;
            let (rows, cursors) = all(&table, number).await?;
            assert_eq!((rows, cursors.len()), (expected, plain.len()), "{number}");
            assert!(cursors.len() > 1, "{number} has several pages");
            firsts.push((cursors[0].clone(), plain[0].clone()));
        }
        let elsewhere = table.clone().with_table_name("prod-rooms");
        for (number, (sealed, plain)) in firsts.iter().enumerate() {
            for other in (0..READS).filter(|other| *other != number) {
                let page = read(&table, other, Some(sealed.clone())).await;
                assert_eq!(refused(page), Some(CursorError::Forged), "{number} in {other}");
            }
            let page = read(&table, number, Some(plain.clone())).await;
            assert_eq!(refused(page), Some(CursorError::Forged), "{number}, not sealed");
            let page = read(&readable, number, Some(sealed.clone())).await;
            assert_eq!(refused(page), Some(CursorError::Version), "{number}, sealed");
            let page = read(&elsewhere, number, Some(sealed.clone())).await;
            assert_eq!(refused(page), Some(CursorError::Forged), "{number}, another table");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_cursor_does_not_show_its_key() -> Outcome {
    let engine = Engine::embedded().await?;
    let table = rooms(&engine).await?;
    let first = async |table: &Client<Rooms>| -> Outcome<Vec<u8>> {
        let cursor = read(table, 6, None).await?.cursor.ok_or("a cursor")?;
        Ok(bytes_of(&cursor.to_string()))
    };
    let shows = |bytes: &[u8]| bytes.windows(4).any(|part| part == b"MSG#" || part == b"ROOM");
    assert!(shows(&first(&table).await?));
    assert!(!shows(&first(&table.sealing_cursors(&key())).await?));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_replaced_and_cursors_expire() -> Outcome {
    let engine = Engine::embedded().await?;
    let readable = rooms(&engine).await?;
    let table = |key: CursorKey| readable.sealing_cursors(&key);
    let old = read(&table(key()), 0, None).await?.cursor;
    let renewed = || CursorKey::new([9; 32]);
    let hour = Duration::from_secs(3600);

    assert_eq!(refused(read(&table(renewed()), 0, old.clone()).await), Some(CursorError::Forged));
    let both = renewed().accepting([7; 32]).expiring_after(hour);
    assert_eq!(read(&table(both), 0, old.clone()).await?.rows.len(), 7);
    let at_once = key().expiring_after(Duration::ZERO);
    assert_eq!(refused(read(&table(at_once), 0, old).await), Some(CursorError::Expired));
    Ok(())
}

/// After an item that the caller has, a sealed read begins without a cursor, and returns sealed ones.
#[tokio::test(flavor = "multi_thread")]
async fn reads_that_begin_after_an_item() -> Outcome {
    let engine = Engine::embedded().await?;
    let table = rooms(&engine).await?.sealing_cursors(&key());
    let query = || table.query(Message::query().room("r1")).limit(2);
    let item = query().await?.pop().ok_or("an item")?;
    let page = query().after_item(&item).page(None).await?;
    assert_eq!(super::numbers(&page.rows), [2, 3]);
    assert_eq!(super::numbers(&query().page(page.cursor).await?.rows), [4, 5]);
    Ok(())
}

/// `PROPTEST_CASES` makes it as many as somebody wants to wait for.
#[test]
fn no_forged_or_replayed_cursor_is_accepted() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let engine = runtime.block_on(Engine::embedded()).unwrap();
    let table = runtime.block_on(rooms(&engine)).unwrap().sealing_cursors(&key());
    let first = |number| runtime.block_on(read(&table, number, None)).unwrap().cursor.unwrap();
    let cursors: Vec<_> = (0..READS).map(|number| bytes_of(&first(number).to_string())).collect();
    let changed = (0..READS, any::<prop::sample::Index>(), 1..=u8::MAX).prop_map({
        let cursors = cursors.clone();
        move |(number, at, bits)| {
            let mut changed = cursors[number].clone();
            let at = at.index(changed.len());
            changed[at] ^= bits;
            (number, changed)
        }
    });
    let replayed = (0..READS, 1..READS).prop_map({
        let cursors = cursors.clone();
        move |(number, other)| (number, cursors[(number + other) % READS].clone())
    });
    let cut = (0..READS, any::<prop::sample::Index>(), prop::collection::vec(any::<u8>(), 0..40))
        .prop_map(move |(number, at, tail)| {
            let sealed = &cursors[number];
            let cut = at.index(sealed.len());
            (number, [&sealed[..cut], &tail].concat())
        })
        .prop_filter("the cursor itself", {
            let cursors: Vec<_> =
                (0..READS).map(|number| bytes_of(&first(number).to_string())).collect();
            move |(number, bytes)| cursors[*number] != *bytes
        });
    let noise = (0..READS, prop::collection::vec(any::<u8>(), 0..90));
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    TestRunner::new(config)
        .run(&prop_oneof![changed, replayed, cut, noise], |(number, bytes)| {
            let cursor: Cursor = text_of(&bytes).parse().unwrap();
            let page = runtime.block_on(read(&table, number, Some(cursor)));
            prop_assert_eq!(refused(page), Some(CursorError::Forged));
            Ok(())
        })
        .unwrap();
}
