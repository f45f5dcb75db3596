//! Queries of one shard and of all of them, alone and beside buckets of time.

use chrono::{DateTime, TimeDelta, Utc};
use ddb_keys::query::IntoCondition;
use ddb_keys::{Entity, KeyPart, Refusal, Table, shard_of, span};
use proptest::prelude::*;

use super::evaluate::finds;
use super::{error, refusal, shown};
use crate::laws::run;

#[derive(Debug, Clone, Entity)]
#[pk("EVENTS#<id:shard(16)>")]
#[sk("<at:millis>#<id>")]
#[gsi(ByDay, pk = "DAY#<at:day>#<id:shard(4)>", sk = "<at:millis>#<id>")]
#[gsi(ByShard, pk = "<id:shard(4)>#<at:day>#END", sk = "<at:millis>#<id>")]
#[gsi(ByKind, pk = ["<kind:shard(1000)>", kind], sk = ["<at:secs>", id])]
#[gsi(Inverted)]
struct Event {
    id: String,
    at: DateTime<Utc>,
    kind: Option<Kind>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Kind {
    Open,
    Done,
}

fn time(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn a_shard_is_given_by_its_number_or_by_its_value() {
    let at = time("2026-01-05T10:00:00Z");
    assert_eq!(shown(Event::query().shard(3)), "PK = EVENTS#03");
    assert_eq!(shown(Event::query().all_shards()), "PK = EVENTS#00 to EVENTS#15");
    let of_id = shown(Event::query().id("request-7"));
    assert_eq!(of_id, "PK = EVENTS#06", "the time comes before the id");
    let whole = shown(Event::query().id("request-7").at(at));
    assert_eq!(whole, "PK = EVENTS#06 and SK = 2026-01-05T10:00:00.000Z#request-7");
    assert_eq!(shown(Event::query().shard(6).at(at).id("request-7")), whole);
    assert_eq!(
        shown(Event::query().all_shards().at_in(at..)),
        "PK = EVENTS#00 to EVENTS#15 and SK >= 2026-01-05T10:00:00.000Z"
    );
    assert_eq!(shown(Event::collection().all_shards()), "PK = EVENTS#00 to EVENTS#15");
    let key = EventKey { id: "request-7", at };
    assert_eq!(key.build().unwrap().to_string(), "EVENTS#06 | 2026-01-05T10:00:00.000Z#request-7");
    assert_eq!(EventKey::parse("EVENTS#06", "2026-01-05T10:00:00.000Z#request-7").unwrap(), key);
    assert!(
        !EventKey::matches("EVENTS#07", "2026-01-05T10:00:00.000Z#request-7"),
        "its shard is 6"
    );
}

#[test]
fn a_shard_and_a_bucket_of_time_are_given_in_their_order() {
    let (from, until) = (time("2026-01-05T10:00:00Z"), time("2026-01-05T11:00:00Z"));
    let day = || Event::query_by_day().at_day(from);
    let of_day = shown(day().all_shards().at_in(from..until));
    assert!(
        of_day.starts_with("ByDay: PK = DAY#2026-01-05#0 to DAY#2026-01-05#3 and SK"),
        "{of_day}"
    );
    assert_eq!(
        shown(day().shard(3).at(from).id("x")),
        "ByDay: PK = DAY#2026-01-05#3 and SK = 2026-01-05T10:00:00.000Z#x"
    );
    assert_eq!(
        shown(day().id("order-1").at(from)),
        shown(Event::query_by_day().at(from).id("order-1"))
    );
    assert_eq!(
        shown(Event::query_by_day().at(from).all_shards()),
        r#"ByDay: PK = DAY#2026-01-05#0 to DAY#2026-01-05#3 and begins_with(SK, "2026-01-05T10:00:00.000Z#")"#
    );
    let shards = || Event::query_by_shard().all_shards();
    assert_eq!(shown(shards().at_day(from)), "ByShard: PK = 0#2026-01-05#END to 3#2026-01-05#END");
    assert_eq!(shown(shards().at_day(from).at(from).id("x")), shown(shards().at(from).id("x")));
    assert_eq!(
        shown(Event::query_by_kind().kind(Kind::Done).at(from).id_starts_with("a")),
        "ByKind: PK = 715 and kind = Done and SK = 2026-01-05T10:00:00Z and begins_with(id, \"a\")"
    );
}

#[test]
fn a_shard_that_does_not_exist_is_refused() {
    assert_eq!(refusal(Event::query().shard(16)), Refusal::OutOfRange);
    assert_eq!(
        error(Event::query_by_day().at_day(DateTime::UNIX_EPOCH).shard(u16::MAX)).to_string(),
        "`Event`, partition key of ByDay `DAY#<at:day>#<id:shard(4)>`: `id` is outside the range of its format"
    );
    let (one, all) = (Event::query().shard(1), Event::query().all_shards());
    assert_eq!(refusal(span(one, all)), Refusal::Apart);
}

#[test]
fn partitions_are_the_shards() {
    let all = Event::query().all_shards().at(DateTime::UNIX_EPOCH).into_condition().unwrap();
    let partitions: Vec<_> = all.partitions().collect();
    assert_eq!(partitions.len(), 16);
    for (shard, partition) in (0..).zip(partitions) {
        let of_shard = Event::query().shard(shard).at(DateTime::UNIX_EPOCH);
        assert_eq!(partition, of_shard.into_condition().unwrap());
    }
}

/// L5: all shards find what the query without shards would, and each shard its own.
#[test]
fn a_key_lies_in_its_own_shard_alone() {
    let start = time("2026-01-01T00:00:00Z");
    let values = ("[a-z0-9é]{1,8}", 0_i64..5 * 86_400_000, 0_i64..5 * 86_400_000);
    run(&values, |(id, one, other)| {
        let [at, from] = [one, other].map(|millis| start + TimeDelta::milliseconds(millis));
        let event = Event { id: id.clone(), at, kind: None };
        let key = event.key().build().unwrap();
        let sk: Vec<_> = key.sk.iter().cloned().collect();
        let query = Event::query().all_shards().at_in(from..).into_condition().unwrap();
        let found = query.partitions().map(|one| finds(&one, std::slice::from_ref(&key.pk), &sk));
        let own = usize::from(shard_of(id.as_str(), 16).unwrap());
        for (shard, found) in found.enumerate() {
            prop_assert_eq!(found, shard == own && at >= from);
        }
        Ok(())
    });
}

mod beside_others {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("EVENTS#<id:shard(100)>")]
    #[sk("<id>")]
    struct Sharded {
        id: String,
    }

    /// Two digits never meet letters.
    #[derive(Debug, Entity)]
    #[pk("EVENTS#<kind>")]
    #[sk("<id>")]
    struct Kept {
        kind: Kind,
        id: String,
    }

    /// Nor do they meet three.
    #[derive(Debug, Entity)]
    #[pk("EVENTS#<id:shard(101)>")]
    #[sk("<id>")]
    struct MoreShards {
        id: String,
    }

    #[derive(Debug, Table)]
    #[table(name = "events", pk = "PK", sk = "SK")]
    enum Events {
        Sharded(Sharded),
        Kept(Kept),
        MoreShards(MoreShards),
    }

    #[test]
    fn digits_meet_neither_letters_nor_more_digits() {
        assert_eq!(Events::SCHEMA.entities.len(), 3);
        let found = EventsKey::parse("EVENTS#18", "request-7");
        assert!(
            matches!(found, Ok(EventsKey::Sharded(ShardedKey { id: "request-7" }))),
            "{found:?}"
        );
    }
}
