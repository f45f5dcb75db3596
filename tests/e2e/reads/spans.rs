//! Spans say what is asked of which table, and never a value.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use super::{Engine, Message, MessageKey, Outcome, RoomKey, rooms};

/// Writes down the spans of the library.
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

#[tokio::test]
async fn of_every_operation() -> Outcome {
    let engine = Engine::start().await?;
    let table = rooms(&engine).await?;
    let spans = Spans::default();
    let guard = tracing::subscriber::set_default(spans.clone());
    let key = MessageKey { room: "r1", number: 7 };
    let message = table.get(key).await?.ok_or("a message")?;
    table.put(&message).await?;
    table.query(Message::query_by_author().author("ann")).count().await?;
    table.get_many([RoomKey { room: "r1" }]).await?.complete()?;
    table.transact_write().write(table.delete(key)).await?;
    drop(guard);

    let name = table.table_name();
    let expected = [
        format!("dynamodb operation=\"get\" table={name:?}"),
        format!("dynamodb operation=\"put\" table={name:?}"),
        format!("dynamodb operation=\"query\" table={name:?} index=\"by-author\""),
        format!("dynamodb operation=\"batch_get\" table={name:?}"),
        "dynamodb operation=\"transact_write\"".to_owned(),
    ];
    assert_eq!(*spans.0.lock().unwrap(), expected);
    Ok(())
}
