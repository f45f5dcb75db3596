//! Functions over any table, any entity, or both.

use ddb_keys::aws::{Client, EntityOf, Error};
use ddb_keys::{KeyOf, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;

async fn find<T, E>(table: &Client<T>, key: impl KeyOf<E>) -> Result<Option<E>, Error>
where
    T: Table,
    E: EntityOf<T> + DeserializeOwned,
{
    table.get(key).await
}

async fn remove<T: Table, E: EntityOf<T>>(
    table: &Client<T>,
    key: impl KeyOf<E>,
) -> Result<(), Error> {
    table.delete(key).await?;
    Ok(())
}

async fn put_all<T, E>(table: &Client<T>, entities: &[E]) -> Result<(), Error>
where
    T: Table,
    E: EntityOf<T> + Serialize,
{
    for entity in entities {
        table.put(entity).await?;
    }
    Ok(())
}
