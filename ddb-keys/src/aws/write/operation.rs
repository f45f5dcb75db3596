//! The kinds of writes, and the SDK's requests behind them.

use aws_sdk_dynamodb::types::TransactWriteItem;

use super::requirements::Requirements;
use crate::aws::Error;
use crate::aws::request::expression::Expression;
use crate::aws::request::expression::parts::ExpressionParts;

/// A kind of [`Write`](super::Write): [`PutItem`](super::put::PutItem), [`UpdateItem`](super::update::UpdateItem),
/// [`DeleteItem`](super::delete::DeleteItem) or [`ConditionCheck`](super::condition_check::ConditionCheck).
pub trait Operation: Sized {
    /// The SDK's request, which [`customize`](super::Write::customize) changes.
    type Request;

    /// Whether the write can create its item: its conditions compare with what serde reads where attributes are missing.
    #[doc(hidden)]
    const CREATES: bool = false;

    /// Adds what this kind of write has besides its condition, and the conditions that come from that.
    #[doc(hidden)]
    fn complete(
        self,
        request: Self::Request,
        condition: &mut Expression,
        requirements: &mut Requirements,
    ) -> Result<Self::Request, Error>;

    /// Adds the condition, beside what `customize` has set, and asks for the stored item in case that it is false.
    #[doc(hidden)]
    fn with_condition(
        request: Self::Request,
        condition: ExpressionParts,
        requirements: &mut Requirements,
    ) -> Result<Self::Request, Error>;

    /// Makes the action of a transaction that does the same.
    #[doc(hidden)]
    fn action(request: Self::Request) -> Result<TransactWriteItem, Error>;
}

/// `with_condition` for any of the SDK's requests. They have the same methods, and no trait in common.
macro_rules! with_condition {
    () => {
        fn with_condition(
            request: Self::Request,
            condition: $crate::aws::request::expression::parts::ExpressionParts,
            requirements: &mut $crate::aws::write::requirements::Requirements,
        ) -> Result<Self::Request, $crate::aws::Error> {
            let request =
                $crate::aws::request::expression::parts::fill_condition!(request, condition);
            let set = request.get_return_values_on_condition_check_failure();
            let shown = requirements.show(set.as_ref());
            Ok(request.return_values_on_condition_check_failure(shown))
        }
    };
}
pub(super) use with_condition;

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
pub(super) use action;
