//! Conditions hold for what is read.

use std::collections::BTreeSet;

use ddb_keys::aws::Error;
use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::{Document, Entity};

use super::model::*;
use crate::chance::Chance;
use crate::engines::{on_every_engine, put_raw};

type Test = (fn(Attributes<Player>) -> Condition<Player>, fn(&Player) -> bool);

/// Conditions, each with what it asks of the player that is read.
const TESTS: &[Test] = &[
    (|p| p.wins.eq(0), |p| p.wins == 0),
    (|p| p.wins.ne(0), |p| p.wins != 0),
    (|p| p.wins.lt(1), |p| p.wins < 1),
    (|p| p.level.eq(5), |p| p.level == 5),
    (|p| !p.level.eq(5), |p| p.level != 5),
    (|p| p.level.ne(4), |p| p.level != 4),
    (|p| p.level.ge(5), |p| p.level >= 5),
    (|p| p.level.gt(5), |p| p.level > 5),
    (|p| p.level.between(3..=5), |p| (3..=5).contains(&p.level)),
    (|p| p.level.between(6..=9), |p| (6..=9).contains(&p.level)),
    (|p| p.level.in_([1, 5]), |p| [1, 5].contains(&p.level)),
    (|p| !p.level.in_([1, 5]), |p| ![1, 5].contains(&p.level)),
    (|p| p.lives.le(5), |p| p.lives <= 5),
    (|p| p.balance.lt(0), |p| p.balance < 0),
    (|p| p.rate.ge(0.5), |p| p.rate >= 0.5),
    (|p| p.rate.eq(0.5), |p| p.rate.total_cmp(&0.5).is_eq()),
    (|p| p.name.eq("guest"), |p| p.name == "guest"),
    (|p| p.name.lt("h"), |p| p.name.as_str() < "h"),
    (|p| p.name.begins_with("gu"), |p| p.name.starts_with("gu")),
    (|p| p.name.contains("ues"), |p| p.name.contains("ues")),
    (|p| !p.name.contains("ues"), |p| !p.name.contains("ues")),
    (|p| p.name.size().eq(5), |p| p.name.len() == 5),
    (|p| p.title.eq("guest".to_owned()), |p| p.title == "guest"),
    (|p| p.coach.is_none(), |p| p.coach.is_none()),
    (|p| p.coach.is_some(), |p| p.coach.is_some()),
    (|p| p.coach.eq("nobody"), |p| p.coach.as_deref() == Some("nobody")),
    (|p| p.coach.eq(None), |p| p.coach.is_none()),
    (
        |p| p.coach.in_([None, Some("ann".to_owned())]),
        |p| p.coach.as_deref().is_none_or(|coach| coach == "ann"),
    ),
    (|p| p.tags.contains("new".to_owned()), |p| p.tags.contains(&"new".to_owned())),
    (|p| p.tags.size().lt(1), |p| p.tags.is_empty()),
    (|p| p.tags.eq(["new"]), |p| p.tags == ["new"]),
    (|p| p.colours.contains("blue".to_owned()), |p| p.colours.contains("blue")),
    (|p| p.colours.eq(["blue"]), |p| p.colours.len() == 1 && p.colours.contains("blue")),
    (|p| p.badges.eq(BTreeSet::new()), |p| p.badges.is_empty()),
    (|p| p.badges.ne(BTreeSet::new()), |p| !p.badges.is_empty()),
    (
        |p| p.badges.in_([BTreeSet::new(), ["a".to_owned()].into()]),
        |p| p.badges.is_empty() || (p.badges.len() == 1 && p.badges.contains("a")),
    ),
    (|p| p.colours.eq(BTreeSet::new()), |p| p.colours.is_empty()),
    (|p| p.badges.size().eq(0), |p| p.badges.is_empty()),
    (|p| p.coach.ne(None), |p| p.coach.is_some()),
    (|p| !p.coach.is_some(), |p| p.coach.is_none()),
    (|p| p.bag.at(|b| b.size).eq(9), |p| p.bag.size == 9),
    (|p| p.bag.at(|b| b.size).le(5), |p| p.bag.size <= 5),
    (|p| p.bag.at(|b| b.size).ne(5), |p| p.bag.size != 5),
    (|p| p.bag.at(|b| b.things).size().eq(1), |p| p.bag.things.len() == 1),
    (
        |p| p.bag.at(|b| b.things).contains("ball".to_owned()),
        |p| p.bag.things.contains(&"ball".to_owned()),
    ),
    (
        |p| p.bag.at(|b| b.things).nth(0).eq("ball"),
        |p| p.bag.things.first().is_some_and(|thing| thing == "ball"),
    ),
    (|p| p.bag.at(|b| b.of).is_none(), |p| p.bag.of.is_none()),
    (|p| p.bag.at(|b| b.of).is_some(), |p| p.bag.of.is_some()),
    (|p| p.bag.at(|b| b.lock.at(|l| l.number)).eq(3), |p| p.bag.lock.number == 3),
    (|p| p.bag.at(|b| b.lock).at(|l| l.number).lt(3), |p| p.bag.lock.number < 3),
    (
        |p| p.kit.at(|k| k.gear.at(|g| g.weight)).eq(5),
        |p| p.kit.gear.as_ref().is_some_and(|gear| gear.weight == 5),
    ),
    (
        |p| p.kit.at(|k| k.gear).at(|g| g.weight).eq(5),
        |p| p.kit.gear.as_ref().is_some_and(|gear| gear.weight == 5),
    ),
    (
        |p| p.gear.at(|g| g.label).is_some(),
        |p| p.gear.as_ref().is_some_and(|gear| gear.label.is_some()),
    ),
    (|p| p.active.eq(true), |p| p.active),
    (|p| !p.active, |p| !p.active),
    (|p| p.gear.at(|g| g.weight).eq(5), |p| p.gear.as_ref().is_some_and(|g| g.weight == 5)),
    (|p| p.gear.at(|g| g.weight).gt(4), |p| p.gear.as_ref().is_some_and(|g| g.weight > 4)),
];

