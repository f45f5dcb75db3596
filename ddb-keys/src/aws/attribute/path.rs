//! Paths to attributes: a name, followed by names and positions inside it.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

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
    pub(in crate::aws) aliases: &'static [&'static str],
    /// The value that serde reads where the attribute is missing.
    pub(in crate::aws) default: Option<DefaultValue>,
    /// The values that serde reads where something is missing that the attribute is inside.
    pub(in crate::aws) outer: Vec<OuterDefault>,
}

/// The value that serde reads where an attribute is missing, as it would be stored.
#[derive(Debug, Clone)]
pub(in crate::aws) enum DefaultValue {
    /// What this function returns. It is the user's, and is not called unless its value is needed.
    Of(fn() -> Option<AttributeValue>),
    Known(Box<AttributeValue>),
}

/// What a path leads to where the first steps of it lead to nothing.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::aws) struct OuterDefault {
    /// How many steps lead to what is missing.
    steps: usize,
    /// `None` if the default of what is missing has no such attribute.
    value: Option<AttributeValue>,
}

impl DefaultValue {
    /// Returns the value. `None` if it is not known, or NULL.
    pub(in crate::aws) fn value(&self) -> Option<AttributeValue> {
        let value = match self {
            Self::Of(function) => function(),
            Self::Known(value) => Some((**value).clone()),
        };
        value.filter(|value| !value.is_null())
    }
}

impl PartialEq for DefaultValue {
    fn eq(&self, other: &Self) -> bool {
        self.value() == other.value()
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
        }
    }

    /// Adds a step.
    pub(in crate::aws) fn then(mut self, step: Step) -> Self {
        for outer in &mut self.outer {
            outer.value = outer.value.as_ref().and_then(|value| step.of(value));
        }
        if let Some(default) = self.default_value() {
            self.outer.push(OuterDefault { steps: self.steps.len(), value: step.of(&default) });
        }
        (self.aliases, self.default) = (&[], None);
        self.steps.push(step);
        self
    }

    /// Adds the path of an attribute of the document that this path leads to.
    pub(in crate::aws) fn then_path(self, inner: Self) -> Self {
        let offset = self.steps.len() + 1;
        let mut path = self.then(Step::Name(inner.root));
        for step in inner.steps {
            path = path.then(step);
        }
        let moved = |outer: OuterDefault| OuterDefault { steps: outer.steps + offset, ..outer };
        path.outer.extend(inner.outer.into_iter().map(moved));
        path
    }

    /// Returns the value that serde reads where the attribute is missing. `None` if it is not known, or NULL.
    pub(in crate::aws) fn default_value(&self) -> Option<AttributeValue> {
        self.default.as_ref().and_then(DefaultValue::value)
    }

    /// Returns what may be missing, each with the value that serde then reads at the end of the path.
    pub(in crate::aws) fn values_of_missing(&self) -> Vec<(Self, AttributeValue)> {
        let own = self.default_value();
        let outer = self.outer.iter().filter_map(|outer| {
            let steps = self.steps.get(..outer.steps)?.to_vec();
            let value = outer.value.clone().or_else(|| own.clone())?;
            (!value.is_null()).then(|| (Self { steps, ..Self::of(self.root.clone()) }, value))
        });
        let outer: Vec<_> = outer.collect();
        let this = Self { default: None, outer: Vec::new(), ..self.clone() };
        own.map(|own| (this, own)).into_iter().chain(outer).collect()
    }

    /// Returns the path of what the attribute is inside. `None` at the top level.
    pub(in crate::aws) fn parent(&self) -> Option<Self> {
        let (_, steps) = self.steps.split_last()?;
        Some(Self { steps: steps.to_vec(), ..Self::of(self.root.clone()) })
    }

    /// Returns the paths with the other names of the field.
    pub(in crate::aws) fn others(&self) -> impl Iterator<Item = Self> {
        self.aliases.iter().map(|alias| {
            let mut other = Self { aliases: &[], ..self.clone() };
            match other.steps.last_mut() {
                Some(last) => *last = Step::Name((*alias).into()),
                None => other.root = (*alias).into(),
            }
            other
        })
    }

    /// Returns whether one path is a prefix of the other. No update can use both.
    pub(in crate::aws) fn overlaps(&self, other: &Self) -> bool {
        self.root == other.root && self.steps.iter().zip(&other.steps).all(|(one, two)| one == two)
    }
}

impl Step {
    /// What the step leads to in a value.
    fn of(&self, value: &AttributeValue) -> Option<AttributeValue> {
        match (self, value) {
            (Self::Name(name), AttributeValue::M(entries)) => entries.get(name.as_ref()).cloned(),
            (Self::Index(index), AttributeValue::L(elements)) => elements.get(*index).cloned(),
            _ => None,
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
