//! A transaction that is not sent yet: its actions, how it is sent, and the reason why it was not done.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::operation::transact_write_items::builders::TransactWriteItemsFluentBuilder;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};

use super::requirements::{Requirements, is_missing_path};
use super::unique::UniqueWrite;
use crate::aws::example::example;
use crate::aws::request::attempt_outcome::is_unreadable;
use crate::aws::request::backoff::{Backoff, LATE, RetryPolicy};
use crate::aws::request::token;
use crate::aws::request::trace::Span;
use crate::aws::{Cancellation, Error, InvalidRequest, Item};
use crate::schema::TableSchema;
use crate::table::{MemberName, Table};

/// One action of a transaction. Writes of the library become actions by themselves; this type is for an action of the SDK that needs a
/// [label](Self::label).
#[derive(Debug)]
pub struct TransactWriteAction {
    made: Result<Made, Error>,
    label: Label,
}

/// An action that can be sent.
#[derive(Debug, Clone)]
pub(super) struct Made {
    pub(super) action: TransactWriteItem,
    /// The schema of its table, if the library made it.
    pub(super) schema: Option<&'static TableSchema>,
    /// The requirements of the action on its item, if the library made it.
    pub(super) requirements: Option<Requirements>,
    /// What it means for the unique values of its item.
    pub(super) unique: Option<Box<UniqueWrite>>,
}

/// The user's name for an action.
pub(in crate::aws) type Label = Option<Cow<'static, str>>;

impl TransactWriteAction {
    /// Names the action. If it is the reason that the transaction is cancelled,
    /// [`Error::failed_condition`](crate::aws::Error::failed_condition) returns the label.
    ///
    #[doc = example!(
        "use aws_sdk_dynamodb::types::{Delete, TransactWriteItem};"
        "use ddb_keys::aws::TransactWriteAction;"
        ""
        "let delete = Delete::builder().table_name(table.table_name());"
        "let delete = delete.set_key(Some(Chat::item_key(key)?));"
        r#"let delete = delete.condition_expression("attribute_exists(PK)").build()?;"#
        "let delete = TransactWriteItem::builder().delete(delete).build();"
        r#"let delete = TransactWriteAction::from(delete).label("it is there");"#
        "let error = table.transact_write(delete).await.unwrap_err();"
        "let label = error.failed_condition().and_then(|action| action.label.as_deref());"
        r#"assert_eq!(label, Some("it is there"));"#
    )]
    #[must_use]
    pub fn label(self, label: impl Into<Cow<'static, str>>) -> Self {
        Self { label: Some(label.into()), ..self }
    }

    /// An action on a table of the schema's key.
    pub(in crate::aws) fn of<T: Table>(
        filled: Result<(TransactWriteItem, Requirements), Error>,
        label: Label,
        unique: Option<Box<UniqueWrite>>,
    ) -> Self {
        let made = filled.map(|(action, requirements)| Made {
            action,
            schema: Some(T::SCHEMA),
            requirements: Some(requirements),
            unique,
        });
        Self { made, label }
    }

    /// An action that makes its transaction fail before it is sent.
    pub(super) fn refused(reason: InvalidRequest) -> Self {
        Self { made: Err(reason.into()), label: None }
    }

    /// The action and its label, if it can be sent.
    pub(super) fn into_made(self) -> Result<(Made, Label), Error> {
        Ok((self.made?, self.label))
    }

    /// What the action means for the unique values of its item.
    pub(super) fn unique(&self) -> Option<&UniqueWrite> {
        self.made.as_ref().ok()?.unique.as_deref()
    }

    fn target(&self) -> Option<Target<'_>> {
        self.made.as_ref().ok()?.target()
    }

    pub(super) fn requirements(&self) -> Option<&Requirements> {
        self.made.as_ref().ok()?.requirements.as_ref()
    }

    /// Labels the action, and its error, with the place of an item in its collection.
    pub(super) fn of_member(self, member: MemberName) -> Self {
        let made = self.made.map_err(|error| Error::of_member(member, error));
        Self { made, label: Some(member.to_string().into()) }
    }
}

/// An action of the SDK. What it requires is not known, so the errors of the transaction are DynamoDB's.
impl From<TransactWriteItem> for TransactWriteAction {
    fn from(action: TransactWriteItem) -> Self {
        Made { action, schema: None, requirements: None, unique: None }.labelled(None)
    }
}

impl Made {
    pub(super) fn labelled(self, label: Label) -> TransactWriteAction {
        TransactWriteAction { made: Ok(self), label }
    }

    /// The item that the action is on. `None` if it is one of the SDK.
    pub(super) fn target(&self) -> Option<Target<'_>> {
        let (schema, action) = (self.schema?, &self.action);
        let put = action.put().map(|put| (put.table_name(), put.item()));
        let update = action.update().map(|update| (update.table_name(), update.key()));
        let delete = action.delete().map(|delete| (delete.table_name(), delete.key()));
        let check = action.condition_check().map(|check| (check.table_name(), check.key()));
        let (table, item) = put.or(update).or(delete).or(check)?;
        let sk = schema.sk.and_then(|sk| Some((sk, item.get(sk)?)));
        Some(Target { table, pk: (schema.pk, item.get(schema.pk)?), sk })
    }
}

