//! Writes that are left when a batch gives up.

use alloc::string::String;
use core::fmt;

use crate::aws::Item;
use crate::aws::example::example;

/// A write of a batch that was not done. If its response was lost, it may have been.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Unwritten {
    /// An item that was to be written.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Unwritten;"
        ""
        r#"let left = Unwritten::Put { item: Chat::item(&message)?, reason: "throttled".into() };"#
        r#"assert_eq!(left.to_string(), "an item was not written: throttled");"#
    )]
    Put {
        /// The item, keys included.
        item: Item,
        /// The reason why it was not written.
        reason: String,
    },
    /// An item that was to be deleted.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Unwritten;"
        ""
        r#"let left = Unwritten::Delete { key: Chat::item(&message)?, reason: "throttled".into() };"#
        r#"assert_eq!(left.to_string(), "an item was not deleted: throttled");"#
    )]
    Delete {
        /// Its key.
        key: Item,
        /// The reason why it was not deleted.
        reason: String,
    },
    /// The rest of an iterator or a stream, which was not read because DynamoDB accepts no more writes.
    ///
    #[doc = example!(
        r#"let messages = (0..600).map(move |number| Message { number, ..message.clone() });"#
        r#"let written = table.with_table_name("nowhere").batch().put_iter(messages).await;"#
        r#"let Err(Error::Unwritten(left)) = written else { panic!("all were written") };"#
        "let unread = left.last().unwrap().to_string();"
        r#"assert!(unread.starts_with("the rest of an iterator or a stream was not read: "), "{unread}");"#
    )]
    Unread {
        /// Why it was not read.
        reason: String,
    },
    /// An entity of an iterator or a stream that could not become an item.
    ///
    #[doc = example!(
        "let refused = Message { room: String::new(), ..message.clone() };"
        "let written = table.batch().put_iter([message, refused]).await;"
        r#"let Err(Error::Unwritten(left)) = written else { panic!("all were written") };"#
        "let text = left[0].to_string();"
        r#"assert!(text.starts_with("an item of `Message` was not written: "), "{text}");"#
    )]
    Invalid {
        /// The entity.
        entity: &'static str,
        /// The reason.
        reason: String,
    },
    /// A stream of results returned an error in place of an entity. If it ended after that, the rest was not written, either.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Unwritten;"
        ""
        r#"let left = Unwritten::Unreadable { entity: "Message", reason: "throttled".into() };"#
        r#"assert_eq!(left.to_string(), "a stream of `Message` returned an error: throttled");"#
    )]
    Unreadable {
        /// The entity.
        entity: &'static str,
        /// The error.
        reason: String,
    },
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put { reason, .. } => write!(f, "an item was not written: {reason}"),
            Self::Delete { reason, .. } => write!(f, "an item was not deleted: {reason}"),
            Self::Unread { reason } => {
                write!(f, "the rest of an iterator or a stream was not read: {reason}")
            }
            Self::Invalid { entity, reason } => {
                write!(f, "an item of `{entity}` was not written: {reason}")
            }
            Self::Unreadable { entity, reason } => {
                write!(f, "a stream of `{entity}` returned an error: {reason}")
            }
        }
    }
}
