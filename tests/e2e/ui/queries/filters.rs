//! Filters that are not conditions on the attributes of the rows.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::IntoCondition;
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn filter_with_the_type_of_an_entity(table: Client<Shop>) -> Result<(), Error> {
    table.scan().filter::<Order>(|order| order.total.gt(5)).await?;
    Ok(())
}

mod impl_intocondition_without_select {
    use super::*;

    fn q(name: &str) -> impl IntoCondition {
        Order::query().username(name)
    }
    async fn f(t: Client<Shop>) -> Result<(), Error> {
        let o: Vec<Order> = t.query(q("a")).await?;
        Ok(())
    }
}

async fn is_null(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let orders = table.query(Order::query().username("a")).filter(|o| o.note.is_null()).await?;
    Ok(())
}

async fn size_of_a_list_with_operators(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(User::query().username("a")).filter(|u| u.tags.size() > 2).await?;
    table.query(User::query().username("a")).filter(|u| u.tags.size().gte(2)).await?;
    Ok(())
}

async fn sum_in_a_condition(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(Order::query().username("a")).filter(|o| o.total + 50 < o.rev).await?;
    table.query(Order::query().username("a")).filter(|o| (o.total + 50).le(o.total)).await?;
    table.query(Order::query().username("a")).filter(|o| o.total.or(0).eq(50)).await?;
    Ok(())
}

fn main() {}
