//! Administrative requests with a common time limit: temporary failures are retried until the time is up.

use alloc::string::String;
use core::time::Duration;
use std::time::Instant;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::types::{IndexStatus, TableDescription, TableStatus};

use crate::aws::Error;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::schema::TableSchema;

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const MAX_PAUSE: Duration = Duration::from_secs(5);
/// Each request gets at least this much time, even after the deadline.
const MIN_WAIT: Duration = Duration::from_secs(1);
/// Consecutive temporary errors of one request before giving up.
const MAX_ATTEMPTS: u32 = 8;

/// Waits for a table to reach a state.
pub(super) struct Waiter<'a> {
    sdk: &'a aws_sdk_dynamodb::Client,
    name: &'a str,
    deadline: Instant,
    pause: Duration,
    /// An attempt that failed may have been carried out.
    is_in_doubt: bool,
}

impl<'a> Waiter<'a> {
    pub(super) fn new(sdk: &'a aws_sdk_dynamodb::Client, name: &'a str, longest: Duration) -> Self {
        let now = Instant::now();
        // A deadline that the clock cannot represent becomes one in a year.
        let deadline = now.checked_add(longest).unwrap_or(now + Duration::from_hours(24 * 365));
        Self { sdk, name, deadline, pause: FIRST_PAUSE, is_in_doubt: false }
    }

    pub(super) fn sdk(&self) -> &'a aws_sdk_dynamodb::Client {
        self.sdk
    }

    /// Sends a request, and repeats it while its error is temporary.
    pub(super) async fn ask<O, E, F>(
        &mut self,
        mut send: impl FnMut(AttemptWatcher) -> F,
    ) -> Result<Result<O, aws_sdk_dynamodb::Error>, Error>
    where
        E: ProvideErrorMetadata,
        F: Future<Output = Result<O, SdkError<E>>>,
        aws_sdk_dynamodb::Error: From<SdkError<E>>,
    {
        let (mut attempt, mut pause) = (1, FIRST_PAUSE);
        loop {
            let attempts = AttemptWatcher::default();
            let longest = self.time_left().max(MIN_WAIT);
            match tokio::time::timeout(longest, send(attempts.clone())).await {
                Err(_) => return Err(self.not_active("DynamoDB did not answer in time")),
                Ok(Ok(output)) => return Ok(Ok(output)),
                Ok(Err(error)) => {
                    self.is_in_doubt |= attempts.may_have_succeeded(&error);
                    let again = attempts.is_temporary(&error) && attempt < MAX_ATTEMPTS;
                    if !again || self.time_left().is_zero() {
                        return Ok(Err(error.into()));
                    }
                }
            }
            tokio::time::sleep(pause.min(self.time_left())).await;
            (attempt, pause) = (attempt + 1, (pause * 2).min(MAX_PAUSE));
        }
    }

    /// Whether an attempt that failed may have been carried out.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.is_in_doubt
    }

    /// Describes the table, or returns `None` if there is none.
    pub(super) async fn describe(&mut self) -> Result<Option<TableDescription>, Error> {
        let request = self.sdk.describe_table().table_name(self.name);
        let answer = self.ask(|attempts| request.clone().customize().interceptor(attempts).send());
        match answer.await? {
            Ok(output) => Ok(output.table),
            Err(aws_sdk_dynamodb::Error::ResourceNotFoundException(_)) => Ok(None),
            Err(error) => Err(Error::sdk(error)),
        }
    }

    /// Pauses before the table is described again. Fails with this reason if the time is up.
    pub(super) async fn pause(&mut self, reason: &str) -> Result<(), Error> {
        let left = self.time_left();
        if left.is_zero() {
            return Err(self.not_active(reason));
        }
        tokio::time::sleep(self.pause.min(left)).await;
        self.pause = (self.pause * 2).min(MAX_PAUSE);
        Ok(())
    }

    fn time_left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }

    fn not_active(&self, reason: &str) -> Error {
        Error::NotActive { table: self.name.into(), reason: String::from(reason) }
    }
}

/// Whether the table and those of its indexes that the schema names can be used.
pub(super) fn is_active(schema: &TableSchema, table: &TableDescription) -> bool {
    let is_ours = |name: Option<&str>| schema.indexes.iter().any(|index| Some(index.name) == name);
    let mut indexes = table.global_secondary_indexes.iter().flatten();
    let indexes = indexes.all(|index| {
        !is_ours(index.index_name.as_deref())
            || matches!(
                index.index_status,
                None | Some(IndexStatus::Active | IndexStatus::Updating)
            )
    });
    indexes && matches!(table.table_status, Some(TableStatus::Active | TableStatus::Updating))
}

/// Returns whether the table, or an index of the schema, is being deleted.
pub(super) fn is_going(schema: &TableSchema, table: &TableDescription) -> bool {
    let is_ours = |name: Option<&str>| schema.indexes.iter().any(|index| Some(index.name) == name);
    let mut indexes = table.global_secondary_indexes.iter().flatten();
    table.table_status == Some(TableStatus::Deleting)
        || indexes.any(|index| {
            is_ours(index.index_name.as_deref())
                && index.index_status == Some(IndexStatus::Deleting)
        })
}

/// Whether the error of a request that creates a table says that the table exists.
pub(super) fn is_there(error: &aws_sdk_dynamodb::Error) -> bool {
    matches!(error, aws_sdk_dynamodb::Error::ResourceInUseException(_))
}
