//! Rows, items and changes that are used as other types: the compiler explains it by itself.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Change, ChangeKind, Client, Error, StreamEvent};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod field_of_the_rows_of_a_collection {
    use super::*;

    pub async fn orders(table: Client<Shop>) -> Result<usize, Error> {
        let account = table.query(User::collection().username("ann")).await?;
        Ok(account.orders.len())
    }
}

mod item_of_an_error_as_an_entity {
    use super::*;

    pub async fn sign_up(table: Client<Shop>, user: User) -> Result<Option<User>, Error> {
        match table.create(&user).await {
            Err(Error::ConditionFailed { item: Some(Shop::User(other)), .. }) => Ok(Some(other)),
            other => other.map(|()| None),
        }
    }
}

mod items_of_a_transaction {
    use super::*;

    async fn pay(table: &Client<Shop>, user: &User, key: OrderKey<'_>) -> Result<(), Error> {
        let (_, _) = table.transact_write((table.put(user), table.update(key).set(|o| o.paid, true))).await?;
        Ok(())
    }
}

mod kind_of_change_as_text {
    use super::*;

    fn is_new(change: &Change<Shop>) -> bool {
        change.kind == "INSERT"
    }
}

async fn next_with_a_question_mark(table: &Client<Shop>) -> Result<u32, Error> {
    let mut rows = table.query(Order::query().username("ann")).stream();
    let mut count = 0;
    while let Some(order) = rows.next().await? {
        count += order.number;
    }
    Ok(count)
}

async fn predicate_on_rows(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    table.query(Order::query().username("ann")).filter(|order: &Order| order.total > 5).await
}

async fn rows_of_a_scan_as_one_entity(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    let orders: Vec<Order> = table.scan().await?;
    Ok(orders)
}

mod stream_image_without_its_result {
    use super::*;

    fn number_of(change: &Change<Shop>) -> Option<u32> {
        match change.new_image() {
            Some(Shop::Order(order)) => Some(order.number),
            _ => None,
        }
    }

    fn number_before(change: &Change<Shop>) -> bool {
        change.old.is_some() || change.old_image.is_some()
    }
}

mod stream_record_without_its_result {
    use super::*;

    fn count(event: StreamEvent<Shop>) -> usize {
        let mut new = 0;
        for change in event.records {
            if change.kind == ChangeKind::Inserted {
                new += 1;
            }
        }
        new
    }
}

fn main() {}
