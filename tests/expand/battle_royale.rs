// 1859 tokens

///A key of any entity of [`BattleRoyale`].
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
pub enum BattleRoyaleKey<'a>
where
    User: ::ddb_keys::__private::Entity,
    Game: ::ddb_keys::__private::Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::__private::Entity>::Key<'a>),
    ///A key of `Game`.
    Game(<Game as ::ddb_keys::__private::Entity>::Key<'a>),
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
    impl<'a> __rt::Clone for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {}
    impl<'a> __rt::PartialEq for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        fn eq(&self, other: &Self) -> __rt::bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
                (Self::Game(a), Self::Game(b)) => a == b,
                _ => false,
            }
        }
    }
    impl<'a> __rt::Eq for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {}
    impl<'a> __rt::Hash for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&__rt::discriminant(self), state);
            match self {
                Self::User(key) => __rt::Hash::hash(key, state),
                Self::Game(key) => __rt::Hash::hash(key, state),
            }
        }
    }
    impl<'a> __rt::Debug for BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
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
    impl __rt::Table for BattleRoyale
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        const SCHEMA: &'static __rt::TableSchema = &__rt::TableSchema {
            name: "battle-royale",
            pk: "PK",
            sk: __rt::Option::Some("SK"),
            type_attribute: __rt::Option::Some("entity_type"),
            indexes: &[
                __rt::IndexSchema {
                    ident: "OpenGames",
                    name: "OpenGamesIndex",
                    local: false,
                    pk: &["map"],
                    sk: &["open_timestamp"],
                    projection: __rt::Projection::All,
                },
            ],
            entities: &[<User as __rt::Entity>::SCHEMA, <Game as __rt::Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = BattleRoyaleKey<'a>;
        const CLAIMS: &'static [fn(
            &__rt::str,
            __rt::Option<&__rt::str>,
        ) -> __rt::bool] = &[
            <User as __rt::Entity>::claims,
            <Game as __rt::Entity>::claims,
        ];
        const DIRECTORY: __rt::Directory = __rt::directory::<Self, 2usize>();
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::UnknownKey> {
            let sk = __rt::Option::Some(sk);
            __rt::find_key::<
                BattleRoyale,
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
                    1usize => {
                        __rt::Option::map(
                            <Game as __rt::Entity>::parse_key(pk, sk),
                            Self::Game,
                        )
                    }
                    _ => __rt::Option::None,
                },
            )
        }
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            match self {
                Self::User(key) => __rt::KeyOf::<User>::build_key(key),
                Self::Game(key) => __rt::KeyOf::<Game>::build_key(key),
            }
        }
    }
    impl BattleRoyale
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        ///The primary key of whichever entity this is.
        pub fn key(&self) -> BattleRoyaleKey<'_> {
            match self {
                Self::User(entity) => {
                    BattleRoyaleKey::User(<User as __rt::Entity>::key(entity))
                }
                Self::Game(entity) => {
                    BattleRoyaleKey::Game(<Game as __rt::Entity>::key(entity))
                }
            }
        }
        ///The name of whichever entity this is.
        pub fn entity_name(&self) -> &'static __rt::str {
            match self {
                Self::User(_) => <User as __rt::Entity>::NAME,
                Self::Game(_) => <Game as __rt::Entity>::NAME,
            }
        }
        /// The entity, if this is one of that kind.
        pub fn as_entity<E: __rt::EntityOf<Self>>(&self) -> __rt::Option<&E> {
            E::of(self)
        }
    }
    impl __rt::From<User> for BattleRoyale {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __rt::Contains<User> for BattleRoyale
    where
        User: __rt::Entity,
        Game: __rt::Entity,
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
    impl __rt::From<Game> for BattleRoyale {
        fn from(entity: Game) -> Self {
            Self::Game(entity)
        }
    }
    impl __rt::Contains<Game> for BattleRoyale
    where
        User: __rt::Entity,
        Game: __rt::Entity,
    {
        const POSITION: __rt::usize = 1usize;
        fn wrap(entity: Game) -> Self {
            __rt::From::from(entity)
        }
        fn entity(&self) -> __rt::Option<&Game> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Game(entity) => __rt::Option::Some(entity),
                _ => __rt::Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &__rt::Option<__rt::Proofs<2usize>> = {
        use __rt::Unchecked as _;
        &__rt::Proofs::if_any(<__rt::Checked<BattleRoyale>>::TABLE)
    };
    const _: () = __rt::hold_entity(PROOFS, 0usize);
    const _: () = __rt::hold_entity(PROOFS, 1usize);
    __rt::__aws! {
        pub BattleRoyale[(0usize, User, User, plain) (1usize, Game, Game, plain)]
    }
};
