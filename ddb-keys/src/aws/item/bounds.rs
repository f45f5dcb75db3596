//! The bounds on what is read from items and written to them. They are traits of this library, because their messages say
//! which derive is missing.

use serde::Serialize;

use crate::aws::KeyFields;
use crate::key::{IndexKeyOf, KeyOf};

/// A value for a text expression: anything that serde can write.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not implement `Serialize`, so it is not the value of an attribute",
    label = "expected a plain value, such as `1979` or `\"ann\"`",
    note = "of an `AttributeValue` of the SDK, give what is inside; for a type of yours, add `#[derive(Serialize)]`"
)]
pub trait PlainValue: Serialize {}

#[diagnostic::do_not_recommend]
impl<V: Serialize> PlainValue for V {}

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

/// What `set_index` takes: an index key whose fields an update can write, or an `Option` of one.
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
