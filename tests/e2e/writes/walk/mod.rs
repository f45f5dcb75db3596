//! Laws L6, L8, L9 and L10 under random writes: whatever a write acknowledges, the entity can read,
//! and its index keys are exactly those that its value says. What is refused changes nothing.

mod deals;
mod market;
mod others;

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::Table;
use ddb_keys::aws::{Client, Error, Item};

use crate::chance::{Chance, rounds};
use crate::engines::on_every_engine;
use market::Market;

/// Steps of a walk.
fn steps() -> usize {
    rounds(400)
}

/// A write that was tried.
struct Step {
    told: String,
    outcome: Result<(), Error>,
    /// The rows that the table has afterwards at some keys, if the write is acknowledged.
    expected: Vec<Row>,
    /// The entities whose items may change.
    writes: &'static [&'static str],
}

/// The primary key, as it is stored, and the row there.
type Row = ([String; 2], Option<Market>);

/// Every item of the table, by its primary key.
type Contents = BTreeMap<[String; 2], Item>;

async fn contents(table: &Client<Market>) -> Contents {
    let scan = table.sdk().scan().table_name(table.table_name()).consistent_read(true);
    let pages = scan.into_paginator().items().send();
    let items: Vec<Item> = pages.collect::<Result<_, _>>().await.unwrap();
    let text = |item: &Item, name| item[name].as_s().unwrap().clone();
    items.into_iter().map(|item| ([text(&item, "PK"), text(&item, "SK")], item)).collect()
}

/// Checks that an item can be read, and that its index attributes are those of the value.
fn check_item(item: &Item) -> Result<(), String> {
    let row = Market::from_item(item.clone()).map_err(|error| error.to_string())?;
    let expected = match &row {
        Market::Deal(deal) => Market::item(deal),
        Market::User(user) => Market::item(user),
        Market::Team(team) => Market::item(team),
        Market::Line(line) => Market::item(line),
    };
    let expected = expected.map_err(|error| error.to_string())?;
    let schema = Market::SCHEMA;
    let of_indexes = schema.indexes.iter().flat_map(|index| index.pk.iter().chain(index.sk));
    let raw = ["region", "rank"];
    let is_former = item[schema.pk].as_s().is_ok_and(|pk| pk.starts_with("OLDLIST#"));
    let pk = (!is_former).then_some(schema.pk);
    for name in of_indexes.copied().chain(pk).chain(schema.sk) {
        let stored = item.get(name);
        // An index ignores a raw attribute that is NULL only because DynamoDB refuses to store it.
        if stored != expected.get(name) || (raw.contains(&name) && stored == Some(&null())) {
            return Err(format!("{name}: stored {stored:?}, expected {:?}", expected.get(name)));
        }
    }
    Ok(())
}

fn null() -> AttributeValue {
    AttributeValue::Null(true)
}

fn of_others<'c>(contents: &'c Contents, writes: &[&str]) -> Vec<&'c Item> {
    let entity = |item: &Item| item["entity_type"].as_s().unwrap().clone();
    contents.values().filter(|item| !writes.contains(&entity(item).as_str())).collect()
}

async fn walk(table: &Client<Market>, seed: u64) -> [usize; 2] {
    let mut chance = Chance::of_seed(seed);
    let mut accepted = 0;
    let mut before = contents(table).await;
    for number in 0..steps() {
        if chance.one_in(12) {
            others::store_under_former_key(table, &mut chance).await;
            before = contents(table).await;
        }
        let step = match chance.below(6) {
            0 => others::account(table, &mut chance).await,
            1 => others::line(table, &mut chance).await,
            _ => deals::step(table, &mut chance).await,
        };
        let Step { told, outcome, expected, writes } = step;
        let after = contents(table).await;
        let told =
            || format!("seed {seed}, step {number}: {told}: {outcome:?}\nbefore: {before:#?}");
        assert_eq!(of_others(&before, writes), of_others(&after, writes), "{}", told());
        match &outcome {
            Ok(()) => {
                accepted += 1;
                for (key, row) in expected {
                    let stored = after.get(&key).cloned();
                    let stored = stored.map(|item| match Market::from_item(item) {
                        Ok(row) => row,
                        Err(error) => panic!("{}\n{error}", told()),
                    });
                    assert_eq!(stored, row, "{}", told());
                }
                for item in after.values() {
                    check_item(item)
                        .unwrap_or_else(|error| panic!("{}\n{error}\n{item:#?}", told()));
                }
            }
            Err(Error::Sdk(_) | Error::Item(_) | Error::Key(_)) => panic!("{}", told()),
            Err(_) => assert_eq!(before, after, "{}", told()),
        }
        before = after;
    }
    [accepted, steps()]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_write_leaves_readable_items_with_true_index_keys() {
    on_every_engine::<Market>(async |table| {
        let mut total = [0, 0];
        for seed in [1, 2] {
            let [accepted, of] = walk(&table, seed).await;
            total = [total[0] + accepted, total[1] + of];
        }
        let [accepted, of] = total;
        println!("{accepted} of {of} writes accepted");
        assert!(2 * accepted >= of && 10 * (of - accepted) >= of, "{accepted} of {of} accepted");
    })
    .await;
}
