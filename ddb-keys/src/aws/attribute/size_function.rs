//! The function `size()` in conditions.

use core::fmt;
use core::marker::PhantomData;
use core::ops::RangeInclusive;

use super::Number;
use super::condition::{Clause, Comparison, Condition};
use super::operand::write;
use super::{Encoder, Path, Term, ValueOf};

/// The size of an attribute of `E`; see [`Attribute::size`](super::Attribute::size).
pub struct Size<E> {
    pub(super) path: Path,
    of: PhantomData<fn() -> *const E>,
}

impl<E> Clone for Size<E> {
    fn clone(&self) -> Self {
        Self::of(self.path.clone())
    }
}

impl<E> fmt::Debug for Size<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "size({})", self.path)
    }
}

impl<E> Size<E> {
    pub(super) fn of(path: Path) -> Self {
        Self { path, of: PhantomData }
    }

    /// The size equals a number.
    pub fn eq(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Equal, size)
    }

    /// The size differs from a number.
    pub fn ne(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::NotEqual, size)
    }

    /// The size is less than a number.
    pub fn lt(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Less, size)
    }

    /// The size is less than or equal to a number.
    pub fn le(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::LessOrEqual, size)
    }

    /// The size is greater than a number.
    pub fn gt(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::Greater, size)
    }

    /// The size is greater than or equal to a number.
    pub fn ge(self, size: impl ValueOf<E, usize>) -> Condition<E> {
        self.compare(Comparison::GreaterOrEqual, size)
    }

    /// The size is within a range, including both ends.
    pub fn between<X: ValueOf<E, usize>>(self, range: RangeInclusive<X>) -> Condition<E> {
        let (low, high) = range.into_inner();
        Condition::of(Clause::between(Term::Size(self.path), number(low), number(high)))
    }

    fn compare(self, comparison: Comparison, size: impl ValueOf<E, usize>) -> Condition<E> {
        Condition::of(Clause::Compare(Term::Size(self.path), comparison, number(size)))
    }
}

fn number<E>(operand: impl ValueOf<E, usize>) -> Term {
    let encode = |value: &usize| write(serde::Serialize::serialize, value);
    operand.term(&Encoder::new(&encode, None, false))
}

#[diagnostic::do_not_recommend]
impl<E, V: Number> ValueOf<E, V> for Size<E> {
    fn term(self, _: &Encoder<'_, V>) -> Term {
        Term::Size(self.path)
    }
}
