//! The actions of a transaction.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::requirements::Requirements;
use crate::aws::Error;
use crate::schema::TableSchema;
use crate::table::{MemberName, Table};

/// One action of a transaction, made from `put`, `create`, `replace`, `update`, `delete` or `check`.
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

    /// Labels the action, and its error, with the place of an item in its collection.
    pub(super) fn of_member(self, member: MemberName) -> Self {
        let action = self.action.map_err(|error| Error::of_member(member, error));
        Self { action, label: Some(member.to_string().into()), ..self }
    }
}

/// The label of an action, which is text.
#[diagnostic::on_unimplemented(
    message = "a label is a string, and this is a `{Self}`",
    label = "write `.label(\"the name is taken\")`"
)]
pub trait IntoLabel {
    /// The text.
    fn into_label(self) -> Cow<'static, str>;
}

#[diagnostic::do_not_recommend]
impl<L: Into<Cow<'static, str>>> IntoLabel for L {
    fn into_label(self) -> Cow<'static, str> {
        self.into()
    }
}

/// The method `label` of a write.
macro_rules! label_method {
    ($write:literal) => {
        /// Names the write in a transaction. If it is the reason that the transaction is cancelled,
        /// [`Error::failed_condition`](crate::aws::Error::failed_condition) returns the label. A write that is sent by itself
        /// does not need one.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $write
            "let error = table.transact_write(write).await.unwrap_err();"
            "let label = error.failed_condition().and_then(|action| action.label.as_deref());"
            r#"assert_eq!(label, Some("mine"));"#
        )]
        pub fn label(self, label: impl $crate::aws::IntoLabel) -> Self {
            Self { label: Some(label.into_label()), ..self }
        }
    };
}
pub(in crate::aws) use label_method;

/// Makes an action from a request by copying the members that both have. What `customize` set of the members that an action does
/// not have, and that decide what is written, is an error.
macro_rules! action {
    (
        $kind:ident, $request:expr, $part:ident: $($set_part:ident $get_part:ident),+
        $(; $other:ident $get_other:ident)?
    ) => {{
        let request = $request;
        let input = request.as_input();
        let others = [
            ("expected", input.get_expected().is_some()),
            ("conditional_operator", input.get_conditional_operator().is_some()),
            $((stringify!($other), input.$get_other().is_some()),)?
        ];
        if let Some((part, _)) = others.into_iter().find(|(_, is_set)| *is_set) {
            return Err($crate::aws::InvalidRequest::NotInTransaction { part }.into());
        }
        aws_sdk_dynamodb::types::$kind::builder()
            .set_table_name(input.get_table_name().clone())
            $(.$set_part(input.$get_part().clone()))+
            .set_condition_expression(input.get_condition_expression().clone())
            .set_expression_attribute_names(input.get_expression_attribute_names().clone())
            .set_expression_attribute_values(input.get_expression_attribute_values().clone())
            .set_return_values_on_condition_check_failure(
                input.get_return_values_on_condition_check_failure().clone(),
            )
            .build()
            .map(|action| {
                aws_sdk_dynamodb::types::TransactWriteItem::builder().$part(action).build()
            })
            .map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))
    }};
}
pub(in crate::aws) use action;

/// The item that an action is on, as a string that no other item has.
fn identity(action: &TransactWriteItem, schema: &TableSchema) -> Option<String> {
    let put = action.put().map(|put| (put.table_name(), put.item()));
    let update = action.update().map(|update| (update.table_name(), update.key()));
    let delete = action.delete().map(|delete| (delete.table_name(), delete.key()));
    let check = action.condition_check().map(|check| (check.table_name(), check.key()));
    let (table, item) = put.or(update).or(delete).or(check)?;
    Some(format!("{table:?} {:?} {:?}", item.get(schema.pk), schema.sk.map(|sk| item.get(sk))))
}
