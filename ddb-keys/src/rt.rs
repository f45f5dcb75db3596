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

/// The same by the names that generated code calls them: one word each, which no type of the
/// user's hides.
pub mod names {
    pub use super::{
        AtEnd as __AtEnd, Box as __Box, Bytes as __Bytes, Checked as __Checked, Clone as __Clone,
        Collection as __Collection, CompleteQuery as __CompleteQuery, Contains as __Contains,
        Copy as __Copy, CopyPart as __CopyPart, Day as __Day, Debug as __Debug, Desc as __Desc,
        DescWidth as __DescWidth, Directory as __Directory, End as __End, Entity as __Entity,
        EntityOf as __EntityOf, EntitySchema as __EntitySchema, Eq as __Eq, Field as __Field,
        FixedText as __FixedText, Format as __Format, Formatter as __Formatter, From as __From,
        Given as __Given, Hash as __Hash, Hasher as __Hasher, Holds as __Holds, Hour as __Hour,
        InMiddle as __InMiddle, IndexKeyOf as __IndexKeyOf, IndexKeySchema as __IndexKeySchema,
        IndexKind as __IndexKind, IndexScan as __IndexScan, IndexSchema as __IndexSchema,
        Into as __Into, Joined as __Joined, Key as __Key, KeyAttribute as __KeyAttribute,
        KeyCondition as __KeyCondition, KeyError as __KeyError, KeyOf as __KeyOf,
        KeyPart as __KeyPart, KeyRange as __KeyRange, KeySource as __KeySource,
        KeyType as __KeyType, KeyValue as __KeyValue, KeyVisitor as __KeyVisitor,
        Literal as __Literal, Lower as __Lower, Micros as __Micros, Millis as __Millis,
        Month as __Month, MultiKey as __MultiKey, NO_KEY as __NO_KEY, Nanos as __Nanos,
        Newtype as __Newtype, One as __One, Option as __Option, Ordered as __Ordered,
        Padded as __Padded, ParseError as __ParseError, Part as __Part, Partial as __Partial,
        PartialEq as __PartialEq, PhantomData as __PhantomData, Plain as __Plain,
        Prefix as __Prefix, Presence as __Presence, Present as __Present,
        Projection as __Projection, Proofs as __Proofs, Raw as __Raw, Reader as __Reader,
        ReadyQuery as __ReadyQuery, Refusal as __Refusal, Result as __Result, Role as __Role,
        Secs as __Secs, Segment as __Segment, Selection as __Selection, Source as __Source,
        Table as __Table, TableSchema as __TableSchema, Text as __Text, TextBounds as __TextBounds,
        TextShape as __TextShape, Unchecked as __Unchecked, UnknownKey as __UnknownKey,
        Upper as __Upper, Usable as __Usable, bool as __bool, build as __build,
        check_table_entity as __check_entity, check_template as __check_template,
        directory as __directory, discriminant as __discriminant, find_key as __find_key,
        fmt as __fmt, fmt_key as __fmt_key, multi_key as __multi_key,
        nothing_to_build as __nothing_to_build, pk_alone as __pk_alone, pk_and_sk as __pk_and_sk,
        placeholder as __placeholder, raw as __raw, raw_place as __raw_place, read as __read,
        str as __str, tail as __tail, u8 as __u8, usize as __usize, visit_values as __visit_values,
    };
    pub use crate::{__aws, __if_aws};

    #[cfg(feature = "aws-sdk")]
    pub use crate::aws as __aws;
}
