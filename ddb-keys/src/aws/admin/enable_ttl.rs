//! Telling DynamoDB which attribute says when items expire.

use alloc::boxed::Box;
use alloc::string::String;

use aws_sdk_dynamodb::operation::update_time_to_live::builders::UpdateTimeToLiveFluentBuilder;
use aws_sdk_dynamodb::types::TimeToLiveSpecification;

use crate::aws::InvalidRequest;
use crate::aws::request::trace::Span;
use crate::aws::{Error, Pending};
use crate::schema::TableSchema;

/// Has DynamoDB delete items some time after they have expired, when it is awaited.
///
/// The attribute is that of `#[entity(ttl = field)]`, the same for every entity of the table that
/// names one. It holds seconds since 1970. Until DynamoDB gets round to an expired item, within
/// days, reads still find it.
///
/// ```
/// use ddb_keys::embedded::Embedded;
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[entity(ttl = expires)]
/// #[pk("SESSION#<id>")]
/// struct Session { id: String, expires: u64 }
///
/// #[derive(Debug, Table)]
/// #[table(name = "sessions", pk = "PK")]
/// enum Sessions { Session(Session) }
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let engine = Embedded::start().await?;
/// let table = Sessions::client(engine.client());
/// table.create_table().await?;
/// table.enable_ttl().await?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
#[must_use = "nothing is changed until it is awaited"]
pub struct EnableTtl {
    request: Result<UpdateTimeToLiveFluentBuilder, Error>,
}

impl EnableTtl {
    pub(in crate::aws) fn new(
        sdk: &aws_sdk_dynamodb::Client,
        schema: &'static TableSchema,
        table_name: String,
    ) -> Self {
        let specification = schema.ttl_attribute().map(|attribute| {
            TimeToLiveSpecification::builder().enabled(true).attribute_name(attribute).build()
        });
        let request = match specification {
            Some(Ok(specification)) => Ok(sdk
                .update_time_to_live()
                .table_name(table_name)
                .time_to_live_specification(specification)),
            Some(Err(error)) => Err(Error::sdk(aws_sdk_dynamodb::Error::from(error))),
            None => Err(InvalidRequest::NoTtl { table: schema.name }.into()),
        };
        Self { request }
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        self,
        change: impl FnOnce(UpdateTimeToLiveFluentBuilder) -> UpdateTimeToLiveFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change) }
    }

    /// The SDK's request, filled.
    pub fn into_builder(self) -> Result<UpdateTimeToLiveFluentBuilder, Error> {
        self.request
    }
}

impl IntoFuture for EnableTtl {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let request = self.request?;
            let span = Span::new("enable_ttl", request.get_table_name().as_deref(), None);
            span.around(request.send()).await.map(drop).map_err(Error::sdk)
        })
    }
}
