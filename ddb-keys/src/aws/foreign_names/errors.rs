//! Names of functions that make errors.

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
