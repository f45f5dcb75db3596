//! Errors of operations on a table.

pub(in crate::aws) mod cancellation;
mod conversion;
mod display;
pub(in crate::aws) mod incomplete;
pub(in crate::aws) mod invalid_request;
mod item;
#[cfg(test)]
mod tests;
mod unclaimed;
pub(in crate::aws) mod unwritten;
pub(in crate::aws) mod value;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::aws::example::{example, failing, on_users};
use crate::aws::{CursorError, Guard, Incomplete, Item, TableDifference, Unwritten};
use crate::key::KeyError;
use crate::table::CollectionError;
use cancellation::Cancellation;
use invalid_request::InvalidRequest;

pub use item::ItemError;
pub use unclaimed::Unclaimed;

/// An error of an operation on a table.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A value cannot be part of a key; nothing was sent.
    ///
    #[doc = failing!(
        r#"table.get(RoomKey { room: "a#b" })"#
        => "`Room`, partition key `ROOM#<room>`: `room` contains the separator `#` at byte 1"
    )]
    Key(KeyError),
    /// An entity could not be written as an item, or an item could not be read as an entity.
    ///
    #[doc = example!(
        "# use aws_sdk_dynamodb::types::AttributeValue;"
        "# let mut stored = Chat::item(&message)?;"
        r#"# stored.remove("likes");"#
        r#"# table.sdk().put_item().table_name("chat").set_item(Some(stored)).send().await?;"#
        "// An item that somebody wrote without `likes`."
        "let error = table.get(key).await.unwrap_err();"
        r#"let message = "the item `ROOM#rust | MSG#0001` cannot be read as `Message`: \"#
        r#"    missing field `likes`";"#
        "assert_eq!(error.to_string(), message);"
    )]
    Item(ItemError),
    /// The request is one that the library refuses; nothing was sent.
    ///
    #[doc = failing!(
        "table.update(key)"
        => "the update changes nothing: add a change, such as `set`"
    )]
    Refused(InvalidRequest),
    /// The condition of the write is false; nothing was written.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "let error = table.create(&message).await.unwrap_err();"
        r#"assert_eq!(error.to_string(), "the condition on `Message` is false: nothing was changed");"#
        r#"let Error::ConditionFailed { item: Some(stored), .. } = error else { panic!("{error}") };"#
        "assert_eq!(Chat::from_item(*stored)?, Chat::Message(message));"
    )]
    #[doc(alias = "ConditionalCheckFailedException")]
    #[doc(alias = "conditional check")]
    #[doc(alias = "precondition")]
    ConditionFailed {
        /// The entity that the request is about.
        entity: &'static str,
        /// The condition that was false, if the library has added it. `None` if it is one of the caller's.
        guard: Option<Guard>,
        /// The stored item, or `None` if there is none.
        item: Option<Box<Item>>,
    },
    /// The write needs an existing item, but there is none; nothing was written.
    ///
    #[doc = failing!(
        "table.replace(&message)"
        => "there is no such `Message`: nothing was changed"
    )]
    #[doc(alias = "ConditionalCheckFailedException")]
    #[doc(alias = "not found")]
    #[doc(alias = "404")]
    NotFound {
        /// The entity that the request is about.
        entity: &'static str,
    },
    /// Another item has a value that no two items of the entity share, `#[entity(unique(…))]`. Nothing was changed.
    ///
    #[doc = on_users!(
        r#"table.create(&User { name: "a".into(), mail: "m@a.org".into() }).await?;"#
        r#"let error = table.create(&User { name: "b".into(), mail: "m@a.org".into() }).await.unwrap_err();"#
        r#"let text = "another item has the unique value of `User` that `Mail` stands for: \"#
        r#"    nothing was changed";"#
        "assert_eq!(error.to_string(), text);"
    )]
    #[doc(alias = "duplicate")]
    #[doc(alias = "already taken")]
    #[doc(alias = "409")]
    NotUnique {
        /// The entity whose item was to be written.
        entity: &'static str,
        /// The entity whose item stands for the value.
        lock: &'static str,
        /// That item. `None` if two items of the same transaction have the value.
        item: Option<Box<Item>>,
    },
    /// The update changes something inside of an attribute, such as an entry of a map, and the item lacks that attribute; nothing
    /// was written. The first change sets the attribute as a whole.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("STATS#<id>")]"#
        "struct Stats { id: u32, #[serde(default)] by_day: std::collections::BTreeMap<String, u64> }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "stats", pk = "PK")]"#
        "# enum AllStats { Stats(Stats) }"
        "# let table = AllStats::client(engine.client());"
        "# table.create_table().await?;"
        "let update = table.update(StatsKey { id: 1 }).or_create();"
        r#"let error = update.add(|stats| stats.by_day.key("mon"), 1).await.unwrap_err();"#
        r#"let text = "`Stats` has no place for `by_day.mon`, \"#
        r#"    because the item lacks the attribute around it: nothing was changed";"#
        "assert_eq!(error.to_string(), text);"
    )]
    #[doc(alias = "document path")]
    NoSuchPath {
        /// The entity.
        entity: &'static str,
        /// The paths that the update changes inside of attributes. DynamoDB does not say which of several it was.
        paths: Vec<String>,
    },
    /// The item has a version other than the one that was read, or is gone; this write was not done.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        "#[entity(version = version)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String, text: String, version: u64 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "files", pk = "PK")]"#
        "# enum Files { File(File) }"
        "# let table = Files::client(engine.client());"
        "# table.create_table().await?;"
        r#"let file = File { name: "a".into(), text: "one".into(), version: 0 };"#
        "table.create(&file).await?;"
        "// Two writers have read version 1. The first one stores version 2."
        "let read = File { version: 1, ..file };"
        "table.put(&read).await?;"
        "let error = table.put(&read).await.unwrap_err();"
        r#"assert_eq!(error.to_string(), "`File` has changed since it was read: nothing was changed");"#
    )]
    #[doc(alias = "optimistic locking")]
    #[doc(alias = "ConditionalCheckFailedException")]
    Conflict {
        /// The entity that the request is about.
        entity: &'static str,
        /// The stored item, or `None` if there is none.
        item: Option<Box<Item>>,
    },
    /// The write was done, but what was stored before is not known.
    ///
    /// The SDK sent the request more than once because a response was lost. The old item that the last response has may be what
    /// an earlier attempt has left.
    ///
    #[doc = example!(
        r#"let error = Error::OldItemUnknown { entity: "Message" };"#
        r#"assert!(error.to_string().starts_with("the write of `Message` was done, but "));"#
    )]
    OldItemUnknown {
        /// The entity that the request is about.
        entity: &'static str,
    },
    /// DynamoDB refused the write, but may have carried it out before.
    ///
    /// The SDK sent the request more than once because a response was lost, and the condition of the
    /// last attempt was false. Either this write made it false itself, or another one did before.
    /// An item that looks like the one that was sent is not proof: another writer may have sent the
    /// same. Nor is a version: the item may have been deleted since, and created again.
    ///
    /// Compare the item with what the write should have left, or have less doubt:
    ///
    /// - a table with `#[table(write_token = "_w")]` marks each put and update, so that the library
    ///   recognizes its own write and returns `Ok`, as long as no other write has followed it;
    /// - [`once`](crate::aws::Put::once) sends the write as a transaction with a token, which is
    ///   never carried out twice.
    ///
    #[doc = example!(
        r#"let error = Error::Unsure { entity: "Message", item: None };"#
        r#"assert!(error.to_string().starts_with("the write of `Message` may have been done: "));"#
        "assert!(!error.is_condition_failed());"
    )]
    Unsure {
        /// The entity that the request is about.
        entity: &'static str,
        /// The stored item, or `None` if there is none.
        item: Option<Box<Item>>,
    },
    /// The transaction was cancelled; nothing was written. If stale versions were the only reason, the error is
    /// [`Conflict`](Self::Conflict).
    ///
    #[doc = example!(
        r#"let room = table.check(RoomKey { room: "rust" }).exists();"#
        "let error = table.transact_write((room, table.create(&message))).await.unwrap_err();"
        r#"let text = "the transaction was cancelled: the condition of action 0 is false";"#
        "assert_eq!(error.to_string(), text);"
        "assert_eq!(error.failed_condition().map(|action| action.action), Some(0));"
    )]
    #[doc(alias = "TransactionCanceledException")]
    Cancelled(Vec<Cancellation>),
    /// The table was not ready in time. It may exist already, and the same call continues from there.
    ///
    #[doc = example!(
        r#"let reason = "it is still being created".into();"#
        r#"let error = Error::NotActive { table: "chat".into(), reason };"#
        r#"assert_eq!(error.to_string(), "the table `chat` is not ready: it is still being created");"#
    )]
    NotActive {
        /// The table.
        table: String,
        /// The reason why the wait for it ended.
        reason: String,
    },
    /// The table exists, but differs from its schema. Nothing was changed.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("FILE#<name>")]"#
        "struct File { name: String }"
        ""
        "#[derive(Debug, Table)]"
        r#"#[table(name = "chat", pk = "id")]"#
        "enum Files { File(File) }"
        ""
        "// The table `chat` exists, with other key attributes."
        "let error = Files::client(engine.client()).ensure_table().await.unwrap_err();"
        r#"assert!(error.to_string().starts_with("the table `chat` differs from its schema: "));"#
    )]
    TableDiffers {
        /// The table.
        table: String,
        /// Every difference.
        differences: Vec<TableDifference>,
    },
    /// A cursor does not fit the query; nothing was sent.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message }).await?;"
        r#"let page = table.query(Message::query().room("rust")).limit(1).page(None).await?;"#
        r#"let other = table.query(Message::query().room("c")).page(page.cursor).await;"#
        r#"assert!(other.unwrap_err().to_string().starts_with("the cursor comes from another query"));"#
    )]
    Cursor(CursorError),
    /// Items could not be read, a request failed after others had succeeded, or keys were not read. The error holds
    /// the rows that were read.
    ///
    #[doc = example!(
        "# use aws_sdk_dynamodb::types::AttributeValue;"
        "# let mut stored = Chat::item(&message)?;"
        r#"# stored.remove("likes");"#
        r#"# table.sdk().put_item().table_name("chat").set_item(Some(stored)).send().await?;"#
        "// An item that somebody wrote without `likes`."
        r#"# table.put(&Room { room: "rust".into() }).await?;"#
        r#"let Err(Error::Incomplete(read)) = table.scan().await else { panic!("it is complete") };"#
        r#"let text = "1 item could not be read; the item `ROOM#rust | MSG#0001`";"#
        "assert!(read.to_string().starts_with(text));"
        "let rows: Vec<Chat> = read.into_rows().unwrap_or_default();"
        r#"assert_eq!(rows, [Chat::Room(Room { room: "rust".into() })]);"#
    )]
    #[doc(alias = "UnprocessedKeys")]
    Incomplete(Box<Incomplete>),
    /// A query for [one](crate::aws::Query::one) row found several.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message }).await?;"
        r#"let error = table.query(Message::query().room("rust")).one().await.unwrap_err();"#
        r#"let text = "the query selects several items, not one: use `first`, or give it the whole key";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Several,
    /// The rows of a partition do not make up an item collection.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, PartialEq, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        "table.put(&message).await?;"
        r#"let error = table.load(Talk::query().room("rust")).await.unwrap_err();"#
        r#"let text = "`Talk` lacks `room`: the partition has other members, but no `Room`";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Collection(CollectionError),
    /// An item of an item collection cannot be written. Nothing was sent.
    ///
    #[doc = example!(
        "# use ddb_keys::ItemCollection;"
        "# #[derive(Debug, ItemCollection)]"
        "# #[item_collection(table = Chat)]"
        "# struct Talk { room: Room, messages: Vec<Message> }"
        r#"let messages = vec![Message { room: "a#b".into(), ..message }];"#
        r#"let talk = Talk { room: Room { room: "rust".into() }, messages };"#
        "let error = table.create_all(&talk).await.unwrap_err();"
        r#"let text = "`messages[0]`: `Message`, partition key `ROOM#<room>`: \"#
        r#"    `room` contains the separator `#` at byte 1";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Member {
        /// The item's place in the collection, such as `players[3]`.
        member: String,
        /// The error of the item.
        error: Box<Error>,
    },
    /// The last key of a response is the one that the page was to start after, or that ended an earlier page, so
    /// the read would never end.
    ///
    #[doc = example!(
        r#"let text = "DynamoDB repeats a page, so the read would never end: \"#
        r#"    its last key is the start key";"#
        "assert_eq!(Error::RepeatedKey.to_string(), text);"
    )]
    RepeatedKey,
    /// The last key of a response is outside the partition of the query, so the read would continue in another
    /// partition. Either the endpoint is not DynamoDB, or something on the way changes its responses.
    ///
    #[doc = example!(
        r#"let text = "DynamoDB ended a page at a key outside the partition of the query";"#
        "assert_eq!(Error::LastKeyOutside.to_string(), text);"
    )]
    LastKeyOutside,
    /// Some of many writes were not done.
    ///
    #[doc = example!(
        "let refused = Message { room: String::new(), ..message.clone() };"
        "let written = table.batch().put_iter([message, refused]).await;"
        "let error = written.unwrap_err().to_string();"
        r#"assert!(error.starts_with("1 write was not done; an item of `Message` was not written: "));"#
    )]
    #[doc(alias = "UnprocessedItems")]
    Unwritten(Vec<Unwritten>),
    /// The response cannot be read: it was truncated, or did not come from DynamoDB, such as an error page of a
    /// proxy on the way. A write may have been carried out.
    ///
    #[doc = example!(
        r#"let error = Error::Response { status: 502, body: "Bad Gateway".into() };"#
        r#"assert_eq!(error.to_string(), "the response cannot be read, its status is 502: Bad Gateway");"#
    )]
    Response {
        /// The HTTP status.
        status: u16,
        /// The beginning of the body, or what is wrong with it. Never a part of a truncated response, since it may hold
        /// stored values.
        body: String,
    },
    /// The SDK reports an error. After a timeout or a lost connection, a write may have been done.
    ///
    #[doc = example!(
        r#"let error = table.with_table_name("nowhere").get(key).await.unwrap_err();"#
        r#"assert!(error.to_string().starts_with("ResourceNotFoundException: "));"#
    )]
    #[doc(alias = "throttling")]
    Sdk(Box<aws_sdk_dynamodb::Error>),
}

impl Error {
    /// Returns whether a condition of this write, or of an action of this transaction, was false.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        "let again = table.create(&message).await.unwrap_err();"
        "assert!(again.is_condition_failed());"
    )]
    #[doc(alias = "ConditionalCheckFailedException")]
    #[must_use]
    pub fn is_condition_failed(&self) -> bool {
        match self {
            Self::ConditionFailed { .. } | Self::NotFound { .. } => true,
            Self::Cancelled(_) => self.failed_condition().is_some(),
            _ => false,
        }
    }

    /// Returns the first action of a cancelled transaction whose condition is false.
    ///
    #[doc = example!(
        "table.create(&message).await?;"
        r#"let create = table.transact_write(table.create(&message).label("the message is new"));"#
        "let error = create.await.unwrap_err();"
        "let label = error.failed_condition().and_then(|action| action.label.as_deref());"
        r#"assert_eq!(label, Some("the message is new"));"#
    )]
    #[must_use]
    pub fn failed_condition(&self) -> Option<&Cancellation> {
        let Self::Cancelled(actions) = self else { return None };
        actions.iter().find(|action| action.is_condition())
    }
}
