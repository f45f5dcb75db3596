//! What a migration makes of items.

use std::sync::{Arc, Mutex};

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use ddb_keys_admin::{Checkpoint, Error, MigrationReport, audit, migrate, reindex};

use super::model::*;
use crate::engines::on_every_engine;

async fn fill(table: &Client<Shop>, orders: u32) {
    for number in 0..orders {
        let order = order("ada", number);
        match number % 3 {
            0 => table.put(&order).await.unwrap(),
            generation => put_former(table, &order, generation).await,
        }
    }
    table.put(&Customer { customer: "ada".to_string() }).await.unwrap();
}

#[tokio::test]
async fn items_move_from_every_former_key() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table, 60).await;
        let report = migrate::<Order>(&table).await.unwrap();
        assert!(report.is_complete(), "{report}");
        assert_eq!((report.written, report.refused), (40, 0), "{report}");
        let expected: Vec<Order> = (0..60).map(|number| order("ada", number)).collect();
        assert_eq!(table.query(Order::query().customer("ada")).await.unwrap(), expected);
        assert_eq!(all(&table).await.len(), 61);

        let again = migrate::<Order>(&table).await.unwrap();
        assert_eq!((again.scanned, again.written, again.current, again.other), (61, 0, 60, 1));
        let again = reindex(&table).await.unwrap();
        assert_eq!((again.written, again.current, again.refused), (0, 61, 0), "{again}");
    })
    .await;
}

#[tokio::test]
async fn nothing_but_keys_changes_in_an_item() {
    on_every_engine(async |table: Client<Shop>| {
        let order = order("ada", 1);
        let mut item = Shop::item(&order).unwrap();
        item.extend(key_item(&former_key(&order, 1)));
        // Attributes that the entity does not know, of every type.
        let values = [
            AttributeValue::Bool(true),
            AttributeValue::Null(true),
            AttributeValue::N("1.50".to_string()),
            AttributeValue::Ss(vec!["b".to_string(), "a".to_string()]),
            AttributeValue::Ns(vec!["2".to_string(), "1".to_string()]),
            AttributeValue::L(vec![text("x"), AttributeValue::L(Vec::new())]),
            AttributeValue::M([("inner".to_string(), text(""))].into()),
            AttributeValue::B(aws_sdk_dynamodb::primitives::Blob::new([0, 255])),
        ];
        for (number, value) in values.into_iter().enumerate() {
            item.insert(format!("unknown-{number} #:"), value);
        }
        // A stale index key and half of one are brought up to date with the move.
        item.insert("GSI1PK".to_string(), text("STATE#closed"));
        item.remove("GSI1SK");
        // An item of an old program may have no type.
        item.remove("entity_type");
        put_item(&table, item.clone()).await;
        let before = stored(&table, &former_key(&order, 1)).await.unwrap();

        let report = migrate::<Order>(&table).await.unwrap();
        assert_eq!((report.written, report.refused), (1, 0), "{report}");
        let present = order.key().build().unwrap();
        let mut expected = before;
        expected.extend(key_item(&present));
        expected.insert("GSI1PK".to_string(), text("STATE#open"));
        expected.insert("GSI1SK".to_string(), text("00000001"));
        assert_eq!(stored(&table, &present).await, Some(expected));
        assert_eq!(stored(&table, &former_key(&order, 1)).await, None);
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_told_is_left_as_it_is() {
    on_every_engine(async |table: Client<Shop>| {
        // Both keys hold an item.
        let both = order("ada", 1);
        put_former(&table, &both, 1).await;
        table.put(&Order { total: 7, ..both.clone() }).await.unwrap();
        // The key is not that of the fields.
        let mut other = Shop::item(&order("bob", 2)).unwrap();
        other.extend(key_item(&former_key(&order("bob", 3), 1)));
        put_item(&table, other).await;
        // A field is of another type.
        let mut unreadable = Shop::item(&order("cem", 4)).unwrap();
        unreadable.extend(key_item(&former_key(&order("cem", 4), 2)));
        unreadable.insert("total".to_string(), text("none"));
        put_item(&table, unreadable).await;
        let mut before = all(&table).await;

        for migration in [migrate::<Order>(&table).dry_run(), migrate::<Order>(&table)] {
            let report = migration.await.unwrap();
            assert_eq!((report.written, report.refused, report.current), (0, 3, 1), "{report}");
            let reasons: Vec<_> = report.samples.iter().map(|sample| sample.to_string()).collect();
            for expected in [
                "C#ada | O#1: there is an item under the new key, too: CUSTOMER#ada | ORDER#00000001",
                "C#bob | O#3: its key is neither the present one nor a former one of its fields",
                "CUST#cem | ORDER#4: ",
            ] {
                assert!(reasons.iter().any(|reason| reason.starts_with(expected)), "{reasons:?}");
            }
        }
        let mut after = all(&table).await;
        for items in [&mut before, &mut after] {
            items.sort_by_key(|item| format!("{:?} {:?}", item["PK"], item["SK"]));
        }
        assert_eq!(after, before);
    })
    .await;
}

#[tokio::test]
async fn a_dry_run_writes_nothing() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table, 9).await;
        let before = all(&table).await.len();
        let report = migrate::<Order>(&table).dry_run().await.unwrap();
        assert_eq!((report.written, report.refused), (6, 0), "{report}");
        assert_eq!(report.operation, "migrate Order, dry run");
        assert!(stored(&table, &former_key(&order("ada", 1), 1)).await.is_some());
        assert_eq!(all(&table).await.len(), before);
    })
    .await;
}

