//! What it costs to keep values unique.

use ddb_keys::embedded::Embedded;

use super::{Forum, User, key, user};
use crate::faults::proxy::{Faults, Proxy};
use crate::faults::without_retries;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_creation_is_one_request_and_other_writes_read_the_item_first() {
    let engine = Embedded::start().await.unwrap();
    Forum::client(engine.client()).create_table().await.unwrap();
    let proxy = Proxy::start(&engine.endpoint(), Faults { of: &[], percent: 0 }).await;
    let table = Forum::client(without_retries(&engine.client(), &proxy));
    let mut seen = 0;
    let mut sent = || {
        let before = std::mem::replace(&mut seen, proxy.requests());
        seen - before
    };
    let ann = User { phone: Some(1), ..user("ann", "a@x.org") };
    table.create(&ann).await.unwrap();
    assert_eq!(sent(), 1, "create");
    table.put(&User { logins: 1, ..ann.clone() }).await.unwrap();
    assert_eq!(sent(), 2, "put");
    table.replace(&User { phone: Some(2), ..ann }).await.unwrap();
    assert_eq!(sent(), 2, "replace");
    table.update(key("ann")).add(|user| user.logins, 1).await.unwrap();
    assert_eq!(sent(), 1, "update");
    table
        .transact_write(
            [user("ben", "b@x.org"), user("cem", "c@x.org")].each_ref().map(|user| table.put(user)),
        )
        .await
        .unwrap();
    assert_eq!(sent(), 3, "two in a transaction");
    table.delete(key("ann")).await.unwrap();
    assert_eq!(sent(), 2, "delete");
}
