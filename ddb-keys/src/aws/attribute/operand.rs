//! Operands of comparisons and assignments: other attributes, and values.

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

use super::encoder::{Encoder, write};
use super::path::Location;
use super::role::Encodes;
use super::{Attribute, Path};
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

impl<E, V, R: Encodes<V>, P: Location> Attribute<E, V, R, P> {
    /// Uses the field's encoder.
    pub(in crate::aws) fn with_encoder<O>(&self, use_it: impl FnOnce(&Encoder<'_, V>) -> O) -> O {
        let function = self.form.write.unwrap_or_else(R::plain);
        let encode = |value: &V| -> Result<AttributeValue, String> { write(function, value) };
        use_it(&Encoder::new(&encode, self.form))
    }

    /// Another operand beside this attribute.
    pub(in crate::aws) fn term_of(&self, operand: impl ValueOf<E, V>) -> Term {
        self.with_encoder(|encoder| operand.term(encoder))
    }
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
