//! `&` between conditions, of which one may be an `Option`.

use core::ops::BitAnd;

use super::Condition;

/// A condition on the items of `E`, or an `Option` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be joined to a condition on `{E}`",
    label = "joins two conditions on `{E}`, such as `a.price.gt(10) & a.paid.eq(true)`"
)]
pub trait JoinedTo<E> {
    #[doc(hidden)]
    type Shown;

    /// The condition.
    #[doc(hidden)]
    fn into_condition(self) -> Option<Condition<E>>;
}

#[diagnostic::do_not_recommend]
impl<E> JoinedTo<E> for Condition<E> {
    type Shown = ();

    fn into_condition(self) -> Option<Self> {
        Some(self)
    }
}

#[diagnostic::do_not_recommend]
impl<E> JoinedTo<E> for Option<Condition<E>> {
    type Shown = ();

    fn into_condition(self) -> Self {
        self
    }
}

/// Both conditions are true, if there is another one.
impl<E, O: JoinedTo<E, Shown: Sized>> BitAnd<O> for Condition<E> {
    type Output = Self;

    fn bitand(self, other: O) -> Self {
        match other.into_condition() {
            Some(other) => Self::of(self.clause.and(other.clause)),
            None => self,
        }
    }
}

/// Both conditions are true, if there is another one.
impl<E> BitAnd<Condition<E>> for Option<Condition<E>> {
    type Output = Condition<E>;

    fn bitand(self, other: Condition<E>) -> Condition<E> {
        match self {
            Some(first) => first & other,
            None => other,
        }
    }
}
