//! An SDK client whose requests get a response at once, without a network. Signing and all else is the SDK's own.

use std::fmt::{self, Debug, Formatter};
use std::sync::{Arc, Mutex};

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::config::{BehaviorVersion, Config, Credentials, Region};
use aws_smithy_runtime_api::client::http::{
    HttpConnector, HttpConnectorFuture, SharedHttpConnector, http_client_fn,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_types::body::SdkBody;
use serde_json::{Value, json};

use crate::entities::User;

/// The items that a query returns.
pub const ORDERS: u32 = 10;

/// The requests that were sent, as JSON.
pub type Seen = Arc<Mutex<Vec<Value>>>;

/// The response to every request of an operation.
pub type Answer = (&'static str, String);

/// The response to a request of an operation, by its name and its body.
type Answering = dyn Fn(&str, &str) -> String + Send + Sync;

/// A client that gets the same response to every request about users and orders.
pub fn client(seen: Option<Seen>) -> Client {
    answering(&answers(), seen)
}

/// A client that gets the same response to every request of an operation.
pub fn answering(answers: &[Answer], seen: Option<Seen>) -> Client {
    let answers = answers.to_vec();
    answering_by(seen, move |operation, _| {
        let answer = answers.iter().find(|(name, _)| operation.ends_with(name));
        answer.expect("a known operation").1.clone()
    })
}

/// A client that gets the response of a function.
pub fn answering_by(
    seen: Option<Seen>,
    answer: impl Fn(&str, &str) -> String + Send + Sync + 'static,
) -> Client {
    let connector = SharedHttpConnector::new(Answers { answer: Box::new(answer), seen });
    let config = Config::builder()
        .behavior_version(BehaviorVersion::latest())
        .region(Region::new("us-east-1"))
        .credentials_provider(Credentials::new("id", "secret", None, None, "benches"))
        .http_client(http_client_fn(move |_, _| connector.clone()));
    Client::from_conf(config.build())
}

/// The user in every response about a user.
pub fn user() -> User {
    User::named("alice-in-wonderland")
}

struct Answers {
    answer: Box<Answering>,
    seen: Option<Seen>,
}

impl Debug for Answers {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answers").finish_non_exhaustive()
    }
}

impl HttpConnector for Answers {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let body = request.body().bytes().unwrap_or_default();
        let body = str::from_utf8(body).expect("the SDK sends JSON");
        if let Some(seen) = &self.seen {
            let body = serde_json::from_str(body).expect("the SDK sends JSON");
            seen.lock().expect("one thread").push(body);
        }
        let operation = request.headers().get("x-amz-target").unwrap_or_default();
        let answer = (self.answer)(operation, body);
        let status = 200.try_into().expect("a status");
        HttpConnectorFuture::ready(Ok(HttpResponse::new(status, SdkBody::from(answer))))
    }
}

fn answers() -> [Answer; 7] {
    let User { username, email, age, active } = user();
    let item = json!({
        "PK": { "S": format!("USER#{username}") },
        "SK": { "S": format!("#METADATA#{username}") },
        "GSI1PK": { "S": format!("EMAIL#{email}") },
        "GSI1SK": { "S": format!("USER#{username}") },
        "entity_type": { "S": "User" },
        "username": { "S": username },
        "email": { "S": email },
        "age": { "N": age.to_string() },
        "active": { "BOOL": active },
    });
    let orders: Vec<_> = (0..ORDERS).map(|number| order(&username, number)).collect();
    [
        (".GetItem", json!({ "Item": item }).to_string()),
        (".Query", json!({ "Items": orders, "Count": ORDERS, "ScannedCount": ORDERS }).to_string()),
        (".PutItem", json!({}).to_string()),
        (".DeleteItem", json!({}).to_string()),
        (".UpdateItem", json!({ "Attributes": item }).to_string()),
        (".TransactWriteItems", json!({}).to_string()),
        (".BatchWriteItem", json!({ "UnprocessedItems": {} }).to_string()),
    ]
}

/// An order as it is stored.
pub fn order(username: &str, number: u32) -> Value {
    json!({
        "PK": { "S": format!("USER#{username}") },
        "SK": { "S": format!("ORDER#{number:08}") },
        "entity_type": { "S": "Order" },
        "username": { "S": username },
        "number": { "N": number.to_string() },
        "total": { "N": "100" },
        "paid": { "BOOL": true },
    })
}
