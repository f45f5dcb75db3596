//! The access patterns of battle-royale and their results, on every available engine.

use std::fs;
use std::path::PathBuf;

use ddb_keys::embedded::{Embedded, local_client};
use ddb_keys_examples::battle_royale::cast::Cast;
use ddb_keys_examples::battle_royale::entities::{
    BattleRoyale, Game, GameKey, User, UserGameMapping,
};
use ddb_keys_examples::battle_royale::patterns::{
    Table, all_open_games, game_with_players, join, open_games, past_games, start,
};
use ddb_keys_examples::battle_royale::story::{load, tell};
use ddb_keys_examples::battle_royale::{items_file, sample};
use ddb_keys_examples::report::Report;

/// Runs a test on the embedded engine, and on the engine that the environment names, if any.
async fn on_every_engine(specification: impl AsyncFn(&Table, &[BattleRoyale])) {
    let rows = sample::rows();
    crate::common::on_every_engine("battle-royale", async |sdk, name| {
        let table = BattleRoyale::client(sdk).with_table_name(name);
        load(&table, &rows).await.unwrap();
        specification(&table, &rows).await;
    })
    .await;
}

fn unique_name() -> String {
    crate::common::fresh_name("battle-royale")
}

fn cast(rows: &[BattleRoyale]) -> Cast<'_> {
    Cast::find(rows, None).unwrap()
}

async fn game(table: &Table, of: &Game) -> Game {
    table.get(GameKey { game_id: of.game_id }).consistent().await.unwrap().unwrap()
}

async fn people_on(table: &Table, map: &str) -> Vec<u32> {
    let games = table.query(open_games(map)).await.unwrap();
    assert!(games.is_sorted_by_key(|game| game.open_timestamp.clone()));
    games.iter().map(|game| game.people).collect()
}

async fn played(table: &Table, username: &str) -> Vec<UserGameMapping> {
    table.query(past_games(username)).await.unwrap()
}

#[tokio::test]
async fn every_item_is_read_back_equal() {
    on_every_engine(async |table, rows| {
        let stored = table.scan().await.unwrap();
        assert_eq!(stored.len(), 835);
        assert_eq!(stored.iter().filter_map(BattleRoyale::as_entity::<User>).count(), 300);
        assert_eq!(stored.iter().filter_map(BattleRoyale::as_entity::<Game>).count(), 15);
        assert!(rows.iter().all(|row| stored.contains(row)));
    })
    .await;
}

#[tokio::test]
async fn a_game_comes_with_its_players() {
    on_every_engine(async |table, rows| {
        let viewed = cast(rows).viewed;
        let asked = game_with_players(viewed.game_id);
        let room = table.load(asked).await.unwrap().unwrap();
        assert_eq!((&room.game, room.players.len()), (viewed, 17));
    })
    .await;
}

#[tokio::test]
async fn open_games_are_found_by_map_and_on_all_maps() {
    on_every_engine(async |table, _| {
        assert_eq!(people_on(table, "Pine Plateau").await, [1, 17, 30, 46]);
        assert_eq!(people_on(table, "Salt Flats").await, [1, 38, 26]);
        assert!(people_on(table, "Nowhere").await.is_empty());
        let open = table.scan_index(all_open_games()).await.unwrap();
        assert_eq!(open.len(), 9);
        assert!(open.iter().all(|game| game.open_timestamp.is_some()));
    })
    .await;
}

#[tokio::test]
async fn the_last_place_is_given_only_once() {
    on_every_engine(async |table, rows| {
        let Cast { joined, newcomer, veteran, .. } = cast(rows);
        assert_eq!(joined.people, 49);
        join(table, joined.game_id, newcomer).await.unwrap();
        assert_eq!(game(table, joined).await.people, 50);
        for username in [newcomer, veteran] {
            let error = join(table, joined.game_id, username).await.unwrap_err();
            assert!(error.is_condition_failed(), "{error}");
            let already_in = username == newcomer;
            let expected =
                if already_in { "the user already plays in this game" } else { "the game is full" };
            let label = error.failed_condition().and_then(|action| action.label.as_deref());
            assert_eq!(label, Some(expected));
        }
        assert_eq!(game(table, joined).await.people, 50);
        let asked = game_with_players(joined.game_id);
        let room = table.load(asked).await.unwrap().unwrap();
        assert_eq!((room.game.people, room.players.len()), (50, 50));
    })
    .await;
}

