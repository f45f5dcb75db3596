//! What `delete_found` deletes: what the query returns, and nothing else.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use aws_sdk_dynamodb::types::AttributeValue::{N, S};
use ddb_keys::aws::{Client, Error, InvalidRequest, Item, QueryOf, TableItems};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Entity, EntityOf, Table};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::chance::Chance;
use crate::engines::on_every_engine;
use crate::scripted::Scripted;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByBuyer, pk = "BUYER#<buyer>", sk = "<number:08>")]
struct Order {
    shop: String,
    number: u32,
    buyer: String,
}

/// Lies between the orders.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ORDER#<number:08>#NOTE#<note>")]
struct Note {
    shop: String,
    number: u32,
    note: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "typed", pk = "PK", sk = "SK")]
#[gsi(ByBuyer, name = "by-buyer", pk = "GPK", sk = "GSK", projection = keys_only)]
enum Typed {
    Order(Order),
    Note(Note),
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "untyped", pk = "PK", sk = "SK", type_attribute = none)]
#[gsi(ByBuyer, name = "by-buyer", pk = "GPK", sk = "GSK", projection = keys_only)]
enum Untyped {
    Order(Order),
    Note(Note),
}

/// Takes what no entity claims.
#[derive(Debug, PartialEq, Table)]
#[table(name = "open", pk = "PK", sk = "SK")]
#[gsi(ByBuyer, name = "by-buyer", pk = "GPK", sk = "GSK")]
enum Open {
    Order(Order),
    Note(Note),
    #[table(unknown)]
    Unknown(Item),
}

const SHOPS: [&str; 2] = ["s", "t"];
/// Sort keys that no entity has.
const STRANGE: [&str; 4] = ["ORDER#7", "ORDER#00000007#gift", "X", "ORDER#"];

fn order(shop: &str, number: u32) -> Order {
    Order { shop: shop.into(), number, buyer: format!("b{}", number % 2) }
}

/// The keys of all items.
async fn keys<T: Table>(table: &Client<T>) -> BTreeSet<(String, String)> {
    let scan = table.sdk().scan().table_name(table.table_name()).consistent_read(true);
    let items = scan.into_paginator().items().send().collect::<Result<Vec<_>, _>>().await.unwrap();
    let text = |item: &Item, name| item[name].as_s().unwrap().clone();
    items.iter().map(|item| (text(item, "PK"), text(item, "SK"))).collect()
}

async fn store<T>(table: &Client<T>, chance: &mut Chance)
where
    T: TableItems,
    Order: EntityOf<T>,
    Note: EntityOf<T>,
{
    for _ in 0..1 + chance.below(60) {
        let shop = chance.of(&SHOPS);
        let number = u32::try_from(chance.below(40)).unwrap();
        match chance.below(8) {
            0 => {
                let strange = chance.of(&STRANGE);
                let put = table.sdk().put_item().table_name(table.table_name());
                let put = put.item("PK", S(format!("SHOP#{shop}"))).item("SK", S(strange.into()));
                put.item("number", N("7".into())).send().await.unwrap();
            }
            1 | 2 => {
                table.put(&Note { shop: shop.into(), number, note: "a".into() }).await.unwrap();
            }
            _ => table.put(&order(shop, number)).await.unwrap(),
        }
    }
}

/// Deletes what a query of orders finds, and compares what is left with what the query had returned.
async fn deletes_orders<T>(
    table: &Client<T>,
    query: impl IntoCondition<Select = One<Order>> + Clone,
) where
    T: TableItems,
    Order: EntityOf<T>,
{
    let before = keys(table).await;
    let (rows, strangers) = match table.query(query.clone()).await {
        Ok(rows) => (rows, 0),
        Err(Error::Incomplete(read)) => {
            let strangers = read.unreadable().len();
            (read.into_rows::<Order>().unwrap(), strangers)
        }
        Err(error) => panic!("{error:?}"),
    };
    match table.delete_found(query.clone()).await {
        Ok(deleted) => assert_eq!((deleted, 0), (rows.len(), strangers)),
        Err(Error::Incomplete(read)) => {
            assert_eq!((read.count(), read.unreadable().len()), (rows.len(), strangers));
            assert!(read.failure().is_none());
        }
        Err(error) => panic!("{error:?}"),
    }
    let found =
        rows.iter().map(|row| (format!("SHOP#{}", row.shop), format!("ORDER#{:08}", row.number)));
    let found: BTreeSet<_> = found.collect();
    assert_eq!(keys(table).await, &before - &found);
}

