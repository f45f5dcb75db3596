//! A table that holds more than its templates say: older shapes of keys, and no type attribute.

use ddb_keys::aws::{Client, Error, Item};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};

use super::text;
use crate::engines::{on_every_engine, put_raw};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("PROFILE")]
struct User {
    user: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<number:08>")]
struct Order {
    user: String,
    number: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "shop", pk = "PK", sk = "SK", type_attribute = none)]
enum Shop {
    User(User),
    Order(Order),
    #[table(unknown)]
    Unknown(Item),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Vec<Order>,
}

/// A user with an order, beside an order from before numbers were padded, and one whose key has a part more.
async fn fill(table: &Client<Shop>) {
    table.put(&User { user: "ann".into() }).await.unwrap();
    table.put(&Order { user: "ann".into(), number: 1 }).await.unwrap();
    for sk in ["ORDER#7", "ORDER#00000008#gift"] {
        let mut old = Shop::item(&Order { user: "ann".into(), number: 7 }).unwrap();
        old.insert("SK".into(), text(sk));
        put_raw(table, old).await;
    }
}

/// The variant for unknown items takes them where all rows of the table are read. A query of orders has no place for them among its
/// rows, and any of them may be an order.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_in_the_range_of_a_query_is_left_out_in_silence() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        assert_eq!(table.scan().await.unwrap().len(), 4);
        assert_eq!(table.query(Order::collection().user("ann")).await.unwrap().len(), 4);
        let orders = || table.query(Order::query().user("ann"));
        let page = orders().page(None).await.unwrap();
        assert_eq!((page.rows.len(), page.unreadable.len(), page.skipped), (1, 2, 0));
        for failed in [orders().await.err(), orders().count().await.err()] {
            let Some(Error::Incomplete(read)) = failed else { panic!("{failed:?}") };
            assert_eq!(read.unreadable().len(), 2);
        }
        assert!(table.scan_of::<Order>().await.is_err());
        assert!(table.load(Account::query().user("ann")).await.is_err());
    })
    .await;
}

/// Deleting what a query finds leaves nothing behind, whoever claims it.
#[tokio::test(flavor = "multi_thread")]
async fn a_user_is_deleted_with_all_that_lies_there() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table).await;
        let deleted = table.delete_found(Order::collection().user("ann")).await.unwrap();
        assert_eq!(deleted, 4);
        assert_eq!(table.scan().count().await.unwrap(), 0);
    })
    .await;
}
