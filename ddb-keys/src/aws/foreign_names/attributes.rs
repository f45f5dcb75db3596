//! Names of conditions, on attributes.

use super::{answered, instead, refused};
use crate::aws::attribute::{Attribute, AttributeOfTheKey, Condition, Size};

instead! {
    "a condition names attributes of the entity, but `pk` and `sk` belong to the table",
    "an item that does not exist yet is written by `table.create(&user)`, and one that exists by `table.replace(&user)`",
    "an update requires that the item exists, unless `.or_create()` follows, and a delete requires it after `.must_exist()`"
    => DecidedByTheWrite;

    "a condition names attributes of the entity, but `pk` and `sk` belong to the table",
    "name the field that the key is made from, such as `user.username`",
    "items are found by a query, which takes the parts of their keys: `table.query(User::query().username(\"ann\"))`"
    => MadeFromFields;

    "conditions are joined by `&` and `|`, and negated by `!`",
    "write `&` or `|` between the conditions, in parentheses, or `!` before one"
    => JoinedByOperators;

    "the condition that an attribute exists is `exists`",
    "write `exists()`"
    => WriteExists;

    "the condition that an attribute does not exist is `missing`",
    "write `missing()`"
    => WriteMissing;

    "the condition that an attribute holds nothing is `is_none`, or `missing` if `NULL` counts as a value",
    "write `is_none()`"
    => WriteIsNone;

    "the condition that an attribute holds something is `is_some`, or `exists` if `NULL` counts as a value",
    "write `is_some()`"
    => WriteIsSome;

    "the condition that an attribute is one of several values is `in_`",
    "write `in_([…])`"
    => WriteIn;

    "the condition that an attribute is none of several values is the negation of `in_`",
    "write `!order.total.in_([…])`"
    => WriteNotBeforeIn;

    "the condition that an attribute equals a value is `eq`",
    "write `eq(…)`"
    => WriteEq;

    "the condition that an attribute differs from a value is `ne`",
    "write `ne(…)`"
    => WriteNe;

    "the condition that an attribute is greater is `gt`",
    "write `gt(…)`"
    => WriteGt;

    "the condition that an attribute is greater or equal is `ge`",
    "write `ge(…)`"
    => WriteGe;

    "the condition that an attribute is less is `lt`",
    "write `lt(…)`"
    => WriteLt;

    "the condition that an attribute is less or equal is `le`",
    "write `le(…)`"
    => WriteLe;

    "the condition that an attribute lies in a range is `between`",
    "write `between(5..=10)`"
    => WriteBetween;

    "DynamoDB knows no patterns of text",
    "write `begins_with(…)` or `contains(…)`"
    => WriteBeginsWithOrContains;

    "the condition that a text begins with another one is `begins_with`",
    "write `begins_with(…)`"
    => WriteBeginsWith;

    "the condition that a text, a list or a set contains something is `contains`",
    "write `contains(…)`"
    => WriteContains;

    "the condition on an attribute that holds a `bool` is `eq`",
    "write `eq(true)` or `eq(false)`"
    => WriteEqTrueOrFalse;

    "a `bool` is compared with `eq`, and a condition is negated by `!`",
    "write `eq(false)`, or `!` before a condition"
    => WriteEqFalseOrNot;

    "the size of a text, a list or a set is `size`",
    "write `size()`, and compare it: `size().gt(3)`"
    => WriteSize;

    "the closure is given the names of attributes, and DynamoDB compares their values",
    "remove this, and write `order.name.eq(value)`"
    => CompareByName;

    "DynamoDB compares text as it is stored, and cannot change its case",
    "store the text in lower case in a field of its own, and compare that one"
    => CompareAsStored;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "there is no empty condition: the first one is that of an attribute",
    label = "write `conditions.into_iter().reduce(|all, next| all & next)`, whose result is `None` if there are none"
)]
pub trait StartFromAnAttribute<'never> {
    #[doc(hidden)]
    type Shown;
}

// The compiler shows no message about `Condition<_>`, so the bound is on another type, under `for<…>` because it never holds.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[allow(clippy::should_implement_trait, reason = "nothing calls these functions")]
impl<E> Condition<E> {
    pub fn default() -> Self
    where
        for<'never> (): StartFromAnAttribute<'never, Shown: Sized>,
    {
        unreachable!()
    }

    pub fn empty() -> Self
    where
        for<'never> (): StartFromAnAttribute<'never, Shown: Sized>,
    {
        unreachable!()
    }
}

refused! {
    [E] Condition<E>, Self {
        JoinedByOperators: and(_) or(_) not();
    }

    [E, V, R, P] Attribute<E, V, R, P>, Self {
        WriteExists: attribute_exists() is_set() is_present();
        WriteMissing: not_exists() attribute_not_exists() does_not_exist() not_set() is_missing();
        WriteIsNone: is_null();
        WriteIsSome: is_not_null() is_not_none() not_null();
        WriteIn: in_list(_) is_in(_) one_of(_) eq_any(_) any_of(_) is_one_of(_);
        WriteNotBeforeIn: is_not_in(_) not_in(_);
        WriteEq: equals(_) equal(_) equal_to(_) is(_) is_equal(_);
        WriteNe: neq(_) not_equal(_) not_equals(_) not_eq(_) is_not(_);
        WriteGt: greater(_) greater_than(_) more_than(_) after(_);
        WriteGe: gte(_) greater_or_equal(_) greater_than_or_equal(_) greater_than_or_equal_to(_) at_least(_);
        WriteLt: less(_) less_than(_) before(_);
        WriteLe: lte(_) less_or_equal(_) less_than_or_equal(_) less_than_or_equal_to(_) at_most(_);
        WriteBetween: in_range(_) is_between(_, _) within(_) range;
        WriteBeginsWithOrContains: like(_) ilike(_) matches(_) regex(_) ends_with(_);
        WriteBeginsWith: starts_with(_);
        WriteContains: includes(_) contains_key(_) has(_) iter() into_iter() any(_);
        WriteEqTrueOrFalse: is_true() is_false();
        WriteEqFalseOrNot: not();
        WriteSize: is_empty() len() length() count();
        CompareByName: as_str() as_ref() as_deref() as_slice() to_string() to_owned() cloned() copied() is_some_and(_) map(_) parse() get_or_insert(_);
        CompareAsStored: to_lowercase() to_uppercase() lower() upper() eq_ignore_ascii_case(_) trim();
    }

    [E] Size<E>, Self {
        WriteIn: in_(_) in_list(_) is_in(_) one_of(_);
        WriteEq: equals(_) equal(_) is_equal(_);
        WriteNe: neq(_) not_equal(_) not_equals(_) not_eq(_);
        WriteGt: greater_than(_) more_than(_);
        WriteGe: gte(_) greater_or_equal(_) at_least(_);
        WriteLt: less_than(_);
        WriteLe: lte(_) less_or_equal(_) at_most(_);
    }
}

answered! {
    [A] AttributeOfTheKey<A>, AttributeOfTheKey<A>, self: &Self {
        DecidedByTheWrite: exists() missing() not_exists() attribute_exists() attribute_not_exists() does_not_exist() is_missing()
            is_none() is_some() is_null() is_not_null();
        MadeFromFields: eq(_) ne(_) lt(_) le(_) gt(_) ge(_) between(_) in_(_) begins_with(_) starts_with(_) contains(_);
    }
}
