//! A write of one item that is not sent yet, the kinds of such writes, and the SDK's requests behind them.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use core::marker::PhantomData;

use aws_sdk_dynamodb::types::TransactWriteItem;
use serde::Serialize;

use super::requirements::Requirements;
use super::stamped::Stamped;
use super::transaction::{Label, TransactWriteAction};
use super::unique::UniqueWrite;
use crate::aws::attribute::Condition;
use crate::aws::example::example;
use crate::aws::request::expression::parts::ExpressionParts;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::unsent::Unsent;
use crate::aws::{Client, Error, InvalidRequest, Item, ItemError, StoredEntity};
use crate::table::Table;

/// A write of one item of the entity `E` in the table `T`, which is sent when it is awaited.
///
/// `O` is its kind: [`Put`](super::put::Put), [`Update`](super::update::Update) and [`Delete`](super::delete::Delete) are the
/// names of the kinds that can be awaited, and each has methods of its own besides those that all of them have. Without `.await` a
/// write is part of a transaction: `table.transact_write((table.create(&user), table.delete(key)))`.
#[derive(Debug)]
#[must_use = "nothing is written until it is awaited: `.await?`"]
pub struct Write<O: Operation, T, E> {
    pub(super) sdk: aws_sdk_dynamodb::Client,
    /// In a box, because a write is moved by each of its methods.
    pub(super) request: Unsent<Box<O::Request>>,
    pub(super) operation: O,
    pub(super) expression: Expression,
    pub(super) requirements: Requirements,
    /// What the write means for the unique values of its item.
    pub(super) unique: Option<Box<UniqueWrite>>,
    /// The entity whose item is written, if it has time stamps.
    pub(super) stamped: Option<Box<Stamped<E>>>,
    /// The name of the write in a transaction.
    label: Label,
    of: PhantomData<fn() -> (T, E)>,
}

/// What all kinds of writes have in common.
impl<O: Operation, T: Table, E: StoredEntity> Write<O, T, E> {
    /// A write that has no condition yet.
    pub(super) fn begin(
        client: &Client<T>,
        operation: O,
        request: Result<O::Request, Error>,
    ) -> Self {
        let scope = Scope { table: T::SCHEMA, entity: E::SCHEMA };
        Self {
            sdk: client.sdk().clone(),
            request: Unsent::of(request.map(Box::new)),
            operation,
            expression: Expression::within(scope),
            requirements: Requirements::new(scope),
            unique: None,
            stamped: None,
            label: None,
            of: PhantomData,
        }
    }

    /// Writes only if the condition is true. Several conditions must all be true.
    ///
    /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
    /// [`condition_text`](Self::condition_text) for others.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "let write = table.update(key).set(|message| message.likes, 5);"
        "let write = write.condition(|message| message.likes.le(9) & message.topic.is_none());"
        "write.await?;"
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition(mut self, condition: impl FnOnce(E::Attributes) -> Condition<E>) -> Self {
        let present = if O::CREATES { None } else { Some(T::SCHEMA.pk) };
        condition(E::ATTRIBUTES).into_clause(present).add_to(&mut self.expression);
        self
    }

