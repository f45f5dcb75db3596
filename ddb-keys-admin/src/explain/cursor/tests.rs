//! Positions, and the reads that can stand there.

use ddb_keys::Entity;

use super::*;

#[derive(Entity)]
#[pk("SENSOR#<sensor>#<day:04>")]
#[sk("<second:05>")]
#[gsi(ByPlace, pk = "PLACE#<place>", sk = [level, "<second:05>"])]
#[allow(dead_code, reason = "keys are made from them")]
struct Reading {
    sensor: String,
    day: u32,
    second: u32,
    place: Option<String>,
    level: i8,
}

#[derive(Table)]
#[table(name = "readings", pk = "PK", sk = "SK")]
#[gsi(ByPlace, name = "by-place", pk = "PLACE", sk = ["level", "SECOND"])]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Readings {
    Reading(Reading),
}

/// What is explained of a position with these values, each with the letter of its type before it.
#[track_caller]
fn explained<T: Table>(values: &[&str]) -> CursorExplanation {
    let mut bytes = [&[2][..], &[0; 8]].concat();
    for value in values {
        let (letter, text) = value.as_bytes().split_at(1);
        bytes.extend([letter[0], 0, u8::try_from(text.len()).unwrap()]);
        bytes.extend(text);
    }
    let text = base64_simd::URL_SAFE_NO_PAD.encode_to_string(&bytes);
    cursor::<T>(&text.parse().unwrap()).unwrap()
}

/// The queries that can continue, and `scan`.
#[track_caller]
fn reads<T: Table>(values: &[&str]) -> Vec<String> {
    let reads = explained::<T>(values).positions.remove(0).reads;
    let shown = reads.into_iter().map(|read| read.query.unwrap_or_else(|| "scan".into()));
    shown.collect()
}

#[test]
fn reads_are_told_by_the_attributes_that_they_do_not_give() {
    let reads = reads::<Readings>;
    assert_eq!(reads(&["S00007"]), ["Reading::query().sensor(sensor).day(day)"]);
    assert_eq!(
        reads(&["SSENSOR#a#0001", "S00007"]),
        ["scan", "Reading::query_by_place().place(place).level(level).second(7)"]
    );
    let whole = ["SSENSOR#a#0001", "S00007", "SPLACE#b", "N-3", "S00007"];
    assert_eq!(reads(&whole), ["scan"]);
    assert_eq!(
        reads(&[&whole[..2], &whole[3..]].concat()),
        ["Reading::query_by_place().place(place)"]
    );
    assert_eq!(
        reads(&[&whole[..2], &whole[4..]].concat()),
        ["Reading::query_by_place().place(place).level(level)"]
    );
    assert_eq!(reads(&["N00007"]), [""; 0], "a number is no text");
    assert_eq!(reads(&["SSENSOR#a", "S00007"]), [""; 0]);
}

#[derive(Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "ORDER#<number:08>")]
#[gsi(Inverted)]
#[former(V1, pk = "C#<customer>", sk = "O#<number>")]
#[former(StateV1, index = ByState, pk = "S#<state>", sk = "o#<number>")]
#[allow(dead_code, reason = "keys are made from them")]
struct Order {
    customer: String,
    number: u32,
    state: String,
}

#[derive(Table)]
#[table(name = "orders", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
#[allow(dead_code, reason = "its schema is what is explained")]
enum Orders {
    Order(Order),
}

#[test]
fn queries_of_former_keys_can_continue() {
    let reads = reads::<Orders>;
    assert_eq!(reads(&["SO#7"]), ["Order::query_v1().customer(customer)"]);
    assert_eq!(reads(&["SORDER#00000007"]), ["Order::query().customer(customer)"]);
    assert_eq!(
        reads(&["SC#ada", "SO#7"]),
        [
            "scan",
            "Order::query_by_state().state(state).number(7)",
            "Order::query_state_v1().state(state).number(7)",
        ]
    );
    assert_eq!(
        reads(&["SCUSTOMER#ada", "SORDER#00000007", "So#7"]),
        ["Order::query_state_v1().state(state)"]
    );
    assert_eq!(
        reads(&["SC#ada", "SO#7", "SORDER#00000007"]),
        ["Order::query_by_state().state(state)"],
        "an item under a former key has the present key of the index"
    );
    assert_eq!(reads(&["SC#ada"]), [""; 0], "no query of the inverted index finds it");
}

#[test]
fn a_bucket_comes_first() {
    let explanation = explained::<Readings>(&["S0003", "S00007"]);
    let expected = "\
after an item with `00007`, in the bucket `0003`, which continues
  Reading::query().sensor(sensor).day(day)
    SK `<second:05>`
        second = 7  (u32, format `05`, written 00007)";
    assert_eq!(explanation.to_string(), expected);
    assert_eq!(reads::<Readings>(&["SMarch", "S00007"]), [""; 0], "it is no day");
}

#[test]
fn any_bytes_are_explained_or_refused() {
    for end in 0..40 {
        let bytes: Vec<u8> = (0..end).map(|at| if at == 0 { 2 } else { b'S' * (at % 2) }).collect();
        let text = base64_simd::URL_SAFE_NO_PAD.encode_to_string(&bytes);
        let _ = cursor::<Readings>(&text.parse().unwrap()).map(|found| found.to_string());
    }
}
