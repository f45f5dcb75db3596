//! Everything that generated code names, so that no import or type of the user's gets in its way.
//! No part of the public interface.

pub use alloc::boxed::Box;
pub use alloc::vec::Vec;
pub use core::clone::Clone;
pub use core::cmp::{Eq, PartialEq};
pub use core::convert::{From, Into};
pub use core::fmt::{self, Debug, Formatter};
pub use core::hash::{Hash, Hasher};
pub use core::iter::{IntoIterator, Iterator};
pub use core::marker::{Copy, PhantomData};
pub use core::mem::discriminant;
pub use core::option::Option;
pub use core::primitive::{bool, str, u8, usize};
pub use core::result::Result;

pub use crate::keys::check::hold_template;
pub use crate::keys::*;
pub use crate::table::*;

/// The view type of bytes.
pub type Bytes = Vec<u8>;

/// Stands in for the key of an entity whose derive has reported that it has none.
pub const NO_KEY: &KeyAttribute = &KeyAttribute {
    entity: "",
    place: Place { index: None, role: Role::Partition, position: 0 },
    separator: '#',
    source: Source::Template { text: "", segments: &[] },
};

/// The templates of an entity or a table, so that the compiler checks them wherever the derive stands.
#[derive(Debug)]
pub struct Checked<T>(core::marker::PhantomData<T>);

impl<T: Entity> Checked<T> {
    pub const ENTITY: Option<&'static EntitySchema> = Some(T::SCHEMA);
}

impl<T: Table> Checked<T> {
    pub const TABLE: Option<&'static TableSchema> = Some(T::SCHEMA);
}

/// The same for a type that turns out to be neither: the reason is reported where it lies, and
/// nothing is left to say here. The compiler takes this only where `Checked` has no constant.
pub trait Unchecked {
    const ENTITY: Option<&'static EntitySchema> = None;
    const TABLE: Option<&'static TableSchema> = None;
}

impl<T> Unchecked for Checked<T> {}

/// The body of a key that the derive has reported an error about; no program with it compiles.
pub fn nothing_to_build() -> Result<KeyValue, KeyError> {
    Err(KeyError { attribute: NO_KEY, field: None, refusal: Refusal::Empty })
}

/// What the AWS floor adds to a table; nothing without the feature `aws-sdk`.
#[cfg(not(feature = "aws-sdk"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __aws {
    ($($table:tt)*) => {};
}

/// Code of the AWS floor; nothing without the feature `aws-sdk`.
#[cfg(not(feature = "aws-sdk"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __if_aws {
    ($($code:tt)*) => {};
}

/// Code of the AWS floor.
#[cfg(feature = "aws-sdk")]
#[doc(hidden)]
#[macro_export]
macro_rules! __if_aws {
    ($($code:tt)*) => { $($code)* };
}

pub use crate::{__aws, __if_aws};

#[cfg(feature = "aws-sdk")]
pub use crate::aws;

#[cfg(feature = "aws-sdk")]
pub use aws_sdk_dynamodb::Client as SdkClient;
#[cfg(feature = "aws-sdk")]
pub use serde;
