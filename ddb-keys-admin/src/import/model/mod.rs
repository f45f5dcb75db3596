//! Tables and their entities, whatever they are imported from.

mod overlap;
mod settle;
mod template;

use std::collections::BTreeMap;

use super::problem::Problem;
pub(super) use crate::definition::OwnedProjection as Projection;
pub(super) use template::{Part, Template};

/// The characters that usually separate the parts of keys.
pub(super) const SEPARATORS: [char; 5] = ['#', '|', ':', '/', '~'];

/// A table. Attributes are named as DynamoDB stores them.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) pk: String,
    pub(super) sk: Option<String>,
    pub(super) type_attribute: Option<String>,
    pub(super) indexes: Vec<Index>,
    pub(super) entities: Vec<Entity>,
    /// What a reader has to know, one sentence each.
    pub(super) remarks: Vec<String>,
}

/// An index. A local one has the table's partition key.
#[derive(Debug, Clone)]
pub(super) struct Index {
    pub(super) name: String,
    pub(super) local: bool,
    pub(super) pk: Vec<String>,
    pub(super) sk: Vec<String>,
    pub(super) projection: Projection,
}

impl Projection {
    /// The projection that DynamoDB calls so. `included` are the attributes of one that names them, and `path` is where the word is.
    pub(super) fn named(word: &str, included: Vec<String>, path: &str) -> Result<Self, Problem> {
        match word {
            "ALL" => Ok(Self::All),
            "KEYS_ONLY" => Ok(Self::KeysOnly),
            "INCLUDE" => Ok(Self::Include(included)),
            _ => Err(Problem::expected(path, "ALL, KEYS_ONLY or INCLUDE")),
        }
    }
}

/// A kind of items.
#[derive(Debug, Default)]
pub(super) struct Entity {
    /// The value of the type attribute.
    pub(super) name: String,
    pub(super) fields: Vec<Field>,
    /// The key attributes that are made from fields. A key attribute that is missing here is a field itself.
    pub(super) templates: BTreeMap<String, Template>,
    pub(super) ttl: Option<String>,
    pub(super) remarks: Vec<String>,
}

/// An attribute of an entity.
#[derive(Debug, Clone)]
pub(super) struct Field {
    pub(super) attribute: String,
    pub(super) kind: Kind,
    pub(super) optional: bool,
    /// Whether NULL stands for a missing value.
    pub(super) null: bool,
    /// Whether the item has it as an attribute. Otherwise it is in the key alone.
    pub(super) stored: bool,
}

/// What an attribute holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Text,
    Uuid,
    Integer,
    /// An integer that is never negative.
    Unsigned,
    /// A number whose source does not tell integers from others. In a key it is an integer.
    Number,
    /// A number with a fraction.
    Float,
    Bool,
    Bytes,
    TextSet,
    IntegerSet,
    /// Lists, maps, and what has several types.
    Any,
}

/// A name, and the same with a number if it is taken: `Order`, `Order2`, and so on.
pub(super) fn numbered(name: &str) -> impl Iterator<Item = String> {
    let numbers = std::iter::once(String::new()).chain((2..).map(|number: u32| number.to_string()));
    numbers.map(move |number| format!("{name}{number}"))
}

impl Table {
    /// The attributes of the primary key.
    pub(super) fn primary(&self) -> impl Iterator<Item = &String> {
        std::iter::once(&self.pk).chain(&self.sk)
    }

    /// The attributes of the primary key and of all indexes.
    pub(super) fn key_attributes(&self) -> impl Iterator<Item = &String> {
        self.primary().chain(self.indexes.iter().flat_map(Index::attributes))
    }
}

impl Index {
    pub(super) fn attributes(&self) -> impl Iterator<Item = &String> {
        self.pk.iter().chain(&self.sk)
    }
}

impl Entity {
    pub(super) fn field(&self, attribute: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.attribute == attribute)
    }

    /// Whether items have a value for this key attribute.
    pub(super) fn has_key(&self, attribute: &str) -> bool {
        self.templates.contains_key(attribute) || self.field(attribute).is_some()
    }
}

impl Field {
    pub(super) fn new(attribute: impl Into<String>, kind: Kind) -> Self {
        Self { attribute: attribute.into(), kind, optional: false, null: false, stored: true }
    }

    pub(super) fn optional(self, optional: bool) -> Self {
        Self { optional, ..self }
    }
}

impl Kind {
    /// Whether it can be in a key.
    fn is_key(self) -> bool {
        !matches!(self, Self::Float | Self::TextSet | Self::IntegerSet | Self::Any)
    }

    pub(super) fn is_number(self) -> bool {
        self.is_integer() || self == Self::Float
    }

    fn is_integer(self) -> bool {
        matches!(self, Self::Integer | Self::Unsigned | Self::Number)
    }
}
