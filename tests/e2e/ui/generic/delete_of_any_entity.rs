use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, KeyOf, Table};

fn main() {}

pub async fn remove<T: Table, E: Entity>(table: &Client<T>, key: impl KeyOf<E>) -> Result<(), Error> {
    table.delete(key).await
}
