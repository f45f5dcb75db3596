//! Errors that are made from others: from those of the SDK, and from those of single steps.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error as _;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

use super::cancellation::Cancellation;
use super::invalid_request::InvalidRequest;
use super::{Error, ItemError};
use crate::aws::{CursorError, Incomplete};
use crate::key::KeyError;
use crate::table::CollectionError;

impl From<KeyError> for Error {
    fn from(error: KeyError) -> Self {
        Self::Key(error)
    }
}

impl From<ItemError> for Error {
    fn from(error: ItemError) -> Self {
        match error {
            ItemError::Key(error) => Self::Key(error),
            other => Self::Item(other),
        }
    }
}

impl From<InvalidRequest> for Error {
    fn from(refused: InvalidRequest) -> Self {
        Self::Refused(refused)
    }
}

/// The error of a request that was sent through [`sdk`](crate::aws::Client::sdk).
impl<E> From<SdkError<E>> for Error
where
    E: ProvideErrorMetadata,
    aws_sdk_dynamodb::Error: From<SdkError<E>>,
{
    fn from(error: SdkError<E>) -> Self {
        Self::sent(error)
    }
}

impl From<Incomplete> for Error {
    fn from(read: Incomplete) -> Self {
        Self::Incomplete(Box::new(read))
    }
}

impl From<CollectionError> for Error {
    fn from(error: CollectionError) -> Self {
        Self::Collection(error)
    }
}

impl From<CursorError> for Error {
    fn from(error: CursorError) -> Self {
        Self::Cursor(error)
    }
}

impl Error {
    /// A response without a part that every response of DynamoDB has.
    pub(in crate::aws) fn lacking(part: &str) -> Self {
        Self::Response { status: 200, body: alloc::format!("it has no `{part}`") }
    }

    /// Wraps an error of the SDK, or returns what the library has told the SDK to refuse.
    pub(in crate::aws) fn sdk(error: impl Into<aws_sdk_dynamodb::Error>) -> Self {
        let error: aws_sdk_dynamodb::Error = error.into();
        let mut cause = error.source();
        while let Some(inner) = cause {
            if let Some(refused) = inner.downcast_ref::<InvalidRequest>() {
                return Self::Refused(refused.clone());
            }
            cause = inner.source();
        }
        Self::Sdk(Box::new(error))
    }

    /// The error of an item of an item collection.
    pub(in crate::aws) fn of_member(member: impl ToString, error: Self) -> Self {
        Self::Member { member: member.to_string(), error: Box::new(error) }
    }

    /// The error of a request that was sent.
    pub(in crate::aws) fn sent<E>(error: SdkError<E>) -> Self
    where
        E: ProvideErrorMetadata,
        aws_sdk_dynamodb::Error: From<SdkError<E>>,
    {
        match error.raw_response().filter(|_| error.code().is_none()) {
            Some(response) => {
                let status = response.status();
                // A successful response may contain stored values.
                let body = response.body().bytes().filter(|_| !status.is_success());
                let body = beginning(body.unwrap_or_default());
                Self::Response { status: status.as_u16(), body }
            }
            None => Self::sdk(error),
        }
    }

    /// The error of a transaction, with the labels of its actions.
    pub(in crate::aws) fn transaction<E>(
        error: SdkError<E>,
        labels: Vec<Option<Cow<'static, str>>>,
    ) -> Self
    where
        E: ProvideErrorMetadata,
        aws_sdk_dynamodb::Error: From<SdkError<E>>,
    {
        if error.code().is_none() {
            return Self::sent(error);
        }
        match error.into() {
            aws_sdk_dynamodb::Error::TransactionCanceledException(cancelled)
                if !cancelled.cancellation_reasons().is_empty() =>
            {
                Self::Cancelled(Cancellation::all(cancelled, labels))
            }
            other => Self::Sdk(Box::new(other)),
        }
    }
}

/// The first characters of an unexpected body.
fn beginning(body: &[u8]) -> String {
    const MAX_CHARS: usize = 200;
    String::from_utf8_lossy(body).trim().chars().take(MAX_CHARS).collect()
}
