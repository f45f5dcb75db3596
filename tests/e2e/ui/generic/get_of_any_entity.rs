use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, KeyOf, Table};
use serde::de::DeserializeOwned;

fn main() {}

pub async fn fetch<T: Table, E: Entity + DeserializeOwned>(
    table: &Client<T>,
    key: impl KeyOf<E>,
) -> Result<Option<E>, Error> {
    table.get(key).await
}
