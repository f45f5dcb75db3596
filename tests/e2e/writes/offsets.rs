//! Times with an offset from UTC, which no key keeps.

use chrono::{DateTime, FixedOffset};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TRAIN#<at:nanos>")]
#[gsi(ByLine, pk = "LINE#<line>", sk = "<at:nanos>")]
struct Train {
    at: DateTime<FixedOffset>,
    line: u32,
    late: bool,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "trains", pk = "PK")]
#[gsi(ByLine, name = "by-line", pk = "GSI1PK", sk = "GSI1SK")]
enum Trains {
    Train(Train),
}

#[tokio::test]
async fn a_parsed_key_does_not_change_an_offset() {
    assert!(!Train::SCHEMA.primary_keeps("at"));
    on_every_engine::<Trains>(async |table| {
        let at = DateTime::parse_from_rfc3339("2026-01-01T00:30:00+02:00").unwrap();
        let train = Train { at, line: 1, late: false };
        let parsed = TrainKey::parse("TRAIN#2025-12-31T22:30:00.000000000Z").unwrap();
        let offset = |train: &Train| train.at.offset().local_minus_utc();

        table.put(&train).await.unwrap();
        let late = table.update(parsed).or_create().set(|train| train.late, true);
        let late = late.set_index(TrainByLineKey { line: 1, at: parsed.at }).await;
        let late = late.unwrap();
        assert_eq!((late.late, offset(&late)), (true, 7200));
        table.put(&train).await.unwrap();

        let late = table.update(parsed).set(|train| train.late, true).await.unwrap();
        assert_eq!((late.late, offset(&late)), (true, 7200));
        let late = table.update(train.key()).or_create().set(|train| train.late, true);
        let late = late.set_index(TrainByLineKey { line: 2, at }).await.unwrap();
        assert_eq!((late.line, offset(&late)), (2, 7200));

        // An item that does not exist gets the time that is known.
        table.delete(parsed).await.unwrap();
        let new = table.update(parsed).or_create().set(|train| train.late, true);
        let new = new.set_index(TrainByLineKey { line: 3, at: parsed.at }).await.unwrap();
        assert_eq!((new.at, offset(&new), new.line), (at, 0, 3));
    })
    .await;
}
