//! Operands of comparisons and assignments: values and other attributes.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::{BTreeSet, VecDeque};
use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use std::collections::HashSet;

use aws_sdk_dynamodb::types::AttributeValue;

use super::encoder::Encoder;
use super::path::Location;
use super::{Attribute, Path};
use crate::part::Text;

/// One side of a comparison, or the new value of an attribute.
#[derive(Debug, Clone, PartialEq)]
pub enum Term {
    /// A value.
    Value(AttributeValue),
    /// A value that serde stores by leaving the attribute out.
    Skipped(AttributeValue),
    /// Another attribute.
    Path(Path),
    /// The size of an attribute.
    Size(Path),
    /// A value that cannot be stored, and why.
    Refused(String),
}

impl Term {
    fn of<V>(value: &V, encoder: &Encoder<'_, V>) -> Self {
        match encoder.encode(value) {
            Ok(stored) if encoder.skips(value, &stored) => Self::Skipped(stored),
            Ok(stored) => Self::Value(stored),
            Err(reason) => Self::Refused(reason),
        }
    }
}

/// Values that an attribute of `E` with values of type `V` can be compared with or set to.
///
/// These are the values themselves, references to them, `&str` for text, a `T` for an `Option<T>`, arrays
/// for lists and sets, and other attributes of the same type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of an attribute of type `{V}`",
    label = "expected `{V}`",
    note = "pass a `{V}`, a reference to one or an attribute of that type; text may be a `&str`, a list an array, and an `Option` takes the \
            value itself; one of several values is `in_(values)`",
    note = "a condition does not add or subtract: compare with a value that you work out first, or with a field that stores the result"
)]
pub trait Operand<E, V>: IsOperand<E, V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, V, X: IsOperand<E, V>> Operand<E, V> for X {
    type Shown = ();
}

/// Types of attributes that can be set to an `X`. This is [`Operand`] from the other side: a bound on what a closure returns is shown
/// without its place.
#[diagnostic::on_unimplemented(
    message = "`{X}` is not a value of an attribute of type `{Self}`",
    label = "expected `{Self}`",
    note = "pass a `{Self}`, a reference to one or an attribute of that type; text may be a `&str`, a list an array, and an `Option` takes the \
            value itself",
    note = "a value that DynamoDB works out is set by `.set_from(|a| a.number, |a| a.number + 1)`, and a number is changed by `.add(|a| a.number, 1)`"
)]
pub trait Takes<E, X>: Sized {
    #[doc(hidden)]
    type Shown;

    /// The value as an operand.
    #[doc(hidden)]
    fn operand(value: X) -> impl Operand<E, Self>;
}

#[diagnostic::do_not_recommend]
impl<E, V, X: Operand<E, V>> Takes<E, X> for V {
    type Shown = ();

    fn operand(value: X) -> impl Operand<E, V> {
        value
    }
}

/// The requirement of [`Operand`].
pub trait IsOperand<E, V> {
    /// The operand in a request.
    fn term(self, encoder: &Encoder<'_, V>) -> Term;
}

/// A list of values. The compiler's messages about it are shorter than those about iterators.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of values of an attribute of type `{V}`",
    label = "expected a list of `{V}`, such as an array: `[a, b]`"
)]
pub trait Operands<E, V> {
    #[doc(hidden)]
    type Shown;

    #[doc(hidden)]
    fn operands(self) -> impl Iterator<Item: Operand<E, V>>;
}

#[diagnostic::do_not_recommend]
impl<E, V, I: IntoIterator<Item: Operand<E, V>>> Operands<E, V> for I {
    type Shown = ();

    fn operands(self) -> impl Iterator<Item: Operand<E, V>> {
        self.into_iter()
    }
}

impl<E, V> IsOperand<E, V> for V {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        Term::of(&self, encoder)
    }
}

impl<E, V> IsOperand<E, V> for &V {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        Term::of(self, encoder)
    }
}

impl<E, V> IsOperand<E, Option<V>> for V {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        Term::of(&Some(self), encoder)
    }
}

impl<E, V: Clone> IsOperand<E, Option<V>> for &V {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        Term::of(&Some(self.clone()), encoder)
    }
}

/// The view of a newtype around text, which serde writes as that text.
impl<E, V> IsOperand<E, V> for Text<'_, V> {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        if encoder.by_function {
            return Term::Refused(String::from(
                "a function writes the field: give the value itself, not its view",
            ));
        }
        Term::Value(AttributeValue::S(self.to_string()))
    }
}

/// Operands that become values of one of several types, or of an `Option` of it.
macro_rules! converted {
    ($($generics:tt $from:ty => $($to:ty),+ : |$value:ident| $conversion:expr;)*) => {
        $(converted!(@each $generics [$from] [$($to),+] $value [$conversion]);)*
    };
    (@each $generics:tt $from:tt [$($to:ty),+] $value:ident $conversion:tt) => {
        $(converted!(@one $generics $from [$to] $value $conversion);)+
    };
    (@one {$($generics:tt)*} [$from:ty] [$to:ty] $value:ident [$conversion:expr]) => {
        impl<E, $($generics)*> IsOperand<E, $to> for $from {
            fn term(self, encoder: &Encoder<'_, $to>) -> Term {
                let $value = self;
                Term::of(&$conversion, encoder)
            }
        }

        impl<E, $($generics)*> IsOperand<E, Option<$to>> for $from {
            fn term(self, encoder: &Encoder<'_, Option<$to>>) -> Term {
                let $value = self;
                Term::of(&Some($conversion), encoder)
            }
        }
    };
}

converted! {
    {} &str => String: |text| String::from(text);
    {} &str => Box<str>, Arc<str>, Rc<str>, Cow<'_, str>: |text| String::from(text).into();
    {} &String => Box<str>, Arc<str>, Rc<str>, Cow<'_, str>: |text| text.clone().into();
    {T, const N: usize} [T; N] => Vec<T>, VecDeque<T>: |array| array.into();
    {T: Clone} &[T] => Vec<T>: |slice| slice.to_vec();
    {const N: usize} [&str; N] => Vec<String>: |array| Vec::from(array.map(String::from));
    {} &[&str] => Vec<String>: |slice| slice.iter().map(ToString::to_string).collect();
    {T: Eq + Hash, H: BuildHasher + Default, const N: usize} [T; N] => HashSet<T, H>:
        |array| HashSet::from_iter(array);
    {H: BuildHasher + Default, const N: usize} [&str; N] => HashSet<String, H>:
        |array| HashSet::from_iter(array.map(String::from));
    {T: Ord, const N: usize} [T; N] => BTreeSet<T>: |array| BTreeSet::from(array);
    {const N: usize} [&str; N] => BTreeSet<String>: |array| BTreeSet::from(array.map(String::from));
}

impl<E, V, R, P: Location> Attribute<E, V, R, P> {
    fn into_term(self, by_function: bool) -> Term {
        let differs = self.form.write.is_some() != by_function;
        let path = self.path();
        if differs {
            return Term::Refused(format!(
                "`{path}` is stored in another form: a serde function writes only one of the two"
            ));
        }
        Term::Path(path)
    }
}

impl<E, V, R, P: Location> IsOperand<E, V> for Attribute<E, V, R, P> {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        self.into_term(encoder.by_function)
    }
}

impl<E, V, R, P: Location> IsOperand<E, Option<V>> for Attribute<E, V, R, P> {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        self.into_term(encoder.by_function)
    }
}

impl<E, V, R, P: Location> IsOperand<E, V> for Attribute<E, Option<V>, R, P> {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        self.into_term(encoder.by_function)
    }
}
