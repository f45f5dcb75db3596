//! Transactions: all or nothing.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use ddb_keys::aws::{Cancellation, Delete, Error, InvalidRequest, Put, TransactWrite};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::engines;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ACCOUNT#<id>")]
pub(super) struct Account {
    pub(super) id: u32,
    pub(super) balance: i64,
}

/// A unique value has its own entity.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("EMAIL#<email>")]
struct Email {
    email: String,
    account: u32,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "bank", pk = "PK")]
enum Bank {
    Account(Account),
    Email(Email),
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("ENTRY#<number>")]
struct Entry {
    number: u32,
    amount: i64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "journal", pk = "key")]
enum Journal {
    Entry(Entry),
}

fn account(id: u32, balance: i64) -> Account {
    Account { id, balance }
}

#[tokio::test]
async fn writes_are_sent_in_the_order_in_which_they_are_given() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        let put = |id: u32| bank.put(&account(id, 0)).label(id.to_string());
        let ids = |transaction: TransactWrite<Bank>| {
            let request = transaction.into_builder().unwrap();
            let actions = request.get_transact_items().clone().unwrap();
            let key = |action: &TransactWriteItem| match (action.put(), action.delete()) {
                (Some(put), _) => put.item()["PK"].clone(),
                (_, Some(delete)) => delete.key()["PK"].clone(),
                _ => panic!("{action:?}"),
            };
            let number = |key: AttributeValue| key.as_s().unwrap()["ACCOUNT#".len()..].to_owned();
            Vec::from_iter(actions.iter().map(key).map(number)).join(" ")
        };
        assert_eq!(ids(bank.transact_write(put(0))), "0");
        assert_eq!(ids(bank.transact_write([put(0), put(1)])), "0 1");
        assert_eq!(ids(bank.transact_write(vec![put(0), put(1), put(2)])), "0 1 2");
        let delete = |id| bank.delete(AccountKey { id });
        let none = None::<Delete<Bank, Account>>;
        let all =
            (put(0), delete(1), vec![put(2), put(3)], none, [(put(4), delete(5))], Some(put(6)));
        assert_eq!(
            ids(bank.transact_write(all).write((delete(7), put(8))).write(put(9))),
            "0 1 2 3 4 5 6 7 8 9"
        );
        let twelve = (
            put(0),
            put(1),
            put(2),
            put(3),
            put(4),
            put(5),
            put(6),
            put(7),
            put(8),
            put(9),
            put(10),
            put(11),
        );
        assert_eq!(ids(bank.transact_write(twelve)), "0 1 2 3 4 5 6 7 8 9 10 11");
        let nothing = bank.transact_write(None::<Put<Bank, Account>>).await;
        let nothing = nothing.unwrap_err().to_string();
        assert_eq!(nothing, "the transaction has no actions");

        bank.create(&account(1, 0)).await.unwrap();
        let create = |id: u32| bank.create(&account(id, 0)).label(id.to_string());
        let error = bank.transact_write((vec![create(0)], Some((create(2), create(1))))).await;
        let error = error.unwrap_err();
        let failed = error.failed_condition().unwrap();
        assert_eq!((failed.action, failed.label.as_deref()), (2, Some("1")));
    }
}

#[tokio::test]
async fn an_action_that_cancels_a_transaction_is_reported_by_its_label() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        let open = |id: u32, email: &str| {
            let email = Email { email: email.into(), account: id };
            bank.transact_write((
                bank.check(AccountKey { id: 99 }).is_absent(),
                bank.create(&account(id, 0)).label("the number is taken"),
                bank.create(&email).label(format!("{} has an account", email.email)),
            ))
        };
        open(1, "a@b.c").await.unwrap();
        let error = open(2, "a@b.c").await.unwrap_err();
        assert_eq!(
            error.to_string(),
            "the transaction was cancelled: the condition of action 2 (a@b.c has an account) is \
             false"
        );
        let failed = error.failed_condition().unwrap();
        assert_eq!((failed.action, failed.label.as_deref()), (2, Some("a@b.c has an account")));
        let error = open(1, "a@b.c").await.unwrap_err();
        let failed = error.failed_condition().unwrap();
        assert_eq!(failed.label.as_deref(), Some("the number is taken"), "the first of them");
        let Error::Cancelled(actions) = error else { panic!("{error:?}") };
        assert_eq!(actions[0].label, None);
    }
}

#[test]
fn each_action_of_a_cancelled_transaction_has_its_reason() {
    let said = |code: Option<&str>, message: Option<&str>| {
        let (code, message) = (code.map(str::to_owned), message.map(str::to_owned));
        Cancellation {
            action: 3,
            label: Some("pay".into()),
            code,
            message,
            guard: None,
            missing_paths: Vec::new(),
            item: None,
        }
        .to_string()
    };
    assert_eq!(said(None, None), "action 3 (pay) was fine");
    let failed = said(Some("ConditionalCheckFailed"), Some("The conditional request failed"));
    assert_eq!(failed, "the condition of action 3 (pay) is false");
    assert_eq!(said(Some("TransactionConflict"), None), "action 3 (pay): TransactionConflict");
    let why = said(Some("ThrottlingError"), Some("too much"));
    assert_eq!(why, "action 3 (pay): ThrottlingError (too much)");
}

