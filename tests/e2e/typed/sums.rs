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
    b: u8,
    unsigned: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    maybe: Option<u8>,
    pair: Pair,
    signed: i8,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("SINGLE#<id>")]
struct Single {
    id: u8,
    a: f32,
    b: f32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    maybe: Option<f32>,
    double: f64,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "sums", pk = "PK")]
enum AllSums {
    Sums(Sums),
    Single(Single),
}

const UNSIGNED: [u8; 7] = [0, 1, 27, 127, 128, 200, 255];
const SIGNED: [i8; 8] = [-128, -64, -1, 0, 1, 63, 64, 127];

/// The new value is what Rust makes of it, or nothing has changed. A sum that stays in the middle half is never refused.
fn check<V: PartialEq + std::fmt::Debug>(
    changed: Result<V, Error>,
    expected: Option<V>,
    must: bool,
    what: &str,
) {
    match changed {
        Ok(value) => assert_eq!(Some(value), expected, "{what}"),
        Err(error) => assert!(error.is_condition_failed() && !must, "{what}: {error}"),
    }
}

#[tokio::test]
async fn a_sum_of_two_attributes_is_in_range_or_refused() {
    on_every_engine(async |table: Client<AllSums>| {
        let key = SumsKey { id: 1 };
        let pair = Pair { a: 0, b: 0 };
        let new = Sums { id: 1, a: 0, b: 0, unsigned: 9, maybe: None, pair, signed: 9 };
        for (a, b) in UNSIGNED.into_iter().flat_map(|a| UNSIGNED.map(|b| (a, b))) {
            let small = a <= 127 && b <= 127;
            for maybe in [None, Some(a)] {
                table.put(&Sums { a, b, maybe, ..new.clone() }).await.unwrap();
                let update = || table.update(key);
                let sum = update().set_from(|s| s.unsigned, |s| s.a + s.b).await;
                check(sum.map(|s| s.unsigned), a.checked_add(b), small, "a + b");
                let sum = update().set_from(|s| s.unsigned, |s| s.a - s.b).await;
                check(sum.map(|s| s.unsigned), a.checked_sub(b), a >= b, "a - b");
                let one = maybe.unwrap_or(100);
                let stored = table.get(key).await.unwrap().unwrap();
                let again = async || table.put(&stored).await.unwrap();
                let sum = update().set_from(|s| s.maybe, |s| s.maybe.or(100) + s.b).await;
                check(sum.map(|s| s.maybe), one.checked_add(b).map(Some), small, "maybe + b");
                again().await;
                let sum = update().set_from(|s| s.maybe, |s| s.maybe.or(100) - s.b).await;
                check(sum.map(|s| s.maybe), one.checked_sub(b).map(Some), one >= b, "maybe - b");
                again().await;
                let sum = update().set_from(|s| s.maybe, |s| s.maybe.or(s.a) + s.b).await;
                check(sum.map(|s| s.maybe), a.checked_add(b).map(Some), small, "a if missing, + b");
            }
        }
        for (a, b) in SIGNED.into_iter().flat_map(|a| SIGNED.map(|b| (a, b))) {
            let small = (-64..=63).contains(&a) && (-64..=63).contains(&b);
            table.put(&Sums { pair: Pair { a, b }, ..new.clone() }).await.unwrap();
            let of_pair =
                |s: ddb_keys::aws::Attributes<Sums>| (s.pair.at(|p| p.a), s.pair.at(|p| p.b));
            let sum = table.update(key).set_from(
                |s| s.signed,
                |s| {
                    let (a, b) = of_pair(s);
                    a + b
                },
            );
            check(sum.await.map(|s| s.signed), a.checked_add(b), small, "pair, sum");
            let difference = table.update(key).set_from(
                |s| s.signed,
                |s| {
                    let (a, b) = of_pair(s);
                    a - b
                },
            );
            check(difference.await.map(|s| s.signed), a.checked_sub(b), small, "pair, difference");
        }
        let stored = table.get(key).await.unwrap().unwrap();
        let in_transaction = table.update(key).set_from(|s| s.unsigned, |s| s.a + s.b);
        table.put(&Sums { a: 200, b: 100, ..stored }).await.unwrap();
        let refused = table.transact_write(in_transaction).await.unwrap_err();
        assert!(refused.is_condition_failed(), "{refused}");
    })
    .await;
}

/// A sum that is in the range of an `f32`, or refused. DynamoDB adds decimal digits, which round in another way.
fn check_single(changed: Result<f32, Error>, expected: f32, must: bool, what: &str) {
    match changed {
        Ok(sum) => {
            assert!(sum.is_finite() && expected.is_finite(), "{what}: {sum:e}");
            assert!((sum - expected).abs() <= expected.abs() / 1e6, "{what}: {sum:e}");
        }
        Err(error) => {
            assert!(error.is_condition_failed(), "{what}: {error}");
            assert!(!must || expected.is_infinite(), "{what}");
        }
    }
}

#[tokio::test]
async fn a_sum_of_an_f32_is_a_number_or_refused() {
    on_every_engine(async |table: Client<AllSums>| {
        let key = SingleKey { id: 1 };
        // DynamoDB adds no numbers whose sum has more than 38 digits.
        let numbers = [0.0, 1e30, -2.5e30, 1.7e38, -1.7e38, 2e38, 3e38, f32::MAX, f32::MIN];
        for (a, b) in numbers.into_iter().flat_map(|a| numbers.map(|b| (a, b))) {
            let stored = Single { id: 1, a, b, maybe: None, double: 0.0 };
            let again = async || table.put(&stored).await.unwrap();
            let what = format!("{a:e} and {b:e}");
            again().await;
            let changed = table.update(key).add(|s| s.a, b).await;
            check_single(changed.map(|s| s.a), a + b, true, &what);
            again().await;
            let changed = table.update(key).subtract(|s| s.a, b).await;
            check_single(changed.map(|s| s.a), a - b, true, &what);
            again().await;
            let changed = table.update(key).add_text("a", b).await;
            check_single(changed.map(|s| s.a), a + b, true, &what);
            again().await;
            let changed = table.update(key).set_from(|s| s.a, |s| s.a - b).await;
            check_single(changed.map(|s| s.a), a - b, true, &what);
            again().await;
            let changed = table.update(key).set_from(|s| s.maybe, |s| s.maybe.or(a) + b).await;
            check_single(changed.map(|s| s.maybe.unwrap()), a + b, true, &what);
            let small = a.abs() <= 1.7e38 && b.abs() <= 1.7e38;
            again().await;
            let changed = table.update(key).set_from(|s| s.a, |s| s.a + s.b).await;
            check_single(changed.map(|s| s.a), a + b, small, &what);
        }
        let refused = table.update(key).set_text("a", 1e39).await.unwrap_err();
        assert!(matches!(refused, Error::Refused(_)), "{refused}");
        let changed = table.update(key).add(|s| s.double, 1e100).add_text("maybe", 0.5).await;
        let changed = changed.unwrap();
        assert_eq!((changed.double, changed.maybe), (1e100, Some(0.5)));
    })
    .await;
}
