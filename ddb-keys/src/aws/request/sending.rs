//! Requests as futures: the first poll sends one, and the others wait for its response.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::pin::Pin;
use core::task::{Context, Poll};

use crate::aws::{Error, InvalidRequest};

/// The response of a request, once it is sent.
pub(in crate::aws) struct Sending<O> {
    sent: Option<Sent<O>>,
    /// Whether the request was changed after it was sent.
    changed: bool,
}

/// A request that was sent.
pub(in crate::aws) type Sent<O> = Pin<Box<dyn Future<Output = O> + Send>>;

impl<O> Sending<O> {
    /// Waits for the response. The request is sent if it has not been.
    pub(in crate::aws) fn poll(
        &mut self,
        context: &mut Context<'_>,
        send: impl FnOnce() -> Sent<O>,
    ) -> Poll<O> {
        self.sent.get_or_insert_with(send).as_mut().poll(context)
    }

    /// Notes that the request is changed, which is an error if it was sent: the change would be lost.
    pub(in crate::aws) fn change(&mut self) {
        self.changed |= self.sent.is_some();
    }

    /// # Errors
    ///
    /// [`InvalidRequest::AlreadySent`] if the request was changed after it was sent.
    pub(in crate::aws) fn check(&self) -> Result<(), Error> {
        if self.changed { Err(InvalidRequest::AlreadySent.into()) } else { Ok(()) }
    }
}

/// What a request that is refused returns.
pub(in crate::aws) trait Refusable {
    /// Returns the error.
    fn refused(error: Error) -> Self;
}

impl<A> Refusable for Result<A, Error> {
    fn refused(error: Error) -> Self {
        Err(error)
    }
}

impl<A> Refusable for Vec<Result<A, Error>> {
    fn refused(error: Error) -> Self {
        Self::from([Err(error)])
    }
}

impl<O> Default for Sending<O> {
    fn default() -> Self {
        Self { sent: None, changed: false }
    }
}

impl<O> fmt::Debug for Sending<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.sent.is_some() { "Sent" } else { "Unsent" })
    }
}

/// The SDK's request, or why there is none. It is a type of its own, because the compiler would propose the field to those who
/// match a request that they have not awaited.
#[derive(Debug)]
pub(in crate::aws) struct Unsent<B>(Result<B, Error>);

impl<B> Unsent<B> {
    pub(in crate::aws) fn of(request: Result<B, Error>) -> Self {
        Self(request)
    }

    pub(in crate::aws) fn map(self, change: impl FnOnce(B) -> B) -> Self {
        Self(self.0.map(change))
    }

    pub(in crate::aws) fn into_inner(self) -> Result<B, Error> {
        self.0
    }
}

/// `Future` for a request with a field `sending` and a function `send_now`, which takes what it sends out of the request.
macro_rules! sent_when_polled {
    ([$($generics:tt)*] $request:ty => $output:ty $(where $($bounds:tt)*)?) => {
        $crate::aws::request::sending::sent_when_polled! {
            [$($generics)*] $request => $output, |_request, answer| { answer } $(where $($bounds)*)?
        }
    };
    ([$($generics:tt)*] $request:ty => $output:ty, |$by:ident, $sent:ident| $answer:block $(where $($bounds:tt)*)?) => {
        impl<$($generics)*> Future for $request $(where $($bounds)*)? {
            type Output = $output;

            fn poll(
                self: ::core::pin::Pin<&mut Self>,
                context: &mut ::core::task::Context<'_>,
            ) -> ::core::task::Poll<Self::Output> {
                let $by = self.get_mut();
                if let Err(refused) = $by.sending.check() {
                    use $crate::aws::request::sending::Refusable;
                    return ::core::task::Poll::Ready(<$output>::refused(refused));
                }
                let mut sending = ::core::mem::take(&mut $by.sending);
                let $sent = sending.poll(context, || $by.send_now());
                $by.sending = sending;
                $answer
            }
        }
    };
}
pub(in crate::aws) use sent_when_polled;
