//! Everything that generated code names, so that no import or type of the user's gets in its way.
//! No part of the public interface.

pub use alloc::boxed::Box;
pub use alloc::vec::Vec;
pub use core::clone::Clone;
pub use core::cmp::{Eq, PartialEq};
pub use core::convert::From;
pub use core::fmt::{self, Debug, Formatter};
pub use core::hash::{Hash, Hasher};
pub use core::iter::{IntoIterator, Iterator};
pub use core::marker::{Copy, PhantomData};
pub use core::option::Option;
pub use core::primitive::{bool, str, u8, usize};
pub use core::result::Result;

pub use crate::keys::check::native_type;
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

/// The templates of a type, so that the compiler checks them wherever the derive stands.
#[derive(Debug)]
pub struct Checked<T>(core::marker::PhantomData<T>);

impl<T: Entity> Checked<T> {
    pub const SCHEMA: Option<&'static EntitySchema> = Some(T::SCHEMA);
}

/// The same for a type that turns out to be no entity: the reason is reported where it lies, and
/// nothing is left to say here. The compiler takes this only where `Checked` has no constant.
pub trait Unchecked {
    const SCHEMA: Option<&'static EntitySchema> = None;
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

pub use crate::__aws;

#[cfg(feature = "aws-sdk")]
pub use crate::aws;

/// What the AWS floor adds to a table: the codec of its items, and its client.
#[cfg(feature = "aws-sdk")]
#[doc(hidden)]
#[macro_export]
macro_rules! __aws {
    ($vis:vis $table:ident [$(($at:literal, $variant:ident, $entity:ty, $boxed:ident))*] $(unknown $unknown:ident)?) => {
        const _: () = {
            use $crate::__private::{aws, Box, From, KeyError, KeyOf, Option, Result, Table, usize};

            impl aws::TableItems for $table {
                fn decode_at(position: usize, item: aws::Item) -> Result<Self, aws::ItemError> {
                    match position {
                        $($at => Result::map(aws::decode::<Self, $entity>(item), From::from),)*
                        _ => Result::Err(aws::ItemError::no_entity_at::<Self>(item)),
                    }
                }

                fn encode(&self) -> Result<aws::Item, aws::ItemError> {
                    match self {
                        $(Self::$variant(entity) => aws::encode::<Self, $entity>(entity),)*
                        $(Self::$unknown(item) => Result::Ok($crate::__private::Clone::clone(item)),)?
                    }
                }

                fn unknown(item: aws::Item) -> Result<Self, aws::Item> {
                    $crate::__aws_unknown!(item $($unknown)?)
                }
            }

            impl $table {
                /// The item of an entity: its fields, its keys, its type.
                $vis fn item<E>(entity: &E) -> Result<aws::Item, aws::ItemError>
                where
                    E: $crate::Entity + $crate::__private::serde::Serialize,
                    Self: $crate::Contains<E>,
                {
                    aws::encode::<Self, E>(entity)
                }

                /// The key attributes of an entity's item, for requests that take a key.
                $vis fn item_key<E, K>(key: K) -> Result<aws::Item, KeyError>
                where
                    E: $crate::Entity,
                    K: KeyOf<E>,
                    Self: $crate::Contains<E>,
                {
                    aws::item_key::<Self, E>(&key)
                }

                /// Reads an item as whichever entity it is.
                $vis fn from_item(item: aws::Item) -> Result<Self, aws::ItemError> {
                    aws::from_item(item)
                }

                /// The item of whichever entity this is.
                $vis fn to_item(&self) -> Result<aws::Item, aws::ItemError> {
                    aws::TableItems::encode(self)
                }

                /// The table's handle over an SDK client.
                $vis fn client(sdk: $crate::__private::SdkClient) -> aws::Client<Self> {
                    aws::Client::new(sdk)
                }
            }
        };
    };
}

/// An item as the table's unknown variant, if it has one.
#[cfg(feature = "aws-sdk")]
#[doc(hidden)]
#[macro_export]
macro_rules! __aws_unknown {
    ($item:ident) => {
        Result::Err($item)
    };
    ($item:ident $unknown:ident) => {
        Result::Ok(Self::$unknown($item))
    };
}

#[cfg(feature = "aws-sdk")]
pub use aws_sdk_dynamodb::Client as SdkClient;
#[cfg(feature = "aws-sdk")]
pub use serde;
