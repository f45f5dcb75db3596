//! A game server's table: users, games of up to fifty people, and who plays in which game.
//!
//! Start reading at [`entities`], which is all that the program says about keys, and go on with
//! [`patterns`], which is all that it asks the table.

pub mod cast;
pub mod entities;
pub mod items_file;
pub mod patterns;
pub mod sample;
pub mod story;
