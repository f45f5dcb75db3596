//! Stored items with any attributes, read by a table: nothing panics, an item of an entity
//! is equal after it is written and read again, and an item of no entity is returned.
#![no_main]

use std::collections::HashMap;

use arbitrary::Arbitrary;
use aws_sdk_dynamodb::primitives::Blob;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Item, ItemError};
use ddb_keys::{Entity, KeyPart, KeyValue, Table};
use libfuzzer_sys::fuzz_target;
use serde::{Deserialize, Serialize};

fuzz_target!(|stored: (Written, Vec<(Name, Option<Value>)>)| {
    let (written, changes) = stored;
    let mut item = written.item();
    for (name, value) in changes {
        match value {
            Some(value) => item.insert(name.into(), value.into()),
            None => item.remove(&String::from(name)),
        };
    }
    match Things::from_item(item.clone()) {
        Ok(Things::Unknown(returned)) => assert_eq!(returned, item),
        Ok(thing) => comes_back(thing),
        Err(ItemError::Deserialize { key, .. }) => assert_eq!(key.map(|key| *key), key_of(&item)),
        Err(error) => panic!("{error}"),
    }
    if let Err(ItemError::Unclaimed { item: returned, .. }) = Strict::from_item(item.clone()) {
        assert_eq!(*returned, item);
    }
});

fn key_of(item: &Item) -> Option<ddb_keys::Key> {
    let half = |name| match item.get(name)? {
        AttributeValue::S(text) => Some(KeyValue::S(text.clone())),
        AttributeValue::N(number) => Some(KeyValue::N(number.clone())),
        AttributeValue::B(bytes) => Some(KeyValue::B(bytes.clone().into_inner())),
        _ => None,
    };
    Some(ddb_keys::Key { pk: half("PK")?, sk: Some(half("SK")?) })
}

/// Fields that cannot build a key are an error. Everything else is written and read again.
fn comes_back(thing: Things) {
    if let Ok(item) = thing.to_item() {
        assert_eq!(Things::from_item(item).unwrap(), thing);
    }
}

/// An item that the table wrote, before others change it.
#[derive(Debug, Arbitrary)]
enum Written {
    Nothing,
    User(String, Option<String>),
    Task(String, u32, bool, Option<u128>),
    Note(i64, String, String, Option<u128>),
}

impl Written {
    fn item(self) -> Item {
        let item = match self {
            Self::Nothing => return Item::new(),
            Self::User(username, email) => Things::item(&User { username, email }),
            Self::Task(username, number, open, id) => {
                let status = if open { Status::Open } else { Status::Done };
                let id = id.map(uuid::Uuid::from_u128);
                Things::item(&Task { username, number, status, id })
            }
            Self::Note(id, email, at, number) => Things::item(&Note { id, email, at, number }),
        };
        item.unwrap_or_default()
    }
}

/// A name that the table knows, or any other.
#[derive(Debug, Arbitrary)]
enum Name {
    Pk,
    Sk,
    Gsi1Pk,
    Gsi1Sk,
    EntityType,
    Username,
    Email,
    Id,
    Status,
    Number,
    At,
    Other(String),
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        let known = match name {
            Name::Pk => "PK",
            Name::Sk => "SK",
            Name::Gsi1Pk => "GSI1PK",
            Name::Gsi1Sk => "GSI1SK",
            Name::EntityType => "entity_type",
            Name::Username => "username",
            Name::Email => "email",
            Name::Id => "id",
            Name::Status => "status",
            Name::Number => "number",
            Name::At => "at",
            Name::Other(name) => return name,
        };
        known.into()
    }
}

/// Any value, often the text of a key or a type.
#[derive(Debug, Arbitrary)]
enum Value {
    Key(Key, String),
    S(String),
    N(String),
    Whole(i128),
    B(Vec<u8>),
    Bool(bool),
    Null(bool),
    L(Vec<Value>),
    M(HashMap<String, Value>),
    Ss(Vec<String>),
    Ns(Vec<String>),
    Bs(Vec<Vec<u8>>),
}

#[derive(Debug, Arbitrary)]
enum Key {
    User,
    Metadata,
    Task,
    Number,
    Note,
    OpenTask,
    TypeUser,
    TypeTask,
    TypeNote,
}

impl Key {
    fn text(&self) -> &'static str {
        match self {
            Self::User => "USER#",
            Self::Metadata => "#METADATA#",
            Self::Task => "TASK#",
            Self::Number => "00000007",
            Self::Note => "NOTE#7#",
            Self::OpenTask => "OPEN",
            Self::TypeUser => "User",
            Self::TypeTask => "TASK",
            Self::TypeNote => "Note",
        }
    }
}

impl From<Value> for AttributeValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Key(key, text) => Self::S(format!("{}{text}", key.text())),
            Value::S(text) => Self::S(text),
            Value::N(text) => Self::N(text),
            Value::Whole(number) => Self::N(number.to_string()),
            Value::B(bytes) => Self::B(Blob::new(bytes)),
            Value::Bool(bool) => Self::Bool(bool),
            Value::Null(null) => Self::Null(null),
            Value::L(list) => Self::L(list.into_iter().map(Into::into).collect()),
            Value::M(map) => {
                Self::M(map.into_iter().map(|(name, value)| (name, value.into())).collect())
            }
            Value::Ss(texts) => Self::Ss(texts),
            Value::Ns(texts) => Self::Ns(texts),
            Value::Bs(all) => Self::Bs(all.into_iter().map(Blob::new).collect()),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
struct User {
    username: String,
    email: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[serde(rename_all = "UPPERCASE")]
#[key_part(rename_all = "UPPERCASE")]
enum Status {
    Open,
    Done,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(name = "TASK")]
#[pk("USER#<username>")]
#[sk("TASK#<number:08>")]
#[gsi(ByStatus, when(status = Status::Open), pk = "OPEN#<username>", sk = "<id>")]
struct Task {
    username: String,
    number: u32,
    status: Status,
    id: Option<uuid::Uuid>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NOTE#<id>#<email..>")]
#[sk(at)]
struct Note {
    id: i64,
    email: String,
    #[serde(rename = "SK")]
    at: String,
    number: Option<u128>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "things", pk = "PK", sk = "SK")]
#[gsi(ByStatus, name = "by-status", pk = "GSI1PK", sk = "GSI1SK")]
enum Things {
    User(User),
    Task(Box<Task>),
    Note(Note),
    #[table(unknown)]
    Unknown(Item),
}

/// A table in which only keys tell the entity, and an item of no entity is an error.
#[derive(Debug, Table)]
#[table(name = "strict", pk = "PK", sk = "SK", type_attribute = none)]
enum Strict {
    User(User),
    Note(Note),
}
