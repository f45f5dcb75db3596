//! Finds which entity of a table a key belongs to.

use core::fmt;
use core::marker::PhantomData;

use super::lookup::Lookup;
use super::lookup::Sorted;
use super::traits::Table;
use crate::schema::TableSchema;
#[cfg(feature = "aws-sdk")]
use crate::schema::each;

/// Reads a key as the first entity, in the order of the schema, that it parses as. An entity that comes before it by `overlap` could
/// not have the key.
#[inline]
pub fn find_key<T: Table, K>(
    pk: &str,
    sk: Option<&str>,
    mut read: impl FnMut(usize) -> Option<K>,
) -> Result<K, UnknownKey> {
    let claims = |first: usize| T::CLAIMS.get(first).is_some_and(|claims| claims(pk, sk));
    let sk = sk.unwrap_or_default();
    let unknown = UnknownKey::of(T::SCHEMA);
    if T::SCHEMA.overlaps.is_empty() {
        // No other entity can have the key.
        return T::LOOKUP.find(pk, sk, read).ok_or(unknown);
    }
    let mut found: Option<(usize, K)> = None;
    let _: Option<()> = T::LOOKUP.find(pk, sk, |position| {
        let is_before = found.as_ref().is_none_or(|(other, _)| position < *other);
        if is_before
            && let Some(key) = read(position)
            && let Some(entity) = T::SCHEMA.entities.get(position)
            && !T::SCHEMA.before(entity.name).any(claims)
        {
            found = Some((position, key));
        }
        None
    });
    found.map(|(_, key)| key).ok_or(unknown)
}

/// The positions of entities that have former keys, which the lookup does not know.
#[cfg(feature = "aws-sdk")]
pub(crate) fn with_formers<T: Table>() -> impl Iterator<Item = usize> {
    let entities: &[_] = if <Of<T, 0>>::ANY_FORMER { T::SCHEMA.entities } else { &[] };
    let positions = entities.iter().enumerate();
    positions.filter(|(_, entity)| !entity.formers.is_empty()).map(|(position, _)| position)
}

/// Returns the lookup of a table of `N` entities.
#[must_use]
pub const fn lookup<T: Table, const N: usize>() -> Lookup {
    <Of<T, N>>::SORTED.lookup()
}

struct Of<T, const N: usize>(PhantomData<T>);

impl<T: Table, const N: usize> Of<T, N> {
    const SORTED: &'static Sorted<N> = &Sorted::of(T::SCHEMA.entities);
    /// Whether an entity has a former key.
    #[cfg(feature = "aws-sdk")]
    const ANY_FORMER: bool = {
        let (entities, mut any) = (T::SCHEMA.entities, false);
        each!(for entity in entities {
            any |= !entity.formers.is_empty();
        });
        any
    };
}

/// The error of parsing a key that belongs to no entity of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownKey {
    table: &'static str,
}

impl UnknownKey {
    #[doc(hidden)]
    #[must_use]
    pub const fn of(table: &'static TableSchema) -> Self {
        Self { table: table.name }
    }

    /// Returns the table's name.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// let unknown = UsersKey::parse("ORDER#7").unwrap_err();
    /// assert_eq!(unknown.table(), "users");
    /// ```
    #[must_use]
    pub fn table(&self) -> &'static str {
        self.table
    }
}

impl fmt::Display for UnknownKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the key belongs to no entity of the table `{}`", self.table)
    }
}

impl core::error::Error for UnknownKey {}

#[cfg(test)]
mod tests {
    /// Entities whose keys begin with each other, in either order.
    #[allow(
        unused_imports,
        reason = "of what the derive emits, which in other crates warns of nothing"
    )]
    mod overlapping {
        use ddb_keys::{Entity, Table};

        #[derive(Entity)]
        #[pk("ACCOUNT#<name..>")]
        pub(super) struct Account {
            name: alloc::string::String,
        }

        #[derive(Entity)]
        #[pk("ACCOUNT#USER#<name>")]
        pub(super) struct User {
            name: alloc::string::String,
        }

        #[derive(Table)]
        #[table(name = "accounts", pk = "PK", overlap(Account, User))]
        #[allow(dead_code, reason = "its keys are what is looked for")]
        pub(super) enum WideFirst {
            Account(Account),
            User(User),
        }

        #[derive(Table)]
        #[table(name = "accounts", pk = "PK", overlap(Account, User))]
        #[allow(dead_code, reason = "its keys are what is looked for")]
        pub(super) enum NarrowFirst {
            User(User),
            Account(Account),
        }
    }

    #[test]
    fn of_entities_that_share_a_key_the_first_is_found() {
        use overlapping::{NarrowFirst, WideFirst};

        let (pk, read) = ("ACCOUNT#USER#a", Some);
        assert_eq!(super::find_key::<WideFirst, _>(pk, None, read), Ok(0));
        assert_eq!(super::find_key::<NarrowFirst, _>(pk, None, read), Ok(0));
        assert_eq!(super::find_key::<WideFirst, _>("ACCOUNT#a", None, read), Ok(0));
        let not_the_first = |position| (position > 0).then_some(position);
        assert_eq!(super::find_key::<WideFirst, _>(pk, None, not_the_first), Ok(1));
        assert!(super::find_key::<WideFirst, usize>(pk, None, |_| None).is_err());
    }
}
