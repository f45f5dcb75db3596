//! Paths to attributes: a name, followed by names and positions inside it.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::once;
use core::{fmt, mem};

use aws_sdk_dynamodb::types::AttributeValue;

/// A step of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::aws) enum Step {
    /// The name of a field, borrowed from the program, or the key of a map's entry, owned.
    Name(Cow<'static, str>),
    /// An element of a list.
    Index(usize),
    /// The key of a map's entry that cannot be written, and why.
    Refused(String),
}

/// The path to an attribute, or to a value inside it.
///
/// The first step is always a name.
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    pub(in crate::aws) root: Cow<'static, str>,
    pub(in crate::aws) steps: Vec<Step>,
    /// Other names that serde reads the field at the end of the path under.
    pub(in crate::aws) aliases: Aliases,
    /// The value that serde reads where the attribute is missing.
    pub(in crate::aws) default: Option<StoredDefault>,
    /// The values that serde reads where something is missing that the attribute is inside.
    pub(in crate::aws) outer: Vec<OuterDefault>,
    /// Other names of what the attribute is inside, each with the number of steps that lead there.
    pub(in crate::aws) outer_aliases: Vec<(usize, Aliases)>,
}

/// Other names of one field.
pub(in crate::aws) type Aliases = &'static [&'static str];

/// The value that serde reads where an attribute is missing, as it would be stored.
#[derive(Debug, Clone)]
pub(in crate::aws) enum StoredDefault {
    /// What this function returns, `None` if it is not known. It calls functions of the user, so a change that does not need the
    /// value does not ask for it.
    Of(fn() -> Option<AttributeValue>),
    Known(Box<AttributeValue>),
}

impl StoredDefault {
    /// Returns the value. `None` if it is not known, or NULL.
    pub(in crate::aws) fn value(&self) -> Option<AttributeValue> {
        let value = match self {
            Self::Of(function) => function(),
            Self::Known(value) => Some((**value).clone()),
        };
        value.filter(|value| !value.is_null())
    }
}

impl PartialEq for StoredDefault {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Of(one), Self::Of(other)) => core::ptr::fn_addr_eq(*one, *other),
            (Self::Known(one), Self::Known(other)) => one == other,
            _ => false,
        }
    }
}

/// What a path leads to where the first steps of it lead to nothing.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::aws) struct OuterDefault {
    /// How many steps lead to what is missing.
    steps: usize,
    found: Found,
}

/// What a path leads to in a default.
#[derive(Debug, Clone, PartialEq)]
enum Found {
    Value(AttributeValue),
    /// A document without this field, which serde reads with the default of the field.
    Document,
    Nothing,
}

impl Found {
    /// What the steps lead to. `outer` has the defaults of the fields on the way.
    fn in_default(default: AttributeValue, steps: &[Step], outer: &[OuterDefault]) -> Self {
        let mut value = default;
        for (at, step) in steps.iter().enumerate() {
            match step.of(value) {
                Self::Value(inner) => value = inner,
                Self::Document if at + 1 < steps.len() => {
                    let default = outer.iter().find(|outer| outer.steps == at);
                    return default.map_or(Self::Nothing, |default| default.found.clone());
                }
                found => return found,
            }
        }
        Self::Value(value)
    }
}

impl Path {
    /// Returns the path of a top-level attribute.
    pub(in crate::aws) fn of(name: impl Into<Cow<'static, str>>) -> Self {
        Self {
            root: name.into(),
            steps: Vec::new(),
            aliases: &[],
            default: None,
            outer: Vec::new(),
            outer_aliases: Vec::new(),
        }
    }

    /// Adds a step.
    pub(in crate::aws) fn then(self, step: Step) -> Self {
        self.extended(Vec::from([step]), Vec::new(), Vec::new())
    }

    /// Adds the path of an attribute of the document that this path leads to.
    pub(in crate::aws) fn then_path(self, inner: Self) -> Self {
        let root = Step::Name(inner.root);
        let steps = once(root).chain(inner.steps).collect();
        self.extended(steps, inner.outer, inner.outer_aliases)
    }

    /// Adds steps, with the defaults and the other names of what is on the way.
    fn extended(
        mut self,
        steps: Vec<Step>,
        outer: Vec<OuterDefault>,
        aliases: Vec<(usize, Aliases)>,
    ) -> Self {
        let own = self.default_value();
        let in_own = || match &own {
            Some(default) => Found::in_default(default.clone(), &steps, &outer),
            None => Found::Nothing,
        };
        for before in &mut self.outer {
            before.found = match mem::replace(&mut before.found, Found::Nothing) {
                Found::Value(value) => Found::in_default(value, &steps, &outer),
                Found::Document => in_own(),
                Found::Nothing => Found::Nothing,
            };
        }
        if own.is_some() {
            self.outer.push(OuterDefault { steps: self.steps.len(), found: in_own() });
        }
        let offset = self.steps.len() + 1;
        let moved = |outer: OuterDefault| OuterDefault { steps: outer.steps + offset, ..outer };
        self.outer.extend(outer.into_iter().map(moved));
        if !self.aliases.is_empty() {
            self.outer_aliases.push((self.steps.len(), self.aliases));
        }
        self.outer_aliases.extend(aliases.into_iter().map(|(steps, of)| (steps + offset, of)));
        self.steps.extend(steps);
        (self.aliases, self.default) = (&[], None);
        self
    }

