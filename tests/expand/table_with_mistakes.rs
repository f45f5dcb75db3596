// 1259 tokens

::core::compile_error! {
    "`App` has no `pk`\n  help: write `#[table(pk = \"PK\", …)]`"
}
::core::compile_error! {
    "`Both` does not hold one entity\n  help: write `Both(Both)`"
}
///A key of any entity of [`App`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code
)]
enum AppKey<'a>
where
    User: ::ddb_keys::__private::Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::__private::Entity>::Key<'a>),
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    unreachable_code
)]
const _: () = {
    use ::ddb_keys::__private as __rt;
    impl<'a> __rt::Clone for AppKey<'a>
    where
        User: __rt::Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for AppKey<'a>
    where
        User: __rt::Entity,
    {}
    impl<'a> __rt::PartialEq for AppKey<'a>
    where
        User: __rt::Entity,
    {
        fn eq(&self, other: &Self) -> __rt::bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
            }
        }
    }
    impl<'a> __rt::Eq for AppKey<'a>
    where
        User: __rt::Entity,
    {}
    impl<'a> __rt::Hash for AppKey<'a>
    where
        User: __rt::Entity,
    {
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&__rt::discriminant(self), state);
            match self {
                Self::User(key) => __rt::Hash::hash(key, state),
            }
        }
    }
    impl<'a> __rt::Debug for AppKey<'a>
    where
        User: __rt::Entity,
    {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
            }
        }
    }
    /**The table `app`: partition key `PK`, entity type in `entity_type`.

Entities: [`User`](User).

`App::SCHEMA.chart()` prints every key of every entity.*/
    impl __rt::Table for App
    where
        User: __rt::Entity,
    {
        const SCHEMA: &'static __rt::TableSchema = &__rt::TableSchema {
            name: "app",
            pk: "PK",
            sk: __rt::Option::None,
            type_attribute: __rt::Option::Some("entity_type"),
            indexes: &[],
            entities: &[<User as __rt::Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = AppKey<'a>;
        const CLAIMS: &'static [fn(
            &__rt::str,
            __rt::Option<&__rt::str>,
        ) -> __rt::bool] = &[<User as __rt::Entity>::claims];
        const DIRECTORY: __rt::Directory = __rt::directory::<Self, 1usize>();
    }
    impl<'a> AppKey<'a>
    where
        User: __rt::Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::UnknownKey> {
            let sk = __rt::Option::None;
            __rt::find_key::<
                App,
                _,
            >(
                pk,
                sk,
                |position| match position {
                    0usize => {
                        __rt::Option::map(
                            <User as __rt::Entity>::parse_key(pk, sk),
                            Self::User,
                        )
                    }
                    _ => __rt::Option::None,
                },
            )
        }
    }
    impl<'a> AppKey<'a>
    where
        User: __rt::Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            match self {
                Self::User(key) => __rt::KeyOf::<User>::build_key(key),
            }
        }
    }
    impl App
    where
        User: __rt::Entity,
    {
        ///The primary key of whichever entity this is.
        fn key(&self) -> AppKey<'_> {
            match self {
                Self::User(entity) => AppKey::User(<User as __rt::Entity>::key(entity)),
                #[allow(unreachable_patterns)]
                _ => ::core::unreachable!(),
            }
        }
        ///The name of whichever entity this is.
        fn entity_name(&self) -> &'static __rt::str {
            match self {
                Self::User(_) => <User as __rt::Entity>::NAME,
                #[allow(unreachable_patterns)]
                _ => ::core::unreachable!(),
            }
        }
        /// The entity, if this is one of that kind.
        fn as_entity<E: __rt::EntityOf<Self>>(&self) -> __rt::Option<&E> {
            E::of(self)
        }
    }
    impl __rt::From<User> for App {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __rt::Contains<User> for App
    where
        User: __rt::Entity,
    {
        const POSITION: __rt::usize = 0usize;
        fn wrap(entity: User) -> Self {
            __rt::From::from(entity)
        }
        fn entity(&self) -> __rt::Option<&User> {
            #[allow(unreachable_patterns)]
            match self {
                Self::User(entity) => __rt::Option::Some(entity),
                _ => __rt::Option::None,
            }
        }
    }
};
