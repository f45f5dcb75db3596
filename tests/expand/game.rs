// 6365 tokens

///The primary key of [`Game`]: `GAME#<game_id>` and `#METADATA#<game_id>`.
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
pub struct GameKey {
    ///`game_id` in `GAME#<game_id>` and `#METADATA#<game_id>`.
    pub game_id: Uuid,
}
///The key of [`Game`] in the index `OpenGames`: `map` and `open_timestamp`.
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
pub struct GameOpenGamesKey<'a> {
    ///`map` in the attribute `map`.
    pub map: &'a ::ddb_keys::__private::str,
    ///`open_timestamp` in the attribute `open_timestamp`.
    pub open_timestamp: &'a ::ddb_keys::__private::str,
}
///A query by `GAME#<game_id>` and `#METADATA#<game_id>`, its parts given from the left.
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
#[must_use = "a query is read by a table's client"]
pub struct GameQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
///A query by `map` and `open_timestamp`, its parts given from the left.
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
#[must_use = "a query is read by a table's client"]
pub struct GameOpenGamesQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
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
    impl GameKey {
        #[doc(hidden)]
        const __PK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "Game",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::None,
                role: ::ddb_keys::__private::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Template {
                text: "GAME#<game_id>",
                segments: &[
                    ::ddb_keys::__private::Segment::Literal("GAME#"),
                    ::ddb_keys::__private::Segment::Part(
                        ::ddb_keys::__private::Part::new::<
                            Uuid,
                            ::ddb_keys::__private::Plain,
                        >("game_id", false),
                    ),
                ],
            },
        });
        #[doc(hidden)]
        const __SK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "Game",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::None,
                role: ::ddb_keys::__private::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Template {
                text: "#METADATA#<game_id>",
                segments: &[
                    ::ddb_keys::__private::Segment::Literal("#METADATA#"),
                    ::ddb_keys::__private::Segment::Part(
                        ::ddb_keys::__private::Part::new::<
                            Uuid,
                            ::ddb_keys::__private::Plain,
                        >("game_id", false),
                    ),
                ],
            },
        });
        ///Builds the key `GAME#<game_id>` and `#METADATA#<game_id>`, or says which value cannot stand in it.
        pub fn build(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::Key,
            ::ddb_keys::__private::KeyError,
        > {
            ::ddb_keys::__private::Result::Ok(::ddb_keys::__private::Key {
                pk: self.pk()?,
                sk: ::ddb_keys::__private::Option::Some(self.sk()?),
            })
        }
        ///Builds the partition key alone.
        pub fn pk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                let mut writer = ::ddb_keys::__private::Writer::new(
                    Self::__PK0,
                    5usize
                        + <::ddb_keys::__private::Plain as ::ddb_keys::__private::Format<
                            Uuid,
                        >>::text_len(self.game_id),
                )?;
                writer.literal("GAME#");
                writer
                    .part::<
                        Uuid,
                        ::ddb_keys::__private::Plain,
                    >("game_id", self.game_id, ::ddb_keys::__private::End::Last)?;
                writer.finish()
            }
        }
        ///Builds the sort key alone.
        pub fn sk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                let mut writer = ::ddb_keys::__private::Writer::new(
                    Self::__SK0,
                    10usize
                        + <::ddb_keys::__private::Plain as ::ddb_keys::__private::Format<
                            Uuid,
                        >>::text_len(self.game_id),
                )?;
                writer.literal("#METADATA#");
                writer
                    .part::<
                        Uuid,
                        ::ddb_keys::__private::Plain,
                    >("game_id", self.game_id, ::ddb_keys::__private::End::Last)?;
                writer.finish()
            }
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `GAME#<game_id>` and `#METADATA#<game_id>`.
        pub fn parse(
            pk: &'_ ::ddb_keys::__private::str,
            sk: &'_ ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::Result<Self, ::ddb_keys::__private::ParseError> {
            let mut reader0 = ::ddb_keys::__private::Reader::new(Self::__PK0, pk)?;
            reader0.literal("GAME#")?;
            let text0 = reader0
                .cut::<
                    Uuid,
                    ::ddb_keys::__private::Plain,
                >("game_id", ::ddb_keys::__private::End::Last)?;
            let mut reader1 = ::ddb_keys::__private::Reader::new(Self::__SK0, sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("game_id", text0)?;
            let game_id = reader0
                .value::<Uuid, ::ddb_keys::__private::Plain>("game_id", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            ::ddb_keys::__private::Result::Ok(Self { game_id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        pub fn matches(
            pk: &'_ ::ddb_keys::__private::str,
            sk: &'_ ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::bool {
            <GameKey>::parse(pk, sk).is_ok()
        }
    }
    impl<'a> GameOpenGamesKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "Game",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::Some("OpenGames"),
                role: ::ddb_keys::__private::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Raw {
                field: "map",
                attribute: "map",
                key_type: ::ddb_keys::__private::native_type(
                    "Game",
                    "map",
                    <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::NATIVE,
                    <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::SHAPE,
                ),
                shape: <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::SHAPE,
            },
        });
        #[doc(hidden)]
        const __SK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "Game",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::Some("OpenGames"),
                role: ::ddb_keys::__private::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Raw {
                field: "open_timestamp",
                attribute: "open_timestamp",
                key_type: ::ddb_keys::__private::native_type(
                    "Game",
                    "open_timestamp",
                    <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::NATIVE,
                    <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::SHAPE,
                ),
                shape: <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::SHAPE,
            },
        });
        ///Builds the key `map` and `open_timestamp`, or says which value cannot stand in it.
        pub fn build(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::Key,
            ::ddb_keys::__private::KeyError,
        > {
            ::ddb_keys::__private::Result::Ok(::ddb_keys::__private::Key {
                pk: self.pk()?,
                sk: ::ddb_keys::__private::Option::Some(self.sk()?),
            })
        }
        ///Builds the partition key alone.
        pub fn pk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                ::ddb_keys::__private::raw::<
                    ::ddb_keys::__private::str,
                >(Self::__PK0, "map", self.map)
            }
        }
        ///Builds the sort key alone.
        pub fn sk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                ::ddb_keys::__private::raw::<
                    ::ddb_keys::__private::str,
                >(Self::__SK0, "open_timestamp", self.open_timestamp)
            }
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `map` and `open_timestamp`.
        pub fn parse(
            pk: &'a ::ddb_keys::__private::str,
            sk: &'a ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::Result<Self, ::ddb_keys::__private::ParseError> {
            let mut reader0 = ::ddb_keys::__private::Reader::new(Self::__PK0, pk)?;
            let text0 = reader0
                .cut::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >(
                    "map",
                    ::ddb_keys::__private::End::Raw(
                        <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::NATIVE,
                    ),
                )?;
            let mut reader1 = ::ddb_keys::__private::Reader::new(Self::__SK0, sk)?;
            let text1 = reader1
                .cut::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >(
                    "open_timestamp",
                    ::ddb_keys::__private::End::Raw(
                        <::ddb_keys::__private::str as ::ddb_keys::__private::KeyPart>::NATIVE,
                    ),
                )?;
            let map = reader0
                .value::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >("map", text0)?;
            let open_timestamp = reader1
                .value::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >("open_timestamp", text1)?;
            reader0.finish()?;
            reader1.finish()?;
            ::ddb_keys::__private::Result::Ok(Self { map, open_timestamp })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        pub fn matches(
            pk: &'a ::ddb_keys::__private::str,
            sk: &'a ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::bool {
            <GameOpenGamesKey<'_>>::parse(pk, sk).is_ok()
        }
    }
    impl<'a> ::ddb_keys::__private::From<&'a Game> for GameKey {
        #[inline]
        fn from(value: &'a Game) -> Self {
            let _ = value;
            GameKey { game_id: value.game_id }
        }
    }
    impl ::ddb_keys::__private::KeyOf<Game> for GameKey {
        #[inline]
        fn build_key(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::Key,
            ::ddb_keys::__private::KeyError,
        > {
            self.build()
        }
    }
    impl<'a> ::ddb_keys::__private::IndexKeyOf<Game> for GameOpenGamesKey<'a> {
        const SCHEMA: &'static ::ddb_keys::__private::IndexKeySchema = &::ddb_keys::__private::IndexKeySchema {
            index: "OpenGames",
            name: "OpenGames",
            kind: ::ddb_keys::__private::IndexKind::Global,
            pk: &[<GameOpenGamesKey<'_>>::__PK0],
            sk: &[<GameOpenGamesKey<'_>>::__SK0],
            when: &[],
            optional: &["open_timestamp"],
        };
        fn each_index_value(
            &self,
            visit: ::ddb_keys::__private::KeyVisitor<'_>,
        ) -> ::ddb_keys::__private::Result<(), ::ddb_keys::__private::KeyError> {
            let key = self;
            visit(<GameOpenGamesKey<'_>>::__PK0, key.pk()?);
            visit(<GameOpenGamesKey<'_>>::__SK0, key.sk()?);
            ::ddb_keys::__private::Result::Ok(())
        }
    }
    impl Game {
        ///The key in the index `OpenGames`, if every field that it is made from is there: `map` and `open_timestamp`.
        #[must_use]
        pub fn open_games_key(
            &self,
        ) -> ::ddb_keys::__private::Option<GameOpenGamesKey<'_>> {
            ::ddb_keys::__private::Option::Some(GameOpenGamesKey {
                map: &self.map,
                open_timestamp: <Option<
                    String,
                > as ::ddb_keys::__private::KeySource>::source(&self.open_timestamp)?,
            })
        }
    }
    impl Game {
        ///Begins a query for items of this entity: `GAME#<game_id>` and `#METADATA#<game_id>`, given from the left.
        pub fn query() -> GameQuery<::ddb_keys::__private::One<Self>, 0> {
            GameQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::None,
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        pub fn collection() -> GameQuery<::ddb_keys::__private::Collection<Self>, 0> {
            GameQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::None,
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> ::ddb_keys::__private::Debug
    for GameQuery<__S, STEP> {
        fn fmt(
            &self,
            f: &mut ::ddb_keys::__private::Formatter<'_>,
        ) -> ::ddb_keys::__private::fmt::Result {
            f.debug_struct("GameQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> GameQuery<__S, STEP> {
        fn __tail(self) -> ::ddb_keys::__private::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<GameKey>::__PK0).literal("GAME#"),
                1usize => {
                    given
                        .close()
                        .open(<GameKey>::__SK0)
                        .literal("#METADATA#")
                        .kept(6usize)
                        .close()
                }
                _ => given,
            }
        }
    }
    impl<__S> GameQuery<__S, 0usize> {
        ///Gives `game_id`.
        pub fn game_id(self, game_id: Uuid) -> GameQuery<__S, 1usize> {
            GameQuery {
                given: self
                    .__tail()
                    .part::<
                        Uuid,
                        ::ddb_keys::__private::Plain,
                    >("game_id", game_id, ::ddb_keys::__private::End::Last)
                    .keep::<
                        Uuid,
                        ::ddb_keys::__private::Plain,
                    >(
                        6usize,
                        <GameKey>::__SK0,
                        "game_id",
                        game_id,
                        ::ddb_keys::__private::End::Last,
                    ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for GameQuery<::ddb_keys::__private::One<Game>, 1usize> {
        type Select = ::ddb_keys::__private::One<Game>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.__tail().condition()
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for GameQuery<::ddb_keys::__private::Collection<Game>, 1usize> {
        type Select = ::ddb_keys::__private::Collection<Game>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.given.close().condition()
        }
    }
    impl Game {
        ///Begins a query for items of this entity in the index `OpenGames`: `map` and `open_timestamp`, given from the left.
        pub fn query_open_games() -> GameOpenGamesQuery<
            ::ddb_keys::__private::One<Self>,
            0,
        > {
            GameOpenGamesQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::Some("OpenGames"),
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `OpenGames`, as the table's enum.
        pub fn collection_open_games() -> GameOpenGamesQuery<
            ::ddb_keys::__private::Collection<Self>,
            0,
        > {
            GameOpenGamesQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::Some("OpenGames"),
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
        ///Every item of this entity in the index `OpenGames`.
        #[must_use]
        pub fn scan_open_games() -> ::ddb_keys::__private::IndexScan<Self> {
            ::ddb_keys::__private::IndexScan::new(
                <GameOpenGamesKey<'_> as ::ddb_keys::__private::IndexKeyOf<Self>>::SCHEMA,
            )
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> ::ddb_keys::__private::Debug
    for GameOpenGamesQuery<__S, STEP> {
        fn fmt(
            &self,
            f: &mut ::ddb_keys::__private::Formatter<'_>,
        ) -> ::ddb_keys::__private::fmt::Result {
            f.debug_struct("GameOpenGamesQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> GameOpenGamesQuery<__S, STEP> {
        fn __tail(self) -> ::ddb_keys::__private::Given {
            let given = self.given;
            match STEP {
                0usize => given,
                1usize => given,
                2usize => given,
                _ => given,
            }
        }
    }
    impl<__S> GameOpenGamesQuery<__S, 0usize> {
        ///Gives `map`.
        pub fn map(
            self,
            map: &'_ ::ddb_keys::__private::str,
        ) -> GameOpenGamesQuery<__S, 1usize> {
            GameOpenGamesQuery {
                given: self
                    .__tail()
                    .raw::<
                        ::ddb_keys::__private::str,
                    >(<GameOpenGamesKey<'_>>::__PK0, "map", map),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
    }
    impl GameOpenGamesQuery<::ddb_keys::__private::One<Game>, 1usize> {
        ///Gives `open_timestamp`.
        pub fn open_timestamp(
            self,
            open_timestamp: &'_ ::ddb_keys::__private::str,
        ) -> GameOpenGamesQuery<::ddb_keys::__private::One<Game>, 2usize> {
            GameOpenGamesQuery {
                given: self
                    .__tail()
                    .raw::<
                        ::ddb_keys::__private::str,
                    >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", open_timestamp),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
        ///Ends with a range of `open_timestamp`: `a..=b`, `a..` or `..=b`.
        pub fn open_timestamp_in<'__v>(
            self,
            range: impl ::ddb_keys::__private::KeyRange<
                '__v,
                ::ddb_keys::__private::str,
                ::ddb_keys::__private::Raw,
                ::ddb_keys::__private::Raw,
            >,
        ) -> ::ddb_keys::__private::ReadyQuery<::ddb_keys::__private::One<Game>> {
            let range = ::ddb_keys::__private::KeyRange::<
                '__v,
                ::ddb_keys::__private::str,
                ::ddb_keys::__private::Raw,
                ::ddb_keys::__private::Raw,
            >::bounds(range);
            self.__tail()
                .raw_range::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::One<Game>,
                >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", range)
        }
        ///Ends with the beginning of `open_timestamp`.
        pub fn open_timestamp_starts_with(
            self,
            beginning: impl ::ddb_keys::__private::Prefix<::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::ReadyQuery<::ddb_keys::__private::One<Game>> {
            self.__tail()
                .raw_starts_with::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::One<Game>,
                >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", &beginning)
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for GameOpenGamesQuery<::ddb_keys::__private::One<Game>, 1usize> {
        type Select = ::ddb_keys::__private::One<Game>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.__tail().condition()
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for GameOpenGamesQuery<::ddb_keys::__private::One<Game>, 2usize> {
        type Select = ::ddb_keys::__private::One<Game>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.__tail().condition()
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for GameOpenGamesQuery<::ddb_keys::__private::Collection<Game>, 1usize> {
        type Select = ::ddb_keys::__private::Collection<Game>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.given.condition()
        }
    }
    ::ddb_keys::__private::__if_aws! {
        impl < __C > ::ddb_keys::__private::aws::KeyFields < __C > for GameKey where __C
        : ::ddb_keys::__private::aws::FieldCodec < Uuid >, { fn each_field(& self, visit
        : ::ddb_keys::__private::aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("game_id", < __C as ::ddb_keys::__private::aws::FieldCodec < Uuid >>
        ::value(& self.game_id)); } }
    }
    ::ddb_keys::__private::__if_aws! {
        impl < 'a, __C > ::ddb_keys::__private::aws::KeyFields < __C > for
        GameOpenGamesKey < 'a > where __C : ::ddb_keys::__private::aws::FieldCodec < &
        'a::ddb_keys::__private::str >, __C : ::ddb_keys::__private::aws::FieldCodec < &
        'a::ddb_keys::__private::str >, { fn each_field(& self, visit :
        ::ddb_keys::__private::aws::FieldVisitor < '_ >) { let _ = & visit; visit("map",
        < __C as ::ddb_keys::__private::aws::FieldCodec < & 'a::ddb_keys::__private::str
        >> ::value(& self.map)); visit("open_timestamp", < __C as
        ::ddb_keys::__private::aws::FieldCodec < & 'a::ddb_keys::__private::str >>
        ::value(& self.open_timestamp)); } }
    }
    impl ::ddb_keys::__private::Entity for Game {
        const NAME: &'static ::ddb_keys::__private::str = "Game";
        const SCHEMA: &'static ::ddb_keys::__private::EntitySchema = &::ddb_keys::__private::EntitySchema {
            name: "Game",
            pk: <GameKey>::__PK0,
            sk: ::ddb_keys::__private::Option::Some(<GameKey>::__SK0),
            indexes: &[
                ::ddb_keys::__private::IndexKeySchema {
                    index: "OpenGames",
                    name: "OpenGames",
                    kind: ::ddb_keys::__private::IndexKind::Global,
                    pk: &[<GameOpenGamesKey<'_>>::__PK0],
                    sk: &[<GameOpenGamesKey<'_>>::__SK0],
                    when: &[],
                    optional: &["open_timestamp"],
                },
            ],
            fields: &[
                ::ddb_keys::__private::Field {
                    name: "game_id",
                    attribute: "game_id",
                },
                ::ddb_keys::__private::Field {
                    name: "map",
                    attribute: "map",
                },
                ::ddb_keys::__private::Field {
                    name: "open_timestamp",
                    attribute: "open_timestamp",
                },
                ::ddb_keys::__private::Field {
                    name: "people",
                    attribute: "people",
                },
            ],
            version: ::ddb_keys::__private::Option::None,
            ttl: ::ddb_keys::__private::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = GameKey where Self: 'a;
        fn key(&self) -> Self::Key<'_> {
            ::ddb_keys::__private::From::from(self)
        }
        fn each_key_value(
            &self,
            visit: ::ddb_keys::__private::KeyVisitor<'_>,
        ) -> ::ddb_keys::__private::Result<(), ::ddb_keys::__private::KeyError> {
            {
                let key = ::ddb_keys::__private::Entity::key(self);
                visit(<GameKey>::__PK0, key.pk()?);
                visit(<GameKey>::__SK0, key.sk()?);
            }
            if let ::ddb_keys::__private::Option::Some(key) = self.open_games_key() {
                ::ddb_keys::__private::IndexKeyOf::<
                    Self,
                >::each_index_value(&key, visit)?;
            }
            ::ddb_keys::__private::Result::Ok(())
        }
        fn parse_key<'a>(
            pk: &'a ::ddb_keys::__private::str,
            sk: ::ddb_keys::__private::Option<&'a ::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <GameKey>::parse(pk, sk?).ok()
        }
        fn claims(
            pk: &::ddb_keys::__private::str,
            sk: ::ddb_keys::__private::Option<&::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::bool {
            sk.is_some_and(|sk| <GameKey>::matches(pk, sk))
        }
    }
    const _: ::ddb_keys::__private::Option<&::ddb_keys::__private::EntitySchema> = {
        use ::ddb_keys::__private::Unchecked as _;
        <::ddb_keys::__private::Checked<Game>>::SCHEMA
    };
};
