//! Roles of attributes: the changes that an update may make to a field, and how serde writes it.

use core::marker::PhantomData;

use serde::Serialize;

use super::addition::{Neither, ToList, ToNumber, ToSet, ToText};
use super::encoder::Write;

/// An ordinary field. It must stay in the item unless it is an `Option`.
#[derive(Debug)]
pub enum PlainField {}

/// A field with `#[serde(default)]`: the item may lack it.
#[derive(Debug)]
pub enum FieldWithDefault {}

/// A field of the primary key, which no update changes.
#[derive(Debug)]
pub enum PartOfThePrimaryKey {}

/// A field that a template of the index key `K` uses: it changes only together with that key.
#[derive(Debug)]
pub struct PartOfAnIndexKey<K = KeyOfTheIndex>(PhantomData<fn() -> K>);

/// A field that only the `when` of the index key `K` tests: it changes only beside that key.
#[derive(Debug)]
pub struct TestedByWhen<K = KeyOfTheIndex>(PhantomData<fn() -> K>);

/// Stands in for an index key with type parameters.
#[derive(Debug)]
pub enum KeyOfTheIndex {}

/// The field that counts the versions of the entity: every write raises it.
#[derive(Debug)]
pub enum VersionField {}

/// A field with serde attributes that change what is stored in ways that this crate does not follow, such as `alias`. It has no
/// typed conditions and updates.
#[derive(Debug)]
pub enum OpaqueField {}

/// A field that serde writes by a function (`with`, `serialize_with`).
#[derive(Debug)]
pub struct WrittenBy<R>(PhantomData<R>);

/// Traits of the roles that have what a trait with a message requires.
macro_rules! required {
    ($($shown:ident<$($param:ident),*>: $required:ident;)*) => {$(
        #[doc = concat!("What [`", stringify!($shown), "`] requires.")]
        pub trait $required<$($param),*> {}

        #[diagnostic::do_not_recommend]
        impl<$($param,)* R: $required<$($param),*>> $shown<$($param),*> for R {
            type Shown = ();
        }
    )*};
}

required! {
    ChangedInPlace<E>: IsChangedInPlace;
    SetByCaller<E>: IsSetByCaller;
    Removable<V>: IsRemovable;
    StoredFor<K, V>: IsStoredFor;
    LosesElements<V>: CanLoseElements;
}

/// Attributes that an update can change, because they are not in the primary key.
#[diagnostic::on_unimplemented(
    message = "this attribute is a part of the primary key of `{E}`, which no update can change",
    label = "the attribute is used in a template of the primary key",
    note = "an item with another key is another item: `table.rekey(old.key(), &new)` moves it"
)]
pub trait ChangedInPlace<E> {
    #[doc(hidden)]
    type Shown;
}

/// Attributes that no template of an index key uses. `K` is the index key that uses the attribute, or `NoKey`.
#[diagnostic::on_unimplemented(
    message = "this attribute of `{E}` is a part of the index key `{K}` and cannot be changed by itself",
    label = "change the whole key instead: `.set_index(…)` sets it and its fields, and `.remove_index::<{K}>()` takes the item out of the index",
    note = "a field that only `when` tests is set beside the key by its name: `.set_text(\"status\", …)`"
)]
pub trait OutsideOfIndexKeys<E, K> {
    #[doc(hidden)]
    type Shown;
}

/// Attributes that no `when` of an index key tests. `K` is the index key that tests the attribute, or `NoKey`.
#[diagnostic::on_unimplemented(
    message = "the `when` of the index key `{K}` tests this attribute of `{E}`, so it cannot be changed by itself",
    label = "the attribute decides whether the item has the key: write `.set_text(\"name\", value)`, `.add_text(…)` or `.remove_text(…)`, and \
             change the key beside it",
    note = "`.set_index(…)` with that key, such as `UserByEmailKey {{ email }}`, writes it if it applies then, and `.remove_index::<{K}>()` removes it \
            if it does not"
)]
pub trait NotTestedByWhen<E, K> {
    #[doc(hidden)]
    type Shown;
}

/// The index keys that an attribute belongs to, for error messages.
pub trait Role {
    /// The index key that an attribute feeds, or `NoKey`.
    type FedKey;