async fn law<T>(takes_unknown: bool)
where
    T: TableItems,
    Order: EntityOf<T>,
    Note: EntityOf<T>,
{
    on_every_engine(async |table: Client<T>| {
        for seed in 0..6 {
            let mut chance = Chance::of_seed(seed);
            store(&table, &mut chance).await;
            deletes_orders(&table, Order::query().shop("s").number_in(5..20)).await;
            deletes_orders(&table, Order::query().shop("s")).await;
            assert_eq!(table.query(Order::query().shop("s")).count().await.unwrap_or(0), 0);

            // The whole partition, whatever it holds. What nobody claims is left.
            let before = keys(&table).await;
            let of_others = before.iter().filter(|(pk, _)| pk != "SHOP#t").count();
            let is_strange =
                |(pk, sk): &&(String, String)| pk == "SHOP#t" && STRANGE.contains(&&**sk);
            let strangers =
                if takes_unknown { 0 } else { before.iter().filter(is_strange).count() };
            let deleted = table.delete_found(Order::collection().shop("t")).await;
            let left = keys(&table).await;
            assert_eq!(left.len(), of_others + strangers);
            match deleted {
                Ok(deleted) => {
                    assert_eq!((deleted, strangers), (before.len() - of_others, 0));
                }
                Err(Error::Incomplete(read)) if !takes_unknown => {
                    assert_eq!(read.unreadable().len(), strangers);
                    assert_eq!(read.count(), before.len() - left.len());
                }
                Err(error) => panic!("{error:?}"),
            }
        }
    })
    .await;
}

#[tokio::test]
async fn what_a_query_finds_is_deleted_and_nothing_else() {
    law::<Typed>(false).await;
    law::<Untyped>(false).await;
    law::<Open>(true).await;
}

#[tokio::test]
async fn entries_of_an_index_are_deleted_by_the_keys_of_their_items() {
    async fn of_index<T: TableItems>(table: Client<T>, even: impl QueryOf<T>)
    where
        Order: EntityOf<T>,
    {
        for number in 0..60 {
            table.put(&order("s", number)).await.unwrap();
        }
        let progress = Arc::new(Mutex::new(Vec::new()));
        let told = progress.clone();
        let even = table.delete_found(even);
        let even = even.on_progress(move |deleted| told.lock().unwrap().push(deleted));
        let deleted = even.concurrency(1).await;
        assert_eq!(deleted.unwrap(), 30);
        assert_eq!(*progress.lock().unwrap(), [25, 30]);
        let left = table.query(Order::query().shop("s")).await.unwrap();
        let odd: Vec<_> = (0..60).filter(|n| n % 2 == 1).map(|n| order("s", n)).collect();
        assert_eq!(left, odd);
    }
    let even = || Order::query_by_buyer().buyer("b0");
    on_every_engine::<Typed>(async |table| of_index(table, even()).await).await;
    on_every_engine::<Untyped>(async |table| of_index(table, even()).await).await;
}

#[tokio::test]
async fn a_row_is_deleted_by_its_key() {
    on_every_engine(async |table: Client<Open>| {
        let row = Open::Order(order("s", 1));
        table.batch().put_any(&row).put(&order("s", 2)).await.unwrap();
        let stranger = Open::item(&order("s", 3)).map(|mut item| {
            item.insert("SK".into(), S("X".into()));
            item.remove("entity_type");
            item
        });
        let stranger = Open::Unknown(stranger.unwrap());
        table.batch().put_any(&stranger).await.unwrap();
        table.batch().delete_any(&row).delete_any(&stranger).await.unwrap();
        let left = BTreeSet::from([("SHOP#s".to_owned(), "ORDER#00000002".to_owned())]);
        assert_eq!(keys(&table).await, left);
    })
    .await;
}

#[tokio::test]
async fn items_without_keys_are_not_one_item() {
    on_every_engine(async |table: Client<Open>| {
        let without_a_key =
            |note: &str| Open::Unknown(Item::from([("note".into(), S(note.into()))]));
        let batch = table.batch().put_any(&without_a_key("a")).put_any(&without_a_key("b"));
        let Err(Error::Unwritten(left)) = batch.await else { panic!("nothing is left") };
        assert_eq!(left.len(), 2, "{left:?}");
    })
    .await;
}

/// Both entities have the same keys, and a batch cannot check which of them it deletes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
struct User {
    name: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<name>")]
struct Organization {
    name: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "accounts", pk = "PK", overlap(User, Organization))]
enum Accounts {
    User(User),
    Organization(Organization),
}

#[tokio::test]
async fn an_entity_that_shares_its_keys_is_not_deleted_in_batches() {
    on_every_engine(async |table: Client<Accounts>| {
        let user = User { name: "a".into() };
        table.put(&user).await.unwrap();
        let found = table.delete_found(User::query().name("a")).await.unwrap_err();
        let row = table.batch().delete_any(&Accounts::User(user.clone())).await.unwrap_err();
        for error in [found, row] {
            let refused =
                matches!(error, Error::Refused(InvalidRequest::NotInBatch { entity: "User" }));
            assert!(refused, "{error:?}");
        }
        assert_eq!(table.get(user.key()).await.unwrap(), Some(user));
        assert_eq!(table.delete_found(User::collection().name("a")).await.unwrap(), 1);
    })
    .await;
}

