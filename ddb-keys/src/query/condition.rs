//! Key conditions as plain data, without any SDK, and the queries that have one: those with every part of the partition key.

use alloc::boxed::Box;
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::marker::PhantomData;

use super::partitions::{Buckets, OneOrMany};
use crate::key::KeyError;
use crate::part::KeyValue;
use crate::schema::{KeyAttribute, Role, Source};

/// The key condition of a query: an index, values for its key attributes from the left, and a condition on the next
/// one.
///
/// It prints as `PK = CHAT#1 and begins_with(SK, "MSG#")`.
///
/// ```
/// use ddb_keys::{Entity, query::IntoCondition};
///
/// #[derive(Entity)]
/// #[pk("CHAT#<chat_id>")]
/// #[sk("MSG#<sent_at>#<msg_id>")]
/// struct Message { chat_id: String, sent_at: String, msg_id: String }
///
/// let all = Message::query().chat_id("1").into_condition()?;
/// assert_eq!(all.to_string(), r#"PK = CHAT#1 and begins_with(SK, "MSG#")"#);
///
/// let at = Message::query().chat_id("1").sent_at("2024-10-14").into_condition()?;
/// assert_eq!(at.to_string(), r#"PK = CHAT#1 and begins_with(SK, "MSG#2024-10-14#")"#);
///
/// let partition = Message::collection().chat_id("1").into_condition()?;
/// assert_eq!(partition.to_string(), "PK = CHAT#1");
/// # Ok::<(), ddb_keys::KeyError>(())
/// ```
pub struct KeyCondition<S> {
    pub(super) keys: Keys,
    pub(super) select: PhantomData<fn() -> S>,
}

/// The keys of a condition, whatever is selected among them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Keys {
    pub(super) index: Option<&'static str>,
    pub(super) equal: OneOrMany<(&'static KeyAttribute, KeyValue)>,
    pub(super) ending: Ending,
}

impl Keys {
    /// Says what is selected among them.
    pub(super) fn select<S>(self) -> KeyCondition<S> {
        KeyCondition { keys: self, select: PhantomData }
    }
}

/// The range or prefix that ends a query: the condition on its last sort key attribute.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Ending {
    pub(super) sort: Option<(&'static KeyAttribute, SortCondition)>,
    /// No key can be in the range.
    pub(super) empty: bool,
    /// The upper end of `sort` is the first value after the range, not the last one in it.
    pub(super) open_end: bool,
    /// The partitions, if there are several: the attributes that equal a value have the first one.
    pub(super) buckets: Option<Box<Buckets>>,
}

impl Ending {
    /// Selects nothing.
    pub(super) fn nothing() -> Self {
        Self { empty: true, ..Self::default() }
    }

    /// The values that start with a text.
    pub(super) fn begins_with(attribute: &'static KeyAttribute, text: String) -> Self {
        Self { sort: Some((attribute, SortCondition::BeginsWith(text))), ..Self::default() }
    }

    /// The values between two ends, if there are any.
    pub(super) fn between(
        attribute: &'static KeyAttribute,
        low: Option<KeyValue>,
        high: Option<KeyValue>,
    ) -> Self {
        let empty = matches!((&low, &high), (Some(low), Some(high)) if low.order(high).is_some_and(Ordering::is_gt));
        let sort = match (low, high) {
            (Some(low), Some(high)) => Some(SortCondition::Between(low, high)),
            (Some(low), None) => Some(SortCondition::AtLeast(low)),
            (None, Some(high)) => Some(SortCondition::AtMost(high)),
            (None, None) => None,
        };
        Self { sort: sort.map(|sort| (attribute, sort)), empty, ..Self::default() }
    }
}

/// A condition on the last sort key attribute of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SortCondition {
    /// The value starts with this text.
    BeginsWith(String),
    /// The value lies between these two, both included.
    Between(KeyValue, KeyValue),
    /// The value is at least this one.
    AtLeast(KeyValue),
    /// The value is at most this one.
    AtMost(KeyValue),
}

