//! Requests that are not sent yet.

use crate::aws::Error;

/// The SDK's request, or why there is none. It is a type of its own, because the compiler would propose the field to those who
/// match a request that they have not awaited.
#[derive(Debug)]
pub(in crate::aws) struct Unsent<B>(Result<B, Error>);

impl<B> Unsent<B> {
    pub(in crate::aws) fn of(request: Result<B, Error>) -> Self {
        Self(request)
    }

    pub(in crate::aws) fn get(&self) -> Option<&B> {
        self.0.as_ref().ok()
    }

    pub(in crate::aws) fn map(self, change: impl FnOnce(B) -> B) -> Self {
        Self(self.0.map(change))
    }

    pub(in crate::aws) fn try_map(self, change: impl FnOnce(B) -> Result<B, Error>) -> Self {
        Self(self.0.and_then(change))
    }

    pub(in crate::aws) fn into_inner(self) -> Result<B, Error> {
        self.0
    }
}