/// The item that an action is on: the name of its table, and its key.
#[derive(PartialEq)]
pub(super) struct Target<'a> {
    pub(super) table: &'a str,
    pk: KeyPart<'a>,
    sk: Option<KeyPart<'a>>,
}

/// An attribute of a key, and its value.
type KeyPart<'a> = (&'static str, &'a AttributeValue);

impl Target<'_> {
    /// The key, as a request takes it.
    pub(super) fn key(&self) -> Item {
        let attributes = [Some(self.pk), self.sk].into_iter().flatten();
        attributes.map(|(name, value)| (name.to_string(), value.clone())).collect()
    }
}

/// DynamoDB knows a token for ten minutes. Later, a repeated transaction could happen twice.
pub(super) const TOKEN_LIFE: Duration = Duration::from_secs(9 * 60);
/// The maximum number of actions in one transaction.
const MAX_ACTIONS: usize = 100;

/// Actions that are done together or not at all. They may belong to several tables.
#[derive(Debug)]
pub(super) struct Transaction {
    pub(super) sdk: aws_sdk_dynamodb::Client,
    pub(super) request: TransactWriteItemsFluentBuilder,
    pub(super) actions: Vec<TransactWriteAction>,
    pub(super) policy: RetryPolicy,
}

impl Transaction {
    pub(super) fn new(sdk: &aws_sdk_dynamodb::Client) -> Self {
        let (request, policy) = (sdk.transact_write_items(), RetryPolicy::default());
        Self { sdk: sdk.clone(), request, actions: Vec::new(), policy }
    }

    /// Sets the token with which DynamoDB recognizes the transaction.
    pub(super) fn idempotent(mut self, token: String) -> Self {
        let length = token.chars().count();
        if (1..=36).contains(&length) {
            return Self { request: self.request.client_request_token(token), ..self };
        }
        let reason = format!("a token must have 1 to 36 characters, but this one has {length}");
        let refused = InvalidRequest::value("idempotent", reason);
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
            return Err(InvalidRequest::already_set("transact_items", "write").into());
        }
        let actions = self.actions.into_iter().map(|action| Ok(action.made?.action));
        Ok(self.request.set_transact_items(Some(actions.collect::<Result<_, Error>>()?)))
    }

    /// Sends the transaction, again while others are writing its items.
    pub(super) async fn run(self) -> Result<(), Error> {
        Span::new("transact_write", None, None).around(self.sent()).await
    }

    async fn sent(self) -> Result<(), Error> {
        let told =
            |action: &TransactWriteAction| (action.label.clone(), action.requirements().cloned());
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
            let sent = Box::pin(request.clone().send());
            let sent = tokio::time::timeout_at(backoff.deadline(), sent);
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

/// Two actions on the same item, by their positions. There are few: to compare all costs less than to hash them.
fn twice_on_one_item(actions: &[TransactWriteAction]) -> Option<[usize; 2]> {
    let targets: Vec<_> = actions.iter().map(TransactWriteAction::target).collect();
    (1..targets.len()).find_map(|later| {
        let is_same =
            |earlier: &usize| targets[later].is_some() && targets[*earlier] == targets[later];
        Some([(0..later).find(is_same)?, later])
    })
}

/// The error of a transaction. If all that stood in its way were stale versions, it is a conflict.
fn transaction_error(
    error: SdkError<TransactWriteItemsError>,
    actions: Vec<(Label, Option<Requirements>)>,
) -> Error {
    let (labels, requirements): (Vec<_>, Vec<_>) = actions.into_iter().unzip();
    let error = Error::transaction(error, labels);
    let Error::Cancelled(mut reasons) = error else { return error };
    let required = |reason: &Cancellation| {
        let required = requirements.get(reason.action).and_then(Option::as_ref);
        required.filter(|_| reason.is_condition())
    };
    for reason in &mut reasons {
        if is_missing_path(reason.code.as_deref(), reason.message.as_deref())
            && let Some(Some(required)) = requirements.get(reason.action)
        {
            reason.missing_paths.clone_from(&required.paths);
        }
        reason.guard =
            required(reason).and_then(|required| required.false_guard(reason.item.as_deref()));
    }
    let failed = reasons.iter().filter(|reason| reason.code.is_some());
    let conflicts = failed.map(|reason| {
        let required = required(reason)?;
        let is_conflict = required.is_conflict(reason.item.as_deref());
        is_conflict.then(|| required.explain(reason.item.clone()))
    });
    match conflicts.collect::<Option<Vec<_>>>().and_then(|all| all.into_iter().next()) {
        Some(conflict) => conflict,
        None => Error::Cancelled(reasons),
    }
}

/// Whether a transaction was not done only because of others that were going on, or because an
/// earlier attempt at it is.
fn is_conflict(error: &SdkError<TransactWriteItemsError>) -> bool {
    let cancelled = match error.as_service_error() {
        Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => cancelled,
        Some(TransactWriteItemsError::TransactionInProgressException(_)) => return true,
        _ => return false,
    };
    let codes = || cancelled.cancellation_reasons().iter().filter_map(|reason| reason.code());
    codes().any(|code| code != "None")
        && codes().all(|code| {
            matches!(
                code,
                "None"
                    | "TransactionConflict"
                    | "ThrottlingError"
                    | "ProvisionedThroughputExceeded"
            )
        })
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::embedded::local_client;
    use aws_sdk_dynamodb::types::TransactWriteItem;
    use std::net::TcpListener;

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
