//! Roles of attributes: what an update may do with a field, and how serde writes it.

use core::marker::PhantomData;

use serde::Serialize;

use super::encoder::Write;

/// An ordinary field. It must stay in the item unless it is an `Option`.
#[derive(Debug)]
pub enum Data {}

/// A field with `#[serde(default)]`: the item may lack it.
#[derive(Debug)]
pub enum Defaulted {}

/// A field that stands in a key's template or in a `when`: it changes only together with its key.
#[derive(Debug)]
pub enum Keyed {}

/// A field that serde writes by a function (`with`, `serialize_with`).
#[derive(Debug)]
pub struct With<R>(PhantomData<R>);

/// Attributes that an update may change by themselves.
#[diagnostic::on_unimplemented(
    message = "an attribute that a key of `{E}` is made from cannot be changed alone",
    label = "stands in a template, or in a `when`, of `{E}`",
    note = "an index key changes as a whole: `.set_index(…Key {{ … }})` or `.remove_index::<…Key>()`",
    note = "a primary key never changes: `rekey` moves the item"
)]
pub trait Settable<E> {}

#[diagnostic::do_not_recommend]
impl<E> Settable<E> for Data {}
#[diagnostic::do_not_recommend]
impl<E> Settable<E> for Defaulted {}
#[diagnostic::do_not_recommend]
impl<E, R: Settable<E>> Settable<E> for With<R> {}

/// Attributes that the item may lack.
#[diagnostic::on_unimplemented(
    message = "an item without this `{V}` could not be read",
    label = "must stay in the item",
    note = "only an `Option` or a field with `#[serde(default)]` can be removed"
)]
pub trait Removable<V> {}

#[diagnostic::do_not_recommend]
impl<V> Removable<Option<V>> for Data {}
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for Defaulted {}
// `Settable` already says what to do instead.
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for Keyed {}
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for With<Defaulted> {}
#[diagnostic::do_not_recommend]
impl<V> Removable<V> for With<Keyed> {}

/// How the values of an attribute are written if its field has no function of its own for it.
#[diagnostic::on_unimplemented(
    message = "`{V}` cannot be written as an attribute",
    label = "does not implement `Serialize`",
    note = "add `#[derive(Serialize)]` to `{V}`"
)]
pub trait Encodes<V> {
    #[doc(hidden)]
    fn plain() -> Write<V>;
}

macro_rules! encodes_by_serde {
    ($($role:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: Serialize> Encodes<V> for $role {
            fn plain() -> Write<V> {
                |value, serializer| value.serialize(serializer)
            }
        }
    )*};
}
encodes_by_serde!(Data, Defaulted, Keyed);

impl<V, R> Encodes<V> for With<R> {
    fn plain() -> Write<V> {
        |_, _| Err(serde::ser::Error::custom("the field has no function that writes it"))
    }
}

/// Attributes that a path can lead into: serde writes their content as its types say.
#[diagnostic::on_unimplemented(
    message = "the content of this attribute has no path",
    label = "written by a function",
    note = "a `#[serde(with = …)]` stores the field in a form that its type does not tell: use the text forms"
)]
pub trait Open {
    /// The role of something inside, which has the role `R` by itself.
    type Inside<R>;
}

impl Open for Data {
    type Inside<R> = R;
}

impl Open for Defaulted {
    type Inside<R> = R;
}

impl Open for Keyed {
    type Inside<R> = Self;
}
