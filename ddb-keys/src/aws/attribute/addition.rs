//! Additions: to numbers and to sets, which DynamoDB has, and to lists and text, whose messages say what to write instead.

use super::{List, Number, NumberRange, Operand, Set, Takes, TextAttribute};

/// Types of attributes to which an `X` can be added. `K` tells numbers from sets.
#[diagnostic::on_unimplemented(
    message = "a `{X}` cannot be added to an attribute that holds a `{Self}`",
    label = "adds a number of the field's own type to a number, and elements to a set, such as `[\"a\"]`",
    note = "a difference that can be negative is added to an unsigned field if it is positive, and otherwise subtracted: \
            `.subtract(|a| a.number, difference.unsigned_abs())`",
    note = "`append` extends a list; anything else, a time for example, changes as a whole: `.set(|a| a.due, value)`"
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

/// Addition to a number.
#[derive(Debug)]
pub enum ToNumber {}

/// Addition to neither a number nor a set, which does not exist.
#[derive(Debug)]
pub enum Neither {}

/// Addition to a set.
#[derive(Debug)]
pub enum ToSet {}

/// Addition to a list, which DynamoDB does not have.
#[derive(Debug)]
pub enum ToList {}

/// Addition to a string, which DynamoDB does not have.
#[derive(Debug)]
pub enum ToText {}

/// Additions that DynamoDB has.
#[diagnostic::on_unimplemented(
    message = "`add` adds to a number, and elements to a set",
    label = "a list is extended by `.append(|a| a.tags, [\"a\"])`, and a text changes as a whole: `.set(|a| a.name, \"…\")`"
)]
pub trait Addition {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<K: AdditionInPlace> Addition for K {
    type Shown = ();
}

/// Implemented by the additions that DynamoDB has. Thanks to the blanket impl, the message of [`Addition`] is shorter.
pub trait AdditionInPlace {}

impl AdditionInPlace for ToNumber {}
impl AdditionInPlace for ToSet {}
