//! Entities that a batch writes one after another.

use super::allowed::check_own_keys;
use super::writes::Iter;
use super::{BatchWrite, made};
use crate::aws::example::example;
use crate::aws::{DeriveSerialize, UseATransactionOrOverwrite};
use crate::table::{EntityOf, Table};

/// Entities of the table `T`, one after another, which a batch can write.
// One bound, so that a value that is not an entity is one error.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an iterator over entities of the table `{T}`",
    label = "expected entities, such as a `Vec` of them",
    note = "an item collection is written by `put_all(&collection)`, and rows of the table's enum by `put_any`"
)]
pub trait EntitiesOf<T> {
    /// Adds them to a batch.
    fn add_to(self, batch: BatchWrite<T>) -> BatchWrite<T>;
}

impl<T, E, V, I> EntitiesOf<T> for I
where
    T: Table,
    I: IntoIterator<Item = E, IntoIter: Send + 'static>,
    E: EntityOf<T, Versioning = V>,
    V: UseATransactionOrOverwrite<E> + DeriveSerialize<E>,
{
    fn add_to(self, batch: BatchWrite<T>) -> BatchWrite<T> {
        const { check_own_keys(T::SCHEMA, E::SCHEMA) }
        let entities = self.into_iter();
        batch.source(Iter(entities.map(|entity| made::<E>(V::encode::<T>(&entity)))))
    }
}

impl<T: Table> BatchWrite<T> {
    /// Adds the items of an iterator, which is read as they are sent. The batch keeps the iterator, so it must own its
    /// items: use `items.into_iter()`, not `items.iter()`.
    ///
    /// Memory holds one batch of them, however many there are. An entity that cannot become an item
    /// comes back as [`Unwritten::Invalid`](crate::aws::Unwritten::Invalid). If DynamoDB accepts no more writes, the rest of the iterator is not read,
    /// which is [`Unwritten::Unread`](crate::aws::Unwritten::Unread).
    ///
    #[doc = example!(
        "let messages = (0..60).map(move |number| Message { number, ..message.clone() });"
        "table.batch().put_iter(messages).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).count().await?, 60);"#
    )]
    pub fn put_iter(self, entities: impl EntitiesOf<T>) -> Self {
        entities.add_to(self)
    }
}
