//! A game server's table: users, games with up to fifty players, and who plays in which game.
//!
//! Start with [`entities`], which defines all keys, and continue with [`patterns`], which has all
//! requests.

pub mod cast;
pub mod entities;
pub mod items_file;
pub mod patterns;
pub mod sample;
pub mod story;
