//! Tests of a migration beside an application.

use ddb_keys::Entity;
use ddb_keys::aws::Client;
use ddb_keys_admin::audit;
use ddb_keys_examples::migration::{
    Application, Order, Plan, Shop, customer_of, run_beside_writers, store_generations,
};

const ORDERS: u32 = 60;

async fn on_every_engine(specification: impl AsyncFn(Client<Shop>)) {
    crate::common::on_every_engine("migration", async |sdk, name| {
        let table = Shop::client(sdk).with_table_name(name);
        store_generations(&table, ORDERS).await.unwrap();
        specification(table).await;
    })
    .await;
}

#[tokio::test]
async fn the_application_finds_orders_of_every_generation() {
    on_every_engine(async |table| {
        let application = Application::new(&table);
        for number in 0..ORDERS {
            let order = application.order(&customer_of(number), number).await.unwrap().unwrap();
            application.replace(&Order { changes: 7, ..order }).await.unwrap();
            let order = application.order(&customer_of(number), number).await.unwrap().unwrap();
            assert_eq!(order.changes, 7);
            assert_eq!(table.get(order.key()).await.unwrap(), Some(order), "it was moved");
        }
        assert_eq!(application.order("ada", ORDERS + 7).await.unwrap(), None);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_change_is_lost_while_orders_are_moved() {
    on_every_engine(async |table| {
        let plan = Plan { shares: 3, units_per_second: None };
        let done = run_beside_writers(&table, ORDERS, plan).await.unwrap();
        assert!(done.report.is_complete(), "{}", done.report);
        assert_eq!(done.report.refused, 0, "{}", done.report);
        for number in 0..ORDERS {
            let customer = customer_of(number);
            let order =
                table.get(ddb_keys_examples::migration::OrderKey { customer: &customer, number });
            let order = order.await.unwrap().unwrap();
            assert_eq!(order.changes, done.changes[number as usize], "order {number}");
        }
        let audit = audit(&table).await.unwrap();
        assert!(audit.is_clean(), "{audit}");
        assert_eq!(audit.items, u64::from(ORDERS) + 4);
    })
    .await;
}
