// 1075 tokens

///A key of any entity of [`Plain`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
enum PlainKey<'a>
where
    User: ::ddb_keys::__private::names::__Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::__private::names::__Entity>::Key<'a>),
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
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
    use ::ddb_keys::__private::names::*;
    impl<'a> __Clone for PlainKey<'a>
    where
        User: __Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for PlainKey<'a>
    where
        User: __Entity,
    {}
    impl<'a> __PartialEq for PlainKey<'a>
    where
        User: __Entity,
    {
        fn eq(&self, other: &Self) -> __bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
            }
        }
    }
    impl<'a> __Eq for PlainKey<'a>
    where
        User: __Entity,
    {}
    impl<'a> __Hash for PlainKey<'a>
    where
        User: __Entity,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => __Hash::hash(key, state),
            }
        }
    }
    impl<'a> __Debug for PlainKey<'a>
    where
        User: __Entity,
    {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
            }
        }
    }
    /**The table `plain`: partition key `PK`.

Entities: [`User`](User).

`Plain::SCHEMA.chart()` prints every key of every entity.*/
    impl __Table for Plain
    where
        User: __Entity,
    {
        const SCHEMA: &'static __TableSchema = &__TableSchema {
            name: "plain",
            pk: "PK",
            sk: __Option::None,
            type_attribute: __Option::None,
            indexes: &[],
            entities: &[<User as __Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = PlainKey<'a>;
        const CLAIMS: &'static [fn(&__str, __Option<&__str>) -> __bool] = &[
            <User as __Entity>::claims,
        ];
        const DIRECTORY: __Directory = __directory::<Self, 1usize>();
    }
    impl<'a> PlainKey<'a>
    where
        User: __Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a __str) -> __Result<Self, __UnknownKey> {
            let sk = __Option::None;
            __find_key::<
                Plain,
                _,
            >(
                pk,
                sk,
                |position| match position {
                    0usize => {
                        __Option::map(<User as __Entity>::parse_key(pk, sk), Self::User)
                    }
                    _ => __Option::None,
                },
            )
        }
    }
    impl<'a> PlainKey<'a>
    where
        User: __Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            match self {
                Self::User(key) => __KeyOf::<User>::build_key(key),
            }
        }
    }
    impl Plain
    where
        User: __Entity,
    {
        ///The primary key of whichever entity this is.
        fn key(&self) -> PlainKey<'_> {
            match self {
                Self::User(entity) => PlainKey::User(<User as __Entity>::key(entity)),
            }
        }
        ///The name of whichever entity this is.
        fn entity_name(&self) -> &'static __str {
            match self {
                Self::User(_) => <User as __Entity>::NAME,
            }
        }
        /// The entity, if this is one of that kind.
        fn as_entity<E: __EntityOf<Self>>(&self) -> __Option<&E> {
            E::of(self)
        }
    }
    impl __From<User> for Plain {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __Contains<User> for Plain
    where
        User: __Entity,
    {
        const POSITION: __usize = 0usize;
        fn wrap(entity: User) -> Self {
            __From::from(entity)
        }
        fn entity(&self) -> __Option<&User> {
            #[allow(unreachable_patterns)]
            match self {
                Self::User(entity) => __Option::Some(entity),
                _ => __Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &__Option<__Proofs<1usize>> = {
        use __Unchecked as _;
        &__Proofs::if_any(<__Checked<Plain>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    __aws! {
        Plain[(0usize, User, User, plain)]
    }
};
