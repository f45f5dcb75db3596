//! Sums: whatever an update acknowledges, its type can read.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Pair {
    a: i8,
    b: i8,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SUMS#<id>")]
struct Sums {
    id: u8,
    a: u8,
    unsigned: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    maybe: Option<u8>,
    pair: Pair,
    signed: i8,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "sums", pk = "PK")]
enum AllSums {
    Sums(Sums),
}

const UNSIGNED: [u8; 7] = [0, 1, 27, 127, 128, 200, 255];
const SIGNED: [i8; 8] = [-128, -64, -1, 0, 1, 63, 64, 127];

/// The new value is what Rust makes of it, or nothing has changed.
fn check<V: PartialEq + std::fmt::Debug>(
    changed: Result<V, Error>,
    expected: Option<V>,
    what: &str,
) {
    match changed {
        Ok(value) => assert_eq!(Some(value), expected, "{what}"),
        Err(error) => assert!(error.is_condition_failed() && expected.is_none(), "{what}: {error}"),
    }
}

#[tokio::test]
async fn a_sum_of_an_attribute_and_a_number_is_in_range_or_refused() {
    on_every_engine(async |table: Client<AllSums>| {
        let key = SumsKey { id: 1 };
        let pair = Pair { a: 0, b: 0 };
        let new = Sums { id: 1, a: 0, unsigned: 9, maybe: None, pair, signed: 9 };
        for (a, b) in UNSIGNED.into_iter().flat_map(|a| UNSIGNED.map(|b| (a, b))) {
            for maybe in [None, Some(a)] {
                let stored = Sums { a, maybe, ..new.clone() };
                let again = async || table.put(&stored).await.unwrap();
                let update = || table.update(key);
                again().await;
                check(update().add(|s| s.a, b).await.map(|s| s.a), a.checked_add(b), "add");
                again().await;
                check(
                    update().subtract(|s| s.a, b).await.map(|s| s.a),
                    a.checked_sub(b),
                    "subtract",
                );
                again().await;
                let sum = update().set_from(|s| s.unsigned, |s| s.a + b).await;
                check(sum.map(|s| s.unsigned), a.checked_add(b), "a + b");
                let sum = update().set_from(|s| s.unsigned, |s| s.a - b).await;
                check(sum.map(|s| s.unsigned), a.checked_sub(b), "a - b");
                let one = maybe.unwrap_or(100);
                let sum = update().set_from(|s| s.maybe, |s| s.maybe.or(100) + b).await;
                check(sum.map(|s| s.maybe), one.checked_add(b).map(Some), "maybe + b");
                again().await;
                let sum = update().set_from(|s| s.maybe, |s| s.maybe.or(100) - b).await;
                check(sum.map(|s| s.maybe), one.checked_sub(b).map(Some), "maybe - b");
            }
        }
        for (a, b) in SIGNED.into_iter().flat_map(|a| SIGNED.map(|b| (a, b))) {
            table.put(&Sums { pair: Pair { a, b: 0 }, ..new.clone() }).await.unwrap();
            let sum = table.update(key).set_from(|s| s.signed, |s| s.pair.at(|p| p.a) + b).await;
            check(sum.map(|s| s.signed), a.checked_add(b), "pair, sum");
            let difference = table.update(key).set_from(|s| s.signed, |s| s.pair.at(|p| p.a) - b);
            check(difference.await.map(|s| s.signed), a.checked_sub(b), "pair, difference");
        }
    })
    .await;
}

/// What two attributes add up to is known only to DynamoDB. The answer tells if it is too much.
#[tokio::test]
async fn a_sum_of_two_attributes_carries_no_condition() {
    on_every_engine(async |table: Client<AllSums>| {
        let pair = Pair { a: 100, b: 100 };
        let sums = Sums { id: 1, a: 1, unsigned: 2, maybe: None, pair, signed: 9 };
        table.put(&sums).await.unwrap();
        let update = || table.update(sums.key());
        assert_eq!(update().set_from(|s| s.a, |s| s.a + s.unsigned).await.unwrap().a, 3);
        let of_pair = update().set_from(|s| s.signed, |s| s.pair.at(|p| p.a) + s.pair.at(|p| p.b));
        let outcome = of_pair.await;
        assert!(matches!(outcome, Err(Error::Item(_))), "{outcome:?}");
    })
    .await;
}
