// 1733 tokens

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
    User: crate::keys::__rt::Entity,
    Team: crate::keys::__rt::Entity,
{
    ///A key of `User`.
    User(<User as crate::keys::__rt::Entity>::Key<'a>),
    ///A key of `Team`.
    Team(<Team as crate::keys::__rt::Entity>::Key<'a>),
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
    use crate::keys::__rt::{calls::*, names::*};
    impl<'a> Clone for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {}
    impl<'a> PartialEq for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        fn eq(&self, other: &Self) -> bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
                (Self::Team(a), Self::Team(b)) => a == b,
                _ => false,
            }
        }
    }
    impl<'a> Eq for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {}
    impl<'a> Hash for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => Hash::hash(key, state),
                Self::Team(key) => Hash::hash(key, state),
            }
        }
    }
    impl<'a> Debug for AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
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
    impl Table for App
    where
        User: Entity,
        Team: Entity,
    {
        const SCHEMA: &'static TableSchema = &TableSchema {
            name: "app",
            pk: "PK",
            sk: Option::Some("SK"),
            type_attribute: Option::Some("kind"),
            write_token: Option::None,
            indexes: &[
                IndexSchema {
                    ident: "Bracket",
                    name: "bracket",
                    local: false,
                    pk: &["a", "b", "c", "d"],
                    sk: &["e"],
                    projection: Projection::Include(&["f", "g"]),
                },
                IndexSchema {
                    ident: "Keys",
                    name: "Keys",
                    local: false,
                    pk: &["GSI2PK"],
                    sk: &[],
                    projection: Projection::KeysOnly,
                },
                IndexSchema {
                    ident: "Local",
                    name: "Local",
                    local: true,
                    pk: &[],
                    sk: &["LSI1SK"],
                    projection: Projection::All,
                },
            ],
            entities: &[<User as Entity>::SCHEMA, <Team as Entity>::SCHEMA],
            overlaps: &[(<User as Entity>::NAME, <Team as Entity>::NAME)],
        };
        type Key<'a> = AppKey<'a>;
        const CLAIMS: &'static [fn(&str, Option<&str>) -> bool] = &[
            <User as Entity>::claims,
            <Team as Entity>::claims,
        ];
        const DIRECTORY: Directory = __directory::<Self, 2usize>();
    }
    impl<'a> AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a str, sk: &'a str) -> Result<Self, UnknownKey> {
            let sk = Option::Some(sk);
            __find_key::<
                App,
                _,
            >(
                pk,
                sk,
                |position| match position {
                    0usize => {
                        Option::map(<User as Entity>::parse_key(pk, sk), Self::User)
                    }
                    1usize => {
                        Option::map(<Team as Entity>::parse_key(pk, sk), Self::Team)
                    }
                    _ => Option::None,
                },
            )
        }
    }
    impl<'a> AppKey<'a>
    where
        User: Entity,
        Team: Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> Result<Key, KeyError> {
            match self {
                Self::User(key) => KeyOf::<User>::build_key(key),
                Self::Team(key) => KeyOf::<Team>::build_key(key),
            }
        }
    }
    impl App
    where
        User: Entity,
        Team: Entity,
    {
        ///The primary key of whichever entity this is; none for an item that no entity claims.
        fn key(&self) -> Option<AppKey<'_>> {
            match self {
                Self::User(entity) => {
                    Option::Some(AppKey::User(<User as Entity>::key(entity)))
                }
                Self::Team(entity) => {
                    Option::Some(AppKey::Team(<Team as Entity>::key(entity)))
                }
                Self::Other(_) => Option::None,
            }
        }
        ///The name of whichever entity this is; none for an item that no entity claims.
        fn entity_name(&self) -> Option<&'static str> {
            match self {
                Self::User(_) => Option::Some(<User as Entity>::NAME),
                Self::Team(_) => Option::Some(<Team as Entity>::NAME),
                Self::Other(_) => Option::None,
            }
        }
        /// The entity, if this is one of that kind.
        fn as_entity<E: EntityOf<Self>>(&self) -> Option<&E> {
            E::of(self)
        }
    }
    impl From<User> for App {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    impl Contains<User> for App
    where
        User: Entity,
        Team: Entity,
    {
        const POSITION: usize = 0usize;
        fn wrap(entity: User) -> Self {
            From::from(entity)
        }
        fn entity(&self) -> Option<&User> {
            #[allow(unreachable_patterns)]
            match self {
                Self::User(entity) => Option::Some(entity),
                _ => Option::None,
            }
        }
    }
    impl From<Team> for App {
        fn from(entity: Team) -> Self {
            Self::Team(Box::new(entity))
        }
    }
    impl Contains<Team> for App
    where
        User: Entity,
        Team: Entity,
    {
        const POSITION: usize = 1usize;
        fn wrap(entity: Team) -> Self {
            From::from(entity)
        }
        fn entity(&self) -> Option<&Team> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Team(entity) => Option::Some(entity),
                _ => Option::None,
            }
        }
    }
    #[allow(long_running_const_eval)]
    const PROOFS: &Option<Proofs<2usize>> = {
        use Unchecked as _;
        &Proofs::if_any(<Checked<App>>::TABLE)
    };
    const _: () = __check_entity(PROOFS, 0usize);
    const _: () = __check_entity(PROOFS, 1usize);
    __aws! {
        App Codec[(0usize, User, User, plain) (1usize, Team, Team, boxed)] unknown Other
    }
};
