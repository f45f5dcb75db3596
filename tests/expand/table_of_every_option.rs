// 1726 tokens

///A key of any entity of [`App`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
enum AppKey<'a>
where
    User: crate::keys::__private::names::__Entity,
    Team: crate::keys::__private::names::__Entity,
{
    ///A key of `User`.
    User(<User as crate::keys::__private::names::__Entity>::Key<'a>),
    ///A key of `Team`.
    Team(<Team as crate::keys::__private::names::__Entity>::Key<'a>),
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
    use crate::keys::__private::names::*;
    impl<'a> __Clone for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {}
    impl<'a> __PartialEq for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        fn eq(&self, other: &Self) -> __bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
                (Self::Team(a), Self::Team(b)) => a == b,
                _ => false,
            }
        }
    }
    impl<'a> __Eq for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {}
    impl<'a> __Hash for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => __Hash::hash(key, state),
                Self::Team(key) => __Hash::hash(key, state),
            }
        }
    }
    impl<'a> __Debug for AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
                Self::Team(key) => f.debug_tuple("Team").field(key).finish(),
            }
        }
    }
    /**The table `app`: partition key `PK`, sort key `SK`, entity type in `kind`.

Entities: [`User`](User), [`Team`](Team).

| index | name | partition key | sort key | holds |
|---|---|---|---|---|
| Bracket | `bracket` | `a`, `b`, `c`, `d` | `e` | `f`, `g` |
| Keys | `Keys` | `GSI2PK` |  | keys |
| Local, local | `Local` |  | `LSI1SK` | everything |

`App::SCHEMA.chart()` prints every key of every entity.*/
    impl __Table for App
    where
        User: __Entity,
        Team: __Entity,
    {
        const SCHEMA: &'static __TableSchema = &__TableSchema {
            name: "app",
            pk: "PK",
            sk: __Option::Some("SK"),
            type_attribute: __Option::Some("kind"),
            indexes: &[
                __IndexSchema {
                    ident: "Bracket",
                    name: "bracket",
                    local: false,
                    pk: &["a", "b", "c", "d"],
                    sk: &["e"],
                    projection: __Projection::Include(&["f", "g"]),
                },
                __IndexSchema {
                    ident: "Keys",
                    name: "Keys",
                    local: false,
                    pk: &["GSI2PK"],
                    sk: &[],
                    projection: __Projection::KeysOnly,
                },
                __IndexSchema {
                    ident: "Local",
                    name: "Local",
                    local: true,
                    pk: &[],
                    sk: &["LSI1SK"],
                    projection: __Projection::All,
                },
            ],
            entities: &[<User as __Entity>::SCHEMA, <Team as __Entity>::SCHEMA],
            overlaps: &[(<User as __Entity>::NAME, <Team as __Entity>::NAME)],
        };
        type Key<'a> = AppKey<'a>;
        const CLAIMS: &'static [fn(&__str, __Option<&__str>) -> __bool] = &[
            <User as __Entity>::claims,
            <Team as __Entity>::claims,
        ];
        const DIRECTORY: __Directory = __directory::<Self, 2usize>();
    }
    impl<'a> AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __UnknownKey> {
            let sk = __Option::Some(sk);
            __find_key::<
                App,
                _,
            >(
                pk,
                sk,
                |position| match position {
                    0usize => {
                        __Option::map(<User as __Entity>::parse_key(pk, sk), Self::User)
                    }
                    1usize => {
                        __Option::map(<Team as __Entity>::parse_key(pk, sk), Self::Team)
                    }
                    _ => __Option::None,
                },
            )
        }
    }
    impl<'a> AppKey<'a>
    where
        User: __Entity,
        Team: __Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            match self {
                Self::User(key) => __KeyOf::<User>::build_key(key),
                Self::Team(key) => __KeyOf::<Team>::build_key(key),
            }
        }
    }
    impl App
    where
        User: __Entity,
        Team: __Entity,
    {
        ///The primary key of whichever entity this is; none for an item that no entity claims.
        fn key(&self) -> __Option<AppKey<'_>> {
            match self {
                Self::User(entity) => {
                    __Option::Some(AppKey::User(<User as __Entity>::key(entity)))
                }
                Self::Team(entity) => {
                    __Option::Some(AppKey::Team(<Team as __Entity>::key(entity)))
                }
                Self::Other(_) => __Option::None,
            }
        }
        ///The name of whichever entity this is; none for an item that no entity claims.
        fn entity_name(&self) -> __Option<&'static __str> {
            match self {
                Self::User(_) => __Option::Some(<User as __Entity>::NAME),
                Self::Team(_) => __Option::Some(<Team as __Entity>::NAME),
                Self::Other(_) => __Option::None,
            }
        }
        /// The entity, if this is one of that kind.
        fn as_entity<E: __EntityOf<Self>>(&self) -> __Option<&E> {
            E::of(self)
        }
    }
    impl __From<User> for App {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl __Contains<User> for App
    where
        User: __Entity,
        Team: __Entity,
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
    impl __From<Team> for App {
        fn from(entity: Team) -> Self {
            Self::Team(__Box::new(entity))
        }
    }
    impl __Contains<Team> for App
    where
        User: __Entity,
        Team: __Entity,
    {
        const POSITION: __usize = 1usize;
        fn wrap(entity: Team) -> Self {
            __From::from(entity)
        }
        fn entity(&self) -> __Option<&Team> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Team(entity) => __Option::Some(entity),
                _ => __Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &__Option<__Proofs<2usize>> = {
        use __Unchecked as _;
        &__Proofs::if_any(<__Checked<App>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 1usize);
    __aws! {
        App[(0usize, User, User, plain) (1usize, Team, Team, boxed)] unknown Other
    }
};
