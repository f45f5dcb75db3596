//! Everything that generated code names, so that neither imports nor user types can interfere with it.
//! This module is not part of the public interface.

pub use alloc::boxed::Box;
pub use alloc::vec::Vec;
pub use core::clone::Clone;
pub use core::cmp::{Eq, PartialEq};
pub use core::convert::{From, Into, identity};
pub use core::fmt::{self, Debug, Formatter};
pub use core::future::Future;
pub use core::hash::{Hash, Hasher};
pub use core::iter::{IntoIterator, Iterator};
pub use core::marker::{Copy, PhantomData, Send, Sized};
pub use core::mem::discriminant;
pub use core::ops::Deref;
pub use core::option::Option;
pub use core::pin::Pin;
pub use core::primitive::{bool, str, u8, u64, usize};
pub use core::result::Result;
pub use core::task::{Context, Poll};

pub use crate::format::*;
pub use crate::key::*;
pub use crate::part::*;
pub use crate::query::*;
pub use crate::schema::check::check_template;
pub use crate::schema::*;
pub use crate::table::*;

/// The view type of bytes.
pub type Bytes = Vec<u8>;

/// A placeholder for the key of an entity without one, which the derive has reported.
pub const NO_KEY: &KeyAttribute = &KeyAttribute {
    entity: "",
    index: None,
    role: Role::Partition,
    position: 0,
    separator: '#',
    source: Source::Template { text: "", segments: &[] },
};

/// A placeholder for a type in a table's enum that is not an entity, which the compiler has reported.
pub const NO_ENTITY: &EntitySchema = &EntitySchema {
    name: "",
    ident: "",
    pk: NO_KEY,
    sk: None,
    indexes: &[],
    formers: &[],
    former_indexes: &[],
    uniques: &[],
    fields: &[],
    aliases: &[],
    deciding: &[],
    version: None,
    last_version: u64::MAX,
    ttl: None,
    created: None,
    updated: None,
    flattened: false,
    broken: true,
};

/// The schema of an entity, a table or an item collection, which the compiler evaluates at the derive.
#[derive(Debug)]
pub struct Checked<T>(core::marker::PhantomData<T>);

impl<T: Entity> Checked<T> {
    pub const ENTITY: Option<&'static EntitySchema> = Some(T::SCHEMA);
    pub const SCHEMA: &'static EntitySchema = T::SCHEMA;
    pub const CLAIMS: Claims = T::claims;
    pub const COMPARE: Compare = KeyMatch::of::<T>;
}

impl<T: Table> Checked<T> {
    pub const TABLE: Option<&'static TableSchema> = Some(T::SCHEMA);
}

impl<T: ItemCollection> Checked<T> {
    pub const COLLECTION: Option<&'static CollectionSchema> = Some(T::SCHEMA);
}

/// Fallback for a type that is neither an entity nor a table nor an item collection, so that only the cause is
/// reported. Inherent constants have priority over those of a trait, so the compiler uses this only if `Checked` has
/// none.
pub trait Unchecked {
    const ENTITY: Option<&'static EntitySchema> = None;
    const SCHEMA: &'static EntitySchema = NO_ENTITY;
    const CLAIMS: Claims = |_, _| false;
    const COMPARE: Compare = |_, _| {
        KeyMatch::Other(ParseError { attribute: NO_KEY, mismatch: Mismatch::Trailing { at: 0 } })
    };
    const TABLE: Option<&'static TableSchema> = None;
    const COLLECTION: Option<&'static CollectionSchema> = None;
}

impl<T> Unchecked for Checked<T> {}

/// The body of `build` for a key with an error that the derive has reported. No program with it compiles.
pub fn nothing_to_build() -> Result<KeyValue, KeyError> {
    Err(KeyError { attribute: NO_KEY, field: None, refusal: Refusal::Empty })
}

/// The attribute of a partition key.
pub const fn partition_key(entity: &'static str, separator: char, source: Source) -> KeyAttribute {
    KeyAttribute::new(entity, None, Role::Partition, 0, separator, source)
}

/// The attribute of a sort key.
pub const fn sort_key(entity: &'static str, separator: char, source: Source) -> KeyAttribute {
    KeyAttribute::new(entity, None, Role::Sort, 0, separator, source)
}