    /// The index key whose `when` tests an attribute, or `NoKey`.
    type TestedBy;
}

/// The attribute belongs to no index key.
#[derive(Debug)]
pub enum NoKey {}

/// Implemented by `NoKey` alone. A bound in place of the type itself keeps this library's `impl` out of messages.
pub trait IsNoKey {}

impl IsNoKey for NoKey {}

#[diagnostic::do_not_recommend]
impl<E, K: IsNoKey, R> OutsideOfIndexKeys<E, K> for R {
    type Shown = ();
}

#[diagnostic::do_not_recommend]
impl<E, K: IsNoKey, R> NotTestedByWhen<E, K> for R {
    type Shown = ();
}

macro_rules! keys_of_roles {
    ($($role:ident $(<$key:ident>)?: $fed:ty, $tested:ty;)*) => {$(
        impl$(<$key>)? Role for $role$(<$key>)? {
            type FedKey = $fed;
            type TestedBy = $tested;
        }
    )*};
}
keys_of_roles! {
    PlainField: NoKey, NoKey;
    FieldWithDefault: NoKey, NoKey;
    PartOfThePrimaryKey: NoKey, NoKey;
    PartOfAnIndexKey<K>: K, NoKey;
    TestedByWhen<K>: NoKey, K;
    VersionField: NoKey, NoKey;
    OpaqueField: NoKey, NoKey;
}

impl<R: Role> Role for WrittenBy<R> {
    type FedKey = R::FedKey;
    type TestedBy = R::TestedBy;
}

/// Attributes whose values callers choose.
#[diagnostic::on_unimplemented(
    message = "the version of `{E}` counts its writes, and no update sets it",
    label = "remove this: every write raises the version",
    note = "`.if_version(…)` requires the version that was read"
)]
pub trait SetByCaller<E> {
    #[doc(hidden)]
    type Shown;
}

/// What ordinary fields have, however serde writes them.
macro_rules! of_ordinary_fields {
    ($($required:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<E> $required<E> for PlainField {}
        #[diagnostic::do_not_recommend]
        impl<E> $required<E> for FieldWithDefault {}
        #[diagnostic::do_not_recommend]
        impl<E, R: $required<E>> $required<E> for WrittenBy<R> {}
    )*};
}
of_ordinary_fields!(IsChangedInPlace, IsSetByCaller);

/// Attributes that the item may lack.
#[diagnostic::on_unimplemented(
    message = "an item without this `{V}` cannot be read",
    label = "the attribute must stay in the item",
    note = "only an `Option` or a field with `#[serde(default)]` can be removed"
)]
pub trait Removable<V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<V> IsRemovable<Option<V>> for PlainField {}
#[diagnostic::do_not_recommend]
impl<V> IsRemovable<V> for FieldWithDefault {}
#[diagnostic::do_not_recommend]
impl<V> IsRemovable<V> for WrittenBy<FieldWithDefault> {}

/// Writes the values of an attribute whose field has no serde function.
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
    ($($role:ident $(<$key:ident>)?),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: Serialize $(, $key)?> Encodes<V> for $role $(<$key>)? {
            fn plain() -> Write<V> {
                |value, serializer| value.serialize(serializer)
            }
        }
    )*};
}
encodes_by_serde!(
    PlainField,
    FieldWithDefault,
    VersionField,
    PartOfThePrimaryKey,
    PartOfAnIndexKey<K>,
    TestedByWhen<K>
);

#[diagnostic::do_not_recommend]
impl<V, R> Encodes<V> for WrittenBy<R> {
    fn plain() -> Write<V> {
        |_, _| Err(serde::ser::Error::custom("the field has no function that writes it"))
    }
}

