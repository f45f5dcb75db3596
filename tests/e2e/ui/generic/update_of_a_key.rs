use ddb_keys::aws::Client;
use ddb_keys::{EntityOf, KeyOf, Table};
use serde::de::DeserializeOwned;

fn main() {}

pub fn touch<T: Table, E: EntityOf<T> + DeserializeOwned>(table: &Client<T>, key: impl KeyOf<E>) {
    let _ = table.update(key);
}
