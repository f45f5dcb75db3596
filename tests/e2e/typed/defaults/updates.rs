//! Updates begin with what is read.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::Document;
use ddb_keys::aws::{Error, InvalidRequest, Item};

use super::model::*;
use crate::chance::Chance;
use crate::engines::{on_every_engine, put_raw};

#[tokio::test]
async fn an_update_begins_with_what_is_read() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(7);
        for id in 1..=120 {
            let player = player(id, &mut chance);
            let mut read = put_older(&table, &player, &mut chance).await;
            let update = table.update(PlayerKey { id });
            let kind = chance.below(14);
            let update = match kind {
                10 => {
                    read.level = read.lives;
                    update.set(|p| p.level, Player::ATTRIBUTES.lives)
                }
                12 => {
                    read.wins = read.bag.size;
                    update.set(|p| p.wins, Player::ATTRIBUTES.bag.at(|b| b.size))
                }
                13 => {
                    read.wins = read.kit.lock.number + 1;
                    update.set_from(|p| p.wins, |p| p.kit.at(|k| k.lock.at(|l| l.number)) + 1)
                }
                11 => {
                    read.wins = read.lives + 1;
                    update.set_from(|p| p.wins, |p| p.lives + 1)
                }
                8 => {
                    read.lives = read.level;
                    update.set(|p| p.lives, Player::ATTRIBUTES.level)
                }
                0 => {
                    read.level += 2;
                    update.add(|p| p.level, 2)
                }
                1 => {
                    read.level -= 1;
                    update.subtract(|p| p.level, 1)
                }
                2 => {
                    read.balance -= 7;
                    update.add(|p| p.balance, -7)
                }
                3 => {
                    read.tags.push("x".into());
                    update.append(|p| p.tags, ["x"])
                }
                4 => {
                    read.tags.insert(0, "x".into());
                    update.prepend(|p| p.tags, ["x"])
                }
                5 => {
                    read.wins = read.level + 1;
                    update.set_from(|p| p.wins, |p| p.level + 1)
                }
                6 => {
                    read.level += 3;
                    read.name = "zed".into();
                    update.set(|p| p.name, "zed").add(|p| p.level, 3)
                }
                7 => {
                    read.wins += 1;
                    update.add(|p| p.wins, 1)
                }
                _ => {
                    read.rate += 0.25;
                    update.add(|p| p.rate, 0.25)
                }
            };
            match update.await {
                Ok(after) => assert_eq!(after, read),
                // What is inside of something that is missing is not copied.
                Err(Error::ConditionFailed { item: Some(item), .. })
                    if kind == 13 && !has_lock(&item) => {}
                Err(error) => panic!("{error:?}: {read:?}"),
            }
        }
    })
    .await;
}

/// Whether an item has the lock of its kit.
fn has_lock(item: &Item) -> bool {
    matches!(item.get("kit"), Some(AttributeValue::M(kit)) if kit.contains_key("lock"))
}

/// The sum begins with the default, so it may leave the range where it would not from 0.
#[tokio::test]
async fn a_sum_with_a_default_stays_in_the_range_of_its_field() {
    on_every_engine::<Club>(async |table| {
        let mut item = Club::item(&Team { id: 1, size: 1 }).unwrap();
        item.remove("size");
        put_raw(&table, item).await;
        let update = || table.update(TeamKey { id: 1 });
        let outcome = update().add(|t| t.size, 6).await;
        assert!(matches!(outcome, Err(Error::ConditionFailed { .. })), "{outcome:?}");
        assert_eq!(update().add(|t| t.size, 2).await.unwrap().size, 252);
        assert_eq!(update().add(|t| t.size, 3).await.unwrap().size, 255);
        let created = table.update(TeamKey { id: 2 }).or_create().add(|t| t.size, 1).await;
        assert_eq!(created.unwrap().size, 251);
    })
    .await;
}

#[tokio::test]
async fn an_index_key_of_a_default_is_written_with_the_item() {
    on_every_engine::<Club>(async |table| {
        let key = LoanByStateKey { state: "guest", rank: 0 };
        let created = table.update(LoanKey { id: 1 }).or_create().set_index(key).add(|l| l.days, 1);
        assert!(matches!(
            created.await,
            Err(Error::Refused(InvalidRequest::MissingIndexKey { key: "ByHolder", .. }))
        ));
        let mut item = Club::item(&Loan {
            id: 2,
            holder: "ann".into(),
            state: "guest".into(),
            rank: 1,
            days: 0,
        })
        .unwrap();
        item.remove("state");
        put_raw(&table, item).await;
        let key = LoanByStateKey { state: "guest", rank: 3 };
        let moved = table.update(LoanKey { id: 2 }).set_text("rank", 3).set_index(key).await;
        assert_eq!(moved.unwrap().rank, 3);
        let query = || Loan::query_by_state().state("guest").rank(3);
        assert_eq!(table.query(query()).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn what_cannot_begin_with_a_default_is_refused() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(3);
        let player = player(1, &mut chance);
        table.put(&player).await.unwrap();
        table.put(&Cup { id: 1, rounds: 2, name: String::new() }).await.unwrap();
        let red: BTreeSet<_> = ["red".to_owned()].into();
        let update = || table.update(PlayerKey { id: 1 });
        let outcomes = [
            update().add(|p| p.colours, red.clone()).await.map(drop),
            update().delete_from(|p| p.colours, red).await.map(drop),
        ];
        for outcome in outcomes {
            assert!(
                matches!(outcome, Err(Error::Refused(InvalidRequest::Value { .. }))),
                "{outcome:?}"
            );
        }
        // It would be left out, and read as five.
        let outcomes = [
            table.update(CupKey { id: 1 }).set(|c| c.rounds, 0).await.map(drop),
            table.update(CupKey { id: 1 }).set_if_missing(|c| c.rounds, 0).await.map(drop),
            update().set(|p| p.bag.at(|b| b.size), 0).await.map(drop),
        ];
        for outcome in outcomes {
            assert!(
                matches!(outcome, Err(Error::Refused(InvalidRequest::Unreadable { .. }))),
                "{outcome:?}"
            );
        }
    })
    .await;
}

/// A fallback that is given takes the place of the default, whatever is missing.
#[tokio::test]
async fn a_given_fallback_comes_before_the_default() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(5);
        let player = Player { gear: None, ..player(1, &mut chance) };
        table.put(&player).await.unwrap();
        let update = table.update(PlayerKey { id: 1 });
        let after = update.set_from(|p| p.wins, |p| p.gear.at(|g| g.weight).or(40) + 2).await;
        assert_eq!(after.unwrap().wins, 42);
    })
    .await;
}
