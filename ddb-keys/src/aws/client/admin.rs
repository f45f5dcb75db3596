//! Creating and changing the table through a client.

use alloc::vec::Vec;

use super::Client;
use crate::aws::admin::ensure_table::compare;
use crate::aws::example::example;
use crate::aws::{CreateTable, EnableTtl, Error, TableDifference};
use crate::table::Table;

/// Administration.
impl<T: Table> Client<T> {
    /// Creates the table with its indexes, as the schema says.
    ///
    #[doc = example!(
        r#"let other = table.clone().with_table_name("other");"#
        "other.create_table().await?;"
    )]
    ///
    /// # Cost
    ///
    /// One request, without capacity units. [`until_active`](CreateTable::until_active) sends more of them until
    /// the table can be used.
    ///
    /// # Errors
    ///
    /// [`Error::Sdk`](crate::aws::Error::Sdk) with `ResourceInUseException` if there is a table of this name, and
    /// [`Error::NotActive`](crate::aws::Error::NotActive) if the table is not ready in the time of
    /// [`until_active`](CreateTable::until_active).
    #[doc(alias = "CreateTable")]
    pub fn create_table(&self) -> CreateTable {
        CreateTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Creates the table unless it exists, compares it with the schema, waits until it can be used, and enables expiry.
    /// `true` if this call created it. Call it at startup or in a test: it can be called any number of times.
    ///
    #[doc = example!(
        "let is_new = table.ensure_table().await?;"
        "assert!(!is_new);"
    )]
    ///
    /// # Cost
    ///
    /// A few requests, without capacity units: at least a `DescribeTable`, and a `DescribeTimeToLive` if an entity
    /// names a `ttl`.
    ///
    /// # Errors
    ///
    /// [`Error::TableDiffers`](crate::aws::Error::TableDiffers) if there is a table that differs from the schema,
    /// and [`Error::NotActive`](crate::aws::Error::NotActive) if the table is not ready in time.
    #[doc(alias = "CreateTable")]
    #[doc(alias = "DescribeTable")]
    pub fn ensure_table(&self) -> CreateTable {
        CreateTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
            .unless_exists()
    }

    /// Compares the table with the schema, as [`ensure_table`](Self::ensure_table) does, and changes nothing. Returns every
    /// difference, or `None` if there is no table of this name.
    ///
    #[doc = example!(
        "assert_eq!(table.compare_table().await?.map(|found| found.len()), Some(1), \"expiry is off\");"
        "table.ensure_table().await?;"
        "assert_eq!(table.compare_table().await?, Some(Vec::new()));"
        ""
        r#"let missing = table.clone().with_table_name("missing");"#
        "assert_eq!(missing.compare_table().await?, None);"
    )]
    ///
    /// # Cost
    ///
    /// A `DescribeTable`, and a `DescribeTimeToLive` if an entity names a `ttl`, without capacity units.
    ///
    /// # Errors
    ///
    /// [`Error::Sdk`](crate::aws::Error::Sdk) if a request fails, and [`Error::NotActive`](crate::aws::Error::NotActive) if there is no
    /// answer within a minute.
    #[doc(alias = "DescribeTable")]
    pub fn compare_table(
        &self,
    ) -> impl Future<Output = Result<Option<Vec<TableDifference>>, Error>> + Send + use<T> {
        let (sdk, name) = (self.sdk.clone(), self.table_name.clone());
        async move { compare(&sdk, T::SCHEMA, &name).await }
    }

    /// Makes DynamoDB delete items after the time in the field of `#[entity(ttl = field)]`.
    ///
    #[doc = example!(
        "table.enable_ttl().await?;"
    )]
    ///
    /// # Cost
    ///
    /// One or two requests, without capacity units.
    ///
    /// # Errors
    ///
    /// [`Error::Refused`](crate::aws::Error::Refused) if no entity of the table names a `ttl`,
    /// [`Error::NotActive`](crate::aws::Error::NotActive) if DynamoDB does not accept the change in time, and
    /// [`Error::Sdk`](crate::aws::Error::Sdk) if items expire by another attribute.
    #[doc(alias = "TTL")]
    #[doc(alias = "time to live")]
    #[doc(alias = "TimeToLive")]
    #[doc(alias = "UpdateTimeToLive")]
    pub fn enable_ttl(&self) -> EnableTtl {
        EnableTtl::new(&self.sdk, T::SCHEMA, self.table_name.clone().into_owned())
    }
}
