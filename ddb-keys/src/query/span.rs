//! Spans: the range from one query to another in one partition.

use alloc::vec::Vec;

use super::complete::IntoCondition;
use super::condition::{KeyCondition, Keys, SortCondition};
use super::one_or_many::OneOrMany;
use super::prefix::after_prefix;
use super::select::Selection;
use crate::key::KeyError;
use crate::part::KeyValue;
use crate::part::Refusal;
use crate::schema::KeyAttribute;

/// A query of everything between two others, made by [`span`].
#[derive(Debug)]
#[must_use = "a query does nothing until a table's client reads it"]
pub struct Span<S>(Result<KeyCondition<S>, KeyError>);

impl<S> Clone for Span<S> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

#[diagnostic::do_not_recommend]
impl<S> IntoCondition for Span<S> {
    type Select = S;

    fn into_condition(self) -> Result<KeyCondition<S>, KeyError> {
        self.0
    }
}

/// Everything from the lower end of one query to the upper end of another: several entities of a
/// partition in one range, as the table's enum.
///
/// # Errors
///
/// The two queries must read the same single partition of one index ([`Refusal::Apart`]), and the first must not
/// start after the second ends ([`Refusal::Reversed`]).
///
/// ```
/// use ddb_keys::{Entity, span, query::IntoCondition};
///
/// #[derive(Entity)]
/// #[pk("REPO#<name>")]
/// #[sk("ISSUE#<number:08>")]
/// struct Issue { name: String, number: u32 }
///
/// #[derive(Entity)]
/// #[pk("REPO#<name>")]
/// #[sk("REPO#<name>")]
/// struct Repo { name: String }
///
/// let both = span(Issue::query().name("x"), Repo::query().name("x")).into_condition()?;
/// assert_eq!(both.to_string(), "PK = REPO#x and SK between ISSUE# and REPO#x");
/// assert!(span(Issue::query().name("x"), Repo::query().name("y")).into_condition().is_err());
/// assert!(span(Repo::query().name("x"), Issue::query().name("x")).into_condition().is_err());
/// # Ok::<(), ddb_keys::KeyError>(())
/// ```
pub fn span<A, B>(from: A, to: B) -> Span<<A::Select as Selection>::Partition>
where
    A: IntoCondition<Select: Selection>,
    B: IntoCondition,
{
    Span(spanned(from, to))
}

fn spanned<S>(
    from: impl IntoCondition,
    to: impl IntoCondition,
) -> Result<KeyCondition<S>, KeyError> {
    let (from, to) = (from.into_condition()?.keys, to.into_condition()?.keys);
    let several = from.buckets.is_some() || to.buckets.is_some();
    let (from, to) = (Ends::of(from), Ends::of(to));
    let values =
        |ends: &Ends| ends.equal.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>();
    let attribute = from.attribute.or(to.attribute);
    // With equally many values before them, their ends are in the same attribute.
    let apart = several || from.index != to.index || values(&from) != values(&to);
    let first = to.equal.first().map(|(first, _)| *first);
    if apart && let Some(attribute) = to.attribute.or(from.attribute).or(first) {
        return Err(KeyError { attribute, field: None, refusal: Refusal::Apart });
    }
    let empty = from.empty || to.empty;
    let nothing = to.open_end && from.low == to.high;
    let (sort, is_reversed) = SortCondition::between(from.low, to.high);
    if is_reversed
        && !empty
        && let Some(attribute) = to.attribute.or(attribute)
    {
        return Err(KeyError { attribute, field: None, refusal: Refusal::Reversed });
    }
    let keys = Keys {
        index: from.index,
        equal: from.equal,
        sort: attribute.zip(sort),
        empty: empty || is_reversed || nothing,
        open_end: to.open_end,
        buckets: None,
    };
    Ok(keys.select())
}

/// A condition as the values of the first attributes, and the ends of the next attribute's range.
struct Ends {
    index: Option<&'static str>,
    equal: OneOrMany<(&'static KeyAttribute, KeyValue)>,
    attribute: Option<&'static KeyAttribute>,
    low: Option<KeyValue>,
    high: Option<KeyValue>,
    empty: bool,
    /// `high` is the first text after the range.
    open_end: bool,
}

impl Ends {
    fn of(keys: Keys) -> Self {
        let Keys { index, mut equal, sort, empty, mut open_end, .. } = keys;
        let is_sort_key = equal.last().is_some_and(|(attribute, _)| !attribute.is_partition());
        let (attribute, low, high) = match sort {
            Some((attribute, SortCondition::BeginsWith(prefix))) => {
                let max = attribute.max_len();
                let after = after_prefix(&prefix, max).map(KeyValue::S);
                open_end = after.is_some();
                (Some(attribute), Some(KeyValue::S(prefix)), after)
            }
            Some((attribute, SortCondition::Between(low, high))) => {
                (Some(attribute), Some(low), Some(high))
            }
            Some((attribute, SortCondition::AtLeast(low))) => (Some(attribute), Some(low), None),
            Some((attribute, SortCondition::AtMost(high))) => (Some(attribute), None, Some(high)),
            None if is_sort_key => match equal.pop() {
                Some((attribute, value)) => (Some(attribute), Some(value.clone()), Some(value)),
                None => (None, None, None),
            },
            None => (None, None, None),
        };
        Self { index, equal, attribute, low, high, empty, open_end }
    }
}
