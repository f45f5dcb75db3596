//! Times that a partition key holds truncated: queries of one such bucket, and ranges over several.

use alloc::boxed::Box;
use alloc::string::String;
use core::ops::Bound;

use super::builder::{Parts, QueryParts, write_part};
use super::condition::{Ending, KeyCondition};
use super::next_part::RangeGiven;
use super::partitions::Buckets;
use super::range::{BoundedRange, value};
use super::range::{EndsOf, RangeEnd};
use crate::format::Format;
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
                |ends: EndsOf<'_, P::Part>| parts.in_buckets::<P::Part, B, F>(places, ends);
            RangeEnd::<P, E, N>::pass(range.ends(), in_buckets)
        })
    }
}

impl Parts {
    fn in_buckets<P: KeyPart + ?Sized, B: Format<P>, F: Format<P>>(
        &mut self,
        places: usize,
        ends: EndsOf<'_, P>,
    ) -> Ending {
        let (Some(part), Some(low), Some(high)) = (self.next(), value(ends.0), value(ends.1))
        else {
            return Ending::nothing();
        };
        let attribute = self.equal.len();
        let mut first = self.text.take().unwrap_or_default();
        let offset = first.len();
        let mut last = String::new();
        self.keep(write_part::<P, B>(part, &mut first, low));
        self.keep(B::write(high, &mut last).map_err(|refusal| part.refused(refusal)));
        let buckets = Unit::of(&first[offset..]).zip(Unit::of(&last));
        self.text = Some(first);
        self.at = self.at.next_segment();
        let ending = self.range_of::<P, F>(places, ends);
        let Some(((unit, first), (_, last))) = buckets else { return ending };
        // A bucket that starts where the range ends has nothing of it.
        let ends_there = matches!(ends.1, Bound::Excluded(high) if B::keeps(high));
        let last = if ends_there { last - 1 } else { last };
        let Ok(more @ 1..) = usize::try_from(last - first) else {
            return Ending { empty: ending.empty || last < first, ..ending };
        };
        if more >= MAX_PARTITIONS {
            let refusal = Refusal::TooManyPartitions { found: more + 1, max: MAX_PARTITIONS };
            self.fail(part.refused(refusal));
            return ending;
        }
        let buckets =
            Some(Box::new(Buckets { attribute, offset, unit, first, last, merged: false }));
        Ending { buckets, ..ending }
    }
}

impl<S> KeyCondition<S> {
    /// Returns a condition for each partition that the query reads, in ascending order.
    ///
    /// A range of times whose partition key holds the time truncated reads several partitions, one
    /// after the other. A query of all shards reads each shard. Any other query reads one, so that the only condition is the
    /// query's own.
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
    ///     "PK = LOG#2024-12 to LOG#2025-01 \
    ///         and SK between 2024-12-31T23:00:00Z and 2025-01-31T12:00:00Z",
    /// );
    /// let partitions: Vec<_> = range.partitions().map(|one| one.equal()[0].1.to_string()).collect();
    /// assert_eq!(partitions, ["LOG#2024-12", "LOG#2025-01"]);
    /// # }
    /// ```
    pub fn partitions(&self) -> impl DoubleEndedIterator<Item = Self> + '_ {
        let numbers = self.keys.ending.buckets.as_ref().map_or(0..=0, |buckets| buckets.numbers());
        numbers.map(|number| match &self.keys.ending.buckets {
            Some(buckets) => self.partition(&buckets.text(number)),
            None => self.clone(),
        })
    }

    /// The condition of the partition with a bucket.
    pub(crate) fn partition(&self, bucket: &str) -> Self {
        let mut keys = self.keys.clone();
        if let Some(buckets) = keys.ending.buckets.take()
            && let Some((_, value)) = keys.equal.get_mut(buckets.attribute)
        {
            *value = buckets.replace(value, bucket);
        }
        keys.select()
    }
}
