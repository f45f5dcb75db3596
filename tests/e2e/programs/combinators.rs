//! Combinators of `futures` on requests.

use std::future::IntoFuture;

use ddb_keys::aws::{Client, Error};
use futures_util::future::{FutureExt, TryFutureExt, try_join};

use crate::shop::{Order, OrderKey, Shop, User, UserKey};

#[derive(Debug)]
enum AppError {
    Table(Error),
}

impl From<Error> for AppError {
    fn from(error: Error) -> Self {
        Self::Table(error)
    }
}

/// What the request is awaited as. With `TryFutureExt` in scope, `.into_future()` may mean its method of this name.
fn future<R: IntoFuture>(request: R) -> R::IntoFuture {
    IntoFuture::into_future(request)
}

async fn age(table: &Client<Shop>) -> Result<Option<u32>, Error> {
    future(table.get(UserKey { name: "a" })).map_ok(|user| user.map(|user| user.age)).await
}

async fn told(table: &Client<Shop>, user: &User) -> Result<(), String> {
    future(table.put(user)).map_err(|error| error.to_string()).map_ok(|_| ()).await
}

async fn logged(table: &Client<Shop>) -> Result<Option<Order>, AppError> {
    let request = future(table.get(OrderKey { name: "a", number: 1 }));
    request.inspect(|found| assert!(found.is_ok())).err_into().await
}

async fn both(table: &Client<Shop>) -> Result<usize, Error> {
    let user = future(table.get(UserKey { name: "a" }));
    let orders = future(table.query(Order::query().name("a")));
    let (user, orders) = try_join(user, orders).await?;
    Ok(orders.len() + usize::from(user.is_some()))
}

async fn after_another(table: &Client<Shop>) -> Result<Option<User>, Error> {
    let order = future(table.get(OrderKey { name: "a", number: 1 }));
    order
        .and_then(|order| async move {
            match order {
                Some(order) => table.get(UserKey { name: &order.name }).await,
                None => Ok(None),
            }
        })
        .await
}
