//! Errors of writing entities as items, and of reading items as entities.

use alloc::boxed::Box;
use alloc::string::String;
use core::error::Error as StdError;
use core::fmt;

use super::value::ValueError;
use crate::aws::example::example;
use crate::aws::item::size::MAX_ITEM;
use crate::aws::{Item, Unclaimed};
use crate::key::{Key, KeyError};

/// An error of writing an entity as an item, or of reading an item as an entity.
#[derive(Debug)]
#[non_exhaustive]
pub enum ItemError {
    /// A value cannot be part of a key.
    ///
    #[doc = example!(
        "let error = Chat::item(&Room { room: String::new() }).unwrap_err();"
        r#"assert_eq!(error.to_string(), "`Room`, partition key `ROOM#<room>`: `room` is empty");"#
    )]
    Key(KeyError),
    /// serde could not write the entity.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("GRID#<id>")]"#
        "struct Grid { id: u32, cells: std::collections::BTreeMap<(u8, u8), u8> }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "grids", pk = "PK")]"#
        "# enum Grids { Grid(Grid) }"
        "let error = Grids::item(&Grid { id: 1, cells: [((0, 0), 1)].into() }).unwrap_err();"
        r#"assert!(error.to_string().starts_with("`Grid` cannot be written as an item: "));"#
    )]
    Serialize {
        /// The entity.
        entity: &'static str,
        /// The error that serde reports.
        source: ValueError,
    },
    /// serde could not read the item.
    ///
    #[doc = example!(
        "let mut item = Chat::item(&message)?;"
        r#"item.remove("likes");"#
        "let error = Chat::from_item(item).unwrap_err();"
        r#"let text = "the item `ROOM#rust | MSG#0001` cannot be read as `Message`: missing field `likes`";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Deserialize {
        /// The entity.
        entity: &'static str,
        /// The error that serde reports.
        source: ValueError,
        /// The primary key of the item, which is unchanged in the table. `None` if the key was not read.
        key: Option<Box<Key>>,
        /// The item, if the table no longer has it: a write has returned it as what was there before.
        old_item: Option<Box<Item>>,
    },
    /// serde writes a wrong value to an attribute: a key, the entity's type,
    /// or a field that a key is made from.
    ///
    #[doc = example!(
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("NOTE#<id>")]"#
        "# struct Note {"
        "#     id: u32,"
        "#     text: String,"
        "#     #[serde(flatten)]"
        "#     rest: std::collections::BTreeMap<String, String>,"
        "# }"
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("FILE#<name>")]"#
        r#"# #[gsi(ByOwner, pk = "OWNER#<owner>")]"#
        "# struct File { name: String, owner: String }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "notes", pk = "PK")]"#
        r#"# #[gsi(ByOwner, name = "by-owner", pk = "GPK")]"#
        "# enum Notes { Note(Note), File(File) }"
        "// `rest` is flattened."
        r#"let rest = [("PK".into(), "x".into())].into();"#
        r#"let error = Notes::item(&Note { id: 1, text: "a".into(), rest }).unwrap_err();"#
        r#"let text = "`Note`: the attribute `PK` must be S(NOTE#1)";"#
        r#"assert!(error.to_string().starts_with(text), "{error}");"#
    )]
    Clash {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
        /// The correct value.
        built: String,
        /// The value that serde writes.
        stored: String,
    },
    /// serde writes a key attribute of an index that the entity is not in.
    ///
    #[doc = example!(
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("NOTE#<id>")]"#
        "# struct Note {"
        "#     id: u32,"
        "#     text: String,"
        "#     #[serde(flatten)]"
        "#     rest: std::collections::BTreeMap<String, String>,"
        "# }"
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("FILE#<name>")]"#
        r#"# #[gsi(ByOwner, pk = "OWNER#<owner>")]"#
        "# struct File { name: String, owner: String }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "notes", pk = "PK")]"#
        r#"# #[gsi(ByOwner, name = "by-owner", pk = "GPK")]"#
        "# enum Notes { Note(Note), File(File) }"
        "// `rest` is flattened."
        r#"let rest = [("GPK".into(), "x".into())].into();"#
        r#"let error = Notes::item(&Note { id: 1, text: "a".into(), rest }).unwrap_err();"#
        r#"assert!(error.to_string().starts_with("`Note`: serde writes S("), "{error}");"#
    )]
    StrayKey {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
        /// The value that serde writes.
        stored: String,
    },
    /// A flattened field writes an attribute under a name that the item uses for something else, so that the
    /// attribute would not be read back.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("NOTE#<id>")]"#
        "struct Note {"
        "    id: u32,"
        "    text: String,"
        "    #[serde(flatten)]"
        "    rest: std::collections::BTreeMap<String, String>,"
        "}"
        ""
        "# #[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"# #[pk("FILE#<name>")]"#
        r#"# #[gsi(ByOwner, pk = "OWNER#<owner>")]"#
        "# struct File { name: String, owner: String }"
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "notes", pk = "PK")]"#
        r#"# #[gsi(ByOwner, name = "by-owner", pk = "GPK")]"#
        "# enum Notes { Note(Note), File(File) }"
        r#"let rest = [("text".into(), "x".into())].into();"#
        r#"let error = Notes::item(&Note { id: 1, text: "a".into(), rest }).unwrap_err();"#
        r#"let text = "`Note`: a flattened field writes `text`, but another field or a key has this name";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Repeated {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
    },
    /// A flattened field, or a type that serde writes in place of the entity, writes the attribute that says when items of
    /// another entity expire. DynamoDB would delete the item by it.
    ///
    #[doc = example!(
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("NOTE#<id>")]"#
        "struct Note {"
        "    id: u32,"
        "    #[serde(flatten)]"
        "    rest: std::collections::BTreeMap<String, u64>,"
        "}"
        ""
        "#[derive(Debug, Serialize, Deserialize, Entity)]"
        r#"#[pk("SESSION#<id>")]"#
        "#[entity(ttl = expires)]"
        "struct Session { id: u32, expires: u64 }"
        ""
        "# #[derive(Debug, Table)]"
        r#"# #[table(name = "notes", pk = "PK")]"#
        "# enum Notes { Note(Note), Session(Session) }"
        r#"let rest = [("expires".into(), 1)].into();"#
        "let error = Notes::item(&Note { id: 1, rest }).unwrap_err();"
        r#"let text = "`Note`: serde writes `expires`, by which DynamoDB deletes items";"#
        r#"assert!(error.to_string().starts_with(text), "{error}");"#
    )]
    WouldExpire {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: &'static str,
    },
    /// The time to live of the item is in milliseconds, so that the item would never expire.
    ///
    #[doc = example!(
        "let error = Chat::item(&Message { expires: 1_764_241_200_000, ..message }).unwrap_err();"
        r#"let text = "`Message`: `expires` is 1764241200000, which must be milliseconds: \"#
        r#"    a time to live is in seconds since 1970";"#
        "assert_eq!(error.to_string(), text);"
    )]
    NotSeconds {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: &'static str,
        /// Its value.
        found: u64,
    },
    /// The item is larger than the 409,600 bytes that DynamoDB stores, counted as [`item_size`](crate::aws::item_size) does.
    ///
    #[doc = example!(
        r#"let error = Chat::item(&Message { edits: vec!["a".repeat(500_000)], ..message }).unwrap_err();"#
        "let text = error.to_string();"
        r#"assert!(text.starts_with("`Message`: the item has 500"), "{text}");"#
        r#"assert!(text.ends_with("at most 409600: the largest attribute is `edits`"), "{text}");"#
    )]
    TooLarge {
        /// The entity.
        entity: &'static str,
        /// The size of the item in bytes.
        size: usize,
        /// The largest attribute.
        attribute: String,
    },
    /// What serde stores is read back as a value with another key. A function of serde that writes a field, or a type that it
    /// writes in place of the entity, keeps less of the field than the key does. The item would not be found under the key of
    /// its own value.
    ///
    #[cfg_attr(
        feature = "chrono",
        doc = example!(
            "#[derive(Debug, Serialize, Deserialize, Entity)]"
            r#"#[pk("VISIT#<id>#<at:millis>")]"#
            "struct Visit {"
            "    id: u32,"
            r#"    #[serde(with = "chrono::serde::ts_seconds")]"#
            "    at: chrono::DateTime<chrono::Utc>,"
            "}"
            ""
            "# #[derive(Debug, Table)]"
            r#"# #[table(name = "visits", pk = "PK")]"#
            "# enum Visits { Visit(Visit) }"
            "let at = chrono::DateTime::from_timestamp_millis(1_714_564_800_250).unwrap_or_default();"
            "let error = Visits::item(&Visit { id: 1, at }).unwrap_err();"
            r#"let text = "`Visit`: its key is VISIT#1#2024-05-01T12:00:00.250Z, but ";"#
            r#"assert!(error.to_string().starts_with(text), "{error}");"#
        )
    )]
    NotKept {
        /// The entity.
        entity: &'static str,
        /// The name of the index key. `None` for the primary key.
        index: Option<&'static str>,
        /// The key of the value that is written.
        written: String,
        /// The key of the value that is read.
        read: String,
    },
    /// The JSON of a stream's image is not an item: an attribute has no type, or one that DynamoDB does not have.
    ///
    /// ```
    /// # use ddb_keys::aws::{Change, ItemError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// let record = r##"{"eventName": "INSERT", "dynamodb": {"NewImage": {"name": {"N": 7}}}}"##;
    /// let change: Change<App> = serde_json::from_str(record)?;
    /// assert!(matches!(change.new_image(), Err(ItemError::Malformed { .. })));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Malformed {
        /// The problem with the JSON.
        reason: String,
    },
    /// No entity of the table claims the item.
    ///
    #[doc = example!(
        "let error = Chat::from_item(Default::default()).unwrap_err();"
        r#"let text = "no entity of the table `chat` claims the item: it has no key attribute `PK`";"#
        "assert_eq!(error.to_string(), text);"
    )]
    Unclaimed {
        /// The table.
        table: &'static str,
        /// The reason.
        reason: Unclaimed,
        /// The stored item.
        item: Box<Item>,
    },
    /// The item belongs to an entity other than the one that was asked for.
    ///
    #[doc = example!(
        "use ddb_keys::aws::ItemError;"
        ""
        r#"let (expected, item) = ("Room", Box::new(Chat::item(&message)?));"#
        r#"let error = ItemError::WrongEntity { expected, found: "Message", item };"#
        r#"assert_eq!(error.to_string(), "the item is a `Message`, not a `Room`");"#
    )]
    WrongEntity {
        /// The entity that was asked for.
        expected: &'static str,
        /// The entity that claims the item.
        found: &'static str,
        /// The stored item.
        item: Box<Item>,
    },
}

