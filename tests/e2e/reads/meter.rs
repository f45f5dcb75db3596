//! The capacity that operations consume.

use ddb_keys::aws::{Meter, Units};

use super::{Message, MessageKey, Outcome, RoomKey, on_every_engine, rooms};

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_reports() -> Outcome {
    on_every_engine(async |engine| {
        let meter = Meter::new();
        let unmetered = rooms(engine).await?;
        let table = unmetered.metered(&meter);
        let room = RoomKey { room: "r1" };
        let message =
            Message { room: "r1".into(), number: 50, author: "ann".into(), text: "t".into() };
        let key = MessageKey { room: "r1", number: 50 };

        unmetered.get(room).await?;
        assert_eq!(meter.total(), Units::default(), "another handle is not metered");

        table.get(room).await?;
        assert_eq!(meter.total(), Units { read: 0.5, write: 0.0 });
        table.get(room).consistent().await?;
        assert_eq!(meter.total(), Units { read: 1.5, write: 0.0 });
        let mut last = meter.total();
        let mut grows = |name: &str, read: bool, write: bool| {
            let now = meter.total();
            assert_eq!(
                (now.read > last.read, now.write > last.write),
                (read, write),
                "{name}: {now:?}"
            );
            last = now;
        };
        assert!(table.exists(room).await?);
        grows("exists", true, false);
        table.put(&message).await?;
        grows("put", false, true);
        table.update(key).set_text("text", "other").await?;
        grows("update", false, true);
        table.delete(key).await?;
        grows("delete", false, true);
        table.query(Message::query().room("r1")).await?;
        grows("query", true, false);
        table.query(Message::query().room("r1")).count().await?;
        grows("count", true, false);
        table.scan().segments(2).await?;
        grows("scan", true, false);
        table.get_many([room]).await?;
        grows("get_many", true, false);
        table.transact_get(room).await?;
        grows("transact_get", true, false);
        table.batch().put(&message).await?;
        grows("batch_write", false, true);
        table.transact_write(table.delete(key)).await?;
        grows("transact_write", false, true);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_indexes_apart() -> Outcome {
    on_every_engine(async |engine| {
        let meter = Meter::new();
        let table = rooms(engine).await?.metered(&meter);
        table.query(Message::collection_by_author().author("ann")).count().await?;
        let total = meter.total();
        let taken = meter.take();
        let name = table.table_name().to_string();
        assert_eq!(taken.total(), total);
        assert_eq!(taken.by_table().into_iter().collect::<Vec<_>>(), [(name.clone(), total)]);
        let by_author = (name, "by-author".to_string());
        assert_eq!(taken.by_index().into_iter().collect::<Vec<_>>(), [(by_author, total)]);
        assert!(total.read > 0.0);
        assert_eq!(meter.total(), Units::default());
        table.query(Message::collection_by_author().author("ann")).count().await?;
        assert_eq!(meter.take().total(), total);
        assert_eq!(meter.take().total(), Units::default());
        assert_eq!(taken.total(), total, "a meter that was taken counts no further");
        Ok(())
    })
    .await
}

#[test]
fn units_add_up() {
    let mut units = Units { read: 0.5, write: 1.0 };
    units += Units { read: 1.0, write: 2.0 };
    assert_eq!(units, Units { read: 1.5, write: 3.0 });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_handle_that_is_metered_twice_counts_once() -> Outcome {
    on_every_engine(async |engine| {
        let (meter, other) = (Meter::new(), Meter::new());
        let table = rooms(engine).await?.metered(&meter).metered(&other).metered(&meter.clone());
        table.get(RoomKey { room: "r1" }).await?;
        assert_eq!(meter.total(), Units { read: 0.5, write: 0.0 });
        assert_eq!(other.total(), Units { read: 0.5, write: 0.0 });
        Ok(())
    })
    .await
}
