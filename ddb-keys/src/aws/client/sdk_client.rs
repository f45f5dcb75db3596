//! The SDK client that a table's client is made from.

use aws_sdk_dynamodb::Client;

/// A client of the SDK, or a reference to one.
#[diagnostic::on_unimplemented(
    message = "expected a client of the SDK, found `{Self}`",
    label = "takes an `aws_sdk_dynamodb::Client`: `Client::new(&config)`, or `engine.client()` of an embedded engine"
)]
pub trait IntoSdkClient {
    /// Returns the client.
    fn into_sdk_client(self) -> Client;
}

#[diagnostic::do_not_recommend]
impl<C: SdkClient> IntoSdkClient for C {
    fn into_sdk_client(self) -> Client {
        self.owned()
    }
}

/// Implemented by the SDK's client. Thanks to the blanket impl, the message of [`IntoSdkClient`] is shorter.
pub trait SdkClient {
    /// Returns the client.
    fn owned(self) -> Client;
}

impl SdkClient for Client {
    fn owned(self) -> Client {
        self
    }
}

impl SdkClient for &Client {
    fn owned(self) -> Client {
        self.clone()
    }
}
