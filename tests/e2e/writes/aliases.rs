//! Law L9 for items that older programs stored under other names, which serde still reads.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, Item, Update};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use super::index_truth::{compare, contents};
use crate::engines::on_every_engine;

/// Every field has an older name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("CARD#<id>#<name:lower>")]
#[gsi(ByOwner, pk = "OWNER#<owner>", sk = "DUE#<due>#<id>")]
#[gsi(Open, when(open = true), pk = "OPEN#<due>")]
struct Card {
    #[serde(alias = "number")]
    id: u32,
    #[serde(alias = "title")]
    name: String,
    #[serde(alias = "holder")]
    owner: Option<String>,
    #[serde(alias = "until")]
    due: u32,
    #[serde(alias = "active", default)]
    open: bool,
    #[serde(alias = "points", default)]
    score: u32,
    #[serde(alias = "revision", default)]
    version: u64,
}

const ALIASES: [(&str, &str); 7] = [
    ("id", "number"),
    ("name", "title"),
    ("owner", "holder"),
    ("due", "until"),
    ("open", "active"),
    ("score", "points"),
    ("version", "revision"),
];

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "cards", pk = "PK")]
#[gsi(ByOwner, name = "by-owner", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Open, name = "open", pk = "GSI2PK")]
enum Cards {
    Card(Card),
    Crate(Crate),
}

