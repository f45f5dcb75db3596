//! A query's request while it is put together.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use crate::aws::Client;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::key_condition::key_condition;
use crate::table::Table;

/// The SDK's request. It is made when it is wanted, for moving it about costs more than all that
/// it is filled with.
#[derive(Debug)]
pub(in crate::aws) enum Draft {
    Unmade {
        sdk: aws_sdk_dynamodb::Client,
        table_name: Cow<'static, str>,
        index: Option<&'static str>,
        condition: Option<String>,
    },
    Made(Box<QueryFluentBuilder>),
}

impl Draft {
    /// A request for the items that a condition selects, without its names and values.
    pub(in crate::aws) fn new<T: Table>(
        client: &Client<T>,
        condition: Option<&BoundCondition>,
    ) -> Self {
        Self::Unmade {
            sdk: client.sdk().clone(),
            table_name: client.name(),
            index: condition.and_then(BoundCondition::index).map(|index| index.name),
            condition: condition.map(key_condition),
        }
    }

    pub(in crate::aws) fn change(
        self,
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> Self {
        Self::Made(Box::new(change(self.make())))
    }

    pub(in crate::aws) fn make(self) -> QueryFluentBuilder {
        match self {
            Self::Made(request) => *request,
            Self::Unmade { sdk, table_name, index, condition } => {
                let request = sdk.query().table_name(table_name);
                let request = request.set_key_condition_expression(condition);
                match index {
                    Some(index) => request.index_name(index),
                    None => request,
                }
            }
        }
    }
}
