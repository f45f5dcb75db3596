//! Telling DynamoDB which attribute says when items expire.

use alloc::boxed::Box;
use alloc::string::String;
use core::time::Duration;

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::operation::update_time_to_live::builders::UpdateTimeToLiveFluentBuilder;
use aws_sdk_dynamodb::types::{TimeToLiveDescription, TimeToLiveSpecification, TimeToLiveStatus};

use super::waiter::Waiter;
use crate::aws::example::example;
use crate::aws::request::trace::Span;
use crate::aws::request::unsent::Unsent;
use crate::aws::{Error, InvalidRequest, Pending};
use crate::schema::TableSchema;

/// The default time in which DynamoDB must accept the change.
const DEFAULT_TIMEOUT: Duration = Duration::from_secs(60);

/// Makes DynamoDB delete items after they have expired, when it is awaited.
///
/// The attribute is that of `#[entity(ttl = field)]`, the same for every entity of the table that
/// names one. It holds seconds since 1970. DynamoDB deletes an expired item within a few days;
/// until then, reads still find it.
///
/// If the items already expire by this attribute, nothing is changed, so it can be called any
/// number of times. If another attribute is enabled, DynamoDB's error is returned: that one must be
/// disabled first. The future can be dropped at any point and the call repeated.
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
/// table.enable_ttl().await?;
/// # Ok(())
/// # }
/// ```
///
/// # Cost
///
/// One or two requests, without capacity units; more while DynamoDB does not accept the change.
///
/// # Errors
///
/// [`Error::Refused`] if no entity of the table names a `ttl`, [`Error::NotActive`] if DynamoDB does not accept the
/// change in time, and [`Error::Sdk`] if items expire by another attribute.
#[derive(Debug)]
#[must_use = "nothing is changed until it is awaited: `.await?`"]
pub struct EnableTtl {
    sdk: aws_sdk_dynamodb::Client,
    request: Unsent<UpdateTimeToLiveFluentBuilder>,
    longest: Duration,
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
            Some(Err(error)) => Err(Error::sdk(error)),
            None => Err(InvalidRequest::NoTtl { table: schema.name }.into()),
        };
        Self { sdk: sdk.clone(), request: Unsent::of(request), longest: DEFAULT_TIMEOUT }
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.enable_ttl().customize(|request| request).await?;"
    )]
    pub fn customize(
        self,
        change: impl FnOnce(UpdateTimeToLiveFluentBuilder) -> UpdateTimeToLiveFluentBuilder,
    ) -> Self {
        Self { request: self.request.map(change), ..self }
    }

    /// Limits the total time. Default: one minute. After that, the result is
    /// [`Error::NotActive`].
    ///
    #[doc = example!(
        "use std::time::Duration;"
        ""
        "table.enable_ttl().timeout(Duration::from_secs(600)).await?;"
    )]
    pub fn timeout(self, timeout: Duration) -> Self {
        Self { longest: timeout, ..self }
    }

    /// The SDK's request, filled.
    ///
    #[doc = example!(
        "let request = table.enable_ttl().into_builder()?;"
        "let ttl = request.get_time_to_live_specification().as_ref();"
        "let named = ttl.map(|ttl| ttl.attribute_name.as_str());"
        r#"assert_eq!(named, Some("expires"));"#
    )]
    pub fn into_builder(self) -> Result<UpdateTimeToLiveFluentBuilder, Error> {
        self.request.into_inner()
    }
}

impl IntoFuture for EnableTtl {
    type Output = Result<(), Error>;
    type IntoFuture = Pending<()>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { sdk, request, longest } = self;
        Box::pin(async move {
            let request = request.into_inner()?;
            let name = request.get_table_name().clone().unwrap_or_default();
            let span = Span::new("enable_ttl", Some(&name), None);
            let mut waiter = Waiter::new(&sdk, &name, longest);
            span.around(enable(&mut waiter, &name, request)).await
        })
    }
}

/// How the items of a table expire.
pub(super) enum Expiry {
    /// By this attribute.
    By(String),
    /// Not at all.
    Off,
    /// Expiry is being disabled, and DynamoDB accepts no change until that is done.
    Ending,
}

/// Asks DynamoDB how items expire.
pub(super) async fn expiry(waiter: &mut Waiter<'_>, name: &str) -> Result<Expiry, Error> {
    let request = waiter.sdk.describe_time_to_live().table_name(name);
    let answer = waiter.ask(|attempts| request.clone().customize().interceptor(attempts).send());
    let described = answer.await?.map_err(Error::sdk)?.time_to_live_description;
    let TimeToLiveDescription { time_to_live_status, attribute_name, .. } =
        described.unwrap_or_else(|| TimeToLiveDescription::builder().build());
    Ok(match time_to_live_status {
        Some(TimeToLiveStatus::Enabled | TimeToLiveStatus::Enabling) => {
            Expiry::By(attribute_name.unwrap_or_default())
        }
        Some(TimeToLiveStatus::Disabling) => Expiry::Ending,
        _ => Expiry::Off,
    })
}

/// Enables expiry as the request says, unless it is enabled.
pub(super) async fn enable(
    waiter: &mut Waiter<'_>,
    name: &str,
    request: UpdateTimeToLiveFluentBuilder,
) -> Result<(), Error> {
    let wanted = request.get_time_to_live_specification().as_ref();
    let wanted = wanted.filter(|wanted| wanted.enabled).map(|wanted| wanted.attribute_name.clone());
    loop {
        if let (Some(wanted), Expiry::By(found)) = (&wanted, expiry(waiter, name).await?)
            && *wanted == found
        {
            return Ok(());
        }
        let answer =
            waiter.ask(|attempts| request.clone().customize().interceptor(attempts).send());
        match answer.await? {
            Ok(_) => return Ok(()),
            // The table is being changed.
            Err(aws_sdk_dynamodb::Error::ResourceInUseException(_)) => {}
            // An earlier attempt whose response was lost, or another caller, may have been faster.
            Err(error) if error.code() == Some("ValidationException") => {
                return match (wanted, expiry(waiter, name).await?) {
                    (Some(wanted), Expiry::By(found)) if wanted == found => Ok(()),
                    _ => Err(Error::sdk(error)),
                };
            }
            Err(error) => return Err(Error::sdk(error)),
        }
        waiter.pause("the table is being changed").await?;
    }
}
