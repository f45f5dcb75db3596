//! Members under former keys.

use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::aws::Client;
use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys_admin::migrate;
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORDER#<order>")]
#[sk("#ORDER")]
struct Order {
    order: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ORDER#<order>")]
#[sk("LINE#<line:04>")]
#[former(V1, pk = "ORDER#<order>", sk = "ZLINE#<line>")]
struct Line {
    order: u32,
    line: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "orders", pk = "PK", sk = "SK")]
enum Orders {
    Order(Order),
    Line(Line),
}

#[derive(Debug, PartialEq, ItemCollection)]
#[item_collection(table = Orders)]
struct FullOrder {
    order: Order,
    lines: Vec<Line>,
}

#[tokio::test]
async fn an_item_under_a_former_key_does_not_seem_to_be_deleted() {
    on_every_engine(async |table: Client<Orders>| {
        table.put(&Order { order: 1 }).await.unwrap();
        table.put(&Line { order: 1, line: 1 }).await.unwrap();
        let mut former = Orders::item(&Line { order: 1, line: 2 }).unwrap();
        former.insert("SK".into(), S("ZLINE#2".into()));
        let put = table.sdk().put_item().table_name(table.table_name());
        put.set_item(Some(former)).send().await.unwrap();

        let load = async || table.load(FullOrder::query().order(1)).await.unwrap();
        let order = load().await.unwrap();
        assert_eq!(order.lines.len(), 2);
        let error = table.delete_all(&order).await.unwrap_err();
        let label = error.failed_condition().and_then(|action| action.label.as_deref());
        assert_eq!(label, Some("lines[1]"), "{error}");
        assert_eq!(load().await.as_ref(), Some(&order), "nothing was deleted");

        migrate::<Line>(&table).await.unwrap();
        table.delete_all(&order).await.unwrap();
        assert_eq!(load().await, None);
    })
    .await;
}
