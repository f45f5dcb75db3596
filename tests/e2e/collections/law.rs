//! Loading a collection is reading everything and filtering it, whatever else lies in the partition.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::EntityOf;
use ddb_keys::aws::{BatchWrite, Client, Error};
use ddb_keys::table::CollectionError;

use super::model::{
    Basics, Edge, Game, History, Log, Note, Person, Player, Post, Profile, Room, Rooms, Settings,
    Zone,
};
use crate::chance::{Chance, rounds};
use crate::engines::on_every_engine;

const NAMES: [&str; 5] = ["ann", "bob", "BOB", "b~", "é"];

/// The three games of a case.
fn games(case: u32) -> [u32; 3] {
    [0, 1, 2].map(|game| 3 * case + game)
}

/// The names of the players of a case.
fn names(case: u32) -> [String; 5] {
    NAMES.map(|name| format!("{name}{case}"))
}

/// So long that four items with it fill a page.
fn long_text() -> String {
    "x".repeat(300_000)
}

/// A row of any entity. Some are large.
fn row(chance: &mut Chance, case: u32) -> Rooms {
    let game = chance.of(&games(case));
    let number = u16::try_from(chance.below(20)).unwrap();
    let name = names(case)[chance.below(NAMES.len())].clone();
    let text = if chance.one_in(6) { long_text() } else { "x".repeat(chance.below(20)) };
    match chance.below(12) {
        0 => Note { game, number, text }.into(),
        1 => Game { game, text }.into(),
        2 => Log { game, number, text }.into(),
        3 => Settings { game, text }.into(),
        4 => Post { game, name, number, text }.into(),
        5 => Edge { game, text }.into(),
        6 => Zone { game, number, text }.into(),
        7 => Profile { name, text }.into(),
        _ => Player { game, name, text }.into(),
    }
}

/// An item that no entity claims, in the range of the members.
async fn put_stranger(table: &Client<Rooms>, chance: &mut Chance, case: u32) {
    let sk = chance.of(&["#METADATA#x", "ROBOT", "USER#", "USER#a#b", "USER#zz"]);
    let pk = format!("GAME#{}", chance.of(&games(case)));
    let text = |text: &str| AttributeValue::S(text.to_owned());
    let put = table.sdk().put_item().table_name(table.table_name());
    let put = put.item("PK", text(&pk)).item("SK", text(sk));
    put.item("entity_type", text("Robot")).send().await.unwrap();
}

/// The entities of one kind.
fn all<E: EntityOf<Rooms> + Clone>(rows: &[Rooms]) -> Vec<E> {
    rows.iter().filter_map(Rooms::as_entity::<E>).cloned().collect()
}

/// The room of all rows of a partition, or the member that it lacks.
fn room_of(rows: &[Rooms]) -> Result<Option<Room>, &'static str> {
    let (players, settings) = (all(rows), all(rows).pop());
    match all(rows).pop() {
        Some(game) => Ok(Some(Room { players, game, settings })),
        None if players.is_empty() && settings.is_none() => Ok(None),
        None => Err("game"),
    }
}

fn person_of(rows: &[Rooms]) -> Result<Option<Person>, &'static str> {
    let games = all(rows);
    match all(rows).pop() {
        Some(profile) => Ok(Some(Person { profile, games })),
        None if games.is_empty() => Ok(None),
        None => Err("profile"),
    }
}

fn outcome<C>(loaded: Result<Option<C>, Error>) -> Result<Option<C>, &'static str> {
    loaded.map_err(|error| match error {
        Error::Collection(CollectionError::Missing { member, .. }) => member,
        error => panic!("{error}"),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn loading_is_reading_everything_and_filtering_it() {
    on_every_engine::<Rooms>(async |table| {
        let (mut seen, mut several_pages) = (BTreeMap::new(), 0);
        for case in 0..u32::try_from(rounds(48)).unwrap() {
            let mut chance = Chance::of_seed(case.into());
            let some = (0..1 + chance.below(30)).map(|_| row(&mut chance, case));
            let mut rows: Vec<_> = some.collect();
            if case % 50 == 1 {
                // A room of several pages.
                let game = chance.of(&games(case));
                let large = names(case).map(|name| Player { game, name, text: long_text() });
                rows.extend(large.map(Rooms::from));
            }
            let batch = rows.iter().fold(table.batch(), BatchWrite::put_any);
            batch.await.unwrap();
            for _ in 0..chance.below(3) {
                put_stranger(&table, &mut chance, case).await;
            }
            let queries = games(case).map(|game| Room::query().game(game));
            let rooms = table.load_many(queries).concurrency(2).consistent().await;
            for (game, room) in games(case).into_iter().zip(rooms) {
                let told = format!("case {case}, game {game}");
                let rows = table.query(Game::collection().game(game)).consistent().await.unwrap();
                *seen.entry(room.is_ok()).or_insert(0) += 1;
                assert_eq!(outcome(room), room_of(&rows), "{told}");
                assert_eq!(
                    outcome(Room::from_rows(rows.clone()).map_err(Error::from)),
                    room_of(&rows)
                );

                let history = table.load(History::query().game(game)).await;
                let logs = all(&rows);
                let expected = (!logs.is_empty()).then_some(History { logs });
                assert_eq!(outcome(history), Ok(expected), "{told}");

                let basics = table.load(Basics::query().game(game)).await;
                let expected = all(&rows).pop().map(|game| Basics { game: Some(game) });
                assert_eq!(outcome(basics), Ok(expected), "{told}");

                let members = table.query(Room::query().game(game)).await.unwrap();
                let among = |row: &&Rooms| {
                    matches!(row, Rooms::Game(_) | Rooms::Settings(_) | Rooms::Player(_))
                };
                assert!(members.iter().eq(rows.iter().filter(among)), "{told}");
                let first = table.query(Room::query().game(game)).page(None).await.unwrap();
                several_pages += u32::from(first.rows.len() < members.len());
                let count = table.query(Room::query().game(game)).count().await.unwrap();
                assert_eq!(count, members.len(), "{told}");
            }
            for name in &names(case) {
                let rows = table.query(Player::collection_by_name().name(name)).await.unwrap();
                let person = table.load(Person::query().name(name)).await;
                assert_eq!(outcome(person), person_of(&rows), "case {case}, {name}");
            }
        }
        assert!(seen.len() == 2, "some rooms lack their game: {seen:?}");
        assert!(several_pages > 0, "no room has several pages");
    })
    .await;
}
