//! The operators of conditions: `&`, `|` and `!`. For `&`, one of the two may be an `Option`.

use core::mem::take;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::{Attribute, Condition, Encodes, Location};

/// A condition on the items of `E`, or an `Option` of one, which `&` alone takes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be joined to a condition on `{E}`",
    label = "joins two conditions on the same struct, such as `a.price.gt(10) & a.paid.eq(true)`",
    note = "a field inside of another one is named by `at`: write `.at(|a| a.city)` instead of `.city`"
)]
pub trait JoinedTo<E> {
    /// A [`Condition`] on `E`. After a mistake it is unknown, so the compiler reports one error.
    #[doc(hidden)]
    type Joined;

    /// Both conditions are true.
    #[doc(hidden)]
    fn joined_to(self, first: Condition<E>) -> Self::Joined;
}

/// One struct. It is a trait of the struct that is known, so that the compiler infers that of the other condition.
pub trait Same<F> {
    /// The struct. Two structs have none, so the compiler reports one error.
    type Itself;
}

impl<E> Same<E> for E {
    type Itself = E;
}

#[diagnostic::do_not_recommend]
impl<E: Same<F>, F> JoinedTo<E> for Condition<F> {
    type Joined = Condition<E::Itself>;

    fn joined_to(self, first: Condition<E>) -> Self::Joined {
        Condition::of(first.clause.and(self.clause))
    }
}

#[diagnostic::do_not_recommend]
impl<E> JoinedTo<E> for Option<Condition<E>> {
    type Joined = Condition<E>;

    fn joined_to(self, first: Condition<E>) -> Self::Joined {
        match self {
            Some(condition) => condition.joined_to(first),
            None => first,
        }
    }
}

/// Both conditions are true, if there is another one.
impl<E, O: JoinedTo<E>> BitAnd<O> for Condition<E> {
    type Output = O::Joined;

    fn bitand(self, other: O) -> O::Joined {
        other.joined_to(self)
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

/// At least one of the conditions is true.
impl<E> BitOr for Condition<E> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self::of(self.clause.or(other.clause))
    }
}

impl<E> BitAndAssign for Condition<E> {
    fn bitand_assign(&mut self, other: Self) {
        self.clause = take(&mut self.clause).and(other.clause);
    }
}

impl<E> BitOrAssign for Condition<E> {
    fn bitor_assign(&mut self, other: Self) {
        self.clause = take(&mut self.clause).or(other.clause);
    }
}

/// The condition is false.
impl<E> Not for Condition<E> {
    type Output = Self;

    fn not(self) -> Self {
        Self::of(self.clause.negated())
    }
}

/// The attribute is not true: `!order.paid` means `!order.paid.eq(true)`. An item without the attribute meets the condition.
impl<E, R: Encodes<bool>, P: Location> Not for Attribute<E, bool, R, P> {
    type Output = Condition<E>;

    fn not(self) -> Condition<E> {
        !self.eq(true)
    }
}
