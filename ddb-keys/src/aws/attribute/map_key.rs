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
pub trait MapKey<K> {
    #[doc(hidden)]
    fn text(self) -> Result<String, String>;
}

#[diagnostic::do_not_recommend]
impl<K: Serialize> MapKey<K> for K {
    fn text(self) -> Result<String, String> {
        name_of(&self).map_err(|error| error.to_string())
    }
}

#[diagnostic::do_not_recommend]
impl<K: Serialize> MapKey<K> for &K {
    fn text(self) -> Result<String, String> {
        name_of(self).map_err(|error| error.to_string())
    }
}

macro_rules! strings {
    ($($string:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl MapKey<$string> for &str {
            fn text(self) -> Result<String, String> {
                Ok(String::from(self))
            }
        }
    )*};
}

strings!(String, Box<str>, Arc<str>, Rc<str>, Cow<'_, str>);
