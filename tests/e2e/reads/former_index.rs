//! Items that have a former key in an index: they are found by its query, and by no other one of the index.

use std::collections::BTreeSet;

use aws_sdk_dynamodb::types::AttributeValue::S;
use ddb_keys::aws::{Client, CursorError, Error, Item};
use ddb_keys::{Entity, Table};
use ddb_keys_admin::{FindingKind, audit, reindex};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<id>")]
#[sk("#USER")]
#[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
#[former(GroupV1, index = ByGroup, pk = "GROUP#<group>", sk = "u#<id>")]
#[lsi(ByName, sk = "NAME#<name>")]
#[former(NameV1, index = ByName, sk = "n#<name>")]
struct User {
    id: String,
    group: Option<String>,
    name: String,
    mail: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DOC#<doc>")]
#[sk("<text>")]
#[gsi(ByVersion, pk = "DOC#<doc>", sk = "<version:010>")]
#[former(VersionV1, index = ByVersion, pk = "DOC#<doc>", sk = "<version>")]
struct Revision {
    doc: u32,
    text: String,
    version: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "adopted", pk = "PK", sk = "SK")]
#[gsi(ByGroup, name = "by-group", pk = "gpk", sk = "gsk", projection = keys_only)]
#[gsi(ByVersion, name = "by-version", pk = "vpk", sk = "vsk")]
#[lsi(ByName, name = "by-name", sk = "nsk")]
enum Adopted {
    User(User),
    Revision(Revision),
}

fn user(id: &str) -> User {
    User { id: id.into(), group: Some("x".into()), name: id.into(), mail: "m".into() }
}

