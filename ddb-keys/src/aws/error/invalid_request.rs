//! Requests that are refused before they are sent.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

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
    /// The attribute feeds an index key, which cannot follow a number that is only added.
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
    /// serde writes the field by a function, which a value given by itself does not pass.
    WrittenByFunction {
        /// The entity.
        entity: &'static str,
        /// The attribute.
        attribute: String,
    },
    /// A new item could not be read, because the update does not say all of it.
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
    /// The index key was given for an item that does not meet its condition, or that another key
    /// of the index is for.
    NotApplicable {
        /// The entity.
        entity: &'static str,
        /// The name of the index key.
        key: &'static str,
    },
    /// The item was to move to the primary key that it has already.
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
    /// A version was given for an entity that counts none.
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
    /// `customize` sets a part that the request has already.
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
    /// An expression that is longer than DynamoDB takes.
    ExpressionTooLong {
        /// The expression's length in bytes.
        found: usize,
        /// The most that DynamoDB takes.
        max: usize,
    },
    /// More operators and functions than one expression takes.
    TooManyOperators {
        /// The operators and functions.
        found: usize,
        /// The most that DynamoDB takes.
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
    /// More actions than one transaction takes.
    TooManyActions {
        /// The actions.
        found: usize,
        /// The most that DynamoDB takes.
        max: usize,
    },
    /// The items of an item collection are written together, but this one is not in the partition
    /// of the first, or not in the index that the collection reads.
    OtherPartition {
        /// The item's place in the collection, such as `players[3]`.
        member: String,
    },
    /// Two actions of one transaction on one item, which DynamoDB takes only one of.
    SameItem {
        /// The two actions, by their positions.
        actions: [usize; 2],
    },
}