impl KeyAttribute {
    /// The attribute of a key in an index.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_index(mut self, index: &'static str) -> Self {
        self.index = Some(index);
        self
    }

    /// A further attribute of a multi-attribute key.
    #[doc(hidden)]
    #[must_use]
    pub const fn at(mut self, position: usize) -> Self {
        self.position = position;
        self
    }
}

/// A template with its segments.
pub const fn template(text: &'static str, segments: &'static [Segment]) -> Source {
    Source::Template { text, segments }
}

/// A literal of a template.
pub const fn literal(text: &'static str) -> Segment {
    Segment::Literal(text)
}

/// `<field>`, or `<field:format>`
pub const fn part<P: KeyPart + ?Sized, F: Format<P>>(field: &'static str) -> Segment {
    Segment::Part(Part::new::<P, F>(field, false))
}

/// `<field..>`
pub const fn tail<P: KeyPart + ?Sized, F: Format<P>>(field: &'static str) -> Segment {
    Segment::Part(Part::new::<P, F>(field, true))
}

/// A field, and the attribute that serde stores it under.
pub const fn field(name: &'static str, attribute: &'static str) -> Field {
    Field { name, attribute, functions: "" }
}

/// The schema of an entity whose primary key is `K`.
pub const fn entity<'a, K: Templates<'a>>(
    name: &'static str,
    fields: &'static [Field],
) -> EntitySchema {
    let (pk, sk) = primary_attributes::<K>();
    EntitySchema {
        name,
        ident: name,
        pk,
        sk,
        indexes: &[],
        formers: &[],
        former_indexes: &[],
        uniques: &[],
        fields,
        aliases: &[],
        deciding: &[],
        version: None,
        ttl: None,
        created: None,
        updated: None,
        flattened: false,
        broken: false,
        last_version: u64::MAX,
    }
}

/// The attributes of a primary key. After an error that the derive has reported, one may be missing.
const fn primary_attributes<'a, K: Templates<'a>>()
-> (&'static KeyAttribute, Option<&'static KeyAttribute>) {
    match K::KEY {
        [sk] if matches!(sk.role, Role::Sort) => (NO_KEY, Some(sk)),
        [] => (NO_KEY, None),
        [pk] => (pk, None),
        [pk, sk, ..] => (pk, Some(sk)),
    }
}

impl Field {
    /// Sets the functions by which serde writes and reads the field.
    #[doc(hidden)]
    #[must_use]
    pub const fn by(mut self, functions: &'static str) -> Self {
        self.functions = functions;
        self
    }
}

/// A constant in a pattern.
pub const fn constant(
    name: &'static str,
    value: &'static (dyn Debug + Send + Sync + core::panic::RefUnwindSafe),
) -> PatternConstant {
    PatternConstant { name, value }
}

impl EntitySchema {
    /// Sets the name of the struct, where the entity has another one.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_struct(mut self, ident: &'static str) -> Self {
        self.ident = ident;
        self
    }

    /// Sets the further names that serde reads fields under.
    #[doc(hidden)]
    #[must_use]
    pub const fn aliases(mut self, aliases: &'static [Field]) -> Self {
        self.aliases = aliases;
        self
    }

    /// Sets what decides about keys beside the fields in templates.
    #[doc(hidden)]
    #[must_use]
    pub const fn deciding(mut self, deciding: &'static [(&'static str, &'static str)]) -> Self {
        self.deciding = deciding;
        self
    }

    /// Sets the field that counts writes.
    #[doc(hidden)]
    #[must_use]
    pub const fn version(mut self, field: Field, last: u64) -> Self {
        self.version = Some(field);
        self.last_version = last;
        self
    }

    /// Sets the field that says when an item expires.
    #[doc(hidden)]
    #[must_use]
    pub const fn ttl(mut self, field: Field) -> Self {
        self.ttl = Some(field);
        self
    }

    /// Sets the field with the time of creation.
    #[doc(hidden)]
    #[must_use]
    pub const fn created(mut self, field: Field) -> Self {
        self.created = Some(field);
        self
    }

    /// Sets the field with the time of the last write.
    #[doc(hidden)]
    #[must_use]
    pub const fn updated(mut self, field: Field) -> Self {
        self.updated = Some(field);
        self
    }

    /// Marks the entity as one with fields of unknown names.
    #[doc(hidden)]
    #[must_use]
    pub const fn flattened(mut self) -> Self {
        self.flattened = true;
        self
    }

    /// Marks the entity as one with an error that the derive has reported.
    #[doc(hidden)]
    #[must_use]
    pub const fn broken(mut self) -> Self {
        self.broken = true;
        self
    }
}

