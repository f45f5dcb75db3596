//! Conditions on fields that serde also reads under older names, `#[serde(alias = "…")]`.

use alloc::vec::Vec;

use super::condition::{Clause, Comparison, Function};
use super::{Condition, Path, Term};
use crate::aws::item::serde_fields::{Aliases, aliases_of};
use crate::key::Entity;

impl<E: Entity> Condition<E> {
    /// The clause, which asks for what serde reads. `key` is an attribute that every item has, unless an item that does
    /// not exist counts as one without attributes.
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
        let any = |mut clauses: Vec<Self>| match clauses.len() {
            1 => clauses.remove(0),
            _ => Self::Any(clauses),
        };
        let names = |path: Path| {
            let of_root: Vec<_> = aliases_of(aliases, &path.root).collect();
            path.under_every_name(&of_root).into_iter()
        };
        let terms = |term: Term| -> Vec<Term> {
            match term {
                Term::Path(path) => names(path).map(Term::Path).collect(),
                Term::Size(path) => names(path).map(Term::Size).collect(),
                term => Vec::from([term]),
            }
        };
        self.map_leaves(&|leaf| match leaf {
            // A name that is not there differs from everything.
            Self::Compare(one, Comparison::NotEqual, other) => {
                match (terms(one.clone()).len(), terms(other.clone()).len()) {
                    (1, 1) => Self::Compare(one, Comparison::NotEqual, other),
                    _ => Self::Compare(one, Comparison::Equal, other)
                        .under_every_name(aliases)
                        .negated(),
                }
            }
            Self::Compare(one, comparison, other) => {
                let others = terms(other);
                let of_one = |one: Term| {
                    let compare =
                        |other: &Term| Self::Compare(one.clone(), comparison, other.clone());
                    others.iter().map(compare).collect::<Vec<_>>()
                };
                any(terms(one).into_iter().flat_map(of_one).collect())
            }
            Self::Between(one, low, high) => {
                let (lows, highs) = (terms(low), terms(high));
                let mut between = Vec::new();
                for one in terms(one) {
                    for low in &lows {
                        let to =
                            |high: &Term| Self::Between(one.clone(), low.clone(), high.clone());
                        between.extend(highs.iter().map(to));
                    }
                }
                any(between)
            }
            Self::In(path, values) => {
                let values: Vec<Term> = values.into_iter().flat_map(terms).collect();
                any(names(path).map(|path| Self::In(path, values.clone())).collect())
            }
            Self::Call(Function::Missing, path, _) => {
                let mut missing: Vec<_> = names(path).map(Self::missing).collect();
                if missing.len() == 1 { missing.remove(0) } else { Self::All(missing) }
            }
            Self::Call(function, path, value) => {
                let values: Vec<_> = value.map(terms).into_iter().flatten().map(Some).collect();
                let values = if values.is_empty() { Vec::from([None]) } else { values };
                let call = |path: Path| {
                    let of_path =
                        |value: &Option<Term>| Self::Call(function, path.clone(), value.clone());
                    values.iter().map(of_path).collect::<Vec<_>>()
                };
                any(names(path).flat_map(call).collect())
            }
            clause => clause,
        })
    }
}