#[tokio::test]
async fn index_keys_become_what_the_fields_say() {
    on_every_engine(async |table: Client<Shop>| {
        for number in 1..=4 {
            table.put(&order("ada", number)).await.unwrap();
        }
        put_former(&table, &order("ada", 5), 1).await;
        let change = async |number: u32, expression: &str, value: Option<&str>| {
            let key = order("ada", number).key().build().unwrap();
            let update = table.sdk().update_item().table_name(table.table_name());
            let update = update.set_key(Some(key_item(&key))).update_expression(expression);
            let update = match value {
                Some(value) => update.expression_attribute_values(":v", text(value)),
                None => update,
            };
            update.send().await.unwrap();
        };
        change(1, "SET GSI1PK = :v", Some("STATE#stale")).await;
        change(2, "REMOVE GSI1SK", None).await;
        change(3, "SET GSI1PK = :v, GSI1SK = :v", Some("x")).await;
        let report = reindex(&table).dry_run().await.unwrap();
        assert_eq!(report.written, 3, "{report}");
        let report = reindex(&table).await.unwrap();
        assert_eq!((report.written, report.current, report.refused), (3, 2, 0), "{report}");
        for number in 1..=4 {
            let order = order("ada", number);
            let item = stored(&table, &order.key().build().unwrap()).await;
            assert_eq!(item, Some(Shop::item(&order).unwrap()));
        }
        assert_eq!(reindex(&table).await.unwrap().written, 0);
    })
    .await;
}

/// A checkpoint in memory, to which states are appended.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Memory {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    fn checkpoint(&self) -> Checkpoint {
        Checkpoint::new(std::io::Cursor::new(self.text()), self.clone())
    }
}

