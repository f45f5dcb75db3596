//! Items, keys and writers that make a migration difficult.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, Key, Table};
use ddb_keys_admin::{FindingKind, audit, migrate, reindex};
use serde::{Deserialize, Serialize};

use super::model::{Order, Shop, former_key, key_item, order, put_former, text};
use crate::engines::on_every_engine;

/// An entity that counts versions and expires.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version, ttl = expires)]
#[pk("SESSION#<id:06>")]
#[former(V1, pk = "S#<id>")]
struct Session {
    id: u32,
    version: u64,
    expires: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "sessions", pk = "PK")]
enum Sessions {
    Session(Session),
}

fn pk_item(key: Key) -> Item {
    Item::from([("PK".to_string(), key.pk.into())])
}

async fn put<T: Table>(table: &Client<T>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

async fn get<T: Table>(table: &Client<T>, key: Key) -> Option<Item> {
    let get = table.sdk().get_item().table_name(table.table_name()).consistent_read(true);
    get.set_key(Some(pk_item(key))).send().await.unwrap().item
}

#[tokio::test]
async fn versions_and_times_to_live_go_along() {
    on_every_engine(async |table: Client<Sessions>| {
        // One has expired, though DynamoDB has not deleted it yet. Another one has more attributes than a
        // condition can compare: its version stands for them.
        let sessions = [(1, 4_000_000_000, 0), (2, 1_000, 0), (3, 4_000_000_000, 250)];
        let mut moved = Vec::new();
        for (id, expires, unknown) in sessions {
            let session = Session { id, version: 7, expires };
            let mut item = Sessions::item(&session).unwrap();
            item.extend((0..unknown).map(|number| (format!("unknown-{number}"), text("x"))));
            let mut old = item.clone();
            old.extend(pk_item(SessionV1Key::from(&session).build().unwrap()));
            put(&table, old).await;
            moved.push((session, item));
        }
        let report = migrate::<Session>(&table).await.unwrap();
        assert_eq!((report.written, report.refused), (3, 0), "{report}");
        for (session, item) in moved {
            let former = SessionV1Key::from(&session).build().unwrap();
            assert_eq!(get(&table, former).await, None);
            assert_eq!(get(&table, session.key().build().unwrap()).await, Some(item));
        }
        let again = migrate::<Session>(&table).await.unwrap();
        assert_eq!((again.written, again.current), (0, 3), "{again}");
    })
    .await;
}

#[tokio::test]
async fn items_that_an_old_program_writes_later_are_moved_by_the_next_run() {
    on_every_engine(async |table: Client<Shop>| {
        put_former(&table, &order("ada", 1), 1).await;
        assert_eq!(migrate::<Order>(&table).await.unwrap().written, 1);
        // A new order, and once more the one that was moved.
        put_former(&table, &order("ada", 2), 2).await;
        put_former(&table, &Order { total: 7, ..order("ada", 1) }, 1).await;
        let audit = audit(&table).await.unwrap();
        assert_eq!(audit.items_with(FindingKind::FormerKey), 2, "{audit}");
        let report = migrate::<Order>(&table).await.unwrap();
        assert_eq!((report.written, report.refused), (1, 1), "{report}");
        assert_eq!(report.samples[0].key, former_key(&order("ada", 1), 1));
        assert_eq!(table.get(order("ada", 1).key()).await.unwrap(), Some(order("ada", 1)));
        assert_eq!(table.scan().await.unwrap().len(), 3, "nothing is lost");
    })
    .await;
}

#[tokio::test]
async fn an_item_of_an_unknown_type_is_not_moved() {
    on_every_engine(async |table: Client<Shop>| {
        let order = order("ada", 1);
        let mut item = Shop::item(&order).unwrap();
        item.extend(key_item(&former_key(&order, 1)));
        item.insert("entity_type".to_string(), text("OldOrder"));
        put(&table, item.clone()).await;
        for pass in [migrate::<Order>(&table), reindex(&table)] {
            let report = pass.await.unwrap();
            assert_eq!((report.written, report.refused, report.other), (0, 0, 1), "{report}");
        }
        let audit = audit(&table).await.unwrap();
        assert_eq!(audit.items_with(FindingKind::Unclaimed), 1, "{audit}");
        // With the right name it is moved.
        item.insert("entity_type".to_string(), AttributeValue::S("Order".to_string()));
        put(&table, item).await;
        assert_eq!(migrate::<Order>(&table).await.unwrap().written, 1);
    })
    .await;
}
