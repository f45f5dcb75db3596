//! Filters of one entity, and items without the type attribute, which are recognized by their keys.

use aws_sdk_dynamodb::types::AttributeValue::{self, Bool, N, S};
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("INFO")]
struct Info {
    room: u32,
    open: bool,
}

#[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ROOM#<room>")]
#[sk("CHAIR#<number>")]
#[former(V1, pk = "CHAIRS#<room>", sk = "<number>")]
#[gsi(ByMaker, pk = maker, sk = "<room>#<number>")]
struct Chair {
    room: u32,
    number: u32,
    open: bool,
    maker: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "rooms", pk = "PK", sk = "SK")]
#[gsi(ByMaker, name = "by-maker", pk = "maker", sk = "GSI1SK")]
enum Rooms {
    Info(Info),
    Chair(Chair),
}

/// Stores an item that the library did not write. Its type attribute is missing, or not a name.
async fn put(table: &Client<Rooms>, pk: &str, sk: &str, open: bool, is_null: bool) {
    let text = |text: &str| S(text.to_owned());
    let number = sk.rsplit('#').next().filter(|number| number.parse::<u32>().is_ok());
    let put = table.sdk().put_item().table_name(table.table_name());
    let put = put.item("PK", text(pk)).item("SK", text(sk)).item("open", Bool(open));
    let put = put.item("room", N("1".to_owned())).item("number", N(number.unwrap_or("0").into()));
    let put = put.item("maker", text("ann")).item("GSI1SK", text(&format!("1#{sk}")));
    let of_type = is_null.then_some(("entity_type", AttributeValue::Null(true)));
    let put = of_type.into_iter().fold(put, |put, (name, value)| put.item(name, value));
    put.send().await.unwrap();
}

fn open_chairs(rows: &[Rooms]) -> Vec<u32> {
    let mut numbers: Vec<u32> = rows
        .iter()
        .filter_map(|row| match row {
            Rooms::Chair(chair) => Some(chair.number),
            Rooms::Info(_) => None,
        })
        .collect();
    numbers.sort_unstable();
    numbers
}

#[tokio::test]
async fn a_filter_of_an_entity_is_about_its_items_without_a_type_too() {
    on_every_engine::<Rooms>(async |table| {
        put(&table, "ROOM#1", "INFO", false, false).await;
        for (number, open, is_null) in
            [(1, true, false), (2, false, false), (3, true, true), (4, false, true)]
        {
            put(&table, "ROOM#1", &format!("CHAIR#{number}"), open, is_null).await;
        }
        put(&table, "CHAIRS#1", "5", true, false).await;
        put(&table, "CHAIRS#1", "6", false, false).await;
        let maker = || String::from("ann");
        table.put(&Chair { room: 1, number: 7, open: true, maker: maker() }).await.unwrap();
        table.put(&Chair { room: 1, number: 8, open: false, maker: maker() }).await.unwrap();

        let rows = table.scan().filter_of::<Chair>(|chair| chair.open.eq(true)).await.unwrap();
        assert_eq!(open_chairs(&rows), [1, 3, 5, 7]);
        assert_eq!(rows.len(), 5, "a scan keeps another entity's item without a type: {rows:?}");

        let by_maker = table.query(Chair::collection_by_maker().maker("ann"));
        let rows = by_maker.filter_of::<Chair>(|chair| chair.open.eq(true)).await.unwrap();
        assert_eq!(open_chairs(&rows), [1, 3, 5, 7]);
        assert_eq!(rows.len(), 5, "{rows:?}");

        let room = table.query(Chair::collection().room(1));
        let rows = room.filter_of::<Chair>(|chair| chair.open.eq(true)).await.unwrap();
        assert_eq!(open_chairs(&rows), [1, 3, 7]);

        // The other way round, the key of the other entity has no part.
        let rows = table.scan().filter_of::<Info>(|info| info.open.eq(true)).await.unwrap();
        assert_eq!(open_chairs(&rows), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(rows.len(), 8, "{rows:?}");
    })
    .await;
}
