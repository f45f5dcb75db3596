//! Every access pattern once, in the order of a game's life.

use std::collections::HashMap;
use std::io::Write;
use std::time::SystemTime;

use aws_sdk_dynamodb::primitives::{DateTime, DateTimeFormat};
use ddb_keys::Table;
use ddb_keys::aws::Client;

use super::Failure;
use super::cast::Cast;
use super::entities::{BattleRoyale, Game, GameKey, User, UserKey};
use super::items_file::claim;
use super::patterns::{all_open_games, game_with_players, join, open_games, past_games, start};
use super::report::Report;

/// Runs the access patterns over a table that holds these rows, and prints them.
pub async fn tell<W: Write>(
    table: &Client<BattleRoyale>,
    rows: &[BattleRoyale],
    cast: &Cast<'_>,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    let Cast { newcomer, veteran, joined, viewed, .. } = cast;
    report.step("Every item, claimed by its keys and rebuilt from its own attributes", "scan")?;
    let stored = table.scan().into_builder()?.into_paginator().items().send();
    let stored = stored.try_collect().await.map_err(aws_sdk_dynamodb::Error::from)?;
    let claimed: Vec<_> = stored.into_iter().filter_map(|item| claim(item).ok()).collect();
    let claimed: HashMap<_, _> = claimed.iter().map(|row| (row.key(), row)).collect();
    let equal = rows.iter().filter(|row| claimed.get(&row.key()) == Some(row)).count();
    report.line(format_args!("{equal} of {}, byte for byte, keys included", rows.len()))?;

    let key = UserKey { username: newcomer };
    report.step(format_args!("The profile of {newcomer}"), format_args!("get {}", key.build()?))?;
    let profile: Option<User> = table.get(key).await?;
    let profile = profile.map_or("none".into(), |user| format!("{}, {}", user.name, user.email));
    report.line(profile)?;

    let asked = game_with_players(viewed.game_id)?;
    report.step("A game and its players", BattleRoyale::SCHEMA.show(&asked))?;
    report.collection(&table.query(asked).await?)?;

    for map in &cast.maps {
        let asked = open_games(map)?;
        report.step(
            format_args!("Open games on {map}, oldest first"),
            BattleRoyale::SCHEMA.show(&asked),
        )?;
        report.games(&table.query(asked).await?)?;
    }

    let asked = all_open_games();
    report.step("Open games on all maps", format_args!("scan {}", asked.index()))?;
    report.games(&table.scan_index(asked).await?)?;

    past(table, veteran, "Past games of", report).await?;
    past(table, newcomer, "Past games, so far, of", report).await?;

    let (game_id, creator) = (joined.game_id, joined.creator.as_str());
    report.step(
        format_args!("{newcomer} joins the fullest open game, on {}", joined.map),
        "in one transaction: create the UserGameMapping; people + 1 if people < 50",
    )?;
    people(table, game_id, "before", report).await?;
    report.outcome("join", join(table, game_id, newcomer).await)?;
    people(table, game_id, "after", report).await?;
    report.outcome("join again", join(table, game_id, newcomer).await)?;
    people(table, game_id, "after", report).await?;

    let now = DateTime::from(SystemTime::now()).fmt(DateTimeFormat::DateTime)?;
    report.step(
        format_args!("{creator}, who made the game, starts it"),
        format_args!(
            "remove open_timestamp, set start_time, if creator = {creator}, people = 50, no start_time"
        ),
    )?;
    report.outcome("start", start(table, game_id, creator, &now).await)?;
    report.outcome("start again", start(table, game_id, creator, &now).await)?;

    let asked = open_games(&joined.map)?;
    report.step("Open games on that map, now", BattleRoyale::SCHEMA.show(&asked))?;
    report.games(&table.query(asked).await?)?;

    past(table, newcomer, "Past games, now, of", report).await
}

async fn past<W: Write>(
    table: &Client<BattleRoyale>,
    username: &str,
    title: &str,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    let asked = past_games(username)?;
    report.step(format_args!("{title} {username}"), BattleRoyale::SCHEMA.show(&asked))?;
    Ok(report.past(&table.query(asked).await?)?)
}

/// The game's own count of people, and the players that it has.
async fn people<W: Write>(
    table: &Client<BattleRoyale>,
    game_id: uuid::Uuid,
    when: &str,
    report: &mut Report<W>,
) -> Result<(), Failure> {
    let game: Option<Game> = table.get(GameKey { game_id }).consistent().await?;
    let items = table.query(game_with_players(game_id)?).consistent().count().await?;
    let (people, players) = (game.map_or(0, |game| game.people), items.saturating_sub(1));
    Ok(report.line(format_args!("{when}: people {people}, players {players}"))?)
}
