//! Conditions as expression trees.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use aws_sdk_dynamodb::types::AttributeValue;

use super::{AttributeType, Path, Term};

/// A condition on an item of the entity `E`, or a filter of such items.
///
/// Comparisons of [`Attribute`](super::Attribute)s return conditions, and `&`, `|` and `!` combine them. A condition
/// prints in DynamoDB's syntax, with names and values in place of placeholders. [`masked`](Self::masked) hides the values.
/// `&=` and `|=` add to a condition:
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// # #[pk("GAME#<id>")]
/// # struct Game { id: u32, people: u32, map: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { Game(Game) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = Games::client(engine.client());
/// # table.create_table().await?;
/// # table.put(&Game { id: 7, people: 49, map: "dunes".into() }).await?;
/// let map = Some("dunes");
/// let games = table.query(Game::query().id(7)).filter(|g| {
///     let mut condition = g.people.lt(50);
///     if let Some(map) = map {
///         condition &= g.map.eq(map);
///     }
///     condition
/// });
/// assert_eq!(games.await?.len(), 1);
/// # let games = table.query(Game::query().id(7)).filter(|g| {
/// #     let mut condition = g.people.gt(50);
/// #     condition |= g.map.eq("dunes");
/// #     condition
/// # });
/// # assert_eq!(games.await?.len(), 1);
/// # Ok(())
/// # }
/// ```
pub struct Condition<E> {
    pub(in crate::aws) clause: Clause,
    of: PhantomData<fn() -> *const E>,
}

/// A node of the tree.
#[derive(Debug, Clone)]
pub(in crate::aws) enum Clause {
    Compare(Term, Comparison, Term),
    Between(Term, Term, Term),
    In(Path, Vec<Term>),
    Call(Function, Path, Option<Term>),
    All(Vec<Clause>),
    Any(Vec<Clause>),
    Not(Box<Clause>),
}

