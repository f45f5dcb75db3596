//! Transactions: up to 100 writes, all or none.

use alloc::boxed::Box;
use alloc::vec::Vec;

use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;
use aws_sdk_dynamodb::types::TransactWriteItem;

use super::error::RefusedRequest;
use super::{Error, Pending};

/// The most actions of one transaction.
const MAX_ACTIONS: usize = 100;

/// A write as an action of a transaction: made from `put`, `create`, `delete` or `update`.
#[derive(Debug)]
pub struct TransactWriteAction(Result<TransactWriteItem, Error>);

impl TransactWriteAction {
    pub(super) fn new(action: Result<TransactWriteItem, Error>) -> Self {
        Self(action)
    }
}

impl From<TransactWriteItem> for TransactWriteAction {
    fn from(action: TransactWriteItem) -> Self {
        Self(Ok(action))
    }
}

/// Writes all of its actions or none of them when it is awaited.
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited"]
pub struct TransactWrite {
    request: TransactWriteItemsFluentBuilder,
    actions: Vec<TransactWriteAction>,
}

impl TransactWrite {
    pub(super) fn new(sdk: aws_sdk_dynamodb::Client) -> Self {
        Self { request: sdk.transact_write_items(), actions: Vec::new() }
    }

    /// Adds a write, of this table or another one: whatever `put`, `create`, `replace`, `update`
    /// or `delete` gives, or an action of the SDK's own.
    pub fn write(mut self, action: impl Into<TransactWriteAction>) -> Self {
        self.actions.push(action.into());
        self
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        mut self,
        change: impl FnOnce(TransactWriteItemsFluentBuilder) -> TransactWriteItemsFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(self) -> Result<TransactWriteItemsFluentBuilder, Error> {
        let found = self.actions.len();
        if found == 0 {
            return Err(RefusedRequest::Nothing { operation: "a transaction" }.into());
        }
        if found > MAX_ACTIONS {
            return Err(RefusedRequest::TooManyActions { found, max: MAX_ACTIONS }.into());
        }
        let actions = self.actions.into_iter().map(|action| action.0);
        Ok(self.request.set_transact_items(Some(actions.collect::<Result<_, _>>()?)))
    }
}

impl IntoFuture for TransactWrite {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        let request = self.into_builder();
        Box::pin(async move { request?.send().await.map(drop).map_err(Error::transaction) })
    }
}
