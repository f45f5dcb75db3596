//! Entities that a batch writes as a stream returns them.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt::Display;

use futures_core::Stream;
use serde::Serialize;

use super::queue::Mapped;
use super::{BatchWrite, made};
use crate::aws::example::example;
use crate::aws::write::fit::check_batch;
use crate::aws::{StoredEntity, UnversionedEntityOf, Unwritten};
use crate::key::Entity;
use crate::table::Table;

/// What a stream returns that a batch writes: an entity, or the result of reading one.
#[diagnostic::on_unimplemented(
    message = "expected a stream of entities, found one of `{Self}`",
    label = "takes entities or results of them, such as the rows of `table.query(…).stream()`",
    note = "rows of the table's enum are written one by one: `batch = batch.put_any(&row)`"
)]
pub trait StreamedEntity {
    /// The entity.
    type Entity: StoredEntity;

    /// Returns the entity, or why there is none.
    #[doc(hidden)]
    fn entity(self) -> Result<Self::Entity, String>;
}

#[diagnostic::do_not_recommend]
impl<E: StoredEntity> StreamedEntity for E {
    type Entity = E;

    fn entity(self) -> Result<E, String> {
        Ok(self)
    }
}

#[diagnostic::do_not_recommend]
impl<T: StoredEntity, E: Display> StreamedEntity for Result<T, E> {
    type Entity = T;

    fn entity(self) -> Result<T, String> {
        self.map_err(|error| error.to_string())
    }
}

/// The versioning of the entity of `R`.
impl<T: Table> BatchWrite<T> {
    /// Adds the items of a stream of entities or of their results, such as the rows of a query. It is read as they are sent.
    ///
    /// Memory holds one batch of them, however many there are. A batch is sent when it is full or the stream has ended.
    ///
    /// An entity that cannot become an item comes back as [`Unwritten::Invalid`], and an error of the stream as
    /// [`Unwritten::Unreadable`]; the stream is read on after both. If DynamoDB accepts no more writes, the rest of it is not
    /// read, which is [`Unwritten::Unread`].
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let archive = table.clone().with_table_name("archive");"#
        "archive.create_table().await?;"
        r#"let messages = table.query(Message::query().room("rust")).stream();"#
        "archive.batch().put_stream(messages).await?;"
        "assert_eq!(archive.get(key).await?, Some(message));"
    )]
    pub fn put_stream<R>(self, rows: impl Stream<Item = R> + Send + 'static) -> Self
    where
        R: StreamedEntity<Entity: UnversionedEntityOf<T> + Serialize> + 'static,
    {
        const { check_batch(T::SCHEMA, R::Entity::SCHEMA) }
        let clock = self.client.its_clock().clone();
        let write = move |row: R| match row.entity() {
            Ok(entity) => made::<R::Entity>(clock.encode::<T, R::Entity>(&entity)),
            Err(reason) => Err(Unwritten::Unreadable { entity: R::Entity::NAME, reason }),
        };
        self.source(Mapped(Box::pin(rows), write))
    }
}
