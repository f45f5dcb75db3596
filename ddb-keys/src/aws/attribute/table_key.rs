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

/// Lets the attributes of an entity dereference to those of the table's key.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __with_table_key {
    ([$($declared:tt)*] [$($attributes:tt)*] [$($predicates:tt)*]) => {
        #[doc(hidden)]
        impl $($declared)* $crate::__rt::Deref for $($attributes)* $($predicates)* {
            type Target = $crate::aws::attribute::TableKey<Self>;
            fn deref(&self) -> &$crate::aws::attribute::TableKey<Self> {
                $crate::aws::attribute::TableKey::of_an_entity()
            }
        }
    };
}

/// In an editor, nothing.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __with_table_key {
    ($($nothing:tt)*) => {};
}

/// An attribute of the table's key.
pub struct AttributeOfTheKey<A>(PhantomData<fn() -> A>);

impl<A> fmt::Debug for AttributeOfTheKey<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AttributeOfTheKey")
    }
}