#[tokio::test]
async fn only_the_creator_can_start_a_full_game_and_only_once() {
    on_every_engine(async |table, rows| {
        let Cast { joined, newcomer, .. } = cast(rows);
        let now = "2024-05-17T16:00:00";
        let refused = async |user: &str| {
            let error = start(table, joined.game_id, user, now).await.unwrap_err();
            assert!(error.is_condition_failed(), "{error}");
        };
        refused(&joined.creator).await; // the game is not full yet
        join(table, joined.game_id, newcomer).await.unwrap();
        refused(newcomer).await;
        let started = start(table, joined.game_id, &joined.creator, now).await.unwrap();
        let expected = Game {
            people: 50,
            open_timestamp: None,
            start_time: Some(now.to_owned()),
            ..joined.clone()
        };
        assert_eq!(started, expected);
        refused(&joined.creator).await;
        assert_eq!(game(table, joined).await, expected);
        assert!(people_on(table, &joined.map).await.is_empty());
        assert_eq!(table.scan_index(all_open_games()).await.unwrap().len(), 8);
    })
    .await;
}

#[tokio::test]
async fn past_games_are_read_through_the_inverted_index() {
    on_every_engine(async |table, rows| {
        let Cast { joined, newcomer, veteran, .. } = cast(rows);
        let mut expected: Vec<_> = rows
            .iter()
            .filter_map(BattleRoyale::as_entity::<UserGameMapping>)
            .filter(|player| player.username == veteran)
            .cloned()
            .collect();
        expected.sort_by_key(|player| player.game_id);
        let past = played(table, veteran).await;
        assert_eq!(past, expected);
        assert!(past.iter().any(|player| player.place.as_deref() == Some("silver")));

        assert_eq!(played(table, newcomer).await, []);
        join(table, joined.game_id, newcomer).await.unwrap();
        let games: Vec<_> = played(table, newcomer).await.iter().map(|p| p.game_id).collect();
        assert_eq!(games, [joined.game_id]);
    })
    .await;
}

#[tokio::test]
async fn the_program_runs_to_its_end() {
    on_every_engine(async |table, rows| {
        let mut told = Vec::new();
        let mut report = Report::new(&mut told, "835 items").unwrap();
        tell(&mut report, table, rows, &cast(rows)).await.unwrap();
        let told = String::from_utf8(told).unwrap();
        for line in [
            "835 of 835",
            "OpenGames: map = Pine Plateau",
            "SK = USER#liormoreau and begins_with(PK, \"GAME#\")",
            "and 9 more, 18 in all",
            "join: done",
            "join again: refused, the user already plays in this game",
            "start: done",
            "start again: refused",
        ] {
            assert!(told.contains(line), "{line} is missing in\n{told}");
        }
    })
    .await;
}

/// A file that is deleted after the test.
struct File(PathBuf);

impl File {
    fn with(content: impl AsRef<[u8]>) -> Self {
        let path = std::env::temp_dir().join(unique_name());
        fs::write(&path, content).unwrap();
        Self(path)
    }

