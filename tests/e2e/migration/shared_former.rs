//! Former keys with less than the present one, so that several items may have had the same.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use aws_sdk_dynamodb::types::AttributeValue::S;

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>#ORDER#<number>")]
#[former(V1, pk = "ORDER#<number>")]
struct Order {
    tenant: String,
    number: u32,
    total: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NAME#<name>")]
#[former(V1, pk = "N#<name:lower>")]
struct Name {
    name: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "orders", pk = "PK")]
enum Orders {
    Order(Order),
    Name(Name),
}

fn order(tenant: &str) -> Order {
    Order { tenant: tenant.into(), number: 7, total: 5 }
}

async fn put_under(table: &Client<Orders>, item: ddb_keys::aws::Item, pk: &str) {
    let mut item = item;
    item.insert("PK".into(), S(pk.into()));
    table
        .sdk()
        .put_item()
        .table_name(table.table_name())
        .set_item(Some(item))
        .send()
        .await
        .unwrap();
}

#[tokio::test]
async fn the_item_of_another_key_is_not_found() {
    on_every_engine(async |table: Client<Orders>| {
        put_under(&table, Orders::item(&order("a")).unwrap(), "ORDER#7").await;
        let get = |tenant| table.get(OrderKey { tenant, number: 7 }).or_former();
        assert_eq!(get("b").await.unwrap(), None);
        assert!(!get("b").exists().await.unwrap());
        assert_eq!(get("a").await.unwrap(), Some(order("a")));
        assert!(get("a").exists().await.unwrap());

        let name = |name: &str| Name { name: name.into() };
        put_under(&table, Orders::item(&name("Ann")).unwrap(), "N#ann").await;
        let get = |name| table.get(NameKey { name }).or_former();
        assert_eq!(get("ann").await.unwrap(), None);
        assert_eq!(get("Ann").await.unwrap(), Some(name("Ann")));
    })
    .await;
}

#[tokio::test]
async fn the_item_of_another_key_is_not_moved() {
    on_every_engine(async |table: Client<Orders>| {
        put_under(&table, Orders::item(&order("a")).unwrap(), "ORDER#7").await;
        let own = OrderV1Key { number: 7 };
        let stolen = table.rekey(own, &order("b")).await.unwrap_err();
        assert!(matches!(stolen, Error::Cancelled(_)) && stolen.is_condition_failed(), "{stolen}");
        assert_eq!(table.get(own).await.unwrap(), Some(order("a")));

        let changed = Order { total: 9, ..order("a") };
        table.rekey(own, &changed).await.unwrap();
        assert_eq!(table.get(own).await.unwrap(), None);
        assert_eq!(table.get(changed.key()).await.unwrap(), Some(changed));
    })
    .await;
}
