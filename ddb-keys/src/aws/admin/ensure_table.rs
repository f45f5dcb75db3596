//! Comparing a table with its schema, and making sure that it exists and is as the schema says.

use alloc::vec::Vec;
use core::time::Duration;

use aws_sdk_dynamodb::operation::create_table::builders::CreateTableFluentBuilder;

use super::enable_ttl::{self, EnableTtl, Expiry, expiry};
use super::table_difference::{TableDifference, differences};
use super::waiter::{Waiter, is_active, is_already_exists, is_being_deleted};
use crate::aws::Error;
use crate::aws::request::trace::Span;
use crate::schema::TableSchema;

/// The time in which DynamoDB must describe the table.
const DESCRIBED_WITHIN: Duration = Duration::from_secs(60);

/// The default time in which the table must become active.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(5 * 60);

/// Creates the table unless it exists, waits until it can be used, and enables expiry. `true` if this call created it.
pub(super) async fn ensure(
    sdk: &aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &str,
    request: CreateTableFluentBuilder,
    wait: Option<Duration>,
) -> Result<bool, Error> {
    let mut waiter = Waiter::new(sdk, name, wait.unwrap_or(DEFAULT_TIMEOUT));
    let mut is_new = false;
    // Right after the table was created, DynamoDB may still report that it does not exist.
    let mut is_expected = false;
    loop {
        let reason = match waiter.describe().await? {
            Some(table) if is_being_deleted(schema, &table) => {
                is_expected = false;
                "it is being deleted"
            }
            Some(table) => {
                is_expected = false;
                check(name, differences(schema, &table))?;
                if is_active(schema, &table) {
                    break;
                }
                "it is not active yet"
            }
            None if is_expected => "DynamoDB does not find it",
            None => {
                let answer =
                    waiter.ask(|attempts| request.clone().customize().interceptor(attempts).send());
                is_new = match answer.await? {
                    Ok(_) => true,
                    // Somebody else created it in the meantime, or this call by an attempt whose response was lost.
                    Err(error) if is_already_exists(&error) => is_new || waiter.is_in_doubt,
                    Err(error) => return Err(Error::sdk(error)),
                };
                is_expected = true;
                continue;
            }
        };
        waiter.pause(reason).await?;
    }
    match ttl_difference(&mut waiter, schema, name).await? {
        Some(TableDifference::NoTtl { .. }) => {
            let request = EnableTtl::new(sdk, schema, name.into()).into_builder()?;
            enable_ttl::enable(&mut waiter, name, request).await?;
        }
        difference => check(name, Vec::from_iter(difference))?,
    }
    Ok(is_new)
}

fn check(table: &str, differences: Vec<TableDifference>) -> Result<(), Error> {
    if differences.is_empty() {
        return Ok(());
    }
    Err(Error::TableDiffers { table: table.into(), differences })
}

/// Every difference of a table from its schema. `None` if there is no table of this name.
pub(in crate::aws) async fn compare(
    sdk: &aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &str,
) -> Result<Option<Vec<TableDifference>>, Error> {
    let compared = async {
        let mut waiter = Waiter::new(sdk, name, DESCRIBED_WITHIN);
        let Some(table) = waiter.describe().await? else { return Ok(None) };
        let mut found = differences(schema, &table);
        found.extend(ttl_difference(&mut waiter, schema, name).await?);
        Ok(Some(found))
    };
    Span::new("compare_table", Some(name), None).around(compared).await
}

/// How the expiry of a table's items differs from its schema. A schema without an expiry is not compared.
async fn ttl_difference(
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
