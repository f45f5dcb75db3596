//! Generic functions that lack a bound.
#![allow(dead_code, unused)]

use ddb_keys::{EntityOf, KeyOf, Table};
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use serde::de::DeserializeOwned;

mod select_as_without_send {
    use super::*;

    pub async fn all<T: Table, E: EntityOf<T> + DeserializeOwned, R: DeserializeOwned + 'static>(
        table: &Client<T>,
        query: impl IntoCondition<Select = One<E>>,
    ) -> Result<Vec<R>, Error> {
        table.query(query).select_as::<R>().await
    }
}

mod update_of_a_key {
    use super::*;

    pub fn touch<T: Table, E: EntityOf<T> + DeserializeOwned>(table: &Client<T>, key: impl KeyOf<E>) {
        let _ = table.update(key);
    }
}

fn main() {}
