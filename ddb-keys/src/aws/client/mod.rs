//! A table and the SDK client that reaches it.

mod admin;
mod read;
mod write;
mod write_many;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;
use std::time::SystemTime;

use crate::aws::example::example;
use crate::aws::item::stamp::Clock;
use crate::aws::read::cursor::CursorForm;
use crate::aws::request::tenant::Confinement;
use crate::aws::{Error, Meter};
use crate::part::KeyPart;
use crate::table::{HasTenants, Table};

/// A handle on a table: an SDK client and the table's name. It is cheap to clone.
///
/// Each operation returns a builder over the SDK's own request, which is sent when it is awaited. Where a future is needed, such as
/// in `tokio::spawn`, `into_future` makes one of it: `tokio::spawn(table.put(&user).into_future())`.
///
/// | for | call |
/// |---|---|
/// | reading | [`get`](Self::get), [`get_any`](Self::get_any), [`exists`](Self::exists), [`query`](Self::query), [`load`](Self::load), [`load_many`](Self::load_many), [`scan`](Self::scan), [`scan_of`](Self::scan_of), [`scan_index`](Self::scan_index) |
/// | writing | [`put`](Self::put), [`create`](Self::create), [`replace`](Self::replace), [`update`](Self::update), [`delete`](Self::delete), [`rekey`](Self::rekey) |
/// | batches | [`get_many`](Self::get_many), [`get_many_any`](Self::get_many_any), [`batch_write`](Self::batch_write), [`batch`](Self::batch) |
/// | transactions | [`transact_get`](Self::transact_get), [`transact_write`](Self::transact_write), [`check`](Self::check), [`create_all`](Self::create_all), [`delete_all`](Self::delete_all) |
/// | administration | [`create_table`](Self::create_table), [`ensure_table`](Self::ensure_table), [`compare_table`](Self::compare_table), [`enable_ttl`](Self::enable_ttl) |
///
/// # Cost
///
/// Each method says which requests it sends and what they consume, in DynamoDB's capacity units: read units for each 4 KB, and
/// write units for each KB. Sizes are rounded up. [`read_units`](crate::aws::read_units) and
/// [`write_units`](crate::aws::write_units) compute them in advance, and [`metered`](Self::metered) adds up what DynamoDB
/// reports.
///
/// # Errors
///
/// Each request can fail with [`Error::Sdk`](crate::aws::Error::Sdk), for example because of permissions, the network or throttling,
/// or with [`Error::Response`](crate::aws::Error::Response). Each method lists its other errors, and the guide
/// says [how to handle them](crate::guide::errors). Requests are sent on a Tokio runtime that has time enabled, as `#[tokio::main]` starts it;
/// outside of one they panic. Nothing else does.
///
/// # Lost responses
///
/// The SDK retries a request whose response is lost or late, so DynamoDB may carry out a write
/// twice. A `put` or `delete` without conditions then leaves the same item, but takes back what another writer has written in between,
/// and an `add` counts twice; [`once`](crate::aws::Update::once) prevents both. A write with a condition may refuse its own repetition:
/// the library notices that an earlier attempt may have succeeded, and returns
/// [`Error::Unsure`](crate::aws::Error::Unsure) unless it can tell. Transactions carry a token and
/// happen once.
///
/// A write of one item, a transaction or a batch that meets a transaction on the same item is not done, and is sent again. After eight
/// attempts, or a minute, it is an error.
///
/// # Dropped futures
///
/// Dropping a future, or a timeout around it, stops waiting but does not undo a request that was sent:
///
/// | dropped | afterwards |
/// |---|---|
/// | reads | nothing has changed |
/// | `put`, `create`, `replace`, `update`, `delete` | the write is either done or not |
/// | `batch_write`, `batch` | any part of the writes may be done |
/// | `transact_write`, `create_all`, `delete_all`, `rekey`, `once` | either all of the writes are done or none |
/// | `create_table` | DynamoDB may create the table |
/// | `ensure_table`, `enable_ttl` | any step may be done; calling it again does the rest |
#[derive(Debug)]
pub struct Client<T> {
    sdk: aws_sdk_dynamodb::Client,
    table_name: Cow<'static, str>,
    /// The meters that the SDK client reports to.
    meters: Vec<Meter>,
    cursors: CursorForm,
    clock: Clock,
    table: PhantomData<fn() -> T>,
}

