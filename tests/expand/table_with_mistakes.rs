// 1105 tokens

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
    nonstandard_style,
    dead_code,
    deprecated
)]
enum AppKey<'a>
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
    use ::ddb_keys::__rt::{calls::*, names::*};
    impl<'a> Clone for AppKey<'a>
    where
        User: Entity,
    {
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for AppKey<'a>
    where
        User: Entity,
    {}
    impl<'a> PartialEq for AppKey<'a>
    where
        User: Entity,
    {
        fn eq(&self, other: &Self) -> bool {
            match (self, other) {
                (Self::User(a), Self::User(b)) => a == b,
            }
        }
    }
    impl<'a> Eq for AppKey<'a>
    where
        User: Entity,
    {}
    impl<'a> Hash for AppKey<'a>
    where
        User: Entity,
    {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&__discriminant(self), state);
            match self {
                Self::User(key) => Hash::hash(key, state),
            }
        }
    }
    impl<'a> Debug for AppKey<'a>
    where
        User: Entity,
    {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            match self {
                Self::User(key) => f.debug_tuple("User").field(key).finish(),
            }
        }
    }
    /**The table `app`: partition key `PK`, entity type in `entity_type`.

Entities: [`User`](User).

`App::SCHEMA.chart()` prints every key of every entity.*/
    impl Table for App
    where
        User: Entity,
    {
        const SCHEMA: &'static TableSchema = &TableSchema {
            name: "app",
            pk: "PK",
            sk: Option::None,
            type_attribute: Option::Some("entity_type"),
            write_token: Option::None,
            indexes: &[],
            entities: &[<User as Entity>::SCHEMA],
            overlaps: &[],
        };
        type Key<'a> = AppKey<'a>;
        const CLAIMS: &'static [fn(&str, Option<&str>) -> bool] = &[
            <User as Entity>::claims,
        ];
        const DIRECTORY: Directory = __directory::<Self, 1usize>();
    }
    impl<'a> AppKey<'a>
    where
        User: Entity,
    {
        /// Finds the entity that a key belongs to; borrows, and allocates nothing.
        pub fn parse(pk: &'a str) -> Result<Self, UnknownKey> {
            let sk = Option::None;
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
                    _ => Option::None,
                },
            )
        }
    }
    impl<'a> AppKey<'a>
    where
        User: Entity,
    {
        /// Builds the key.
        pub fn build(&self) -> Result<Key, KeyError> {
            match self {
                Self::User(key) => KeyOf::<User>::build_key(key),
            }
        }
    }
    impl App
    where
        User: Entity,
    {
        ///The primary key of whichever entity this is.
        fn key(&self) -> AppKey<'_> {
            match self {
                Self::User(entity) => AppKey::User(<User as Entity>::key(entity)),
                #[allow(unreachable_patterns)]
                _ => ::core::unreachable!(),
            }
        }
        ///The name of whichever entity this is.
        fn entity_name(&self) -> &'static str {
            match self {
                Self::User(_) => <User as Entity>::NAME,
                #[allow(unreachable_patterns)]
                _ => ::core::unreachable!(),
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
    __aws! {
        App Codec[(0usize, User, User, plain)] others::core::unreachable!()
    }
};
