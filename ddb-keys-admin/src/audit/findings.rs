//! Defects of stored items.

use std::fmt;

use ddb_keys::aws::AffectedKey;
use serde::{Deserialize, Serialize};

/// A defect in stored items, with the number of such items and some samples.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Finding {
    /// The kind of defect.
    pub kind: FindingKind,
    /// The number of items.
    pub items: u64,
    /// Some of these items, each with the reason.
    pub samples: Vec<AffectedKey>,
}

/// A kind of defect in a stored item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FindingKind {
    /// No entity claims the item.
    Unclaimed,
    /// The item names an entity whose keys have another shape.
    TypeAndKeyDisagree,
    /// The item cannot be read as its entity.
    Unreadable,
    /// The item can be read, but the value that is read cannot be written: a key cannot be made from it, such as one from an empty text.
    Unwritable,
    /// The key is not one that the item's fields make, present or former.
    WrongKey,
    /// The item lies under a former key.
    FormerKey,
    /// The item has some of the attributes of an index key, but not all of them.
    HalfIndexKey,
    /// The item has a former key in an index, so that the query of that key finds it, and [`reindex`](crate::reindex) gives it the present one.
    FormerIndexKey,
    /// Index attributes do not match the fields.
    StaleIndexKey,
    /// The time to live is not a number of seconds since 1970, so that DynamoDB does not delete the item.
    NotAnEpochSecond,
    /// The item has an attribute that no field reads. `put` of the value that was read writes an item without it.
    UnknownAttribute,
    /// No item stands for a unique value, or two items have it. The audit reports this once it has read the whole table, and compares the
    /// keys of such items alone. A value that changes during the audit may be reported, too.
    MissingLock,
    /// An item stands for a unique value that no item has.
    OrphanedLock,
    /// A key has more than nine tenths of the bytes that DynamoDB allows.
    LongKey,
}

impl FindingKind {
    /// Returns the identifier of the kind, such as `former-key`. Identifiers do not change between
    /// versions of this library.
    ///
    /// ```
    /// use ddb_keys_admin::FindingKind;
    ///
    /// assert_eq!(FindingKind::StaleIndexKey.id(), "stale-index-key");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.said()[0]
    }

    /// The identifier, and the words of a report.
    const fn said(self) -> [&'static str; 2] {
        match self {
            Self::Unclaimed => ["unclaimed", "no entity claims the item"],
            Self::TypeAndKeyDisagree => ["type-and-key-disagree", "type and key disagree"],
            Self::Unreadable => ["unreadable", "the item cannot be read"],
            Self::Unwritable => ["unwritable", "the item can be read, but not written"],
            Self::WrongKey => ["wrong-key", "the key is not one of the item's fields"],
            Self::FormerKey => ["former-key", "the item lies under a former key"],
            Self::HalfIndexKey => ["half-index-key", "an index key is not whole"],
            Self::FormerIndexKey => {
                ["former-index-key", "an index key is a former one, which `reindex` renews"]
            }
            Self::StaleIndexKey => ["stale-index-key", "an index key is not what the fields say"],
            Self::NotAnEpochSecond => {
                ["not-an-epoch-second", "the time to live is not in seconds since 1970"]
            }
            Self::UnknownAttribute => {
                ["unknown-attribute", "no field has an attribute of the item"]
            }
            Self::MissingLock => [
                "missing-lock",
                "a unique value has no item that stands for it, or two items have it",
            ],
            Self::OrphanedLock => {
                ["orphaned-lock", "the item stands for a unique value that no item has"]
            }
            Self::LongKey => ["long-key", "a key is nearly too long"],
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.said()[1])
    }
}
