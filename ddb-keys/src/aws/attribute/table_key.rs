//! `pk` and `sk`, as conditions of other libraries name them: `attribute_not_exists(pk)`. They are attributes of the table, and no
//! program can use them: they are here so that the compiler says what to write. Editors do not propose them.

use core::fmt;
use core::marker::PhantomData;

use crate::query::answered;

/// The attributes of the table's key, to which `A`, the attributes of an entity, dereference.
///
/// Its fields are hidden because the compiler would list them after a field that it does not know.
#[derive(Debug)]
#[allow(non_snake_case, reason = "tables name their attributes in both ways")]
pub struct TableKey<A> {
    #[doc(hidden)]
    pub pk: AttributeOfTheKey<A>,
    #[doc(hidden)]
    pub sk: AttributeOfTheKey<A>,
    #[doc(hidden)]
    pub PK: AttributeOfTheKey<A>,
    #[doc(hidden)]
    pub SK: AttributeOfTheKey<A>,
}

impl<A> TableKey<A> {
    /// The key of the entity's table.
    #[must_use]
    pub const fn of_an_entity<'a>() -> &'a Self {
        &Self {
            pk: AttributeOfTheKey(PhantomData),
            sk: AttributeOfTheKey(PhantomData),
            PK: AttributeOfTheKey(PhantomData),
            SK: AttributeOfTheKey(PhantomData),
        }
    }
}

/// An attribute of the table's key.
pub struct AttributeOfTheKey<A>(PhantomData<fn() -> A>);

impl<A> fmt::Debug for AttributeOfTheKey<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AttributeOfTheKey")
    }
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a condition names attributes of the entity, but `pk` and `sk` belong to the table",
    label = "an item that does not exist yet is written by `table.create(&user)`, and one that exists by `table.replace(&user)`",
    note = "an update requires that the item exists, unless `.or_create()` follows, and a delete requires it after `.must_exist()`"
)]
pub trait DecidedByTheWrite {
    /// The return type of the method.
    type Instead;
}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a condition names attributes of the entity, but `pk` and `sk` belong to the table",
    label = "name the field that the key is made from, such as `user.username`",
    note = "items are found by a query, which takes the parts of their keys: `table.query(User::query().username(\"ann\"))`"
)]
pub trait MadeFromFields {
    /// The return type of the method.
    type Instead;
}

answered! {
    [A] AttributeOfTheKey<A>, AttributeOfTheKey<A>, self: &Self {
        DecidedByTheWrite: exists() missing() not_exists() attribute_exists() attribute_not_exists() does_not_exist() is_missing()
            is_none() is_some() is_null() is_not_null();
        MadeFromFields: eq(_) ne(_) lt(_) le(_) gt(_) ge(_) between(_) in_(_) begins_with(_) starts_with(_) contains(_);
    }
}
