//! The ends of ranges: the values that a part has in key structs.

use super::range::Ends;
use crate::part::{KeyPart, PartOf};

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
