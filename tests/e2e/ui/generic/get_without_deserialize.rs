use ddb_keys::aws::{Client, Error};
use ddb_keys::{EntityOf, KeyOf, Table};

fn main() {}

pub async fn fetch<T: Table, E: EntityOf<T>>(
    table: &Client<T>,
    key: impl KeyOf<E>,
) -> Result<Option<E>, Error> {
    table.get(key).await
}
