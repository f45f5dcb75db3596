//! Compares the sizes and capacity units that the library computes with what engines report.

use std::collections::HashMap;

use crate::common::on_every_engine;
use aws_sdk_dynamodb::types::{AttributeValue, ReturnConsumedCapacity};
use ddb_keys::aws::{Item, item_size, read_units, write_units};
use ddb_keys::{Entity, Table};

/// An entity with only a key. Each test adds what it measures.
#[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
#[pk("ITEM#<id>")]
struct Measured {
    id: String,
}

#[derive(Debug, Table)]
#[table(name = "measured", pk = "PK", type_attribute = none)]
enum Scales {
    Measured(Measured),
}

/// An item of an exact size that contains a value.
fn item_of(size: usize, value: AttributeValue) -> Item {
    let mut item = Scales::item(&Measured { id: "1".to_owned() }).unwrap();
    item.insert("value".to_owned(), value);
    item.insert("padding".to_owned(), AttributeValue::S(String::new()));
    let padding = "x".repeat(size - item_size(&item));
    item.insert("padding".to_owned(), AttributeValue::S(padding));
    assert_eq!(item_size(&item), size);
    item
}

/// DynamoDB stores digits in pairs. The embedded engine rounds these numbers differently.
const PAIRS: [&str; 10] =
    ["110", "1100", "11000", "0.5", "0.05", "0.011", "0.105", "-110", "1e20", "110.011"];

struct Scale {
    sdk: aws_sdk_dynamodb::Client,
    is_embedded: bool,
    table: String,
}

impl Scale {
    async fn write(&self, item: Item) -> f64 {
        let put = self.sdk.put_item().table_name(&self.table).set_item(Some(item));
        let output =
            put.return_consumed_capacity(ReturnConsumedCapacity::Total).send().await.unwrap();
        output.consumed_capacity.unwrap().capacity_units.unwrap()
    }

    async fn clear(&self) {
        let key = Scales::item_key(MeasuredKey { id: "1" }).unwrap();
        let delete = self.sdk.delete_item().table_name(&self.table).set_key(Some(key));
        delete.send().await.unwrap();
    }

    async fn read(&self, consistent: bool) -> f64 {
        let key = Scales::item_key(MeasuredKey { id: "1" }).unwrap();
        let get = self.sdk.get_item().table_name(&self.table).set_key(Some(key));
        let get = get.consistent_read(consistent);
        let output =
            get.return_consumed_capacity(ReturnConsumedCapacity::Total).send().await.unwrap();
        output.consumed_capacity.unwrap().capacity_units.unwrap()
    }
}

async fn on_scales(specification: impl AsyncFn(&Scale)) {
    on_every_engine("measured", async |sdk, name| {
        let table = Scales::client(sdk.clone()).with_table_name(name);
        table.create_table().await.unwrap();
        let scale = Scale { sdk, is_embedded: name == "measured", table: name.to_owned() };
        specification(&scale).await;
    })
    .await;
}

fn values(is_embedded: bool) -> Vec<AttributeValue> {
    let numbers = [
        "0",
        "1",
        "12",
        "123",
        "12345",
        "100",
        "1010",
        "0.0000001",
        "1.5",
        "3.14159",
        "100.5",
        "-42",
        "-12345",
        "-0.15",
        "12345678901234567890123456789012345678",
    ];
    let n = |number: &str| AttributeValue::N(number.to_owned());
    let s = |text: &str| AttributeValue::S(text.to_owned());
    let map = HashMap::from([("key".to_owned(), AttributeValue::L(vec![s("ë"), n("-3")]))]);
    let others = [
        s("Zoë 🎲"),
        AttributeValue::Bool(true),
        AttributeValue::Null(true),
        AttributeValue::B(vec![1, 2, 3].into()),
        AttributeValue::L(vec![]),
        AttributeValue::M(map),
        AttributeValue::Ss(vec!["a".to_owned(), "bc".to_owned()]),
        AttributeValue::Ns(vec!["1".to_owned(), "12.5".to_owned()]),
    ];
    let pairs = PAIRS.into_iter().filter(|_| !is_embedded);
    numbers.into_iter().chain(pairs).map(n).chain(others).collect()
}

/// One more byte starts another unit, so the computed size must be exact.
#[tokio::test]
async fn the_cost_of_writes_follows_from_sizes_exact_to_the_byte() {
    on_scales(async |scale| {
        let mut wrong = Vec::new();
        for value in values(scale.is_embedded) {
            for size in [1024, 1025] {
                // The size before the write counts, too.
                scale.clear().await;
                let reported = scale.write(item_of(size, value.clone())).await;
                if (reported - write_units(size)).abs() > f64::EPSILON {
                    wrong.push(format!("{value:?} in {size} bytes: {reported}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    })
    .await;
}

#[tokio::test]
async fn the_cost_of_reads_follows_from_size_and_consistency() {
    on_scales(async |scale| {
        let missing = scale.read(false).await;
        assert!((missing - read_units(0) / 2.0).abs() < f64::EPSILON);
        for size in [100, 4096, 4097, 8192, 8193] {
            scale.write(item_of(size, AttributeValue::Bool(true))).await;
            for (consistent, expected) in
                [(false, read_units(size) / 2.0), (true, read_units(size))]
            {
                let reported = scale.read(consistent).await;
                assert!((reported - expected).abs() < f64::EPSILON, "{size}: {reported}");
            }
        }
    })
    .await;
}
