//! Making sure that a table exists and matches its schema.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use aws_sdk_dynamodb::operation::create_table::builders::CreateTableFluentBuilder;

use super::create_table::{CreateTable, is_there};
use super::enable_ttl::{self, EnableTtl, Expiry, expiry};
use super::table_difference::{TableDifference, differences};
use super::waiter::{Waiter, is_active, is_going};
use crate::aws::example::example;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Pending};
use crate::schema::TableSchema;

/// The default time in which the table must become active.
const LONGEST: Duration = Duration::from_mins(5);

/// Creates the table unless it exists, waits until it and its indexes can be used, and enables
/// expiry if an entity names a `ttl`.
///
/// It can be called any number of times, by any number of processes at once, and after a call that was stopped at any
/// point: each call continues where the one before stopped. It waits for a table that is being created, changed or
/// deleted.
///
/// The only change to an existing table is to enable expiry if it is off. If the table differs from
/// the schema, the result is [`Error::TableDiffers`] with every difference. Indexes that the schema
/// does not name, billing, streams and tags are not compared.
///
/// ```
/// use ddb_keys::aws::{Ensured, Error};
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = Users::client(engine.client());
/// assert_eq!(table.ensure_table().await?, Ensured::Created);
/// match table.ensure_table().await {
///     Err(Error::TableDiffers { differences, .. }) => {
///         differences.iter().for_each(|difference| eprintln!("{difference}"));
///     }
///     ensured => assert_eq!(ensured?, Ensured::Existed),
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// Requests without capacity units: `DescribeTable` until the table can be used, `CreateTable` if it does not
/// exist, and `DescribeTimeToLive` if an entity names a `ttl`.
///
/// # Errors
///
/// [`Error::TableDiffers`] if there is a table that differs from the schema, and [`Error::NotActive`] if the table
/// is not ready in time.
#[derive(Debug)]
#[must_use = "nothing is done until it is awaited"]
pub struct EnsureTable {
    sdk: aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    table_name: String,
    create: CreateTable,
    longest: Duration,
}

/// Whether a table had to be created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ensured {
    /// The table did not exist, and this call created it.
    Created,
    /// It existed, or another call created it, or this call did and the answer was lost.
    Existed,
}

impl EnsureTable {
    pub(in crate::aws) fn new(
        sdk: aws_sdk_dynamodb::Client,
        schema: &'static TableSchema,
        table_name: String,
    ) -> Self {
        let create = CreateTable::new(sdk.clone(), schema, table_name.clone());
        Self { sdk, schema, table_name, create, longest: LONGEST }
    }

    /// Limits the total time. Default: five minutes. After that, the result is
    /// [`Error::NotActive`].
    ///
    #[doc = example!(
        "use std::time::Duration;"
        ""
        "table.ensure_table().timeout(Duration::from_secs(600)).await?;"
    )]
    pub fn timeout(self, timeout: Duration) -> Self {
        Self { longest: timeout, ..self }
    }

    /// Changes the SDK's request that creates the table: billing, streams, tags, encryption.
    ///
    #[doc = example!(
        r#"let stage = table.with_table_name("stage-chat");"#
        "stage.ensure_table().customize(|create| create.deletion_protection_enabled(false)).await?;"
    )]
    pub fn customize(
        self,
        change: impl FnOnce(CreateTableFluentBuilder) -> CreateTableFluentBuilder,
    ) -> Self {
        Self { create: self.create.customize(change), ..self }
    }

    async fn run(self) -> Result<Ensured, Error> {
        let create = self.create.into_builder()?;
        let name = &self.table_name;
        let mut waiter = Waiter::new(&self.sdk, name, self.longest);
        let mut ensured = Ensured::Existed;
        // Right after the table was created, DynamoDB may still report that it does not exist.
        let mut is_expected = false;
        loop {
            let reason = match waiter.describe().await? {
                Some(table) if is_going(self.schema, &table) => {
                    is_expected = false;
                    "it is being deleted"
                }
                Some(table) => {
                    is_expected = false;
                    check(name, differences(self.schema, &table))?;
                    if is_active(self.schema, &table) {
                        break;
                    }
                    "it is not active yet"
                }
                None if is_expected => "DynamoDB does not find it",
                None => {
                    let answer = waiter
                        .ask(|attempts| create.clone().customize().interceptor(attempts).send());
                    ensured = match answer.await? {
                        Ok(_) => Ensured::Created,
                        // Somebody else created it in the meantime, or an attempt whose answer was lost.
                        Err(error) if is_there(&error) => ensured,
                        Err(error) => return Err(Error::sdk(error)),
                    };
                    is_expected = true;
                    continue;
                }
            };
            waiter.pause(reason).await?;
        }
        if let Some(attribute) = self.schema.ttl_attribute() {
            match expiry(&mut waiter, name).await? {
                Expiry::By(found) if found == attribute => {}
                Expiry::Off => {
                    let request =
                        EnableTtl::new(&self.sdk, self.schema, name.clone()).into_builder()?;
                    enable_ttl::enable(&mut waiter, name, request).await?;
                }
                found => {
                    let found = if let Expiry::By(found) = found { Some(found) } else { None };
                    let difference = TableDifference::Ttl { expected: attribute, found };
                    check(name, Vec::from([difference]))?;
                }
            }
        }
        Ok(ensured)
    }
}

fn check(table: &str, differences: Vec<TableDifference>) -> Result<(), Error> {
    if differences.is_empty() {
        return Ok(());
    }
    Err(Error::TableDiffers { table: table.into(), differences })
}

impl IntoFuture for EnsureTable {
    type Output = Result<Ensured, Error>;
    type IntoFuture = Pending<Ensured>;

    fn into_future(self) -> Self::IntoFuture {
        let span = Span::new("ensure_table", Some(&self.table_name), None);
        Box::pin(span.around(self.run()))
    }
}
