//! Lists of entities that are written as a batch: borrowed, in whatever holds them.

use ddb_keys::aws::{Client, Error, UnversionedEntityOf};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("DEPOT#<depot>")]
#[sk("PARCEL#<number:06>")]
struct Parcel {
    depot: String,
    number: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "depots", pk = "PK", sk = "SK")]
enum Depots {
    Parcel(Parcel),
}

fn parcels(numbers: impl IntoIterator<Item = u32>) -> Vec<Parcel> {
    let parcel = |number| Parcel { depot: "graz".into(), number };
    numbers.into_iter().map(parcel).collect()
}

async fn stored(table: &Client<Depots>) -> Vec<u32> {
    let rows = table.query(Parcel::query().depot("graz")).await.unwrap();
    rows.iter().map(|parcel| parcel.number).collect()
}

/// A generic function has owned lists.
async fn write_all<T: Table, E>(table: &Client<T>, entities: Vec<E>) -> Result<(), Error>
where
    E: UnversionedEntityOf<T> + Serialize,
{
    table.batch_write(&entities).await
}

#[tokio::test]
async fn every_entity_of_a_list_is_written() {
    on_every_engine::<Depots>(async |table| {
        let mut expected = Vec::new();
        let mut written =
            async |numbers: std::ops::Range<u32>, batch: ddb_keys::aws::BatchWrite<Depots>| {
                batch.await.unwrap();
                expected.extend(numbers);
                assert_eq!(stored(&table).await, expected);
            };
        written(0..0, table.batch_write(&Vec::<Parcel>::new())).await;
        written(0..30, table.batch_write(&parcels(0..30))).await;
        written(30..31, table.batch_write(&parcels(30..31))).await;
        written(31..34, table.batch_write(&parcels(31..34)[..])).await;
        written(34..36, table.batch_write([&parcels([34])[0], &parcels([35])[0]])).await;
        written(36..40, table.batch_write(parcels(36..40).iter().rev())).await;
        // More can be added.
        let last = &parcels([41])[0];
        let batch = table.batch_write(&parcels([40])).put(last).delete(last.key());
        written(40..41, batch).await;
        write_all(&table, parcels([41])).await.unwrap();
        assert_eq!(stored(&table).await.last(), Some(&41));
    })
    .await;
}

#[tokio::test]
async fn nothing_is_sent_of_a_list_with_an_entity_that_has_no_item() {
    on_every_engine::<Depots>(async |table| {
        let mut list = parcels(0..3);
        list[1].depot = "a#b".into();
        assert!(matches!(table.batch_write(&list).await, Err(Error::Key(_))));
        assert!(stored(&table).await.is_empty());
    })
    .await;
}
