//! `pk` and `sk`, as conditions of other libraries name them: `attribute_not_exists(pk)`. They are attributes of the table, and no
//! program can use them: they are here so that the compiler says what to write. Editors do not propose them.

use core::fmt;
use core::marker::PhantomData;

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