    /// Writes only if the expression is true. Several conditions must all be true.
    ///
    /// The text is an expression of DynamoDB, with [`value`](Self::value) for each `:name`. Attributes go by
    /// the names that the item stores them under, reserved words included; [`name`](Self::name)
    /// serves names that are not words. A name that the entity does not store is an error.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"table.delete(key).condition_text("likes <= :most").value(":most", 9).await?;"#
    )]
    #[doc(alias = "ConditionExpression")]
    pub fn condition_text(mut self, expression: impl Into<String>) -> Self {
        self.expression.text(&expression.into());
        self
    }

    /// Gives the value of a `:name` in the condition. Names that start with `:_` are reserved for the library.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"table.put(&message).condition_text("likes <= :most").value(":most", 9).await?;"#
    )]
    #[doc(alias = "ExpressionAttributeValues")]
    pub fn value(mut self, name: &str, value: impl Serialize) -> Self {
        self.expression.value(name, value);
        self
    }

    /// Gives the attribute of a `#name` in the condition. Names that start with `#_` are reserved for the library.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r##"let write = table.put(&message).condition_text("attribute_exists(#name)");"##
        r##"write.name("#name", "likes").await?;"##
    )]
    #[doc(alias = "ExpressionAttributeNames")]
    pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
        self.expression.name(placeholder, attribute);
        self
    }

    /// Changes the SDK's request in ways that are not covered here. Setting what the request already has is an error:
    /// use [`condition_text`](Self::condition_text) or [`set_text`](Self::set_text).
    ///
    #[doc = example!(
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        "let put = table.put(&message);"
        "put.customize(|put| put.return_consumed_capacity(ReturnConsumedCapacity::Total)).await?;"
    )]
    pub fn customize(self, change: impl FnOnce(O::Request) -> O::Request) -> Self {
        Self { request: self.request.map(|request| Box::new(change(*request))), ..self }
    }

    /// Names the write in a transaction. If it is the reason that the transaction is cancelled,
    /// [`Error::failed_condition`](crate::aws::Error::failed_condition) returns the label. A write that is sent by itself
    /// does not need one.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let write = table.create(&message).label("the message is new");"#
        "let error = table.transact_write(write).await.unwrap_err();"
        "let label = error.failed_condition().and_then(|action| action.label.as_deref());"
        r#"assert_eq!(label, Some("the message is new"));"#
    )]
    pub fn label(self, label: impl Into<Cow<'static, str>>) -> Self {
        Self { label: Some(label.into()), ..self }
    }

    /// Returns the SDK's request, filled.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnValue;"
        ""
        "let delete = table.delete(key).into_builder()?.return_values(ReturnValue::AllOld);"
        "let old = delete.send().await?.attributes.unwrap_or_default();"
        "assert_eq!(Chat::from_item(old)?, Chat::Message(message));"
    )]
    pub fn into_builder(self) -> Result<O::Request, Error> {
        self.fill().map(|(request, _)| request)
    }

    /// Adds what the write means for unique values.
    pub(super) fn with_unique(
        mut self,
        unique: Result<Option<Box<UniqueWrite>>, ItemError>,
    ) -> Self {
        match unique {
            Ok(unique) => self.unique = unique,
            Err(error) => self.expression.fail(error),
        }
        self
    }

    /// The SDK's request, and what its failure must be compared with.
    pub(super) fn fill(self) -> Result<(O::Request, Requirements), Error> {
        if let Some(unique) = &self.unique {
            let (entity, option) = (unique.entity(), "into_builder");
            return Err(InvalidRequest::ReadsItem { entity, option }.into());
        }
        let Self { request, operation, expression, requirements, .. } = self;
        fill(*request.into_inner()?, operation, expression, requirements)
    }

    /// The write as an action of a transaction, at the time of the actions before it.
    pub(in crate::aws) fn into_action_after(
        mut self,
        others: &[TransactWriteAction],
    ) -> TransactWriteAction {
        let time = others.iter().find_map(|other| other.requirements()?.time);
        if let Some(time) = time.filter(|_| self.requirements.time.is_some()) {
            self.requirements.time = Some(time);
            if let Some(stamped) = self.stamped.take() {
                let again = |item| stamped.again(item, time);
                let again = |request| Ok(Box::new(O::with_item(request, again)?));
                self.request = self.request.try_map(|request| again(*request));
            }
        }
        self.into_action()
    }

    /// The write as an action of a transaction.
    pub(in crate::aws) fn into_action(mut self) -> TransactWriteAction {
        self.requirements.unmarked = true;
        let (label, unique) = (self.label.take(), self.unique.take());
        let filled = self.fill();
        let filled = filled.and_then(|(request, required)| Ok((O::action(request)?, required)));
        TransactWriteAction::of::<T>(filled, label, unique)
    }
}

/// Compiled for each kind of write, and not for each entity.
fn fill<O: Operation>(
    request: O::Request,
    operation: O,
    mut expression: Expression,
    mut requirements: Requirements,
) -> Result<(O::Request, Requirements), Error> {
    expression.take_error()?;
    requirements.condition(&mut expression)?;
    let request = operation.complete(request, &mut expression, &mut requirements)?;
    let request = O::with_condition(request, expression.finish()?, &mut requirements)?;
    Ok((request, requirements))
}

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
    ) -> Result<Self::Request, Error> {
        let _ = (condition, requirements);
        Ok(request)
    }

    /// Adds the condition, beside what `customize` has set, and asks for the stored item in case that it is false.
    #[doc(hidden)]
    fn with_condition(
        request: Self::Request,
        condition: ExpressionParts,
        requirements: &mut Requirements,
    ) -> Result<Self::Request, Error>;

    /// Changes the item that the request writes as a whole.
    #[doc(hidden)]
    fn with_item(
        request: Self::Request,
        change: impl FnOnce(Item) -> Result<Item, Error>,
    ) -> Result<Self::Request, Error> {
        let _ = change;
        Ok(request)
    }

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
            let request = $crate::aws::request::expression::parts::fill_expression!(
                request,
                condition,
                get_condition_expression set_condition_expression,
                "condition_expression",
                "condition_text"
            );
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
            .map_err(Error::sdk)
    }};
}
pub(super) use action;
