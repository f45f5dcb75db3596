//! Shared parts of serializers that support some kinds of values and refuse all others.

use core::fmt::{self, Display};

use serde_dynamo::Error;

/// The value is of a kind that the serializer does not support.
#[derive(Debug)]
pub(super) struct Unsupported;

/// Methods of a serializer that refuse a value.
macro_rules! refused {
    ($($method:ident($($value:ty),*) $(-> $part:ident)?;)*) => {$(
        refused!(@ $method($($value),*) $(-> $part)?);
    )*};
    (@ $method:ident($($value:ty),*)) => {
        fn $method(self, $(_: $value),*) -> Result<Self::Ok, Self::Error> {
            Err($crate::aws::item::unsupported::Unsupported.into())
        }
    };
    (@ $method:ident($($value:ty),*) -> $part:ident) => {
        fn $method(self, $(_: $value),*) -> Result<Self::$part, Self::Error> {
            Err($crate::aws::item::unsupported::Unsupported.into())
        }
    };
}
pub(super) use refused;

impl Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the value is of an unsupported kind")
    }
}

impl core::error::Error for Unsupported {}

impl serde::ser::Error for Unsupported {
    fn custom<M: Display>(_: M) -> Self {
        Self
    }
}

/// Why a serializer that hands some values on to serde did not write one.
#[derive(Debug)]
pub(super) enum Failure {
    /// The value's own serialization failed.
    Serialize(Error),
    Unsupported,
}

impl From<Unsupported> for Failure {
    fn from(_: Unsupported) -> Self {
        Self::Unsupported
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Serialize(error)
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Serialize(error) => Display::fmt(error, f),
            Self::Unsupported => Display::fmt(&Unsupported, f),
        }
    }
}

impl core::error::Error for Failure {}

impl serde::ser::Error for Failure {
    fn custom<M: Display>(message: M) -> Self {
        Self::Serialize(serde::ser::Error::custom(message))
    }
}