#[tokio::test]
async fn all_writes_over_two_tables_or_none() {
    for engine in engines().await {
        let (bank, journal) = (engine.table::<Bank>().await, engine.table::<Journal>().await);
        bank.put(&account(1, 100)).await.unwrap();
        bank.put(&account(2, 0)).await.unwrap();
        let transfer = |amount: i64, number| {
            let from = bank.update(AccountKey { id: 1 }).add_text("balance", -amount);
            bank.transact_write((
                from.condition_text("balance >= :amount").value(":amount", amount),
                bank.update(AccountKey { id: 2 }).add_text("balance", amount),
                journal.create(&Entry { number, amount }),
                bank.check(EmailKey { email: "blocked" }).is_absent(),
            ))
        };
        transfer(70, 1).await.unwrap();
        let error = transfer(70, 2).await.unwrap_err();
        assert!(error.is_condition_failed());
        assert_eq!(
            error.to_string(),
            "the transaction was cancelled: the condition of action 0 is false"
        );
        let Error::Cancelled(actions) = error else { panic!("{error:?}") };
        assert_eq!(actions.len(), 4);
        assert!(
            actions[0].is_condition() && actions[1..].iter().all(|action| action.code.is_none())
        );
        let stored = actions[0].stored::<Bank>().unwrap().unwrap();
        assert_eq!(stored, Bank::Account(account(1, 30)));
        assert!(actions[1].stored::<Bank>().is_none());

        assert_eq!(bank.get(AccountKey { id: 2 }).await.unwrap(), Some(account(2, 70)));
        assert_eq!(journal.scan().await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_unique_value_is_an_entity_of_its_own() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        let sign_up = |id| {
            let email = Email { email: "ada@example.com".into(), account: id };
            bank.transact_write((bank.create(&account(id, 0)), bank.create(&email)))
        };
        sign_up(1).await.unwrap();
        let Err(Error::Cancelled(actions)) = sign_up(2).await else { panic!("signed up twice") };
        let failed: Vec<_> = actions.iter().filter(|action| action.is_condition()).collect();
        assert_eq!(failed.len(), 1);
        assert_eq!(failed[0].action, 1);
        assert_eq!(bank.get(AccountKey { id: 2 }).await.unwrap(), None);
    }
}

#[tokio::test]
async fn one_token_is_one_transaction() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        bank.put(&account(1, 0)).await.unwrap();
        let deposit = || {
            let update = bank.update(AccountKey { id: 1 }).add_text("balance", 5);
            bank.transact_write(update).idempotent(bank.table_name())
        };
        deposit().await.unwrap();
        deposit().await.unwrap();
        assert_eq!(bank.get(AccountKey { id: 1 }).await.unwrap(), Some(account(1, 5)));
        let update = || bank.update(AccountKey { id: 1 }).add_text("balance", 5);
        let long = "x".repeat(37);
        let outcomes = [
            bank.transact_write(update()).idempotent("").await.unwrap_err(),
            bank.transact_write(update()).idempotent(&long).await.unwrap_err(),
            bank.put(&account(1, 0)).once().idempotent(&long).await.unwrap_err(),
        ];
        for (error, length) in outcomes.iter().zip([0, 37, 37]) {
            let expected =
                format!("a token must have 1 to 36 characters, but this one has {length}");
            assert!(error.to_string().ends_with(&expected), "{error}");
        }
    }
}

#[tokio::test]
async fn requests_that_dynamodb_would_refuse_are_not_sent() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        let many = |count: u32| {
            let puts = (0..count).map(|id| bank.put(&account(id, 0)));
            bank.transact_write(puts)
        };
        many(100).await.unwrap();
        let refused = |error| match error {
            Err(Error::Refused(refused)) => refused,
            other => panic!("{other:?}"),
        };
        let expected = InvalidRequest::TooManyActions { found: 101, max: 100 };
        assert_eq!(refused(many(101).await), expected);
        assert_eq!(refused(many(0).await), InvalidRequest::EmptyTransaction);
        let checks = (0..3).filter(|id| *id > 0).map(|id| bank.check(AccountKey { id }).exists());
        let mixed = bank.transact_write((bank.put(&account(0, 9)), checks)).into_builder().unwrap();
        assert_eq!(mixed.get_transact_items().as_ref().unwrap().len(), 3);
        let twice = many(3).write(bank.delete(AccountKey { id: 1 }));
        assert_eq!(refused(twice.await), InvalidRequest::SameItem { actions: [1, 3] });
        // One key in two tables is two items.
        let elsewhere = bank.clone().with_table_name("elsewhere");
        let two = many(1).write(elsewhere.put(&account(0, 0))).into_builder().unwrap();
        assert_eq!(two.get_transact_items().as_ref().unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_refused_write_refuses_the_transaction() {
    for engine in engines().await {
        let bank = engine.table::<Bank>().await;
        let wrong = bank.update(AccountKey { id: 1 }).set_text("id", 2);
        let write = bank.transact_write((bank.put(&account(7, 0)), wrong));
        assert!(matches!(write.await, Err(Error::Refused(InvalidRequest::PrimaryKeyPart { .. }))));
        assert_eq!(bank.get(AccountKey { id: 7 }).await.unwrap(), None);
    }
}
