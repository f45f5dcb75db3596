//! Forged cursors for queries of the table and of its indexes: nothing panics,
//! and an accepted cursor is a position in the query's own partition and range, the same that
//! the query would have returned.
#![no_main]

use std::sync::{Arc, LazyLock, Mutex};

use arbitrary::Arbitrary;
use aws_sdk_dynamodb::config::{BehaviorVersion, Credentials, Region};
use aws_smithy_runtime_api::client::http::{
    HttpConnector, HttpConnectorFuture, SharedHttpConnector, http_client_fn,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_types::body::SdkBody;
use ddb_keys::aws::{Client, Cursor, CursorError, CursorKey, Error, Page};
use ddb_keys::{Entity, Table};
use libfuzzer_sys::fuzz_target;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

type Row = std::collections::HashMap<String, IgnoredAny>;

fuzz_target!(|forged: Forged| {
    static WORLD: LazyLock<World> = LazyLock::new(World::new);
    for (query, (head, _)) in WORLD.true_cursors.iter().enumerate() {
        if let Some(cursor) = forged.cursor(head) {
            WORLD.holds(query, &cursor);
            let refused = WORLD.page(&WORLD.sealing, query, Some(cursor));
            assert!(matches!(refused, Err(Error::Cursor(CursorError::Forged))));
        }
    }
});

/// A string from outside.
#[derive(Debug, Arbitrary)]
enum Forged<'a> {
    Text(&'a str),
    /// After the version and the fingerprint of the query itself.
    Values(&'a [u8]),
    /// Letters of types, valid lengths, contents.
    Typed(Vec<(Letter, &'a [u8])>),
    /// Numbers, written as DynamoDB does and in other ways.
    Number(i128, Option<u8>, Option<i16>, &'a [u8]),
}

#[derive(Debug, Clone, Copy, Arbitrary)]
enum Letter {
    S,
    N,
    B,
}

impl Forged<'_> {
    fn cursor(&self, head: &[u8]) -> Option<Cursor> {
        let value = |letter: Letter, content: &[u8]| {
            let letter = match letter {
                Letter::S => b'S',
                Letter::N => b'N',
                Letter::B => b'B',
            };
            let len = u16::try_from(content.len()).unwrap_or(u16::MAX);
            [&[letter], &len.to_be_bytes()[..], content].concat()
        };
        let bytes = match self {
            Self::Text(text) => return read(text),
            Self::Values(bytes) => [head, bytes].concat(),
            Self::Typed(values) => {
                let values = values.iter().flat_map(|(letter, content)| value(*letter, content));
                head.iter().copied().chain(values).collect()
            }
            Self::Number(whole, fraction, exponent, rest) => {
                let fraction = fraction.map_or(String::new(), |fraction| format!(".{fraction:03}"));
                let exponent = exponent.map_or(String::new(), |exponent| format!("E{exponent}"));
                let number = format!("{whole}{fraction}{exponent}");
                [head, &value(Letter::N, number.as_bytes()), rest].concat()
            }
        };
        Some(read(&base64(&bytes)).unwrap())
    }
}

/// A cursor that prints the text that it was read from.
fn read(text: &str) -> Option<Cursor> {
    let cursor: Cursor = text.parse().ok()?;
    assert_eq!(cursor.to_string(), text);
    Some(cursor)
}

/// Queries of an empty table that still says where it stopped reading.
struct World {
    runtime: tokio::runtime::Runtime,
    table: Client<Rooms>,
    /// The same, with sealed cursors.
    sealing: Client<Rooms>,
    wire: Wire,
    /// For each query, version and fingerprint of its cursors, and one of them.
    true_cursors: Vec<(Vec<u8>, Cursor)>,
}

const QUERIES: usize = 6;

impl World {
    fn new() -> Self {
        let wire = Wire::default();
        let http = wire.clone();
        let config = aws_sdk_dynamodb::Config::builder()
            .behavior_version(BehaviorVersion::latest())
            .region(Region::new("us-east-1"))
            .credentials_provider(Credentials::new("fuzz", "fuzz", None, None, "fuzz"))
            .http_client(http_client_fn(move |_, _| SharedHttpConnector::new(http.clone())));
        let table = Rooms::client(aws_sdk_dynamodb::Client::from_conf(config.build()));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        let sealing = table.sealing_cursors(&CursorKey::new([7; 32]));
        let mut world = Self { runtime, table, sealing, wire, true_cursors: Vec::new() };
        for query in 0..QUERIES {
            *world.wire.0.lock().unwrap() = Stop::At(json!({
                "PK": {"S": "ROOM#r1"}, "SK": {"S": "MSG#0007"}, "GPK": {"S": "AUTHOR#ann"},
                "GSK": {"S": "AT#0007"}, "at": {"N": "7"}, "city": {"S": "Ulm"},
            }));
            let cursor = world.page(&world.table, query, None).unwrap().cursor.unwrap();
            let head = unbase64(&cursor.to_string())[..9].to_vec();
            world.holds(query, &cursor);
            world.true_cursors.push((head, cursor));
        }
        world
    }

    fn page(
        &self,
        table: &Client<Rooms>,
        query: usize,
        cursor: Option<Cursor>,
    ) -> Result<Page<Row>, Error> {
        macro_rules! page {
            ($query:expr) => {
                self.runtime.block_on(table.query($query).select_as::<Row>().page(cursor))
            };
        }
        match query {
            0 => page!(Message::query().room("r1")),
            1 => page!(Message::collection().room("r1")),
            2 => page!(Message::query().room("r1").number_in(3..=900)),
            3 => page!(Message::query_by_author().author("ann")),
            4 => page!(Message::query_by_time().room("r1").at_in(-5..=1000)),
            _ => page!(Message::query_by_place().city("Ulm").author("ann").at_in(3..)),
        }
    }

    fn holds(&self, query: usize, cursor: &Cursor) {
        *self.wire.0.lock().unwrap() = Stop::WhereStarted(None);
        let page = match self.page(&self.table, query, Some(cursor.clone())) {
            Ok(page) => page,
            Err(Error::Cursor(_)) => {
                let untouched = matches!(*self.wire.0.lock().unwrap(), Stop::WhereStarted(None));
                assert!(untouched, "a refused cursor sends nothing");
                return;
            }
            Err(error) => panic!("{error}"),
        };
        let Stop::WhereStarted(Some(start)) = &*self.wire.0.lock().unwrap() else {
            panic!("nothing was sent")
        };
        lies_in_range(query, start);
        assert_eq!(page.cursor.as_ref(), Some(cursor), "the position that it says");
    }
}

/// Partition and range are always those of the query, whatever the cursor says.
fn lies_in_range(query: usize, start: &Value) {
    let text = |name: &str| start[name]["S"].as_str().unwrap_or_default();
    // Integers beyond the precision of a float are outside every range here.
    let number = |name: &str| start[name]["N"].as_str().and_then(|n| n.parse::<f64>().ok());
    let names = match query {
        0..=2 => {
            assert_eq!(text("PK"), "ROOM#r1");
            2
        }
        3 => {
            assert_eq!(text("GPK"), "AUTHOR#ann");
            4
        }
        4 => {
            assert_eq!(text("PK"), "ROOM#r1");
            3
        }
        _ => {
            assert_eq!((text("city"), text("author")), ("Ulm", "ann"));
            5
        }
    };
    assert_eq!(start.as_object().map(serde_json::Map::len), Some(names), "{start}");
    match query {
        0 => assert!(text("SK").starts_with("MSG#")),
        2 => assert!(("MSG#0003".."MSG#0901").contains(&text("SK"))),
        3 => assert!(text("GSK").starts_with("AT#")),
        4 => assert!((-5.0..=1000.0).contains(&number("at").unwrap()), "{start}"),
        5 => assert!(number("at").unwrap() >= 3.0, "{start}"),
        _ => {}
    }
}

/// DynamoDB without items, in which each query stops somewhere.
#[derive(Debug, Clone)]
struct Wire(Arc<Mutex<Stop>>);

impl Default for Wire {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Stop::WhereStarted(None))))
    }
}

