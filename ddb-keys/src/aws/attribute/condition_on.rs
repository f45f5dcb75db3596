//! The results of closures that compare attributes.

use super::Condition;

/// Conditions on the items of `E`.
#[diagnostic::on_unimplemented(
    message = "expected a closure that returns a condition on `{E}`",
    label = "the closure returns `{Self}`: join conditions by `&` and `|`, and compare by methods: `a.price.gt(10)`, `a.paid.eq(true)`, `a.note.exists()`",
    note = "an `Option` of a condition is joined to another one by `&`, or unwrapped first: `if let Some(condition) = condition {{ query = query.filter(|_| condition) }}`"
)]
pub trait ConditionOn<E> {
    /// The entity that the condition is about.
    #[doc(hidden)]
    type Entity;

    #[doc(hidden)]
    fn into_condition(self) -> Condition<E>
    where
        Self::Entity: SameEntity<E>;
}

#[diagnostic::do_not_recommend]
impl<E, C: IsCondition> ConditionOn<E> for C {
    type Entity = C::Entity;

    fn into_condition(self) -> Condition<E>
    where
        C::Entity: SameEntity<E>,
    {
        Is::is(self.condition())
    }
}

/// The requirement of [`ConditionOn`].
pub trait IsCondition {
    /// The entity that the condition is about.
    type Entity;

    /// The condition.
    fn condition(self) -> Condition<Self::Entity>;
}

impl<E> IsCondition for Condition<E> {
    type Entity = E;

    fn condition(self) -> Self {
        self
    }
}

/// The entity that a condition is about, where it is a condition on items of `E`.
#[diagnostic::on_unimplemented(
    message = "the condition is about `{Self}`, but the item's entity is `{E}`",
    label = "compare the attributes of `{E}` that the closure is given; a field inside of one is named by `at`: `order.address.at(|a| a.city)`"
)]
pub trait SameEntity<E>: Is<E> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, F: Is<E>> SameEntity<E> for F {
    type Shown = ();
}

/// The requirement of [`SameEntity`].
pub trait Is<E>: Sized {
    /// The condition itself.
    fn is(condition: Condition<Self>) -> Condition<E>;
}

impl<E> Is<E> for E {
    fn is(condition: Condition<E>) -> Condition<E> {
        condition
    }
}
