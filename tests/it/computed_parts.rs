//! Parts of keys that follow from fields, `#[entity(part(…))]`: keys have them, items do not store them.

use chrono::{DateTime, NaiveDate, Utc};
use ddb_keys::query::IntoCondition;
use ddb_keys::schema::Segment;
use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Slow {
    B0,
    B1,
    B2,
}

fn slow(duration_ms: u64) -> Slow {
    match duration_ms {
        0..100 => Slow::B0,
        100..1_000 => Slow::B1,
        _ => Slow::B2,
    }
}

fn instant(milliseconds: u64) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(i64::try_from(milliseconds).unwrap()).unwrap()
}

/// A slow query of a database, as a published monitor stores it.
#[derive(Debug, Clone, PartialEq, Entity)]
#[entity(part(at: DateTime<Utc> = instant(self.started_at_ms), slow: Slow = slow(self.duration_ms)))]
#[entity(part(ended: Option<NaiveDate> = self.ended_at_ms.map(|end| instant(end).date_naive())))]
#[pk("SQ#<instance>#<at:day>")]
#[sk("<at:epoch_millis>#<thread>")]
#[gsi(BySlow, pk = "ENV#<env>#<slow>#<at:hour>", sk = "<at:epoch_millis>")]
#[gsi(Ended, pk = "ENDED#<ended>", sk = "<instance>")]
struct SlowQuery {
    instance: String,
    started_at_ms: u64,
    duration_ms: u64,
    thread: u32,
    env: String,
    ended_at_ms: Option<u64>,
}

const T: u64 = 1_787_203_391_500;

fn query() -> SlowQuery {
    SlowQuery {
        instance: "i1".into(),
        started_at_ms: T,
        duration_ms: 120,
        thread: 77,
        env: "prod".into(),
        ended_at_ms: None,
    }
}

#[test]
fn a_part_is_computed_when_a_key_is_built() {
    assert_eq!(query().key().build().unwrap().to_string(), "SQ#i1#2026-08-20 | 1787203391500#77");
    let slow = query().by_slow_key().build().unwrap().to_string();
    assert_eq!(slow, "ENV#prod#B1#2026-08-20T05 | 1787203391500");
    let faster = SlowQuery { duration_ms: 99, ..query() };
    assert!(faster.by_slow_key().pk().unwrap().to_string().contains("#B0#"));
}

#[test]
fn a_key_that_is_read_has_the_part() {
    let key = SlowQueryKey::parse("SQ#i1#2026-08-20", "1787203391500#77").unwrap();
    assert_eq!(key, query().key());
    assert_eq!(key.at, instant(T));
    assert!(!SlowQueryKey::matches("SQ#i1#2026-08-21", "1787203391500#77"), "another day");
}

#[test]
fn an_optional_part_that_is_none_leaves_out_the_key() {
    assert_eq!(query().ended_key(), None);
    assert_eq!(query().keys().unwrap().indexes.len(), 1);
    let ended = SlowQuery { ended_at_ms: Some(T + 86_400_000), ..query() };
    let key = ended.ended_key().unwrap().build().unwrap();
    assert_eq!(key.to_string(), "ENDED#2026-08-21 | i1");
    assert!(SlowQuery::SCHEMA.indexes[1].optional_fields().eq(["ended"]));
}

#[test]
fn the_schema_says_which_fields_a_part_follows_from() {
    let segments = SlowQuery::SCHEMA.pk.source;
    let ddb_keys::schema::Source::Template { segments, .. } = segments else { panic!() };
    let Segment::Part(at) = segments[3] else { panic!() };
    assert_eq!((at.field, at.computed_from), ("at", &["started_at_ms"][..]));
    assert!(SlowQuery::SCHEMA.pk.has_field("started_at_ms"));
    assert!(!SlowQuery::SCHEMA.pk.has_field("duration_ms"));
    let stored = SlowQuery::SCHEMA.fields.iter().map(|field| field.name);
    assert!(!stored.into_iter().any(|name| name == "at" || name == "slow"));
}

#[test]
fn queries_take_the_part() {
    let text = |query: &dyn std::fmt::Debug| format!("{query:?}");
    let in_range = SlowQuery::query().instance("i1").at_in(instant(T)..=instant(T + 60_000));
    let in_range = in_range.into_condition().unwrap();
    assert_eq!(in_range.partitions().count(), 1);
    assert!(text(&in_range).contains("SQ#i1#2026-08-20"), "{in_range:?}");
    let of_hour = SlowQuery::query_by_slow().env("prod").slow(Slow::B2).at_hour(instant(T));
    let of_hour = of_hour.into_condition().unwrap();
    assert!(text(&of_hour).contains("ENV#prod#B2#2026-08-20T05"), "{of_hour:?}");
}

/// Parts of an entity with parameters.
#[derive(Debug, Entity)]
#[entity(part(shard: u8 = shard_of(self.id)))]
#[pk("COUNTER#<shard:02>")]
#[sk("<id>")]
struct Counter<I: KeyPart + Copy + Into<u32>> {
    id: I,
}

fn shard_of<I: Into<u32>>(id: I) -> u8 {
    u8::try_from(id.into() % 16).unwrap()
}

#[test]
fn a_generic_entity_computes_parts() {
    assert_eq!(Counter { id: 18_u16 }.key().build().unwrap().to_string(), "COUNTER#02 | 18");
}
