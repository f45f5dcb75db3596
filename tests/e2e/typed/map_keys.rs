//! Entries of maps are named by keys of the map.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Color {
    Red,
    DarkBlue,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Id(String);

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Entity)]
#[pk("MAPS#<id>")]
struct Maps {
    id: u8,
    by_number: BTreeMap<u32, u8>,
    by_color: BTreeMap<Color, u8>,
    by_id: BTreeMap<Id, u8>,
    by_text: HashMap<String, u8>,
    by_cow: BTreeMap<Cow<'static, str>, u8>,
    maybe: Option<BTreeMap<char, u8>>,
    by_option: BTreeMap<Option<u8>, u8>,
}

/// A rate limiter's bucket: the limits have names of their own, which are data.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Entity)]
#[pk("BUCKET#<user>")]
#[gsi(ByPlan, pk = "PLAN#<plan>", sk = "<user>")]
struct Bucket {
    user: String,
    plan: String,
    #[serde(flatten)]
    tokens: BTreeMap<String, i64>,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "maps", pk = "PK")]
#[gsi(ByPlan, name = "by-plan", pk = "GSI1PK", sk = "GSI1SK")]
enum AllMaps {
    Maps(Maps),
    Bucket(Bucket),
}

#[tokio::test]
async fn an_entry_of_a_flattened_map_is_an_attribute_of_the_item() {
    on_every_engine(async |table: Client<AllMaps>| {
        let key = BucketKey { user: "ann" };
        let bucket = Bucket {
            user: "ann".into(),
            plan: "free".into(),
            tokens: BTreeMap::from([("b_rpm_tk".into(), 5)]),
        };
        table.put(&bucket).await.unwrap();
        let take = |name: &'static str| {
            let update = table.update(key).add(move |b| b.tokens.key(name), -2);
            update.condition(move |b| b.tokens.key(name).missing() | b.tokens.key(name).ge(2))
        };
        for (name, left) in [("b_rpm_tk", 3), ("b_rpm_tk", 1), ("b_tpm_tk", -2)] {
            assert_eq!(take(name).await.unwrap().tokens[name], left);
        }
        assert!(take("b_rpm_tk").await.unwrap_err().is_condition_failed());
        let update = table.update(key).remove(|b| b.tokens.key("b_rpm_tk"));
        let left = update.set(|b| b.tokens.key("b_day_tk"), 9).await.unwrap();
        let tokens = [("b_day_tk", 9), ("b_tpm_tk", -2)].map(|(name, left)| (name.into(), left));
        assert_eq!(left, Bucket { tokens: BTreeMap::from(tokens), ..bucket });
        let found =
            table.scan_of::<Bucket>().filter(|b| b.tokens.key("b_day_tk").eq(9)).await.unwrap();
        assert_eq!(found, [left]);
    })
    .await;
}

/// The map cannot reach what other fields, keys and the type of the item are stored in.
#[tokio::test]
async fn an_entry_of_a_flattened_map_has_no_name_that_is_taken() {
    on_every_engine(async |table: Client<AllMaps>| {
        let key = BucketKey { user: "ann" };
        let bucket = Bucket { user: "ann".into(), plan: "free".into(), ..Bucket::default() };
        table.put(&bucket).await.unwrap();
        for name in ["plan", "user", "PK", "GSI1PK", "GSI1SK", "entity_type"] {
            let set = table.update(key).set(move |b| b.tokens.key(name), 1).await;
            let added = table.update(key).add(move |b| b.tokens.key(name), 1).await;
            let removed = table.update(key).remove(move |b| b.tokens.key(name)).await;
            for done in [set, added, removed] {
                assert!(matches!(done, Err(Error::Refused(_))), "{name}: {done:?}");
            }
        }
        assert_eq!(table.get(key).await.unwrap(), Some(bucket));
    })
    .await;
}

#[tokio::test]
async fn an_entry_that_is_set_is_read() {
    on_every_engine(async |table: Client<AllMaps>| {
        let key = MapsKey { id: 1 };
        table.put(&Maps { id: 1, maybe: Some(BTreeMap::new()), ..Maps::default() }).await.unwrap();
        let (id, text, number) = (Id("a#b.c".into()), String::from("z"), 70_000);
        let maps = table
            .update(key)
            .set(|m| m.by_number.key(number), 1)
            .set(|m| m.by_number.key(7), 2)
            .set(|m| m.by_color.key(Color::DarkBlue), 3)
            .set(|m| m.by_id.key(&id), 4)
            .set(|m| m.by_text.key("x"), 5)
            .set(|m| m.by_text.key(String::from("y")), 6)
            .set(|m| m.by_text.key(&text), 7)
            .set(|m| m.by_cow.key("w"), 8)
            .set(|m| m.maybe.key('v'), 9)
            .await
            .unwrap();
        let expected = Maps {
            id: 1,
            by_number: BTreeMap::from([(7, 2), (number, 1)]),
            by_color: BTreeMap::from([(Color::DarkBlue, 3)]),
            by_id: BTreeMap::from([(id, 4)]),
            by_text: HashMap::from([("x", 5), ("y", 6), ("z", 7)].map(|(k, v)| (k.into(), v))),
            by_cow: BTreeMap::from([("w".into(), 8)]),
            maybe: Some(BTreeMap::from([('v', 9)])),
            by_option: BTreeMap::new(),
        };
        assert_eq!(maps, expected);
        assert_eq!(table.get(key).await.unwrap(), Some(expected));
    })
    .await;
}

#[tokio::test]
async fn a_key_that_serde_cannot_write_is_refused() {
    on_every_engine(async |table: Client<AllMaps>| {
        let refused = |error: Error| {
            let Error::Refused(InvalidRequest::Value { name, reason }) = error else {
                panic!("{error}")
            };
            assert_eq!(
                (name.as_str(), reason.as_str()),
                ("by_option.?", "the key of a map must be text, a number or a `bool`")
            );
        };
        let update = || table.update(MapsKey { id: 1 });
        refused(update().set(|m| m.by_option.key(Some(1)), 1).await.unwrap_err());
        refused(update().remove(|m| m.by_option.key(None)).await.unwrap_err());
        let compared = update().set(|m| m.by_number.key(1), 1);
        refused(compared.condition(|m| m.by_option.key(None).exists()).await.unwrap_err());
    })
    .await;
}
