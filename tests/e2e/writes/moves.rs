//! Items that move to another primary key.

use ddb_keys::aws::{Error, InvalidRequest};

use super::known_failures::{key, task};
use super::tracker::*;
use crate::engines::on_every_engine;

#[tokio::test]
async fn an_item_moves_with_all_of_its_keys() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        table.rekey(key(1), &task(2)).await.unwrap();
        assert_eq!(table.scan().await.unwrap(), [Tracker::Task(task(2))]);
        let owned = table.query(Task::query_of_owner().owner("ada")).await.unwrap();
        assert_eq!(owned, [task(2)]);
    })
    .await;
}

#[tokio::test]
async fn a_move_needs_a_source_and_a_free_target() {
    on_every_engine::<Tracker>(async |table| {
        table.put(&task(1)).await.unwrap();
        table.put(&task(2)).await.unwrap();
        for (from, to, failed) in [(1, 2, 1), (3, 4, 0)] {
            let Err(Error::Cancelled(actions)) = table.rekey(key(from), &task(to)).await else {
                panic!("{from} moved to {to}")
            };
            let conditions = actions.iter().filter(|action| action.is_condition());
            assert_eq!(conditions.map(|action| action.action).collect::<Vec<_>>(), [failed]);
        }
        assert_eq!(table.scan().await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_move_to_the_same_key_is_refused() {
    on_every_engine::<Tracker>(async |table| {
        let Err(Error::Refused(refused)) = table.rekey(key(1), &task(1)).await else {
            panic!("moved to where it was")
        };
        assert!(matches!(refused, InvalidRequest::SameKey { entity: "Task", .. }));
        assert_eq!(
            refused.to_string(),
            "`Task` already has the key PROJECT#apollo | TASK#00001, so there is nothing to move: \
             `replace` writes it there"
        );
    })
    .await;
}