    /// The error for this file, without the file's name.
    fn refusal(&self) -> String {
        let message = items_file::read(&self.0).unwrap_err().to_string();
        message.strip_prefix(self.0.to_str().unwrap()).expect("the file's name").to_owned()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn line(row: &BattleRoyale) -> String {
    let object: serde_json::Value = serde_dynamo::from_item(row.to_item().unwrap()).unwrap();
    object.to_string()
}

#[test]
fn items_in_a_file_are_read_as_the_entities_that_wrote_them() {
    let rows = sample::rows();
    let lines: Vec<String> = rows.iter().map(line).collect();
    assert_eq!(items_file::read(&File::with(lines.join("\n")).0).unwrap(), rows);
}

#[test]
fn a_broken_line_is_an_error_for_the_file_with_line_and_reason() {
    let sound = line(
        &UserGameMapping { game_id: uuid::Uuid::nil(), username: "ada".into(), place: None }.into(),
    );
    let nil = uuid::Uuid::nil();
    let cases = [
        (r#"{"PK": "#.to_owned(), ", line 3: EOF while parsing a value at column 7".to_owned()),
        ("[1]".to_owned(), ", line 3: invalid type: sequence, expected a map at column 0".to_owned()),
        (
            r#"{"PK": "TEAM#1", "SK": "ada"}"#.to_owned(),
            ", line 3: no entity of the table `battle-royale` claims the item: its key is TEAM#1 | ada"
                .to_owned(),
        ),
        (
            r#"{"PK": "USER#bo", "SK": "USER#bo"}"#.to_owned(),
            ", line 3: no entity of the table `battle-royale` claims the item: its key is USER#bo | USER#bo"
                .to_owned(),
        ),
        (
            format!(r#"{{"PK": "GAME#{nil}", "SK": "USER#bo", "game_id": "{nil}"}}"#),
            // The key has the value, but other programs read the attribute.
            format!(r#", line 3: GAME#{nil} | USER#bo: `username` is absent, but S("bo") when rebuilt"#),
        ),
        (
            r##"{"PK": "USER#bo", "SK": "#METADATA#bo", "username": "bo"}"##.to_owned(),
            ", line 3: the item `USER#bo | #METADATA#bo` cannot be read as `User`: missing field `name`"
                .to_owned(),
        ),
        (
            format!(r#"{{"PK": "GAME#{nil}", "SK": "USER#bo", "game_id": "{nil}", "username": "cy"}}"#),
            format!(r#", line 3: GAME#{nil} | USER#cy: `SK` is S("USER#bo"), but S("USER#cy") when rebuilt"#),
        ),
        (
            sound.replace("\"username\"", "\"level\":3,\"username\""),
            format!(r#", line 3: GAME#{nil} | USER#ada: `level` is N("3"), but absent when rebuilt"#),
        ),
        (sound.clone(), format!(", line 3: GAME#{nil} | USER#ada is already in line 1")),
    ];
    for (broken, expected) in cases {
        assert_eq!(File::with(format!("{sound}\n\n{broken}\n")).refusal(), expected);
    }
    let missing = std::env::temp_dir().join(unique_name());
    let message = items_file::read(&missing).unwrap_err().to_string();
    assert!(message.starts_with(missing.to_str().unwrap()), "{message}");
}

#[test]
fn invalid_and_unknown_users_are_refused_with_a_reason() {
    let rows = sample::rows();
    let refusal = |user: &str| Cast::find(&rows, Some(user)).unwrap_err().to_string();
    let template = "`User`, partition key `USER#<username>`";
    let refused = |reason: &str| format!("{template}: `username` {reason}");
    assert_eq!(refusal("a#b"), refused("contains the separator `#` at byte 1"));
    assert_eq!(refusal(""), refused("is empty"));
    assert!(refusal(&"a".repeat(3000)).starts_with(template));
    assert_eq!(refusal("nobody"), "no user nobody in the data");
}

#[tokio::test]
async fn an_existing_table_is_not_changed() {
    on_every_engine(async |table, rows| {
        let message = load(table, rows).await.unwrap_err().to_string();
        let expected = format!("the table `{}` could not be created: ", table.table_name());
        assert!(message.starts_with(&expected), "{message}");
    })
    .await;
}

#[tokio::test]
async fn an_unreachable_endpoint_is_an_error() {
    let table = BattleRoyale::client(local_client("http://127.0.0.1:1"));
    let message = load(&table, &sample::rows()).await.unwrap_err().to_string();
    assert!(message.contains("could not be created: "), "{message}");
    assert!(message.contains("onnect"), "{message}");
}

#[tokio::test]
async fn an_item_that_is_too_large_is_refused_before_any_is_written() {
    let engine = Embedded::start().await.unwrap();
    let table = BattleRoyale::client(engine.client());
    let mut rows = sample::rows();
    let Some(BattleRoyale::User(user)) = rows.get_mut(30) else { panic!("users come first") };
    user.address = "x".repeat(500_000); // larger than an item can be
    let message = load(&table, &rows).await.unwrap_err().to_string();
    let expected = "the table `battle-royale` was created, but ";
    assert!(message.starts_with(expected) && message.contains("`User`"), "{message}");
    assert!(table.scan().await.unwrap().is_empty());
}
