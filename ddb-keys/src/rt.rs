//! Everything that generated code names, so that no import and no user type gets in its way.
//! This is not part of the public interface.

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

pub use crate::format::*;
pub use crate::key::*;
pub use crate::part::*;
pub use crate::query::*;
pub use crate::schema::check::check_template;
pub use crate::schema::*;
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

#[cfg(feature = "aws-sdk")]
pub use crate::aws;

#[cfg(feature = "aws-sdk")]
pub use aws_sdk_dynamodb::Client as SdkClient;
#[cfg(feature = "aws-sdk")]
pub use serde;

/// The types and traits that generated code calls by their own names, where a user's input does not
/// mention these.
pub mod names {
    pub use super::{
        AtEnd, Box, Bytes, Checked, Clone, Collection, Complete, CompleteQuery, Contains, Copy,
        CopyPart, Day, Debug, Desc, DescWidth, Directory, Entity, EntityOf, EntitySchema, Eq,
        Field, FixedText, Format, Formatter, From, Given, Hash, Hasher, Holds, Hour, InMiddle,
        IndexKeyOf, IndexKeySchema, IndexKind, IndexScan, IndexSchema, Into, Joined, Key,
        KeyAttribute, KeyCondition, KeyError, KeyOf, KeyPart, KeyRange, KeySource, KeyType,
        KeyValue, KeyVisitor, Literal, Lower, Micros, Millis, Month, MultiKey, NO_KEY, Nanos,
        Newtype, One, Option, Ordered, Padded, ParseError, Part, PartialEq, PhantomData,
        Placeholder, Plain, Prefix, Presence, Present, Projection, Proofs, Raw, ReadyQuery,
        Refusal, Repeated, Result, Role, Secs, Segment, Selection, SerdeFields, Source, Table,
        TableSchema, Templates, Text, TextBounds, TextShape, Unchecked, UnknownKey, Upper, bool,
        str, u8, usize,
    };
}

/// Functions and macros that generated code calls: no user name begins with two underscores.
pub mod calls {
    pub use super::FieldSource as _;
    pub use super::Templates as _;
    pub use super::{
        build as __build, check_table_entity as __check_entity, check_template as __check_template,
        check_ttl as __check_ttl, check_version as __check_version, cut as __cut,
        directory as __directory, discriminant as __discriminant, find_key as __find_key,
        fmt as __fmt, fmt_key as __fmt_key, multi_key as __multi_key,
        nothing_to_build as __nothing_to_build, pk_alone as __pk_alone, pk_and_sk as __pk_and_sk,
        read as __read, visit_values as __visit_values,
    };
    pub use crate::{__aws, __if_aws};

    #[cfg(feature = "aws-sdk")]
    pub use crate::__template_fields;
    #[cfg(feature = "aws-sdk")]
    pub use crate::aws as __aws;
}
