//! Changes of attributes by name, for what types do not reach.

use serde::Serialize;

use super::Update;
use crate::aws::StoredEntity;
use crate::aws::example::example;
use crate::aws::request::expression::to_value;
use crate::table::Table;

impl<T: Table, E: StoredEntity> Update<T, E> {
    /// Sets an attribute to a value, written as serde would write the field.
    ///
    /// A value that the field cannot hold is an error. With `#[serde(flatten)]`, so is one that the
    /// flattened map or struct cannot hold. What a flattened enum can hold, or a flattened struct with
    /// flattened fields of its own, depends on other attributes: their attributes are refused.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).set_text("likes", 5).await?;"#
        "assert_eq!(message.likes, 5);"
    )]
    pub fn set_text(self, attribute: &str, value: impl Serialize) -> Self {
        let value = to_value(attribute, value);
        self.changed(|changes| changes.set(attribute, value?))
    }

    /// Adds a number to a numeric attribute, or elements to a set.
    ///
    /// If a response is lost, the SDK retries the request, and a number may be added twice;
    /// [`once`](Self::once) prevents that.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).add_text("likes", 2).await?;"#
        "assert_eq!(message.likes, 2);"
    )]
    pub fn add_text(self, attribute: &str, value: impl Serialize) -> Self {
        let value = to_value(attribute, value);
        self.changed(|changes| changes.add(attribute, value?))
    }

    /// Removes an attribute.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let message = table.update(key).remove_text("tags").await?;"#
        "assert!(message.tags.is_empty());"
    )]
    pub fn remove_text(self, attribute: &str) -> Self {
        self.changed(|changes| changes.remove(attribute))
    }
}
