//! Requests that are refused before they are sent.

mod display;

use alloc::string::String;
use alloc::vec::Vec;

use crate::key::Key;

/// A request that would leave a table in disorder, or that DynamoDB would refuse; nothing was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidRequest {
    /// The entity stores no attribute of this name.
    UnknownAttribute {
        /// The entity.
        entity: &'static str,
        /// The name that was given.
        attribute: String,
    },
    /// The attribute feeds the primary key, which no update can change.
    PrimaryKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be changed.
        attribute: String,
        /// The template, or the field, that the key is made from.
        key: &'static str,
    },
    /// The attribute feeds an index key, and changing it alone would leave that key stale.
    IndexKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be changed.
        attribute: String,
        /// The name of the index key that it feeds.
        key: &'static str,
    },
    /// The attribute feeds an index key, which is not known if a number is only added to it.
    AddedToKeyPart {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be added to.
        attribute: String,
        /// The name of the index key that it feeds.
        key: &'static str,
    },
    /// The entity could not read the attribute afterwards.
    Unreadable {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
        /// Why.
        reason: String,
    },
    /// The entity cannot be read without the attribute.
    Required {
        /// The entity.
        entity: &'static str,
        /// The attribute that was to be removed.
        attribute: String,
    },
    /// serde writes the field by a function, which a value that is given as it is would bypass.
    WrittenByFunction {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
    },
    /// A new item could not be read, because the update does not set all of its fields.
    Incomplete {
        /// The entity.
        entity: &'static str,
        /// Why.
        reason: String,
    },
    /// The request sets an attribute to two values.
    Disagreement {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
    },
    /// The index key cannot be removed on its own, because every item has it or another key shares it.
    NotRemovable {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The item might be without an index key that it must have then.
    MissingIndexKey {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The index key has a condition, and the request does not show whether it is true.
    Undecided {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
        /// The field that decides.
        field: &'static str,
    },
    /// The index key was given for an item that does not meet its condition, or for which the index has another key.
    NotApplicable {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The item was to move to the primary key that it already has.
    SameKey {
        /// The entity.
        entity: &'static str,
        /// The key.
        key: Key,
    },
    /// No entity of the table says when its items expire.
    NoTtl {
        /// The table.
        table: &'static str,
    },
    /// A version was given for an entity that does not count versions.
    NoVersion {
        /// The entity.
        entity: &'static str,
    },
    /// A value could not be serialized.
    Value {
        /// The attribute, or the placeholder of an expression.
        name: String,
        /// The error that serde reports.
        reason: String,
    },
    /// A placeholder starts with `:_` or `#_`, which are reserved for the library.
    OwnPlaceholder {
        /// The placeholder.
        name: String,
    },
    /// A placeholder that is given two different meanings.
    PlaceholderTwice {
        /// The placeholder.
        name: String,
    },
    /// `customize` sets a part that the request already has.
    AlreadySet {
        /// The part, as the SDK calls it.
        part: &'static str,
        /// The method to use instead.
        instead: &'static str,
    },
    /// The entity shares keys with another one, and the table has no type attribute to tell them
    /// apart.
    NoTypeAttribute {
        /// The table.
        table: &'static str,
        /// The entity.
        entity: &'static str,
    },
    /// A batch cannot write the entity, because it could not check what it overwrites: a version, or
    /// an item of another entity that shares its keys.
    NotInBatch {
        /// The entity.
        entity: &'static str,
    },
    /// A filter names an attribute of the key that the query reads by.
    KeyInFilter {
        /// The attribute.
        attribute: String,
    },
    /// A filter names an attribute that the index does not project.
    NotProjected {
        /// The attribute.
        attribute: String,
        /// The name of the index.
        index: &'static str,
    },
    /// A read through an index would return entities, but the index does not store all of their
    /// fields. Writing such an entity back would erase what was not read.
    NotWhole {
        /// The entity.
        entity: &'static str,
        /// The name of the index.
        index: &'static str,
        /// The attributes that the index does not store. Empty if these come from a
        /// `#[serde(flatten)]`, whose names are not known.
        missing: Vec<&'static str>,
    },
    /// A filter is about one entity of several, but nothing in the items tells them apart.
    NoTypeToFilterBy {
        /// The table.
        table: &'static str,
    },
    /// Two changes of one update are about the same attribute, or one is inside of the other.
    OverlappingChanges {
        /// The entity.
        entity: &'static str,
        /// The two paths.
        paths: [String; 2],
    },
    /// An expression is longer than DynamoDB accepts.
    ExpressionTooLong {
        /// The expression's length in bytes.
        found: usize,
        /// The most that DynamoDB accepts.
        max: usize,
    },
    /// An expression has more operators and functions than DynamoDB accepts.
    TooManyOperators {
        /// The number of operators and functions.
        found: usize,
        /// The most that DynamoDB accepts.
        max: usize,
    },
    /// No item of the table can have this key.
    NotAKey {
        /// The table.
        table: &'static str,
        /// The key.
        key: Key,
        /// The reason why it is invalid.
        reason: &'static str,
    },
    /// The query reads several partitions, so that it is not a single request.
    SeveralPartitions,
    /// There is nothing to do.
    Nothing {
        /// The value that was requested.
        operation: &'static str,
    },
    /// The transaction has more actions than DynamoDB accepts.
    TooManyActions {
        /// The number of actions.
        found: usize,
        /// The most that DynamoDB accepts.
        max: usize,
    },
    /// The items of an item collection are written together, but this one is not in the partition
    /// of the first, or not in the index that the collection reads.
    OtherPartition {
        /// The item's place in the collection, such as `players[3]`.
        member: String,
    },
    /// Two actions of one transaction are on the same item; DynamoDB accepts only one.
    SameItem {
        /// The two actions, by their positions.
        actions: [usize; 2],
    },
}
