//! A table of rooms and messages, on which the examples in the documentation of the client run. It is compiled once, and not for each of them.

use std::collections::BTreeSet;

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

/// A room.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("#ROOM")]
#[allow(missing_docs)]
pub struct Room {
    pub room: String,
}

/// A message in a room.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("ROOM#<room>")]
#[sk("MSG#<number:04>")]
#[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "MSG#<number:04>")]
#[gsi(ByTopic, pk = "TOPIC#<topic>", sk = "<rank:04>")]
#[allow(missing_docs)]
pub struct Message {
    pub room: String,
    pub number: u32,
    pub author: String,
    pub topic: Option<String>,
    pub rank: u32,
    pub likes: u32,
    pub edits: Vec<String>,
    #[serde(
        with = "serde_dynamo::string_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    pub tags: BTreeSet<String>,
    pub expires: u64,
}

/// The table of both.
#[derive(Debug, PartialEq, Table)]
#[table(name = "chat", pk = "PK", sk = "SK")]
#[gsi(ByAuthor, name = "by-author", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByTopic, name = "by-topic", pk = "GSI2PK", sk = "GSI2SK")]
#[allow(missing_docs)]
pub enum Chat {
    Room(Room),
    Message(Message),
}

/// A message that is not stored, and its key.
#[must_use]
pub fn message() -> (Message, MessageKey<'static>) {
    let message = Message {
        room: "rust".into(),
        number: 1,
        author: "ann".into(),
        topic: None,
        rank: 1,
        likes: 0,
        edits: Vec::new(),
        tags: BTreeSet::new(),
        expires: 4_102_444_800,
    };
    (message, MessageKey { room: "rust", number: 1 })
}
