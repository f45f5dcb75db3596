use ddb_keys::aws::{Client, Error};
use ddb_keys::{EntityOf, Table};

fn main() {}

pub async fn save<T: Table, E: EntityOf<T>>(table: &Client<T>, entity: &E) -> Result<(), Error> {
    table.rekey(entity.key(), entity).await
}
