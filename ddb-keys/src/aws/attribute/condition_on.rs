//! The results of closures that compare attributes.

use super::Condition;
use super::attribute_of::IsItself;

/// Conditions on the items of `E`.
#[diagnostic::on_unimplemented(
    message = "expected a closure that returns a condition on `{E}`",
    label = "the closure returns `{Self}`: compare by `eq`, `ne`, `lt`, `le`, `gt` and `ge`, such as `a.price.ge(10)`, and join conditions by `&` and `|`, not by `&&`",
    note = "an `Option` of a condition is joined to another one by `&`, or unwrapped first: `if let Some(condition) = condition {{ query = query.filter(|_| condition) }}`"
)]
pub trait ConditionOn<E> {
    /// The condition itself, which is about an entity.
    #[doc(hidden)]
    type Itself;

    #[doc(hidden)]
    fn into_condition(self) -> Condition<E>
    where
        Self::Itself: SameEntity<E>;
}

#[diagnostic::do_not_recommend]
impl<E, C: IsCondition> ConditionOn<E> for C {
    type Itself = C::Itself;

    fn into_condition(self) -> Condition<E>
    where
        C::Itself: SameEntity<E>,
    {
        self.condition().itself()
    }
}

/// The requirement of [`ConditionOn`], and of `|`.
#[diagnostic::on_unimplemented(
    message = "expected a condition, found `{Self}`",
    label = "expected what a comparison returns, such as `a.price.gt(10)`",
    note = "`|` joins two conditions, and `&` also a condition and an `Option` of one"
)]
pub trait IsCondition {
    /// The condition. Other types have no `Itself`, so the compiler reports one error.
    type Itself;

    /// Returns the condition.
    fn condition(self) -> Self::Itself;
}

impl<E> IsCondition for Condition<E> {
    type Itself = Self;

    fn condition(self) -> Self {
        self
    }
}

/// Conditions that are about `E`.
#[diagnostic::on_unimplemented(
    message = "expected a condition on `{E}`, and the closure returns a `{Self}`",
    label = "compare the attributes of `{E}` that the closure is given; a field inside of another one is named by `at`: write `.at(|a| a.city)` \
             instead of `.city`"
)]
pub trait SameEntity<E> {
    #[doc(hidden)]
    type Shown;

    #[doc(hidden)]
    fn itself(self) -> Condition<E>;
}

#[diagnostic::do_not_recommend]
impl<E, F: IsItself<E>> SameEntity<E> for Condition<F> {
    type Shown = ();

    fn itself(self) -> Condition<E> {
        Condition::of(self.clause)
    }
}
