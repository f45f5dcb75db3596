//! Transactions: up to 100 writes that are done together or not at all.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;
use aws_sdk_dynamodb::types::TransactWriteItem;

use super::Write;
use super::settled;
use super::single::Operation;
use super::transaction::{TransactWriteAction, Transaction};
use crate::aws::example::example;
use crate::aws::iterators::iterators;
use crate::aws::{Client, Error, InvalidRequest, Pending, StoredEntity};
use crate::table::Table;

/// Performs all of its writes or none of them, when it is awaited.
///
/// A transaction that DynamoDB cancels only because others are writing the same items is retried,
/// within the bounds of [`max_attempts`](Self::max_attempts) and [`timeout`](Self::timeout). So is
/// one whose response was cut off.
///
/// Every attempt carries the same token, so a lost response never makes a transaction happen twice.
/// After the future is dropped, either everything is done or nothing. To find out which, send the same
/// transaction again with the same token of your own ([`idempotent`](Self::idempotent)).
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// use ddb_keys::aws::Error;
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("ACCOUNT#<id>")]
/// struct Account { id: u32, balance: i64 }
///
/// #[derive(Debug, PartialEq, Table)]
/// #[table(name = "app", pk = "PK")]
/// enum App { Account(Account) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = App::client(engine.client());
/// # table.create_table().await?;
/// table.put(&Account { id: 1, balance: 50 }).await?;
/// table.put(&Account { id: 2, balance: 0 }).await?;
/// let transfer = |amount: i64| {
///     let from = table.update(AccountKey { id: 1 }).add_text("balance", -amount);
///     table
///         .transact_write((
///             from.condition_text("balance >= :amount").value(":amount", amount),
///             table.update(AccountKey { id: 2 }).add_text("balance", amount),
///         ))
///         .idempotent(format!("transfer-{amount}"))
/// };
/// transfer(30).await?;
/// match transfer(40).await {
///     Err(Error::Cancelled(actions)) => {
///         assert!(actions[0].is_condition());
///         let stored = actions[0].stored::<App>().unwrap()?;
///         assert_eq!(stored, App::Account(Account { id: 1, balance: 20 }));
///     }
///     other => panic!("{other:?}"),
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One request: two write units for each KB of each item. Index entries cost as much as with single writes. A
/// transaction that is cancelled costs units, too.
///
/// # Errors
///
/// - [`Error::Key`], [`Error::Item`] or [`Error::Refused`] if an action is not allowed; nothing is sent.
/// - [`Error::Cancelled`] if the condition of an action is false, or if others kept writing the same items.
/// - [`Error::Conflict`] if stale versions are the only reason.
/// - [`Error::NotUnique`] if other items have unique values, and that is the only reason. Beside other reasons, the actions on the items
///   that stand for values come after those that were given, labelled with their entity.
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct TransactWrite<T> {
    /// The handle that began the transaction.
    pub(super) client: Client<T>,
    transaction: Transaction,
}

impl<T: Table> TransactWrite<T> {
    pub(in crate::aws) fn new(client: &Client<T>) -> Self {
        Self { client: client.clone(), transaction: Transaction::new(client.sdk()) }
    }
}

