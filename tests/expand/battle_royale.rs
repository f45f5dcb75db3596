// 1555 tokens

///A key of any entity of [`BattleRoyale`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
pub enum BattleRoyaleKey<'a>
where
    User: ::ddb_keys::__private::names::__Entity,
    Game: ::ddb_keys::__private::names::__Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::__private::names::__Entity>::Key<'a>),
    ///A key of `Game`.
    Game(<Game as ::ddb_keys::__private::names::__Entity>::Key<'a>),
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
    impl<'a> __Clone for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {}
    impl<'a> __PartialEq for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        fn eq(&self, other: &Self) -> __bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
                (Self::Game(a), Self::Game(b)) => a == b,
                _ => false,
            }
        }
    }
    impl<'a> __Eq for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {}
    impl<'a> __Hash for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => __Hash::hash(key, state),
                Self::Game(key) => __Hash::hash(key, state),
            }
        }
    }
    impl<'a> __Debug for BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
                Self::Game(key) => f.debug_tuple("Game").field(key).finish(),
            }
        }
    }
    /**The table `battle-royale`: partition key `PK`, sort key `SK`, entity type in `entity_type`.

Entities: [`User`](User), [`Game`](Game).

| index | name | partition key | sort key | holds |
|---|---|---|---|---|
| OpenGames | `OpenGamesIndex` | `map` | `open_timestamp` | everything |

`BattleRoyale::SCHEMA.chart()` prints every key of every entity.*/
    impl __Table for BattleRoyale
    where
        User: __Entity,
        Game: __Entity,
    {
        const SCHEMA: &'static __TableSchema = &__TableSchema {
            name: "battle-royale",
            pk: "PK",
            sk: __Option::Some("SK"),
            type_attribute: __Option::Some("entity_type"),
            indexes: &[
                __IndexSchema {
                    ident: "OpenGames",
                    name: "OpenGamesIndex",
                    local: false,
                    pk: &["map"],
                    sk: &["open_timestamp"],
                    projection: __Projection::All,
                },
            ],
            entities: &[<User as __Entity>::SCHEMA, <Game as __Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = BattleRoyaleKey<'a>;
        const CLAIMS: &'static [fn(&__str, __Option<&__str>) -> __bool] = &[
            <User as __Entity>::claims,
            <Game as __Entity>::claims,
        ];
        const DIRECTORY: __Directory = __directory::<Self, 2usize>();
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __UnknownKey> {
            let sk = __Option::Some(sk);
            __find_key::<
                BattleRoyale,
                _,
            >(
                pk,
                sk,
                |position| match position {
                    0usize => {
                        __Option::map(<User as __Entity>::parse_key(pk, sk), Self::User)
                    }
                    1usize => {
                        __Option::map(<Game as __Entity>::parse_key(pk, sk), Self::Game)
                    }
                    _ => __Option::None,
                },
            )
        }
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        User: __Entity,
        Game: __Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            match self {
                Self::User(key) => __KeyOf::<User>::build_key(key),
                Self::Game(key) => __KeyOf::<Game>::build_key(key),
            }
        }
    }
    impl BattleRoyale
    where
        User: __Entity,
        Game: __Entity,
    {
        ///The primary key of whichever entity this is.
        pub fn key(&self) -> BattleRoyaleKey<'_> {
            match self {
                Self::User(entity) => {
                    BattleRoyaleKey::User(<User as __Entity>::key(entity))
                }
                Self::Game(entity) => {
                    BattleRoyaleKey::Game(<Game as __Entity>::key(entity))
                }
            }
        }
        ///The name of whichever entity this is.
        pub fn entity_name(&self) -> &'static __str {
            match self {
                Self::User(_) => <User as __Entity>::NAME,
                Self::Game(_) => <Game as __Entity>::NAME,
            }
        }
        /// The entity, if this is one of that kind.
        pub fn as_entity<E: __EntityOf<Self>>(&self) -> __Option<&E> {
            E::of(self)
        }
    }
    impl __From<User> for BattleRoyale {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __Contains<User> for BattleRoyale
    where
        User: __Entity,
        Game: __Entity,
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
    impl __From<Game> for BattleRoyale {
        fn from(entity: Game) -> Self {
            Self::Game(entity)
        }
    }
    impl __Contains<Game> for BattleRoyale
    where
        User: __Entity,
        Game: __Entity,
    {
        const POSITION: __usize = 1usize;
        fn wrap(entity: Game) -> Self {
            __From::from(entity)
        }
        fn entity(&self) -> __Option<&Game> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Game(entity) => __Option::Some(entity),
                _ => __Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &__Option<__Proofs<2usize>> = {
        use __Unchecked as _;
        &__Proofs::if_any(<__Checked<BattleRoyale>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 1usize);
    __aws! {
        pub BattleRoyale[(0usize, User, User, plain) (1usize, Game, Game, plain)]
    }
};
