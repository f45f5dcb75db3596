//! The operations, by the library and by the SDK.

use std::error::Error;

use aws_sdk_dynamodb::Client as Sdk;
use ddb_keys::aws::Client;
use ddb_keys_benches::entities::{Order, Shop, User, UserKey};
use ddb_keys_benches::rivals::sdk;
use uuid::Uuid;

use crate::shards::{self, Events};

/// The orders of each user.
pub const ORDERS: u32 = 100;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    Get,
    Put,
    Create,
    Update,
    Query,
    Shards,
    Transaction,
}

impl Operation {
    pub const ALL: [Self; 7] = [
        Self::Get,
        Self::Put,
        Self::Create,
        Self::Update,
        Self::Query,
        Self::Shards,
        Self::Transaction,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::Put => "put",
            Self::Create => "create",
            Self::Update => "update, condition",
            Self::Query => "query, 100 items",
            Self::Shards => "16 shards, 320 items",
            Self::Transaction => "transaction of two",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rival {
    Library,
    Sdk,
}

/// What a task sends requests with.
#[derive(Debug, Clone)]
pub struct Clients {
    pub table: Client<Shop>,
    pub events: Client<Events>,
    pub sdk: Sdk,
}

/// The user of a task.
pub fn user(task: usize) -> User {
    User::named(&format!("user-{task:04}"))
}

impl Clients {
    /// Stores the users of the tasks, with their orders.
    pub async fn fill(&self, tasks: usize) -> Result<(), Box<dyn Error>> {
        shards::fill(&self.events).await?;
        self.table.create_table().await?;
        for task in 0..tasks {
            let user = user(task);
            let mut batch = self.table.batch().put(&user);
            for number in 0..ORDERS {
                batch = batch.put(&order(&user, number));
            }
            batch.await?;
        }
        Ok(())
    }

    /// Carries out an operation once, with a number that no other call has.
    pub async fn act(
        &self,
        operation: Operation,
        rival: Rival,
        user: &User,
        number: u64,
    ) -> Result<(), Box<dyn Error>> {
        let (Self { table, sdk, .. }, username) = (self, user.username.as_str());
        match (operation, rival) {
            (Operation::Get, Rival::Library) => drop(table.get(UserKey { username }).await?),
            (Operation::Get, Rival::Sdk) => drop(sdk::get(sdk, username).await?),
            (Operation::Put, Rival::Library) => table.put(user).await?,
            (Operation::Put, Rival::Sdk) => sdk::put(sdk, user).await?,
            (Operation::Create, Rival::Library) => table.create(&new_user(number)).await?,
            (Operation::Create, Rival::Sdk) => sdk::create(sdk, &new_user(number)).await?,
            (Operation::Update, Rival::Library) => {
                let update = table.update(UserKey { username }).set(|u| u.active, false);
                drop(update.condition(|u| u.age.lt(50)).await?);
            }
            (Operation::Update, Rival::Sdk) => drop(sdk::deactivate(sdk, username).await?),
            (Operation::Query, Rival::Library) => {
                let orders = table.query(Order::query().username(username)).await?;
                assert_eq!(orders.len(), ORDERS as usize);
            }
            (Operation::Query, Rival::Sdk) => {
                assert_eq!(sdk::orders(sdk, username).await?.len(), ORDERS as usize);
            }
            (Operation::Shards, Rival::Library) => shards::by_the_library(&self.events).await?,
            (Operation::Shards, Rival::Sdk) => shards::by_hand(sdk).await?,
            (Operation::Transaction, Rival::Library) => {
                let order = order(user, 0);
                table.transact_write((table.put(user), table.put(&order))).await?;
            }
            (Operation::Transaction, Rival::Sdk) => {
                let token = Uuid::new_v4().to_string();
                sdk::put_both(sdk, user, &order(user, 0), token).await?;
            }
        }
        Ok(())
    }
}

fn new_user(number: u64) -> User {
    User::named(&format!("new-{number:012}"))
}

fn order(user: &User, number: u32) -> Order {
    Order { username: user.username.clone(), number, total: 100, paid: true }
}
