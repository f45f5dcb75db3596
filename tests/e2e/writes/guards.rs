//! Conditions of the library are told apart from those of the caller.

use ddb_keys::aws::{Client, Error, Guard};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::on_every_engine;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("STOCK#<name>")]
#[gsi(ByShelf, pk = "SHELF#<shelf>", sk = "<rank:04>")]
struct Stock {
    name: String,
    left: u32,
    open: bool,
    shelf: String,
    rank: u32,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NAME#<name>")]
struct Person {
    name: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("NAME#<name>")]
struct Company {
    name: String,
}

#[derive(Debug, PartialEq, Table)]
#[table(name = "stocks", pk = "PK", overlap(Person, Company))]
#[gsi(ByShelf, name = "by-shelf", pk = "GPK", sk = "GSK")]
enum Stocks {
    Stock(Stock),
    Person(Person),
    Company(Company),
}

const KEY: StockKey<'static> = StockKey { name: "tea" };

fn stock(left: u32, open: bool) -> Stock {
    Stock { name: "tea".into(), left, open, shelf: "a".into(), rank: 1 }
}

/// What an error says about the guard: `None` if no condition was false.
fn told(error: Error) -> Option<Option<Guard>> {
    match error {
        Error::ConditionFailed { guard, .. } => Some(guard),
        Error::Cancelled(actions) => {
            actions.into_iter().find(|action| action.is_condition()).map(|action| action.guard)
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_guard_of_the_library_is_not_the_condition_of_the_caller() {
    on_every_engine::<Stocks>(async |table: Client<Stocks>| {
        let range = Guard::Range { attribute: "left".into() };
        for (left, open) in [(0, true), (0, false), (5, false)] {
            table.put(&stock(left, open)).await.unwrap();
            let take = || table.update(KEY).subtract(|s| s.left, 1).condition(|s| s.open.eq(true));
            let expected = Some((left == 0).then(|| range.clone()));
            assert_eq!(told(take().await.unwrap_err()), expected);
            assert_eq!(told(take().once().await.unwrap_err()), expected);
            let person = Person { name: "ann".into() };
            let both = table.transact_write((table.put(&person), take()));
            assert_eq!(told(both.await.unwrap_err()), expected);
        }
    })
    .await;
}

#[tokio::test]
async fn a_guard_says_what_stands_in_the_way() {
    on_every_engine::<Stocks>(async |table: Client<Stocks>| {
        table.put(&stock(1, true)).await.unwrap();
        let moved = StockByShelfKey { shelf: "b", rank: 3 };
        let error = table.update(KEY).set_text("rank", 3).set_index(moved).await.unwrap_err();
        let text = "`Stock`: the stored `shelf` differs from the value that this write gives; \
                    nothing was changed";
        assert_eq!(error.to_string(), text);
        assert_eq!(told(error), Some(Some(Guard::OtherValue { attribute: "shelf".into() })));

        table.put(&Company { name: "acme".into() }).await.unwrap();
        let person = Person { name: "acme".into() };
        let error = table.put(&person).await.unwrap_err();
        assert_eq!(told(error), Some(Some(Guard::OtherEntity)));
        let error = table.transact_write(table.put(&person).label("a")).await.unwrap_err();
        let text = "the transaction was cancelled: action 0 (a): the item is of another entity";
        assert_eq!(error.to_string(), text);

        // Without an item there is nothing that a guard could be about.
        let gone = table.update(StockKey { name: "gone" }).subtract(|s| s.left, 1);
        let error = table.transact_write(gone).await.unwrap_err();
        assert_eq!(told(error), Some(None));

        // A condition of the caller, under which the guards hold.
        let error = table.update(KEY).subtract(|s| s.left, 1).condition(|s| s.rank.eq(7));
        assert_eq!(told(error.await.unwrap_err()), Some(None));
    })
    .await;
}
