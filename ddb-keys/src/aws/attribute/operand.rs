//! Operands of comparisons and assignments: other attributes, and values, encoded as serde stores them.

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

use super::path::Location;
use super::{Attribute, Form, Path};
use crate::aws::ValueError;
use crate::part::Text;

/// One side of a comparison, or the new value of an attribute.
#[derive(Debug, Clone)]
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

/// A value that an attribute of type `V` of the entity `E` is compared with, or set to.
///
/// This is a `V`, a reference to one, or another attribute of `E` that holds a `V`. Text may be a `&str`, a list an array, and an
/// `Option` takes the value itself.
///
/// ```
/// # use ddb_keys::{Document, Entity};
/// # use serde::{Deserialize, Serialize};
/// #[derive(Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32, creator: String, winner: Option<String>, tags: Vec<String> }
///
/// let game = Game::ATTRIBUTES;
/// let ann = game.creator.eq("ann") | game.winner.eq("ann");
/// let late = game.tags.eq(["late"]);
/// let own = game.winner.eq(game.creator);
/// let _ = ann | late | own;
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value of an attribute of type `{V}`",
    label = "expected `{V}`",
    note = "pass a `{V}`, a reference to one or an attribute of that type; text may be a `&str`, a list an array, and an `Option` takes the \
            value itself; one of several values is `in_(values)`",
    note = "a value that DynamoDB works out is set by `.set_from(|a| a.number, |a| a.number + 1)`, and a number is changed by `.add(|a| a.number, 1)`"
)]
pub trait ValueOf<E, V> {
    #[doc(hidden)]
    fn term(self, encoder: &Encoder<'_, V>) -> Term;
}

#[diagnostic::do_not_recommend]
impl<E, V> ValueOf<E, V> for V {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        Term::of(&self, encoder)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V> ValueOf<E, V> for &V {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        Term::of(self, encoder)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V> ValueOf<E, Option<V>> for V {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        Term::of(&Some(self), encoder)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V: Clone> ValueOf<E, Option<V>> for &V {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        Term::of(&Some(self.clone()), encoder)
    }
}

/// The view of a newtype around text, which serde writes as that text.
#[diagnostic::do_not_recommend]
impl<E, V> ValueOf<E, V> for Text<'_, V> {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        if encoder.is_by_function() {
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
        #[diagnostic::do_not_recommend]
        impl<E, $($generics)*> ValueOf<E, $to> for $from {
            fn term(self, encoder: &Encoder<'_, $to>) -> Term {
                let $value = self;
                Term::of(&$conversion, encoder)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<E, $($generics)*> ValueOf<E, Option<$to>> for $from {
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
        let differs = self.is_written_by_function() != by_function;
        let path = self.path();
        if differs {
            return Term::Refused(format!(
                "`{path}` is stored in another form: a serde function writes only one of the two"
            ));
        }
        Term::Path(path)
    }
}

#[diagnostic::do_not_recommend]
impl<E, V, R, P: Location> ValueOf<E, V> for Attribute<E, V, R, P> {
    fn term(self, encoder: &Encoder<'_, V>) -> Term {
        self.into_term(encoder.is_by_function())
    }
}

#[diagnostic::do_not_recommend]
impl<E, V, R, P: Location> ValueOf<E, Option<V>> for Attribute<E, V, R, P> {
    fn term(self, encoder: &Encoder<'_, Option<V>>) -> Term {
        self.into_term(encoder.is_by_function())
    }
}

pub use crate::aws::item::value::Serializer;

/// A function that writes a field's value.
pub type Write<V> = fn(&V, Serializer) -> Result<AttributeValue, ValueError>;

/// The way in which serde stores the values of a field.
pub struct Encoder<'e, V> {
    encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
    form: Form<V>,
}

impl<V> core::fmt::Debug for Encoder<'_, V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Encoder")
    }
}

impl<'e, V> Encoder<'e, V> {
    pub(super) fn new(
        encode: &'e dyn Fn(&V) -> Result<AttributeValue, String>,
        form: Form<V>,
    ) -> Self {
        Self { encode, form }
    }

    /// Whether a function that is set on the field writes it.
    fn is_by_function(&self) -> bool {
        self.form.write.is_some()
    }

    /// Returns the stored value.
    pub(super) fn encode(&self, value: &V) -> Result<AttributeValue, String> {
        (self.encode)(value)
    }

    /// Returns whether the item lacks the attribute for a value that would be stored as `stored`.
    fn skips(&self, value: &V, stored: &AttributeValue) -> bool {
        let null = self.form.raw_key && matches!(stored, AttributeValue::Null(_));
        null || self.form.skip.is_some_and(|skip| skip(value))
    }
}

/// Returns the value that a function writes, if it can.
pub fn stored_by<V>(function: Write<V>, value: &V) -> Option<AttributeValue> {
    write(function, value).ok()
}

/// Returns the value that a function writes.
pub(in crate::aws) fn write<V>(write: Write<V>, value: &V) -> Result<AttributeValue, String> {
    write(value, Serializer::default()).map_err(|error| error.to_string())
}