impl<T> Clone for Client<T> {
    fn clone(&self) -> Self {
        Self {
            sdk: self.sdk.clone(),
            table_name: self.table_name.clone(),
            meters: self.meters.clone(),
            cursors: self.cursors.clone(),
            clock: self.clock.clone(),
            table: PhantomData,
        }
    }
}

impl<T: Table> Client<T> {
    /// Makes a handle on the table under the name of its schema. `client` of the table's enum does the same.
    ///
    #[doc = example!(
        "let handle = ddb_keys::aws::Client::<Chat>::new(engine.client());"
        r#"assert_eq!(handle.table_name(), "chat");"#
    )]
    #[must_use]
    pub fn new(sdk: aws_sdk_dynamodb::Client) -> Self {
        let table_name = Cow::Borrowed(T::SCHEMA.name);
        let (meters, cursors) = (Vec::new(), CursorForm::Readable);
        Self { sdk, table_name, meters, cursors, clock: Clock::default(), table: PhantomData }
    }

    /// Uses another table name, such as `prod-chat`.
    ///
    #[doc = example!(
        r#"let staging = table.clone().with_table_name("staging-chat");"#
        r#"assert_eq!(staging.table_name(), "staging-chat");"#
    )]
    #[must_use = "the client of the other table is returned: `let table = table.with_table_name(…);`"]
    #[doc(alias = "table name")]
    #[doc(alias = "stage")]
    pub fn with_table_name(self, name: impl Into<String>) -> Self {
        Self { table_name: Cow::Owned(name.into()), ..self }
    }

    /// Returns the table name that requests carry.
    ///
    #[doc = example!(
        r#"assert_eq!(table.table_name(), "chat");"#
    )]
    #[must_use]
    pub fn table_name(&self) -> &str {
        &self.table_name
    }

    /// Returns the SDK client, for operations that this handle does not cover.
    ///
    #[doc = example!(
        "let tables = table.sdk().list_tables().send().await?;"
        r#"assert_eq!(tables.table_names(), ["chat"]);"#
    )]
    #[must_use]
    pub fn sdk(&self) -> &aws_sdk_dynamodb::Client {
        &self.sdk
    }

    /// Returns a handle whose requests report the capacity that they consume to a meter. A meter that is
    /// attached already is not attached twice.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.total().write >= 1.0);"
    )]
    #[doc(alias = "ReturnConsumedCapacity")]
    #[must_use = "the client that reports to the meter is returned: `let table = table.metered(&meter);`"]
    pub fn metered(&self, meter: &Meter) -> Self {
        let mut metered = self.clone();
        if !self.meters.iter().any(|other| other.is_same(meter)) {
            metered.sdk = meter.attach(&self.sdk);
            metered.meters.push(meter.clone());
        }
        metered
    }

    /// Returns a handle whose queries and scans return sealed cursors, and accept no others: they can be neither read nor made without
    /// its secret, and belong to one read of this table. A cursor that is refused is an
    /// [`Error::Cursor`](crate::aws::Error::Cursor).
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Client, CursorError, CursorKey};"
        ""
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        "let sealing = table.sealing_cursors(&CursorKey::new([7; 32]));"
        r#"let rust = |table: &Client<Chat>| table.query(Message::query().room("rust")).limit(1);"#
        "let cursor = rust(&sealing).page(None).await?.cursor;"
        "assert_eq!(rust(&sealing).page(cursor).await?.rows[0].number, 2);"
        ""
        "let readable = rust(&table).page(None).await?.cursor;"
        "let refused = rust(&sealing).page(readable).await;"
        "assert!(matches!(refused, Err(Error::Cursor(CursorError::Forged))));"
    )]
    #[cfg(feature = "sealed-cursors")]
    #[must_use = "the client that seals is returned: `let table = table.sealing_cursors(&key);`"]
    pub fn sealing_cursors(&self, key: &crate::aws::CursorKey) -> Self {
        Self { cursors: CursorForm::sealed(key), ..self.clone() }
    }

    pub(in crate::aws) fn cursors(&self) -> &CursorForm {
        &self.cursors
    }

    /// Returns a handle that takes the time stamps of its writes, `#[entity(created = …, updated = …)]`, from another clock than
    /// that of the system: one that a test sets, or one that stands still while a request is answered, so that all of its writes
    /// have the same time, which the program knows.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use ddb_keys::{Entity, Table};
    /// # use serde::{Deserialize, Serialize};
    /// use std::time::{Duration, UNIX_EPOCH};
    ///
    /// #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
    /// #[entity(created = created, updated = updated)]
    /// #[pk("PAGE#<name>")]
    /// struct Page { name: String, visits: u32, created: u64, updated: u64 }
    ///
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "site", pk = "PK")]
    /// # enum Site { Page(Page) }
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// # let table = Site::client(engine.client());
    /// # table.create_table().await?;
    /// let at = |seconds| table.clock(move || UNIX_EPOCH + Duration::from_secs(seconds));
    /// at(100).create(&Page { name: "home".into(), visits: 0, created: 0, updated: 0 }).await?;
    /// let page = at(200).update(PageKey { name: "home" }).add(|page| page.visits, 1).await?;
    /// assert_eq!((page.created, page.updated), (100, 200));
    /// # Ok(())
    /// # }
    /// ```
    #[must_use = "the client with the clock is returned: `let table = table.clock(…);`"]
    pub fn clock(&self, clock: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self { clock: Clock::new(clock), ..self.clone() }
    }

    /// What tells the time of its writes.
    pub(in crate::aws) fn its_clock(&self) -> &Clock {
        &self.clock
    }
}