impl<S> KeyCondition<S> {
    /// Returns the identifier under which the table declares the index. `None` for the table itself.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query_by_author().author("ann").into_condition()?;
    /// assert_eq!(condition.index(), Some("ByAuthor"));
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn index(&self) -> Option<&'static str> {
        self.keys.index
    }

    /// Returns the attributes that must equal a value, partition key first. For a query that reads several
    /// [`partitions`](Self::partitions), the value is that of the first one.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").into_condition()?;
    /// assert_eq!(condition.equal()[0].1.as_str(), Some("CHAT#rust"));
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn equal(&self) -> &[(&'static KeyAttribute, KeyValue)] {
        &self.keys.equal
    }

    /// Returns the condition on the next sort key attribute.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").into_condition()?;
    /// assert!(condition.sort().is_some(), "only the items of this entity");
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn sort(&self) -> Option<&(&'static KeyAttribute, SortCondition)> {
        self.keys.ending.sort.as_ref()
    }

    /// Returns whether the upper end of [`sort`](Self::sort) lies outside the range.
    ///
    /// DynamoDB includes both ends of `BETWEEN`, so items with exactly this key must be left out of the result.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").number_in(3..=5).into_condition()?;
    /// assert!(!condition.excludes_end());
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn excludes_end(&self) -> bool {
        self.keys.ending.open_end
    }

    /// Maps the values, in the condition's order.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn each_value(self, mut take: impl FnMut(KeyValue)) {
        self.keys.equal.each(|(_, value)| take(value));
        match self.keys.ending.sort.map(|(_, sort)| sort) {
            None => {}
            Some(SortCondition::BeginsWith(prefix)) => take(KeyValue::S(prefix)),
            Some(SortCondition::Between(low, high)) => {
                take(low);
                take(high);
            }
            Some(SortCondition::AtLeast(end) | SortCondition::AtMost(end)) => take(end),
        }
    }

    /// Returns the condition without its selection.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn untyped(self) -> KeyCondition<()> {
        self.keys.select()
    }

    /// The partitions, if there are several.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn buckets(&self) -> Option<&Buckets> {
        self.keys.ending.buckets.as_deref()
    }

    /// Returns whether no key can satisfy the condition, so that no request is needed.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").number_in(5..=3).into_condition()?;
    /// assert!(condition.is_empty());
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.ending.empty
    }
}

impl<S> Clone for KeyCondition<S> {
    fn clone(&self) -> Self {
        self.keys.clone().select()
    }
}

impl<S> PartialEq for KeyCondition<S> {
    fn eq(&self, other: &Self) -> bool {
        self.keys == other.keys
    }
}

impl<S> fmt::Debug for KeyCondition<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.keys.fmt(f)
    }
}

/// The name of an attribute in a condition. Only raw attributes have names without a table. Attributes that templates
/// write are numbered.
fn name_of(attribute: &KeyAttribute) -> &'static str {
    let names = match (attribute.source, attribute.role) {
        (Source::Raw { attribute, .. }, _) => return attribute,
        (Source::Template { .. }, Role::Partition) => ["PK", "PK2", "PK3", "PK4"],
        (Source::Template { .. }, Role::Sort) => ["SK", "SK2", "SK3", "SK4"],
    };
    names[attribute.position.min(3)]
}

impl<S> fmt::Display for KeyCondition<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_with(f, name_of)
    }
}

impl<S> KeyCondition<S> {
    /// Writes the condition with names for its attributes.
    pub(crate) fn write_with(
        &self,
        f: &mut fmt::Formatter<'_>,
        name_of: impl Fn(&KeyAttribute) -> &'static str,
    ) -> fmt::Result {
        if let Some(index) = self.keys.index {
            write!(f, "{index}: ")?;
        }
        for (at, (attribute, value)) in self.keys.equal.iter().enumerate() {
            let and = if at == 0 { "" } else { " and " };
            write!(f, "{and}{} = {value}", name_of(attribute))?;
            if let Some(buckets) =
                self.keys.ending.buckets.as_ref().filter(|buckets| buckets.attribute == at)
            {
                write!(
                    f,
                    " to {}",
                    buckets.replace(value, &buckets.text(*buckets.numbers().end()))
                )?;
            }
        }
        let Some((attribute, sort)) = &self.keys.ending.sort else { return Ok(()) };
        let name = name_of(attribute);
        match sort {
            SortCondition::BeginsWith(prefix) => write!(f, " and begins_with({name}, {prefix:?})"),
            SortCondition::Between(low, high) => write!(f, " and {name} between {low} and {high}"),
            SortCondition::AtLeast(low) => write!(f, " and {name} >= {low}"),
            SortCondition::AtMost(high) => write!(f, " and {name} <= {high}"),
        }
    }
}

/// A query whose partition key is complete, so that a client can read it.
///
/// Its type `Select` says [what it selects](super#what-a-query-selects): `-> impl IntoCondition<Select = One<Order>>`.
#[diagnostic::on_unimplemented(
    message = "expected a query, found `{Self}`",
    label = "takes a query, such as `Order::query().username(…)`, and `load` that of an item collection; a key is for `get`",
    note = "a query begins at an entity, `Order::query().username(…)`, for a whole partition `Order::collection().username(…)`; \
            a query for `load` begins at an item collection, `Account::query().username(…)`; a key is read by `table.get(…)`"
)]
pub trait IntoCondition {
    /// `One` entity, or [another selection](super#what-a-query-selects).
    type Select;

    /// Returns the condition.
    ///
    /// # Errors
    ///
    /// The first value that was refused.
    ///
    /// ```
    /// # use ddb_keys::{Entity, query::IntoCondition};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// let condition = Message::query().chat("rust").number(7).into_condition()?;
    /// assert_eq!(condition.equal()[0].1.as_str(), Some("CHAT#rust"));
    /// # Ok::<(), ddb_keys::KeyError>(())
    /// ```
    fn into_condition(self) -> Result<KeyCondition<Self::Select>, KeyError>;
}

#[diagnostic::do_not_recommend]
impl<S> IntoCondition for KeyCondition<S> {
    type Select = S;

    fn into_condition(self) -> Result<Self, KeyError> {
        Ok(self)
    }
}