impl ItemError {
    /// Adds the item that the table no longer has.
    pub(in crate::aws) fn with_old_item(mut self, item: Item) -> Self {
        if let Self::Deserialize { old_item, .. } = &mut self {
            *old_item = Some(Box::new(item));
        }
        self
    }
}

impl fmt::Display for ItemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(error) => error.fmt(f),
            Self::Serialize { entity, source } => {
                write!(f, "`{entity}` cannot be written as an item: {source}")
            }
            Self::Deserialize { entity, source, key, .. } => {
                f.write_str("the item ")?;
                key.iter().try_for_each(|key| write!(f, "`{key}` "))?;
                write!(f, "cannot be read as `{entity}`: {source}")
            }
            Self::Clash { entity, attribute, built, stored } => write!(
                f,
                "`{entity}`: the attribute `{attribute}` must be {built}, but serde writes {stored}"
            ),
            Self::StrayKey { entity, attribute, stored } => write!(
                f,
                "`{entity}`: serde writes {stored} to `{attribute}`, a key attribute of the table that the entity leaves out"
            ),
            Self::Repeated { entity, attribute } => write!(
                f,
                "`{entity}`: a flattened field writes `{attribute}`, but another field or a key has this name"
            ),
            Self::WouldExpire { entity, attribute } => write!(
                f,
                "`{entity}`: serde writes `{attribute}`, by which DynamoDB deletes items of other entities: give the \
                 attribute another name, or make it a field with `#[entity(ttl = …)]`"
            ),
            Self::NotKept { entity, index, written, read } => {
                write!(f, "`{entity}`: its key ")?;
                index.iter().try_for_each(|index| write!(f, "`{index}` "))?;
                write!(
                    f,
                    "is {written}, but the key of what serde reads back is {read}: let serde store the whole value, or \
                     give the key a format that is not finer than what is stored"
                )
            }
            Self::NotSeconds { entity, attribute, found } => write!(
                f,
                "`{entity}`: `{attribute}` is {found}, which must be milliseconds: a time to live is in seconds since 1970"
            ),
            Self::TooLarge { entity, size, attribute } => write!(
                f,
                "`{entity}`: the item has {size} bytes, and DynamoDB stores at most {MAX_ITEM}: the largest attribute is `{attribute}`"
            ),
            Self::Malformed { reason } => write!(f, "the image is not an item: {reason}"),
            Self::Unclaimed { table, reason, .. } => {
                write!(f, "no entity of the table `{table}` claims the item: {reason}")
            }
            Self::WrongEntity { expected, found, .. } => {
                write!(f, "the item is a `{found}`, not a `{expected}`")
            }
        }
    }
}

impl StdError for ItemError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Serialize { source, .. } | Self::Deserialize { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl ItemError {
    /// The error of a table's enum that lacks an entity of its schema, which no derived table does.
    #[doc(hidden)]
    #[must_use]
    pub fn no_entity_at<T: crate::table::Table>(item: Item) -> Self {
        let reason = Unclaimed::UnknownType { name: String::new() };
        Self::Unclaimed { table: T::SCHEMA.name, reason, item: Box::new(item) }
    }
}

impl From<KeyError> for ItemError {
    fn from(error: KeyError) -> Self {
        Self::Key(error)
    }
}
