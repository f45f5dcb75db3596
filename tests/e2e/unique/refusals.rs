//! What cannot keep values unique is refused before anything is sent.

use ddb_keys::aws::{Error, InvalidRequest};
use ddb_keys::embedded::Embedded;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use super::{Email, Forum, assert_locks, key, user};
use crate::engines::{on_every_engine, put_raw};

fn refusal<R: std::fmt::Debug>(result: Result<R, Error>) -> String {
    match result {
        Err(Error::Refused(refused)) => refused.to_string(),
        Err(Error::Unwritten(writes)) => writes[0].to_string(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn by_key_and_by_row_batches_leave_such_items_alone() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "a@x.org")).await.unwrap();
        let not_in_batch = InvalidRequest::NotInBatch { entity: "User" }.to_string();
        let row = Forum::User(user("ann", "b@x.org"));
        assert_eq!(refusal(table.batch().put_any(&row).await), not_in_batch);
        assert_eq!(refusal(table.batch().overwrite_any(&row).await), not_in_batch);
        assert_eq!(refusal(table.batch().delete_any(&row).await), not_in_batch);
        assert_eq!(refusal(table.delete_any("USER#ann", "PROFILE").await), not_in_batch);

        let lock = Forum::Email(Email::of("a@x.org", "ann"));
        let of_lock = InvalidRequest::NotInBatch { entity: "Email" }.to_string();
        assert_eq!(refusal(table.batch().put_any(&lock).await), of_lock);
        assert_eq!(refusal(table.batch().delete_any(&lock).await), of_lock);
        assert_eq!(refusal(table.delete_found(Email::query().email("a@x.org")).await), of_lock);
        assert_locks(&table, 1).await;

        // A lock whose item somebody else has deleted.
        let orphan = Forum::item(&Email::of("o@x.org", "nobody")).unwrap();
        put_raw(&table, orphan).await;
        table.delete_any("EMAIL#o@x.org", "EMAIL").await.unwrap();
        assert_locks(&table, 1).await;
    })
    .await;
}

#[tokio::test]
async fn an_update_cannot_change_a_value() {
    on_every_engine::<Forum>(async |table| {
        table.create(&user("ann", "a@x.org")).await.unwrap();
        for (name, update) in [
            ("email", table.update(key("ann")).set_text("email", "b@x.org")),
            ("phone", table.update(key("ann")).add_text("phone", 1)),
            ("phone", table.update(key("ann")).remove_text("phone")),
        ] {
            let attribute = name.to_string();
            let refused = InvalidRequest::UniqueValue { entity: "User", attribute };
            assert_eq!(refusal(update.await), refused.to_string());
        }
        assert_locks(&table, 1).await;
    })
    .await;
}

/// DynamoDB would take a repetition for another transaction, because what is stored has changed.
#[tokio::test]
async fn a_token_serves_writes_that_read_nothing() {
    on_every_engine::<Forum>(async |table| {
        let token = |of: &str| format!("{of}-{}", table.table_name().len());
        for _ in 0..2 {
            let create = table.create(&user("ann", "a@x.org")).once();
            create.idempotent(token(crate::engines::run())).await.unwrap();
        }
        let put = table.put(&user("ann", "b@x.org")).once().idempotent("again");
        assert!(
            refusal(put.await).starts_with("`idempotent` cannot be used with this write of `User`")
        );
        let delete = table.transact_write(table.delete(key("ann"))).idempotent("again");
        assert!(refusal(delete.await).starts_with("`idempotent` cannot be used with"));
        assert_locks(&table, 1).await;
    })
    .await;
}

#[tokio::test]
async fn a_request_that_is_filled_has_all_actions() {
    on_every_engine::<Forum>(async |table| {
        let ann = user("ann", "a@x.org");
        let request = table.transact_write(table.create(&ann)).into_builder().unwrap();
        assert_eq!(request.get_transact_items().as_ref().map(Vec::len), Some(2));
        request.send().await.unwrap();
        assert_locks(&table, 1).await;
        let put = table.transact_write(table.put(&ann)).into_builder();
        assert!(
            refusal(put).starts_with("`into_builder` cannot be used with this write of `User`")
        );
        let alone = table.create(&ann).into_builder();
        assert!(
            refusal(alone).starts_with("`into_builder` cannot be used with this write of `User`")
        );
    })
    .await;
}

/// Serde cannot write it.
#[derive(Debug, Entity)]
#[pk("CODE#<code>")]
struct Code {
    code: u32,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(unique(Code = Code { code: self.code }))]
#[pk("CARD#<id>")]
struct Card {
    id: u32,
    code: u32,
}

/// Serde cannot read it.
#[derive(Debug, Serialize, Entity)]
#[entity(unique(Slot = Slot { slot: self.slot }))]
#[pk("BOOKING#<id>")]
struct Booking {
    id: u32,
    slot: u32,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("SLOT#<slot>")]
struct Slot {
    slot: u32,
}

#[derive(Debug, Table)]
#[table(name = "cards", pk = "PK")]
enum Cards {
    Card(Card),
    Code(Code),
    Booking(Booking),
    Slot(Slot),
}

/// A program without the client need not know serde, so this is no error of the compiler.
#[tokio::test]
async fn what_serde_does_not_know_is_not_written() {
    let engine = Embedded::start().await.unwrap();
    let table = Cards::client(engine.client());
    table.create_table().await.unwrap();
    let written = table.create(&Card { id: 1, code: 7 }).await.unwrap_err().to_string();
    assert!(written.contains("derive `Serialize` for it"), "{written}");
    let unread = table.create(&Booking { id: 1, slot: 3 }).await.unwrap_err().to_string();
    assert!(unread.contains("derive `Deserialize` for it"), "{unread}");
}