/// The schema of a unique value that items of `L` stand for.
pub const fn unique<L: Entity>(
    fields: &'static [&'static str],
    expression: &'static str,
) -> UniqueSchema {
    let EntitySchema { name: lock, pk, sk, .. } = *L::SCHEMA;
    UniqueSchema { lock, key: [Some(pk), sk], fields, expression }
}

/// The schema of a former key.
pub const fn former_key<'a, K: Templates<'a>>(name: &'static str) -> FormerKeySchema {
    let (pk, sk) = primary_attributes::<K>();
    FormerKeySchema { name, pk, sk }
}

/// The schema of an index key, without its attributes.
pub const fn index_key(index: &'static str, name: &'static str, kind: IndexKind) -> IndexKeySchema {
    IndexKeySchema {
        index,
        name,
        kind,
        pk: &[],
        sk: &[],
        when: &[],
        patterns: &[],
        constants: &[],
        optional: &[],
    }
}

/// Adds the client's methods to a table. Empty without the feature `aws-sdk`.
#[cfg(not(feature = "aws-sdk"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __table_client {
    ($($code:tt)*) => {};
}

/// Emits the code of a derive that names this crate by `crate = path`.
#[doc(hidden)]
#[macro_export]
macro_rules! __within {
    ($($code:tt)*) => { $($code)* };
}

/// Emits code of the AWS floor. Empty without the feature `aws-sdk`.
#[cfg(not(feature = "aws-sdk"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __if_aws {
    ($($code:tt)*) => {};
}

/// Emits code of the AWS floor.
#[cfg(feature = "aws-sdk")]
#[doc(hidden)]
#[macro_export]
macro_rules! __if_aws {
    ($($code:tt)*) => { $($code)* };
}

#[cfg(feature = "aws-sdk")]
pub use crate::aws;

#[cfg(feature = "aws-sdk")]
pub use aws_sdk_dynamodb as sdk;
#[cfg(feature = "aws-sdk")]
pub use {serde, serde_dynamo};

pub use crate::{
    __names_of_a_part as names_of_a_part, __names_of_a_table as names_of_a_table,
    __names_of_an_entity as names_of_an_entity, __names_of_an_index as names_of_an_index,
    __names_of_an_item_collection as names_of_an_item_collection,
    __names_of_history as names_of_history, __names_of_parts as names_of_parts,
};

/// Functions and macros that generated code calls. Their names start with two underscores, unlike those of users.
pub mod calls {
    pub use super::FieldSource as _;
    pub use super::Templates as _;
    pub use super::{
        begin as __begin, build as __build, check_collection as __check_collection,
        check_kept as __check_kept, check_member as __check_member, check_table as __check_table,
        check_table_entity as __check_entity, check_table_index as __check_index,
        check_template as __check_template, check_ttl as __check_ttl, constant as __constant,
        discriminant as __discriminant, entity as __entity, field as __field,
        field_of_collection as __field_of_collection, find_key as __find_key, fmt as __fmt,
        fmt_key as __fmt_key, former_key as __former_key, from_rows as __from_rows,
        index_key as __index_key, item_collection as __item_collection, literal as __literal,
        lookup as __lookup, member as __member, multi_key as __multi_key, not_after as __not_after,
        nothing_to_build as __nothing_to_build, parse as __parse, part as __part,
        partition_key as __partition_key, pk_alone as __pk_alone, pk_and_sk as __pk_and_sk,
        read as __read, read_key as __read_key, sort_key as __sort_key,
        table_of_collection as __table_of_collection, tail as __tail, template as __template,
        unique as __unique, variant as __variant, visit_values as __visit_values,
    };
    pub use crate::{
        __broken_part, __built, __if_aws, __into_condition, __key_functions, __key_traits,
        __newtype, __number_of_key, __part_of_bounded_text, __part_of_newtype, __part_of_words,
        __query_traits, __read_key, __word,
    };

    #[cfg(feature = "aws-sdk")]
    pub use crate::aws::attribute::{self as __at, Attribute as __attribute};
    #[cfg(feature = "aws-sdk")]
    pub use crate::{__attributes, __key_fields, __template_fields, aws as __aws};
}
