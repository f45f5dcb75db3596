//! A transaction that is not sent yet, and how it is sent.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;
use std::collections::HashMap;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;

use super::transact_action::TransactWriteAction;
use super::transaction_error::{is_conflict, transaction_error};
use crate::aws::request::attempt_outcome::is_unreadable;
use crate::aws::request::backoff::{Backoff, LATE, RetryPolicy};
use crate::aws::request::token;
use crate::aws::request::trace::Span;
use crate::aws::{Error, InvalidRequest};

/// DynamoDB knows a token for ten minutes. Later, a repeated transaction could happen twice.
const TOKEN_LIFE: Duration = Duration::from_secs(9 * 60);
/// The maximum number of actions in one transaction.
const MAX_ACTIONS: usize = 100;

/// Actions that are done together or not at all. They may belong to several tables.
#[derive(Debug)]
pub(super) struct Transaction {
    pub(super) request: TransactWriteItemsFluentBuilder,
    pub(super) actions: Vec<TransactWriteAction>,
    pub(super) policy: RetryPolicy,
}

impl Transaction {
    pub(super) fn new(sdk: &aws_sdk_dynamodb::Client) -> Self {
        let (request, policy) = (sdk.transact_write_items(), RetryPolicy::default());
        Self { request, actions: Vec::new(), policy }
    }

    /// Sets the token with which DynamoDB recognizes the transaction.
    pub(super) fn idempotent(mut self, token: String) -> Self {
        let length = token.chars().count();
        if (1..=36).contains(&length) {
            return Self { request: self.request.client_request_token(token), ..self };
        }
        let reason = format!("a token must have 1 to 36 characters, but this one has {length}");
        let refused = InvalidRequest::Value { name: "idempotent".into(), reason };
        self.actions.push(TransactWriteAction::refused(refused));
        self
    }

    /// The SDK's request, filled.
    pub(super) fn into_builder(self) -> Result<TransactWriteItemsFluentBuilder, Error> {
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

    /// Sends a transaction of one action. Its errors are those of a single write.
    pub(super) async fn run_single(self) -> Result<(), Error> {
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

    /// Sends the transaction, again while others are writing its items.
    pub(super) async fn run(self) -> Result<(), Error> {
        Span::new("transact_write", None, None).around(self.sent()).await
    }

    async fn sent(self) -> Result<(), Error> {
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
        loop {
            backoff.pause_and_begin().await;
            // The SDK repeats a request on its own, too.
            let sent = tokio::time::timeout_at(backoff.deadline(), request.clone().send());
            let error = match sent.await {
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

/// Two actions on the same item, by their positions.
fn twice_on_one_item(actions: &[TransactWriteAction]) -> Option<[usize; 2]> {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    actions.iter().enumerate().find_map(|(position, action)| {
        let earlier = seen.insert(action.item.as_deref()?, position)?;
        Some([earlier, position])
    })
}

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
        let mut transaction = Transaction::new(&sdk);
        transaction.actions.push(TransactWriteItem::builder().build().into());
        transaction.policy.timeout = Duration::MAX;
        let start = tokio::time::Instant::now();
        let ended = tokio::time::timeout(TOKEN_LIFE * 2, transaction.run()).await.unwrap();
        let error = ended.unwrap_err();
        assert!(matches!(error, Error::Sdk(_)), "{error}");
        assert!(start.elapsed() <= TOKEN_LIFE, "{:?}", start.elapsed());
    }
}
