//! Requests and queries in functions and lists: the compiler explains it by itself.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys::aws::{Client, EntityOf, Error, Query};
use ddb_keys::query::{IntoCondition, Members, One};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn closure_with_two_arguments(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    table.query(Order::query().username("ann")).filter(|order, op| op.gt(order.total, 5)).await
}

mod index_key_to_remove {
    use super::*;

    async fn hide(table: &Client<Shop>, key: UserKey<'_>, email: &str) -> Result<User, Error> {
        table.update(key).remove_index(UserEmailsKey { email, username: "ann" }).await
    }
}

mod key_as_two_texts {
    use super::*;

    async fn user(table: &Client<Shop>) -> Result<(), Error> {
        let user = table.get("USER#ann", "PROFILE").await?;
        Ok(())
    }
}

mod load_of_any_collection {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Shop)]
    struct Account {
        user: User,
        orders: Vec<Order>,
    }

    async fn load<C: ItemCollection + 'static>(
        table: &Client<Shop>,
        query: impl IntoCondition<Select = Members<C>>,
    ) -> Result<Option<C>, Error> {
        table.load(query).await
    }

    async fn run(table: Client<Shop>) -> Result<(), Error> {
        load(&table, Account::query().username("ann")).await?;
        Ok(())
    }
}

mod put_at_the_end_of_a_generic_function {
    use super::*;

    async fn save<E: EntityOf<Shop> + Serialize>(table: &Client<Shop>, entity: &E) -> Result<(), Error> {
        table.put(entity).await
    }
}

mod query_of_an_index_returned_as_one {
    use super::*;

    fn by_email(email: &str) -> impl IntoCondition<Select = One<User>> {
        User::query_emails().email(email).username_in("a"..)
    }
}

async fn writes_of_two_kinds_in_a_list(table: &Client<Shop>, user: &User, order: &Order) -> Result<(), Error> {
    let add = table.update(order.key()).add(|order| order.total, 1);
    table.transact_write(vec![table.put(user), add]).await
}

fn main() {}
