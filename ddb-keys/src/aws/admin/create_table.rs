//! Creating a table as its schema says.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;

use aws_sdk_dynamodb::error::BuildError;
use aws_sdk_dynamodb::operation::create_table::builders::CreateTableFluentBuilder;
use aws_sdk_dynamodb::types::{
    self, AttributeDefinition, BillingMode, GlobalSecondaryIndex, KeySchemaElement, KeyType,
    LocalSecondaryIndex, ProjectionType,
};

use super::enable_ttl::{self, EnableTtl};
use super::ensure_table::ensure;
use super::table_difference::differences;
use super::waiter::{Waiter, is_active, is_already_exists};
use crate::aws::example::example;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::trace::Span;
use crate::aws::request::unsent::Unsent;
use crate::aws::{Error, Pending};
use crate::schema::{IndexSchema, Projection, TableSchema};

/// How long to wait for the description of a table that a lost answer may have created.
const DESCRIBED_WITHIN: Duration = Duration::from_secs(60);

/// Creates the table and its indexes, billed by request, when it is awaited. `true` if this call created it.
///
/// [`create_table`](crate::aws::Client::create_table) and [`ensure_table`](crate::aws::Client::ensure_table) make it:
///
/// | | `create_table` | `ensure_table` |
/// |---|---|---|
/// | a table of this name exists | DynamoDB's `ResourceInUseException` | compared with the schema |
/// | waits until the table can be used | with [`until_active`](Self::until_active) | for five minutes, or as `until_active` says |
/// | enables expiry, if an entity names a `ttl` | after waiting | yes, also on an existing table |
///
/// DynamoDB responds as soon as it has accepted the request. The table can be used some seconds
/// later: until then, reads and writes fail with `ResourceNotFoundException`. The engines for tests make the table
/// available at once.
///
/// If the response is lost and the request is sent again, the table may exist because of this call. It is then taken for its own, and
/// the result is `true`, if it matches the schema. Once the request is sent, dropping the future does not stop DynamoDB from creating
/// the table.
///
/// # Ensuring
///
/// `ensure_table` can be called any number of times, by any number of processes at once, and after a call that was
/// stopped at any point: each call continues where the one before stopped. It waits for a table that is being created,
/// changed or deleted. The only change to an existing table is to enable expiry if it is off.
///
/// If the table differs from the schema, the result is [`Error::TableDiffers`] with every difference. Indexes that the
/// schema does not name, billing, streams and tags are not compared.
///
/// ```
/// use ddb_keys::aws::Error;
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
/// let is_new = table.ensure_table().await?;
/// assert!(is_new);
/// match table.ensure_table().await {
///     Err(Error::TableDiffers { differences, .. }) => {
///         differences.iter().for_each(|difference| eprintln!("{difference}"));
///     }
///     ensured => assert_eq!(ensured?, false),
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// Requests without capacity units: `CreateTable`; `DescribeTable` until the table can be used; and, if an entity
/// names a `ttl`, `DescribeTimeToLive` and `UpdateTimeToLive`. `ensure_table` begins with `DescribeTable`.
///
/// # Errors
///
/// - [`Error::Sdk`] with `ResourceInUseException`, from `create_table`, if there is a table of this name.
/// - [`Error::TableDiffers`], from `ensure_table`, if there is a table that differs from the schema.
/// - [`Error::NotActive`] if the table is not ready in time.
#[derive(Debug)]
#[must_use = "nothing is created until it is awaited: `.await?`"]
pub struct CreateTable {
    sdk: aws_sdk_dynamodb::Client,
    request: Unsent<CreateTableFluentBuilder>,
    schema: &'static TableSchema,
    /// How long to wait until the table is active.
    wait: Option<Duration>,
    accepts_existing: bool,
}

impl CreateTable {
    pub(in crate::aws) fn new(
        sdk: aws_sdk_dynamodb::Client,
        schema: &'static TableSchema,
        table_name: String,
    ) -> Self {
        let request = fill(sdk.create_table().table_name(table_name), schema).map_err(Error::sdk);
        let (request, wait) = (Unsent::of(request), None);
        Self { sdk, request, schema, wait, accepts_existing: false }
    }

    /// The builder of `ensure_table`.
    pub(in crate::aws) fn unless_exists(self) -> Self {
        Self { accepts_existing: true, ..self }
    }

    /// Waits until the table can be used, but no longer than this in all. Then enables expiry if an
    /// entity names a `ttl`, which DynamoDB accepts only for an active table.
    ///
    #[doc = example!(
        "use std::time::Duration;"
        ""
        r#"let stage = table.with_table_name("stage-chat");"#
        "stage.create_table().until_active(Duration::from_secs(60)).await?;"
        "stage.put(&message).await?;"
    )]
    pub fn until_active(self, timeout: Duration) -> Self {
        Self { wait: Some(timeout), ..self }
    }

    /// Changes the SDK's request: billing, streams, tags, encryption.
    ///
    #[doc = example!(
        r#"let stage = table.with_table_name("stage-chat");"#
        "stage.ensure_table().customize(|create| create.deletion_protection_enabled(false)).await?;"
    )]
    pub fn customize(
        self,
        change: impl FnOnce(CreateTableFluentBuilder) -> CreateTableFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), ..self }
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "let request = table.create_table().into_builder()?;"
        r#"assert_eq!(request.get_table_name().as_deref(), Some("chat"));"#
    )]
    pub fn into_builder(self) -> Result<CreateTableFluentBuilder, Error> {
        self.request.into_inner()
    }
}

