//! Comparing a table with its schema, without changing it.

use alloc::vec::Vec;
use core::time::Duration;

use super::enable_ttl::{Expiry, expiry};
use super::table_difference::{TableDifference, differences};
use super::waiter::Waiter;
use crate::aws::Error;
use crate::aws::request::trace::Span;
use crate::schema::TableSchema;

/// The time in which DynamoDB must describe the table.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Every difference of a table from its schema. `None` if there is no table of this name.
pub(in crate::aws) async fn compare(
    sdk: &aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &str,
) -> Result<Option<Vec<TableDifference>>, Error> {
    let compared = async {
        let mut waiter = Waiter::new(sdk, name, TIMEOUT);
        let Some(table) = waiter.describe().await? else { return Ok(None) };
        let mut found = differences(schema, &table);
        found.extend(ttl_difference(&mut waiter, schema, name).await?);
        Ok(Some(found))
    };
    Span::new("compare_table", Some(name), None).around(compared).await
}

/// How the expiry of a table's items differs from its schema. A schema without an expiry is not compared.
pub(super) async fn ttl_difference(
    waiter: &mut Waiter<'_>,
    schema: &'static TableSchema,
    name: &str,
) -> Result<Option<TableDifference>, Error> {
    let Some(expected) = schema.ttl_attribute() else { return Ok(None) };
    Ok(match expiry(waiter, name).await? {
        Expiry::By(found) if found == expected => None,
        Expiry::By(found) => Some(TableDifference::Ttl { expected, found: Some(found) }),
        Expiry::Ending => Some(TableDifference::Ttl { expected, found: None }),
        Expiry::Off => Some(TableDifference::NoTtl { expected }),
    })
}
