use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{EntityOf, Table};

fn main() {}

pub async fn all<T: Table, E: EntityOf<T>>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<E>>,
) -> Result<Vec<E>, Error> {
    table.query(query).await
}
