//! Each kind of write.

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::Meter;

use super::*;
use crate::engines::{engines, on_every_engine, put_raw};
use crate::faults::proxy::{Fault, Proxy};

#[tokio::test]
async fn create_sets_both_and_put_only_one() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table);
        hand.set(10);
        clocked.create(&task(1)).await.unwrap();
        assert_eq!(times(&table, 1).await, [10, 10]);

        hand.set(20);
        let read = stored(&table, 1).await;
        clocked.put(&Task { steps: 1, ..read.clone() }).await.unwrap();
        assert_eq!(times(&table, 1).await, [10, 20], "the value was read with its `created`");
        hand.set(30);
        clocked.replace(&Task { steps: 2, ..read }).await.unwrap();
        assert_eq!(times(&table, 1).await, [10, 30]);
        assert_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn a_missing_creation_is_set_by_whatever_writes_the_item() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table);
        hand.set(5);
        let version = clocked.put(&board("one")).await.unwrap();
        assert_eq!(version, 1);
        let one = table.get(BOARD).consistent().await.unwrap().unwrap();
        // serde stores whole seconds of this field, and `changed` is a number of them.
        let created = one.created.map(|created| created.timestamp());
        assert_eq!((created, one.changed, one.version), (Some(unix(5)), Some(unix(5)), 1));

        hand.set(6);
        clocked.put(&Board { title: "two".into(), ..one.clone() }).await.unwrap();
        let two = table.get(BOARD).consistent().await.unwrap().unwrap();
        assert_eq!((two.created, two.changed), (one.created, Some(unix(6))));
        hand.set(7);
        clocked.create(&Board { id: "c".into(), version: 0, ..two }).await.unwrap();
        let copy = table.get(BoardKey { id: "c" }).consistent().await.unwrap().unwrap();
        let created = copy.created.map(|created| created.timestamp());
        assert_eq!((created, copy.changed), (Some(unix(7)), Some(unix(7))));
        assert_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn rekey_keeps_the_creation() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let clocked = hand.at(&table).metered(&Meter::new());
        hand.set(1);
        clocked.create(&task(1)).await.unwrap();
        let moved = Task { id: 2, ..stored(&table, 1).await };
        hand.set(2);
        clocked.rekey(key(1), &moved).await.unwrap();
        assert_eq!(times(&table, 2).await, [1, 2]);
        assert_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn batches_are_writes_too() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        hand.set(3);
        let clocked = hand.at(&table);
        let rows = [Boards::Task(task(4)), Boards::Note(Note { id: 1 })];
        let batch = clocked.batch().put(&task(1)).put_iter([task(2)]);
        let batch = batch.put_stream(futures_util::stream::iter([task(3)]));
        let batch = rows.iter().fold(batch, |batch, row| batch.put_any(row));
        batch.overwrite(&board("one")).await.unwrap();
        clocked.batch_write(&[task(5)]).await.unwrap();
        for id in 1..=5 {
            assert_eq!(times(&table, id).await, [1_000_000, 3], "task {id}");
        }
        let board = table.get(BOARD).consistent().await.unwrap().unwrap();
        assert_eq!((board.changed, board.created.is_some()), (Some(unix(3)), true));
        assert_true(&table).await;
    })
    .await;
}

#[tokio::test]
async fn actions_of_a_transaction_have_the_same_time() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let ticking = hand.ticking(&table);
        ticking.create(&task(1)).await.unwrap();
        ticking.create(&task(2)).await.unwrap();
        assert_eq!((times(&table, 1).await, times(&table, 2).await), ([0, 0], [1, 1]));
        let two = Task { steps: 7, ..stored(&table, 2).await };

        hand.set(10);
        let transaction = ticking.transact_write((
            ticking.create(&Note { id: 1 }),
            ticking.create(&task(3)),
            ticking.update(key(1)).add(|task| task.steps, 1),
            ticking.put(&two).customize(|put| put.item("by", AttributeValue::S("hand".into()))),
        ));
        transaction.write(ticking.put(&board("one"))).await.unwrap();
        let all = [times(&table, 1).await, times(&table, 2).await, times(&table, 3).await];
        assert_eq!(all, [[0, 10], [1, 10], [10, 10]]);
        let board = table.get(BOARD).consistent().await.unwrap().unwrap();
        let created = board.created.map(|created| created.timestamp());
        assert_eq!((created, board.changed, board.version), (Some(unix(10)), Some(unix(10)), 1));

        let raw = table.sdk().get_item().table_name(table.table_name());
        let raw = raw.set_key(Some(Boards::item_key(key(2)).unwrap())).send().await.unwrap();
        assert_eq!(raw.item.unwrap()["by"], AttributeValue::S("hand".into()), "it stays");
    })
    .await;
}

#[tokio::test]
async fn a_collection_is_created_at_one_time() {
    on_every_engine::<Boards>(async |table| {
        let hand = Hand::default();
        let whole = Whole { board: board("one"), tasks: vec![task(1), task(2)] };
        hand.ticking(&table).create_all(&whole).await.unwrap();
        let read = table.load(Whole::query().id("b")).consistent().await.unwrap().unwrap();
        assert_eq!(read.board.changed, Some(unix(0)));
        for id in 1..=2 {
            assert_eq!(times(&table, id).await, [0, 0]);
        }
        assert_true(&table).await;

        hand.set(9);
        hand.at(&table).batch().overwrite(&read.board).await.unwrap();
        assert_true(&table).await;
    })
    .await;
}

/// What reads, compares or converts items sets nothing.
#[tokio::test]
async fn only_writes_set_times() {
    let task = task(1);
    let item = Boards::item(&task).unwrap();
    assert_eq!(Boards::from_item(item.clone()).unwrap(), Boards::Task(task.clone()));
    assert_eq!(Boards::Task(task).to_item().unwrap(), item);
    on_every_engine::<Boards>(async |table| {
        put_raw(&table, item.clone()).await;
        let plan = ddb_keys_admin::reindex(&table).await.unwrap();
        assert_eq!(plan.written, 0, "{plan}");
        assert_eq!(times(&table, 1).await, [1_000_000, 2_000_000]);
    })
    .await;
}

/// The SDK sends a request again whose answer was lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_is_sent_again_keeps_its_time() {
    for engine in engines().await {
        let direct = engine.table::<Boards>().await;
        for nth in 0..4 {
            let proxy = Proxy::at(&engine.endpoint(), nth, Fault::DroppedAnswer).await;
            let config = engine.sdk.config().to_builder().endpoint_url(proxy.endpoint());
            let table = Boards::client(aws_sdk_dynamodb::Client::from_conf(config.build()));
            let hand = Hand::default();
            hand.set(100 * nth as u64);
            let table = hand.ticking(&table.with_table_name(direct.table_name()));
            let first = 100 * nth as i64;
            let id = nth as u32;
            table.put(&task(id)).await.unwrap();
            assert_eq!(times(&direct, id).await, [1_000_000, first]);
            hand.set(100 * nth as u64 + 50);
            table.update(key(id)).set(|task| task.steps, 1).await.unwrap();
            assert_eq!(times(&direct, id).await, [1_000_000, first + 50]);
            table
                .transact_write((table.put(&task(id)), table.create(&task(id + 10))))
                .await
                .unwrap();
            assert_eq!(times(&direct, id).await[1], times(&direct, id + 10).await[1]);
            table.create(&task(id + 20)).once().await.unwrap();
        }
        assert_true(&direct).await;
    }
}
