//! Names of conditions.
//!
//! The bounds are on the entity, because the compiler does not show the message of a bound on an attribute. The methods are
//! written out, because the compiler would show a macro and its call.

use super::{instead, refused};
use crate::aws::attribute::{Attribute, Condition, Location};

instead! {
    "conditions are joined by `&` and `|`", "write `&` or `|` between the conditions, in parentheses" => JoinedByOperators;
}

refused! {
    [E] Condition<E> {
        JoinedByOperators: and or;
    }
}

/// Traits that nothing implements.
macro_rules! advice {
    ($($message:literal, $label:literal => $name:ident;)*) => {$(
        #[doc = $message]
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $name {}
    )*};
}

advice! {
    "the condition that an attribute does not exist is `missing`", "write `missing()`" => NotExists;
    "the condition that an attribute holds nothing is `is_none`, or `missing` if `NULL` counts as a value", "write `is_none()`" => IsNone;
    "the condition that an attribute holds something is `is_some`, or `exists` if `NULL` counts as a value", "write `is_some()`" => IsSome;
    "the condition that an attribute is one of several values is `in_`", "write `in_([…])`" => IsIn;
    "the condition that an attribute is greater or equal is `ge`", "write `ge(…)`" => Ge;
    "the condition that an attribute is less or equal is `le`", "write `le(…)`" => Le;
    "the condition that an attribute differs from a value is `ne`", "write `ne(…)`" => Ne;
    "the condition that an attribute is none of several values is the negation of `in_`", "write `!order.total.in_([…])`" => NotIn;
    "the condition that an attribute equals a value is `eq`", "write `eq(…)`" => Eq;
    "the condition that an attribute is greater is `gt`", "write `gt(…)`" => Gt;
    "the condition that an attribute is less is `lt`", "write `lt(…)`" => Lt;
    "DynamoDB knows no patterns of text", "write `begins_with(…)` or `contains(…)`" => Like;
    "the condition that a text begins with another one is `begins_with`", "write `begins_with(…)`" => BeginsWith;
    "the condition on an attribute that holds a `bool` is `eq`", "write `eq(true)` or `eq(false)`" => EqTrue;
    "the size of a text, a list or a set is `size`", "write `size()`, and compare it: `size().gt(3)`" => SizeInstead;
}

#[doc(hidden)]
impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    pub fn not_exists(self) -> Condition<E>
    where
        E: NotExists,
    {
        unreachable!()
    }

    pub fn attribute_not_exists(self) -> Condition<E>
    where
        E: NotExists,
    {
        unreachable!()
    }

    pub fn is_in(self, _: impl Sized) -> Condition<E>
    where
        E: IsIn,
    {
        unreachable!()
    }

    pub fn one_of(self, _: impl Sized) -> Condition<E>
    where
        E: IsIn,
    {
        unreachable!()
    }

    pub fn is_null(self) -> Condition<E>
    where
        E: IsNone,
    {
        unreachable!()
    }

    pub fn is_not_null(self) -> Condition<E>
    where
        E: IsSome,
    {
        unreachable!()
    }

    pub fn eq_any(self, _: impl Sized) -> Condition<E>
    where
        E: IsIn,
    {
        unreachable!()
    }

    pub fn any_of(self, _: impl Sized) -> Condition<E>
    where
        E: IsIn,
    {
        unreachable!()
    }

    pub fn is_not_in(self, _: impl Sized) -> Condition<E>
    where
        E: NotIn,
    {
        unreachable!()
    }

    pub fn not_in(self, _: impl Sized) -> Condition<E>
    where
        E: NotIn,
    {
        unreachable!()
    }

    pub fn equals(self, _: impl Sized) -> Condition<E>
    where
        E: Eq,
    {
        unreachable!()
    }

    pub fn equal(self, _: impl Sized) -> Condition<E>
    where
        E: Eq,
    {
        unreachable!()
    }

    pub fn neq(self, _: impl Sized) -> Condition<E>
    where
        E: Ne,
    {
        unreachable!()
    }

    pub fn not_equal(self, _: impl Sized) -> Condition<E>
    where
        E: Ne,
    {
        unreachable!()
    }

    pub fn greater_than(self, _: impl Sized) -> Condition<E>
    where
        E: Gt,
    {
        unreachable!()
    }

    pub fn less_than(self, _: impl Sized) -> Condition<E>
    where
        E: Lt,
    {
        unreachable!()
    }

    pub fn like(self, _: impl Sized) -> Condition<E>
    where
        E: Like,
    {
        unreachable!()
    }

    pub fn ilike(self, _: impl Sized) -> Condition<E>
    where
        E: Like,
    {
        unreachable!()
    }

    pub fn is_empty(self) -> Condition<E>
    where
        E: SizeInstead,
    {
        unreachable!()
    }

    pub fn gte(self, _: impl Sized) -> Condition<E>
    where
        E: Ge,
    {
        unreachable!()
    }

    pub fn lte(self, _: impl Sized) -> Condition<E>
    where
        E: Le,
    {
        unreachable!()
    }

    pub fn not_eq(self, _: impl Sized) -> Condition<E>
    where
        E: Ne,
    {
        unreachable!()
    }

    pub fn starts_with(self, _: impl Sized) -> Condition<E>
    where
        E: BeginsWith,
    {
        unreachable!()
    }

    pub fn is_true(self) -> Condition<E>
    where
        E: EqTrue,
    {
        unreachable!()
    }

    pub fn is_false(self) -> Condition<E>
    where
        E: EqTrue,
    {
        unreachable!()
    }

    pub fn len<S>(self) -> S
    where
        E: SizeInstead,
    {
        unreachable!()
    }
}
