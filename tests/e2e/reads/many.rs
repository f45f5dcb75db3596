//! Reading many keys: batches and transactions.

use ddb_keys::aws::{Error, InvalidRequest};

use super::{
    Message, MessageKey, Outcome, ReplyKey, Room, RoomKey, Rooms, numbers, on_every_engine, rooms,
};

#[tokio::test(flavor = "multi_thread")]
async fn many_keys_with_repetitions() -> Outcome {
    on_every_engine(async |engine| {
        let table = engine.rooms();
        table.create_table().await?;
        let message =
            |number| Message { room: "r".into(), number, author: "ann".into(), text: "t".into() };
        let written = (0..250).fold(table.batch(), |batch, number| batch.put(&message(number)));
        written.await?;

        // Backwards, every key twice, and 50 that have no item.
        let order: Vec<u32> = (0..300).rev().chain(0..300).collect();
        let keys = order.iter().map(|&number| MessageKey { room: "r", number });
        let found = table.get_many(keys).consistent().await?;
        let expected: Vec<u32> = (0..250).rev().collect();
        assert_eq!(numbers(&found), expected);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_of_several_entities() -> Outcome {
    on_every_engine(async |engine| {
    let table = rooms(engine).await?;
    let mixed = table
        .get_many_any((RoomKey { room: "r1" }, ReplyKey { room: "r2", number: 3, reply: 2 }))
        .key(MessageKey { room: "r1", number: 5 })
        .key(RoomKey { room: "r1" })
        .key(RoomKey { room: "none" });
    let rows = mixed.await?;
    assert!(matches!(
        rows.as_slice(),
        [Rooms::Room(_), Rooms::Reply(reply), Rooms::Message(message)] if reply.reply == 2 && message.number == 5
    ));
    assert!(table.get_many_any(()).await?.is_empty());
    Ok(())
    }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_that_cannot_be() -> Outcome {
    on_every_engine(async |engine| {
        let table = engine.rooms();
        let refused = table.get_many([RoomKey { room: "r" }, RoomKey { room: "a#b" }]).await;
        assert!(refused.is_err_and(|error| matches!(error, Error::Key(_))));
        let no_table = table.get_many([RoomKey { room: "r" }]).await;
        assert!(no_table.is_err_and(|error| matches!(error, Error::Sdk(_))));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_reads_in_order() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let messages = [4, 99, 2].map(|number| MessageKey { room: "r1", number });
        let read = table.transact_get((RoomKey { room: "r2" }, messages, RoomKey { room: "none" }));
        let (room, messages, none) = read.await?;
        let found: Vec<_> = messages
            .iter()
            .map(|row: &Option<Message>| row.as_ref().map(|row| row.number))
            .collect();
        assert_eq!(found, [Some(4), None, Some(2)]);
        assert_eq!((room, none), (Some(Room { room: "r2".into() }), None));

        // The answer has the form of the keys.
        let key = |number| MessageKey { room: "r1", number };
        let of = |row: Option<Message>| row.map(|row| row.number);
        assert_eq!(of(table.transact_get(key(3)).await?), Some(3));
        assert_eq!(of(table.transact_get(key(99)).await?), None);
        let none: [MessageKey<'_>; 0] = [];
        let ((first, lists), other) =
            table.transact_get(((key(1), (vec![key(2), key(99)], none, [key(5)])), key(4))).await?;
        let (two, none, one): (Vec<_>, Vec<Option<Message>>, Vec<_>) = lists;
        assert_eq!((of(first), of(other), none.len()), (Some(1), Some(4), 0));
        assert_eq!(two.into_iter().map(of).collect::<Vec<_>>(), [Some(2), None]);
        assert_eq!(one.into_iter().map(of).collect::<Vec<_>>(), [Some(5)]);
        let keys = [key(4), key(99), key(2)];
        let (all, odd) = table
            .transact_get((keys.iter(), (1..6).filter(|number| number % 2 == 1).map(key)))
            .await?;
        assert_eq!(all.into_iter().map(of).collect::<Vec<_>>(), [Some(4), None, Some(2)]);
        assert_eq!(odd.into_iter().map(of).collect::<Vec<_>>(), [Some(1), Some(3), Some(5)]);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_has_bounds() -> Outcome {
    on_every_engine(async |engine| {
        let table = rooms(engine).await?;
        let key = |number| MessageKey { room: "r1", number };
        let keys = |count: u32| (0..count).map(key).collect::<Vec<_>>();
        let rows = table.transact_get(keys(100)).await?;
        assert_eq!(rows.iter().flatten().count(), 40);
        let refused = table.transact_get(keys(101)).await;
        let too_many = InvalidRequest::TooManyActions { found: 101, max: 100 };
        assert!(
            refused
                .is_err_and(|error| matches!(error, Error::Refused(reason) if reason == too_many))
        );
        assert!(table.transact_get(keys(0)).await.is_err());
        assert!(table.transact_get(()).await.is_err());
        Ok(())
    })
    .await
}
