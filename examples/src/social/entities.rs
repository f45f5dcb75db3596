//! The entities and their keys.
//!
//! One index with its own attributes serves every lookup from another side. A new way to log in is a
//! new variant of [`Provider`], not a new index.
#![allow(missing_docs, reason = "the names of the fields say it all")]

use ddb_keys::{Entity, ItemCollection, KeyPart, Table};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The id of a user. It can be part of a URL.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, KeyPart)]
#[key_part(chars = "0-9A-Za-z-_")]
pub struct UserId(pub String);

/// The id of a server. It can be part of a URL.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, KeyPart)]
#[key_part(chars = "0-9A-Za-z-_")]
pub struct ServerId(pub String);

/// The id of a chat. It can be part of a URL.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, KeyPart)]
#[key_part(chars = "0-9A-Za-z-_")]
pub struct ChatId(pub String);

/// How a user logs in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "snake_case")]
#[key_part(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Provider {
    Email,
    Username,
    Github,
}

/// A person with an account.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("#METADATA")]
pub struct User {
    pub user_id: UserId,
    pub name: String,
}

/// A way to log in as a user. The index finds it by what the user types.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("<provider>#<subject..>")]
#[gsi(Lookup, pk = "<provider>#<subject..>", sk = "USER#<user_id>")]
pub struct Login {
    pub user_id: UserId,
    pub provider: Provider,
    pub subject: String,
}

/// Reserves a login. It is created together with the login, so that no two users share one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TAKEN#<provider>#<subject..>")]
#[sk("#METADATA")]
pub struct TakenLogin {
    pub provider: Provider,
    pub subject: String,
}

/// A message in a chat. Messages are stored in the order of their time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CHAT#<chat_id>")]
#[sk("MSG#<sent_at:millis>#<message_id>")]
pub struct Message {
    pub chat_id: ChatId,
    #[serde(default = "Timestamp::now")]
    pub sent_at: Timestamp,
    #[serde(default = "Uuid::new_v4")]
    pub message_id: Uuid,
    pub author: UserId,
    pub text: String,
}

/// A server on which users meet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SERVER#<server_id>")]
#[sk("#METADATA")]
pub struct Server {
    pub server_id: ServerId,
    pub name: String,
}

/// A user's membership in a server. It has a copy of the user's name, so that one query lists all names.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SERVER#<server_id>")]
#[sk("USER#<user_id>")]
#[gsi(Lookup, pk = "USER#<user_id>", sk = "SERVER#<server_id>")]
pub struct Member {
    pub server_id: ServerId,
    pub user_id: UserId,
    pub user_name: String,
    pub role: String,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "social", pk = "pk", sk = "sk")]
#[gsi(Lookup, name = "gs1", pk = "gs1pk", sk = "gs1sk")]
pub enum Social {
    User(User),
    Login(Login),
    TakenLogin(TakenLogin),
    Message(Message),
    Server(Server),
    Member(Member),
}

/// A server with all its members.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Social)]
pub struct Community {
    pub server: Server,
    pub members: Vec<Member>,
}
