//! Values that are awaited although they are not requests.
//!
//! The bounds are on other types, because the compiler shows their messages only then.

use core::pin::Pin;
use core::task::{Context, Poll};

use super::loops::AwaitItsRows;
use super::writes::ActionOfATransaction;
use crate::aws::{Check, Client, Error, RowStream};

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<T, E, C> Future for Check<T, E, C>
where
    Client<T>: ActionOfATransaction,
{
    type Output = <Client<T> as ActionOfATransaction>::Instead;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
        Poll::Pending
    }
}

#[cfg(not(rust_analyzer))]
#[doc(hidden)]
impl<R> Future for RowStream<R>
where
    Result<R, Error>: AwaitItsRows,
{
    type Output = <Result<R, Error> as AwaitItsRows>::Instead;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
        Poll::Pending
    }
}
