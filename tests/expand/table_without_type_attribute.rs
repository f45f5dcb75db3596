// 1276 tokens

///A key of any entity of [`Plain`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
enum PlainKey<'a>
where
    User: ::ddb_keys::__rt::Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::__rt::Entity>::Key<'a>),
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    unreachable_code
)]
const _: () = {
    use ::ddb_keys::__rt::{calls::*, names as __rt};
    impl<'a> __rt::Clone for PlainKey<'a>
    where
        User: __rt::Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for PlainKey<'a>
    where
        User: __rt::Entity,
    {}
    impl<'a> __rt::PartialEq for PlainKey<'a>
    where
        User: __rt::Entity,
    {
        fn eq(&self, other: &Self) -> __rt::bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
            }
        }
    }
    impl<'a> __rt::Eq for PlainKey<'a>
    where
        User: __rt::Entity,
    {}
    impl<'a> __rt::Hash for PlainKey<'a>
    where
        User: __rt::Entity,
    {
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
            __rt::Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => __rt::Hash::hash(key, state),
            }
        }
    }
    impl<'a> __rt::Debug for PlainKey<'a>
    where
        User: __rt::Entity,
    {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
            }
        }
    }
    /**The table `plain`: partition key `PK`.

Entities: [`User`](User).

`Plain::SCHEMA.chart()` prints every key of every entity.*/
    impl __rt::Table for Plain
    where
        User: __rt::Entity,
    {
        const SCHEMA: &'static __rt::TableSchema = &__rt::TableSchema {
            name: "plain",
            pk: "PK",
            sk: __rt::Option::None,
            type_attribute: __rt::Option::None,
            write_token: __rt::Option::None,
            indexes: &[],
            entities: &[<User as __rt::Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = PlainKey<'a>;
        const CLAIMS: &'static [fn(
            &__rt::str,
            __rt::Option<&__rt::str>,
        ) -> __rt::bool] = &[<User as __rt::Entity>::claims];
        const DIRECTORY: __rt::Directory = __directory::<Self, 1usize>();
    }
    impl<'a> PlainKey<'a>
    where
        User: __rt::Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::UnknownKey> {
            let sk = __rt::Option::None;
            __find_key::<
                Plain,
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
    impl<'a> PlainKey<'a>
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
    impl Plain
    where
        User: __rt::Entity,
    {
        ///The primary key of whichever entity this is.
        fn key(&self) -> PlainKey<'_> {
            match self {
                Self::User(entity) => PlainKey::User(<User as __rt::Entity>::key(entity)),
            }
        }
        ///The name of whichever entity this is.
        fn entity_name(&self) -> &'static __rt::str {
            match self {
                Self::User(_) => <User as __rt::Entity>::NAME,
            }
        }
        /// The entity, if this is one of that kind.
        fn as_entity<E: __rt::EntityOf<Self>>(&self) -> __rt::Option<&E> {
            E::of(self)
        }
    }
    impl __rt::From<User> for Plain {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __rt::Contains<User> for Plain
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
    #[allow(long_running_const_eval)]
    const PROOFS: &__rt::Option<__rt::Proofs<1usize>> = {
        use __rt::Unchecked as _;
        &__rt::Proofs::if_any(<__rt::Checked<Plain>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    __aws! {
        Plain Codec[(0usize, User, User, plain)]
    }
};
