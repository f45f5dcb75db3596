use ddb_keys::aws::Client;
use ddb_keys::{EntityOf, KeyOf, Table};
use serde::de::DeserializeOwned;

fn main() {}

pub fn many<T: Table, E: EntityOf<T> + DeserializeOwned, K: KeyOf<E>>(table: &Client<T>, keys: Vec<K>) {
    let _ = table.get_many(keys);
}