/// Attributes that a path can lead into: serde writes their content as its types say.
#[diagnostic::on_unimplemented(
    message = "the content of this attribute has no path",
    label = "a function writes this field",
    note = "`#[serde(with = …)]` stores the field in a form that its type does not show: use the text forms"
)]
pub trait Open {
    /// The role of an attribute inside this one, whose own role is `R`.
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

/// Sets that serde writes as DynamoDB sets without a function on the field.
///
/// Implement it beside [`Set`](super::Set) for a type that contains such a function:
/// `struct Tags(#[serde(with = "serde_dynamo::string_set")] BTreeSet<String>)`.
pub trait SetByItself: super::Set {}

impl<V: SetByItself> SetByItself for Option<V> {}

/// Attributes that are stored in the form that an addition of the kind `K` needs.
#[diagnostic::on_unimplemented(
    message = "this `{V}` is stored as a list, and a list has no elements to add or delete by value",
    label = "the attribute is not stored as a set",
    note = "to store a set, add `#[serde(with = \"serde_dynamo::string_set\")]` to the field, or `number_set`, or `binary_set`, all from the \
            crate `serde_dynamo`"
)]
pub trait StoredFor<K, V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<V, R> IsStoredFor<ToNumber, V> for R {}
/// With this impl the compiler does not infer from the field's form what is added, so that a set stored as a list is told
/// from a number.
#[diagnostic::do_not_recommend]
impl<V, R> IsStoredFor<Neither, V> for R {}
#[diagnostic::do_not_recommend]
impl<V, R> IsStoredFor<ToList, V> for R {}
#[diagnostic::do_not_recommend]
impl<V, R> IsStoredFor<ToText, V> for R {}
#[diagnostic::do_not_recommend]
impl<V, R> IsStoredFor<ToSet, V> for WrittenBy<R> {}
#[diagnostic::do_not_recommend]
impl<V: SetByItself> IsStoredFor<ToSet, V> for PlainField {}
#[diagnostic::do_not_recommend]
impl<V: SetByItself> IsStoredFor<ToSet, V> for FieldWithDefault {}

/// Attributes that elements can be deleted from: sets that the item may lack, since DynamoDB has no empty sets.
#[diagnostic::on_unimplemented(
    message = "no elements can be deleted from this `{V}`",
    label = "the attribute is not a set that the item may lack",
    note = "the field must be a `HashSet` or a `BTreeSet` with `#[serde(default, with = \"serde_dynamo::string_set\")]`, or \
            `number_set`, or `binary_set`; a set that loses its last element is missing",
    note = "an element of a list is removed by its position, such as `.remove(|a| a.list.nth(0))`"
)]
pub trait LosesElements<V> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<V: SetByItself> CanLoseElements<Option<V>> for PlainField {}
#[diagnostic::do_not_recommend]
impl<V: SetByItself> CanLoseElements<V> for FieldWithDefault {}
#[diagnostic::do_not_recommend]
impl<V: super::Set> CanLoseElements<V> for WrittenBy<FieldWithDefault> {}

/// Roles that no update changes by itself. The message of the one trait that they lack says what to do, so they implement all
/// others.
macro_rules! unchanged {
    (@of_entity [$($key:ident)?] $role:ty, $implemented:ident) => {
        #[diagnostic::do_not_recommend]
        impl<E, $($key)?> $implemented<E> for $role {}
    };
    (@of_value [$($key:ident)?] $role:ty) => {
        #[diagnostic::do_not_recommend]
        impl<V, $($key)?> IsRemovable<V> for $role {}
        #[diagnostic::do_not_recommend]
        impl<V, $($key)?> IsRemovable<V> for WrittenBy<$role> {}
        #[diagnostic::do_not_recommend]
        impl<V, $($key)?> IsStoredFor<ToSet, V> for $role {}
        #[diagnostic::do_not_recommend]
        impl<V, $($key)?> CanLoseElements<V> for $role {}
        #[diagnostic::do_not_recommend]
        impl<V, $($key)?> CanLoseElements<V> for WrittenBy<$role> {}
        #[diagnostic::do_not_recommend]
        impl<$($key)?> Open for $role {
            type Inside<R> = Self;
        }
    };
    ($generics:tt $role:ty: $($implemented:ident)*) => {
        $(unchanged! { @of_entity $generics $role, $implemented })*
        unchanged! { @of_value $generics $role }
    };
}
unchanged!([] PartOfThePrimaryKey: IsSetByCaller);
unchanged!([K] PartOfAnIndexKey<K>: IsChangedInPlace IsSetByCaller);
unchanged!([K] TestedByWhen<K>: IsChangedInPlace IsSetByCaller);
unchanged!([] VersionField: IsChangedInPlace);
