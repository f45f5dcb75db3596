//! Spans name operation, table and index, but never a value.
//!
//! This test has its own process, because tracing caches for all threads whether a span is enabled.

use std::error::Error;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use ddb_keys::embedded::Embedded;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Records the spans of the library.
#[derive(Clone, Default)]
struct Spans(Arc<Mutex<Vec<String>>>);

impl Visit for Spans {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if let Some(last) = self.0.lock().unwrap().last_mut() {
            last.push_str(&format!(" {}={value:?}", field.name()));
        }
    }
}

impl Subscriber for Spans {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "ddb_keys"
    }
    fn new_span(&self, span: &Attributes<'_>) -> Id {
        self.0.lock().unwrap().push(span.metadata().name().to_owned());
        span.record(&mut self.clone());
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, _: &Event<'_>) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[gsi(ByTown, pk = town)]
struct User {
    name: String,
    town: String,
    motto: Option<String>,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByTown, name = "by-town", pk = "town")]
enum Users {
    User(User),
}

#[tokio::test]
async fn of_every_request() -> Result<(), Box<dyn Error>> {
    let spans = Spans::default();
    let _guard = tracing::subscriber::set_default(spans.clone());
    let engine = Embedded::start().await?;
    let table = Users::client(engine.client());
    let key = UserKey { name: "ann" };
    let user = User { name: "ann".into(), town: "Ulm".into(), motto: None };
    table.create_table().await?;
    table.put(&user).await?;
    table.get(key).await?;
    table.query(User::query_by_town().town("Ulm")).count().await?;
    table.scan().await?;
    table.get_many([key]).await?;
    table.transact_get(key).await?;
    table.batch().put(&user).await?;
    table.delete(key).await?;
    table.transact_write(table.create(&user)).await?;
    table.update(key).set(|u| u.motto, "secret").condition(|u| u.name.ne("secret")).await?;
    let refused = table.delete(key).condition(|u| u.motto.eq("another secret")).await;
    assert!(refused.unwrap_err().is_condition_failed());
    table.scan().filter_of::<User>(|u| u.motto.contains("secret")).await?;

    let expected = [
        "create_table",
        "put",
        "get",
        "query index=\"by-town\"",
        "scan",
        "batch_get",
        "transact_get",
        "batch_write",
        "delete",
    ];
    let expected = expected.map(|operation| {
        let (operation, index) = operation.split_once(' ').unwrap_or((operation, ""));
        format!("dynamodb operation={operation:?} table=\"users\" {index}").trim_end().to_owned()
    });
    let mut expected = Vec::from(expected);
    expected.push("dynamodb operation=\"transact_write\"".to_owned());
    for operation in ["update", "delete", "scan"] {
        expected.push(format!("dynamodb operation={operation:?} table=\"users\""));
    }
    assert_eq!(*spans.0.lock().unwrap(), expected);
    Ok(())
}
