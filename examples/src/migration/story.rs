//! The migration, with writers beside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ddb_keys::aws::Client;
use ddb_keys::{Entity, Key, KeyError};
use ddb_keys_admin::{Checkpoint, MigrationReport};

use super::application::Application;
use super::entities::{Customer, Order, OrderV1Key, OrderV2Key, Shop, customer_of, new_order};
use crate::Failure;
use crate::chance::Chance;

/// How to migrate.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How many machines divide the work; here they are tasks.
    pub shares: u32,
    /// The limit of each.
    pub units_per_second: Option<f64>,
}

/// What was done.
#[derive(Debug)]
pub struct Done {
    /// The reports of all shares, added up.
    pub report: MigrationReport,
    /// How often the application wrote in the meantime.
    pub writes: u32,
    /// How often the orders were changed, by their numbers.
    pub changes: Vec<u32>,
}

/// Creates the table and stores orders as three versions of the program did.
pub async fn store_generations(table: &Client<Shop>, orders: u32) -> Result<(), Failure> {
    table.create_table().await?;
    for number in 0..4 {
        table.put(&Customer { customer: customer_of(number) }).await?;
    }
    for number in 0..orders {
        let order = new_order(number);
        let key = match number % 3 {
            0 => OrderV1Key::from(&order).build(),
            1 => OrderV2Key::from(&order).build(),
            _ => order.key().build(),
        };
        store_under(table, &order, key).await?;
    }
    Ok(())
}

/// Stores an order as a version of the program did that used this key.
async fn store_under(
    table: &Client<Shop>,
    order: &Order,
    key: Result<Key, KeyError>,
) -> Result<(), Failure> {
    let Key { pk, sk } = key?;
    let mut item = Shop::item(order)?;
    item.insert("PK".to_owned(), pk.into());
    item.extend(sk.map(|sk| ("SK".to_owned(), sk.into())));
    table.sdk().put_item().table_name(table.table_name()).set_item(Some(item)).send().await?;
    Ok(())
}

/// Migrates while the application changes orders, until every order has its newest key.
pub async fn run_beside_writers(
    table: &Client<Shop>,
    orders: u32,
    plan: Plan,
) -> Result<Done, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let writer = tokio::spawn(change_orders(Application::new(table), orders, stop.clone()));
    let migrated = migrate(table, plan).await;
    stop.store(true, Ordering::Relaxed);
    let changes = writer.await??;
    let total = changes.iter().sum();
    Ok(Done { report: migrated?, writes: total, changes })
}

/// One task for each share, as there would be a machine. Their checkpoints add up to one report.
async fn migrate(table: &Client<Shop>, plan: Plan) -> Result<MigrationReport, Failure> {
    let folder =
        std::env::temp_dir().join(format!("{}-{}", table.table_name(), std::process::id()));
    // A process that was killed may have had the same identifier, and its checkpoints would be continued.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let file = |share: u32| folder.join(format!("orders.{share}.checkpoint"));
    let shares = (0..plan.shares).map(|share| {
        let migration = ddb_keys_admin::migrate::<Order>(table).share(share, plan.shares);
        let migration = match plan.units_per_second {
            Some(units) => migration.units_per_second(units),
            None => migration,
        };
        tokio::spawn(migration.checkpoint(Checkpoint::file(file(share))).into_future())
    });
    for share in shares.collect::<Vec<_>>() {
        share.await??;
    }
    let checkpoints = (0..plan.shares).map(|share| std::fs::read_to_string(file(share)));
    let report = MigrationReport::of_checkpoints(checkpoints.collect::<Result<Vec<_>, _>>()?)?;
    std::fs::remove_dir_all(folder)?;
    Ok(report)
}

/// Changes one order after the other. Returns how often each was changed.
async fn change_orders(
    application: Application,
    orders: u32,
    stop: Arc<AtomicBool>,
) -> Result<Vec<u32>, Failure> {
    let mut chance = Chance(5);
    let mut changes = vec![0; orders as usize];
    while !stop.load(Ordering::Relaxed) {
        let number = chance.below(orders as usize);
        let (customer, number) = (customer_of(u32::try_from(number)?), number);
        let found = application.order(&customer, u32::try_from(number)?).await?;
        let order = found.ok_or_else(|| format!("order {number} is lost"))?;
        let state = ["open", "paid", "sent"][chance.below(3)].to_owned();
        application.replace(&Order { state, changes: order.changes + 1, ..order }).await?;
        changes[number] += 1;
    }
    Ok(changes)
}
