// 1722 tokens

///A key of any entity of [`BattleRoyale`].
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
)]
pub enum BattleRoyaleKey<'a> {
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
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
impl<'a> BattleRoyaleKey<'a> {
    /// Finds the entity that a key belongs to; borrows, and allocates nothing.
    pub fn parse(
        pk: &'a ::ddb_keys::__private::str,
        sk: &'a ::ddb_keys::__private::str,
    ) -> ::ddb_keys::__private::Result<Self, ::ddb_keys::__private::UnknownKey> {
        if let ::ddb_keys::__private::Option::Some(key) = <User as ::ddb_keys::__private::Entity>::parse_key(
            pk,
            ::ddb_keys::__private::Option::Some(sk),
        ) {
            return ::ddb_keys::__private::Result::Ok(Self::User(key));
        }
        if let ::ddb_keys::__private::Option::Some(key) = <Game as ::ddb_keys::__private::Entity>::parse_key(
            pk,
            ::ddb_keys::__private::Option::Some(sk),
        ) {
            return ::ddb_keys::__private::Result::Ok(Self::Game(key));
        }
        ::ddb_keys::__private::Result::Err(
            ::ddb_keys::__private::UnknownKey::of(
                <BattleRoyale as ::ddb_keys::__private::Table>::SCHEMA,
            ),
        )
    }
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
impl<'a> BattleRoyaleKey<'a> {
    /// Builds the key.
    pub fn build(
        &self,
    ) -> ::ddb_keys::__private::Result<
        ::ddb_keys::__private::Key,
        ::ddb_keys::__private::KeyError,
    > {
        match self {
            Self::User(key) => ::ddb_keys::__private::KeyOf::<User>::build_key(key),
            Self::Game(key) => ::ddb_keys::__private::KeyOf::<Game>::build_key(key),
        }
    }
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
impl BattleRoyale {
    ///The primary key of whichever entity this is.
    pub fn key(&self) -> BattleRoyaleKey<'_> {
        match self {
            Self::User(entity) => {
                BattleRoyaleKey::User(
                    <User as ::ddb_keys::__private::Entity>::key(entity),
                )
            }
            Self::Game(entity) => {
                BattleRoyaleKey::Game(
                    <Game as ::ddb_keys::__private::Entity>::key(entity),
                )
            }
        }
    }
    /// The entity, if this is one of that kind.
    pub fn as_entity<E: ::ddb_keys::__private::Entity>(
        &self,
    ) -> ::ddb_keys::__private::Option<&E>
    where
        Self: ::ddb_keys::__private::Contains<E>,
    {
        ::ddb_keys::__private::Contains::entity(self)
    }
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
const _: () = {
    impl ::ddb_keys::__private::Table for BattleRoyale {
        const SCHEMA: &'static ::ddb_keys::__private::TableSchema = &::ddb_keys::__private::TableSchema {
            name: "battle-royale",
            pk: "PK",
            sk: ::ddb_keys::__private::Option::Some("SK"),
            type_attribute: ::ddb_keys::__private::Option::Some("entity_type"),
            indexes: &[
                ::ddb_keys::__private::IndexSchema {
                    ident: "OpenGames",
                    name: "OpenGamesIndex",
                    local: false,
                    pk: &["map"],
                    sk: &["open_timestamp"],
                    projection: ::ddb_keys::__private::Projection::All,
                },
            ],
            entities: &[
                <User as ::ddb_keys::__private::Entity>::SCHEMA,
                <Game as ::ddb_keys::__private::Entity>::SCHEMA,
            ],
            overlaps: &[],
        };
        type Key<'a> = BattleRoyaleKey<'a>;
        const CLAIMS: &'static [fn(
            &::ddb_keys::__private::str,
            ::ddb_keys::__private::Option<&::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::bool] = &[
            <User as ::ddb_keys::__private::Entity>::claims,
            <Game as ::ddb_keys::__private::Entity>::claims,
        ];
    }
    impl ::ddb_keys::__private::From<User> for BattleRoyale {
        fn from(entity: User) -> Self {
            Self::User(entity)
        }
    }
    #[diagnostic::do_not_recommend]
    impl ::ddb_keys::__private::Contains<User> for BattleRoyale {
        const POSITION: ::ddb_keys::__private::usize = 0usize;
        fn wrap(entity: User) -> Self {
            ::ddb_keys::__private::From::from(entity)
        }
        fn entity(&self) -> ::ddb_keys::__private::Option<&User> {
            #[allow(unreachable_patterns)]
            match self {
                Self::User(entity) => ::ddb_keys::__private::Option::Some(entity),
                _ => ::ddb_keys::__private::Option::None,
            }
        }
    }
    impl ::ddb_keys::__private::From<Game> for BattleRoyale {
        fn from(entity: Game) -> Self {
            Self::Game(entity)
        }
    }
    #[diagnostic::do_not_recommend]
    impl ::ddb_keys::__private::Contains<Game> for BattleRoyale {
        const POSITION: ::ddb_keys::__private::usize = 1usize;
        fn wrap(entity: Game) -> Self {
            ::ddb_keys::__private::From::from(entity)
        }
        fn entity(&self) -> ::ddb_keys::__private::Option<&Game> {
            #[allow(unreachable_patterns)]
            match self {
                Self::Game(entity) => ::ddb_keys::__private::Option::Some(entity),
                _ => ::ddb_keys::__private::Option::None,
            }
        }
    }
};
const _: () = {
    #[allow(long_running_const_eval)]
    const PROOFS: &::ddb_keys::__private::Proofs<2usize> = &::ddb_keys::__private::Proofs::of(
        <BattleRoyale as ::ddb_keys::__private::Table>::SCHEMA,
    );
    const _: () = PROOFS.hold(0usize);
    const _: () = PROOFS.hold(1usize);
};
::ddb_keys::__private::__aws! {
    pub BattleRoyale[(0usize, User, User, plain) (1usize, Game, Game, plain)]
}