impl IntoFuture for CreateTable {
    type Output = Result<bool, Error>;
    type IntoFuture = Pending<bool>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { sdk, request, schema, wait, accepts_existing } = self;
        Box::pin(async move {
            let request = request.into_inner()?;
            let name = request.get_table_name().clone().unwrap_or_default();
            if accepts_existing {
                let span = Span::new("ensure_table", Some(&name), None);
                return span.around(ensure(&sdk, schema, &name, request, wait)).await;
            }
            let span = Span::new("create_table", Some(&name), None);
            let Some(longest) = wait else {
                return span.around(create(&sdk, schema, &name, request)).await;
            };
            span.around(create_and_wait(&sdk, schema, &name, request, longest)).await
        })
    }
}

async fn create(
    sdk: &aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &str,
    request: CreateTableFluentBuilder,
) -> Result<bool, Error> {
    let attempts = AttemptWatcher::default();
    let request = request.customize().interceptor(attempts.clone());
    let Err(error) = request.send().await else { return Ok(true) };
    let error = aws_sdk_dynamodb::Error::from(error);
    // DynamoDB carried out an earlier attempt, whose answer was lost.
    if attempts.earlier_may_have_succeeded()
        && is_already_exists(&error)
        && matches_schema(&mut Waiter::new(sdk, name, DESCRIBED_WITHIN), schema).await?
    {
        return Ok(true);
    }
    Err(Error::sdk(error))
}

async fn create_and_wait(
    sdk: &aws_sdk_dynamodb::Client,
    schema: &'static TableSchema,
    name: &str,
    request: CreateTableFluentBuilder,
    longest: Duration,
) -> Result<bool, Error> {
    let mut waiter = Waiter::new(sdk, name, longest);
    let asked = waiter.ask(|attempts| request.clone().customize().interceptor(attempts).send());
    if let Err(error) = asked.await? {
        // DynamoDB carried out an earlier attempt, whose answer was lost.
        let is_ours = waiter.is_in_doubt
            && is_already_exists(&error)
            && matches_schema(&mut waiter, schema).await?;
        if !is_ours {
            return Err(Error::sdk(error));
        }
    }
    while !waiter.describe().await?.is_some_and(|table| is_active(schema, &table)) {
        waiter.pause("it is not active yet").await?;
    }
    if schema.ttl_attribute().is_some() {
        let request = EnableTtl::new(sdk, schema, name.into()).into_builder()?;
        enable_ttl::enable(&mut waiter, name, request).await?;
    }
    Ok(true)
}

/// Whether the table exists and differs from the schema in nothing but its expiry, which is enabled later.
async fn matches_schema(
    waiter: &mut Waiter<'_>,
    schema: &'static TableSchema,
) -> Result<bool, Error> {
    let table = waiter.describe().await?;
    Ok(table.is_some_and(|table| differences(schema, &table).is_empty()))
}

fn fill(
    request: CreateTableFluentBuilder,
    schema: &'static TableSchema,
) -> Result<CreateTableFluentBuilder, BuildError> {
    let sk: Vec<&str> = schema.sk.into_iter().collect();
    let definitions = schema.key_names().map(|name| {
        AttributeDefinition::builder()
            .attribute_name(name)
            .attribute_type(schema.key_type(name).into())
            .build()
    });
    let (local, global): (Vec<_>, Vec<_>) = schema.indexes.iter().partition(|index| index.local);
    let global = global.into_iter().map(global_index).collect::<Result<Vec<_>, _>>()?;
    let local =
        local.into_iter().map(|index| local_index(schema, index)).collect::<Result<Vec<_>, _>>()?;
    Ok(request
        .billing_mode(BillingMode::PayPerRequest)
        .set_key_schema(Some(key_schema(&[schema.pk], &sk)?))
        .set_attribute_definitions(Some(definitions.collect::<Result<_, _>>()?))
        .set_global_secondary_indexes((!global.is_empty()).then_some(global))
        .set_local_secondary_indexes((!local.is_empty()).then_some(local)))
}

fn key_schema(pk: &[&str], sk: &[&str]) -> Result<Vec<KeySchemaElement>, BuildError> {
    let element = |name: &&str, key_type: KeyType| {
        KeySchemaElement::builder().attribute_name(*name).key_type(key_type).build()
    };
    let pk = pk.iter().map(|name| element(name, KeyType::Hash));
    pk.chain(sk.iter().map(|name| element(name, KeyType::Range))).collect()
}

fn global_index(index: &IndexSchema) -> Result<GlobalSecondaryIndex, BuildError> {
    GlobalSecondaryIndex::builder()
        .index_name(index.name)
        .set_key_schema(Some(key_schema(index.pk, index.sk)?))
        .projection(projection(index.projection))
        .build()
}

fn local_index(
    schema: &TableSchema,
    index: &IndexSchema,
) -> Result<LocalSecondaryIndex, BuildError> {
    LocalSecondaryIndex::builder()
        .index_name(index.name)
        .set_key_schema(Some(key_schema(&[schema.pk], index.sk)?))
        .projection(projection(index.projection))
        .build()
}

fn projection(projection: Projection) -> types::Projection {
    let builder = types::Projection::builder();
    match projection {
        Projection::All => builder.projection_type(ProjectionType::All),
        Projection::KeysOnly => builder.projection_type(ProjectionType::KeysOnly),
        Projection::Include(names) => {
            let names = names.iter().map(ToString::to_string).collect();
            builder.projection_type(ProjectionType::Include).set_non_key_attributes(Some(names))
        }
    }
    .build()
}
