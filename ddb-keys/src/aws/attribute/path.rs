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
    /// The value that serde reads where the item lacks the attribute. Never NULL.
    pub(in crate::aws) default: Option<Box<AttributeValue>>,
}

impl Path {
    /// Returns the path of a top-level attribute.
    pub(in crate::aws) fn of(name: impl Into<Cow<'static, str>>) -> Self {
        Self { root: name.into(), steps: Vec::new(), aliases: &[], default: None }
    }

    /// Adds a step.
    pub(in crate::aws) fn then(mut self, step: Step) -> Self {
        self.steps.push(step);
        (self.aliases, self.default) = (&[], None);
        self
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
