//! A typed change leaves one name of a field that a flattened struct reads, whatever else that struct takes.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Stats {
    #[serde(default, alias = "old")]
    stars: u32,
    #[serde(flatten)]
    extra: BTreeMap<String, u32>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Address {
    #[serde(default)]
    number: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Profile {
    #[serde(alias = "addr")]
    address: Address,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("RATED#<id>")]
struct Rated {
    id: u32,
    score: u32,
    profile: Profile,
    #[serde(flatten)]
    stats: Stats,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "other-names", pk = "PK")]
enum Ratings {
    Rated(Rated),
}

/// Writes an item of the time before both fields were renamed.
async fn put_older(table: &Client<Ratings>) -> Rated {
    let stats = Stats { stars: 3, extra: BTreeMap::new() };
    let rated =
        Rated { id: 1, score: 0, profile: Profile { address: Address { number: 7 } }, stats };
    let mut item = Ratings::item(&rated).unwrap();
    let stars = item.remove("stars").unwrap();
    item.insert("old".into(), stars);
    if let Some(AttributeValue::M(profile)) = item.get_mut("profile") {
        let address = profile.remove("address").unwrap();
        profile.insert("addr".into(), address);
    }
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
    assert_eq!(table.get(RatedKey { id: 1 }).await.unwrap(), Some(rated.clone()));
    rated
}

#[tokio::test]
async fn a_field_of_a_flattened_struct_has_one_name() {
    on_every_engine::<Ratings>(async |table| {
        for stars in [5, 0] {
            let rated = put_older(&table).await;
            let update = table.update(RatedKey { id: 1 });
            let changed = if stars == 0 {
                update.remove(|r| r.stats.at(|s| s.stars)).await
            } else {
                update.set(|r| r.stats.at(|s| s.stars), stars).await
            };
            let stats = Stats { stars, ..rated.stats };
            assert_eq!(changed.unwrap(), Rated { stats, ..rated });
        }
    })
    .await;
}

/// What is under another name is not taken for what is missing.
#[tokio::test]
async fn a_value_on_the_way_under_another_name_is_not_read_as_a_default() {
    on_every_engine::<Ratings>(async |table| {
        let rated = put_older(&table).await;
        let update = || table.update(RatedKey { id: 1 });
        let outcomes = [
            update()
                .set_from(|r| r.score, |r| r.profile.at(|p| p.address.at(|a| a.number)) + 1)
                .await,
            update()
                .set_from(|r| r.score, |r| r.profile.at(|p| p.address).at(|a| a.number).or(0))
                .await,
            update().set_from(|r| r.score, |r| r.stats.at(|s| s.stars) + 1).await,
        ];
        for outcome in outcomes {
            assert!(matches!(outcome, Err(Error::ConditionFailed { .. })), "{outcome:?}");
        }
        assert_eq!(table.get(RatedKey { id: 1 }).await.unwrap(), Some(rated));
    })
    .await;
}
