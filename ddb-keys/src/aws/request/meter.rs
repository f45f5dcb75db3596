//! Sums of the capacity that requests consume.

use alloc::collections::BTreeMap;
use alloc::string::String;
use core::ops::AddAssign;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::aws::example::example;
use aws_sdk_dynamodb::config::interceptors::{
    AfterDeserializationInterceptorContextRef, BeforeSerializationInterceptorContextMut,
};
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::operation::batch_get_item::{BatchGetItemInput, BatchGetItemOutput};
use aws_sdk_dynamodb::operation::batch_write_item::{BatchWriteItemInput, BatchWriteItemOutput};
use aws_sdk_dynamodb::operation::delete_item::{DeleteItemInput, DeleteItemOutput};
use aws_sdk_dynamodb::operation::get_item::{GetItemInput, GetItemOutput};
use aws_sdk_dynamodb::operation::put_item::{PutItemInput, PutItemOutput};
use aws_sdk_dynamodb::operation::query::{QueryInput, QueryOutput};
use aws_sdk_dynamodb::operation::scan::{ScanInput, ScanOutput};
use aws_sdk_dynamodb::operation::transact_get_items::{
    TransactGetItemsInput, TransactGetItemsOutput,
};
use aws_sdk_dynamodb::operation::transact_write_items::{
    TransactWriteItemsInput, TransactWriteItemsOutput,
};
use aws_sdk_dynamodb::operation::update_item::{UpdateItemInput, UpdateItemOutput};
use aws_sdk_dynamodb::types::{Capacity, ConsumedCapacity, ReturnConsumedCapacity};

/// Adds up the capacity that requests consume. Clones share their sums.
///
/// A handle that is [`metered`](crate::aws::Client::metered) asks DynamoDB for the figures with each
/// request; other handles do not. Only responses that arrive are counted: a failed request, and an
/// attempt whose response was lost, may have consumed capacity too.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error, Meter};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// # async fn read(table: Client<Users>) -> Result<(), Error> {
/// let meter = Meter::new();
/// let table = table.metered(&meter);
/// table.get(UserKey { username: "ann" }).await?;
/// println!("{} read units", meter.total().read);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Default)]
pub struct Meter {
    sums: Arc<Mutex<Sums>>,
}

/// The capacity that tables and their indexes have consumed.
#[derive(Debug, Default)]
struct Sums {
    tables: BTreeMap<String, Units>,
    /// By table and index.
    indexes: BTreeMap<(String, String), Units>,
}

/// Capacity units.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Units {
    /// Read capacity units.
    pub read: f64,
    /// Write capacity units.
    pub write: f64,
}

impl AddAssign for Units {
    fn add_assign(&mut self, other: Self) {
        self.read += other.read;
        self.write += other.write;
    }
}