    /// Whether it is known what serde reads where the attribute is missing, NULL included.
    pub(in crate::aws) fn knows_default(&self) -> bool {
        match &self.default {
            Some(StoredDefault::Of(function)) => function().is_some(),
            Some(StoredDefault::Known(_)) => true,
            None => false,
        }
    }

    /// Returns the value that serde reads where the attribute is missing. `None` if it is not known, or NULL.
    pub(in crate::aws) fn default_value(&self) -> Option<AttributeValue> {
        self.default.as_ref().and_then(StoredDefault::value)
    }

    /// Returns what may be missing, each with the value that serde then reads at the end of the path.
    pub(in crate::aws) fn values_of_missing(&self) -> Vec<(Self, AttributeValue)> {
        let own = self.default_value();
        let outer = self.outer.iter().filter_map(|outer| {
            let value = match &outer.found {
                Found::Value(value) if !value.is_null() => value.clone(),
                Found::Document => own.clone()?,
                Found::Value(_) | Found::Nothing => return None,
            };
            Some((self.first(outer.steps), value))
        });
        let outer: Vec<_> = outer.collect();
        let this = Self { default: None, outer: Vec::new(), ..self.clone() };
        own.map(|own| (this, own)).into_iter().chain(outer).collect()
    }

    /// Returns the path of what the attribute is inside. `None` at the top level.
    pub(in crate::aws) fn parent(&self) -> Option<Self> {
        let steps = self.steps.len().checked_sub(1)?;
        Some(self.first(steps))
    }

    /// Returns the path of the first steps.
    fn first(&self, steps: usize) -> Self {
        let own = self.outer_aliases.iter().find(|(of, _)| *of == steps);
        let outer = self.outer_aliases.iter().filter(|(of, _)| *of < steps);
        Self {
            steps: self.steps.iter().take(steps).cloned().collect(),
            aliases: own.map(|(_, aliases)| *aliases).unwrap_or_default(),
            outer_aliases: outer.copied().collect(),
            ..Self::of(self.root.clone())
        }
    }

    /// Returns the paths under every combination of names, this one first. `of_root` are further names of the root.
    pub(in crate::aws) fn under_every_name(&self, of_root: &[&'static str]) -> Vec<Self> {
        let mut paths = Vec::from([Self { aliases: &[], ..self.clone() }]);
        let own = self.outer_aliases.iter().copied().chain([(self.steps.len(), self.aliases)]);
        for (steps, names) in once((0, of_root)).chain(own) {
            let renamed = |path: &Self| -> Vec<Self> {
                names.iter().map(|name| path.clone().renamed(steps, name)).collect()
            };
            let others: Vec<_> = paths.iter().flat_map(renamed).collect();
            for other in others {
                if !paths.iter().any(|known| known.is_same(&other)) {
                    paths.push(other);
                }
            }
        }
        paths
    }

    /// Renames what the first steps lead to.
    fn renamed(mut self, steps: usize, name: &'static str) -> Self {
        match steps.checked_sub(1) {
            None => self.root = name.into(),
            Some(last) => {
                if let Some(step) = self.steps.get_mut(last) {
                    *step = Step::Name(name.into());
                }
            }
        }
        self
    }

    /// Returns whether two paths lead to one place.
    pub(in crate::aws) fn is_same(&self, other: &Self) -> bool {
        (&self.root, &self.steps) == (&other.root, &other.steps)
    }

    /// Returns whether one path is a prefix of the other. No update can use both.
    pub(in crate::aws) fn overlaps(&self, other: &Self) -> bool {
        self.root == other.root && self.steps.iter().zip(&other.steps).all(|(one, two)| one == two)
    }
}

impl Step {
    /// What the step leads to in a value.
    fn of(&self, value: AttributeValue) -> Found {
        match (self, value) {
            (Self::Name(name), AttributeValue::M(mut entries)) => {
                entries.remove(name.as_ref()).map_or(Found::Document, Found::Value)
            }
            (Self::Index(index), AttributeValue::L(mut elements)) if *index < elements.len() => {
                Found::Value(elements.swap_remove(*index))
            }
            _ => Found::Nothing,
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.root)?;
        self.steps.iter().try_for_each(|step| write!(f, "{step}"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, ".{name}"),
            Self::Index(index) => write!(f, "[{index}]"),
            Self::Refused(_) => f.write_str(".?"),
        }
    }
}

/// The location of an [`Attribute`](super::Attribute): at the [top level](TopLevel) of an item, or at a [`Path`].
pub trait Location: Clone {
    #[doc(hidden)]
    fn into_path(self) -> Path;
}

/// The name of a top-level attribute. A type without a lifetime, because the compiler shows an attribute's type in full, and no
/// message of ours, if that type has one.
#[derive(Debug, Clone, Copy)]
pub struct TopLevel(pub(super) &'static str);

impl Location for TopLevel {
    fn into_path(self) -> Path {
        Path::of(self.0)
    }
}

impl Location for Path {
    fn into_path(self) -> Path {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_overlaps_with_itself_and_with_what_it_leads_into() {
        let city = Path::of("address").then(Step::Name("city".into()));
        let street = Path::of("address").then(Step::Name("street".into()));
        assert!(city.overlaps(&city));
        assert!(city.overlaps(&Path::of("address")));
        assert!(Path::of("address").overlaps(&city));
        assert!(!city.overlaps(&street));
        assert!(!city.overlaps(&Path::of("addresses")));
    }
}
