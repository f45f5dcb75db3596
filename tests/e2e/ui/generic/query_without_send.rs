use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{EntityOf, Table};
use serde::de::DeserializeOwned;

fn main() {}

pub async fn all<T: Table, E: EntityOf<T> + DeserializeOwned>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
) -> Result<Vec<E>, Error> {
    table.query(query).await
}
