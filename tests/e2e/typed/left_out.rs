//! Values that serde leaves out of an item, but that updates store, and fields that are stored under older names.

use std::slice;

use ddb_keys::aws::Error;
use ddb_keys::{Document, Entity, Table};
use ddb_keys_admin::{audit, reindex};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn open() -> String {
    "open".into()
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Shelf {
    #[serde(default, skip_serializing_if = "is_zero")]
    level: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PRODUCT#<id>")]
struct Product {
    id: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    stock: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tags: Vec<String>,
    shelves: Vec<Shelf>,
    sold: u32,
    #[serde(default)]
    owner: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYER#<id>")]
#[gsi(Board, pk = game, sk = score)]
struct Player {
    id: u32,
    game: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    score: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TICKET#<id>")]
#[gsi(ByState, pk = "TICKETS", sk = state)]
#[gsi(OfState, pk = state)]
struct Ticket {
    id: u32,
    #[serde(default = "open", alias = "phase")]
    state: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
#[gsi(Open, when(done = false), pk = "OPEN", sk = "TASK#<id>")]
struct Task {
    id: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    done: bool,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "left-out", pk = "PK")]
#[gsi(Board, name = "board", pk = "game", sk = "score")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "state")]
#[gsi(OfState, name = "of-state", pk = "state")]
#[gsi(Open, name = "open", pk = "GSI2PK", sk = "GSI2SK")]
enum LeftOut {
    Product(Product),
    Player(Player),
    Ticket(Ticket),
    Task(Task),
}

fn product(id: u32) -> Product {
    Product { id, stock: 1, tags: vec!["a".into()], shelves: vec![], sold: 0, owner: None }
}

#[tokio::test]
async fn a_value_that_is_left_out_or_stored_is_the_same_to_conditions() {
    on_every_engine::<LeftOut>(async |table| {
        let (stored, left_out, other) = (ProductKey { id: 1 }, 2, 3);
        table.put(&product(1)).await.unwrap();
        let emptied =
            table.update(stored).subtract(|p| p.stock, 1).remove(|p| p.tags.nth(0)).await.unwrap();
        assert_eq!((emptied.stock, emptied.tags.len()), (0, 0));
        let shelves = vec![Shelf { level: 0 }];
        table.put(&Product { shelves, id: left_out, ..emptied.clone() }).await.unwrap();
        table.put(&product(other)).await.unwrap();

        let scan = || table.scan_of::<Product>();
        assert_eq!(scan().filter(|p| p.stock.eq(0)).count().await.unwrap(), 2);
        assert_eq!(scan().filter(|p| p.stock.ne(0)).count().await.unwrap(), 1);
        assert_eq!(scan().filter(|p| p.stock.in_([0, 5])).count().await.unwrap(), 2);
        assert_eq!(scan().filter(|p| !p.stock.in_([0, 5])).count().await.unwrap(), 1);
        assert_eq!(scan().filter(|p| p.tags.eq(Vec::<String>::new())).count().await.unwrap(), 2);
        // Where there is no element, nothing in it is zero.
        let level = scan().filter(|p| p.shelves.nth(0).at(|s| s.level).eq(0));
        assert_eq!(level.count().await.unwrap(), 1);

        let sold = table.update(stored).add(|p| p.sold, 1).condition(|p| p.stock.ne(0)).await;
        assert!(matches!(sold, Err(Error::ConditionFailed { .. })), "{sold:?}");
        for id in [1, left_out] {
            let update = table.update(ProductKey { id }).add(|p| p.stock, 5);
            assert_eq!(update.condition(|p| p.stock.eq(0)).await.unwrap().stock, 5);
        }
    })
    .await;
}

#[tokio::test]
async fn a_raw_index_key_stays_in_its_index_whatever_serde_leaves_out() {
    on_every_engine::<LeftOut>(async |table| {
        let key = PlayerKey { id: 1 };
        let player = Player { id: 1, game: Some("go".into()), score: 7 };
        let on_board = || table.query(Player::query_board().game("go"));
        let clean = async || {
            let report = audit(&table).await.unwrap();
            assert!(report.is_clean(), "{report}");
            assert_eq!(reindex(&table).await.unwrap().written, 0);
        };
        table.put(&Player { score: 0, ..player.clone() }).await.unwrap();
        assert_eq!(on_board().await.unwrap().len(), 1);
        clean().await;

        table.put(&player).await.unwrap();
        for update in [
            table.update(key).set(|p| p.score, 0),
            table.update(key).set_text("score", 0),
            table.update(key).set(|p| p.score, 3),
            table.update(key).set(|p| p.score, 0),
        ] {
            let changed = update.await.unwrap();
            assert_eq!(on_board().await.unwrap(), [changed]);
        }
        let zero = table.scan_of::<Player>().filter(|p| p.score.eq(0));
        assert_eq!(zero.count().await.unwrap(), 1);
        clean().await;

        table.put(&Player { game: None, score: 0, ..player }).await.unwrap();
        assert!(on_board().await.unwrap().is_empty());
        clean().await;
    })
    .await;
}

#[tokio::test]
async fn reindex_stores_a_raw_key_that_is_read_from_elsewhere() {
    on_every_engine::<LeftOut>(async |table| {
        let text = |text: &str| aws_sdk_dynamodb::types::AttributeValue::S(text.into());
        for (id, phase) in [(1, None), (2, Some("closed"))] {
            let mut item = LeftOut::item(&Ticket { id, state: "x".into() }).unwrap();
            for name in ["state", "GSI1PK"] {
                item.remove(name);
            }
            item.extend(phase.map(|phase| (String::from("phase"), text(phase))));
            let put = table.sdk().put_item().table_name(table.table_name());
            put.set_item(Some(item)).send().await.unwrap();
        }
        assert!(!audit(&table).await.unwrap().is_clean());
        assert_eq!(reindex(&table).await.unwrap().written, 2);
        for (id, state) in [(1, "open"), (2, "closed")] {
            let ticket = Ticket { id, state: state.into() };
            let of_state = table.query(Ticket::query_of_state().state(state));
            assert_eq!(of_state.await.unwrap(), slice::from_ref(&ticket));
            let by_state = table.query(Ticket::query_by_state().state(state));
            assert_eq!(by_state.await.unwrap(), slice::from_ref(&ticket));
            assert_eq!(table.get(TicketKey { id }).await.unwrap(), Some(ticket));
        }
        let report = audit(&table).await.unwrap();
        assert!(report.is_clean(), "{report}");
        assert_eq!(reindex(&table).await.unwrap().written, 0);
    })
    .await;
}

#[tokio::test]
async fn a_condition_of_a_key_sees_a_value_that_is_left_out() {
    on_every_engine::<LeftOut>(async |table| {
        let (key, open) = (TaskKey { id: 1 }, || table.query(Task::query_open()));
        table.put(&Task { id: 1, done: true }).await.unwrap();
        let reopened = table.update(key).set_text("done", false).set_index(TaskOpenKey { id: 1 });
        assert_eq!(reopened.await.unwrap(), Task { id: 1, done: false });
        assert_eq!(open().await.unwrap().len(), 1);
        let closed = table.update(key).set_text("done", true).remove_index::<TaskOpenKey>();
        assert_eq!(closed.await.unwrap(), Task { id: 1, done: true });
        assert!(open().await.unwrap().is_empty());
        let wrong = table.update(key).set_text("done", false).remove_index::<TaskOpenKey>().await;
        assert!(matches!(wrong, Err(Error::Refused(_))), "{wrong:?}");
    })
    .await;
}
