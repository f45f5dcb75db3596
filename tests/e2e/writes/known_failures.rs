//! Failures of other libraries that are impossible here.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::Table;
use ddb_keys::aws::{Client, Error, InvalidRequest, Item, ItemError};

use super::tracker::*;
use crate::engines::on_every_engine;

pub(super) fn task(id: u32) -> Task {
    Task {
        project: "apollo".into(),
        id,
        title: "fly".into(),
        votes: 0,
        state: State::Open,
        priority: 2,
        owner: Some("ada".into()),
        due: Some(7),
        closed_at: None,
        region: Some("north".into()),
        round: Some("first".into()),
        reviewer: Some("bob".into()),
        rank: 3,
    }
}

pub(super) fn key(id: u32) -> TaskKey<'static> {
    TaskKey { project: "apollo", id }
}

async fn stored(table: &Client<Tracker>, id: u32) -> Item {
    let key = Tracker::item_key(key(id)).unwrap();
    let get = table.sdk().get_item().table_name(table.table_name()).set_key(Some(key));
    get.consistent_read(true).send().await.unwrap().item.unwrap()
}

fn refusal(error: Error) -> InvalidRequest {
    match error {
        Error::Refused(refused) => refused,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn n05_none_leaves_out_the_whole_index_key() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&Task { owner: None, round: None, ..task(1) }).await.unwrap();
        let item = stored(&table, 1).await;
        for written in ["OWNER", "GSI1SK", "GSI2SK", "REGION2", "REGION4", "LSI2"] {
            assert!(!item.contains_key(written), "{written}: {:?}", item.get(written));
        }
        assert_eq!(item["BOARDSK"], AttributeValue::S("002#00001".into()));
    })
    .await;
}

#[tokio::test]
async fn n06_part_of_an_index_key_cannot_change_alone() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let before = stored(&table, 1).await;
        for (attribute, index_key) in [
            ("due", "ByOwner"),
            ("priority", "ByOwner"),
            ("state", "OpenBoard"),
            ("title", "ByTitle"),
        ] {
            let refused = table.update(key(1)).set_text(attribute, 9).await.unwrap_err();
            let expected = InvalidRequest::IndexKeyPart {
                entity: "Task",
                attribute: attribute.into(),
                key: index_key,
            };
            assert_eq!(refusal(refused), expected);
        }
        // One of two indexes that the field feeds is not enough.
        let of_owner = TaskOfOwnerKey { owner: "bob", id: 1 };
        let refused = table.update(key(1)).set_index(of_owner).await.unwrap_err();
        assert!(matches!(refusal(refused), InvalidRequest::IndexKeyPart { key: "ByOwner", .. }));
        assert_eq!(stored(&table, 1).await, before);

        let by_owner = TaskByOwnerKey { owner: "bob", due: 8, priority: 2 };
        let open = TaskOpenBoardKey { project: "apollo", priority: 2, id: 1 };
        let update = table.update(key(1)).set_index(of_owner).set_index(by_owner);
        let same = task(1);
        let (regions, by_round) = (same.regions_key().unwrap(), same.by_round_key().unwrap());
        let update = update.set_text("state", State::Open).set_index(open);
        let changed = update.set_index(regions).set_index(by_round).await.unwrap();
        assert_eq!((changed.owner.as_deref(), changed.due), (Some("bob"), Some(8)));
        let item = stored(&table, 1).await;
        assert_eq!(item["OWNER"], AttributeValue::S("OWNER#bob".into()));
        assert_eq!(item["GSI1SK"], AttributeValue::S("DUE#0008#002".into()));
    })
    .await;
}

#[tokio::test]
async fn n07_nothing_is_added_to_a_part_of_an_index_key() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let before = stored(&table, 1).await;
        for attribute in ["due", "priority"] {
            let by_owner = TaskByOwnerKey { owner: "ada", due: 8, priority: 3 };
            let update = table.update(key(1)).set_index(by_owner).add_text(attribute, 1);
            let refused = refusal(update.await.unwrap_err());
            assert!(matches!(refused, InvalidRequest::AddedToKeyPart { key: "ByOwner", .. }));
        }
        assert_eq!(stored(&table, 1).await, before);
        // A raw attribute of an index is data: the index follows by itself.
        let ranked = table.update(key(1)).add_text("rank", 1).add_text("votes", 2).await.unwrap();
        assert_eq!((ranked.rank, ranked.votes), (4, 2));
    })
    .await;
}

#[tokio::test]
async fn n17_an_index_key_is_removed_whole() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        assert!(table.update(key(1)).remove_text("owner").await.is_err());
        assert!(table.update(key(1)).remove_index::<TaskOfOwnerKey<'_>>().await.is_err());
        let update = table.update(key(1)).remove_index::<TaskOfOwnerKey<'_>>();
        let changed = update.remove_index::<TaskByOwnerKey<'_>>().await.unwrap();
        assert_eq!((changed.owner, changed.due), (None, None));
        let item = stored(&table, 1).await;
        assert!(["OWNER", "GSI1SK", "GSI2SK"].iter().all(|name| !item.contains_key(*name)));
    })
    .await;
}

#[tokio::test]
async fn n18_an_upsert_gives_every_part_and_every_index_key() {
    on_every_engine::<Tracker>(async |table| {
        let refused = table.update(key(1)).or_create().add_text("votes", 1).await.unwrap_err();
        assert!(matches!(refusal(refused), InvalidRequest::MissingIndexKey { .. }));
        let whole = task(1);
        let update = table.update(key(1)).or_create().add_text("votes", 1).set_text("rank", 3);
        let update = update.set_text("state", State::Open).set_index(whole.by_title_key());
        let open = whole.open_board_key().unwrap();
        let remove = update.set_index(open).remove_index::<TaskByOwnerKey<'_>>();
        let remove = remove.remove_index::<TaskOfOwnerKey<'_>>();
        let created = remove.remove_index::<TaskRegionsKey<'_>>();
        let created = created.remove_index::<TaskByRoundKey<'_>>().await.unwrap();
        assert_eq!((created.project.as_str(), created.id, created.votes), ("apollo", 1, 1));
        assert_eq!(stored(&table, 1).await["entity_type"], AttributeValue::S("Task".into()));
        assert_eq!(table.get(key(1)).await.unwrap(), Some(created));
    })
    .await;
}

#[tokio::test]
async fn n22_a_typed_read_refuses_another_entity() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        let mut item = stored(&table, 1).await;
        item.insert("entity_type".into(), AttributeValue::S("Member".into()));
        let put = table.sdk().put_item().table_name(table.table_name()).set_item(Some(item));
        put.send().await.unwrap();
        let error = table.get(key(1)).await.unwrap_err();
        assert!(matches!(error, Error::Item(ItemError::Unclaimed { .. })), "{error:?}");
        let error = table.update(key(1)).set_text("votes", 1).await.unwrap_err();
        assert!(matches!(error, Error::Item(ItemError::Unclaimed { .. })), "{error:?}");
        assert_eq!(Tracker::SCHEMA.type_attribute, Some("entity_type"));
    })
    .await;
}