/// Fields inside of its fields have older names, too.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CRATE#<id>")]
struct Crate {
    id: u32,
    place: Place,
    #[serde(flatten)]
    size: Size,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Place {
    #[serde(alias = "town")]
    city: String,
    #[serde(alias = "visitors", default)]
    visits: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Size {
    #[serde(alias = "w")]
    width: u32,
    #[serde(alias = "words", default)]
    tags: Vec<String>,
}

const KEY: CardKey<'static> = CardKey { id: 7, name: "Ann" };

fn card() -> Card {
    let (name, owner) = ("Ann".into(), Some("bob".into()));
    Card { id: 7, name, owner, due: 3, open: true, score: 5, version: 2 }
}

/// Stores the card with older names: those whose bits are set.
async fn store(table: &Client<Cards>, older: usize) {
    let mut item = Cards::item(&card()).unwrap();
    for (n, (name, alias)) in ALIASES.into_iter().enumerate() {
        if older & (1 << n) != 0 {
            let value = item.remove(name).unwrap();
            item.insert(alias.into(), value);
        }
    }
    let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
    put.send().await.unwrap();
}

type Changed = (Update<Cards, Card>, Card);

/// The updates, each with what it makes of the card.
fn changes() -> [fn(Update<Cards, Card>) -> Changed; 12] {
    fn next() -> Card {
        Card { version: 3, ..card() }
    }
    [
        |update| (update.set(|card| card.score, 6), Card { score: 6, ..next() }),
        |update| (update.add(|card| card.score, 2), Card { score: 7, ..next() }),
        |update| (update.add_text("score", 2), Card { score: 7, ..next() }),
        |update| (update.remove(|card| card.score), Card { score: 0, ..next() }),
        |update| (update.set_if_missing(|card| card.score, 9), next()),
        |update| {
            let owner = CardByOwnerKey { owner: "eve", due: 3, id: 7 };
            let open = CardOpenKey { due: 3 };
            let update = update.set_text("open", true).set_index(owner).set_index(open);
            (update, Card { owner: Some("eve".into()), ..next() })
        },
        |update| {
            let owner = CardByOwnerKey { owner: "eve", due: 3, id: 7 };
            (
                update.set_text("owner", "eve").set_index(owner),
                Card { owner: Some("eve".into()), ..next() },
            )
        },
        |update| (update.remove_index::<CardByOwnerKey<'_>>(), Card { owner: None, ..next() }),
        |update| {
            let update = update.set_text("open", false).remove_index::<CardOpenKey>();
            (update, Card { open: false, ..next() })
        },
        |update| {
            let owner = CardByOwnerKey { owner: "bob", due: 3, id: 7 };
            let open = CardOpenKey { due: 3 };
            let update = update.or_create().set_text("open", true).set_index(owner);
            (update.set_index(open), next())
        },
        |update| (update.if_version(2).set(|card| card.score, 6), Card { score: 6, ..next() }),
        |update| {
            (
                update.condition(|card| card.score.ge(0)).set(|card| card.score, 6),
                Card { score: 6, ..next() },
            )
        },
    ]
}

#[tokio::test]
async fn updates_of_items_with_older_names_leave_readable_items() {
    on_every_engine::<Cards>(async |table| {
        let mut accepted = 0;
        for (nth, change) in changes().into_iter().enumerate() {
            let all = (1_usize << ALIASES.len()) - 1;
            for older in (0..=all).filter(|older| older.count_ones() <= 2 || *older == all) {
                store(&table, older).await;
                let before = contents(&table).await;
                let (update, expected) = change(table.update(KEY));
                let told = format!("change {nth}, older names {older:07b}");
                match update.await {
                    Ok(changed) => {
                        accepted += 1;
                        assert_eq!(changed, expected, "{told}");
                        let stored = table.get(KEY).consistent().await.unwrap();
                        assert_eq!(stored, Some(expected), "{told}");
                        let keys_of = |row: &Cards| match row {
                            Cards::Card(card) => card.keys().unwrap(),
                            Cards::Crate(card) => card.keys().unwrap(),
                        };
                        compare(&table, keys_of).await.unwrap();
                    }
                    Err(error) => {
                        assert!(
                            matches!(error, Error::ConditionFailed { .. } | Error::Conflict { .. }),
                            "{told}: {error:?}"
                        );
                        assert_eq!(contents(&table).await, before, "{told}");
                    }
                }
            }
        }
        assert!(accepted > 100, "{accepted}");
    })
    .await;
}

/// Writes of whole items and deletions compare the version under whichever name it is stored.
#[tokio::test]
async fn a_version_with_an_older_name_is_a_version() {
    on_every_engine::<Cards>(async |table| {
        let version_alone = 1 << (ALIASES.len() - 1);
        for older in [0, version_alone, (1 << ALIASES.len()) - 1] {
            store(&table, older).await;
            let before = contents(&table).await;
            for version in [0, 1, 3] {
                let stale = Card { version, ..card() };
                let put = table.put(&stale).await;
                assert!(
                    matches!(put, Err(Error::Conflict { .. })),
                    "{older:b}, {version}: {put:?}"
                );
                let update = table.update(KEY).set(|card| card.score, 6).if_version(version).await;
                assert!(matches!(update, Err(Error::Conflict { .. })), "{older:b}: {update:?}");
                let delete = table.delete(KEY).if_version(version).await;
                assert!(matches!(delete, Err(Error::Conflict { .. })), "{older:b}: {delete:?}");
                assert_eq!(contents(&table).await, before);
            }
            let read = table.get(KEY).consistent().await.unwrap().unwrap();
            assert_eq!(table.put(&read).await.unwrap(), 3);
            store(&table, version_alone & older).await;
            table.delete(KEY).if_version(2).await.unwrap();
            assert_eq!(table.get(KEY).consistent().await.unwrap(), None);
        }
        store(&table, version_alone).await;
        let changed = table.update(KEY).set(|card| card.score, 6).if_version(2).await.unwrap();
        assert_eq!(changed, Card { score: 6, version: 3, ..card() });
        assert_eq!(table.get(KEY).consistent().await.unwrap(), Some(changed));
    })
    .await;
}

fn of_place() -> Crate {
    let place = Place { city: "Graz".into(), visits: 1 };
    Crate { id: 1, place, size: Size { width: 2, tags: vec!["a".into()] } }
}

const INNER: [(&str, &str); 4] =
    [("city", "town"), ("visits", "visitors"), ("width", "w"), ("tags", "words")];

/// Stores the crate with older names inside of its fields: those whose bits are set.
async fn store_inner(table: &Client<Cards>, older: usize) {
    let mut item = Cards::item(&of_place()).unwrap();
    for (n, (name, alias)) in INNER.into_iter().enumerate() {
        if older & (1 << n) == 0 {
            continue;
        }
        let within = match item.get_mut("place") {
            Some(AttributeValue::M(place)) if place.contains_key(name) => place,
            _ => &mut item,
        };
        let value = within.remove(name).unwrap();
        within.insert(alias.into(), value);
    }
    let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
    put.send().await.unwrap();
}

/// The crate as it is stored.
async fn stored(table: &Client<Cards>) -> Option<Item> {
    let key = Cards::item_key(CrateKey { id: 1 }).unwrap();
    let get = table.sdk().get_item().table_name(table.table_name()).set_key(Some(key));
    get.consistent_read(true).send().await.unwrap().item
}

type Change = fn(Update<Cards, Crate>) -> Update<Cards, Crate>;

#[tokio::test]
async fn updates_inside_of_fields_with_older_names_leave_readable_items() {
    let changes: [Change; 9] = [
        |update| update.set(|of| of.place.at(|place| place.city), "Wien"),
        |update| update.set_if_missing(|of| of.place.at(|place| place.city), "Wien"),
        |update| update.add(|of| of.place.at(|place| place.visits), 1),
        |update| update.remove(|of| of.place.at(|place| place.visits)),
        |update| {
            update.set_from(
                |of| of.place.at(|place| place.visits),
                |of| of.place.at(|place| place.visits).or(0) + 1,
            )
        },
        |update| update.set(|of| of.size.at(|size| size.width), 9),
        |update| update.add(|of| of.size.at(|size| size.width), 9),
        |update| update.append(|of| of.size.at(|size| size.tags), ["b"]),
        |update| update.remove(|of| of.size.at(|size| size.tags)),
    ];
    on_every_engine::<Cards>(async |table| {
        let key = CrateKey { id: 1 };
        for (nth, change) in changes.into_iter().enumerate() {
            for older in 0..1 << INNER.len() {
                store_inner(&table, older).await;
                let before = stored(&table).await;
                let told = format!("change {nth}, older names {older:04b}");
                match change(table.update(key)).await {
                    Ok(changed) => {
                        let read = table.get(key).consistent().await.unwrap();
                        assert_eq!(read, Some(changed), "{told}");
                    }
                    Err(error) => {
                        assert!(older > 0 && error.is_condition_failed(), "{told}: {error:?}");
                        assert_eq!(stored(&table).await, before, "{told}");
                    }
                }
            }
        }
    })
    .await;
}
