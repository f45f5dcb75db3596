//! Operands of operations that only some attributes support. Each is one bound, so that a field of another type and a value of
//! another type are one error.

use super::{List, Number, NumberRange, Operand, Takes, TextAttribute};

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
