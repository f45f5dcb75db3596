//! The examples of the client's methods.

/// An example of an operation on a table of rooms and messages.
macro_rules! example {
    ($($line:literal)+) => {
        concat!(
            r##"```
# use ddb_keys::embedded::Embedded;
# use ddb_keys::{Entity, Table};
# use serde::{Deserialize, Serialize};
# #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
# #[pk("ROOM#<room>")]
# #[sk("#ROOM")]
# struct Room { room: String }
# #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
# #[entity(ttl = expires)]
# #[pk("ROOM#<room>")]
# #[sk("MSG#<number:04>")]
# #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "MSG#<number:04>")]
# struct Message { room: String, number: u32, author: String, likes: u32, expires: u64 }
# #[derive(Debug, PartialEq, Table)]
# #[table(name = "chat", pk = "PK", sk = "SK")]
# #[gsi(ByAuthor, name = "by-author", pk = "GSI1PK", sk = "GSI1SK")]
# enum Chat { Room(Room), Message(Message) }
# #[tokio::main(flavor = "current_thread")]
# async fn main() -> Result<(), Box<dyn std::error::Error>> {
# let engine = Embedded::start().await?;
# let table = Chat::client(engine.client());
# table.create_table().await?;
# let message = Message { room: "rust".into(), number: 1, author: "ann".into(), likes: 0, expires: 4_102_444_800 };
# let key = MessageKey { room: "rust", number: 1 };
"##,
            $($line, "\n",)+
            "# Ok(())\n# }\n```"
        )
    };
}

pub(super) use example;