impl<T: Table> Client<T> {
    /// Returns a handle that is confined to one tenant of `#[table(tenant = …)]`: whatever it is asked for, it sends no request that
    /// names a partition of another tenant, of the table or of an index. It refuses scans, administration, other tables
    /// and entities that tenants share, too, and so does its [`sdk`](Self::sdk). Give the handle its table name first.
    ///
    /// The check sees the SDK's requests after all that `customize`, text expressions and interceptors make of them, and before their bytes
    /// are written: only what changes these bytes, such as `mutate_request` of the SDK, comes later. What other credentials may do is up
    /// to AWS: `ddb_keys_admin::export::tenant_policy` makes a policy that says the same.
    ///
    /// ```
    /// # use ddb_keys::embedded::Embedded;
    /// # use serde::{Deserialize, Serialize};
    /// use ddb_keys::aws::{Error, InvalidRequest};
    /// use ddb_keys::{Entity, Table};
    ///
    /// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
    /// #[pk("ORG#<org>")]
    /// #[sk("USER#<name>")]
    /// struct User { org: String, name: String }
    ///
    /// #[derive(Debug, Table)]
    /// #[table(name = "saas", pk = "PK", sk = "SK", tenant = org)]
    /// enum Saas { User(User) }
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let engine = Embedded::start().await?;
    /// let table = Saas::client(engine.client());
    /// # table.create_table().await?;
    /// let acme = table.tenant("acme")?;
    /// acme.put(&User { org: "acme".into(), name: "ann".into() }).await?;
    /// assert_eq!(acme.query(User::query().org("acme")).await?.len(), 1);
    ///
    /// let refused = acme.get(UserKey { org: "acme2", name: "bob" }).await;
    /// assert!(matches!(refused, Err(Error::Refused(InvalidRequest::OtherTenant { .. }))));
    /// assert!(acme.scan().await.is_err());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Key`](crate::aws::Error::Key) if no key can have the id: it is empty, or contains the separator.
    #[must_use = "the client of the tenant is returned: `let table = table.tenant(&org)?;`"]
    pub fn tenant<P: KeyPart + ?Sized>(&self, id: &P) -> Result<Self, Error>
    where
        T: HasTenants,
    {
        let confinement = Confinement::of::<T, P>(self.table_name.clone().into_owned(), id)?;
        Ok(Self { sdk: confinement.attach(&self.sdk), ..self.clone() })
    }
}

/// A client of the SDK, or a reference to one.
#[diagnostic::on_unimplemented(
    message = "expected a client of the SDK, found `{Self}`",
    label = "takes an `aws_sdk_dynamodb::Client`: `Client::new(&config)`, or `engine.client()` of an embedded engine"
)]
pub trait IntoSdkClient {
    /// Returns the client.
    #[doc(hidden)]
    fn into_sdk_client(self) -> aws_sdk_dynamodb::Client;
}

#[diagnostic::do_not_recommend]
impl IntoSdkClient for aws_sdk_dynamodb::Client {
    fn into_sdk_client(self) -> aws_sdk_dynamodb::Client {
        self
    }
}

#[diagnostic::do_not_recommend]
impl IntoSdkClient for &aws_sdk_dynamodb::Client {
    fn into_sdk_client(self) -> aws_sdk_dynamodb::Client {
        self.clone()
    }
}
