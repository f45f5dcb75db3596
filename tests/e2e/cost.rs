//! Allocations of items and requests. Reallocations count, too.

use allocation_counter::measure;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use std::hint::black_box;

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
#[gsi(ByEmail, pk = "EMAIL#<email>", sk = "USER#<username>")]
struct User {
    username: String,
    email: String,
    age: u32,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("ORDER#<number:08>")]
struct Order {
    username: String,
    number: u32,
}

#[derive(Debug, Table)]
#[table(name = "costs", pk = "PK", sk = "SK")]
#[gsi(ByEmail, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
enum Costs {
    User(User),
    Order(Order),
}

fn user() -> User {
    let (username, email) = ("alice".to_owned(), "alice@example.com".to_owned());
    User { username, email, age: 42 }
}

fn allocations<T>(mut work: impl FnMut() -> T) -> u64 {
    work();
    measure(|| drop(black_box(work()))).count_total
}

#[test]
fn a_key_map_is_the_map_its_two_names_and_its_two_texts() {
    assert_eq!(allocations(|| Costs::item_key(UserKey { username: "alice" })), 5);
}

/// A name and a text for each attribute beside the fields, and room for them in the map.
#[test]
fn an_item_allocates_what_its_fields_do_and_its_keys() {
    let user = user();
    let keys_and_type = 2 * 5 + 1;
    let fields = allocations(|| serde_dynamo::to_item::<_, ddb_keys::aws::Item>(&user));
    let item = allocations(|| Costs::item(&user));
    assert!(item <= fields + keys_and_type, "{item}, of which the fields are {fields}");
}

#[test]
fn an_item_is_read_back_within_a_budget() {
    let item = Costs::item(&user()).unwrap();
    let clone = allocations(|| item.clone());
    let read = allocations(|| Costs::from_item(item.clone())) - clone;
    assert!(read <= 11, "{read}");
}

#[test]
fn a_query_fills_its_request_within_a_budget() {
    let config = Config::builder().behavior_version(BehaviorVersion::latest()).build();
    let table = Costs::client(aws_sdk_dynamodb::Client::from_conf(config));
    let all = allocations(|| table.query(Order::query().username("alice")).into_builder());
    let range = || table.query(Order::query().username("alice").number_in(5..=9)).into_builder();
    let range = allocations(range);
    assert!(all <= 12 && range <= 14, "{all} and {range}");
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Costs)]
struct Account {
    user: User,
    orders: Vec<Order>,
}

/// A loop over the rows of a partition, as one writes it without the derive.
fn by_hand(rows: Vec<Costs>) -> Option<Account> {
    let (mut found, mut orders) = (None, Vec::new());
    for row in rows {
        match row {
            Costs::User(user) => found = Some(user),
            Costs::Order(order) => orders.push(order),
        }
    }
    Some(Account { user: found?, orders })
}

#[test]
fn a_collection_allocates_what_a_loop_over_its_rows_does() {
    let rows = || {
        let orders = (0..1000).map(|number| Order { username: "alice".to_owned(), number });
        orders.map(Costs::from).chain([Costs::from(user())]).collect::<Vec<_>>()
    };
    let made = allocations(rows);
    let by_hand = allocations(|| by_hand(rows())) - made;
    let collected = allocations(|| Account::from_rows(rows())) - made;
    assert!(collected <= by_hand, "{collected} and {by_hand}");
}
