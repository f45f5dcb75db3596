//! The table that a pass goes over.

use ddb_keys::Table;
use ddb_keys::aws::Client;
use ddb_keys::schema::TableSchema;

/// The table that a pass goes over.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    pub(crate) sdk: aws_sdk_dynamodb::Client,
    pub(crate) table: &'static TableSchema,
    /// The name of the table in DynamoDB.
    pub(crate) name: String,
}

impl Source {
    pub(crate) fn of<T: Table>(client: &Client<T>) -> Self {
        let (sdk, name) = (client.sdk().clone(), client.table_name().to_string());
        Self { sdk, table: T::SCHEMA, name }
    }
}
