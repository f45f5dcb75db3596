//! Keys of maps, which name the entries.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::sync::Arc;

use serde::Serialize;

use crate::aws::item::value::name_of;

/// What names an entry of a map with keys of type `K`: a key, a reference to one, or a `&str` if the keys are strings.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a key of a map whose keys are `{K}`",
    label = "expected `{K}`",
    note = "a key is given by value or by reference, as the map has it: `.key(7)`, `.key(&id)`, `.key(\"a\")`"
)]
pub trait MapKey<K>: NamesAnEntry<K> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<K, N: NamesAnEntry<K>> MapKey<K> for N {
    type Shown = ();
}

/// What [`MapKey`] requires.
pub trait NamesAnEntry<K> {
    /// The key as serde writes it, or why it cannot be one.
    #[doc(hidden)]
    fn text(self) -> Result<String, String>;
}

impl<K: Serialize> NamesAnEntry<K> for K {
    fn text(self) -> Result<String, String> {
        name_of(&self).map_err(|error| error.to_string())
    }
}

impl<K: Serialize> NamesAnEntry<K> for &K {
    fn text(self) -> Result<String, String> {
        name_of(self).map_err(|error| error.to_string())
    }
}

macro_rules! strings {
    ($($string:ty),*) => {$(
        impl NamesAnEntry<$string> for &str {
            fn text(self) -> Result<String, String> {
                Ok(String::from(self))
            }
        }
    )*};
}

strings!(String, Box<str>, Arc<str>, Rc<str>, Cow<'_, str>);