/// The keys of a page, as DynamoDB returns them.
fn page(numbers: std::ops::Range<u32>) -> (u16, String) {
    let key = |number| {
        json!({
            "PK": { "S": "SHOP#s" }, "SK": { "S": format!("ORDER#{number:08}") },
            "entity_type": { "S": "Order" },
        })
    };
    let items: Vec<_> = numbers.map(key).collect();
    (200, json!({ "Count": items.len(), "Items": items }).to_string())
}

#[tokio::test]
async fn keys_alone_are_read() {
    let server = Scripted::start(&[page(0..30), (200, "{}".into())]).await.unwrap();
    let table = Typed::client(server.sdk());
    assert_eq!(table.delete_found(Order::query().shop("s")).await.unwrap(), 30);
    let requests = server.requests();
    let operations: Vec<_> = requests.iter().map(|request| request.operation.as_str()).collect();
    assert_eq!(operations, ["Query", "BatchWriteItem", "BatchWriteItem"]);
    let names = requests[0].body["ExpressionAttributeNames"].as_object().unwrap();
    let projection = requests[0].body["ProjectionExpression"].as_str().unwrap();
    let mut read: Vec<_> =
        projection.split(", ").map(|name| names[name].as_str().unwrap()).collect();
    read.sort_unstable();
    assert_eq!(read, ["PK", "SK", "entity_type"]);
}

#[tokio::test]
async fn an_end_that_comes_too_early_is_said_with_what_was_deleted() {
    // The batch is refused.
    let refused = crate::scripted::error("AccessDeniedException", "no");
    let server = Scripted::start(&[page(0..3), refused.clone()]).await.unwrap();
    let error =
        Typed::client(server.sdk()).delete_found(Order::query().shop("s")).await.unwrap_err();
    assert!(matches!(&error, Error::Unwritten(left) if left.len() == 3), "{error:?}");

    // The second page is refused.
    let (status, first) = page(0..3);
    let mut first: serde_json::Value = serde_json::from_str(&first).unwrap();
    first["LastEvaluatedKey"] = json!({ "PK": { "S": "SHOP#s" }, "SK": { "S": "ORDER#00000002" } });
    let script = [(status, first.to_string()), refused, (200, "{}".into())];
    let server = Scripted::start(&script).await.unwrap();
    let error =
        Typed::client(server.sdk()).delete_found(Order::query().shop("s")).await.unwrap_err();
    let Error::Incomplete(read) = error else { panic!("{error:?}") };
    assert_eq!((read.count(), read.failure().is_some()), (3, true));
}

#[tokio::test]
async fn it_ends_by_its_timeout() {
    let server = Scripted::silent().await.unwrap();
    let table = Typed::client(server.sdk());
    let start = Instant::now();
    let deletion = table.delete_found(Order::query().shop("s")).timeout(Duration::from_millis(300));
    let error =
        timeout(Duration::from_secs(120), deletion.into_future()).await.unwrap().unwrap_err();
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
    assert!(error.to_string().ends_with("DynamoDB did not answer in time"), "{error}");
}

/// A row that could not be written: its time to live is in milliseconds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(ttl = expires)]
#[pk("SESSION#<id>")]
struct Session {
    id: u32,
    expires: u64,
}

/// Orders of several shops had one key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>#BILL#<number>")]
#[former(V1, pk = "BILL#<number>")]
struct Bill {
    shop: String,
    number: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
    Bill(Bill),
}

#[tokio::test]
async fn a_row_is_deleted_whatever_its_other_attributes_are() {
    on_every_engine(async |table: Client<Sessions>| {
        let mut item = Sessions::item(&Session { id: 1, expires: 7 }).unwrap();
        item.insert("expires".into(), N("1764241200000".into()));
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
        put.send().await.unwrap();
        let rows = table.scan().await.unwrap();
        assert!(rows[0].to_item().is_err());
        table.batch().delete_any(&rows[0]).await.unwrap();
        assert_eq!(table.scan().await.unwrap(), []);
    })
    .await;
}

/// It may lie under the former key, where the item of another shop may lie, too.
#[tokio::test]
async fn a_row_that_may_lie_under_a_former_key_is_not_deleted_in_batches() {
    on_every_engine(async |table: Client<Sessions>| {
        let bill = Bill { shop: "a".into(), number: 1 };
        let mut item = Sessions::item(&bill).unwrap();
        item.insert("PK".into(), S("BILL#1".into()));
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
        put.send().await.unwrap();
        let rows = table.scan().await.unwrap();
        assert_eq!(rows, [Sessions::Bill(bill)]);
        let error = table.batch().delete_any(&rows[0]).await.unwrap_err();
        let refused =
            matches!(error, Error::Refused(InvalidRequest::NotInBatch { entity: "Bill" }));
        assert!(refused, "{error:?}");
    })
    .await;
}
