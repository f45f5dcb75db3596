//! A collection reads no more bytes than the best single query could.

use ddb_keys::Table;
use ddb_keys::aws::{Meter, item_size};

use super::model::{Edge, Log, Note, Post, Room, Rooms, Zone, room};
use crate::engines::on_every_engine;

#[tokio::test(flavor = "multi_thread")]
async fn only_the_range_of_the_members_is_read() {
    on_every_engine::<Rooms>(async |table| {
        let text = || "x".repeat(40_000);
        table.create_all(&room(7)).await.unwrap();
        for number in 0..3 {
            table.put(&Note { game: 7, number, text: text() }).await.unwrap();
            table.put(&Zone { game: 7, number, text: text() }).await.unwrap();
        }
        table.put(&Log { game: 7, number: 1, text: text() }).await.unwrap();
        let post = Post { game: 7, name: "ann".into(), number: 1, text: text() };
        table.put(&post).await.unwrap();
        table.put(&Edge { game: 7, text: String::new() }).await.unwrap();

        let rows = table.scan().await.unwrap();
        let bytes = |row: &Rooms| item_size(&row.to_item().unwrap());
        let lies_between = |row: &&Rooms| !matches!(row, Rooms::Note(_) | Rooms::Zone(_));
        let least: usize = rows.iter().filter(lies_between).map(bytes).sum();
        let all: usize = rows.iter().map(bytes).sum();
        let units = |bytes: usize| bytes.div_ceil(4096) as f64 / 2.0;

        let meter = Meter::new();
        let found = table.metered(&meter).load(Room::query().game(7)).await.unwrap();
        assert_eq!(found, Some(room(7)));
        assert_eq!(meter.total().read, units(least), "{}", Rooms::SCHEMA.name);
        assert!(meter.total().read < units(all) / 3.0);
    })
    .await;
}
