//! Typed conditions and updates have the same meaning in the engines as in Rust.
//!
//! A filter is checked on many documents at once, and updates follow each other on one item, since almost
//! all of the time goes into requests.

use std::collections::BTreeSet;

use ddb_keys::aws::{Client, Error};
use ddb_keys::embedded::local_client;

use super::model::{Claim, Doc, DocKey, Docs, change, claim, document};
use crate::chance::{Chance, rounds};
use crate::engines::on_every_engine;

/// Documents that each filter is evaluated on.
const DOCUMENTS: u32 = 40;

/// A claim about a document. One seed makes the same condition of every document.
fn claim_of(seed: u64, doc: &Doc) -> Claim {
    claim(&mut Chance::of_seed(seed), doc, 3)
}

async fn stored(table: &Client<Docs>, seed: u64) -> Vec<Doc> {
    let mut chance = Chance::of_seed(seed);
    let docs: Vec<_> = (0..DOCUMENTS).map(|id| document(&mut chance, id)).collect();
    let batch = docs.iter().fold(table.batch(), |batch, doc| batch.put(doc));
    batch.await.unwrap();
    docs
}

#[tokio::test]
async fn a_filter_keeps_the_items_for_which_it_holds_in_rust() {
    on_every_engine::<Docs>(async |table| {
        let mut docs = Vec::new();
        for seed in 0..rounds(1000) as u64 {
            if seed % 50 == 0 {
                docs = stored(&table, seed).await;
            }
            let condition = claim_of(seed, &docs[0]).condition;
            let expected: BTreeSet<_> =
                docs.iter().filter(|doc| claim_of(seed, doc).holds).map(|doc| doc.id).collect();
            let shown = condition.to_string();
            let found = table.scan().filter_of::<Doc>(|_| condition).await;
            let found = found.unwrap_or_else(|error| panic!("seed {seed}: {shown}: {error}"));
            let found: BTreeSet<_> = found.iter().map(|Docs::Doc(doc)| doc.id).collect();
            assert_eq!(found, expected, "seed {seed}: {shown} of {docs:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_write_happens_exactly_if_its_condition_holds_in_rust() {
    on_every_engine::<Docs>(async |table| {
        let docs = stored(&table, 0).await;
        for seed in 0..rounds(1000) as u64 {
            let doc = &docs[usize::try_from(seed).unwrap() % docs.len()];
            let Claim { condition, holds } = claim_of(seed, doc);
            let shown = condition.to_string();
            let outcome = table.put(doc).condition(|_| condition).await;
            let held = match outcome {
                Ok(()) => true,
                Err(Error::ConditionFailed { .. }) => false,
                Err(error) => panic!("seed {seed}: {shown}: {error}"),
            };
            assert_eq!(held, holds, "seed {seed}: {shown} of {doc:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_update_leaves_the_item_that_it_leaves_in_rust() {
    on_every_engine::<Docs>(async |table| {
        let mut chance = Chance::of_seed(0);
        let mut doc = document(&mut chance, 1);
        for case in 0..rounds(1000) as u64 {
            // Updates alone make documents large and much alike.
            if case % 8 == 0 {
                doc = document(&mut chance, 1);
                table.put(&doc).await.unwrap();
            }
            let (update, after) = change(&mut chance, &table, &doc);
            let shown = format!("{update:?}");
            match (update.await, after) {
                (Ok(found), Some(expected)) => {
                    assert_eq!(found, expected, "case {case}: {shown}");
                    doc = found;
                }
                (Err(Error::ConditionFailed { .. }), None) => {}
                (outcome, expected) => {
                    panic!("case {case}: {outcome:?} and not {expected:?}: {shown}")
                }
            }
        }
        let stored = table.get(DocKey { id: 1 }).await.unwrap();
        assert_eq!(stored, Some(doc));
    })
    .await;
}

/// Whether a text has a number of 37 digits or more, one after the other or around a decimal point.
fn has_long_number(shown: &str) -> bool {
    let words = shown.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    words.map(|word| word.bytes().filter(u8::is_ascii_digit).count()).any(|digits| digits >= 37)
}

/// Random choices that never meet what a law is about would prove nothing.
#[test]
fn the_cases_of_the_laws_are_of_every_kind() {
    let mut chance = Chance::of_seed(1);
    let docs: Vec<_> = (0..10).map(|id| document(&mut chance, id)).collect();
    let claims = (0..400).flat_map(|seed| docs.iter().map(move |doc| claim_of(seed, doc)));
    let claims: Vec<_> = claims.map(|claim| (claim.condition.to_string(), claim.holds)).collect();
    let assert_both = |kind: &str, is_of: &dyn Fn(&str) -> bool| {
        for holds in [true, false] {
            let found =
                claims.iter().filter(|(shown, held)| *held == holds && is_of(shown)).count();
            assert!(found >= 10, "{found} conditions with `{kind}` are {holds}");
        }
    };
    assert_both("numbers of 38 digits", &has_long_number);
    for kind in [
        "values.name",
        "values.level",
        "values =",
        "list[1]",
        "map.",
        "set",
        "size(",
        "contains(",
        "begins_with(",
        "attribute_exists(",
        "attribute_not_exists(",
        "attribute_type(",
        " BETWEEN ",
        " IN (",
        "NOT ",
        " AND ",
        " OR ",
        " = ",
        " <> ",
        " < ",
        " <= ",
        " > ",
        " >= ",
        "total",
    ] {
        assert_both(kind, &|shown| shown.contains(kind));
    }

    let table = Docs::client(local_client("http://127.0.0.1:1"));
    let changes = |_| {
        let doc = document(&mut chance, 1);
        let (update, after) = change(&mut chance, &table, &doc);
        (format!("{update:?}"), after.is_some())
    };
    let changes: Vec<_> = (0..1000).map(changes).collect();
    let count =
        |is_of: &dyn Fn(&str) -> bool| changes.iter().filter(|(shown, _)| is_of(shown)).count();
    assert!(count(&has_long_number) >= 10);
    for kind in [
        "SetIfMissing(",
        "Append(",
        "Prepend(",
        "Delete(Ss",
        "Computed(",
        "Fallback(",
        "Ss(",
        ": Remove",
        "Name(\"name\")",
        "Name(\"level\")",
        "Index(0)",
    ] {
        assert!(count(&|shown| shown.contains(kind)) >= 10, "changes of the kind `{kind}`");
    }
    assert!(changes.iter().filter(|(_, done)| !done).count() >= 10);
}
