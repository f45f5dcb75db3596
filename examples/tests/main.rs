//! Tests of the access patterns of every example, end to end.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod battle_royale;
mod capacity;
mod common;
mod entity_patterns;
mod hot_partition;
mod migration;
mod organizations;
mod player_games;
mod readme;
mod social;
