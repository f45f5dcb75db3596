//! Law L9 for items that an update creates, and for numbers near the end of their range.

use std::collections::BTreeSet;

use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Place {
    city: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("HITS#<id>")]
struct Hits {
    id: u32,
    #[serde(default)]
    hits: u8,
    #[serde(default)]
    total: u64,
    #[serde(
        with = "serde_dynamo::string_set",
        default,
        skip_serializing_if = "BTreeSet::is_empty"
    )]
    tags: BTreeSet<String>,
    place: Option<Place>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NAMED#<id>")]
struct Named {
    id: u32,
    name: String,
    hits: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("SHORT#<id>")]
struct Short {
    id: u32,
    text: String,
    version: u8,
}

/// Its average has a default that is not zero, so DynamoDB adds to a fallback.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("RATING#<id>")]
#[gsi(Ratings, pk = "ALL", sk = "<id:08>")]
struct Rating {
    id: u32,
    name: String,
    #[serde(default = "half")]
    average: f64,
}

fn half() -> f64 {
    0.5
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "new-items", pk = "PK")]
#[gsi(Ratings, name = "ratings", pk = "GSI1PK", sk = "GSI1SK")]
enum All {
    Hits(Hits),
    Named(Named),
    Short(Short),
    Rating(Rating),
}

#[tokio::test]
async fn items_created_with_a_fraction_are_readable_and_in_their_index() {
    on_every_engine::<All>(async |table| {
        let upsert = || table.update(RatingKey { id: 1 }).or_create();
        let incomplete = [
            upsert().add(|r| r.average, 1.5).await.unwrap_err(),
            upsert().set_from(|r| r.average, |r| r.average.or(0.5) + 1.0).await.unwrap_err(),
        ];
        for wrong in incomplete {
            assert!(
                matches!(wrong, Error::Refused(InvalidRequest::Incomplete { .. })),
                "{wrong:?}"
            );
        }
        let rated = upsert().set(|r| r.name, "n").add(|r| r.average, 1.5).await.unwrap();
        assert_eq!(rated, Rating { id: 1, name: "n".into(), average: 2.0 });
        assert_eq!(table.query(Rating::query_ratings()).await.unwrap(), [rated]);
    })
    .await;
}

const KEY: HitsKey = HitsKey { id: 1 };

fn hits(hits: u8) -> Hits {
    Hits { id: 1, hits, total: 0, tags: BTreeSet::new(), place: None }
}

#[tokio::test]
async fn items_created_with_computed_values_are_readable() {
    on_every_engine::<All>(async |table| {
        let upsert = || table.update(KEY).or_create();
        // 260 is not a `u8`.
        let wrong = upsert().set_from(|h| h.hits, |h| h.hits.or(250) + 10).await.unwrap_err();
        assert!(matches!(wrong, Error::Refused(InvalidRequest::Incomplete { .. })), "{wrong:?}");
        let wrong = upsert().set_from(|h| h.hits, |h| h.hits.or(3) - 4).await.unwrap_err();
        assert!(matches!(wrong, Error::Refused(InvalidRequest::Incomplete { .. })), "{wrong:?}");
        assert_eq!(table.get(KEY).await.unwrap(), None);

        // An item that exists and lacks the attribute.
        table.put(&hits(1)).await.unwrap();
        table.update(KEY).remove(|h| h.hits).await.unwrap();
        for (fallback, more) in [(250, 10), (255, 1)] {
            let update = table.update(KEY).set_from(|h| h.hits, |h| h.hits.or(fallback) + more);
            assert!(update.await.unwrap_err().is_condition_failed());
        }
        let less = table.update(KEY).set_from(|h| h.hits, |h| h.hits.or(3) - 4).await;
        assert!(less.unwrap_err().is_condition_failed());
        assert_eq!(table.get(KEY).await.unwrap(), Some(hits(0)));
        let sum = table.update(KEY).set_from(|h| h.hits, |h| h.hits.or(250) + 5).await.unwrap();
        assert_eq!(sum.hits, 255);

        table.delete(KEY).await.unwrap();
        let one = upsert().set_from(|h| h.hits, |h| h.hits.or(0) + 1).await.unwrap();
        assert_eq!(one, hits(1));
        let copy = upsert().set_from(|h| h.total, |h| h.total.or(7)).await.unwrap();
        assert_eq!(copy, Hits { total: 7, ..hits(1) });
    })
    .await;
}

#[tokio::test]
async fn a_new_item_that_lacks_a_field_is_refused_whatever_creates_it() {
    on_every_engine::<All>(async |table| {
        let upsert = || table.update(NamedKey { id: 1 }).or_create();
        let refused = |outcome: Result<Named, Error>| {
            assert!(
                matches!(
                    outcome,
                    Err(Error::Refused(InvalidRequest::Incomplete { entity: "Named", .. }))
                ),
                "{outcome:?}"
            );
        };
        refused(upsert().set_from(|n| n.hits, |n| n.hits.or(0) + 1).await);
        refused(upsert().set_from(|n| n.hits, |n| n.hits.or(1)).await);
        refused(upsert().add(|n| n.hits, 1).await);
        refused(upsert().set_if_missing(|n| n.hits, 1).await);
        assert_eq!(table.get(NamedKey { id: 1 }).await.unwrap(), None);
        let whole = upsert().set_from(|n| n.hits, |n| n.hits.or(0) + 1).set(|n| n.name, "a");
        assert_eq!(whole.await.unwrap(), Named { id: 1, name: "a".into(), hits: 1 });
    })
    .await;
}

#[tokio::test]
async fn nothing_is_created_from_what_a_new_item_lacks() {
    on_every_engine::<All>(async |table| {
        let upsert = || table.update(KEY).or_create();
        upsert().set(|h| h.place.at(|p| p.city), "Graz").await.unwrap_err();
        upsert().set_from(|h| h.total, |h| h.total.or(1) + h.total).await.unwrap_err();
        assert_eq!(table.get(KEY).await.unwrap(), None);
        assert_eq!(upsert().delete_from(|h| h.tags, ["a"]).await.unwrap(), hits(0));
        table.delete(KEY).await.unwrap();
        // A field with a default begins with it.
        assert_eq!(upsert().set_from(|h| h.total, |h| h.total + 1).await.unwrap().total, 1);
        table.delete(KEY).await.unwrap();
        let tagged = upsert().add(|h| h.tags, ["a"]).await.unwrap();
        assert_eq!(tagged.tags, BTreeSet::from(["a".to_owned()]));
    })
    .await;
}

#[tokio::test]
async fn a_version_does_not_outgrow_its_type() {
    on_every_engine::<All>(async |table| {
        let mut short = Short { id: 1, text: "a".into(), version: 253 };
        short.version = u8::try_from(table.create(&short).await.unwrap()).unwrap();
        let key = ShortKey { id: 1 };
        short = table.update(key).set(|s| s.text, "b").await.unwrap();
        assert_eq!(short.version, 255);
        let refused = table.put(&short).await.unwrap_err();
        assert!(matches!(refused, Error::Refused(InvalidRequest::Value { .. })), "{refused:?}");
        assert!(table.update(key).set(|s| s.text, "c").await.unwrap_err().is_condition_failed());
        assert_eq!(table.get(key).await.unwrap(), Some(short));
    })
    .await;
}
