//! The outcome of serde reading a value in a field.

use alloc::string::String;
use alloc::vec::Vec;

/// Whether a field could be read from a value, or without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldOutcome {
    /// No field reads the attribute.
    Unread,
    /// Some field may read the attribute, whatever it is.
    Unknown,
    /// It could. Under the other names, serde reads the same field.
    Read(Vec<&'static str>),
    /// It could not, for this reason.
    Unreadable(String),
    /// Whether the flattened field could be read depends on attributes that are not known.
    Open,
}

impl FieldOutcome {
    /// This outcome, or that of another flattened field if that says more.
    #[must_use]
    pub fn or(self, other: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Read(_) | Self::Unreadable(_) => self,
            Self::Unread => other(),
            Self::Unknown | Self::Open => match other() {
                Self::Unread | Self::Unknown => self,
                other => other,
            },
        }
    }

    /// The reason for which an update must not do this.
    pub(in crate::aws) fn refusal(self) -> Option<String> {
        match self {
            Self::Unread | Self::Unknown | Self::Read(_) => None,
            Self::Unreadable(reason) => Some(reason),
            Self::Open => Some(String::from(
                "a flattened field reads it together with other attributes: put the whole item instead",
            )),
        }
    }
}
