// 2071 tokens

///A key of any entity of [`App`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
enum AppKey<'a>
where
    User: crate::keys::__rt::names::Entity,
    Team: crate::keys::__rt::names::Entity,
{
    ///A key of `User`.
    User(<User as crate::keys::__rt::names::Entity>::Key<'a>),
    ///A key of `Team`.
    Team(<Team as crate::keys::__rt::names::Entity>::Key<'a>),
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
    use crate::keys::__rt::{calls::*, names as __rt};
    impl<'a> __rt::Clone for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {}
    impl<'a> __rt::PartialEq for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        fn eq(&self, other: &Self) -> __rt::bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
                (Self::Team(a), Self::Team(b)) => a == b,
                _ => false,
            }
        }
    }
    impl<'a> __rt::Eq for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {}
    impl<'a> __rt::Hash for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
            __rt::Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => __rt::Hash::hash(key, state),
                Self::Team(key) => __rt::Hash::hash(key, state),
            }
        }
    }
    impl<'a> __rt::Debug for AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
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
    impl __rt::Table for App
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        const SCHEMA: &'static __rt::TableSchema = &__rt::TableSchema {
            name: "app",
            pk: "PK",
            sk: __rt::Option::Some("SK"),
            type_attribute: __rt::Option::Some("kind"),
            write_token: __rt::Option::None,
            indexes: &[
                __rt::IndexSchema {
                    ident: "Bracket",
                    name: "bracket",
                    local: false,
                    pk: &["a", "b", "c", "d"],
                    sk: &["e"],
                    projection: __rt::Projection::Include(&["f", "g"]),
                },
                __rt::IndexSchema {
                    ident: "Keys",
                    name: "Keys",
                    local: false,
                    pk: &["GSI2PK"],
                    sk: &[],
                    projection: __rt::Projection::KeysOnly,
                },
                __rt::IndexSchema {
                    ident: "Local",
                    name: "Local",
                    local: true,
                    pk: &[],
                    sk: &["LSI1SK"],
                    projection: __rt::Projection::All,
                },
            ],
            entities: &[<User as __rt::Entity>::SCHEMA, <Team as __rt::Entity>::SCHEMA],
            overlaps: &[(<User as __rt::Entity>::NAME, <Team as __rt::Entity>::NAME)],
        };
        type Key<'a> = AppKey<'a>;
        const CLAIMS: &'static [fn(
            &__rt::str,
            __rt::Option<&__rt::str>,
        ) -> __rt::bool] = &[
            <User as __rt::Entity>::claims,
            <Team as __rt::Entity>::claims,
        ];
        const DIRECTORY: __rt::Directory = __directory::<Self, 2usize>();
    }
    impl<'a> AppKey<'a>
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::UnknownKey> {
            let sk = __rt::Option::Some(sk);
            __find_key::<
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
                    1usize => {
                        __rt::Option::map(
                            <Team as __rt::Entity>::parse_key(pk, sk),
                            Self::Team,
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
        Team: __rt::Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            match self {
                Self::User(key) => __rt::KeyOf::<User>::build_key(key),
                Self::Team(key) => __rt::KeyOf::<Team>::build_key(key),
            }
        }
    }
    impl App
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        ///The primary key of whichever entity this is; none for an item that no entity claims.
        fn key(&self) -> __rt::Option<AppKey<'_>> {
            match self {
                Self::User(entity) => {
                    __rt::Option::Some(AppKey::User(<User as __rt::Entity>::key(entity)))
                }
                Self::Team(entity) => {
                    __rt::Option::Some(AppKey::Team(<Team as __rt::Entity>::key(entity)))
                }
                Self::Other(_) => __rt::Option::None,
            }
        }
        ///The name of whichever entity this is; none for an item that no entity claims.
        fn entity_name(&self) -> __rt::Option<&'static __rt::str> {
            match self {
                Self::User(_) => __rt::Option::Some(<User as __rt::Entity>::NAME),
                Self::Team(_) => __rt::Option::Some(<Team as __rt::Entity>::NAME),
                Self::Other(_) => __rt::Option::None,
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
        Team: __rt::Entity,
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
    impl __rt::From<Team> for App {
        fn from(entity: Team) -> Self {
            Self::Team(__rt::Box::new(entity))
        }
    }
    impl __rt::Contains<Team> for App
    where
        User: __rt::Entity,
        Team: __rt::Entity,
    {
        const POSITION: __rt::usize = 1usize;
        fn wrap(entity: Team) -> Self {
            __rt::From::from(entity)
        }
        fn entity(&self) -> __rt::Option<&Team> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Team(entity) => __rt::Option::Some(entity),
                _ => __rt::Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &__rt::Option<__rt::Proofs<2usize>> = {
        use __rt::Unchecked as _;
        &__rt::Proofs::if_any(<__rt::Checked<App>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 1usize);
    __aws! {
        App Codec[(0usize, User, User, plain) (1usize, Team, Team, boxed)] unknown Other
    }
};
