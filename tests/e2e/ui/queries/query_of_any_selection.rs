use ddb_keys::aws::{Client, Error};
use ddb_keys::query::IntoCondition;
use ddb_keys::{EntityOf, Table};
use serde::de::DeserializeOwned;

async fn latest<T, E>(table: &Client<T>, query: impl IntoCondition, rows: usize) -> Result<Vec<E>, Error>
where
    T: Table,
    E: EntityOf<T> + DeserializeOwned,
{
    table.query(query).descending().limit(rows).await
}

fn main() {}
