//! Names of the client's methods, called on an entity or on the enum of a table.
//!
//! The `impl`s never apply, so that entities and tables can have functions of the same names. The traits have a lifetime, because the
//! compiler does not ask for an implementation of a trait under `for<'never>` that names it.

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is an entity: the client of its table reads it",
    label = "write `table.get(key)` or `table.exists(key)`, with a key such as `{Self}Key {{ … }}`, where `table` is `Shop::client(sdk)`"
)]
pub trait GetByAClient<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is an entity: the client of its table writes it",
    label = "write `table.create(&user)`, `table.put(&user)`, `table.update(user.key())` or `table.delete(user.key())`, where `table` is `Shop::client(sdk)`"
)]
pub trait WriteByAClient<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is an entity: the client of its table reads it",
    label = "write `table.query({Self}::query())` with the parts of the partition key, or `table.scan_of::<{Self}>()`, where `table` is `Shop::client(sdk)`"
)]
pub trait QueryByAClient<'never> {}

/// Implemented by nothing. `First` is named like the function that begins the query of a key.
#[diagnostic::on_unimplemented(
    message = "the keys of `{Self}` in this index have names of their own",
    label = "each key has its own functions, such as `{First}`"
)]
pub trait NamesItsKeys<'never, First> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "the former keys of `{Self}` have no queries",
    label = "an item that is still under a former key is read by `table.get(key).or_former()`; `table.migrate::<{Self}>()` moves all of them"
)]
pub trait QueriesItsFormerKeys<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is an item collection: the client of its table reads and writes it",
    label = "write `table.load({Self}::query())` with the parts of the partition key, or `table.create_all(&collection)`"
)]
pub trait LoadByAClient<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is an item collection, and its query begins with `{Self}::query()`",
    label = "write `{Self}::query()` with the parts of the partition key: `table.load({Self}::query().…)`"
)]
pub trait BeginWithItsQuery<'never> {}

/// Implemented by nothing. Messages show the name, too.
#[diagnostic::on_unimplemented(
    message = "`{Self}` describes a table, and a `Client<{Self}>` reads and writes it",
    label = "`{Self}::client(sdk)` makes the `Client<{Self}>` to call this on"
)]
pub trait CallThisOnItsClient<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "the schema of the table `{Self}` is a constant",
    label = "write `{Self}::SCHEMA`, and `.chart()` or `.to_json()` of it, with `use ddb_keys::Table;`"
)]
pub trait WriteSchema<'never> {}

/// Implemented by nothing.
#[diagnostic::on_unimplemented(
    message = "a query begins at an entity, also one of everything in its partition",
    label = "write `User::query()` or `User::collection()`, with an entity of `{Self}` in the place of `User`"
)]
pub trait BeginAtAnEntity<'never> {}

/// What the client needs to know of an entity or an item collection, and advice. The derive writes the bounds of the advice, so that
/// their span is the struct.
#[doc(hidden)]
#[macro_export]
macro_rules! __entity_client {
    (
        [$($generics:tt)*] $entity:ty [$($bounds:tt)*]
        get: [$($get:tt)*] write: [$($write:tt)*] query: [$($query:tt)*]
    ) => {
        impl $($generics)* $crate::__rt::aws::OneItem for $entity $($bounds)* {}
        impl $($generics)* $crate::__rt::aws::CertainItem for $entity $($bounds)* {}
        impl $($generics)* $crate::__rt::aws::EntityOrReference for $entity $($bounds)* {
            type Itself = Self;
            #[inline]
            fn itself(&self) -> &Self {
                self
            }
        }
        $crate::__entity_advice! {
            [$($generics)*] $entity [$($bounds)* $($get)*]
            get find find_by_id find_one get_by_id exists refresh reload load
        }
        $crate::__entity_advice! {
            [$($generics)*] $entity [$($bounds)* $($write)*]
            put save create delete update insert upsert
        }
        $crate::__entity_advice! {
            [$($generics)*] $entity [$($bounds)* $($query)*]
            scan all find_all list filter where_
        }
    };
}

/// Functions that an entity or an item collection does not have. Editors do not see them.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __entity_advice {
    ([$($generics:tt)*] $entity:ty [$($bounds:tt)*] $($name:ident)*) => {
        #[doc(hidden)]
        #[allow(unreachable_pub)]
        impl $($generics)* $entity $($bounds)* {
            $(pub fn $name(self) {})*
        }
    };
}

/// Functions that the enum of a table does not have. The derive writes the bounds, so that their span is the enum. Editors do not see
/// them.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __table_advice {
    ($table:ident [$($client:tt)*] [$($entity:tt)*] [$($schema:tt)*]) => {
        #[doc(hidden)]
        #[allow(unreachable_pub)]
        impl $table
        where
            $($client)*
        {
            pub fn new(self) {}
            pub fn get(self) {}
            pub fn get_many(self) {}
            pub fn query(self) {}
            pub fn scan(self) {}
            pub fn load(self) {}
            pub fn put(self) {}
            pub fn save(self) {}
            pub fn create(self) {}
            pub fn replace(self) {}
            pub fn update(self) {}
            pub fn delete(self) {}
            pub fn batch(self) {}
            pub fn batch_write(self) {}
            pub fn transact_write(self) {}
            pub fn create_table(self) {}
            pub fn ensure_table(self) {}
            pub fn connect(self) {}
            pub fn from_env(self) {}
        }

        #[doc(hidden)]
        #[allow(unreachable_pub)]
        impl $table
        where
            $($entity)*
        {
            pub fn collection(self) {}
            pub fn collections(self) {}
            pub fn entities(self) {}
        }

        #[doc(hidden)]
        #[allow(unreachable_pub)]
        impl $table
        where
            $($schema)*
        {
            pub fn schema(self) {}
            pub fn chart(self) {}
            pub fn to_json(self) {}
        }
    };
}

/// In an editor, nothing.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __entity_advice {
    ($($nothing:tt)*) => {};
}

/// In an editor, nothing.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __table_advice {
    ($($nothing:tt)*) => {};
}
