//! The SDK client that a table's client is made from.

use aws_sdk_dynamodb::Client;

/// A client of the SDK, or a reference to one.
#[diagnostic::on_unimplemented(
    message = "expected a client of the SDK, found `{Self}`",
    label = "takes an `aws_sdk_dynamodb::Client`: `Client::new(&config)`, or `engine.client()` of an embedded engine"
)]
pub trait IntoSdkClient {
    /// Returns the client.
    #[doc(hidden)]
    fn into_sdk_client(self) -> Client;
}

#[diagnostic::do_not_recommend]
impl IntoSdkClient for Client {
    fn into_sdk_client(self) -> Client {
        self
    }
}

#[diagnostic::do_not_recommend]
impl IntoSdkClient for &Client {
    fn into_sdk_client(self) -> Client {
        self.clone()
    }
}
