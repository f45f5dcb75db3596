// 1925 tokens

///A key of any entity of [`BattleRoyale`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
)]
pub enum BattleRoyaleKey<'a>
where
    for<'e> User: ::ddb_keys::Entity,
    for<'e> Game: ::ddb_keys::Entity,
{
    ///A key of `User`.
    User(<User as ::ddb_keys::Entity>::Key<'a>),
    ///A key of `Game`.
    Game(<Game as ::ddb_keys::Entity>::Key<'a>),
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
    use ::ddb_keys::__rt::calls::*;
    ::ddb_keys::__rt::names_of_a_table!();
    use Unchecked as _;
    impl<'a> Clone for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        fn clone(&self) -> Self {
            match *self {
                Self::User(__key) => Self::User(__key),
                Self::Game(__key) => Self::Game(__key),
            }
        }
    }
    impl<'a> Copy for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {}
    impl<'a> PartialEq for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        fn eq(&self, __other: &Self) -> bool {
            match (self, __other) {
                (Self::User(__a), Self::User(__b)) => __a == __b,
                (Self::Game(__a), Self::Game(__b)) => __a == __b,
                _ => false,
            }
        }
    }
    impl<'a> Eq for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {}
    impl<'a> Hash for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        fn hash<H: Hasher>(&self, __state: &mut H) {
            Hash::hash(&__discriminant(self), __state);
            match self {
                Self::User(__key) => Hash::hash(__key, __state),
                Self::Game(__key) => Hash::hash(__key, __state),
            }
        }
    }
    impl<'a> Debug for BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        fn fmt(&self, __f: &mut Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(__key) => __f.debug_tuple("User").field(__key).finish(),
                Self::Game(__key) => __f.debug_tuple("Game").field(__key).finish(),
            }
        }
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk_: &'a str, sk_: &'a str) -> Result<Self, UnknownKey> {
            let sk_ = Option::Some(sk_);
            __find_key::<
                BattleRoyale,
                _,
            >(
                pk_,
                sk_,
                |__position| match __position {
                    0usize => {
                        Option::map(<User as Entity>::parse_key(pk_, sk_), Self::User)
                    }
                    1usize => {
                        Option::map(<Game as Entity>::parse_key(pk_, sk_), Self::Game)
                    }
                    _ => Option::None,
                },
            )
        }
    }
    impl<'a> BattleRoyaleKey<'a>
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> Result<Key, KeyError> {
            match self {
                Self::User(__key) => KeyOf::<User>::build_key(__key),
                Self::Game(__key) => KeyOf::<Game>::build_key(__key),
            }
        }
    }
    const _: () = __variant::<User>();
    const _: () = __variant::<Game>();
    /**The table `battle-royale`: partition key `PK`, sort key `SK`, entity type in `entity_type`.

Entities: [`User`](User), [`Game`](Game).

| index | name | partition key | sort key | holds |
|---|---|---|---|---|
| OpenGames | `OpenGamesIndex` | `map` | `open_timestamp` | everything |

`BattleRoyale::SCHEMA.chart()` prints every key of every entity.*/
    impl Table for BattleRoyale {
        const SCHEMA: &'static TableSchema = &TableSchema {
            name: "battle-royale",
            pk: "PK",
            sk: Option::Some("SK"),
            type_attribute: Option::Some("entity_type"),
            write_token: Option::None,
            indexes: &[
                IndexSchema {
                    ident: "OpenGames",
                    name: "OpenGamesIndex",
                    local: false,
                    pk: &["map"],
                    sk: &["open_timestamp"],
                    projection: Projection::All,
                },
            ],
            entities: &[<Checked<User>>::SCHEMA, <Checked<Game>>::SCHEMA],
            overlaps: &[],
            tenant: Option::None,
        };
        const CLAIMS: &'static [fn(&str, Option<&str>) -> bool] = &[
            <Checked<User>>::CLAIMS,
            <Checked<Game>>::CLAIMS,
        ];
        const COMPARES: &'static [Compare] = &[
            <Checked<User>>::COMPARE,
            <Checked<Game>>::COMPARE,
        ];
        const LOOKUP: Lookup = __lookup::<Self, 2usize>();
    }
    impl BattleRoyale
    where
        for<'e> User: Entity,
        for<'e> Game: Entity,
    {
        ///The primary key of the entity.
        pub fn key(&self) -> BattleRoyaleKey<'_> {
            match self {
                Self::User(__entity) => {
                    BattleRoyaleKey::User(<User as Entity>::key(__entity))
                }
                Self::Game(__entity) => {
                    BattleRoyaleKey::Game(<Game as Entity>::key(__entity))
                }
            }
        }
        ///The name of the entity.
        pub fn entity_name(&self) -> &'static str {
            match self {
                Self::User(_) => <User as Entity>::NAME,
                Self::Game(_) => <Game as Entity>::NAME,
            }
        }
        /// The entity, if this is one of that kind.
        pub fn as_entity<E: EntityOf<Self>>(&self) -> Option<&E> {
            E::of(self)
        }
        /// The entity, if this is one of that kind, and otherwise this.
        pub fn into_entity<E: EntityOf<Self>>(self) -> Result<E, Self> {
            E::from_row(self)
        }
    }
    impl From<User> for BattleRoyale {
        fn from(__entity: User) -> Self {
            Self::User(__entity)
        }
    }
    #[allow(unreachable_patterns)]
    impl EntityOf<BattleRoyale> for User
    where
        for<'e> User: Entity,
    {
        const POSITION: usize = 0usize;
        fn of(__row: &BattleRoyale) -> Option<&Self> {
            match __row {
                BattleRoyale::User(__entity) => Option::Some(__entity),
                _ => Option::None,
            }
        }
        fn from_row(__row: BattleRoyale) -> Result<Self, BattleRoyale> {
            match __row {
                BattleRoyale::User(__entity) => Result::Ok(__entity),
                __row => Result::Err(__row),
            }
        }
    }
    impl From<Game> for BattleRoyale {
        fn from(__entity: Game) -> Self {
            Self::Game(__entity)
        }
    }
    #[allow(unreachable_patterns)]
    impl EntityOf<BattleRoyale> for Game
    where
        for<'e> Game: Entity,
    {
        const POSITION: usize = 1usize;
        fn of(__row: &BattleRoyale) -> Option<&Self> {
            match __row {
                BattleRoyale::Game(__entity) => Option::Some(__entity),
                _ => Option::None,
            }
        }
        fn from_row(__row: BattleRoyale) -> Result<Self, BattleRoyale> {
            match __row {
                BattleRoyale::Game(__entity) => Result::Ok(__entity),
                __row => Result::Err(__row),
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &Option<Proofs<2usize>> = &Proofs::if_any(
        <Checked<BattleRoyale>>::TABLE,
    );
    const _: () = __check_table(PROOFS);
    const _: () = __check_index(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 1usize);
    ::ddb_keys::table_client! {
        pub BattleRoyale client[(0usize, User, User, plain) (1usize, Game, Game, plain)]
    }
    __if_aws! {
        impl < E, I > __aws::Projects < E, I > for BattleRoyale { type Missing = (); }
        impl < I > __aws::ProjectsAll < I > for BattleRoyale { type Missing = (); }
    }
};
