//! What keys cost: allocations are counted here; instructions and time are a benchmark's.

use std::hint::black_box;

use allocation_counter::{AllocationInfo, measure};
use ddb_keys::{Entity, KeyPart, Table};
use uuid::Uuid;

#[derive(KeyPart)]
struct Tenant(String);

#[derive(Entity)]
#[pk("TENANT#<tenant>#GAME#<game>")]
#[sk("AT#<at:millis>#<number:08>#<note..>")]
struct Event {
    tenant: Tenant,
    game: Uuid,
    at: jiff::Timestamp,
    number: u32,
    note: String,
}

#[derive(Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
struct User {
    username: String,
}

#[derive(Table)]
#[table(name = "costs", pk = "PK", sk = "SK")]
#[allow(dead_code, reason = "the keys are what is measured")]
enum Costs {
    Event(Event),
    User(User),
}

fn allocations(work: impl FnOnce()) -> (u64, u64) {
    let AllocationInfo { count_total, bytes_total, .. } = measure(work);
    (count_total, bytes_total)
}

#[test]
fn a_key_text_is_one_allocation_of_exact_size() {
    let username = "alice".repeat(3);
    let key = UserKey { username: &username };
    let lens = ("USER#".len() + 15, "#METADATA#".len() + 15);
    assert_eq!(allocations(|| drop(black_box(key.pk()))), (1, lens.0 as u64));
    assert_eq!(allocations(|| drop(black_box(key.sk()))), (1, lens.1 as u64));
    assert_eq!(allocations(|| drop(black_box(key.build()))), (2, (lens.0 + lens.1) as u64));
}

#[test]
fn formats_and_ids_write_into_the_same_allocation() {
    let event = Event {
        tenant: Tenant("acme".into()),
        game: Uuid::from_u128(7),
        at: jiff::Timestamp::from_second(1_728_867_661).unwrap(),
        number: 42,
        note: "a#b".into(),
    };
    let key = event.key();
    let built = key.build().unwrap();
    let bytes = built.pk.len() + built.sk.as_ref().unwrap().len();
    assert_eq!(allocations(|| drop(black_box(key.build()))), (2, bytes as u64));
}

#[test]
fn parsing_allocates_nothing_whatever_the_text() {
    let long = "x".repeat(1 << 20);
    for (pk, sk) in
        [("USER#a", "#METADATA#a"), ("USER#a", "#METADATA#b"), ("GAME#1", "#"), (&long, &long)]
    {
        let parse = || {
            black_box(UserKey::parse(pk, sk).is_ok());
            black_box(EventKey::matches(pk, sk));
            black_box(CostsKey::parse(pk, sk).is_ok());
        };
        assert_eq!(allocations(parse), (0, 0));
    }
}

#[test]
fn a_key_that_is_too_long_is_refused_before_it_is_allocated() {
    let username = "x".repeat(1 << 20);
    let key = UserKey { username: &username };
    assert_eq!(allocations(|| assert!(black_box(key.build()).is_err())), (0, 0));
}