#[tokio::test]
async fn shares_divide_the_table_and_their_checkpoints_add_up() {
    on_every_engine(async |table: Client<Shop>| {
        for number in 0..90 {
            put_former(&table, &order(&format!("customer-{number}"), number), 1).await;
        }
        let mut checkpoints = Vec::new();
        for number in 0..3 {
            let memory = Memory::default();
            let migration = migrate::<Order>(&table).share(number, 3).segments(2);
            let report = migration.checkpoint(memory.checkpoint()).await.unwrap();
            assert_eq!((report.segments_done, report.segments), (2, 2));
            checkpoints.push(memory.text());
            let merged = MigrationReport::of_checkpoints(&checkpoints).unwrap();
            assert_eq!(merged.is_complete(), number == 2, "{merged}");
        }
        let merged = MigrationReport::of_checkpoints(&checkpoints).unwrap();
        assert_eq!((merged.written, merged.refused), (90, 0), "{merged}");
        assert!(merged.scanned >= 90);
        let twice = MigrationReport::of_checkpoints([&checkpoints[0], &checkpoints[0]]);
        assert!(matches!(twice, Err(Error::Checkpoint { .. })));
        assert!(migrate::<Order>(&table).share(3, 3).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_checkpoint_of_another_pass_is_refused() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table, 3).await;
        let memory = Memory::default();
        migrate::<Order>(&table).checkpoint(memory.checkpoint()).await.unwrap();
        let before = all(&table).await.len();
        let other = table.clone().with_table_name("another");
        for (migration, what) in [
            (reindex(&table), "operation"),
            (migrate::<Order>(&table).dry_run(), "operation"),
            (migrate::<Customer>(&table), "operation"),
            (migrate::<Order>(&other), "table"),
            (migrate::<Order>(&table).segments(5), "share"),
            (migrate::<Order>(&table).share(1, 2), "share"),
        ] {
            let error = migration.checkpoint(memory.checkpoint()).await.unwrap_err().to_string();
            assert!(error.contains(&format!("another {what}")), "{error}");
        }
        // A whole state, and one that was cut off while it was written.
        let text = memory.text();
        let last = text.rfind("ddb-keys checkpoint").unwrap();
        let cut = text.clone() + &text[last..text.len() - 10];
        let checkpoint = Checkpoint::new(std::io::Cursor::new(cut), std::io::sink());
        let report = migrate::<Order>(&table).checkpoint(checkpoint).await.unwrap();
        assert_eq!(report.written, 2, "it was finished before: {report}");
        for wrong in ["something else", &text.replace("checkpoint 2", "checkpoint 3")] {
            let checkpoint =
                Checkpoint::new(std::io::Cursor::new(wrong.to_string()), std::io::sink());
            let result = migrate::<Order>(&table).checkpoint(checkpoint).await;
            assert!(matches!(result, Err(Error::Checkpoint { .. })), "{result:?}");
        }
        assert_eq!(all(&table).await.len(), before);
        assert_eq!(Shop::SCHEMA.name, "orders");
    })
    .await;
}

#[tokio::test]
async fn a_stream_of_reports_ends_with_that_of_the_whole_pass() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table, 60).await;
        let mut reports = migrate::<Order>(&table).segments(1).page_size(10).stream();
        let mut seen = Vec::new();
        while let Some(report) = reports.try_next().await.unwrap() {
            seen.push(report);
        }
        assert!(reports.try_next().await.unwrap().is_none());
        assert!(seen.is_sorted_by_key(|report| report.scanned), "{seen:?}");
        let last = seen.pop().unwrap();
        assert_eq!((last.written, last.is_complete()), (40, true), "{last}");
        assert!(seen.iter().any(|report| !report.is_complete()), "{seen:?}");

        let mut reports = audit(&table).segments(2).stream();
        let mut last = None;
        while let Some(report) = reports.try_next().await.unwrap() {
            last = Some(report);
        }
        assert!(last.unwrap().is_clean());
        let mut failing = audit(&table).share(1, 1).stream();
        assert!(failing.try_next().await.is_err());
        assert!(failing.try_next().await.unwrap().is_none());
    })
    .await;
}

#[tokio::test]
async fn a_stream_that_is_dropped_leaves_a_checkpoint_to_go_on_from() {
    on_every_engine(async |table: Client<Shop>| {
        fill(&table, 60).await;
        let memory = Memory::default();
        let migration = || migrate::<Order>(&table).segments(1).page_size(5);
        let mut reports = migration().checkpoint(memory.checkpoint()).stream();
        let first = reports.try_next().await.unwrap().unwrap();
        assert!(!first.is_complete(), "{first}");
        drop(reports);
        let mut reports = migration().checkpoint(memory.checkpoint()).stream();
        let mut last = None;
        while let Some(report) = reports.try_next().await.unwrap() {
            last = Some(report);
        }
        let last = last.unwrap();
        assert_eq!((last.is_complete(), last.refused), (true, 0), "{last}");
        assert!(audit(&table).await.unwrap().is_clean());
        assert_eq!(all(&table).await.len(), 61);
        let again = migrate::<Order>(&table).await.unwrap();
        assert_eq!((again.written, again.current), (0, 60), "{again}");
    })
    .await;
}
