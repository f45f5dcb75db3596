//! A random walk of every kind of write: a model says what the times of each item must be.

use std::collections::BTreeMap;

use ddb_keys::aws::Error;

use super::*;
use crate::chance::{Chance, rounds};
use crate::engines::on_every_engine;

/// When each task was created and updated, in seconds after the start.
type Model = BTreeMap<u32, [i64; 2]>;

const IDS: [u32; 4] = [1, 2, 3, 4];
const STATES: [&str; 3] = ["open", "held", "done"];

/// What a write does to its item, if it is done.
enum Effect {
    /// It sets both times.
    Creates(u32),
    /// It keeps the creation of the value that it writes.
    Writes(u32, i64),
    Updates(u32),
    Deletes(u32),
}

use Effect::{Creates, Deletes, Updates, Writes};

/// One write, and what it means for the items.
async fn step(table: &Client<Boards>, chance: &mut Chance) -> (Vec<Effect>, Result<(), Error>) {
    let (id, other) = (chance.of(&IDS), chance.of(&IDS));
    let state = chance.of(&STATES);
    let read = table.get(key(id)).consistent().await.unwrap().unwrap_or_else(|| task(id));
    let created = (read.created - at(0)).num_seconds();
    let value = Task { state: state.into(), ..read };
    let index = TaskByStateKey { state, updated: at(3_000_000), board: "b" };
    let update = || table.update(key(id)).add(|task| task.steps, 1);
    match chance.below(14) {
        0 => (vec![Creates(id)], table.create(&value).await),
        1 => (vec![Writes(id, created)], table.put(&value).await),
        2 => (vec![Writes(id, created)], table.replace(&value).await),
        3 => (vec![Updates(id)], update().await.map(drop)),
        4 => (vec![Updates(id)], update().set_index(index).await.map(drop)),
        5 => {
            let upsert = table.update(key(id)).or_create().set(|task| task.steps, 1);
            (vec![Updates(id)], upsert.set_index(index).await.map(drop))
        }
        6 => (vec![Updates(id)], table.update(key(id)).set_text("steps", 9).once().await),
        7 => {
            let moved = Task { id: other, ..value };
            (vec![Deletes(id), Writes(other, created)], table.rekey(key(id), &moved).await)
        }
        8 => (vec![Writes(id, created)], table.batch().put(&value).await),
        9 => (vec![Writes(id, created)], table.batch().put_any(&Boards::Task(value)).await),
        10 => (vec![Deletes(id)], table.delete(key(id)).must_exist().await),
        11 => {
            let both = (table.create(&Task { id: other, ..value }), update());
            (vec![Creates(other), Updates(id)], table.transact_write(both).await)
        }
        12 => {
            let both = (table.delete(key(other)).must_exist(), table.put(&value));
            (vec![Deletes(other), Writes(id, created)], table.transact_write(both).await)
        }
        _ => (vec![Writes(id, created)], table.put(&value).once().await),
    }
}

fn apply(model: &mut Model, effects: Vec<Effect>, now: i64) {
    for effect in effects {
        match effect {
            Creates(id) => drop(model.insert(id, [now, now])),
            Writes(id, created) => drop(model.insert(id, [created, now])),
            Updates(id) => model.entry(id).or_insert([now, now])[1] = now,
            Deletes(id) => drop(model.remove(&id)),
        }
    }
}

#[tokio::test]
async fn the_times_of_items_are_those_of_their_writes() {
    on_every_engine::<Boards>(async |table| {
        let (hand, mut model, mut done) = (Hand::default(), Model::new(), 0);
        let clocked = hand.at(&table);
        let steps = rounds(2_000);
        for now in 0..steps as u64 {
            hand.set(now);
            let mut chance = Chance::of_seed(now);
            let (effects, outcome) = step(&clocked, &mut chance).await;
            if outcome.is_ok() {
                apply(&mut model, effects, now as i64);
                done += 1;
            }
            let rows = table.scan_of::<Task>().consistent().await.unwrap();
            let seconds = |of: DateTime<Utc>| (of - at(0)).num_seconds();
            let found = rows.iter().map(|row| (row.id, [row.created, row.updated].map(seconds)));
            assert_eq!(found.collect::<Model>(), model, "after step {now}: {outcome:?}");
            assert_true(&table).await;
        }
        assert!(done * 3 > steps, "{done} of {steps} writes were done");
    })
    .await;
}
