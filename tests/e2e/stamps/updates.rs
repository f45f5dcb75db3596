//! Updates: the time is set as if it were one more change, and index keys follow.

use ddb_keys::aws::{Error, InvalidRequest};

use super::*;
use crate::engines::on_every_engine;

#[tokio::test]
async fn an_update_sets_the_time_and_moves_index_keys() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table);
        clocked.create(&task(1)).await.unwrap();
        clocked.create(&task(2)).await.unwrap();
        hand.set(10);
        let changed = clocked.update(key(1)).add(|task| task.steps, 1).await.unwrap();
        assert_eq!((changed.created, changed.updated, changed.steps), (at(0), at(10), 1));
        hand.set(20);
        let changed = clocked.update(key(2)).set_text("steps", 5).await.unwrap();
        assert_eq!((changed.created, changed.updated, changed.steps), (at(0), at(20), 5));
        assert_true(&table).await;

        let recent = clocked.query(Task::query_recent().board("b")).descending().await.unwrap();
        assert_eq!(recent.iter().map(|task| task.id).collect::<Vec<_>>(), [2, 1]);
        hand.set(30);
        clocked.update(key(1)).add(|task| task.steps, 1).await.unwrap();
        let recent = clocked.query(Task::query_recent().board("b")).descending().await.unwrap();
        assert_eq!(recent.iter().map(|task| task.id).collect::<Vec<_>>(), [1, 2]);
        assert_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn an_index_key_that_is_set_has_the_time_of_the_clock() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table);
        clocked.create(&task(1)).await.unwrap();
        hand.set(10);
        let done = TaskByStateKey { state: "done", updated: at(77), board: "b" };
        let changed = clocked.update(key(1)).set_index(done).await.unwrap();
        assert_eq!((changed.state.as_str(), changed.updated), ("done", at(10)));
        assert_true(&table).await;
        let found = clocked.query(Task::query_by_state().state("done")).await.unwrap();
        assert_eq!(found, [changed]);
    })
    .await;
}

#[tokio::test]
async fn the_time_of_the_last_write_is_not_the_callers() {
    on_every_engine::<Boards>(async |table| {
        let clocked = Hand::default().at(&table);
        clocked.put(&board("one")).await.unwrap();
        let set = clocked.update(BOARD).set_text("changedAt", 5).await;
        let reason = "every write sets it to the time of the client's clock";
        match set.unwrap_err() {
            Error::Refused(InvalidRequest::Value { name, reason: found }) => {
                assert_eq!((name.as_str(), found.as_str()), ("changedAt", reason));
            }
            other => panic!("{other:?}"),
        }
        assert!(clocked.update(BOARD).remove_text("changedAt").await.is_err());
        let nothing = clocked.update(BOARD).await.unwrap_err();
        assert!(matches!(nothing, Error::Refused(InvalidRequest::NoChanges)), "{nothing:?}");
    })
    .await;
}

#[tokio::test]
async fn an_upsert_keeps_the_creation_of_an_item_that_exists() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table);
        let upsert = || clocked.update(BOARD).or_create().set(|board| board.title, "new");
        hand.set(10);
        let new = upsert().await.unwrap();
        let created = new.created.map(|created| created.timestamp());
        assert_eq!((created, new.changed, new.version), (Some(unix(10)), Some(unix(10)), 1));
        assert_true(&table).await;
        hand.set(20);
        let again = upsert().await.unwrap();
        assert_eq!((again.created, again.changed), (new.created, Some(unix(20))));
        hand.set(30);
        let given = DateTime::from_timestamp(5, 0);
        let given = upsert().set(|board| board.created, given).await.unwrap();
        assert_eq!(given.created.map(|created| created.timestamp()), Some(5), "as the caller says");
        assert_true(&table).await;

        hand.set(40);
        let state = TaskByStateKey { state: "open", updated: at(0), board: "b" };
        let task = clocked.update(key(7)).or_create().set(|task| task.steps, 1).set_index(state);
        assert_eq!([task.await.unwrap().created, stored(&table, 7).await.updated], [at(40); 2]);
        assert_true(&table).await;
    })
    .await;
}

/// An item that was written before the entity had time stamps.
#[tokio::test]
async fn an_older_item_gets_the_time_and_its_index_key() {
    on_every_engine::<Boards>(async |table| {
        let old = Board { version: 3, ..board("old") };
        let item = Boards::item(&old).unwrap();
        assert!(!item.contains_key("GSI1PK"), "{item:?}");
        crate::engines::put_raw(&table, item).await;
        let hand = Hand::default();
        hand.set(10);
        let update = hand.at(&table).update(BOARD).set(|board| board.title, "new");
        let new = update.await.unwrap();
        assert_eq!((new.created, new.changed, new.version), (None, Some(unix(10)), 4));
        assert_true(&table).await;
        assert_eq!(table.query(Board::query_recent()).await.unwrap(), [new]);
    })
    .await;
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(updated = at)]
#[pk("JOB#<id>")]
#[gsi(Open, when(open = true), pk = "OPEN", sk = "<at:secs>")]
#[gsi(Owned, pk = "OWNER#<owner>", sk = "<at:secs>#<id>")]
struct Job {
    id: u32,
    open: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    at: Option<DateTime<Utc>>,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "jobs", pk = "PK")]
#[gsi(Open, name = "open", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Owned, name = "owned", pk = "GSI2PK", sk = "GSI2SK")]
enum Jobs {
    Job(Job),
}

/// An update cannot know whether the item is in the index, so it is told.
#[tokio::test]
async fn a_sparse_index_key_with_the_time_is_set_or_removed() {
    on_every_engine::<Jobs>(async |table| {
        let job = Job { id: 1, open: true, owner: Some("ann".into()), at: None };
        let table = table.clock(|| time(10));
        table.create(&job).await.unwrap();
        let key = JobKey { id: 1 };
        let open = JobOpenKey { at: at(0) };
        let owned = |owner| JobOwnedKey { owner, at: at(0), id: 1 };
        let unsaid = table.update(key).set_text("open", true).set_index(open).await;
        match unsaid.unwrap_err() {
            Error::Refused(InvalidRequest::IndexKeyPart { key: "Owned", attribute, .. }) => {
                assert_eq!(attribute, "at");
            }
            other => panic!("{other:?}"),
        }

        let table = table.clock(|| time(20));
        let update = table.update(key).set_text("open", true).set_index(open);
        let job = update.set_index(owned("ben")).await.unwrap();
        assert_eq!((job.owner.as_deref(), job.at), (Some("ben"), Some(at(20))));
        let table = table.clock(|| time(30));
        let update = table.update(key).set_text("open", false).remove_index::<JobOpenKey>();
        let job = update.set_index(None::<JobOwnedKey<'_>>).await.unwrap();
        assert_eq!((job.open, job.owner.as_deref(), job.at), (false, None, Some(at(30))));
        for item in table.sdk().scan().table_name(table.table_name()).send().await.unwrap().items()
        {
            assert_eq!(*item, Jobs::item(&job).unwrap());
        }
    })
    .await;
}
