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
/// request; other handles do not. Only answers that arrive are counted: a failed request, and an
/// attempt whose answer was lost, may have consumed capacity too.
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
    tables: Arc<Mutex<BTreeMap<String, Consumed>>>,
}

/// Capacity units.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Units {
    /// Read capacity units.
    pub read: f64,
    /// Write capacity units.
    pub write: f64,
}

/// The capacity that a table and its indexes have consumed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Consumed {
    /// Table and indexes together.
    pub total: Units,
    /// The table alone.
    pub table: Units,
    /// Each index alone, by the name that it has in DynamoDB.
    pub indexes: BTreeMap<String, Units>,
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

    /// Returns the capacity that all tables have consumed.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.total().write >= 1.0);"
    )]
    #[must_use]
    pub fn total(&self) -> Units {
        total(&self.lock())
    }

    /// Returns the capacity that all tables have consumed since the last call, and sets the meter to zero.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert!(meter.take_total().write >= 1.0);"
        "assert_eq!(meter.take_total().write, 0.0);"
    )]
    pub fn take_total(&self) -> Units {
        total(&core::mem::take(&mut *self.lock()))
    }

    /// Returns the capacity that each table has consumed, by the name or ARN that DynamoDB reports.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        r#"assert!(meter.by_table()["chat"].total.write >= 1.0);"#
    )]
    #[must_use]
    pub fn by_table(&self) -> BTreeMap<String, Consumed> {
        self.lock().clone()
    }

    /// Returns the capacity that each table has consumed since the last call, and sets the meter to zero.
    ///
    #[doc = example!(
        "let meter = ddb_keys::aws::Meter::new();"
        "table.metered(&meter).put(&message).await?;"
        "assert_eq!(meter.take().len(), 1);"
        "assert!(meter.take().is_empty());"
    )]
    #[must_use]
    pub fn take(&self) -> BTreeMap<String, Consumed> {
        core::mem::take(&mut self.lock())
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
        Arc::ptr_eq(&self.tables, &other.tables)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Consumed>> {
        // The sums are consistent even if another thread has panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, report: &ConsumedCapacity, kind: Kind) {
        let mut tables = self.lock();
        let consumed = tables.entry(report.table_name.clone().unwrap_or_default()).or_default();
        consumed.total += kind.units(
            report.capacity_units,
            report.read_capacity_units,
            report.write_capacity_units,
        );
        if let Some(table) = &report.table {
            consumed.table += kind.of(table);
        }
        let local = report.local_secondary_indexes.iter().flatten();
        for (name, index) in local.chain(report.global_secondary_indexes.iter().flatten()) {
            *consumed.indexes.entry(name.clone()).or_default() += kind.of(index);
        }
    }
}

fn total(tables: &BTreeMap<String, Consumed>) -> Units {
    let mut total = Units::default();
    for consumed in tables.values() {
        total += consumed.total;
    }
    total
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
