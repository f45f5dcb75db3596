//! Ranges of values, as Rust writes them.

use core::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

/// The ends of a range of values.
#[derive(Debug, Clone, Copy)]
pub struct Bounds<V> {
    /// The least value, and whether it belongs to the range. `None` for a range without start.
    pub low: Option<(V, bool)>,
    /// The greatest value, and whether it belongs to the range. `None` for a range without end.
    pub high: Option<(V, bool)>,
}

/// A range of values for a placeholder whose strings sort as its values do.
///
/// Ranges are `a..=b`, `a..` and `..=b`, and `a..b` and `..b` if the text has a fixed width. For ends that may be
/// missing, use a pair of options, `(from, until)`; both ends are included. A range that begins after a value is a pair of
/// [`Bound`]s, if the text has a fixed width: `(Bound::Excluded(last), Bound::Unbounded)`. A value that the format truncates is
/// left out only where no greater value has the same text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range",
    label = "write a range, such as `1..=50` or `from..=until`",
    note = "ranges are `a..=b`, `a..` and `..=b`; where the text has a fixed width `a..b` and `..b`, too",
    note = "ends that may be missing are a pair of options, such as `(Some(from), None)`",
    note = "a single value is given by the method of the part's own name"
)]
pub trait KeyRange {
    /// The type of its ends.
    type End;

    /// The requirement on the place: `Including` or `Excluding`.
    type Shape;

    /// Returns its ends.
    fn ends(self) -> Bounds<Self::End>;
}

/// A range of times over several partitions, which are read one after another, so both ends must be known.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range with both ends",
    label = "reads one partition after the other, and needs to know the first and the last",
    note = "give both ends, in the type of the part: `a..=b`, or `a..b` if the text has a fixed width",
    note = "a range in one partition can be open: give the partition first, by the method that is named after its format, such as `at_month`, and then the range"
)]
pub trait BoundedRange: KeyRange {}

#[diagnostic::do_not_recommend]
impl<V> BoundedRange for Range<V> {}

#[diagnostic::do_not_recommend]
impl<V> BoundedRange for RangeInclusive<V> {}

/// A range that its greatest value belongs to. The strings must sort.
#[derive(Debug)]
pub enum Including {}

/// A range that ends before a value. The strings must have a fixed width, too.
#[derive(Debug)]
pub enum Excluding {}

macro_rules! ranges {
    ($($range:ty, $shape:ident: $this:ident => $low:expr, $high:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V> KeyRange for $range {
            type End = V;
            type Shape = $shape;

            fn ends(self) -> Bounds<V> {
                let $this = self;
                Bounds { low: $low, high: $high }
            }
        }
    )*};
}

ranges! {
    Range<V>, Excluding: range => Some((range.start, true)), Some((range.end, false));
    RangeTo<V>, Excluding: range => None, Some((range.end, false));
    RangeFrom<V>, Including: range => Some((range.start, true)), None;
    RangeToInclusive<V>, Including: range => None, Some((range.end, true));
    // Ends that may be missing. Both belong to the range.
    (Option<V>, Option<V>), Including: range => range.0.map(|low| (low, true)), range.1.map(|high| (high, true));
    // Ends that may be missing, or not belong to the range.
    (Bound<V>, Bound<V>), Excluding: range => end(range.0), end(range.1);
}

#[diagnostic::do_not_recommend]
impl<V> KeyRange for RangeInclusive<V> {
    type End = V;
    type Shape = Including;

    fn ends(self) -> Bounds<V> {
        let (low, high) = self.into_inner();
        Bounds { low: Some((low, true)), high: Some((high, true)) }
    }
}

fn end<V>(bound: Bound<V>) -> Option<(V, bool)> {
    match bound {
        Bound::Included(value) => Some((value, true)),
        Bound::Excluded(value) => Some((value, false)),
        Bound::Unbounded => None,
    }
}
