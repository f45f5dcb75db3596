//! Items out of streams: the images of DynamoDB Streams, as the SDK or a Lambda function gets them.

use super::decode::from_item;
use super::encode::TableItems;
use crate::aws::{Item, ItemError};

/// A table whose items come out of a stream as `I`.
///
/// `I` is whatever `serde_dynamo` takes for an item: an image of `aws_lambda_events` (0.8 and
/// later) as it is, and with the feature `streams` one of `aws-sdk-dynamodbstreams`.
pub trait StreamedAs<I>: Sized {
    /// Reads an image as whichever entity it is of.
    fn read_image(image: I) -> Result<Self, ItemError>;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems, I: Into<serde_dynamo::Item>> StreamedAs<I> for T {
    fn read_image(image: I) -> Result<Self, ItemError> {
        from_item(Item::from(image.into()))
    }
}

/// What a stream record says of one item.
///
/// ```
/// use ddb_keys::aws::Change;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String, age: u32 }
///
/// #[derive(Debug, PartialEq, Table)]
/// #[table(name = "app", pk = "PK")]
/// enum App { User(User) }
///
/// // As a Lambda function gets them; an image that the record lacks is empty there.
/// let image = |age| -> serde_dynamo::Item {
///     App::item(&User { name: "alice".into(), age }).unwrap().into()
/// };
/// let change = Change::<App>::of(Some(image(30)), Some(image(31)))?;
/// let Change::Modified { old, new } = change else { panic!("{change:?}") };
/// assert_ne!(old, new);
///
/// let nothing: serde_dynamo::Item = Default::default();
/// assert!(matches!(Change::<App>::of(Some(image(30)), Some(nothing))?, Change::Removed(_)));
/// # Ok::<(), ddb_keys::aws::ItemError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change<T> {
    /// The item is new.
    Inserted(T),
    /// The item was there and is another now.
    Modified {
        /// As it was.
        old: T,
        /// As it is.
        new: T,
    },
    /// The item is gone.
    Removed(T),
    /// The record has no image: the stream carries keys alone.
    KeysOnly,
}

impl<T: TableItems> Change<T> {
    /// Reads the images of a record; none and an empty one are the same.
    ///
    /// An image that no entity claims is the table's unknown variant, or comes back in the error.
    pub fn of<I: Into<serde_dynamo::Item>>(
        old: Option<I>,
        new: Option<I>,
    ) -> Result<Self, ItemError> {
        let read = |image: Option<I>| {
            let item = image.map(|image| Item::from(image.into()));
            item.filter(|item| !item.is_empty()).map(from_item).transpose()
        };
        Ok(match (read(old)?, read(new)?) {
            (None, Some(new)) => Self::Inserted(new),
            (Some(old), Some(new)) => Self::Modified { old, new },
            (Some(old), None) => Self::Removed(old),
            (None, None) => Self::KeysOnly,
        })
    }
}
