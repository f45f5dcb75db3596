//! Fields to which serde gives a value if the item lacks them: every operation works with what is read.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::aws::{Client, Error, InvalidRequest, Item};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::on_every_engine;

fn five() -> u32 {
    5
}

fn minus() -> i64 {
    -3
}

fn half() -> f64 {
    0.5
}

fn guest() -> String {
    "guest".into()
}

fn nobody() -> Option<String> {
    Some("nobody".into())
}

fn new() -> Vec<String> {
    vec!["new".into()]
}

fn blue() -> BTreeSet<String> {
    ["blue".into()].into()
}

fn yes() -> bool {
    true
}

/// Text that is stored in upper case.
mod upper {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&text.to_uppercase())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
        String::deserialize(from).map(|text| text.to_lowercase())
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Gear {
    #[serde(default = "five")]
    weight: u32,
    #[serde(default = "nobody")]
    label: Option<String>,
}

/// It differs from what its fields are by themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Bag {
    #[serde(default = "five", skip_serializing_if = "is_zero")]
    size: u32,
    #[serde(default)]
    things: Vec<String>,
    #[serde(default = "nobody")]
    of: Option<String>,
    #[serde(default)]
    lock: Lock,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, Document)]
struct Lock {
    #[serde(default)]
    number: u32,
}

fn bag() -> Bag {
    Bag { size: 9, things: vec!["ball".into()], of: None, lock: Lock { number: 3 } }
}

/// Beside the other fields, or nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Extra {
    #[serde(default = "five")]
    shoe: u32,
    brand: String,
}

/// Every field but the key was added over the years.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYER#<id>")]
struct Player {
    id: u32,
    #[serde(default)]
    wins: u32,
    #[serde(default = "five")]
    level: u32,
    #[serde(default = "five", alias = "lifes")]
    lives: u32,
    #[serde(default = "minus")]
    balance: i64,
    #[serde(default = "half")]
    rate: f64,
    #[serde(default = "guest")]
    name: String,
    #[serde(default = "guest", with = "upper")]
    title: String,
    #[serde(default = "nobody")]
    coach: Option<String>,
    #[serde(default = "new")]
    tags: Vec<String>,
    #[serde(default = "blue", with = "serde_dynamo::string_set")]
    colours: BTreeSet<String>,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    badges: BTreeSet<String>,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    prizes: BTreeSet<String>,
    #[serde(default = "yes")]
    active: bool,
    #[serde(default)]
    gear: Option<Gear>,
    #[serde(default = "bag")]
    bag: Bag,
    #[serde(flatten)]
    extra: Option<Extra>,
}

/// Its default is that of the struct.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("TEAM#<id>")]
struct Team {
    id: u32,
    size: u8,
}

impl Default for Team {
    fn default() -> Self {
        Self { id: 0, size: 250 }
    }
}

/// What is left out is not what is read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUP#<id>")]
struct Cup {
    id: u32,
    #[serde(default = "five", skip_serializing_if = "is_zero")]
    rounds: u32,
    #[serde(default)]
    name: String,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// In a raw index, and in one of a template, by a default.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOAN#<id>")]
#[gsi(ByHolder, pk = holder)]
#[gsi(ByState, pk = "STATE#<state>", sk = "<rank:04>")]
struct Loan {
    id: u32,
    #[serde(default = "guest")]
    holder: String,
    #[serde(default = "guest")]
    state: String,
    #[serde(default)]
    rank: u32,
    #[serde(default)]
    days: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "defaults", pk = "PK")]
#[gsi(ByHolder, name = "by-holder", pk = "holder")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
enum Club {
    Player(Player),
    Team(Team),
    Cup(Cup),
    Loan(Loan),
}

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
    (|p| p.level.eq(p.lives), |p| p.level == p.lives),
    (|p| p.level.ne(p.lives), |p| p.level != p.lives),
    (|p| p.level.lt(p.lives), |p| p.level < p.lives),
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
    (|p| p.badges.eq(p.prizes), |p| p.badges == p.prizes),
    (|p| p.badges.ne(p.prizes), |p| p.badges != p.prizes),
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
    (|p| p.lives.gt(p.level), |p| p.lives > p.level),
    (|p| p.level.in_([Player::ATTRIBUTES.lives]), |p| p.level == p.lives),
    (|p| p.title.contains(p.name), |p| p.title.to_uppercase().contains(&p.name)),
    (|p| p.level.between(p.wins..=p.lives), |p| (p.wins..=p.lives).contains(&p.level)),
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
    (|p| p.tags.nth(0).eq("new"), |p| p.tags.first().is_some_and(|tag| tag == "new")),
    (|p| p.extra.at(|e| e.shoe).eq(5), |p| p.extra.as_ref().is_some_and(|extra| extra.shoe == 5)),
    (
        |p| p.gear.at(|g| g.label).is_some(),
        |p| p.gear.as_ref().is_some_and(|gear| gear.label.is_some()),
    ),
    (|p| p.active.eq(true), |p| p.active),
    (|p| !p.active, |p| !p.active),
    (|p| p.gear.at(|g| g.weight).eq(5), |p| p.gear.as_ref().is_some_and(|g| g.weight == 5)),
    (|p| p.gear.at(|g| g.weight).gt(4), |p| p.gear.as_ref().is_some_and(|g| g.weight > 4)),
];

