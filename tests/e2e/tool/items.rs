//! Items, read by the parts of their keys.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::{Uuid, uuid};

use super::{json, run, unanswered};
use crate::engines::on_every_engine;
use crate::scripted::{Scripted, error};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("#META")]
#[gsi(Open, pk = map, sk = opened)]
struct Game {
    game: Uuid,
    map: String,
    opened: Option<u64>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("GAME#<game>")]
#[sk("SCORE#<round:04>#<player>")]
#[gsi(ByPlayer, pk = "PLAYER#<player:lower>", sk = "<at:millis>#<round:desc>")]
struct Score {
    game: Uuid,
    round: u16,
    player: String,
    points: i64,
    at: chrono::DateTime<chrono::Utc>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SETTINGS")]
#[sk("SETTINGS")]
struct Settings {
    motd: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DAY#<day>")]
#[sk("DAY")]
struct Day {
    day: chrono::NaiveDate,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "games", pk = "PK", sk = "SK")]
#[gsi(Open, name = "open-games", pk = "map", sk = "opened")]
#[gsi(ByPlayer, name = "by-player", pk = "GSI1PK", sk = "GSI1SK", projection = keys_only)]
enum Games {
    Game(Game),
    Score(Score),
    Settings(Settings),
    Day(Day),
}

const GAME: Uuid = uuid!("0ab37cf1-fc60-4d93-b72b-89335f759581");

fn score(round: u16, player: &str) -> Score {
    let at = "2026-01-02T03:04:05.600Z".parse().unwrap();
    Score { game: GAME, round, player: player.into(), points: -7, at }
}

/// A game with three rounds, of two players in the second one.
async fn fill(table: &Client<Games>) {
    let game = Game { game: GAME, map: "Salt Flats".into(), opened: Some(7) };
    table.put(&game).await.unwrap();
    for (round, player) in [(1, "ada"), (2, "ada"), (2, "Bob"), (3, "ada")] {
        table.put(&score(round, player)).await.unwrap();
    }
    table.put(&Settings { motd: "two\nlines\u{1b}[31m".into() }).await.unwrap();
}

/// The values of an attribute in the JSON of a query.
fn column(text: &str, name: &str) -> Vec<String> {
    let items = json(text)["items"].as_array().unwrap().clone();
    let value = |item: &serde_json::Value| {
        item[name].as_object().unwrap().values().next().unwrap().as_str().unwrap().to_string()
    };
    items.iter().map(value).collect()
}

#[tokio::test]
async fn an_item_is_got_by_the_parts_of_its_key() {
    on_every_engine(async |table: Client<Games>| {
        fill(&table).await;
        let (code, text) = run(&table, &format!("get Score game={GAME} round=2 player=Bob")).await;
        let expected = "\
┌─────────────┬───────────────────────────────────────────┐
│ PK          ┆ GAME#0ab37cf1-fc60-4d93-b72b-89335f759581 │
│ SK          ┆ SCORE#0002#Bob                            │
│ game        ┆ 0ab37cf1-fc60-4d93-b72b-89335f759581      │
│ round       ┆ 2                                         │
│ player      ┆ Bob                                       │
│ points      ┆ -7                                        │
│ at          ┆ 2026-01-02T03:04:05.600Z                  │
│ GSI1PK      ┆ PLAYER#bob                                │
│ GSI1SK      ┆ 2026-01-02T03:04:05.600Z#65533            │
│ entity_type ┆ Score                                     │
└─────────────┴───────────────────────────────────────────┘
";
        assert_eq!((code, text.as_str()), (0, expected));

        let (code, text) = run(&table, "get Settings --format json").await;
        let expected = serde_json::json!({ "entity": "Settings", "item": {
            "PK": { "S": "SETTINGS" },
            "SK": { "S": "SETTINGS" },
            "entity_type": { "S": "Settings" },
            "motd": { "S": "two\nlines\u{1b}[31m" },
        }});
        assert_eq!((code, json(&text)), (0, expected));
        let (_, text) = run(&table, "get Settings").await;
        assert!(text.contains(r"two\nlines\u{1b}[31m"), "a terminal obeys nothing: {text}");
    })
    .await;
}

/// A program of another version has written something else there.
#[tokio::test]
async fn an_item_of_something_else_is_exit_code_1() {
    on_every_engine(async |table: Client<Games>| {
        let text = |value: &str| AttributeValue::S(value.into());
        let put = table.sdk().put_item().table_name(table.table_name());
        let put = put.item("PK", text("SETTINGS")).item("SK", text("SETTINGS"));
        put.item("entity_type", text("Options")).send().await.unwrap();
        let (code, text) = run(&table, "get Settings").await;
        assert!(code == 1 && text.contains("│ entity_type ┆ Options  │"), "{text}");
        assert!(text.contains("\nno entity claims it: "), "{text}");
    })
    .await;
}

#[tokio::test]
async fn an_item_that_is_not_there_is_exit_code_1() {
    on_every_engine(async |table: Client<Games>| {
        let get = format!("get Game game={GAME}");
        let expected = format!("there is no item of Game under PK = GAME#{GAME} and SK = #META\n");
        assert_eq!(run(&table, &get).await, (1, expected));
        let (code, text) = run(&table, &format!("{get} --format json")).await;
        assert_eq!((code, &json(&text)["item"]), (1, &serde_json::Value::Null));
    })
    .await;
}

#[tokio::test]
async fn items_of_an_entity_are_queried_by_the_first_parts_of_its_key() {
    on_every_engine(async |table: Client<Games>| {
        fill(&table).await;
        let rounds = async |command: &str| {
            let (code, text) = run(&table, &format!("query Score game={GAME} {command} --format json")).await;
            assert_eq!(code, 0, "{text}");
            column(&text, "SK").join(" ")
        };
        let all = "SCORE#0001#ada SCORE#0002#Bob SCORE#0002#ada SCORE#0003#ada";
        assert_eq!(rounds("").await, all, "the game in the same partition is no score");
        assert_eq!(rounds("round=2").await, "SCORE#0002#Bob SCORE#0002#ada");
        assert_eq!(rounds("player=ada round=2").await, "SCORE#0002#ada");
        assert_eq!(rounds("round=4").await, "");
        assert_eq!(rounds("--reverse --limit 1").await, "SCORE#0003#ada");

        let (code, text) = run(&table, &format!("query Score game={GAME} round=2")).await;
        let expected = format!("\
┌───────────────────────────────────────────┬────────────────┬──────────────────────────────────────┬───────┬────────┬────────┬──────────────────────────┐
│ PK                                        ┆ SK             ┆ game                                 ┆ round ┆ player ┆ points ┆ at                       │
╞═══════════════════════════════════════════╪════════════════╪══════════════════════════════════════╪═══════╪════════╪════════╪══════════════════════════╡
│ GAME#0ab37cf1-fc60-4d93-b72b-89335f759581 ┆ SCORE#0002#Bob ┆ 0ab37cf1-fc60-4d93-b72b-89335f759581 ┆ 2     ┆ Bob    ┆ -7     ┆ 2026-01-02T03:04:05.600Z │
│ GAME#0ab37cf1-fc60-4d93-b72b-89335f759581 ┆ SCORE#0002#ada ┆ 0ab37cf1-fc60-4d93-b72b-89335f759581 ┆ 2     ┆ ada    ┆ -7     ┆ 2026-01-02T03:04:05.600Z │
└───────────────────────────────────────────┴────────────────┴──────────────────────────────────────┴───────┴────────┴────────┴──────────────────────────┘
2 items of Score under PK = GAME#{GAME} and SK = SCORE#0002#…
");
        assert_eq!((code, text), (0, expected));
    })
    .await;
}

#[tokio::test]
async fn an_index_is_queried_by_its_own_parts() {
    on_every_engine(async |table: Client<Games>| {
        fill(&table).await;
        let time = "at=2026-01-02T03:04:05.6Z";
        for (command, expected) in [
            ("Score player=ADA --index by-player", 3),
            (&format!("Score player=ada --index ByPlayer {time}"), 3),
            (&format!("Score player=ada --index ByPlayer {time} round=2"), 1),
            (&format!("Score player=ada round=2 {time} --index ByPlayer"), 1),
            ("Score player=eve --index ByPlayer", 0),
        ] {
            let (code, text) = run(&table, &format!("query {command} --format json")).await;
            assert_eq!((code, &json(&text)["index"]), (0, &"by-player".into()), "{text}");
            assert_eq!(json(&text)["items"].as_array().unwrap().len(), expected, "{command}");
        }
        // A map's name has a space, which a shell keeps in quotes.
        let mut out = Vec::new();
        let command = ["games", "query", "Game", "map=Salt Flats", "opened=7", "--index", "Open"];
        assert_eq!(ddb_keys_admin::run_from(&table, command, &mut out).await, 0);
        let text = String::from_utf8(out).unwrap();
        let expected = "\n1 item of Game under map = Salt Flats and opened = 7\n";
        assert!(text.ends_with(expected), "{text}");
    })
    .await;
}

#[tokio::test]
async fn a_query_says_when_there_are_more() {
    on_every_engine(async |table: Client<Games>| {
        for round in 1..=30 {
            table.put(&score(round, "ada")).await.unwrap();
        }
        let query = format!("query Score game={GAME}");
        let (code, text) = run(&table, &query).await;
        let more = "\nthere are more: write `--all`, or a greater `--limit`\n";
        assert!(
            code == 0 && text.contains("\n25 items of Score") && text.ends_with(more),
            "{text}"
        );
        for command in [format!("{query} --limit 30"), format!("{query} --all")] {
            let (_, text) = run(&table, &command).await;
            assert!(
                text.contains("\n30 items of Score") && !text.contains("there are more"),
                "{text}"
            );
        }
        let (_, text) = run(&table, &format!("{query} --limit 29 --format json")).await;
        assert_eq!(json(&text)["more"], true);
    })
    .await;
}

/// Pages end where DynamoDB has read a megabyte, and some have no item at all.
#[tokio::test]
async fn every_page_is_read_and_items_of_others_are_counted() {
    let item = |entity: &str, sk: &str| {
        serde_json::json!({
            "PK": { "S": format!("GAME#{GAME}") }, "SK": { "S": sk }, "entity_type": { "S": entity },
        })
    };
    let page = |items: &[serde_json::Value], more: bool| {
        let last = more.then(|| serde_json::json!({ "PK": { "S": "a" }, "SK": { "S": "b" } }));
        (200, serde_json::json!({ "Items": items, "LastEvaluatedKey": last }).to_string())
    };
    let pages = [
        page(&[], true),
        page(&[item("Score", "SCORE#0001#ada"), item("Score", "SCORE#x")], true),
        page(&[item("Game", "#META"), item("Score", "SCORE#0002#ada")], false),
    ];
    let server = Scripted::start(&pages).await.unwrap();
    let table = Games::client(server.sdk());
    let (code, text) = run(&table, &format!("query Score game={GAME} --all")).await;
    let expected = format!(
        "
2 items of Score under PK = GAME#{GAME} and SK = SCORE#…
1 item of other entities between them
1 item between them that no entity claims: `audit` lists them
"
    );
    assert!(code == 1 && text.ends_with(&expected), "{text}");
    let requests = server.requests();
    let starts = requests.iter().map(|request| request.body["ExclusiveStartKey"].is_object());
    assert_eq!(starts.collect::<Vec<_>>(), [false, true, true]);
    assert!(requests.iter().all(|request| request.body["ConsistentRead"] == true));
}

#[tokio::test]
async fn parts_that_make_no_key_are_exit_code_2() {
    let (_server, table) = unanswered::<Games>().await;
    for command in [
        "get",
        "get Match",
        "get Score",
        "get Score round=2",
        "get Game alice",
        "get Settings motd=a",
        &format!("get Game game={GAME} game={GAME}"),
        &format!("get Score game={GAME} round=65536 player=ada"),
        &format!("get Score game={GAME} round=1 player="),
        "get Game game=1",
        "get Day day=2026-02-30",
        "query Score round=2",
        &format!("query Score game={GAME} player=ada"),
        &format!("query Score game={GAME} --index Open"),
        "query Settings --index ByPlayer",
        "query Game map=a opened=soon --index open-games",
        &format!("query Score game={GAME} --all --limit 3"),
    ] {
        assert_eq!(run(&table, command).await, (2, String::new()), "{command}");
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_exit_code_2() {
    let server = Scripted::start(&[error("AccessDeniedException", "no")]).await.unwrap();
    let table = Games::client(server.sdk());
    assert_eq!(run(&table, "get Settings").await, (2, String::new()));
    assert_eq!(run(&table, "query Settings").await, (2, String::new()));
}
