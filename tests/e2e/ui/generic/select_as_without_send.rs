use ddb_keys::aws::{Client, Error, FromItem};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{EntityOf, Table};
use serde::de::DeserializeOwned;

fn main() {}

pub async fn all<T: Table, E: EntityOf<T> + DeserializeOwned, R: FromItem>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
) -> Result<Vec<R>, Error> {
    table.query(query).select_as::<R>().await
}
