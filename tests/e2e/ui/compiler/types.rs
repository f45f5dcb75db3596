//! Mistakes that the compiler explains by itself.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, EntityOf, Table};
use ddb_keys::aws::{Change, Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn closure_with_two_arguments(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    table.query(Order::query().username("ann")).filter(|order, op| op.gt(order.total, 5)).await
}

mod key_as_two_texts {
    use super::*;

    async fn user(table: &Client<Shop>) -> Result<(), Error> {
        let user = table.get("USER#ann", "PROFILE").await?;
        Ok(())
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

mod query_of_a_type_parameter {
    use super::*;

    async fn all<E: EntityOf<Shop>>(table: &Client<Shop>) -> Result<(), Error> {
        let query = E::query();
        Ok(())
    }
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

fn main() {}
