//! Conditions on fields that serde also reads under older names, `#[serde(alias = "…")]`.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::once;

use super::condition::{Clause, Comparison, Function};
use super::{Condition, Path, Term};
use crate::aws::item::serde_fields::{Aliases, aliases_of};
use crate::key::Entity;

impl<E: Entity> Condition<E> {
    /// The clause, which asks for what serde reads. `key` is an attribute that every item has, if no item is not to be read
    /// as one without attributes.
    pub(in crate::aws) fn into_clause(self, key: Option<&'static str>) -> Clause {
        self.clause.into_read::<E>(key)
    }
}

impl Clause {
    /// The clause, which asks for what serde reads: an attribute under any of its names, or its default.
    pub(super) fn into_read<E: Entity>(self, key: Option<&'static str>) -> Self {
        self.with_defaults(key).under_every_name(E::SERDE.aliases)
    }

    /// A condition holds if it holds under any name. A field is missing if no name is there.
    fn under_every_name(self, aliases: Aliases) -> Self {
        let each = |clauses: Vec<Self>| -> Vec<Self> {
            clauses.into_iter().map(|clause| clause.under_every_name(aliases)).collect()
        };
        match self {
            Self::All(clauses) => Self::All(each(clauses)),
            Self::Any(clauses) => Self::Any(each(clauses)),
            Self::Not(clause) => Self::Not(Box::new(clause.under_every_name(aliases))),
            leaf => {
                let others = leaf.path().map(|path| older_names(path, aliases)).unwrap_or_default();
                if others.is_empty() { leaf } else { leaf.or_under(others) }
            }
        }
    }

    fn or_under(self, others: Vec<Path>) -> Self {
        match self {
            Self::Compare(path, Comparison::NotEqual, term) => {
                Self::Compare(path, Comparison::Equal, term).or_under(others).negated()
            }
            missing @ Self::Call(Function::Missing, ..) => Self::All(missing.each_name(others)),
            leaf => Self::Any(leaf.each_name(others)),
        }
    }

    fn each_name(self, others: Vec<Path>) -> Vec<Self> {
        let others: Vec<Self> = others.into_iter().map(|other| self.clone().of(other)).collect();
        once(self).chain(others).collect()
    }

    /// The attribute that a comparison or a function is about.
    fn path(&self) -> Option<&Path> {
        match self {
            Self::Compare(term, ..) | Self::Between(term, ..) => term.path(),
            Self::In(path, _) | Self::Call(_, path, _) => Some(path),
            Self::All(_) | Self::Any(_) | Self::Not(_) => None,
        }
    }

    /// The same about another attribute.
    fn of(mut self, other: Path) -> Self {
        match &mut self {
            Self::Compare(Term::Path(path) | Term::Size(path), ..)
            | Self::Between(Term::Path(path) | Term::Size(path), ..)
            | Self::In(path, _)
            | Self::Call(_, path, _) => *path = other,
            _ => {}
        }
        self
    }
}

/// The paths of a field under its older names, and under those of the attribute that it is inside.
fn older_names(path: &Path, aliases: Aliases) -> Vec<Path> {
    let of_root = aliases_of(aliases, &path.root);
    let moved = of_root.map(|alias| Path { root: alias.into(), ..path.clone() });
    let paths = once(path.clone()).chain(moved);
    let named = paths.flat_map(|path| {
        let others: Vec<Path> = path.others().collect();
        once(Path { aliases: &[], ..path }).chain(others)
    });
    named.skip(1).collect()
}
