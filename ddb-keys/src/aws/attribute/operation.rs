//! Operands of operations that only some attributes support. Each is one bound, so that a field of another type and a value of
//! another type are one error.

use super::{
    List, Number, NumberRange, Operand, Set, Takes, TextAttribute, ToList, ToNumber, ToSet, ToText,
};

/// Types of attributes to which an `X` can be added. `K` tells numbers from sets.
#[diagnostic::on_unimplemented(
    message = "a `{X}` cannot be added to an attribute that holds a `{Self}`",
    label = "adds a number of the field's own type to a number, and elements to a set, such as `[\"a\"]`",
    note = "`subtract` takes a number away, and `append` extends a list; anything else, a time for example, changes as a whole: `.set(|a| a.due, value)`"
)]
pub trait Adds<E, X, K>: Sized {
    #[doc(hidden)]
    type Shown;

    /// `K`, where it is known.
    #[doc(hidden)]
    type Addition;

    #[doc(hidden)]
    const RANGE: NumberRange;

    /// The value as an operand.
    #[doc(hidden)]
    fn addend(value: X) -> Option<impl Operand<E, Self>>;
}

#[diagnostic::do_not_recommend]
impl<E, V: Addable<K>, K: AdditionOf<E, V, X>, X> Adds<E, X, K> for V {
    type Shown = ();
    type Addition = K;

    const RANGE: NumberRange = V::RANGE;

    fn addend(value: X) -> Option<impl Operand<E, V>> {
        K::addend(value)
    }
}

/// Kinds of additions of an `X` to a `V`.
pub trait AdditionOf<E, V, X> {
    /// The value as an operand. `None` for an addition that DynamoDB does not have.
    fn addend(value: X) -> Option<impl Operand<E, V>>;
}

impl<E, V: Takes<E, X>, X> AdditionOf<E, V, X> for ToNumber {
    fn addend(value: X) -> Option<impl Operand<E, V>> {
        Some(V::operand(value))
    }
}

impl<E, V: Takes<E, X>, X> AdditionOf<E, V, X> for ToSet {
    fn addend(value: X) -> Option<impl Operand<E, V>> {
        Some(V::operand(value))
    }
}

macro_rules! not_added {
    ($($kind:ident)*) => {$(
        impl<E, V, X> AdditionOf<E, V, X> for $kind {
            fn addend(_: X) -> Option<impl Operand<E, V>> {
                None::<V>
            }
        }
    )*};
}

not_added!(ToList ToText);

/// Values to which something can be added: numbers and sets. Lists and strings are among them so that [`Adds`] can say what to write
/// instead. `K` tells which they are, so that all four can be traits.
pub trait Addable<K> {
    #[doc(hidden)]
    const RANGE: NumberRange;
}

impl<V: Number> Addable<ToNumber> for V {
    const RANGE: NumberRange = <V as Number>::RANGE;
}

impl<V: Set> Addable<ToSet> for V {
    const RANGE: NumberRange = None;
}

impl<V: List> Addable<ToList> for V {
    const RANGE: NumberRange = None;
}

impl<V: TextAttribute> Addable<ToText> for V {
    const RANGE: NumberRange = None;
}

/// Types of attributes from which an `X` can be subtracted.
#[diagnostic::on_unimplemented(
    message = "a `{X}` cannot be subtracted from an attribute that holds a `{Self}`",
    label = "takes a number of the field's own type, from a field that is a number",
    note = "`delete_from` takes elements out of a set"
)]
pub trait Subtracts<E, X>: Takes<E, X> {
    #[doc(hidden)]
    type Shown;

    #[doc(hidden)]
    const RANGE: NumberRange;
}

#[diagnostic::do_not_recommend]
impl<E, V: Number + Takes<E, X>, X> Subtracts<E, X> for V {
    type Shown = ();

    const RANGE: NumberRange = V::RANGE;
}

/// Types of lists that an `X` can extend.
#[diagnostic::on_unimplemented(
    message = "a `{X}` cannot extend an attribute that holds a `{Self}`",
    label = "expected the new elements of a list, such as `[\"a\"]`",
    note = "lists are `Vec` and `VecDeque`; `add` takes new elements of a set"
)]
pub trait Extends<E, X>: Takes<E, X> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, V: List + Takes<E, X>, X> Extends<E, X> for V {
    type Shown = ();
}

/// The beginning of an attribute that holds text, a `V`.
#[diagnostic::on_unimplemented(
    message = "an attribute that holds a `{V}` does not begin with a `{Self}`",
    label = "expected text, for a field that is stored as text",
    note = "numbers and times have ranges: `ge`, `lt`, `between`; a type that serde writes as text may implement `TextAttribute`"
)]
pub trait Beginning<E, V>: Operand<E, V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, V: TextAttribute, X: Operand<E, V>> Beginning<E, V> for X {
    type Shown = ();
}
