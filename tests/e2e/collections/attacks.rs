//! Answers that no engine should give: last keys of other partitions, last keys that come again, empty pages.

use std::time::Duration;

use ddb_keys::aws::{Client, Error};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::model::{Person, Room, Rooms, game, player};
use crate::engines::engines;
use crate::faults::proxy::{Fault, Faults, Proxy};
use crate::faults::without_retries;
use crate::scripted::{Answer, Request, Scripted, error};

fn key(game: u32, sk: &str) -> Value {
    json!({ "PK": { "S": format!("GAME#{game}") }, "SK": { "S": sk } })
}

fn game_item(game: u32) -> Value {
    let mut item = key(game, &format!("#METADATA#{game}"));
    item["game"] = json!({ "N": game.to_string() });
    item["text"] = json!({ "S": "" });
    item["entity_type"] = json!({ "S": "Game" });
    item
}

fn player_item(game: u32, name: &str) -> Value {
    let mut item = key(game, &format!("USER#{name}"));
    item["game"] = json!({ "N": game.to_string() });
    item["name"] = json!({ "S": name });
    item["text"] = json!({ "S": "" });
    item["entity_type"] = json!({ "S": "Player" });
    item["GSI1PK"] = json!({ "S": format!("USER#{name}") });
    item["GSI1SK"] = json!({ "S": format!("GAME#{game}") });
    item
}

fn page(items: &[Value], last: Option<Value>) -> Answer {
    let mut body = json!({ "Items": items, "Count": items.len(), "ScannedCount": items.len() });
    if let Some(last) = last {
        body["LastEvaluatedKey"] = last;
    }
    (200, body.to_string())
}

async fn serve(answers: &[Answer]) -> (Client<Rooms>, Scripted) {
    let server = Scripted::start(answers).await.unwrap();
    (Rooms::client(server.sdk()), server)
}

#[tokio::test]
async fn a_last_key_of_another_partition_ends_the_read() {
    let rooms = [page(&[game_item(7)], Some(key(8, "USER#a"))), page(&[game_item(8)], None)];
    let (table, server) = serve(&rooms).await;
    let loaded = table.load(Room::query().game(7)).await;
    assert!(matches!(loaded, Err(Error::LastKeyOutside)), "{loaded:?}");
    let counted = table.query(Room::query().game(7)).count().await;
    assert!(counted.is_ok(), "the script's second answer has no last key");
    assert_eq!(server.requests().len(), 2);

    let (table, server) = serve(&rooms).await;
    let counted = table.query(Room::query().game(7)).count().await;
    assert!(matches!(counted, Err(Error::LastKeyOutside)), "{counted:?}");
    assert_eq!(server.requests().len(), 1);

    // Of pages, those that were read come back, and the cursor is not in the other partition.
    let second = page(&[player_item(7, "ann")], Some(key(8, "USER#a")));
    let rooms = [page(&[game_item(7)], Some(key(7, "#METADATA#7"))), second];
    let (table, server) = serve(&rooms).await;
    let Err(Error::Incomplete(read)) = table.load(Room::query().game(7)).await else {
        panic!("no error")
    };
    assert!(matches!(read.failure(), Some(Error::LastKeyOutside)), "{read}");
    assert_eq!(read.into_rows::<Rooms>().unwrap(), [Rooms::from(game(7))]);
    assert_eq!(server.requests().len(), 2);

    // The partition of an index is that of its own key.
    let mut last = player_item(7, "ann");
    last["GSI1PK"] = json!({ "S": "USER#bob" });
    let (table, _server) = serve(&[page(&[player_item(7, "ann")], Some(last))]).await;
    let loaded = table.load(Person::query().name("ann")).await;
    assert!(matches!(loaded, Err(Error::LastKeyOutside)), "{loaded:?}");
    let (table, _server) = serve(&[
        page(&[player_item(7, "ann")], Some(player_item(7, "ann"))),
        page(&[player_item(8, "ann")], None),
    ])
    .await;
    let lacking = table.load(Person::query().name("ann")).await;
    assert!(matches!(lacking, Err(Error::Collection(_))), "its own partition goes on: {lacking:?}");
}

/// Answers with one last key after the other, again and again.
fn circle(keys: &'static [&'static str]) -> impl FnMut(&Request) -> Answer + Send + 'static {
    move |request| {
        let start = request.body["ExclusiveStartKey"]["SK"]["S"].as_str();
        let at = start.and_then(|start| keys.iter().position(|key| *key == start));
        let next = at.map_or(0, |at| at + 1) % keys.len();
        page(&[], Some(key(7, keys[next])))
    }
}