impl Meter {
    /// Makes a meter at zero.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "assert_eq!(meter.total(), ddb_keys::aws::Units::default());"
    )]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the capacity that all tables and their indexes have consumed.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.total().write >= 1.0);"
    )]
    #[must_use]
    pub fn total(&self) -> Units {
        self.lock().tables.values().fold(Units::default(), |mut total, units| {
            total += *units;
            total
        })
    }

    /// Returns the capacity that each table has consumed, its indexes included, by the name or ARN that DynamoDB
    /// reports.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        r#"assert!(meter.by_table()["chat"].write >= 1.0);"#
    )]
    #[must_use]
    pub fn by_table(&self) -> BTreeMap<String, Units> {
        self.lock().tables.clone()
    }

    /// Returns the capacity that each index has consumed, by the name of its table and its own name in DynamoDB.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        r#"let by_author = ("chat".to_string(), "by-author".to_string());"#
        "assert!(meter.by_index()[&by_author].write >= 1.0);"
    )]
    #[must_use]
    pub fn by_index(&self) -> BTreeMap<(String, String), Units> {
        self.lock().indexes.clone()
    }

    /// Takes the sums out: returns a meter with what has been consumed since the last call, and sets this one to
    /// zero.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.take().total().write >= 1.0);"
        "assert_eq!(meter.take().total().write, 0.0);"
    )]
    #[must_use = "the sums are lost with it"]
    pub fn take(&self) -> Self {
        let sums = core::mem::take(&mut *self.lock());
        Self { sums: Arc::new(Mutex::new(sums)) }
    }

    /// Returns a client that reports to this meter and shares the connections of the given one.
    pub(in crate::aws) fn attach(
        &self,
        sdk: &aws_sdk_dynamodb::Client,
    ) -> aws_sdk_dynamodb::Client {
        let config = sdk.config().to_builder().interceptor(self.clone()).build();
        aws_sdk_dynamodb::Client::from_conf(config)
    }

    /// Whether two meters share their sums.
    pub(in crate::aws) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.sums, &other.sums)
    }

    fn lock(&self) -> MutexGuard<'_, Sums> {
        // The sums are consistent even if another thread has panicked.
        self.sums.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, report: &ConsumedCapacity, kind: Kind) {
        let mut sums = self.lock();
        let table = report.table_name.clone().unwrap_or_default();
        *sums.tables.entry(table.clone()).or_default() += kind.units(
            report.capacity_units,
            report.read_capacity_units,
            report.write_capacity_units,
        );
        let local = report.local_secondary_indexes.iter().flatten();
        for (name, index) in local.chain(report.global_secondary_indexes.iter().flatten()) {
            *sums.indexes.entry((table.clone(), name.clone())).or_default() += kind.of(index);
        }
    }
}

/// Whether an operation reads or writes, because most reports do not say which units they are.
#[derive(Clone, Copy)]
enum Kind {
    Read,
    Write,
}

impl Kind {
    fn of(self, capacity: &Capacity) -> Units {
        self.units(
            capacity.capacity_units,
            capacity.read_capacity_units,
            capacity.write_capacity_units,
        )
    }

    fn units(self, all: Option<f64>, read: Option<f64>, write: Option<f64>) -> Units {
        match (self, read, write) {
            (Self::Read, None, None) => Units { read: all.unwrap_or(0.0), write: 0.0 },
            (Self::Write, None, None) => Units { read: 0.0, write: all.unwrap_or(0.0) },
            (_, read, write) => Units { read: read.unwrap_or(0.0), write: write.unwrap_or(0.0) },
        }
    }
}

/// Applies a macro to each operation that consumes capacity: its input, its output, its kind.
macro_rules! operations {
    ($apply:ident) => {
        $apply! {
            GetItemInput GetItemOutput Read
            BatchGetItemInput BatchGetItemOutput Read
            QueryInput QueryOutput Read
            ScanInput ScanOutput Read
            TransactGetItemsInput TransactGetItemsOutput Read
            PutItemInput PutItemOutput Write
            DeleteItemInput DeleteItemOutput Write
            UpdateItemInput UpdateItemOutput Write
            BatchWriteItemInput BatchWriteItemOutput Write
            TransactWriteItemsInput TransactWriteItemsOutput Write
        }
    };
}

impl Intercept for Meter {
    fn name(&self) -> &'static str {
        "ddb_keys::aws::Meter"
    }

    fn modify_before_serialization(
        &self,
        context: &mut BeforeSerializationInterceptorContextMut<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let input = context.input_mut();
        macro_rules! ask {
            ($($input:ident $output:ident $kind:ident)+) => {$(
                if let Some(input) = input.downcast_mut::<$input>() {
                    input.return_consumed_capacity = Some(ReturnConsumedCapacity::Indexes);
                }
            )+};
        }
        operations!(ask);
        Ok(())
    }

    fn read_after_deserialization(
        &self,
        context: &AfterDeserializationInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let Ok(output) = context.output_or_error() else { return Ok(()) };
        macro_rules! add {
            ($($input:ident $output:ident $kind:ident)+) => {$(
                if let Some(output) = output.downcast_ref::<$output>() {
                    let reports = output.consumed_capacity().into_iter();
                    reports.for_each(|report| self.add(report, Kind::$kind));
                }
            )+};
        }
        operations!(add);
        Ok(())
    }
}
