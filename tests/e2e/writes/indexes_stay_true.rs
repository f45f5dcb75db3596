//! Law L6: what templates write for an index is whole or absent, and true to the item, after any
//! sequence of writes.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, EntityKeys};

use super::index_truth::{compare, contents};
use super::steps::step;
use super::tracker::Tracker;
use crate::chance::Chance;
use crate::engines::on_every_engine;

const STEPS: usize = 240;
/// Reading every index takes ten requests, so that it is done after every third write.
const WRITES_BETWEEN: usize = 3;

fn keys_of(row: &Tracker) -> EntityKeys {
    match row {
        Tracker::Task(task) => task.keys().unwrap(),
        Tracker::Member(member) => member.keys().unwrap(),
    }
}

async fn walk(table: &Client<Tracker>, seed: u64) {
    let mut chance = Chance::of_seed(seed);
    let (mut done, mut refused, mut entries) = (0, 0, 0);
    let mut before = contents(table).await;
    let mut told = Vec::new();
    for number in 0..STEPS {
        let (write, outcome) = step(table, &mut chance).await;
        let after = contents(table).await;
        if let Err(error) = outcome {
            refused += 1;
            let unforeseen = matches!(error, Error::Sdk(_) | Error::Item(_));
            assert!(!unforeseen, "seed {seed}, step {number}: {write}\n{error:?}");
            assert_eq!(before, after, "seed {seed}, step {number}: {write}\n{error}");
            continue;
        }
        done += 1;
        told.push(write);
        if done % WRITES_BETWEEN == 0 {
            match compare(table, keys_of).await {
                Ok(found) => entries += found,
                Err(difference) => {
                    panic!("seed {seed}, step {number}: {told:#?}\n{difference}\nafter: {after:#?}")
                }
            }
            told.clear();
        }
        before = after;
    }
    // The walk is worth something only while it writes, is refused, and fills indexes.
    assert!(
        done > STEPS / 5 && refused > STEPS / 5 && entries > STEPS,
        "{done} writes, {refused} refused, {entries} entries of indexes"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_index_is_true_to_its_items_after_every_write() {
    on_every_engine::<Tracker>(async |table| {
        for seed in [1, 2, 3] {
            walk(&table, seed).await;
        }
    })
    .await;
}
