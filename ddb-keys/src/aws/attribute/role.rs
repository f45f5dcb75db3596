//! Roles of attributes: the changes that an update may make to a field, and how serde writes it.

use core::marker::PhantomData;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::encoder::Write;
use crate::aws::ValueError;
use crate::aws::item::value::from_attribute_value;

/// An ordinary field. It must stay in the item unless it is an `Option`.
#[derive(Debug)]
pub enum PlainField {}

/// A field with `#[serde(default)]`: the item may lack it.
#[derive(Debug)]
pub enum FieldWithDefault {}

/// A field that a template or a `when` of a key uses: it changes only together with that key.
#[derive(Debug)]
pub enum KeyField {}

/// The field that counts the versions of the entity: every write raises it.
#[derive(Debug)]
pub enum VersionField {}

/// The field with the time of the last write: every write sets it.
#[derive(Debug)]
pub enum UpdatedField {}

/// A field with serde attributes that change what is stored in ways that this crate does not follow, such as `alias`. It has no
/// typed conditions and updates.
#[derive(Debug)]
pub enum OpaqueField {}

/// A field that serde writes by a function (`with`, `serialize_with`).
#[derive(Debug)]
pub struct WrittenBy<R>(PhantomData<R>);

/// A role of attributes of type `V` that an update may change by themselves. serde reads the type, or a function of the field does.
///
/// Fields of keys, the version, the time of the last write, and fields that serde stores in ways that this crate does not follow are not.
///
/// ```
/// use ddb_keys::aws::Update;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32, people: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { Game(Game) }
///
/// fn empty(update: Update<Games, Game>) -> Update<Games, Game> {
///     update.set(|game| game.people, 0)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "this attribute is a `{Self}`, and cannot be changed by itself",
    label = "expected an ordinary attribute",
    note = "a `KeyField` changes together with its key: `.set_index(…)` sets an index key and its fields, and `.remove_index::<…>()` takes the \
            item out of the index; a field that only `when` tests is set beside it by its name, `.set_text(\"status\", …)`; a field \
            of a unique value changes with the whole item: `table.put(&item)`",
    note = "an item with another primary key is another item: `table.rekey(old.key(), &new)` moves it",
    note = "a `VersionField` is raised and an `UpdatedField` set by every write, and an `OpaqueField` is stored in a way that only serde knows: use the text forms, \
            or put the whole item"
)]
pub trait Settable<V> {
    /// Checks that serde reads what it wrote.
    #[doc(hidden)]
    fn check(written: &AttributeValue) -> Result<(), ValueError>;
}

macro_rules! read_by_serde {
    ($($role:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: DeserializeOwned> Settable<V> for $role {
            fn check(written: &AttributeValue) -> Result<(), ValueError> {
                from_attribute_value::<V>(written.clone()).map(drop)
            }
        }

        /// The answer of the update shows whether the function reads the value.
        #[diagnostic::do_not_recommend]
        impl<V> Settable<V> for WrittenBy<$role> {
            fn check(_: &AttributeValue) -> Result<(), ValueError> {
                Ok(())
            }
        }
    )*};
}

read_by_serde!(PlainField, FieldWithDefault);

/// A role of attributes of type `V` that an item may lack: an `Option`, or a field with `#[serde(default)]`.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// #[derive(Debug, Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32, winner: Option<String>, #[serde(default)] people: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "games", pk = "PK")]
/// # enum Games { Game(Game) }
/// # fn update(table: ddb_keys::aws::Client<Games>) {
/// let _ = table.update(GameKey { id: 7 }).remove(|game| game.winner).remove(|game| game.people);
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "an item without this `{V}` cannot be read",
    label = "the attribute must stay in the item",
    note = "only an `Option` or a field with `#[serde(default)]` can be removed, and a set that loses its last element is removed",
    note = "an index key is removed with its fields by `.remove_index::<…>()`"
)]
pub trait Removable<V> {}

#[diagnostic::do_not_recommend]
impl<V> Removable<Option<V>> for PlainField {}
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for FieldWithDefault {}
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for WrittenBy<FieldWithDefault> {}

/// A role of attributes whose values of type `V` can be written as serde stores the field.
///
/// It is implemented where `V` is `Serialize`, or the field has a function that writes it, `#[serde(with = "…")]`. A field that serde
/// stores in ways that this crate does not follow, such as one with an `alias`, has no typed conditions and updates.
///
/// ```
/// use ddb_keys::aws::attribute::{Attribute, Condition, Encodes};
///
/// fn is<E, R: Encodes<u32>>(attribute: Attribute<E, u32, R>, number: u32) -> Condition<E> {
///     attribute.eq(number)
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{V}` cannot be written as an attribute that is a `{Self}`",
    label = "expected a type that implements `Serialize`, in a field whose serde attributes are understood",
    note = "add `#[derive(Serialize)]` to `{V}`",
    note = "an `OpaqueField` has serde attributes that this crate does not follow, such as `alias`: use the text forms, or put the whole item"
)]
pub trait Encodes<V> {
    #[doc(hidden)]
    fn plain() -> Write<V>;
}

macro_rules! encodes_by_serde {
    ($($role:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: Serialize> Encodes<V> for $role {
            fn plain() -> Write<V> {
                |value, serializer| value.serialize(serializer)
            }
        }
    )*};
}

encodes_by_serde!(PlainField, FieldWithDefault, KeyField, VersionField, UpdatedField);

#[diagnostic::do_not_recommend]
impl<V, R> Encodes<V> for WrittenBy<R> {
    fn plain() -> Write<V> {
        |_, _| Err(serde::ser::Error::custom("the field has no function that writes it"))
    }
}

/// A role of attributes whose content has paths: `.at(…)`, `.nth(…)` and `.key(…)`.
///
/// A field that a function writes has none, since its type does not show how it is stored. What is inside a field of a key has the role
/// of that field.
///
/// ```
/// # use ddb_keys::{Document, Entity};
/// # use serde::{Deserialize, Serialize};
/// #[derive(Serialize, Deserialize, Entity)]
/// #[pk("GAME#<id>")]
/// struct Game { id: u32, tags: Vec<String> }
///
/// assert_eq!(Game::ATTRIBUTES.tags.nth(0).to_string(), "tags[0]");
/// ```
#[diagnostic::on_unimplemented(
    message = "the content of this attribute has no path",
    label = "the field is stored in a form that its type does not show",
    note = "`#[serde(with = …)]` and `alias` do so: use the text forms"
)]
pub trait Open {
    /// The role of what is inside, if it is `R` in its own struct.
    type Inside<R>;
}

#[diagnostic::do_not_recommend]
impl Open for PlainField {
    type Inside<R> = R;
}
#[diagnostic::do_not_recommend]
impl Open for FieldWithDefault {
    type Inside<R> = R;
}
#[diagnostic::do_not_recommend]
impl Open for KeyField {
    type Inside<R> = Self;
}