#[tokio::test]
async fn a_condition_holds_if_it_holds_for_what_is_read() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(18);
        let mut players = Vec::new();
        for id in 1..=40 {
            let player = player(id, &mut chance);
            players.push(put_older(&table, &player, &mut chance).await);
        }
        for (condition, holds) in TESTS {
            let shown = condition(Player::ATTRIBUTES);
            let found = table.scan_of::<Player>().filter(*condition).await.unwrap();
            let found: BTreeSet<_> = found.iter().map(|player| player.id).collect();
            let expected: BTreeSet<_> =
                players.iter().filter(|player| holds(player)).map(|player| player.id).collect();
            assert_eq!(found, expected, "{shown}");
            for player in players.iter().take(6) {
                let key = PlayerKey { id: player.id };
                let update = table.update(key).set(|p| p.active, player.active);
                match update.condition(*condition).await {
                    Ok(_) => assert!(holds(player), "{shown}: {player:?}"),
                    Err(Error::ConditionFailed { .. }) => {
                        assert!(!holds(player), "{shown}: {player:?}")
                    }
                    Err(error) => panic!("{shown}: {error:?}"),
                }
            }
        }
    })
    .await;
}

/// A default says nothing about an item that is not there.
#[tokio::test]
async fn no_item_has_no_defaults() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(1);
        let player = player(1, &mut chance);
        let put = table.put(&player).condition(|p| p.level.eq(5)).await;
        assert!(matches!(put, Err(Error::ConditionFailed { .. })), "{put:?}");
        let put = table.put(&player).condition(|p| p.coach.is_some()).await;
        assert!(matches!(put, Err(Error::ConditionFailed { .. })), "{put:?}");
        let check = table.check(player.key()).condition(|p| p.level.ge(1));
        let other = Team { id: 1, size: 1 };
        let outcome = table.transact_write((check, table.put(&other))).await;
        assert!(matches!(outcome, Err(Error::Cancelled { .. })), "{outcome:?}");
        assert_eq!(table.scan().await.unwrap(), []);
    })
    .await;
}

/// An item that an update creates begins with the defaults.
#[tokio::test]
async fn a_new_item_meets_the_conditions_that_its_defaults_meet() {
    on_every_engine::<Club>(async |table| {
        let grow = || table.update(TeamKey { id: 1 }).or_create().add(|t| t.size, 1);
        let refused = grow().condition(|t| t.size.lt(250)).await;
        assert!(matches!(refused, Err(Error::ConditionFailed { .. })), "{refused:?}");
        let sizes = [
            grow().condition(|t| t.size.lt(252)).await,
            grow().condition(|t| t.size.lt(252)).await,
        ];
        assert_eq!(sizes.map(|team| team.unwrap().size), [251, 252]);
        let full = grow().condition(|t| t.size.lt(252)).await;
        assert!(matches!(full, Err(Error::ConditionFailed { .. })), "{full:?}");
        let gone = table.update(TeamKey { id: 2 }).add(|t| t.size, 1).condition(|t| t.size.lt(252));
        assert!(matches!(gone.await, Err(Error::NotFound { .. })));
    })
    .await;
}

#[tokio::test]
async fn what_a_generic_entity_leaves_out_equals_a_missing_attribute() {
    on_every_engine::<Club>(async |table| {
        let shelf = Shelf { id: 1, things: Vec::<String>::new(), tags: Vec::new() };
        table.put(&shelf).await.unwrap();
        let mut older = Club::item(&Shelf { id: 2, ..shelf.clone() }).unwrap();
        older.remove("tags");
        put_raw(&table, older).await;
        let scan = || table.scan_of::<Shelf<String>>();
        assert_eq!(scan().filter(|s| s.things.eq(Vec::new())).count().await.unwrap(), 2);
        assert_eq!(scan().filter(|s| s.things.ne(Vec::new())).count().await.unwrap(), 0);
        assert_eq!(scan().filter(|s| s.tags.size().eq(0)).count().await.unwrap(), 2);
        assert_eq!(scan().filter(|s| s.tags.size().ne(0)).count().await.unwrap(), 0);
        assert_eq!(scan().filter(|s| s.tags.size().ne(1)).count().await.unwrap(), 2);
    })
    .await;
}
