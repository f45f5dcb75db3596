//! Spans: the range from one query to another in one partition.

use super::condition::IntoCondition;
use super::condition::{Ending, KeyCondition, Keys, SortCondition};
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
impl<S: Selection> IntoCondition for Span<S> {
    type Select = S::Partition;

    fn into_condition(self) -> Result<KeyCondition<S::Partition>, KeyError> {
        Ok(self.0?.keys.select())
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
pub fn span<S>(from: impl IntoCondition<Select = S>, to: impl IntoCondition) -> Span<S> {
    Span(spanned(from, to))
}

fn spanned<S>(
    from: impl IntoCondition,
    to: impl IntoCondition,
) -> Result<KeyCondition<S>, KeyError> {
    let (mut from, mut to) = (from.into_condition()?.keys, to.into_condition()?.keys);
    let (start, end) = (Ends::take(&mut from), Ends::take(&mut to));
    let several = from.ending.buckets.is_some() || to.ending.buckets.is_some();
    let values = from.equal.iter().map(|(_, value)| value);
    let same_values = values.eq(to.equal.iter().map(|(_, value)| value));
    let attribute = end.attribute.or(start.attribute);
    // With equally many values before them, their ends are in the same attribute.
    let apart = several || from.index != to.index || !same_values;
    let first = to.equal.first().map(|(first, _)| *first);
    if apart && let Some(attribute) = attribute.or(first) {
        return Err(KeyError { attribute, field: None, refusal: Refusal::Apart });
    }
    let Some(attribute) = attribute else { return Ok(from.select()) };
    let empty = from.ending.empty || to.ending.empty;
    let nothing = to.ending.open_end && start.low == end.high;
    let range = Ending::between(start.attribute.unwrap_or(attribute), start.low, end.high);
    if range.empty && !empty {
        return Err(KeyError { attribute, field: None, refusal: Refusal::Reversed });
    }
    let empty = empty || range.empty || nothing;
    let ending = Ending { empty, open_end: to.ending.open_end, ..range };
    Ok(Keys { ending, ..from }.select())
}

/// The ends of the last attribute's range.
#[derive(Default)]
struct Ends {
    attribute: Option<&'static KeyAttribute>,
    low: Option<KeyValue>,
    high: Option<KeyValue>,
}

impl Ends {
    /// Takes the ends out of a condition. What is left are the values of the attributes before them.
    fn take(keys: &mut Keys) -> Self {
        let Some((attribute, sort)) = keys.ending.sort.take() else { return Self::of_one(keys) };
        let (low, high) = match sort {
            SortCondition::BeginsWith(prefix) => {
                let after = after_prefix(&prefix, attribute.max_len()).map(KeyValue::S);
                keys.ending.open_end = after.is_some();
                (Some(KeyValue::S(prefix)), after)
            }
            SortCondition::Between(low, high) => (Some(low), Some(high)),
            SortCondition::AtLeast(low) => (Some(low), None),
            SortCondition::AtMost(high) => (None, Some(high)),
        };
        Self { attribute: Some(attribute), low, high }
    }

    /// Both ends of a whole sort key are its value.
    fn of_one(keys: &mut Keys) -> Self {
        let is_sort_key = keys.equal.last().is_some_and(|(last, _)| !last.is_partition());
        match is_sort_key.then(|| keys.equal.pop()).flatten() {
            Some((attribute, value)) => {
                Self { attribute: Some(attribute), low: Some(value.clone()), high: Some(value) }
            }
            None => Self::default(),
        }
    }
}
