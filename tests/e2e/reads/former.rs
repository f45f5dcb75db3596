//! Queries of an entity whose former keys lie in the range of its present ones: a migration that pads numbers.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::aws::{Client, CursorError, Error, Item};
use ddb_keys::{Entity, Table};
use ddb_keys_admin::migrate;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DOC#<doc>")]
#[sk("<version:010>")]
#[former(V1, pk = "DOC#<doc>", sk = "<version>")]
#[lsi(ByVersion, sk = "V#<version:ordered>")]
struct Revision {
    doc: u32,
    version: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "revisions", pk = "PK", sk = "SK")]
#[lsi(ByVersion, name = "by-version", sk = "VSK")]
enum Revisions {
    Revision(Revision),
}

async fn put_former(table: &Client<Revisions>, revision: &Revision) {
    let mut item: Item = Revisions::item(revision).unwrap();
    item.insert("SK".into(), S(revision.version.to_string()));
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

fn versions(rows: &[Revision]) -> Vec<u32> {
    rows.iter().map(|row| row.version).collect()
}

/// A number of one to ten digits.
fn version(chance: &mut Chance) -> u32 {
    let digits = u32::try_from(chance.below(10)).unwrap();
    let of_digits = 10_usize.pow(digits);
    u32::try_from((of_digits + chance.below(of_digits)).min(4_294_967_295)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_query_returns_what_lies_under_present_keys_in_their_order() {
    on_every_engine(async |table: Client<Revisions>| {
        let mut chance = Chance::of_seed(4);
        for doc in 0..12 {
            let (mut present, mut former) = (BTreeSet::new(), BTreeSet::new());
            for _ in 0..chance.below(8) {
                let version = version(&mut chance);
                table.put(&Revision { doc, version }).await.unwrap();
                present.insert(version);
            }
            for _ in 0..1 + chance.below(8) {
                let version = version(&mut chance);
                if present.contains(&version) {
                    continue;
                }
                put_former(&table, &Revision { doc, version }).await;
                // A text of ten digits is the present key.
                let is_former = version < 1_000_000_000;
                if is_former {
                    former.insert(version)
                } else {
                    present.insert(version)
                };
            }
            let least = version(&mut chance);
            let query = || table.query(Revision::query().doc(doc));
            let all: Vec<u32> = present.iter().copied().collect();

            let page = query().page(None).await.unwrap();
            assert_eq!((versions(&page.rows), page.skipped), (all.clone(), former.len()));
            assert_eq!(versions(&query().await.unwrap()), all);
            assert_eq!(query().count().await.unwrap(), all.len());
            let first = query().descending().first().await.unwrap();
            assert_eq!(first.map(|row| row.version), all.last().copied());
            let range = || table.query(Revision::query().doc(doc).version_in(least..));
            let in_range: Vec<u32> = present.range(least..).copied().collect();
            assert_eq!(versions(&range().await.unwrap()), in_range);
            assert_eq!(range().count().await.unwrap(), in_range.len());
            assert_eq!(range().exists().await.unwrap(), !in_range.is_empty());

            // A query of the former key has what is still there, in the order of its texts.
            let by_former = || table.query(Revision::query_v1().doc(doc));
            let mut in_order: Vec<u32> = former.iter().copied().collect();
            in_order.sort_by_key(u32::to_string);
            assert_eq!(versions(&by_former().await.unwrap()), in_order);
            assert_eq!(by_former().count().await.unwrap(), former.len());
            assert_eq!(by_former().page(None).await.unwrap().skipped, present.len());
            let last = by_former().descending().first().await.unwrap();
            assert_eq!(last.map(|row| row.version), in_order.last().copied());
            if let Some(version) = in_order.first() {
                let one = table.query(Revision::query_v1().doc(doc).version(*version));
                assert_eq!(versions(&one.await.unwrap()), [*version]);
            }

            // Reads that do not go by the present key have them all.
            let every: BTreeSet<u32> = present.union(&former).copied().collect();
            let of_index = table.query(Revision::query_by_version().doc(doc)).await.unwrap();
            assert!(versions(&of_index).into_iter().eq(every.iter().copied()));
            let partition = table.query(Revision::collection().doc(doc)).await.unwrap();
            assert_eq!(partition.len(), every.len());
        }
        migrate::<Revision>(&table).await.unwrap();
        for doc in 0..12 {
            assert!(!table.query(Revision::query_v1().doc(doc)).exists().await.unwrap());
        }
        let scanned = table.scan_of::<Revision>().await.unwrap();
        for doc in 0..12 {
            let of_doc = scanned.iter().filter(|row| row.doc == doc);
            let every: BTreeSet<u32> = of_doc.map(|row| row.version).collect();
            let rows = table.query(Revision::query().doc(doc)).await.unwrap();
            assert!(versions(&rows).into_iter().eq(every), "nothing is left under a former key");
        }
    })
    .await;
}

/// Both keys have the same names and the same prefix, and sort differently.
#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_is_one_of_its_key_alone() {
    on_every_engine(async |table: Client<Revisions>| {
        for version in [2, 9, 12, 30] {
            put_former(&table, &Revision { doc: 1, version }).await;
            table.put(&Revision { doc: 1, version: version + 1 }).await.unwrap();
        }
        let former = || table.query(Revision::query_v1().doc(1)).limit(1);
        let present = || table.query(Revision::query().doc(1)).limit(1);
        let [of_former, of_present] = [former().page(None).await, present().page(None).await];
        let [of_former, of_present] = [of_former.unwrap().cursor, of_present.unwrap().cursor];
        for mistaken in [former().page(of_present).await, present().page(of_former).await] {
            let error = mistaken.unwrap_err();
            assert!(matches!(error, Error::Cursor(CursorError::OtherQuery)), "{error:?}");
        }
        let row = Revision { doc: 1, version: 9 };
        let error = former().after_item(&row).await.unwrap_err();
        assert!(matches!(error, Error::Cursor(CursorError::NoPosition)), "{error:?}");
    })
    .await;
}
