//! Methods of the user's own on clients, under names that other libraries have.

use ddb_keys::aws::{Client, EntityOf, Error};
use ddb_keys::{KeyOf, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::shop::{Order, OrderKey, Shop, User, UserKey};

trait ClientMore<T: Table> {
    async fn save<E: EntityOf<T> + Serialize>(&self, entity: &E) -> Result<(), Error>;
    async fn find<E>(&self, key: impl KeyOf<E>) -> Result<Option<E>, Error>
    where
        E: EntityOf<T> + DeserializeOwned;
    fn put_item(&self, times: usize) -> usize;
}

impl<T: Table> ClientMore<T> for Client<T> {
    async fn save<E: EntityOf<T> + Serialize>(&self, entity: &E) -> Result<(), Error> {
        self.put(entity).await?;
        Ok(())
    }

    async fn find<E>(&self, key: impl KeyOf<E>) -> Result<Option<E>, Error>
    where
        E: EntityOf<T> + DeserializeOwned,
    {
        self.get(key).await
    }

    fn put_item(&self, times: usize) -> usize {
        times
    }
}

async fn visit(table: &Client<Shop>, user: &User) -> Result<Option<Order>, Error> {
    table.save(user).await?;
    assert!(table.find(UserKey { name: "a" }).await?.is_some());
    table.find(OrderKey { name: "a", number: table.put_item(1).try_into().unwrap() }).await
}
