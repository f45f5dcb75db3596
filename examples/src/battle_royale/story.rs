//! Runs every access pattern once, in the order of a game's life.

use std::io::Write;
use std::time::{Duration, SystemTime};

use aws_sdk_dynamodb::primitives::{DateTime, DateTimeFormat};
use ddb_keys::aws::BatchWrite;

use super::cast::Cast;
use super::entities::{BattleRoyale, Game, User, UserGameMapping, UserKey};
use super::patterns::{
    FULL, Table, all_open_games, game_with_players, join, open_games, past_games, start,
};
use crate::Failure;
use crate::report::{Report, Shown};

/// Creates the table and writes all rows, or returns an error that says what is missing.
pub async fn load(table: &Table, rows: &[BattleRoyale]) -> Result<(), Failure> {
    let name = table.table_name();
    let created = table.create_table().until_active(Duration::from_secs(5 * 60)).await;
    created.map_err(|error| format!("the table `{name}` could not be created: {error}"))?;
    let written = rows.iter().fold(table.batch(), BatchWrite::put_any).await;
    Ok(written.map_err(|error| format!("the table `{name}` was created, but {error}"))?)
}

/// Runs the access patterns on a table that contains these rows.
pub async fn tell<W: Write>(
    report: &mut Report<W>,
    table: &Table,
    rows: &[BattleRoyale],
    cast: &Cast<'_>,
) -> Result<(), Failure> {
    let Cast { viewed, joined, newcomer, veteran } = *cast;
    report.step("Every item is read back as it was written", "scan")?;
    let stored = table.scan().await?;
    let equal = rows.iter().filter(|row| stored.contains(row)).count();
    report.line(format_args!("{equal} of {}", rows.len()))?;

    let key = UserKey { username: newcomer };
    let title = format_args!("The profile of {newcomer}");
    report.step(title, format_args!("get {}", key.build()?))?;
    let user: User = table.get(key).await?.ok_or("no such user")?;
    report.line(format_args!("{}, {}", user.name, user.email))?;

    report.ask(table, "A game and its players", game_with_players(viewed.game_id)).await?;
    let title = format!("Open games on {}, oldest first", viewed.map);
    report.ask(table, title, open_games(&viewed.map)).await?;
    let asked = all_open_games();
    report.step("Open games on all maps", format_args!("scan {}", asked.index()))?;
    report.entities::<BattleRoyale>(table.scan_index(asked).await?)?;
    report.ask(table, format!("Past games of {veteran}"), past_games(veteran)).await?;
    report
        .ask(table, format!("Past games of {newcomer}, before joining"), past_games(newcomer))
        .await?;

    let title = format_args!("{newcomer} joins {} people on {}", joined.people, joined.map);
    let asked = "in one transaction: create the UserGameMapping; people + 1 if people < 50";
    report.step(title, asked)?;
    report.line(people(table, joined).await?)?;
    for attempt in ["join", "join again"] {
        report.outcome(attempt, join(table, joined.game_id, newcomer).await)?;
        report.line(people(table, joined).await?)?;
    }

    let title = format_args!("{}, who created the game, starts it", joined.creator);
    let asked = "remove open_timestamp and set start_time, if people = 50, creator matches and start_time is missing";
    report.step(title, asked)?;
    let now = DateTime::from(SystemTime::now()).fmt(DateTimeFormat::DateTime)?;
    let creator = joined.creator.as_str();
    for (attempt, user) in
        [("start as another user", newcomer), ("start", creator), ("start again", creator)]
    {
        report.outcome(attempt, start(table, joined.game_id, user, &now).await)?;
    }
    report.ask(table, "Open games on its map, now", open_games(&joined.map)).await?;
    report.ask(table, format!("Past games of {newcomer}, now"), past_games(newcomer)).await
}

/// The player count in the game's item, and the number of player items.
async fn people(table: &Table, game: &Game) -> Result<String, Failure> {
    let room = table.load(game_with_players(game.game_id)).consistent().await?;
    let room = room.ok_or("no such game")?;
    Ok(format!("people {}, players {}", room.game.people, room.players.len()))
}

impl Shown for BattleRoyale {
    const HEADER: &'static [&'static str] = &["entity", "id", "details"];

    fn cells(&self) -> Vec<String> {
        let (id, note) = match self {
            Self::User(User { username, name, .. }) => (username.clone(), name.clone()),
            Self::Game(game) => {
                let opened = game.open_timestamp.as_ref().map(|time| format!("open since {time}"));
                let (map, people) = (&game.map, game.people);
                let state = opened.as_deref().unwrap_or("closed");
                (game.game_id.to_string(), format!("{map}, {people} of {FULL}, {state}"))
            }
            Self::UserGameMapping(UserGameMapping { game_id, username, place }) => {
                let place = place.as_deref().unwrap_or("plays");
                (username.clone(), format!("{place} in {game_id}"))
            }
        };
        vec![self.entity_name().to_owned(), id, note]
    }
}
