//! The application: it works with orders under every key, before, during and after the migration.

use ddb_keys::Entity;
use ddb_keys::aws::{Client, Error};

use super::entities::{Order, OrderKey, OrderV1Key, OrderV2Key, Shop};

/// What the application does with orders.
#[derive(Debug, Clone)]
pub struct Application {
    table: Client<Shop>,
}

impl Application {
    /// An application with this table.
    #[must_use]
    pub fn new(table: &Client<Shop>) -> Self {
        Self { table: table.clone() }
    }

    /// Reads an order, under whatever key it is stored.
    ///
    /// # Errors
    ///
    /// What the requests return.
    pub async fn order(&self, customer: &str, number: u32) -> Result<Option<Order>, Error> {
        self.table.get(OrderKey { customer, number }).or_former().await
    }

    /// Replaces an order, and moves it to its present key if it is not there yet.
    ///
    /// Each attempt is a transaction that fails if the order does not lie where it looks. One of the
    /// three succeeds unless the order is moved between them, and then the next round finds it.
    ///
    /// # Errors
    ///
    /// What the requests return.
    pub async fn replace(&self, order: &Order) -> Result<(), Error> {
        loop {
            let attempts = [
                self.table.transact_write(self.table.replace(order)),
                self.table.rekey(OrderV1Key::from(order), order),
                self.table.rekey(OrderV2Key::from(order), order),
            ];
            for attempt in attempts {
                match attempt.await {
                    Err(Error::Cancelled(_)) => {}
                    result => return result,
                }
            }
            if self.order(&order.customer, order.number).await?.is_none() {
                return Err(Error::NotFound { entity: Order::NAME });
            }
        }
    }
}
