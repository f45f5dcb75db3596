//! The examples of operations and of their errors, which share one table.

/// An example on the table of [`aws`](crate::aws), in lines. `table`, a `message` that is not stored, and its `key` are
/// there.
macro_rules! example {
    ($($line:literal)+) => {
        $crate::aws::example::on_table!($($line, "\n",)+)
    };
}

/// An operation that fails, and what its error says.
macro_rules! failing {
    ($($line:literal)+ => $text:literal) => {
        $crate::aws::example::on_table!(
            "let refused = ",
            $($line, "\n",)+
            "    .await;\nassert_eq!(refused.unwrap_err().to_string(), \"", $text, "\");\n",
        )
    };
}

/// A code block that begins with the hidden table.
macro_rules! on_table {
    ($($text:expr,)+) => {
        concat!(
            r##"```
# use std::collections::BTreeSet;
# use ddb_keys::aws::{Cursor, Error, InvalidRequest};
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
# #[gsi(ByTopic, pk = "TOPIC#<topic>", sk = "<rank:04>")]
# struct Message {
#     room: String, number: u32, author: String, topic: Option<String>, rank: u32, likes: u32, edits: Vec<String>,
#     #[serde(with = "serde_dynamo::string_set", default, skip_serializing_if = "BTreeSet::is_empty")]
#     tags: BTreeSet<String>,
#     expires: u64,
# }
# #[derive(Debug, PartialEq, Table)]
# #[table(name = "chat", pk = "PK", sk = "SK")]
# #[gsi(ByAuthor, name = "by-author", pk = "GSI1PK", sk = "GSI1SK")]
# #[gsi(ByTopic, name = "by-topic", pk = "GSI2PK", sk = "GSI2SK")]
# enum Chat { Room(Room), Message(Message) }
# #[tokio::main(flavor = "current_thread")]
# async fn main() -> Result<(), Box<dyn std::error::Error>> {
# let engine = Embedded::start().await?;
# let table = Chat::client(engine.client());
# table.create_table().await?;
# let message = Message {
#     room: "rust".into(), number: 1, author: "ann".into(), topic: None, rank: 1, likes: 0, edits: vec![],
#     tags: BTreeSet::new(), expires: 4_102_444_800,
# };
# let key = MessageKey { room: "rust", number: 1 };
"##,
            $($text,)+
            "# Ok(())\n# }\n```"
        )
    };
}

pub(in crate::aws) use {example, failing, on_table};
