//! Transactions: up to 100 writes that are done together or not at all.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use core::time::Duration;
use std::collections::HashMap;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;

use super::condition_state::AddACondition;
use super::into_actions::IntoActions;
use super::transact_action::TransactWriteAction;
use super::transaction_error::{is_conflict, transaction_error};
use crate::aws::example::example;
use crate::aws::request::attempt_outcome::is_unreadable;
use crate::aws::request::backoff::{Backoff, RetryPolicy};
use crate::aws::request::sending::{Sending, sent_when_polled};
use crate::aws::request::token;
use crate::aws::request::trace::Span;
use crate::aws::{Client, Error, InvalidRequest, Pending};
use crate::table::Table;

/// DynamoDB knows a token for ten minutes. Later, a repeated transaction could happen twice.
const TOKEN_LIFE: Duration = Duration::from_mins(9);
const LATE: &str = "no answer while DynamoDB knew the token of the transaction";
/// The maximum number of actions in one transaction.
const MAX_ACTIONS: usize = 100;

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
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct TransactWrite<T> {
    request: TransactWriteItemsFluentBuilder,
    actions: Vec<TransactWriteAction>,
    policy: RetryPolicy,
    /// The handle that began the transaction. `None` for a write by itself.
    pub(super) client: Option<Client<T>>,
    sending: Sending<Result<(), Error>>,
}

impl TransactWrite<()> {
    /// A transaction of one action.
    pub(super) fn of(sdk: &aws_sdk_dynamodb::Client, action: TransactWriteAction) -> Self {
        Self {
            request: sdk.transact_write_items(),
            actions: Vec::from([action]),
            policy: RetryPolicy::default(),
            client: None,
            sending: Sending::default(),
        }
    }
}

impl<T: Table> TransactWrite<T> {
    pub(in crate::aws) fn new(client: &Client<T>, actions: Vec<TransactWriteAction>) -> Self {
        Self {
            request: client.sdk().transact_write_items(),
            actions,
            policy: RetryPolicy::default(),
            client: Some(client.clone()),
            sending: Sending::default(),
        }
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
    pub fn write<C: AddACondition>(mut self, writes: impl IntoActions<Condition = C>) -> Self {
        self.sending.change();
        self.actions.extend(writes.into_actions());
        self
    }

    /// A transaction that cannot be sent.
    pub(in crate::aws) fn refused(mut self, reason: InvalidRequest) -> Self {
        let action = Err(reason.into());
        let (item, label, requirements) = (None, None, None);
        self.actions.push(TransactWriteAction { action, item, label, requirements });
        self
    }

    /// Makes the transaction happen once, however often it is sent with this token within ten
    /// minutes. Without it, each awaited transaction gets its own token, so a transaction whose response was lost is not
    /// done twice.
    ///
    /// A token has 1 to 36 characters; any other is refused. DynamoDB refuses a token that comes again with another transaction, such as
    /// one that writes a new id or the present time.
    ///
    #[doc = example!(
        "// Whoever repeats the call after a lost answer writes once."
        "for _ in 0..2 {"
        r#"    table.transact_write(table.create(&message)).idempotent("message-1").await?;"#
        "}"
    )]
    #[doc(alias = "ClientRequestToken")]
    pub fn idempotent(self, token: impl Into<String>) -> Self {
        let token = token.into();
        let length = token.chars().count();
        if !(1..=36).contains(&length) {
            let reason = format!("a token must have 1 to 36 characters, but this one has {length}");
            return self.refused(InvalidRequest::Value { name: "idempotent".into(), reason });
        }
        self.customize(|request| request.client_request_token(token))
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
        self.sending.change();
        self.policy.max_attempts = max_attempts;
        self
    }

    /// Time before a conflict with another transaction is returned. Default: one minute. After nine
    /// minutes the transaction ends in any case, even without a response, because DynamoDB knows a token
    /// for ten and could carry it out twice after that.
    ///
    #[doc = example!(
        "use std::time::Duration;"
        ""
        "table.transact_write(table.put(&message)).timeout(Duration::from_secs(5)).await?;"
    )]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.sending.change();
        self.policy.timeout = timeout;
        self
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let transaction = table.transact_write(table.put(&message));"
        "transaction.customize(|all| all.return_consumed_capacity(ReturnConsumedCapacity::Total)).await?;"
    )]
    pub fn customize(
        mut self,
        change: impl FnOnce(TransactWriteItemsFluentBuilder) -> TransactWriteItemsFluentBuilder,
    ) -> Self {
        self.sending.change();
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "let request = table.transact_write(table.put(&message)).into_builder()?;"
        "assert_eq!(request.get_transact_items().as_ref().map(Vec::len), Some(1));"
    )]
    pub fn into_builder(self) -> Result<TransactWriteItemsFluentBuilder, Error> {
        let found = self.actions.len();
        if found == 0 {
            return Err(InvalidRequest::EmptyTransaction.into());
        }
        if found > MAX_ACTIONS {
            return Err(InvalidRequest::TooManyActions { found, max: MAX_ACTIONS }.into());
        }
        if let Some(actions) = twice_on_one_item(&self.actions) {
            return Err(InvalidRequest::SameItem { actions }.into());
        }
        if self.request.get_transact_items().is_some() {
            let [part, instead] = ["transact_items", "write"];
            return Err(InvalidRequest::AlreadySet { part, instead }.into());
        }
        let actions = self.actions.into_iter().map(|action| action.action);
        Ok(self.request.set_transact_items(Some(actions.collect::<Result<_, _>>()?)))
    }
}

