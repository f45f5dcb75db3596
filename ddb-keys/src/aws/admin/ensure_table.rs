//! A table that is there, and is what its schema says.

use alloc::boxed::Box;
use alloc::string::String;
use core::time::Duration;
use std::time::Instant;

use aws_sdk_dynamodb::operation::create_table::builders::CreateTableFluentBuilder;
use aws_sdk_dynamodb::types::{IndexStatus, TableDescription, TableStatus};

use super::create_table::CreateTable;
use super::enable_ttl::EnableTtl;
use super::table_difference::differences;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Pending};
use crate::schema::TableSchema;

/// How long a table may take to become active, unless the caller says otherwise.
const LONGEST: Duration = Duration::from_mins(5);
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Creates the table if there is none, and waits until it and its indexes can be used. A table that
/// it creates has its items expire, if an entity names a `ttl`.
///
/// A table that exists is never changed: where it differs from the schema, that is
/// [`Error::TableDiffers`] with every difference. Indexes that the schema does not name are no
/// difference, nor are billing, streams and tags.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// # async fn start(table: Client<Users>) -> Result<(), Error> {
/// match table.ensure_table().await {
///     Err(Error::TableDiffers { differences, .. }) => {
///         differences.iter().for_each(|difference| eprintln!("{difference}"));
///     }
///     ensured => println!("{:?}", ensured?),
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is done until it is awaited"]
pub struct EnsureTable {
    sdk: aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    table_name: String,
    create: CreateTable,
    longest: Duration,
}

/// What was done to have a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ensured {
    /// There was none, and it was created.
    Created,
    /// It was there.
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

    /// How long the table and its indexes may take to become active; five minutes unless it is
    /// said.
    pub fn until_active(self, longest: Duration) -> Self {
        Self { longest, ..self }
    }

    /// Changes the SDK's request that creates the table: billing, streams, tags, encryption.
    pub fn customize(
        self,
        change: impl FnOnce(CreateTableFluentBuilder) -> CreateTableFluentBuilder,
    ) -> Self {
        Self { create: self.create.customize(change), ..self }
    }

    async fn run(self) -> Result<Ensured, Error> {
        let wait = Wait {
            sdk: &self.sdk,
            schema: self.schema,
            name: &self.table_name,
            longest: self.longest,
        };
        if wait.until_active().await? {
            return Ok(Ensured::Existed);
        }
        let created = match self.create.await {
            Ok(()) => Ensured::Created,
            Err(Error::Sdk(error)) if is_there(&error) => Ensured::Existed,
            Err(error) => return Err(error),
        };
        if !wait.until_active().await? {
            return Err(wait.not_active("it is gone"));
        }
        if created == Ensured::Created && self.schema.ttl_attribute().is_some() {
            EnableTtl::new(&self.sdk, self.schema, self.table_name).await?;
        }
        Ok(created)
    }
}

/// Whether somebody else created the table in the meantime.
fn is_there(error: &aws_sdk_dynamodb::Error) -> bool {
    matches!(error, aws_sdk_dynamodb::Error::ResourceInUseException(_))
}

/// Waits for a table that may not be there.
struct Wait<'a> {
    sdk: &'a aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &'a str,
    longest: Duration,
}

impl Wait<'_> {
    /// Whether the table is there, and then as the schema says and active.
    async fn until_active(&self) -> Result<bool, Error> {
        let begun = Instant::now();
        let mut pause = FIRST_PAUSE;
        loop {
            let Some(table) = self.describe().await? else { return Ok(false) };
            let differences = differences(self.schema, &table);
            if !differences.is_empty() {
                return Err(Error::TableDiffers { table: self.name.into(), differences });
            }
            if is_active(self.schema, &table) {
                return Ok(true);
            }
            if begun.elapsed() >= self.longest {
                return Err(self.not_active("the time for it is over"));
            }
            tokio::time::sleep(pause.min(self.longest)).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn describe(&self) -> Result<Option<TableDescription>, Error> {
        match self.sdk.describe_table().table_name(self.name).send().await {
            Ok(output) => Ok(output.table),
            Err(error) => match error.into() {
                aws_sdk_dynamodb::Error::ResourceNotFoundException(_) => Ok(None),
                error => Err(Error::sdk(error)),
            },
        }
    }

    fn not_active(&self, reason: &str) -> Error {
        Error::NotActive { table: self.name.into(), reason: reason.into() }
    }
}

/// Whether the table and those of its indexes that the schema names can be used.
fn is_active(schema: &TableSchema, table: &TableDescription) -> bool {
    let is_ours = |name: Option<&str>| schema.indexes.iter().any(|index| Some(index.name) == name);
    let mut indexes = table.global_secondary_indexes.iter().flatten();
    let indexes: bool = indexes.all(|index| {
        !is_ours(index.index_name.as_deref())
            || matches!(
                index.index_status,
                None | Some(IndexStatus::Active | IndexStatus::Updating)
            )
    });
    indexes && matches!(table.table_status, Some(TableStatus::Active | TableStatus::Updating))
}

impl IntoFuture for EnsureTable {
    type Output = Result<Ensured, Error>;
    type IntoFuture = Pending<Ensured>;

    fn into_future(self) -> Self::IntoFuture {
        let span = Span::new("ensure_table", Some(&self.table_name), None);
        Box::pin(span.around(self.run()))
    }
}
