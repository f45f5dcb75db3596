//! Indexes that DynamoDB is building.

use std::time::Duration;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::describe_table::DescribeTableError;
use aws_sdk_dynamodb::types::{GlobalSecondaryIndexDescription, IndexStatus, TableDescription};
use ddb_keys::aws::{Client, Error, TableItems};

use super::progress::Progress;
use crate::pass::request::is_temporary;

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const MAX_PAUSE: Duration = Duration::from_secs(10);
/// The maximum number of requests in a row that fail for a moment.
const MAX_FAILURES: u32 = 5;

/// Waits until no index of a table is being built. A terminal shows what DynamoDB does.
///
/// A backfill takes hours, so that requests which fail for a moment are repeated.
pub(super) async fn wait<T: TableItems>(table: &Client<T>) -> Result<(), String> {
    let progress = Progress::waiting("the table is described");
    let (mut pause, mut failures) = (FIRST_PAUSE, 0);
    loop {
        match building(table).await {
            Ok(None) => return Ok(()),
            Ok(Some(phase)) => {
                failures = 0;
                progress.say(phase);
            }
            Err(error) if is_temporary(&error) && failures < MAX_FAILURES => {
                failures += 1;
                progress.say(format!("DynamoDB does not answer: {}", Error::from(error)));
            }
            Err(error) => return Err(Error::from(error).to_string()),
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(MAX_PAUSE);
    }
}

/// What is being built. Nothing is of a table that does not exist.
async fn building<T: TableItems>(
    table: &Client<T>,
) -> Result<Option<String>, SdkError<DescribeTableError>> {
    let described = table.sdk().describe_table().table_name(table.table_name()).send().await;
    let is_missing = |error: &DescribeTableError| error.is_resource_not_found_exception();
    match described {
        Ok(described) => Ok(described.table.as_ref().and_then(first_phase)),
        Err(error) if error.as_service_error().is_some_and(is_missing) => Ok(None),
        Err(error) => Err(error),
    }
}

/// What DynamoDB does with the first index that it is building.
fn first_phase(table: &TableDescription) -> Option<String> {
    let mut indexes = table.global_secondary_indexes.iter().flatten();
    indexes.find(|index| index.index_status == Some(IndexStatus::Creating)).map(phase)
}

fn phase(index: &GlobalSecondaryIndexDescription) -> String {
    let name = index.index_name.as_deref().unwrap_or_default();
    match index.backfilling {
        Some(true) => format!("the index `{name}` is filled"),
        _ => format!("the index `{name}` is allocated"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_is_built_in_two_phases() {
        let table = |status, backfilling| {
            let index = GlobalSecondaryIndexDescription::builder().index_name("by-state");
            let index = index.index_status(status).backfilling(backfilling);
            first_phase(
                &TableDescription::builder().global_secondary_indexes(index.build()).build(),
            )
        };
        let shown = |status, backfilling| table(status, backfilling).unwrap();
        assert_eq!(shown(IndexStatus::Creating, false), "the index `by-state` is allocated");
        assert_eq!(shown(IndexStatus::Creating, true), "the index `by-state` is filled");
        assert_eq!(table(IndexStatus::Active, false), None);
        assert_eq!(table(IndexStatus::Updating, false), None, "its capacity changes");
    }
}
