//! The actions of a transaction.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::requirements::Requirements;
use crate::aws::example::example;
use crate::aws::{Error, InvalidRequest};
use crate::schema::TableSchema;
use crate::table::{MemberName, Table};

/// One action of a transaction. Writes of the library become actions by themselves; this type is for an action of the SDK that needs a
/// [label](Self::label).
#[derive(Debug)]
pub struct TransactWriteAction {
    pub(super) action: Result<TransactWriteItem, Error>,
    /// Table and key, as far as they are known.
    pub(super) item: Option<String>,
    pub(super) label: Label,
    /// The requirements of the action on its item, if the library made it.
    pub(super) requirements: Option<Requirements>,
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
        "let delete = Delete::builder().table_name(table.table_name()).set_key(Some(Chat::item_key(key)?));"
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
    ) -> Self {
        let (action, requirements) = match filled {
            Ok((action, requirements)) => (Ok(action), Some(requirements)),
            Err(error) => (Err(error), None),
        };
        let item = action.as_ref().ok().and_then(|action| identity(action, T::SCHEMA));
        Self { action, item, label, requirements }
    }

    /// An action that makes its transaction fail before it is sent.
    pub(super) fn refused(reason: InvalidRequest) -> Self {
        Self { action: Err(reason.into()), item: None, label: None, requirements: None }
    }

    /// Labels the action, and its error, with the place of an item in its collection.
    pub(super) fn of_member(self, member: MemberName) -> Self {
        let action = self.action.map_err(|error| Error::of_member(member, error));
        Self { action, label: Some(member.to_string().into()), ..self }
    }
}

/// An action of the SDK. What it requires is not known, so the errors of the transaction are DynamoDB's.
impl From<TransactWriteItem> for TransactWriteAction {
    fn from(action: TransactWriteItem) -> Self {
        Self { action: Ok(action), item: None, label: None, requirements: None }
    }
}

/// The item that an action is on, as a string that no other item has.
fn identity(action: &TransactWriteItem, schema: &TableSchema) -> Option<String> {
    let put = action.put().map(|put| (put.table_name(), put.item()));
    let update = action.update().map(|update| (update.table_name(), update.key()));
    let delete = action.delete().map(|delete| (delete.table_name(), delete.key()));
    let check = action.condition_check().map(|check| (check.table_name(), check.key()));
    let (table, item) = put.or(update).or(delete).or(check)?;
    Some(format!("{table:?} {:?} {:?}", item.get(schema.pk), schema.sk.map(|sk| item.get(sk))))
}
