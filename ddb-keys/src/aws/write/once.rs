//! A single write that happens once, even if responses are lost.

use alloc::boxed::Box;
use alloc::string::String;

use super::Write;
use super::settled;
use super::single::Operation;
use super::transaction::Transaction;
use crate::aws::example::example;
use crate::aws::{Error, Pending, StoredEntity};
use crate::table::Table;

/// A write that is sent as a transaction of one action, with a token, when it is awaited.
///
/// DynamoDB carries out requests with the same token once within ten minutes, so a lost response
/// neither repeats the write nor leaves its outcome in doubt. It does not
/// return the changed item.
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// # #[pk("ACCOUNT#<id>")]
/// # struct Account { id: u32, balance: i64 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "app", pk = "PK")]
/// # enum App { Account(Account) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = App::client(engine.client());
/// # table.create_table().await?;
/// table.create(&Account { id: 7, balance: 0 }).once().await?;
/// table.update(AccountKey { id: 7 }).add_text("balance", 10).once().await?;
/// assert_eq!(table.get(AccountKey { id: 7 }).await?, Some(Account { id: 7, balance: 10 }));
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request: two write units for each KB of the item. Index entries cost as much as with a single write.
///
/// # Errors
///
/// The errors of the write, except [`Error::Unsure`](crate::aws::Error::Unsure).
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct Once<S = ()> {
    transaction: Transaction,
    /// The value that a write returns when it is done.
    saved: S,
}

impl<S> Once<S> {
    pub(super) fn new<O: Operation, T: Table, E: StoredEntity>(
        write: Write<O, T, E>,
        saved: S,
    ) -> Self {
        let mut transaction = Transaction::new(&write.sdk);
        transaction.actions.push(write.into_action());
        Self { transaction, saved }
    }

    /// Uses this token, 1 to 36 characters, so that the write can be repeated by another call or process within ten
    /// minutes. It must be the same write, without a new id or time. Default: a token for each call.
    ///
    #[doc = example!(
        "for _ in 0..2 {"
        r#"    table.create(&message).once().idempotent("order-17").await?;"#
        "}"
    )]
    pub fn idempotent(self, token: impl Into<String>) -> Self {
        Self { transaction: self.transaction.idempotent(token.into()), ..self }
    }
}

impl<S: Send + 'static> IntoFuture for Once<S> {
    type Output = Result<S, Error>;
    type IntoFuture = Pending<S>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { transaction, saved } = self;
        Box::pin(async move { settled::run_single(transaction).await.map(|()| saved) })
    }
}
