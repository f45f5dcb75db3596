//! Why serde could not write or read a value of an item.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Display};

use crate::aws::example::example;

/// Why serde could not write a value, or read one, and where in the item it is. It is the source of
/// [`ItemError::Serialize`](crate::aws::ItemError::Serialize) and
/// [`ItemError::Deserialize`](crate::aws::ItemError::Deserialize).
///
#[doc = example!(
    "use ddb_keys::aws::{AttributeValue, ItemError};"
    ""
    "let mut item = Chat::item(&message)?;"
    r#"item.insert("edits".into(), AttributeValue::L(vec![AttributeValue::Null(true)]));"#
    "let Err(ItemError::Deserialize { source, .. }) = Chat::from_item(item) else { panic!() };"
    r#"assert_eq!(source.path, "edits[0]");"#
    r#"assert_eq!(source.reason, "expected text, found NULL");"#
)]
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ValueError {
    /// The path to the value, such as `address.lines[1]`. It is empty if the reason is about the item as a whole, and may
    /// be empty for what is inside of `#[serde(flatten)]` and of enums with a `tag` or `untagged`, where serde keeps the values before it
    /// reads them.
    pub path: String,
    /// The reason, with the type that the item has there.
    pub reason: String,
}

impl ValueError {
    /// An error of the value itself.
    pub(in crate::aws) fn new(reason: impl Display) -> Self {
        Self { path: String::new(), reason: reason.to_string() }
    }

    /// The error of a value that is an attribute, or an entry of a map.
    pub(in crate::aws) fn in_entry(self, name: &str) -> Self {
        let path = match self.path.as_str() {
            "" => name.to_string(),
            path if path.starts_with('[') => format!("{name}{path}"),
            path => format!("{name}.{path}"),
        };
        Self { path, ..self }
    }

    /// The error of a value that is an element of a list.
    pub(in crate::aws) fn in_element(self, at: usize) -> Self {
        self.in_entry(&format!("[{at}]"))
    }
}

impl Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "`{}`: ", self.path)?;
        }
        f.write_str(&self.reason)
    }
}

impl core::error::Error for ValueError {}

impl serde::ser::Error for ValueError {
    fn custom<M: Display>(message: M) -> Self {
        Self::new(message)
    }
}

impl serde::de::Error for ValueError {
    fn custom<M: Display>(message: M) -> Self {
        Self::new(message)
    }
}
