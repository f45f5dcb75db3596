//! A query's request while it is put together.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use crate::aws::read::refused::reads_rows;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::expression::parts::ExpressionParts;
use crate::aws::request::key_condition::key_condition;
use crate::aws::{Client, InvalidRequest};
use crate::table::Table;

/// The SDK's request. It is created as late as possible: moving it costs more than filling it.
#[derive(Debug)]
pub(super) enum Request {
    Pending(Pending),
    Created(Box<QueryFluentBuilder>),
}

/// The values that a request is created from.
#[derive(Debug, Default)]
pub(super) struct Pending {
    table_name: Cow<'static, str>,
    index: Option<&'static str>,
    condition: Option<String>,
}

impl Pending {
    fn create(self, sdk: &aws_sdk_dynamodb::Client) -> QueryFluentBuilder {
        let Self { table_name, index, condition } = self;
        // A setter that is not generic moves the request less often.
        let mut request = sdk
            .query()
            .set_table_name(Some(table_name.into_owned()))
            .set_key_condition_expression(condition);
        if let Some(index) = index {
            request = request.set_index_name(Some(index.into()));
        }
        request
    }

    /// The request with its expressions, to which nobody has added anything.
    pub(super) fn filled(
        self,
        sdk: &aws_sdk_dynamodb::Client,
        parts: ExpressionParts,
    ) -> QueryFluentBuilder {
        let mut request = self
            .create(sdk)
            .set_expression_attribute_names(parts.names)
            .set_expression_attribute_values(parts.values);
        // Reassigning leaves the request in its place if there is no filter.
        if let Some(filter) = parts.text {
            request = request.filter_expression(filter);
        }
        request
    }
}

impl Default for Request {
    fn default() -> Self {
        Self::Pending(Pending::default())
    }
}

impl Request {
    /// A request for the items that a condition selects, without its names and values.
    pub(super) fn new<T: Table>(client: &Client<T>, condition: Option<&BoundCondition>) -> Self {
        Self::Pending(Pending {
            table_name: client.shown_name(),
            index: condition.and_then(BoundCondition::index).map(|index| index.name),
            condition: condition.map(key_condition),
        })
    }

    /// Changes the request on behalf of this library.
    pub(super) fn change(
        self,
        sdk: &aws_sdk_dynamodb::Client,
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> Self {
        Self::Created(Box::new(change(self.create(sdk))))
    }

    /// Changes the request on behalf of the user, whose change must leave the key condition alone,
    /// set no start key and count nothing.
    pub(super) fn customize(
        self,
        sdk: &aws_sdk_dynamodb::Client,
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> (Self, Result<(), InvalidRequest>) {
        let request = self.create(sdk);
        let condition = request.get_key_condition_expression().clone();
        let request = change(request);
        let is_kept = *request.get_key_condition_expression() == condition;
        let checked = if is_kept {
            reads_rows(request.get_exclusive_start_key().is_some(), request.get_select().as_ref())
        } else {
            let part = "key_condition_expression";
            Err(InvalidRequest::AlreadySet { part, instead: "Client::query" })
        };
        (Self::Created(Box::new(request)), checked)
    }

    fn create(self, sdk: &aws_sdk_dynamodb::Client) -> QueryFluentBuilder {
        match self {
            Self::Created(request) => *request,
            Self::Pending(pending) => pending.create(sdk),
        }
    }
}
