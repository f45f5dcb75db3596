//! Methods of the user's own on queries, under names that other libraries have.

use ddb_keys::aws::{Client, Error};

use crate::shop::{Order, Shop};

trait QueryMore: Sized {
    fn fetch_all(self) -> Vec<Self> {
        vec![self]
    }

    fn order_by(self, _: &str) -> Self {
        self
    }

    fn like(self, _: &str) -> Self {
        self
    }

    fn execute(self) -> Self {
        self
    }
}

impl<Q> QueryMore for Q {}

async fn orders(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    let query = Order::query().name("a").order_by("number").like("1%");
    let Some(query) = query.fetch_all().pop() else { return Ok(Vec::new()) };
    table.query(query.execute()).fetch_all().remove(0).execute().await
}
