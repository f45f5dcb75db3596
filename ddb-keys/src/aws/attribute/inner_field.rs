//! A field inside of an attribute, written with a dot: `order.address.city`. No program can use it, because the field has lost the way
//! to its entity: it is here so that the compiler says to write `order.address.at(|a| a.city)`. Editors do not propose it.
//!
//! What names it without a closure ends the build:
//!
//! ```compile_fail,E0080
//! # use ddb_keys::{Document, Entity};
//! # #[derive(serde::Serialize, serde::Deserialize, Document)]
//! # struct Address { city: String }
//! # #[derive(serde::Serialize, serde::Deserialize, Entity)]
//! # #[pk("USER#<name>")]
//! # struct User { name: String, address: Address }
//! let city = <User as Document>::ATTRIBUTES.address.city;
//! ```

use core::ops::Deref;

use super::{Attribute, Document, Flattened, Nested};

macro_rules! inner_fields {
    ($([$($generics:ident)*] $attribute:ty;)*) => {$(
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl<E, V: Nested, $($generics),*> Deref for $attribute {
            type Target = <V::Document as Document>::Attributes;

            fn deref(&self) -> &Self::Target {
                const {
                    panic!(
                        "a field inside of an attribute is named by `at`, as in `order.address.at(|a| a.city)`"
                    )
                }
            }
        }
    )*};
}

inner_fields! {
    [R P] Attribute<E, V, R, P>;
    [] Flattened<E, V>;
}