/// Stores an item with other texts in some attributes.
async fn put(table: &Client<Adopted>, row: impl Into<Adopted>, changes: &[(&str, &str)]) {
    let mut item: Item = row.into().to_item().unwrap();
    item.extend(changes.iter().map(|(name, text)| ((*name).into(), S((*text).into()))));
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

async fn put_former(table: &Client<Adopted>, id: &str) {
    put(table, user(id), &[("gsk", &format!("u#{id}"))]).await;
}

/// The users in the group `x` that each of both queries finds.
async fn found(table: &Client<Adopted>) -> [Vec<User>; 2] {
    let present = table.query(User::query_by_group().group("x")).hydrate().await.unwrap();
    let former = table.query(User::query_group_v1().group("x")).hydrate().await.unwrap();
    [present.rows, former.rows]
}

#[tokio::test]
async fn an_adopted_item_is_found_by_the_query_of_its_old_spelling() {
    on_every_engine(async |table: Client<Adopted>| {
        put_former(&table, "bob").await;
        table.put(&user("ann")).await.unwrap();
        assert_eq!(found(&table).await, [vec![user("ann")], vec![user("bob")]]);
        let former = || table.query(User::query_group_v1().group("x").id("bob"));
        assert_eq!((former().count().await.unwrap(), former().exists().await.unwrap()), (1, true));
        let bob = table.get(UserKey { id: "bob" }).await.unwrap();
        assert_eq!(bob, Some(user("bob")), "a read by the primary key takes no notice");
        let partition = table.query(User::collection_by_group().group("x")).hydrate().await;
        assert_eq!(partition.unwrap().rows.len(), 2);
        let scanned = table.scan_index(User::scan_by_group()).count().await.unwrap();
        assert_eq!(scanned, 2);
    })
    .await;
}

#[tokio::test]
async fn the_audit_tells_a_former_key_of_an_index_from_a_stale_one() {
    on_every_engine(async |table: Client<Adopted>| {
        put_former(&table, "bob").await;
        put(&table, user("cid"), &[("nsk", "n#cid")]).await;
        put(&table, user("eve"), &[("gsk", "u#someone")]).await;
        put(&table, user("fay"), &[("gpk", "GROUP#y"), ("gsk", "u#fay")]).await;
        let left = User { group: None, ..user("gus") };
        put(&table, left, &[("gpk", "GROUP#x"), ("gsk", "u#gus")]).await;
        let report = audit(&table).await.unwrap();
        let count = |kind| report.items_with(kind);
        assert_eq!(count(FindingKind::FormerIndexKey), 2, "{report}");
        assert_eq!(count(FindingKind::StaleIndexKey), 3, "{report}");
        let shown = report.to_string();
        let expected = "in the index `by-group`, `gsk` is `u#bob`, and its fields make `U#bob`";
        assert!(shown.contains(expected), "{shown}");
        assert!(shown.contains("an index key is a former one, which `reindex` renews"), "{shown}");

        let report = reindex(&table).await.unwrap();
        assert_eq!(report.refused, 0, "{report}");
        assert!(audit(&table).await.unwrap().is_clean());
        let [present, former] = found(&table).await;
        let ids: Vec<&str> = present.iter().map(|user| &*user.id).collect();
        assert_eq!((ids, former), (vec!["bob", "cid", "eve", "fay"], vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_write_of_the_index_key_makes_it_present() {
    on_every_engine(async |table: Client<Adopted>| {
        for id in ["ann", "bob", "cid", "eve"] {
            put_former(&table, id).await;
        }
        table.update(UserKey { id: "ann" }).set(|u| u.mail, "new").await.unwrap();
        let by_name = UserByNameKey { id: "bob", name: "bob" };
        let upsert = table.update(UserKey { id: "bob" }).or_create();
        upsert.set(|u| u.mail, "new").set_index(by_name).await.unwrap();
        let key = UserByGroupKey { group: "x", id: "cid" };
        table.update(UserKey { id: "cid" }).set_index(key).await.unwrap();
        table.update(UserKey { id: "eve" }).remove_index::<UserByGroupKey<'_>>().await.unwrap();
        let ids = |users: &[User]| users.iter().map(|user| user.id.clone()).collect::<Vec<_>>();
        let [present, former] = found(&table).await;
        assert_eq!(
            (ids(&present), ids(&former)),
            (vec!["cid".into()], vec!["ann".into(), "bob".into()])
        );
        assert_eq!(former[0].mail, "new", "an update of something else leaves the key as it is");

        let ann = table.get(UserKey { id: "ann" }).await.unwrap().unwrap();
        table.put(&ann).await.unwrap();
        let [present, former] = found(&table).await;
        assert_eq!(
            (ids(&present), ids(&former)),
            (vec!["ann".into(), "cid".into()], vec!["bob".into()])
        );
        assert_eq!(audit(&table).await.unwrap().items_with(FindingKind::StaleIndexKey), 0);
    })
    .await;
}

#[tokio::test]
async fn what_a_query_of_a_former_key_finds_can_be_deleted() {
    on_every_engine(async |table: Client<Adopted>| {
        put_former(&table, "bob").await;
        table.put(&user("ann")).await.unwrap();
        table.delete_found(User::query_group_v1().group("x")).await.unwrap();
        assert_eq!(found(&table).await, [vec![user("ann")], vec![]]);
    })
    .await;
}

#[tokio::test]
async fn a_former_key_of_a_local_index_is_queried_in_its_partition() {
    on_every_engine(async |table: Client<Adopted>| {
        put(&table, user("bob"), &[("nsk", "n#bob")]).await;
        let present = table.query(User::query_by_name().id("bob")).await.unwrap();
        let former = table.query(User::query_name_v1().id("bob").name("bob")).await.unwrap();
        assert_eq!((present, former), (vec![], vec![user("bob")]));
    })
    .await;
}

/// A number of one to ten digits.
fn version(chance: &mut Chance) -> u32 {
    let digits = u32::try_from(chance.below(10)).unwrap();
    let of_digits = 10_usize.pow(digits);
    u32::try_from((of_digits + chance.below(of_digits)).min(4_294_967_295)).unwrap()
}

/// Former keys lie in the range of present ones: a migration that pads numbers.
#[tokio::test(flavor = "multi_thread")]
async fn a_query_of_an_index_returns_what_has_present_keys_in_their_order() {
    on_every_engine(async |table: Client<Adopted>| {
        let mut chance = Chance::of_seed(4);
        let versions = |rows: &[Revision]| rows.iter().map(|row| row.version).collect::<Vec<_>>();
        for doc in 0..8 {
            let (mut present, mut former) = (BTreeSet::new(), BTreeSet::new());
            for number in 0..2 + chance.below(12) {
                let version = version(&mut chance);
                if present.contains(&version) || former.contains(&version) {
                    continue;
                }
                let row = Revision { doc, text: number.to_string(), version };
                let old = version.to_string();
                let changes = [("vsk", old.as_str())];
                let is_former = chance.below(2) == 0;
                put(&table, row, if is_former { &changes } else { &[] }).await;
                // A text of ten digits is the present key.
                let is_former = is_former && version < 1_000_000_000;
                if is_former {
                    former.insert(version)
                } else {
                    present.insert(version)
                };
            }
            let query = || table.query(Revision::query_by_version().doc(doc));
            let all: Vec<u32> = present.iter().copied().collect();
            let page = query().page(None).await.unwrap();
            assert_eq!((versions(&page.rows), page.skipped), (all.clone(), former.len()));
            assert_eq!(query().count().await.unwrap(), all.len());
            let last = query().descending().first().await.unwrap();
            assert_eq!(last.map(|row| row.version), all.last().copied());
            let least = version(&mut chance);
            let in_range = table.query(Revision::query_by_version().doc(doc).version_in(least..));
            let expected: Vec<u32> = present.range(least..).copied().collect();
            assert_eq!(versions(&in_range.await.unwrap()), expected);

            let by_former = || table.query(Revision::query_version_v1().doc(doc));
            let mut in_order: Vec<u32> = former.iter().copied().collect();
            in_order.sort_by_key(u32::to_string);
            assert_eq!(versions(&by_former().await.unwrap()), in_order);
            assert_eq!(by_former().page(None).await.unwrap().skipped, present.len());
            let partition = table.query(Revision::collection_by_version().doc(doc)).await.unwrap();
            assert_eq!(partition.len(), all.len() + in_order.len());
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_is_one_of_its_key_of_the_index_alone() {
    on_every_engine(async |table: Client<Adopted>| {
        let row = |version: u32| Revision { doc: 1, text: version.to_string(), version };
        for version in [2, 9, 12, 30] {
            put(&table, row(version), &[("vsk", &version.to_string())]).await;
            table.put(&row(version + 1)).await.unwrap();
        }
        let former = || table.query(Revision::query_version_v1().doc(1)).limit(1);
        let present = || table.query(Revision::query_by_version().doc(1)).limit(1);
        let [of_former, of_present] = [former().page(None).await, present().page(None).await];
        let [of_former, of_present] = [of_former.unwrap().cursor, of_present.unwrap().cursor];
        let next = former().page(of_former.clone()).await.unwrap();
        assert_eq!(next.rows[0].version, 2, "after 12, in the order of texts");
        for mistaken in [former().page(of_present).await, present().page(of_former).await] {
            let error = mistaken.unwrap_err();
            assert!(matches!(error, Error::Cursor(CursorError::OtherQuery)), "{error:?}");
        }
        assert_eq!(present().after_item(&row(3)).await.unwrap()[0].version, 10);
        let everything = table.query(Revision::collection_by_version().doc(1));
        for error in [
            former().after_item(&row(12)).await.unwrap_err(),
            everything.after_item(&row(3)).await.unwrap_err(),
        ] {
            assert!(matches!(error, Error::Cursor(CursorError::NoPosition)), "{error:?}");
        }
    })
    .await;
}