impl fmt::Display for InvalidRequest {
    #[allow(clippy::too_many_lines, reason = "one message for each mistake")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownAttribute { entity, attribute } => {
                write!(f, "`{entity}` stores no attribute `{attribute}`")
            }
            Self::PrimaryKeyPart { entity, attribute, key } => write!(
                f,
                "`{attribute}` of `{entity}` feeds the primary key, `{key}`, which no update can change: \
                 `rekey` moves the item"
            ),
            Self::IndexKeyPart { entity, attribute, key } => write!(
                f,
                "`{attribute}` of `{entity}` feeds the index key `{key}`, which would go stale: change both \
                 with `set_index`, or with `remove_index`"
            ),
            Self::AddedToKeyPart { entity, attribute, key } => write!(
                f,
                "`{attribute}` of `{entity}` feeds the index key `{key}`, which cannot follow what is only \
                 added: read the item, and give the new value with `set_index`"
            ),
            Self::Unreadable { entity, attribute, reason } => {
                write!(f, "`{entity}` could not read `{attribute}` afterwards: {reason}")
            }
            Self::Required { entity, attribute } => {
                write!(
                    f,
                    "`{entity}` cannot be read without `{attribute}`, so it cannot be removed"
                )
            }
            Self::WrittenByFunction { entity, attribute } => write!(
                f,
                "serde writes `{attribute}` of `{entity}` by a function, which this value would bypass: put the \
                 whole item instead"
            ),
            Self::Incomplete { entity, reason } => {
                write!(f, "a new `{entity}` would be incomplete: {reason}; give the rest, too")
            }
            Self::Disagreement { entity, attribute } => {
                write!(f, "`{attribute}` of `{entity}` is given two values")
            }
            Self::NotRemovable { entity, key } => write!(
                f,
                "the index key `{key}` of `{entity}` cannot be removed: nothing that it is made from is \
                 optional or changes with it, or another index key shares its attributes"
            ),
            Self::MissingIndexKey { entity, key } => write!(
                f,
                "this could leave `{entity}` without its index key `{key}`: give it with `set_index`"
            ),
            Self::Undecided { entity, key, field } => write!(
                f,
                "whether the index key `{key}` of `{entity}` applies depends on `{field}`: set that, too"
            ),
            Self::NotApplicable { entity, key } => write!(
                f,
                "the index key `{key}` of `{entity}` does not apply to the item as it would then be"
            ),
            Self::SameKey { entity, key } => write!(
                f,
                "`{entity}` has the key {key} already, so that there is nothing to move: `replace` writes it there"
            ),
            Self::NoTtl { table } => write!(
                f,
                "no entity of the table `{table}` expires: name a field with `#[entity(ttl = field)]`"
            ),
            Self::NoVersion { entity } => write!(
                f,
                "`{entity}` counts no versions: name a field with `#[entity(version = field)]`"
            ),
            Self::Value { name, reason } => {
                write!(f, "the value of `{name}` cannot be stored: {reason}")
            }
            Self::OwnPlaceholder { name } => write!(
                f,
                "the placeholder `{name}` may be one of the library's own, which start with `:_` and `#_`: \
                 give it another name"
            ),
            Self::PlaceholderTwice { name } => {
                write!(f, "the placeholder `{name}` is given twice, with different values")
            }
            Self::AlreadySet { part, instead } => write!(
                f,
                "`customize` sets `{part}`, which the request has already: use `{instead}` instead"
            ),
            Self::NoTypeAttribute { table, entity } => write!(
                f,
                "`{entity}` shares keys with another entity, and the table `{table}` has no type attribute \
                 to tell them apart"
            ),
            Self::NotInBatch { entity } => write!(
                f,
                "a batch cannot write `{entity}`, because it cannot check what it overwrites: write it by itself \
                 or in a transaction, or use `overwrite` to ignore its version"
            ),
            Self::KeyInFilter { attribute } => write!(
                f,
                "a filter cannot name `{attribute}`, an attribute of the key that the query reads by"
            ),
            Self::NotProjected { attribute, index } => {
                write!(f, "the index `{index}` does not project `{attribute}`")
            }
            Self::NotWhole { entity, index, missing } => {
                write!(f, "the index `{index}` does not store ")?;
                match missing.split_first() {
                    None => f.write_str("the flattened fields")?,
                    Some((first, rest)) => {
                        write!(f, "`{first}`")?;
                        rest.iter().try_for_each(|name| write!(f, ", `{name}`"))?;
                    }
                }
                write!(
                    f,
                    " of `{entity}`, so no `{entity}` can be read from it: read the items from the table with \
                     `hydrate`, read rows of another type with `select`, or change the index's projection"
                )
            }
            Self::NoTypeToFilterBy { table } => write!(
                f,
                "the table `{table}` has no type attribute, so a filter cannot be about one entity"
            ),
            Self::OverlappingChanges { entity, paths: [one, other] } => {
                write!(f, "two changes of `{entity}` overlap: `{one}` and `{other}`")
            }
            Self::ExpressionTooLong { found, max } => {
                write!(f, "an expression has at most {max} bytes, found {found}")
            }
            Self::TooManyOperators { found, max } => {
                write!(f, "an expression has at most {max} operators and functions, found {found}")
            }
            Self::NotAKey { table, key, reason } => {
                write!(f, "{key} cannot be a key of the table `{table}`: {reason}")
            }
            Self::SeveralPartitions => f.write_str(
                "the query reads several partitions, one request for each: change its requests with \
                 `customize`",
            ),
            Self::Nothing { operation } => write!(f, "{operation} with nothing to do"),
            Self::TooManyActions { found, max } => {
                write!(f, "a transaction of {found} actions, and DynamoDB takes at most {max}")
            }
            Self::OtherPartition { member } => {
                write!(f, "`{member}` is not in the partition of its item collection")
            }
            Self::SameItem { actions: [one, other] } => {
                write!(f, "actions {one} and {other} of the transaction are on one item")
            }
        }
    }
}

impl core::error::Error for InvalidRequest {}
