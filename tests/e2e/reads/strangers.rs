//! What lies in the range of a read and is not of its entity: items of other entities are skipped, and an item of none is an error
//! in its place.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue::{self, N, S};
use ddb_keys::aws::{Client, Error, Item, TableItems};
use ddb_keys::{Entity, EntityOf, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHOP#<shop>")]
#[sk("ORDER#<number:08>")]
struct Order {
    shop: String,
    number: u32,
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
enum Typed {
    Order(Order),
    Note(Note),
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "untyped", pk = "PK", sk = "SK", type_attribute = none)]
enum Untyped {
    Order(Order),
    Note(Note),
}

/// Takes what no entity claims.
#[derive(Debug, PartialEq, Table)]
#[table(name = "open", pk = "PK", sk = "SK")]
enum Open {
    Order(Order),
    Note(Note),
    #[table(unknown)]
    Unknown(Item),
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Typed)]
struct TypedOrders {
    orders: Vec<Order>,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Untyped)]
struct UntypedOrders {
    orders: Vec<Order>,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Open)]
struct OpenOrders {
    orders: Vec<Order>,
}

/// What a read of orders makes of an item.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Meant {
    Order(u32),
    Skipped,
    Unreadable,
}

/// Part of an order.
#[derive(Debug, PartialEq, Deserialize)]
struct Line {
    number: u32,
}

fn text(text: &str) -> AttributeValue {
    S(text.to_owned())
}

/// Stores an item that no entity has the key of.
async fn put_stranger<T: Table>(table: &Client<T>, sk: &str, named: Option<&str>) {
    let put = table.sdk().put_item().table_name(table.table_name());
    let put = put.item("PK", text("SHOP#s")).item("SK", text(sk));
    let put = put.item("shop", text("s")).item("number", N("7".into()));
    let put = match named {
        Some(name) => put.item("entity_type", text(name)),
        None => put,
    };
    put.send().await.unwrap();
}

/// Stores items of every kind. Returns what is in the range of the orders, by sort key.
async fn store<T>(
    table: &Client<T>,
    chance: &mut Chance,
    takes_unknown: bool,
) -> BTreeMap<String, Meant>
where
    T: TableItems,
    Order: EntityOf<T>,
    Note: EntityOf<T>,
{
    let mut stored = BTreeMap::new();
    let shop = || "s".to_owned();
    for _ in 0..1 + chance.below(12) {
        let number = u32::try_from(chance.below(30)).unwrap();
        match chance.below(4) {
            0 | 1 => {
                table.put(&Order { shop: shop(), number }).await.unwrap();
                stored.insert(format!("ORDER#{number:08}"), Meant::Order(number));
            }
            2 => {
                table.put(&Note { shop: shop(), number, note: "a".into() }).await.unwrap();
                stored.insert(format!("ORDER#{number:08}#NOTE#a"), Meant::Skipped);
            }
            _ => {
                let strange = [
                    format!("ORDER#{number}"),
                    format!("ORDER#{number:08}#gift"),
                    format!("ORDER#{number:08}#NOTE#"),
                    format!("ORDER#x{number}"),
                    "ORDER#".to_owned(),
                ];
                let sk = &strange[chance.below(strange.len())];
                let named = chance.maybe(&["Order", "Note", "Robot"]);
                put_stranger(table, sk, named).await;
                // Without a type, it may be an order.
                let is_passed_over = takes_unknown && named.is_some_and(|name| name != "Order");
                let meant = if is_passed_over { Meant::Skipped } else { Meant::Unreadable };
                stored.insert(sk.clone(), meant);
            }
        }
    }
    stored
}

/// Compares the rows of a read, and the number of items that it could not read.
#[track_caller]
fn assert_read(read: Result<Vec<Order>, Error>, orders: &[u32], unreadable: usize) {
    let numbers = |rows: Vec<Order>| rows.iter().map(|order| order.number).collect::<Vec<_>>();
    match read {
        Ok(rows) => assert_eq!((numbers(rows), 0), (orders.to_vec(), unreadable)),
        Err(Error::Incomplete(read)) => {
            let (rows, errors) = read.into_parts::<Order>().unwrap();
            assert_eq!((numbers(rows), errors.len()), (orders.to_vec(), unreadable));
        }
        Err(error) => panic!("{error}"),
    }
}