/// No condition, which is always true. It takes the place of one that is moved.
impl Default for Clause {
    fn default() -> Self {
        Self::All(Vec::new())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Comparison {
    pub(super) fn sign(self) -> &'static str {
        match self {
            Self::Equal => " = ",
            Self::NotEqual => " <> ",
            Self::Less => " < ",
            Self::LessOrEqual => " <= ",
            Self::Greater => " > ",
            Self::GreaterOrEqual => " >= ",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Function {
    Exists,
    /// As `Exists`, or an attribute that is missing and has a default.
    Read,
    Missing,
    Type,
    BeginsWith,
    Contains,
}

impl Function {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Exists | Self::Read => "attribute_exists(",
            Self::Missing => "attribute_not_exists(",
            Self::Type => "attribute_type(",
            Self::BeginsWith => "begins_with(",
            Self::Contains => "contains(",
        }
    }
}

impl Clause {
    pub(in crate::aws) fn exists(path: Path) -> Self {
        Self::Call(Function::Exists, path, None)
    }

    pub(in crate::aws) fn missing(path: Path) -> Self {
        Self::Call(Function::Missing, path, None)
    }

    /// There is an item, or what the attribute is inside, so that the attribute or its default is read.
    fn read(path: Path) -> Self {
        Self::Call(Function::Read, path, None)
    }

    /// The attribute is missing, and what it is inside is a map: `attribute_exists` would also find an `Option` that is
    /// stored as NULL.
    pub(super) fn missing_inside(path: Path) -> Self {
        match path.parent() {
            Some(parent) => Self::has_type(parent, AttributeType::M).and(Self::missing(path)),
            None => Self::missing(path),
        }
    }

    /// The attribute is read as `None`.
    pub(super) fn none(path: Path) -> Self {
        let is_null = Self::has_type(path.clone(), AttributeType::Null);
        if path.default_value().is_some() {
            return Self::read(path).negated().or(is_null);
        }
        Self::missing(path).or(is_null)
    }

    /// The attribute is read as a value that serde leaves out. Updates may have stored it all the same: a number that was
    /// subtracted to zero, a list whose last element was removed.
    fn left_out(path: Path, value: AttributeValue) -> Self {
        let missing = Self::missing_inside(path.clone());
        if has_empty_set(&value) {
            return missing;
        }
        missing.or(Self::Compare(Term::Path(path), Comparison::Equal, Term::Value(value)))
    }

    /// Compares with a value. An item without the attribute is read as a value that serde leaves out, and as `None`,
    /// which may also be stored as NULL.
    pub(super) fn compare(path: Path, comparison: Comparison, term: Term) -> Self {
        if !matches!(comparison, Comparison::Equal | Comparison::NotEqual) {
            return Self::Compare(Term::Path(path), comparison, term);
        }
        let equal = match term {
            Term::Value(value) | Term::Skipped(value) if value.is_null() => Self::none(path),
            Term::Skipped(value) if !path.knows_default() => Self::left_out(path, value),
            term => return Self::Compare(Term::Path(path), comparison, term),
        };
        match comparison {
            Comparison::Equal => equal,
            _ => equal.negated(),
        }
    }

    /// The attribute is one of some values. A list of more than a hundred values is divided, since DynamoDB
    /// accepts no more at once.
    pub(super) fn is_in(path: &Path, terms: impl Iterator<Item = Term>) -> Self {
        let (mut listed, mut others, mut is_any_null) = (Vec::new(), Vec::new(), false);
        for term in terms {
            match term {
                Term::Value(value) | Term::Skipped(value) if value.is_null() => is_any_null = true,
                Term::Skipped(value) if !path.knows_default() => {
                    others.push(Self::left_out(path.clone(), value));
                }
                term => listed.push(term),
            }
        }
        let lists = listed.chunks(100);
        let mut any: Vec<_> = lists.map(|terms| Self::In(path.clone(), terms.to_vec())).collect();
        any.append(&mut others);
        if is_any_null {
            any.push(Self::none(path.clone()));
        }
        match any.len() {
            0 => Self::never(path.clone()),
            1 => any.remove(0),
            _ => Self::Any(any),
        }
    }

    /// Changes the comparisons and functions that the clause is made of.
    pub(super) fn map_leaves(self, change: &impl Fn(Self) -> Self) -> Self {
        let each = |clauses: Vec<Self>| -> Vec<Self> {
            clauses.into_iter().map(|clause| clause.map_leaves(change)).collect()
        };
        match self {
            Self::All(clauses) => Self::All(each(clauses)),
            Self::Any(clauses) => Self::Any(each(clauses)),
            Self::Not(clause) => clause.map_leaves(change).negated(),
            leaf => change(leaf),
        }
    }

    pub(super) fn negated(self) -> Self {
        Self::Not(Box::new(self))
    }

    /// A clause that no item meets.
    pub(super) fn never(path: Path) -> Self {
        Self::All(Vec::from([Self::exists(path.clone()), Self::missing(path)]))
    }

    pub(in crate::aws) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::All(mut all), Self::All(others)) => {
                all.extend(others);
                Self::All(all)
            }
            (Self::All(mut all), other) => {
                all.push(other);
                Self::All(all)
            }
            (one, other) => Self::All(Vec::from([one, other])),
        }
    }

    pub(in crate::aws) fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Any(mut any), Self::Any(others)) => {
                any.extend(others);
                Self::Any(any)
            }
            (Self::Any(mut any), other) => {
                any.push(other);
                Self::Any(any)
            }
            (one, other) => Self::Any(Vec::from([one, other])),
        }
    }

    /// The attribute is not this text, or is missing.
    pub(super) fn differs(path: Path, text: &str) -> Self {
        let text = Term::Value(AttributeValue::S(text.into()));
        Self::Not(Box::new(Self::Compare(Term::Path(path), Comparison::Equal, text)))
    }

    /// The attribute has this type.
    pub(in crate::aws) fn has_type(path: Path, of: super::AttributeType) -> Self {
        let name = AttributeValue::S(of.name().into());
        Self::Call(Function::Type, path, Some(Term::Value(name)))
    }
}

/// Whether there is an empty set in a value. DynamoDB has none, so that the value cannot be stored or compared.
pub(in crate::aws) fn has_empty_set(value: &AttributeValue) -> bool {
    match value {
        AttributeValue::Ss(elements) | AttributeValue::Ns(elements) => elements.is_empty(),
        AttributeValue::Bs(elements) => elements.is_empty(),
        AttributeValue::L(elements) => elements.iter().any(has_empty_set),
        AttributeValue::M(entries) => entries.values().any(has_empty_set),
        _ => false,
    }
}

impl<E> Condition<E> {
    /// The clause that is sent. `key` is an attribute that every item has; see [`Clause::with_defaults`].
    pub(in crate::aws) fn into_clause(self, key: Option<&'static str>) -> Clause {
        self.clause.with_defaults(key)
    }

    pub(in crate::aws) fn of(clause: Clause) -> Self {
        Self { clause, of: PhantomData }
    }
}

impl<E> Clone for Condition<E> {
    fn clone(&self) -> Self {
        Self::of(self.clause.clone())
    }
}

impl<E> fmt::Debug for Condition<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Condition({self})")
    }
}
