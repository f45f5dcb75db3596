//! What a typed condition or update says is what the engines do.

use ddb_keys::aws::Error;

use super::model::{DocKey, Docs, change, claim, document};
use crate::chance::Chance;
use crate::engines::on_every_engine;

const CASES: u64 = 1_000;

#[tokio::test]
async fn a_condition_holds_in_an_engine_exactly_if_it_holds_in_rust() {
    on_every_engine::<Docs>(async |table| {
        for case in 0..CASES {
            let mut chance = Chance::of_seed(case);
            let doc = document(&mut chance);
            table.put(&doc).await.unwrap();
            let claim = claim(&mut chance, &doc, 3);
            let shown = claim.condition.to_string();
            let outcome = table.delete(DocKey { id: 1 }).condition(|_| claim.condition).await;
            let held = match outcome {
                Ok(()) => true,
                Err(Error::ConditionFailed { .. }) => false,
                Err(error) => panic!("case {case}: {shown}: {error}"),
            };
            assert_eq!(held, claim.holds, "case {case}: {shown} of {doc:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_update_leaves_the_item_that_it_leaves_in_rust() {
    on_every_engine::<Docs>(async |table| {
        for case in 0..CASES {
            let mut chance = Chance::of_seed(case);
            let doc = document(&mut chance);
            table.put(&doc).await.unwrap();
            let (update, after) = change(&mut chance, &table, &doc);
            let shown = format!("{update:?}");
            match (update.await, after) {
                (Ok(found), Some(expected)) => assert_eq!(found, expected, "case {case}: {shown}"),
                (Err(Error::ConditionFailed { .. }), None) => {}
                (outcome, expected) => {
                    panic!("case {case}: {outcome:?} and not {expected:?}: {shown}")
                }
            }
        }
    })
    .await;
}
