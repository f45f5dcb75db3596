//! Times that a partition key holds truncated: queries of one such bucket, and ranges over several.

use alloc::boxed::Box;
use alloc::string::String;

use super::buckets::Buckets;
use super::builder::{Parts, QueryParts, write_part};
use super::condition::KeyCondition;
use super::ending::{Ending, Range};
use super::next_part::RangeGiven;
use super::range::{BoundedRange, Bounds};
use super::range_end::{BoundsOf, RangeEnd};
use crate::format::Format;
use crate::key::KeyError;
use crate::part::time::Unit;
use crate::part::{KeyPart, PartOf, Refusal};

/// The maximum number of partitions in one range. Each costs a request.
const MAX_PARTITIONS: usize = 100_000;

/// A time whose bucket in the format `F` is given, such as its month: an instant, a civil time or a date. Instants
/// are in UTC.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a time that the format `{F}` can write",
    label = "not such a time",
    note = "times are those of the crates chrono, time and jiff, by the features of the same names; a date has a \
            year, a month and a day"
)]
pub trait TimeIn<F>: KeyPart {
    /// Adds the bucket of this time to a query.
    #[doc(hidden)]
    fn give<T, Next, N>(&self, query: QueryParts<T, Next>) -> QueryParts<T, N>;
}

#[diagnostic::do_not_recommend]
impl<P: KeyPart, F: Format<P>> TimeIn<F> for P {
    fn give<T, Next, N>(&self, query: QueryParts<T, Next>) -> QueryParts<T, N> {
        query.part::<P, F, N>(self.view())
    }
}

impl<T, Next> QueryParts<T, Next> {
    /// Adds the bucket of a time alone, without its places in the sort key. `N` is the part after it.
    #[must_use]
    pub fn bucket<F, N>(self, time: &impl TimeIn<F>) -> QueryParts<T, N> {
        time.give(self)
    }

    /// Ends the query with a range of times that the partition key holds in the format `B`, and the sort key in `F`.
    #[must_use]
    pub fn in_buckets<P, E, const N: usize, B, F>(
        self,
        places: usize,
        range: impl BoundedRange<End: RangeEnd<P, E, N>>,
    ) -> QueryParts<T, RangeGiven>
    where
        P: PartOf<E, N> + ?Sized,
        E: ?Sized,
        B: Format<P::Part>,
        F: Format<P::Part>,
    {
        self.end(|parts| {
            let in_buckets =
                |bounds: BoundsOf<'_, P::Part>| parts.in_buckets::<P::Part, B, F>(places, bounds);
            RangeEnd::<P, E, N>::pass(range.ends(), in_buckets)
        })
    }
}

impl Parts {
    fn in_buckets<P: KeyPart + ?Sized, B: Format<P>, F: Format<P>>(
        &mut self,
        places: usize,
        bounds: Bounds<P::View<'_>>,
    ) -> Ending {
        let (Some(part), Some((low, _)), Some((high, included))) =
            (self.next(), bounds.low, bounds.high)
        else {
            return Ending::NOTHING;
        };
        let attribute = self.equal.len();
        let mut first = self.text.take().unwrap_or_default();
        let offset = first.len();
        let mut last = String::new();
        let written =
            write_part::<P, B>(part, &mut first, low).and_then(|()| B::write(high, &mut last));
        self.keep_error(part, written);
        let ends = Unit::of(&first[offset..]).zip(Unit::of(&last));
        self.text = Some(first);
        self.at = self.at.next_segment();
        let ending = self.range_of::<P, F>(places, bounds);
        let Some(((unit, first), (_, last))) = ends else { return ending };
        // A bucket that starts where the range ends has nothing of it.
        let last = if included || !B::keeps(high) { last } else { last - 1 };
        let Ok(more @ 1..) = usize::try_from(last - first) else {
            let empty = ending.range.empty || last < first;
            return Ending { range: Range { empty, ..ending.range }, ..ending };
        };
        if more >= MAX_PARTITIONS {
            let refusal = Refusal::TooManyPartitions { found: more + 1, max: MAX_PARTITIONS };
            self.fail(KeyError { attribute: part.attribute, field: Some(part.field), refusal });
            return ending;
        }
        let buckets = Some(Box::new(Buckets { attribute, offset, unit, first, last }));
        Ending { buckets, ..ending }
    }
}

impl<S> KeyCondition<S> {
    /// Returns a condition for each partition that the query reads, in ascending order.
    ///
    /// A range of times whose partition key holds the time truncated reads several partitions, one
    /// after the other. Any other query reads one, so that the only condition is the query's own.
    ///
    /// ```
    /// # #[cfg(feature = "chrono")] {
    /// use chrono::{DateTime, Utc};
    /// use ddb_keys::{Entity, query::IntoCondition};
    ///
    /// #[derive(Entity)]
    /// #[pk("LOG#<at:month>")]
    /// #[sk("<at:secs>")]
    /// struct Log { at: DateTime<Utc> }
    ///
    /// let [from, until] = ["2024-12-31T23:00:00Z", "2025-01-31T12:00:00Z"]
    ///     .map(|time| time.parse::<DateTime<Utc>>().unwrap());
    /// let range = Log::query().at_in(from..=until).into_condition().unwrap();
    /// assert_eq!(
    ///     range.to_string(),
    ///     "PK = LOG#2024-12 to LOG#2025-01 and SK between 2024-12-31T23:00:00Z and 2025-01-31T12:00:00Z",
    /// );
    /// let partitions: Vec<_> = range.partitions().map(|one| one.equal()[0].1.to_string()).collect();
    /// assert_eq!(partitions, ["LOG#2024-12", "LOG#2025-01"]);
    /// # }
    /// ```
    pub fn partitions(&self) -> impl DoubleEndedIterator<Item = Self> + '_ {
        let numbers = self.keys.buckets.as_ref().map_or(0..=0, |buckets| buckets.numbers());
        numbers.map(|number| match &self.keys.buckets {
            Some(buckets) => self.partition(&buckets.text(number)),
            None => self.clone(),
        })
    }

    /// The condition of the partition with a bucket.
    pub(crate) fn partition(&self, bucket: &str) -> Self {
        let mut keys = self.keys.clone();
        if let Some(buckets) = keys.buckets.take()
            && let Some((_, value)) = keys.equal.get_mut(buckets.attribute)
        {
            *value = buckets.replace(value, bucket);
        }
        keys.select()
    }
}