#[tokio::test]
async fn last_keys_that_come_again_end_the_read() {
    const KEYS: [&str; 13] = [
        "LOG#0", "LOG#1", "LOG#2", "LOG#3", "LOG#4", "LOG#5", "LOG#6", "LOG#7", "LOG#8", "LOG#9",
        "LOG#A", "LOG#B", "LOG#C",
    ];
    for keys in [&KEYS[..1], &KEYS[..2], &KEYS[..3], &KEYS[..8], &KEYS] {
        let server = Scripted::answering(circle(keys)).await.unwrap();
        let table = Rooms::client(server.sdk());
        let mut asked = 0;
        let mut requests = || {
            let new = server.requests().len() - asked;
            asked += new;
            new
        };
        let query = || table.query(Room::query().game(7));
        assert!(matches!(table.load(Room::query().game(7)).await, Err(Error::RepeatedKey)));
        assert!(requests() <= 40, "{} keys", keys.len());
        assert!(matches!(query().count().await, Err(Error::RepeatedKey)));
        assert!(requests() <= 40, "{} keys", keys.len());
        assert!(matches!(query().stream().try_next().await, Err(Error::RepeatedKey)));
        assert!(matches!(query().first().await, Err(Error::RepeatedKey)));
        assert!(matches!(query().limit(3).page(None).await, Err(Error::RepeatedKey)));
        assert!(matches!(table.scan().await, Err(Error::RepeatedKey)));
        assert!(matches!(table.scan().count().await, Err(Error::RepeatedKey)));
    }
}

#[tokio::test]
async fn empty_pages_do_not_end_a_collection() {
    let mut pages: Vec<_> =
        (0..40).map(|number| page(&[], Some(key(7, &format!("LOG#{number:05}"))))).collect();
    pages.insert(20, page(&[player_item(7, "ann")], Some(key(7, "LOG#2"))));
    pages.push(page(&[game_item(7)], None));
    let (table, server) = serve(&pages).await;
    let found = table.load(Room::query().game(7)).await.unwrap();
    let expected = Room { players: vec![player(7, "ann")], game: game(7), settings: None };
    assert_eq!(found, Some(expected));
    assert_eq!(server.requests().len(), 42);
}

#[tokio::test]
async fn a_partition_that_cannot_be_read_costs_no_other_collection() {
    let server = Scripted::answering(|request| {
        let values = request.body["ExpressionAttributeValues"].to_string();
        match (0..4).find(|game| values.contains(&format!("GAME#{game}\""))) {
            Some(0) => page(&[game_item(0)], None),
            Some(1) => page(&[game_item(1)], Some(key(2, "USER#a"))),
            Some(2) => error("ValidationException", "no"),
            _ => page(&[], None),
        }
    });
    let server = server.await.unwrap();
    let table = Rooms::client(server.sdk());
    let rooms = table.load_many((0..4).map(|game| Room::query().game(game))).concurrency(3).await;
    let [Ok(Some(room)), Err(Error::LastKeyOutside), Err(Error::Sdk(_)), Ok(None)] = &rooms[..]
    else {
        panic!("{rooms:?}")
    };
    assert_eq!(*room, Room { players: Vec::new(), game: game(0), settings: None });
}

/// Every fourth request lets four go on: fewer at a time would wait for ever, and more are counted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn as_many_partitions_are_read_at_a_time_as_is_said() {
    const IN_FOURS: Faults = Faults { of: &[Fault::InFours], percent: 100 };
    for engine in engines().await {
        let direct = engine.table::<Rooms>().await;
        for number in 0..12 {
            direct.put(&game(number)).await.unwrap();
        }
        let proxy = Proxy::start(&engine.endpoint(), IN_FOURS).await;
        let through = Client::<Rooms>::new(without_retries(&engine.sdk, &proxy));
        let through = through.with_table_name(direct.table_name());
        let queries = (0..12).map(|number| Room::query().game(number));
        let read = through.load_many(queries).concurrency(4);
        let rooms = timeout(Duration::from_secs(120), read).await.unwrap();
        let games = rooms.into_iter().map(|room| room.unwrap().unwrap().game.game);
        assert!(games.eq(0..12), "in the order of the queries");
        assert_eq!((proxy.requests(), proxy.at_once()), (12, 4));
    }
}
