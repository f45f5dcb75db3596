//! What a write of a transaction has that a single write has, and what it has not.

use aws_sdk_dynamodb::types::{AttributeValue, ConditionalOperator, ExpectedAttributeValue};
use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::{on_every_engine, run};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("LOG#<id>")]
struct Log {
    id: u32,
    count: u32,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "logs", pk = "PK", write_token = "_w")]
enum Logs {
    Log(Log),
}

#[tokio::test]
async fn a_transaction_with_the_same_token_is_the_same() {
    on_every_engine(async |table: Client<Logs>| {
        let token = format!("{}-{}", table.table_name().len(), &run()[..8]);
        let log = Log { id: 1, count: 1 };
        for _ in 0..2 {
            let created = table.transact_write(table.create(&log)).idempotent(&token);
            created.await.unwrap();
        }
        let token = format!("{token}+");
        for _ in 0..2 {
            let added = table.update(LogKey { id: 1 }).add(|log| log.count, 1);
            table.transact_write(added).idempotent(&token).await.unwrap();
        }
        assert_eq!(table.get(LogKey { id: 1 }).await.unwrap(), Some(Log { count: 2, ..log }));
    })
    .await;
}

#[tokio::test]
async fn actions_of_the_sdk_beside_its_own_are_refused() {
    use aws_sdk_dynamodb::types::{TransactGetItem, TransactWriteItem};

    on_every_engine(async |table: Client<Logs>| {
        let log = Log { id: 1, count: 1 };
        let refused = |error: Error, instead: &str| match error {
            Error::Refused(InvalidRequest::AlreadySet {
                part: "transact_items",
                instead: found,
            }) => {
                assert_eq!(found, instead);
            }
            other => panic!("{other}"),
        };
        let raw = TransactWriteItem::builder().build();
        let write = table.transact_write(table.put(&log));
        let write = write.customize(|request| request.transact_items(raw));
        refused(write.await.unwrap_err(), "write");
        let raw = TransactGetItem::builder().build();
        let get = table.transact_get(LogKey { id: 1 });
        let get = get.customize(|request| request.transact_items(raw));
        refused(get.await.map(|_: Option<Log>| ()).unwrap_err(), "transact_get");
        assert_eq!(table.scan().count().await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn what_it_has_not_is_refused() {
    fn expected() -> ExpectedAttributeValue {
        ExpectedAttributeValue::builder().value(AttributeValue::N("9".into())).build()
    }
    on_every_engine(async |table: Client<Logs>| {
        let log = Log { id: 1, count: 1 };
        table.put(&log).await.unwrap();
        let refused = |result: Result<(), Error>, of: &str| match result {
            Err(Error::Refused(InvalidRequest::NotInTransaction { part })) => assert_eq!(part, of),
            other => panic!("{other:?}"),
        };
        let key = LogKey { id: 1 };
        let delete = || table.delete(key).customize(|delete| delete.expected("count", expected()));
        assert!(delete().await.is_err_and(|error| error.is_condition_failed()));
        refused(delete().once().await, "expected");
        refused(table.transact_write(delete()).await, "expected");
        let put = table.put(&log).customize(|put| put.expected("count", expected()));
        refused(put.once().await, "expected");
        let put =
            table.put(&log).customize(|put| put.conditional_operator(ConditionalOperator::Or));
        refused(table.transact_write(put).await, "conditional_operator");
        let update = table.update(key).set(|log| log.count, 5);
        let update = update.customize(|update| update.expected("count", expected()));
        refused(update.once().await, "expected");
        assert_eq!(table.get(key).await.unwrap(), Some(log));
    })
    .await;
}
