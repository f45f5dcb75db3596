//! Administrative requests with a common time limit: temporary failures are retried until the time is up.

use alloc::string::String;
use core::time::Duration;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::types::{
    GlobalSecondaryIndexDescription, IndexStatus, TableDescription, TableStatus,
};
use tokio::time::Instant;

use crate::aws::Error;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::backoff::{Backoff, GrowingPause, LATE, RetryPolicy, deadline};
use crate::schema::TableSchema;

const FIRST_PAUSE: Duration = Duration::from_millis(100);

/// Waits for a table to reach a state.
pub(super) struct Waiter<'a> {
    pub(super) sdk: &'a aws_sdk_dynamodb::Client,
    name: &'a str,
    deadline: Instant,
    /// The pause before the table is described again.
    pause: GrowingPause,
    /// An attempt of the last request that failed may have been carried out.
    pub(super) is_in_doubt: bool,
}

impl<'a> Waiter<'a> {
    pub(super) fn new(sdk: &'a aws_sdk_dynamodb::Client, name: &'a str, longest: Duration) -> Self {
        let deadline = deadline(Instant::now(), longest);
        Self { sdk, name, deadline, pause: GrowingPause::from(FIRST_PAUSE), is_in_doubt: false }
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
        let policy = RetryPolicy { timeout: self.time_left(), ..RetryPolicy::default() };
        // Pauses are half of their bounds on average.
        let mut backoff = Backoff::with_first_pause(policy, FIRST_PAUSE * 2);
        let attempts = AttemptWatcher::default();
        self.is_in_doubt = false;
        loop {
            backoff.pause_and_begin().await;
            match tokio::time::timeout_at(self.deadline, send(attempts.clone())).await {
                Err(_) => return Err(self.not_active(LATE)),
                Ok(Ok(output)) => return Ok(Ok(output)),
                Ok(Err(error)) => {
                    self.is_in_doubt |= attempts.earlier_may_have_succeeded()
                        || attempts.may_have_succeeded(&error);
                    backoff.note(1, 1, false);
                    if !attempts.is_temporary(&error) || backoff.is_over() {
                        return Ok(Err(error.into()));
                    }
                }
            }
        }
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

    /// Pauses before the table is described again. Fails with this reason if the time is up then.
    pub(super) async fn pause(&mut self, reason: &str) -> Result<(), Error> {
        let (pause, left) = (self.pause.take(), self.time_left());
        tokio::time::sleep(pause.min(left)).await;
        if pause < left { Ok(()) } else { Err(self.not_active(reason)) }
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
    let mut indexes = indexes_of(schema, table);
    let indexes = indexes.all(|index| {
        matches!(index.index_status, None | Some(IndexStatus::Active | IndexStatus::Updating))
    });
    indexes && matches!(table.table_status, Some(TableStatus::Active | TableStatus::Updating))
}

/// Returns whether the table, or an index of the schema, is being deleted.
pub(super) fn is_being_deleted(schema: &TableSchema, table: &TableDescription) -> bool {
    let mut indexes = indexes_of(schema, table);
    table.table_status == Some(TableStatus::Deleting)
        || indexes.any(|index| index.index_status == Some(IndexStatus::Deleting))
}

/// The global indexes of a table that its schema names.
fn indexes_of<'t>(
    schema: &TableSchema,
    table: &'t TableDescription,
) -> impl Iterator<Item = &'t GlobalSecondaryIndexDescription> {
    let is_ours = |index: &&GlobalSecondaryIndexDescription| {
        schema.indexes.iter().any(|own| Some(own.name) == index.index_name.as_deref())
    };
    table.global_secondary_indexes.iter().flatten().filter(is_ours)
}

/// Whether the error of a request that creates a table says that the table exists.
pub(super) fn is_already_exists(error: &aws_sdk_dynamodb::Error) -> bool {
    matches!(error, aws_sdk_dynamodb::Error::ResourceInUseException(_))
}