impl<T> TransactWrite<T> {
    /// Adds a write of this or another table, or several in a tuple or a list.
    ///
    #[doc = example!(
        r#"let room = Room { room: "rust".into() };"#
        "let transaction = table.transact_write(table.create(&room));"
        "transaction.write(table.put(&message)).await?;"
    )]
    pub fn write(mut self, writes: impl IntoActions) -> Self {
        writes.add_to(&mut self.transaction.actions);
        self
    }

    /// The actions that it has so far.
    pub(super) fn actions(&self) -> &[TransactWriteAction] {
        &self.transaction.actions
    }

    /// A transaction that cannot be sent.
    pub(in crate::aws) fn refused(self, reason: InvalidRequest) -> Self {
        self.write(TransactWriteAction::refused(reason))
    }

    /// Makes the transaction happen once, however often it is sent with this token within ten
    /// minutes. Without it, each awaited transaction gets its own token, so a transaction whose response was lost is not
    /// done twice.
    ///
    /// A token has 1 to 36 characters; any other is refused. DynamoDB refuses a token that comes again with another transaction, such as
    /// one that writes a new id or the present time. Time stamps, too, need a handle with a
    /// [`clock`](crate::aws::Client::clock) that tells the time of the first attempt.
    ///
    #[doc = example!(
        "// Whoever repeats the call after a lost answer writes once."
        "for _ in 0..2 {"
        r#"    table.transact_write(table.create(&message)).idempotent("message-1").await?;"#
        "}"
    )]
    #[doc(alias = "ClientRequestToken")]
    pub fn idempotent(self, token: impl Into<String>) -> Self {
        Self { transaction: self.transaction.idempotent(token.into()), ..self }
    }

    /// Attempts before a conflict with another transaction is returned. Default: 8.
    ///
    /// DynamoDB cancels a transaction if another one is writing one of its items, or if it is
    /// throttled. Nothing is written then, so it is retried with the same token.
    ///
    #[doc = example!(
        "table.transact_write(table.put(&message)).max_attempts(20).await?;"
    )]
    pub fn max_attempts(mut self, max_attempts: u32) -> Self {
        self.transaction.policy.max_attempts = max_attempts;
        self
    }

    /// Time in which the transaction ends, with a conflict with another transaction or without a response. Default: one minute, and
    /// at most nine: DynamoDB knows a token for ten minutes, and could carry out the transaction twice after that.
    ///
    /// Without a response, the error is [`Error::Sdk`], and the transaction may have been done. To find out, send it again with the
    /// same [token](Self::idempotent).
    ///
    #[doc = example!(
        "use std::time::Duration;"
        ""
        "table.transact_write(table.put(&message)).timeout(Duration::from_secs(5)).await?;"
    )]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.transaction.policy.timeout = timeout;
        self
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let transaction = table.transact_write(table.put(&message));"
        "let total = ReturnConsumedCapacity::Total;"
        "transaction.customize(|all| all.return_consumed_capacity(total)).await?;"
    )]
    pub fn customize(
        mut self,
        change: impl FnOnce(TransactWriteItemsFluentBuilder) -> TransactWriteItemsFluentBuilder,
    ) -> Self {
        self.transaction.request = change(self.transaction.request);
        self
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "let request = table.transact_write(table.put(&message)).into_builder()?;"
        "assert_eq!(request.get_transact_items().as_ref().map(Vec::len), Some(1));"
    )]
    pub fn into_builder(self) -> Result<TransactWriteItemsFluentBuilder, Error> {
        settled::into_builder(self.transaction)
    }
}

impl<T> IntoFuture for TransactWrite<T> {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(settled::run(self.transaction))
    }
}

/// An action of a transaction: a write that has not been awaited, an action of the SDK, or several of them in a tuple, an array, a
/// vector, an `Option` or an iterator that `map`, `filter` and the like return.
///
#[doc = example!(
    r#"let room = Room { room: "rust".into() };"#
    "let messages = (1..4).map(|number| table.delete(MessageKey { number, ..key }));"
    r#"let other = Some("go").map(|room| table.check(RoomKey { room }).is_absent());"#
    "table.transact_write((table.create(&room), messages, other)).await?;"
)]
#[diagnostic::on_unimplemented(
    message = "expected the writes of a transaction, found `{Self}`",
    label = "takes writes without their `.await`, in a tuple, and those of one kind also in a list: `iterator.collect::<Vec<_>>()`",
    note = "write `table.transact_write((table.create(&user), table.update(key).add(…))).await?`; writes are `put`, `create`, `replace`, \
            `update`, `delete` and `check`; reads make a `transact_get`",
    note = "a check needs a condition: `table.check(key).exists()`, `.is_absent()` or `.condition(|user| …)`"
)]
pub trait IntoActions {
    /// Adds the actions to those of a transaction.
    #[doc(hidden)]
    fn add_to(self, actions: &mut Vec<TransactWriteAction>);
}

#[diagnostic::do_not_recommend]
impl<O: Operation, T: Table, E: StoredEntity> IntoActions for Write<O, T, E> {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self.into_action_after(actions));
    }
}

#[diagnostic::do_not_recommend]
impl IntoActions for TransactWriteAction {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self);
    }
}

/// An action of the SDK.
#[diagnostic::do_not_recommend]
impl IntoActions for TransactWriteItem {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        actions.push(self.into());
    }
}

#[diagnostic::do_not_recommend]
impl<A: IntoActions> IntoActions for Option<A> {
    fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
        if let Some(write) = self {
            write.add_to(actions);
        }
    }
}

macro_rules! actions_of_lists {
    ($([$($generics:tt)*] $list:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*, Write: IntoActions> IntoActions for $list
        where
            Self: IntoIterator<Item = Write>,
        {
            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                for each in self {
                    each.add_to(actions);
                }
            }
        }
    )*};
}
actions_of_lists!([V] Vec<V>; [V, const N: usize] [V; N];);
iterators!(actions_of_lists);

/// Tuples of up to twelve.
macro_rules! actions_of_tuples {
    ($first:ident $($more:ident)*) => {
        #[diagnostic::do_not_recommend]
        impl<$first: IntoActions, $($more: IntoActions),*> IntoActions for ($first, $($more,)*) {
            #[allow(non_snake_case, reason = "the variables are named after their types")]
            fn add_to(self, actions: &mut Vec<TransactWriteAction>) {
                let ($first, $($more,)*) = self;
                $first.add_to(actions);
                $($more.add_to(actions);)*
            }
        }

        actions_of_tuples!($($more)*);
    };
    () => {};
}
actions_of_tuples!(A B C D E F G H I J K L);