async fn walk<T>(takes_unknown: bool, load: impl AsyncFn(&Client<T>) -> Result<usize, Error>)
where
    T: TableItems,
    Order: EntityOf<T>,
    Note: EntityOf<T>,
{
    for case in 0..12 {
        on_every_engine::<T>(async |table| {
            let mut chance = Chance::of_seed(case);
            let stored = store(&table, &mut chance, takes_unknown).await;
            let meant = || stored.values().copied();
            let orders: Vec<u32> = meant()
                .filter_map(
                    |meant| if let Meant::Order(number) = meant { Some(number) } else { None },
                )
                .collect();
            let number_of = |which| meant().filter(|meant| *meant == which).count();
            let (skipped, unreadable) = (number_of(Meant::Skipped), number_of(Meant::Unreadable));
            let query = || table.query(Order::query().shop("s"));

            let page = query().page(None).await.unwrap();
            assert_eq!((page.unreadable.len(), page.skipped), (unreadable, skipped), "case {case}");
            assert_read(Ok(page.rows), &orders, 0);
            assert_read(query().await, &orders, unreadable);

            let (mut rows, mut streamed) = (query().stream(), Vec::new());
            while let Some(row) = rows.next().await {
                streamed.push(row.map_or(Meant::Unreadable, |order| Meant::Order(order.number)));
            }
            let in_order = meant().filter(|meant| *meant != Meant::Skipped);
            assert_eq!(streamed, in_order.collect::<Vec<_>>(), "case {case}");

            let mut scanned = table.scan_of::<Order>().await;
            if let Ok(rows) = &mut scanned {
                rows.sort_by_key(|order| order.number);
            }
            assert_read(scanned, &orders, unreadable);
            for count in [query().count().await, table.scan_of::<Order>().count().await] {
                match count {
                    Ok(count) => assert_eq!((count, 0), (orders.len(), unreadable)),
                    Err(Error::Incomplete(read)) => {
                        let counted = (read.count(), read.unreadable().len());
                        assert_eq!(counted, (orders.len(), unreadable));
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            let lines = query().select_as::<Line>().page(None).await.unwrap();
            assert_eq!(lines.rows.len(), orders.len(), "a stranger is not read as something else");
            match load(&table).await {
                Ok(loaded) => assert_eq!((loaded, 0), (orders.len(), unreadable)),
                Err(Error::Incomplete(read)) => assert_eq!(read.unreadable().len(), unreadable),
                Err(error) => panic!("{error}"),
            }
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_entity_claims_is_an_error_in_its_place() {
    walk::<Typed>(false, async |table| {
        let loaded = table.load(TypedOrders::query().shop("s")).await?;
        Ok(loaded.map_or(0, |loaded| loaded.orders.len()))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_type_attribute_it_is_one_too() {
    walk::<Untyped>(false, async |table| {
        let loaded = table.load(UntypedOrders::query().shop("s")).await?;
        Ok(loaded.map_or(0, |loaded| loaded.orders.len()))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_takes_unknown_items_passes_over_those_of_another_type() {
    walk::<Open>(true, async |table| {
        let loaded = table.load(OpenOrders::query().shop("s")).await?;
        Ok(loaded.map_or(0, |loaded| loaded.orders.len()))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_item_of_an_unknown_type_is_not_of_the_entity_whose_key_it_has() {
    on_every_engine::<Open>(async |table| {
        put_stranger(&table, "ORDER#00000007", Some("Robot")).await;
        let key = || OrderKey { shop: "s", number: 7 };
        assert_eq!(table.get(key()).await.unwrap(), None::<Order>);
        assert_eq!(table.get_many([key()]).await.unwrap(), [] as [Order; 0]);
        assert_eq!(table.transact_get(key()).await.unwrap(), None::<Order>);
    })
    .await;
}
