//! Reading items under former keys.

use ddb_keys::Entity;
use ddb_keys::aws::Client;

use super::model::*;
use crate::engines::on_every_engine;

#[tokio::test]
async fn an_item_under_a_former_key_is_read_as_the_entity() {
    on_every_engine(async |table: Client<Shop>| {
        let (old, older, new) = (order("ada", 1), order("ada", 2), order("ada", 4));
        put_former(&table, &older, 1).await;
        put_former(&table, &old, 2).await;
        table.put(&new).await.unwrap();

        // By their own keys.
        let v1 = OrderV1Key { customer: "ada", number: 2 };
        assert_eq!(table.get(v1).await.unwrap(), Some(older.clone()));
        assert!(table.exists(OrderV2Key { customer: "ada", number: 1 }).await.unwrap());
        let keys = [1, 2].map(|number| OrderV1Key { customer: "ada", number });
        let many = table.get_many(keys).await.unwrap();
        assert_eq!(many, std::slice::from_ref(&older));
        let (first, second) =
            table.transact_get((v1, OrderKey { customer: "ada", number: 4 })).await.unwrap();
        assert_eq!((first, second), (Some(older.clone()), Some(new.clone())));

        // As rows of whatever finds them.
        let mut rows = table.scan().await.unwrap();
        rows.sort_by_key(|row| row.as_entity::<Order>().map(|order| order.number));
        assert_eq!(rows, [old.clone(), older.clone(), new.clone()].map(Shop::Order));
        let by_state = table.query(Order::query_by_state().state("open")).await.unwrap();
        assert_eq!(by_state, [old.clone(), older.clone(), new.clone()]);
        let under_present_keys = table.query(Order::query().customer("ada")).await.unwrap();
        assert_eq!(under_present_keys, [new], "a query covers present keys only");
    })
    .await;
}

#[tokio::test]
async fn or_former_tries_each_former_key() {
    on_every_engine(async |table: Client<Shop>| {
        let (old, older, new) = (order("ada", 1), order("ada", 2), order("ada", 4));
        put_former(&table, &older, 1).await;
        put_former(&table, &old, 2).await;
        table.put(&new).await.unwrap();
        for expected in [old, older, new] {
            let found = table.get(expected.key()).or_former().await.unwrap();
            assert_eq!(found, Some(expected));
        }
        let missing = OrderKey { customer: "ada", number: 9 };
        assert_eq!(table.get(missing).or_former().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_writer_moves_an_item_that_it_changes() {
    on_every_engine(async |table: Client<Shop>| {
        let old = order("ada", 1);
        put_former(&table, &old, 1).await;
        let changed = Order { total: 7, ..old.clone() };
        table.rekey(OrderV1Key::from(&old), &changed).await.unwrap();
        assert_eq!(stored(&table, &former_key(&old, 1)).await, None);
        assert_eq!(table.get(old.key()).await.unwrap(), Some(changed));
        table.delete(old.key()).await.unwrap();

        put_former(&table, &old, 2).await;
        table.delete(OrderV2Key::from(&old)).await.unwrap();
        assert!(all(&table).await.is_empty());
    })
    .await;
}
