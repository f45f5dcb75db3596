//! The messages of refused requests.

use core::fmt;

use super::InvalidRequest;

impl fmt::Display for InvalidRequest {
    #[allow(clippy::too_many_lines, reason = "one message for each mistake")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherTenant { attribute } => {
                write!(f, "`{attribute}` is not a partition key of this tenant")
            }
            Self::BeyondTenant { reason } => {
                write!(f, "the handle of a tenant does not send this: {reason}")
            }
            Self::UnknownAttribute { entity, attribute } => {
                write!(
                    f,
                    "`{entity}` stores no attribute `{attribute}`: use the name that serde gives the field"
                )
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
                "`{attribute}` of `{entity}` feeds the index key `{key}`, and the sum is known only to DynamoDB, so the key \
                 would go stale: read the item, and set the new value with `set_index`"
            ),
            Self::Unreadable { entity, attribute, reason } => {
                write!(f, "`{entity}` could not read `{attribute}` afterwards: {reason}")
            }
            Self::Incomplete { entity, reason } => {
                write!(f, "a new `{entity}` would be incomplete: {reason}; give the rest, too")
            }
            Self::Disagreement { entity, attribute } => {
                write!(f, "`{attribute}` of `{entity}` is given two values: give it one")
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
            Self::ComputedPart { entity, key, part } => write!(
                f,
                "the key `{key}` of `{entity}` has the part `{part}`, which is computed from whole items: read the item, change it, and \
                 `put` or `replace` it"
            ),
            Self::UnclearIndexKey { entity, key, field } => write!(
                f,
                "the index key `{key}` of `{entity}` is `None`, which does not say which of its fields is missing, or whether its \
                 condition is false: remove the field, too, such as `.remove_text(\"{field}\")`, or all of them by `remove_index`, or \
                 set what the condition tests"
            ),
            Self::NotApplicable { entity, key } => write!(
                f,
                "the index key `{key}` of `{entity}` does not apply to the item as it would then be: leave it out, or \
                 change the fields that decide"
            ),
            Self::SameKey { entity, key } => write!(
                f,
                "`{entity}` already has the key {key}, so there is nothing to move: `replace` writes it there"
            ),
            Self::NoTtl { table } => write!(
                f,
                "no entity of the table `{table}` expires: name a field with `#[entity(ttl = field)]`"
            ),
            Self::Value { name, reason } => {
                write!(f, "the value of `{name}` cannot be sent: {reason}")
            }
            Self::OwnPlaceholder { name } => write!(
                f,
                "the placeholder `{name}` may be one of the library's own, which start with `:_` and `#_`: \
                 give it another name"
            ),
            Self::PlaceholderTwice { name } => {
                write!(
                    f,
                    "the placeholder `{name}` is given twice, with different values: rename one of them"
                )
            }
            Self::AlreadySet { part, instead } => write!(
                f,
                "`customize` must not set `{part}`: use `{instead}` instead"
            ),
            Self::NoTypeAttribute { table, entity } => write!(
                f,
                "`{entity}` shares keys with another entity, and the table `{table}` has no type attribute \
                 to tell them apart: name one with `#[table(type_attribute = \"…\")]`"
            ),
            Self::ReadsItem { entity, option } => write!(
                f,
                "`{option}` cannot be used with this write of `{entity}`, whose values are unique: it reads the stored item \
                 first, and then sends a transaction: await the write"
            ),
            Self::UniqueValue { entity, attribute } => write!(
                f,
                "`{attribute}` of `{entity}` makes a unique value, which no update can change: read the item, change it, and `put` or \
                 `replace` it"
            ),
            Self::NotInBatch { entity } => write!(
                f,
                "a batch has no conditions, and `{entity}` needs one, because it counts versions, shares its keys, has \
                 former ones or unique values, or stands for some: change it by itself or in a transaction; `overwrite` ignores a version"
            ),
            Self::KeyInFilter { attribute } => write!(
                f,
                "a filter cannot name `{attribute}`, an attribute of the key that the query reads by: narrow the \
                 query by its key instead"
            ),
            Self::NotProjected { attribute, index } => {
                write!(
                    f,
                    "the index `{index}` does not project `{attribute}`, so a filter cannot name it: filter the \
                     rows that it returns, or change the index's projection"
                )
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
                     `hydrate`, read rows of another type with `select_as`, or change the index's projection"
                )
            }
            Self::NoTypeToFilterBy { table } => write!(
                f,
                "the table `{table}` has no type attribute, so a filter cannot be about one entity: name one with \
                 `#[table(type_attribute = \"…\")]`"
            ),
            Self::OverlappingChanges { entity, paths: [one, other] } => {
                write!(
                    f,
                    "two changes of `{entity}` overlap: `{one}` and `{other}`; leave one out, or send it by itself"
                )
            }
            Self::ExpressionTooLong { found, max } => {
                write!(f, "an expression has at most {max} bytes, found {found}: split the request")
            }
            Self::TooManyOperators { found, max } => {
                write!(f, "an expression has at most {max} operators and functions, found {found}: split the request")
            }
            Self::NotAKey { table, key, reason } => {
                write!(f, "{key} cannot be a key of the table `{table}`: {reason}")
            }
            Self::ConsistentIndex { index } => write!(
                f,
                "`{index}` is a global index, which has no consistent reads: leave out `consistent`, or write \
                 `.hydrate().consistent()` to read the items from the table",
            ),
            Self::SeveralPartitions => f.write_str(
                "the query reads several partitions, one request for each: change its requests with \
                 `customize`",
            ),
            Self::NoChanges => f.write_str("the update changes nothing: add a change, such as `set`"),
            Self::EmptyTransaction => f.write_str("the transaction has no actions"),
            Self::ZeroLimit => f.write_str("a page has at least one row: its limit cannot be 0"),
            Self::NotInTransaction { part } => write!(
                f,
                "`customize` sets `{part}`, which writes of a transaction do not have: use `condition_text`"
            ),
            Self::TooManyActions { found, max } => {
                write!(f, "a transaction has at most {max} actions, found {found}: split it")
            }
            Self::OtherPartition { member } => {
                write!(
                    f,
                    "`{member}` is not in the partition of its item collection: give it the fields of the first \
                     item, or write it by itself"
                )
            }
            Self::RepeatedMember { member } => write!(
                f,
                "`{member}` has the key of another item of its collection, and only one of them would be left: give \
                 each a key of its own"
            ),
            Self::SameItem { actions: [one, other] } => {
                write!(
                    f,
                    "actions {one} and {other} of the transaction are on one item, which DynamoDB refuses: make \
                     them one action"
                )
            }
        }
    }
}

impl core::error::Error for InvalidRequest {}