#[derive(Debug)]
enum Stop {
    At(Value),
    /// Where a request asked to start.
    WhereStarted(Option<Value>),
}

impl HttpConnector for Wire {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let request: Value = serde_json::from_slice(request.body().bytes().unwrap()).unwrap();
        let mut answer = json!({"Items": [], "Count": 0, "ScannedCount": 0});
        answer["LastEvaluatedKey"] = match &mut *self.0.lock().unwrap() {
            Stop::At(position) => position.clone(),
            Stop::WhereStarted(start) => {
                *start = Some(request["ExclusiveStartKey"].clone());
                request["ExclusiveStartKey"].clone()
            }
        };
        let body = SdkBody::from(answer.to_string());
        HttpConnectorFuture::ready(Ok(HttpResponse::new(200.try_into().unwrap(), body)))
    }
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let letters = |chunk: &[u8]| {
        let bits =
            (0..3).fold(0, |bits, at| bits << 8 | usize::from(chunk.get(at).copied().unwrap_or(0)));
        (0..=chunk.len()).map(move |at| char::from(ALPHABET[bits >> (18 - 6 * at) & 63]))
    };
    bytes.chunks(3).flat_map(|chunk| letters(chunk).collect::<Vec<_>>()).collect()
}

fn unbase64(text: &str) -> Vec<u8> {
    let place = |letter: &u8| ALPHABET.iter().position(|of| of == letter).unwrap_or(0) as u32;
    let bytes = |chunk: &[u8]| {
        let bits =
            (0..4).map(|at| chunk.get(at).map_or(0, place)).fold(0, |bits, six| bits << 6 | six);
        bits.to_be_bytes()[1..chunk.len()].to_vec()
    };
    text.as_bytes().chunks(4).flat_map(bytes).collect()
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("MSG#<number:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "AT#<number:04>")]
#[lsi(ByTime, sk = at)]
#[gsi(ByPlace, pk = [city, author], sk = [at])]
struct Message {
    room: String,
    number: u32,
    author: String,
    at: i64,
    city: String,
}

#[derive(Debug, Table)]
#[table(name = "rooms", pk = "PK", sk = "SK")]
#[gsi(ByAuthor, name = "by-author", pk = "GPK", sk = "GSK")]
#[lsi(ByTime, name = "by-time", sk = "at")]
#[gsi(ByPlace, name = "by-place", pk = ["city", "author"], sk = ["at"])]
enum Rooms {
    Message(Message),
}
