//! Names of functions that make errors, and types that `?` does not turn them into.

use alloc::string::String;

use crate::aws::Error;

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "an `Error` is what a request returns, and programs make none of their own",
    label = "return an error type of your own that has a variant for this one, or a `Box<dyn Error>`"
)]
pub trait UseAnErrorOfYourOwn {}

// Under `for<…>`, because the compiler would check the bound of a type without parameters.
#[doc(hidden)]
#[allow(
    clippy::new_ret_no_self,
    clippy::wrong_self_convention,
    reason = "nothing calls these functions"
)]
impl Error
where
    for<'never> Self: UseAnErrorOfYourOwn,
{
    pub fn new(self) {}
    pub fn msg(self) {}
    pub fn custom(self) {}
    pub fn other(self) {}
    pub fn from_string(self) {}
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`?` does not turn an error of a request into text",
    label = "write `.map_err(|error| error.to_string())?`, or return `ddb_keys::aws::Error`"
)]
pub trait TextOfAnError {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`?` does not turn an error of a request into one of the SDK, which does not have all of its variants",
    label = "return `ddb_keys::aws::Error`, which contains the SDK's"
)]
pub trait ErrorOfTheSdk {}

#[doc(hidden)]
impl From<Error> for String
where
    for<'never> Error: TextOfAnError,
{
    fn from(_: Error) -> Self {
        Self::new()
    }
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`?` does not turn an error of a request into an `io::Error`",
    label = "write `.map_err(std::io::Error::other)?`, or return `ddb_keys::aws::Error`"
)]
pub trait OtherIoError {}

#[doc(hidden)]
impl From<Error> for std::io::Error
where
    for<'never> Error: OtherIoError,
{
    fn from(_: Error) -> Self {
        unreachable!()
    }
}

#[doc(hidden)]
impl From<Error> for aws_sdk_dynamodb::Error
where
    for<'never> Error: ErrorOfTheSdk,
{
    fn from(_: Error) -> Self {
        unreachable!()
    }
}
