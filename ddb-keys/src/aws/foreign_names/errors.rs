//! Names of functions that make errors or ask for their kind, and types that `?` does not turn them into.

use super::instead;
use crate::aws::Error;

instead! {
    "an `Error` of `ddb_keys` does not have this method of the SDK's errors",
    "write `error.is_condition_failed()`, or match its variants, such as `Error::Cancelled(reasons)` and `Error::Sdk(sdk)`"
    => AskTheErrorItself;
}

/// A method that asks an error for its kind.
#[derive(Debug)]
pub enum MethodOfTheSdk {}

/// Methods without arguments. The bound is on another type, because the compiler's error is shorter then, and under `for<…>`, because
/// the compiler would check it here.
macro_rules! asked {
    ($($name:ident)*) => {
        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        #[allow(clippy::wrong_self_convention, reason = "nothing calls these methods")]
        impl Error {
            $(
                pub fn $name<Any>(self) -> Any
                where
                    for<'never> MethodOfTheSdk: AskTheErrorItself<Instead: Sized>,
                {
                    unreachable!()
                }
            )*
        }
    };
}

asked! {
    into_service_error as_service_error service_error code error_code kind meta raw_response
    is_conditional_check_failed is_conditional_check_failed_exception is_conditional_check_failed_error
    is_resource_not_found_exception is_transaction_canceled_exception is_not_found
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "an `Error` is what a request returns, and programs make none of their own",
    label = "return an error type of your own that has a variant for this one, or a `Box<dyn Error>`"
)]
pub trait UseAnErrorOfYourOwn {}

// Under `for<…>`, because the compiler would check the bound of a type without parameters.
#[cfg(not(rust_analyzer))]
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

/// Conversions that `?` would need. They hold under a bound that nothing meets, whose message says what to write.
macro_rules! not_turned_into {
    ($($ty:ty: $message:literal, $label:literal => $bound:ident;)*) => {$(
        /// Implemented by nothing.
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $bound {}

        #[cfg(not(rust_analyzer))]
        #[doc(hidden)]
        impl From<Error> for $ty
        where
            for<'never> Error: $bound,
        {
            fn from(_: Error) -> Self {
                unreachable!()
            }
        }
    )*};
}

not_turned_into! {
    alloc::string::String: "`?` does not turn an error of a request into text",
    "write `.map_err(|error| error.to_string())?`, or return `ddb_keys::aws::Error`"
    => TextOfAnError;

    std::io::Error: "`?` does not turn an error of a request into an `io::Error`",
    "write `.map_err(std::io::Error::other)?`, or return `ddb_keys::aws::Error`"
    => OtherIoError;

    aws_sdk_dynamodb::Error: "`?` does not turn an error of a request into one of the SDK, which does not have all of its variants",
    "return `ddb_keys::aws::Error`, which contains the SDK's"
    => ErrorOfTheSdk;
}