fn twice_on_one_item(actions: &[TransactWriteAction]) -> Option<[usize; 2]> {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    actions.iter().enumerate().find_map(|(position, action)| {
        let earlier = seen.insert(action.item.as_deref()?, position)?;
        Some([earlier, position])
    })
}

impl<T> TransactWrite<T> {
    /// Sends a transaction of one action. Its errors are those of a single write.
    pub(in crate::aws) async fn run_single(self) -> Result<(), Error> {
        let requirements = self.actions.first().and_then(|action| action.requirements.clone());
        match (self.run().await, requirements) {
            (Err(Error::Cancelled(mut reasons)), Some(requirements))
                if reasons.len() == 1 && reasons[0].is_condition() =>
            {
                Err(requirements.explain(reasons.remove(0).item))
            }
            (result, _) => result,
        }
    }

    /// The transaction, taken out of one that is polled.
    pub(super) fn taken(&mut self) -> Self {
        Self {
            request: self.request.clone(),
            actions: mem::take(&mut self.actions),
            policy: self.policy,
            client: self.client.clone(),
            sending: Sending::default(),
        }
    }

    fn send_now(&mut self) -> Pending<()>
    where
        T: 'static,
    {
        // The actions may belong to several tables.
        Box::pin(Span::new("transact_write", None, None).around(self.taken().run()))
    }

    async fn run(self) -> Result<(), Error> {
        let told =
            |action: &TransactWriteAction| (action.label.clone(), action.requirements.clone());
        let actions = self.actions.iter().map(told).collect();
        let timeout = self.policy.timeout.min(TOKEN_LIFE);
        let policy = RetryPolicy { timeout, ..self.policy };
        let mut request = self.into_builder()?;
        if request.get_client_request_token().is_none() {
            request = request.client_request_token(token::random());
        }
        let mut backoff = Backoff::new(policy);
        let token_life = tokio::time::Instant::now() + TOKEN_LIFE;
        loop {
            tokio::time::sleep(backoff.begin()).await;
            // The SDK repeats a request on its own, too.
            let sent = tokio::time::timeout_at(token_life, request.clone().send()).await;
            let error = match sent {
                Ok(Ok(_)) => return Ok(()),
                Ok(Err(error)) => error,
                Err(_) => SdkError::timeout_error(LATE),
            };
            let again = is_conflict(&error) || is_unreadable(&error);
            backoff.note(1, 1, false);
            if !again || backoff.is_over() {
                return Err(transaction_error(error, actions));
            }
        }
    }
}

sent_when_polled!([T: 'static] TransactWrite<T> => Result<(), Error>);

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use std::net::TcpListener;

    use aws_sdk_dynamodb::types::TransactWriteItem;

    use super::*;
    use crate::embedded::local_client;

    #[tokio::test(start_paused = true)]
    async fn a_transaction_without_an_answer_ends_before_its_token_does() {
        // Connections are accepted by the system, and never answered.
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        let sdk = local_client(&std::format!("http://{}", silent.local_addr().unwrap()));
        let [action] = TransactWriteItem::builder().build().into_actions().try_into().unwrap();
        let transaction = TransactWrite::of(&sdk, action);
        let start = tokio::time::Instant::now();
        let ended = tokio::time::timeout(TOKEN_LIFE * 2, transaction.run()).await.unwrap();
        let error = ended.unwrap_err();
        assert!(matches!(error, Error::Sdk(_)), "{error}");
        assert!(start.elapsed() <= TOKEN_LIFE, "{:?}", start.elapsed());
    }
}
