//! Every access pattern once, in the order of a game's life.

use std::collections::HashMap;
use std::io::Write;
use std::time::SystemTime;

use aws_sdk_dynamodb::primitives::{DateTime, DateTimeFormat};
use ddb_keys::KeyCondition;
use ddb_keys::aws::{Client, Selects};
use uuid::Uuid;

use super::cast::Cast;
use super::entities::{BattleRoyale, Game, GameKey, User, UserKey};
use super::items_file::claim;
use super::patterns::{all_open_games, game_with_players, join, open_games, past_games, start};
use crate::Failure;
use crate::report::{Report, Shown};

/// A table, and the report of what it is asked.
#[derive(Debug)]
pub struct Story<'t, W> {
    /// The table, loaded.
    pub table: &'t Client<BattleRoyale>,
    /// Where everything is printed.
    pub report: Report<W>,
}

impl<W: Write> Story<'_, W> {
    /// Runs the access patterns over a table that holds these rows.
    pub async fn tell(&mut self, rows: &[BattleRoyale], cast: &Cast<'_>) -> Result<(), Failure> {
        self.everything(rows).await?;
        self.profile(cast.newcomer).await?;
        self.ask("A game and its players", game_with_players(cast.viewed.game_id)?).await?;
        for map in &cast.maps {
            self.ask(&format!("Open games on {map}, oldest first"), open_games(map)?).await?;
        }
        let asked = all_open_games();
        self.report.step("Open games on all maps", format_args!("scan {}", asked.index()))?;
        self.report.rows(&self.table.scan_index(asked).await?)?;
        let (veteran, newcomer) = (cast.veteran, cast.newcomer);
        self.ask(&format!("Past games of {veteran}"), past_games(veteran)?).await?;
        self.ask(&format!("Past games of {newcomer}, so far"), past_games(newcomer)?).await?;
        self.join(cast.joined, newcomer).await?;
        self.start(cast.joined).await?;
        self.ask("Open games on its map, now", open_games(&cast.joined.map)?).await?;
        self.ask(&format!("Past games of {newcomer}, now"), past_games(newcomer)?).await
    }

    /// Prints a key condition, and the rows that it selects.
    async fn ask<S>(&mut self, title: &str, asked: KeyCondition<S>) -> Result<(), Failure>
    where
        S: Selects<BattleRoyale, Row: Shown> + 'static,
    {
        self.report.ask(self.table, title, asked).await.map(drop)
    }

    async fn everything(&mut self, rows: &[BattleRoyale]) -> Result<(), Failure> {
        let title = "Every item, claimed by its keys and rebuilt from its own attributes";
        self.report.step(title, "scan")?;
        let stored = self.table.scan().into_builder()?.into_paginator().items().send();
        let stored = stored.try_collect().await.map_err(aws_sdk_dynamodb::Error::from)?;
        let claimed: Vec<_> = stored.iter().filter_map(|item| claim(item).ok()).collect();
        let claimed: HashMap<_, _> = claimed.iter().map(|row| (row.key(), row)).collect();
        let equal = rows.iter().filter(|row| claimed.get(&row.key()) == Some(row)).count();
        let all = rows.len();
        Ok(self.report.line(format_args!("{equal} of {all}, byte for byte, keys included"))?)
    }

    async fn profile(&mut self, username: &str) -> Result<(), Failure> {
        let key = UserKey { username };
        let title = format_args!("The profile of {username}");
        self.report.step(title, format_args!("get {}", key.build()?))?;
        let user: User = self.table.get(key).await?.ok_or("no such user")?;
        Ok(self.report.line(format_args!("{}, {}", user.name, user.email))?)
    }

    async fn join(&mut self, game: &Game, username: &str) -> Result<(), Failure> {
        let title = format_args!("{username} joins {} people on {}", game.people, game.map);
        let asked = "in one transaction: create the UserGameMapping; people + 1 if people < 50";
        self.report.step(title, asked)?;
        self.people(game.game_id).await?;
        for attempt in ["join", "join again"] {
            self.report.outcome(attempt, join(self.table, game.game_id, username).await)?;
            self.people(game.game_id).await?;
        }
        Ok(())
    }

    /// The count that the game keeps, and the players that there are.
    async fn people(&mut self, game_id: Uuid) -> Result<(), Failure> {
        let game: Game =
            self.table.get(GameKey { game_id }).consistent().await?.ok_or("no game")?;
        let items = self.table.query(game_with_players(game_id)?).consistent().count().await?;
        let (people, players) = (game.people, items.saturating_sub(1));
        Ok(self.report.line(format_args!("people {people}, players {players}"))?)
    }

    async fn start(&mut self, game: &Game) -> Result<(), Failure> {
        let title = format_args!("{}, who made the game, starts it", game.creator);
        let asked =
            "remove open_timestamp, set start_time if people = 50, its creator, no start_time";
        self.report.step(title, asked)?;
        let now = DateTime::from(SystemTime::now()).fmt(DateTimeFormat::DateTime)?;
        for attempt in ["start", "start again"] {
            let started = start(self.table, game.game_id, &game.creator, &now).await;
            self.report.outcome(attempt, started)?;
        }
        Ok(())
    }
}
