//! Creating and changing the table through a client.

use super::Client;
use crate::aws::example::example;
use crate::aws::{CreateTable, EnableTtl, EnsureTable, TableItems};
use crate::table::Table;

/// Administration.
impl<T: Table> Client<T> {
    /// Creates the table with its indexes, as the schema says.
    ///
    #[doc = example!(
        r#"let other = table.clone().with_table_name("other");"#
        "other.create_table().await?;"
    )]
    #[doc(alias = "CreateTable")]
    pub fn create_table(&self) -> CreateTable
    where
        T: TableItems,
    {
        CreateTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Creates the table unless it exists, compares it with the schema, and waits until it can be used.
    ///
    #[doc = example!(
        "use ddb_keys::aws::Ensured;"
        ""
        "assert_eq!(table.ensure_table().await?, Ensured::Existed);"
    )]
    #[doc(alias = "CreateTable")]
    #[doc(alias = "DescribeTable")]
    pub fn ensure_table(&self) -> EnsureTable {
        EnsureTable::new(self.sdk.clone(), T::SCHEMA, self.table_name.clone().into_owned())
    }

    /// Makes DynamoDB delete items after the time in the field of `#[entity(ttl = field)]`.
    ///
    #[doc = example!(
        "table.enable_ttl().await?;"
    )]
    #[doc(alias = "TTL")]
    #[doc(alias = "TimeToLive")]
    #[doc(alias = "UpdateTimeToLive")]
    pub fn enable_ttl(&self) -> EnableTtl {
        EnableTtl::new(&self.sdk, T::SCHEMA, self.table_name.clone().into_owned())
    }
}
