//! Items of all shards of a key, or of the one that a value chooses.

use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::{json, run};
use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EVENTS#<day>#<id:shard(4)>")]
#[sk("<at:04>#<id>")]
#[gsi(ByKind, pk = "<kind>#<id:shard(2)>", sk = id)]
struct Event {
    day: u8,
    id: u32,
    at: u32,
    kind: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "events", pk = "PK", sk = "SK")]
#[gsi(ByKind, name = "by-kind", pk = "KIND", sk = "id")]
enum Events {
    Event(Event),
}

#[tokio::test]
async fn a_query_without_the_part_reads_every_shard_in_the_order_of_the_sort_key() {
    on_every_engine(async |table: Client<Events>| {
        for id in 0..30 {
            let event = Event { day: 5, id, at: 100 - 3 * id, kind: "login".into() };
            table.create(&event).await.unwrap();
        }
        let ids = async |query: &str| {
            let (code, text) = run(&table, &format!("query Event {query} --format json")).await;
            assert_eq!(code, 0, "{text}");
            let (found, mut ids) = (json(&text), Vec::new());
            for item in found["items"].as_array().unwrap() {
                ids.push(item["id"]["N"].as_str().unwrap().parse::<u32>().unwrap());
            }
            (ids, found["more"] == true)
        };
        let all = (0..30).rev().collect::<Vec<u32>>();
        assert_eq!(ids("day=5 --all").await, (all, false));
        assert_eq!(ids("day=5 --limit 3").await, (vec![29, 28, 27], true));
        assert_eq!(ids("day=5 --limit 2 --reverse").await, (vec![0, 1], true));
        assert_eq!(ids("day=5 at=40").await, (vec![20], false));
        assert_eq!(ids("day=5 id=20 at=40").await, (vec![20], false));
        let of_index = ids("kind=login --index ByKind --all").await;
        assert_eq!(of_index, ((0..30).collect(), false), "numbers are sorted as numbers");

        let (_, text) = run(&table, "query Event day=5 at=40").await;
        let summary = "1 item of Event under PK = EVENTS#5#0 and SK = 0040#…, \
                       to PK = EVENTS#5#3 and SK = 0040#…\n";
        assert!(text.ends_with(summary), "{text}");
    })
    .await;
}
