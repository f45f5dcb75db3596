//! Paths to attributes: a name, followed by names and positions inside it.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::iter::once;

use aws_sdk_dynamodb::types::AttributeValue;

/// A step into an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::aws) enum Step {
    /// A name in a map.
    Name(Cow<'static, str>),
    /// A position in a list.
    Index(usize),
    /// The key of a map that serde cannot write. The reason is the error of what uses the path.
    Refused(String),
}

/// The path to an attribute.
#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    pub(in crate::aws) root: Cow<'static, str>,
    pub(in crate::aws) steps: Vec<Step>,
    /// The value that serde reads where the attribute is missing.
    pub(in crate::aws) default: Option<StoredDefault>,
}

/// The default of a field, as serde would store it.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct StoredDefault(pub(super) fn() -> Option<AttributeValue>);

impl StoredDefault {
    /// The value. NULL is none: `None` is read where there is nothing.
    pub(in crate::aws) fn value(self) -> Option<AttributeValue> {
        self.0().filter(|value| !value.is_null())
    }
}

impl PartialEq for StoredDefault {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Path {
    pub(in crate::aws) fn of(name: impl Into<Cow<'static, str>>) -> Self {
        Self { root: name.into(), steps: Vec::new(), default: None }
    }

    /// The path to what a step leads to.
    pub(in crate::aws) fn then(mut self, step: Step) -> Self {
        self.steps.push(step);
        Self { default: None, ..self }
    }

    /// The path to what another path leads to from here.
    pub(in crate::aws) fn then_path(mut self, inner: Self) -> Self {
        self.steps.extend(once(Step::Name(inner.root)).chain(inner.steps));
        Self { default: inner.default, ..self }
    }

    /// Whether serde reads a value, or `None`, where the attribute is missing.
    pub(in crate::aws) fn knows_default(&self) -> bool {
        self.default.is_some_and(|default| default.0().is_some())
    }

    /// The value that serde reads where the attribute is missing. `None` if there is none, or it is not known.
    pub(in crate::aws) fn default_value(&self) -> Option<AttributeValue> {
        self.default.and_then(StoredDefault::value)
    }

    /// The path to what the attribute is inside.
    pub(in crate::aws) fn parent(&self) -> Option<Self> {
        let (_, steps) = self.steps.split_last()?;
        Some(Self { root: self.root.clone(), steps: steps.to_vec(), default: None })
    }

    /// Whether one of the two paths is the other, or leads into it.
    pub(in crate::aws) fn overlaps(&self, other: &Self) -> bool {
        self.root == other.root && self.steps.iter().zip(&other.steps).all(|(one, two)| one == two)
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
