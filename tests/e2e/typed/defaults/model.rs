//! Entities that have grown, and items that are older than they.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Client;
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::put_raw;

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
pub(super) struct Gear {
    #[serde(default = "five")]
    pub(super) weight: u32,
    #[serde(default = "nobody")]
    pub(super) label: Option<String>,
}

/// It differs from what its fields are by themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
pub(super) struct Bag {
    #[serde(default = "five", skip_serializing_if = "is_zero")]
    pub(super) size: u32,
    #[serde(default)]
    pub(super) things: Vec<String>,
    #[serde(default = "nobody")]
    pub(super) of: Option<String>,
    #[serde(default)]
    pub(super) lock: Lock,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, Document)]
pub(super) struct Lock {
    #[serde(default)]
    pub(super) number: u32,
}

fn bag() -> Bag {
    Bag { size: 9, things: vec!["ball".into()], of: None, lock: Lock { number: 3 } }
}

/// Its default is stored without one of its fields, and without anything in the other.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
pub(super) struct Kit {
    #[serde(default = "seven", skip_serializing_if = "is_seven")]
    pub(super) lock: Lock,
    #[serde(default)]
    pub(super) gear: Option<Gear>,
}

fn kit() -> Kit {
    Kit { lock: seven(), gear: None }
}

fn seven() -> Lock {
    Lock { number: 7 }
}

fn is_seven(lock: &Lock) -> bool {
    *lock == seven()
}

/// Beside the other fields, or nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
pub(super) struct Extra {
    #[serde(default = "five")]
    pub(super) shoe: u32,
    pub(super) brand: String,
}

/// Every field but the key was added over the years.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYER#<id>")]
pub(super) struct Player {
    pub(super) id: u32,
    #[serde(default)]
    pub(super) wins: u32,
    #[serde(default = "five")]
    pub(super) level: u32,
    #[serde(default = "five")]
    pub(super) lives: u32,
    #[serde(default = "minus")]
    pub(super) balance: i64,
    #[serde(default = "half")]
    pub(super) rate: f64,
    #[serde(default = "guest")]
    pub(super) name: String,
    #[serde(default = "guest", with = "upper")]
    pub(super) title: String,
    #[serde(default = "nobody")]
    pub(super) coach: Option<String>,
    #[serde(default = "new")]
    pub(super) tags: Vec<String>,
    #[serde(default = "blue", with = "serde_dynamo::string_set")]
    pub(super) colours: BTreeSet<String>,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    pub(super) badges: BTreeSet<String>,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    pub(super) prizes: BTreeSet<String>,
    #[serde(default = "yes")]
    pub(super) active: bool,
    #[serde(default)]
    pub(super) gear: Option<Gear>,
    #[serde(default = "bag")]
    pub(super) bag: Bag,
    #[serde(default = "kit")]
    pub(super) kit: Kit,
    #[serde(flatten)]
    pub(super) extra: Option<Extra>,
}

/// Its default is that of the struct.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("TEAM#<id>")]
pub(super) struct Team {
    pub(super) id: u32,
    pub(super) size: u8,
}

impl Default for Team {
    fn default() -> Self {
        Self { id: 0, size: 250 }
    }
}

/// What is left out is not what is read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUP#<id>")]
pub(super) struct Cup {
    pub(super) id: u32,
    #[serde(default = "five", skip_serializing_if = "is_zero")]
    pub(super) rounds: u32,
    #[serde(default)]
    pub(super) name: String,
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
pub(super) struct Loan {
    pub(super) id: u32,
    #[serde(default = "guest")]
    pub(super) holder: String,
    #[serde(default = "guest")]
    pub(super) state: String,
    #[serde(default)]
    pub(super) rank: u32,
    #[serde(default)]
    pub(super) days: u32,
}

/// What is left out is read as the default of a type that is not known where the conditions are made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SHELF#<id>")]
pub(super) struct Shelf<T> {
    pub(super) id: u32,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub(super) things: Vec<T>,
    #[serde(default)]
    pub(super) tags: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "defaults", pk = "PK")]
#[gsi(ByHolder, name = "by-holder", pk = "holder")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
pub(super) enum Club {
    Player(Player),
    Team(Team),
    Cup(Cup),
    Loan(Loan),
    Shelf(Shelf<String>),
}

pub(super) fn player(id: u32, chance: &mut Chance) -> Player {
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
        kit: Kit {
            lock: Lock { number: chance.of(&[0, 7, 3]) },
            gear: chance.maybe(&[5, 9]).map(|weight| Gear { weight, label: None }),
        },
        extra: chance.maybe(&[5, 6]).map(|shoe| Extra { shoe, brand: "x".into() }),
    }
}

/// Writes the item of a player without some of its attributes, and returns how it is read.
pub(super) async fn put_older(
    table: &Client<Club>,
    player: &Player,
    chance: &mut Chance,
) -> Player {
    let mut item = Club::item(player).unwrap();
    let names: Vec<_> = item.keys().cloned().collect();
    for name in names {
        if !["PK", "id", "entity_type", "brand", "shoe", "bag", "kit"].contains(&name.as_str())
            && chance.one_in(2)
        {
            item.remove(&name);
        }
    }
    for name in ["gear", "bag", "kit"] {
        let Some(AttributeValue::M(fields)) = item.get_mut(name) else { continue };
        fields.retain(|name, _| name == "lock" || chance.one_in(2));
        for name in ["lock", "gear"] {
            if let Some(AttributeValue::M(fields)) = fields.get_mut(name) {
                fields.retain(|_, _| chance.one_in(2));
            }
        }
    }
    // One of the two alone may be the whole of it, or nothing.
    if chance.one_in(3) {
        item.remove("brand");
        item.remove("shoe");
    }
    let read = Club::from_item(item.clone()).unwrap();
    put_raw(table, item).await;
    let Club::Player(player) = read else { panic!("{read:?}") };
    player
}