fn player(id: u32, chance: &mut Chance) -> Player {
    let text = |chance: &mut Chance| chance.of(&["guest", "gus", "zoe"]).to_owned();
    let texts = |chance: &mut Chance| -> Vec<String> {
        let one = chance.of(&["new", "old"]).to_owned();
        Vec::from_iter((!chance.one_in(3)).then_some(one))
    };
    let set = |chance: &mut Chance| -> BTreeSet<String> {
        chance.maybe(&["a", "b"]).map(Into::into).into_iter().collect()
    };
    Player {
        id,
        wins: chance.of(&[0, 1]),
        level: chance.of(&[4, 5, 6]),
        lives: chance.of(&[4, 5, 6]),
        balance: chance.of(&[-1, 0, 4]),
        rate: chance.of(&[0.25, 0.5, 1.0]),
        name: text(chance),
        title: text(chance),
        coach: chance.maybe(&["nobody", "ann"]).map(Into::into),
        tags: texts(chance),
        colours: [chance.of(&["blue", "red"]).to_owned()].into(),
        badges: set(chance),
        prizes: set(chance),
        active: chance.one_in(2),
        gear: chance.maybe(&[5, 9]).map(|weight| Gear { weight, label: None }),
        bag: Bag {
            size: chance.of(&[5, 9, 1]),
            things: texts(chance),
            of: chance.maybe(&["nobody", "ann"]).map(Into::into),
            lock: Lock { number: chance.of(&[0, 3, 4]) },
        },
        extra: chance.maybe(&[5, 6]).map(|shoe| Extra { shoe, brand: "x".into() }),
    }
}

/// Writes the item of a player without some of its attributes, and returns how it is read.
async fn put_older(table: &Client<Club>, player: &Player, chance: &mut Chance) -> Player {
    let mut item = Club::item(player).unwrap();
    let names: Vec<_> = item.keys().cloned().collect();
    for name in names {
        if !["PK", "id", "entity_type", "brand", "shoe"].contains(&name.as_str())
            && chance.one_in(2)
        {
            item.remove(&name);
        }
    }
    for name in ["gear", "bag"] {
        let Some(AttributeValue::M(fields)) = item.get_mut(name) else { continue };
        fields.retain(|_, _| chance.one_in(2));
        if let Some(AttributeValue::M(fields)) = fields.get_mut("lock") {
            fields.retain(|_, _| chance.one_in(2));
        }
    }
    // One of the two alone may be the whole of it, or nothing.
    if chance.one_in(3) {
        item.remove("brand");
        item.remove("shoe");
    }
    if chance.one_in(3)
        && let Some(lives) = item.remove("lives")
    {
        item.insert("lifes".into(), lives);
    }
    let read = Club::from_item(item.clone()).unwrap();
    put_raw(table, item).await;
    let Club::Player(player) = read else { panic!("{read:?}") };
    player
}

async fn put_raw(table: &Client<Club>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

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
async fn an_update_begins_with_what_is_read() {
    on_every_engine::<Club>(async |table| {
        let mut chance = Chance::of_seed(7);
        for id in 1..=120 {
            let player = player(id, &mut chance);
            let mut read = put_older(&table, &player, &mut chance).await;
            let update = table.update(PlayerKey { id });
            let kind = chance.below(12);
            let update = match kind {
                10 => {
                    read.level = read.lives;
                    update.set(|p| p.level, Player::ATTRIBUTES.lives)
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
                    update.set(|p| p.name, "zed").add_text("level", 3)
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
                // A field under its older name is neither copied nor replaced by another.
                Err(Error::ConditionFailed { item: Some(item), .. })
                    if [8, 10, 11].contains(&kind) && item.contains_key("lifes") => {}
                Err(error) => panic!("{error:?}: {read:?}"),
            }
        }
    })
    .await;
}

/// The sum begins with the default, so it may leave the range where it would not from 0.
#[tokio::test]
async fn a_sum_with_a_default_stays_in_the_range_of_its_field() {
    on_every_engine::<Club>(async |table| {
        let mut item = Club::item(&Team { id: 1, size: 1 }).unwrap();
        item.remove("size");
        put_raw(&table, item).await;
        let update = || table.update(TeamKey { id: 1 });
        for outcome in [update().add(|t| t.size, 6).await, update().add_text("size", 6).await] {
            assert!(matches!(outcome, Err(Error::ConditionFailed { .. })), "{outcome:?}");
        }
        assert_eq!(update().add_text("size", 2).await.unwrap().size, 252);
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
        let query = Loan::query_by_state().state("guest").rank(3);
        assert_eq!(table.query(query).await.unwrap().len(), 1);
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
