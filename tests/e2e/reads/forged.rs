//! Forged cursors: whatever their bytes, they reach no row of another partition.

use ddb_keys::aws::{Client, Cursor, CursorError, Error};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::{Engine, Message, Outcome, Reply, Rooms, on_every_engine, rooms};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text of a cursor with these bytes.
pub(super) fn text_of(bytes: &[u8]) -> String {
    let bits = |chunk: &[u8]| {
        let padded = [0, 1, 2].map(|at| u32::from(chunk.get(at).copied().unwrap_or(0)));
        (padded[0] << 16) | (padded[1] << 8) | padded[2]
    };
    let chars = |chunk: &[u8]| {
        let bits = bits(chunk);
        let letter = move |at: usize| ALPHABET[(bits >> (18 - 6 * at)) as usize & 63];
        (0..=chunk.len()).map(letter).collect::<Vec<_>>()
    };
    String::from_utf8(bytes.chunks(3).flat_map(chars).collect()).unwrap()
}

pub(super) fn bytes_of(text: &str) -> Vec<u8> {
    let place = |letter: &u8| ALPHABET.iter().position(|of| of == letter).unwrap() as u32;
    let bytes = |chunk: &[u8]| {
        let bits =
            (0..4).map(|at| chunk.get(at).map_or(0, place)).fold(0, |bits, six| bits << 6 | six);
        bits.to_be_bytes()[1..chunk.len()].to_vec()
    };
    text.as_bytes().chunks(4).flat_map(bytes).collect()
}

/// Letters of types, and values.
type Values<'v> = &'v [(u8, &'v [u8])];

fn with_value(head: &[u8], values: Values<'_>) -> Cursor {
    let mut bytes = head.to_vec();
    for (letter, value) in values {
        bytes.push(*letter);
        bytes.extend(u16::try_from(value.len()).unwrap().to_be_bytes());
        bytes.extend(*value);
    }
    text_of(&bytes).parse().unwrap()
}

async fn table_and_cursor(engine: &Engine) -> Outcome<(Client<Rooms>, Vec<u8>)> {
    let table = rooms(engine).await?;
    let page = table.query(Message::query().room("r1")).limit(3).page(None).await?;
    let bytes = bytes_of(&page.cursor.ok_or("a cursor")?.to_string());
    Ok((table, bytes))
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_outside_the_range() -> Outcome {
    on_every_engine(async |engine| {
        let (table, bytes) = table_and_cursor(engine).await?;
        let head = &bytes[..9];
        assert_eq!(
            with_value(head, &[(b'S', b"MSG#0002")]).to_string(),
            text_of(&bytes),
            "the true one"
        );
        let outside: [(Values<'_>, _); 9] = [
            (&[(b'S', b"#METADATA")], CursorError::Outside),
            (&[(b'S', b"MSG$")], CursorError::Outside),
            (&[(b'S', b"")], CursorError::Outside),
            (&[(b'N', b"7")], CursorError::Outside),
            (&[(b'B', b"MSG#0002")], CursorError::Outside),
            (&[(b'S', b"MSG#\xff")], CursorError::Malformed),
            (&[(b'X', b"MSG#0002")], CursorError::Malformed),
            (&[], CursorError::Malformed),
            (&[(b'S', b"MSG#0002"), (b'S', b"ROOM#r2")], CursorError::Malformed),
        ];
        for (values, reason) in outside {
            let cursor = with_value(head, values);
            let page = table.query(Message::query().room("r1")).page(Some(cursor.clone())).await;
            assert!(
                matches!(page, Err(Error::Cursor(found)) if found == reason),
                "{values:?} {page:?}"
            );
        }
        let long = [b"MSG#".as_slice(), &[b'0'; 1021]].concat();
        let page = table
            .query(Message::query().room("r1"))
            .page(Some(with_value(head, &[(b'S', &long)])))
            .await;
        assert!(matches!(page, Err(Error::Cursor(CursorError::Outside))));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_in_the_range_shows_the_range_alone() -> Outcome {
    on_every_engine(async |engine| {
        let (table, bytes) = table_and_cursor(engine).await?;
        let cursor = with_value(&bytes[..9], &[(b'S', b"MSG#0036#made up")]);
        let page = table.query(Message::query().room("r1")).page(Some(cursor.clone())).await?;
        assert_eq!(super::numbers(&page.rows), [37, 38, 39]);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_on_either_side_of_a_range() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query = || table.query(Message::query().room("r1").number_in(10..=20));
        let page = query().limit(3).page(None).await?;
        let head = &bytes_of(&page.cursor.ok_or("a cursor")?.to_string())[..9];
        for outside in ["MSG#0009", "MSG#0021"] {
            let cursor = with_value(head, &[(b'S', outside.as_bytes())]);
            let page = query().page(Some(cursor.clone())).await;
            assert!(matches!(page, Err(Error::Cursor(CursorError::Outside))), "{outside}");
        }
        let last = with_value(head, &[(b'S', b"MSG#0019")]);
        assert_eq!(super::numbers(&query().page(Some(last.clone())).await?.rows), [20]);
        Ok(())
    })
    .await
}

/// In an index a position names the primary key, too: of another room, of another table even.
#[tokio::test(flavor = "multi_thread")]
async fn n20_a_forged_cursor_stays_in_its_partition() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let query =
            || table.query(Reply::collection_by_author().author("ann")).select_as::<Author>();
        let page = query().limit(4).page(None).await?;
        let head = bytes_of(&page.cursor.ok_or("a cursor")?.to_string())[..9].to_vec();
        for (pk, sk, index) in
            [("ROOM#r2", "MSG#0000", "AT#0020"), ("x", "y", "AT#0000"), ("~", "~", "z")]
        {
            let values = [pk, sk, index].map(|value| (b'S', value.as_bytes()));
            if let Ok(page) = query().page(Some(with_value(&head, &values))).await {
                assert!(page.rows.iter().all(|row| row.pk == "AUTHOR#ann"));
            }
        }
        Ok(())
    })
    .await
}

#[derive(Debug, serde::Deserialize)]
struct Author {
    #[serde(rename = "GPK")]
    pk: String,
}

#[test]
fn any_bytes_at_all() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let engine = runtime.block_on(Engine::embedded()).unwrap();
    let (table, bytes) = runtime.block_on(table_and_cursor(&engine)).unwrap();
    let noise = prop::collection::vec(any::<u8>(), 0..40);
    let changed = (0..bytes.len(), any::<u8>()).prop_map({
        let bytes = bytes.clone();
        move |(at, byte)| {
            let mut changed = bytes.clone();
            changed[at] = byte;
            changed
        }
    });
    let tail = noise.clone().prop_map(move |tail| [&bytes[..9], &tail].concat());
    let config =
        ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() };
    let forged = prop_oneof![noise, changed, tail];
    TestRunner::new(config)
        .run(&forged, |bytes| {
            let cursor: Cursor = text_of(&bytes).parse().unwrap();
            let page = runtime.block_on(
                table.query(Message::query().room("r1")).limit(5).page(Some(cursor.clone())),
            );
            match page {
                Ok(page) => prop_assert!(page.rows.iter().all(|row| row.room == "r1")),
                Err(error) => prop_assert!(matches!(error, Error::Cursor(_)), "{error}"),
            }
            Ok(())
        })
        .unwrap();
}

proptest! {
    #[test]
    fn any_text_is_a_cursor_or_refused(text in ".{0,60}") {
        if let Ok(cursor) = text.parse::<Cursor>() {
            prop_assert_eq!(cursor.to_string().parse::<Cursor>().unwrap(), cursor);
        }
    }
}
