//! Ranges of values, as Rust writes them, and their ends: the values that a part has in key structs.

use core::ops::Bound::{self, Excluded, Included, Unbounded};
use core::ops::{Range, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

use crate::part::{KeyPart, PartOf};

/// The ends of a range of values: the least one and the greatest.
pub type Ends<V> = (Bound<V>, Bound<V>);

/// A range of values for a placeholder whose strings sort as its values do.
///
/// Ranges are `a..b`, `a..=b`, `a..`, `..b` and `..=b`. For ends that may be missing, use a pair of options, `(from, until)`; both ends
/// are included. A range that begins after a value is a pair of [`Bound`]s, `(Bound::Excluded(last), Bound::Unbounded)`, if the text has a
/// fixed width or something follows it. A value that the format truncates is left out only where no greater value has the same text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range",
    label = "write a range, such as `1..=50` or `from..=until`",
    note = "ranges are `a..b`, `a..=b`, `a..`, `..b` and `..=b`",
    note = "ends that may be missing are a pair of options, such as `(Some(from), None)`",
    note = "a single value is given by the method of the part's own name"
)]
pub trait KeyRange {
    /// The type of its ends.
    type End;

    /// The requirement on the place: `Including` or `Excluding`.
    type Shape;

    /// Returns its ends.
    fn ends(self) -> Ends<Self::End>;
}

/// A range of times over several partitions, which are read one after another, so both ends must be known.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range with both ends",
    label = "reads one partition after the other, and needs to know the first and the last",
    note = "give both ends, in the type of the part: `a..=b` or `a..b`",
    note = "a range in one partition can be open: give the partition first, by the method that is named after its format, such as `at_month`, and then the range"
)]
pub trait BoundedRange: KeyRange {}

#[diagnostic::do_not_recommend]
impl<V> BoundedRange for Range<V> {}

#[diagnostic::do_not_recommend]
impl<V> BoundedRange for RangeInclusive<V> {}

/// A range that its first value belongs to. The strings must sort.
#[derive(Debug)]
pub enum Including {}

/// A range that may begin after a value. The strings must have a fixed width, too, or end at a literal.
#[derive(Debug)]
pub enum Excluding {}

macro_rules! ranges {
    ($($range:ty, $shape:ident: $this:ident => $ends:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V> KeyRange for $range {
            type End = V;
            type Shape = $shape;

            fn ends(self) -> Ends<V> {
                let $this = self;
                $ends
            }
        }
    )*};
}

ranges! {
    Range<V>, Including: range => (Included(range.start), Excluded(range.end));
    RangeTo<V>, Including: range => (Unbounded, Excluded(range.end));
    RangeFrom<V>, Including: range => (Included(range.start), Unbounded);
    RangeToInclusive<V>, Including: range => (Unbounded, Included(range.end));
    RangeInclusive<V>, Including: range => {
        let (low, high) = range.into_inner();
        (Included(low), Included(high))
    };
    // Ends that may be missing. Both belong to the range.
    (Option<V>, Option<V>), Including: range => {
        (range.0.map_or(Unbounded, Included), range.1.map_or(Unbounded, Included))
    };
    // Ends that may be missing, or not belong to the range.
    (Bound<V>, Bound<V>), Excluding: range => range;
}

/// The value of an end, if the range has one there.
pub(super) fn value<V>(end: Bound<V>) -> Option<V> {
    match end {
        Included(value) | Excluded(value) => Some(value),
        Unbounded => None,
    }
}

/// An end of a range of the part `P`.
#[diagnostic::on_unimplemented(
    message = "expected a range of `{P}`, found a range of `{Self}`",
    label = "both ends are values of the part",
    note = "a number, a date or a time is parsed from text first, `text.parse::<…>()?`; the days of a range of times are `from..until`, with `chrono` \
            `date.and_time(NaiveTime::MIN).and_utc()` for both, where `until` is the day after the last",
    note = "for text, give `&str`, `a.as_str()..=b.as_str()`, and for a newtype over text its view, `a.view()..=b.view()`"
)]
pub trait RangeEnd<P: PartOf<E, N> + ?Sized, E: ?Sized = (), const N: usize = 0>: Sized {
    /// Passes the ends on as the part's values.
    fn pass<R>(ends: Ends<Self>, to: impl for<'v> FnOnce(EndsOf<'v, P::Part>) -> R) -> R;
}

/// The ends of a range of a part.
pub(super) type EndsOf<'v, P> = Ends<<P as KeyPart>::View<'v>>;

// No trait has the view's lifetime as its parameter: the compiler would take each mention of a lifetime for another mistake.
#[diagnostic::do_not_recommend]
impl<'v, P, E, const N: usize, V> RangeEnd<P, E, N> for V
where
    P: PartOf<E, N> + ?Sized,
    E: ?Sized,
    V: Is<<P::Part as KeyPart>::View<'v>>,
{
    #[inline]
    fn pass<R>(ends: Ends<V>, to: impl for<'w> FnOnce(EndsOf<'w, P::Part>) -> R) -> R {
        to((ends.0.map(Is::itself), ends.1.map(Is::itself)))
    }
}

/// The type `T` itself.
pub trait Is<T> {
    /// Returns the value.
    fn itself(self) -> T;
}

impl<T> Is<T> for T {
    #[inline]
    fn itself(self) -> T {
        self
    }
}
