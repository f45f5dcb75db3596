//! Operands of operations that only some attributes support. Each is one bound, so that a field of another type and a value of
//! another type are one error.

use super::{List, Number, Operand, Set, TextAttribute, ToNumber, ToSet};

/// The least and the greatest value of a number's type.
type Range = Option<(i128, i128)>;

/// What can be added to an attribute that holds a `V`. `K` tells numbers from sets.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be added to an attribute that holds a `{V}`",
    label = "expected a `{V}`",
    note = "a number has the type of its field, and an array is a set: `[\"a\"]`; `append` extends a list"
)]
pub trait Addend<E, V, K>: Operand<E, V> {
    #[doc(hidden)]
    fn range(&self) -> Range;
}

#[diagnostic::do_not_recommend]
impl<E, V: Addable<K>, K, X: Operand<E, V>> Addend<E, V, K> for X {
    fn range(&self) -> Range {
        V::RANGE
    }
}

/// Values that can be added to: numbers and sets. `K` tells which, so that both can be traits.
pub trait Addable<K> {
    #[doc(hidden)]
    const RANGE: Range;
}

impl<V: Number> Addable<ToNumber> for V {
    const RANGE: Range = <V as Number>::RANGE;
}

impl<V: Set> Addable<ToSet> for V {
    const RANGE: Range = None;
}

/// What can be subtracted from an attribute that holds a `V`.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be subtracted from an attribute that holds a `{V}`",
    label = "expected a number, from a field of the same type",
    note = "`delete_from` takes elements out of a set"
)]
pub trait Subtrahend<E, V>: Operand<E, V> {
    #[doc(hidden)]
    type Shown;

    #[doc(hidden)]
    fn range(&self) -> Range;
}

#[diagnostic::do_not_recommend]
impl<E, V: Number, X: Operand<E, V>> Subtrahend<E, V> for X {
    type Shown = ();

    fn range(&self) -> Range {
        V::RANGE
    }
}

/// New elements of an attribute that holds a list, `V`.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot extend an attribute that holds a `{V}`",
    label = "expected the new elements of a list, such as `[\"a\"]`",
    note = "lists are `Vec` and `VecDeque`; `add` takes new elements of a set"
)]
pub trait Elements<E, V>: Operand<E, V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, V: List, X: Operand<E, V>> Elements<E, V> for X {
    type Shown = ();
}

/// The beginning of an attribute that holds text, a `V`.
#[diagnostic::on_unimplemented(
    message = "an attribute that holds a `{V}` does not begin with a `{Self}`",
    label = "expected a text, for a field that is stored as text",
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
