use ddb_keys::aws::Client;
use ddb_keys::{EntityOf, Table};

fn main() {}

pub fn touch<T: Table, E: EntityOf<T>>(table: &Client<T>, key: impl ddb_keys::aws::UpdateKey<E>) {
    let _ = table.update(key);
}
