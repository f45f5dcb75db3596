//! The keys that an update takes.

use crate::aws::KeyFields;
use crate::key::{IndexKeyOf, KeyOf};

/// A present primary key, such as `UserKey`, whose fields an update can write in case it creates the item. A generic function that updates
/// takes an `impl UpdateKey<E>`.
#[diagnostic::on_unimplemented(
    message = "expected the present key of an entity, found `{Self}`",
    label = "takes the primary key, such as `UserKey {{ … }}` or `user.key()`; an item that is still under a former key is moved first: \
             `table.rekey(former_key, &user)`",
    note = "the types of the key's fields implement `Serialize`; a whole entity is written by `table.replace(&user)`; a generic function \
            takes an `impl UpdateKey<E>`"
)]
pub trait UpdateKey<E>: KeyOf<E> + KeyFields {}

#[diagnostic::do_not_recommend]
impl<E, K: KeyOf<E> + KeyFields> UpdateKey<E> for K {}

/// What [`set_index`](crate::aws::Update::set_index) takes: an index key whose fields an update can write, or an `Option` of one, which
/// removes the key if it is `None`.
///
/// Every index key of an entity is one, such as `GameOpenGamesKey`, and what `game.open_games_key()` returns.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::{EntityOf, IndexKeyOrNone, Update};
///
/// fn moved<T: Table, E: EntityOf<T>>(update: Update<T, E>, key: impl IndexKeyOrNone<E>) -> Update<T, E> {
///     update.set_index(key)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "expected an index key of `{E}`, found `{Self}`",
    label = "takes an index key of `{E}`, or an `Option` of one",
    note = "an index key is named after its entity and index: `GameOpenGamesKey {{ … }}`, and `game.open_games_key()` returns it; the types of \
            its fields implement `Serialize`"
)]
pub trait IndexKeyOrNone<E> {
    /// The index key.
    type Key: IndexKeyOf<E> + KeyFields;

    /// Returns the key if there is one.
    #[doc(hidden)]
    fn key(&self) -> Option<&Self::Key>;
}

#[diagnostic::do_not_recommend]
impl<E, K: IndexKeyOf<E> + KeyFields> IndexKeyOrNone<E> for K {
    type Key = K;

    fn key(&self) -> Option<&K> {
        Some(self)
    }
}

#[diagnostic::do_not_recommend]
impl<E, K: IndexKeyOf<E> + KeyFields> IndexKeyOrNone<E> for Option<K> {
    type Key = K;

    fn key(&self) -> Option<&K> {
        self.as_ref()
    }
}
