//! Requests from end to end: made, signed and sent, with the response read. The SDK by hand sends the same requests.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde_json::Value;
use tokio::runtime::{Builder, Runtime};

use crate::answers::{Seen, client, user};
use crate::entities::{Order, Shop, User, UserKey};
use crate::meter::{Case, Meter};
use crate::rivals::sdk;
use crate::work::{DDB_KEYS, SDK, SEND, SEND_CONDITION};

/// The items of a batch.
const BATCH: usize = 25;

/// Compares the results and requests of both, and measures both.
macro_rules! both {
    ($meter:ident, $work:ident, $input:literal, |$table:ident| $own:expr, |$client:ident| $by_hand:expr) => {{
        let runtime = runtime();
        let seen = Seen::default();
        let ($table, $client) =
            (Shop::client(client(Some(seen.clone()))), client(Some(seen.clone())));
        let own = runtime.block_on(async { $own.await.expect("an answer") });
        let by_hand = runtime.block_on(async { $by_hand.await.expect("an answer") });
        same(&own, &by_hand);
        let requests: Vec<Value> = seen.lock().expect("one thread").drain(..).map(sorted).collect();
        assert_eq!(requests[0], requests[1]);

        let ($table, $client) = (Shop::client(client(None)), client(None));
        let case = |rival| Case::new(&$work, $input, rival).times(8);
        $meter.measure(&case(DDB_KEYS), || (), |()| runtime.block_on(async { $own.await }).is_ok());
        $meter.measure(&case(SDK), || (), |()| runtime.block_on(async { $by_hand.await }).is_ok());
    }};
}

pub fn requests(meter: &mut impl Meter) {
    let user = user();
    let username = user.username.as_str();
    let batch: Vec<User> = (0..BATCH).map(|n| User::named(&format!("{username}-{n}"))).collect();
    both!(meter, SEND, "get", |table| table.get(UserKey { username }), |client| sdk::get(
        &client, username
    ));
    both!(
        meter,
        SEND,
        "query, 10 items",
        |table| table.query(Order::query().username(username)),
        |client| sdk::orders(&client, username)
    );
    both!(meter, SEND, "put", |table| table.put(&user), |client| sdk::put(&client, &user));
    both!(meter, SEND, "create", |table| table.create(&user), |client| sdk::create(&client, &user));
    both!(
        meter,
        SEND,
        "update",
        |table| table.update(UserKey { username }).set(|u| u.active, false),
        |client| sdk::update(&client, username)
    );
    let order = Order { username: username.to_owned(), number: 7, total: 100, paid: true };
    both!(
        meter,
        SEND,
        "transaction of two",
        |table| {
            let both = table.transact_write((table.put(&user), table.put(&order)));
            both.idempotent("one-and-the-same")
        },
        |client| sdk::put_both(&client, &user, &order, "one-and-the-same".into())
    );
    both!(
        meter,
        SEND,
        "batch write, 25 items",
        |table| async {
            let write = batch.iter().fold(table.batch(), |write, user| write.put(user));
            write.await
        },
        |client| sdk::batch_write(&client, &batch)
    );
}

pub fn requests_with_conditions(meter: &mut impl Meter) {
    let user = user();
    let username = user.username.as_str();
    both!(
        meter,
        SEND_CONDITION,
        "filter of a query",
        |table| {
            let orders = table.query(Order::query().username(username));
            orders.filter(|o| o.total.gt(100) & o.paid.eq(true))
        },
        |client| sdk::paid_orders(&client, username)
    );
    both!(
        meter,
        SEND_CONDITION,
        "put, condition",
        |table| table.put(&user).condition(|u| u.active.eq(true)),
        |client| sdk::put_over_active(&client, &user)
    );
    both!(
        meter,
        SEND_CONDITION,
        "delete, condition",
        |table| {
            let delete = table.delete(UserKey { username });
            delete.condition(|u| u.age.lt(50) & u.active.eq(false))
        },
        |client| sdk::delete_young(&client, username)
    );
    both!(
        meter,
        SEND_CONDITION,
        "set, condition",
        |table| {
            let update = table.update(UserKey { username });
            update.set(|u| u.active, false).condition(|u| u.age.lt(50))
        },
        |client| sdk::deactivate(&client, username)
    );
    both!(
        meter,
        SEND_CONDITION,
        "add, condition",
        |table| {
            let update = table.update(UserKey { username });
            update.add(|u| u.age, 1).condition(|u| u.active.eq(true))
        },
        |client| sdk::birthday(&client, username)
    );
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().expect("a runtime")
}

fn same<R: PartialEq + Debug>(own: &R, by_hand: &R) {
    assert_eq!(own, by_hand);
}

/// A request whose placeholders are replaced by what they stand for, without parentheses, the clauses of its
/// expressions sorted.
fn sorted(mut request: Value) -> Value {
    let mut meanings = BTreeMap::new();
    for part in ["ExpressionAttributeNames", "ExpressionAttributeValues"] {
        if let Some(Value::Object(part)) = request.as_object_mut().and_then(|map| map.remove(part))
        {
            meanings.extend(part.into_iter().map(|(name, value)| (name, value.to_string())));
        }
    }
    for (name, part) in request.as_object_mut().into_iter().flatten() {
        if let Value::String(text) = part
            && name.ends_with("Expression")
        {
            for (placeholder, meaning) in &meanings {
                *text = text.replace(placeholder, meaning);
            }
            let written = text.replace(['(', ')'], "");
            let mut clauses: Vec<_> = written.split(" AND ").collect();
            clauses.sort_unstable();
            *text = clauses.join(" AND ");
        }
    }
    request
}
