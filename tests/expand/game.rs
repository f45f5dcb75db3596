// 5150 tokens

///The primary key of [`Game`]: `GAME#<game_id>` and `#METADATA#<game_id>`.
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
    nonstandard_style,
    dead_code
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
    nonstandard_style,
    dead_code
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
    nonstandard_style,
    dead_code
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
    impl GameKey {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Game",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "GAME#<game_id>",
                segments: &[
                    __rt::Segment::Literal("GAME#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<Uuid, __rt::Plain>("game_id", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Game",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "#METADATA#<game_id>",
                segments: &[
                    __rt::Segment::Literal("#METADATA#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<Uuid, __rt::Plain>("game_id", false),
                    ),
                ],
            },
        };
        ///Builds the key `GAME#<game_id>` and `#METADATA#<game_id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __rt::Result::Ok(__rt::Key {
                pk: self.pk()?,
                sk: __rt::Option::Some(self.sk()?),
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                5usize + <__rt::Plain as __rt::Format<Uuid>>::text_len(self.game_id),
            )?;
            writer.literal("GAME#");
            writer.part::<Uuid, __rt::Plain>("game_id", self.game_id, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                10usize + <__rt::Plain as __rt::Format<Uuid>>::text_len(self.game_id),
            )?;
            writer.literal("#METADATA#");
            writer.part::<Uuid, __rt::Plain>("game_id", self.game_id, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `GAME#<game_id>` and `#METADATA#<game_id>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("GAME#")?;
            let text0 = reader0.cut::<Uuid, __rt::Plain>("game_id", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("game_id", text0)?;
            let game_id = reader0.value::<Uuid, __rt::Plain>("game_id", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { game_id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str, sk: &__rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> GameOpenGamesKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Game",
            place: __rt::Place {
                index: __rt::Option::Some("OpenGames"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<__rt::str>("map", "map"),
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Game",
            place: __rt::Place {
                index: __rt::Option::Some("OpenGames"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<__rt::str>("open_timestamp", "open_timestamp"),
        };
        ///Builds the key `map` and `open_timestamp`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __rt::Result::Ok(__rt::Key {
                pk: self.pk()?,
                sk: __rt::Option::Some(self.sk()?),
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::raw::<__rt::str>(Self::__PK0, "map", self.map)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::raw::<__rt::str>(Self::__SK0, "open_timestamp", self.open_timestamp)
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `map` and `open_timestamp`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            let text0 = reader0
                .cut::<
                    __rt::str,
                    __rt::Plain,
                >("map", __rt::End::Raw(<__rt::str as __rt::KeyPart>::NATIVE))?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            let text1 = reader1
                .cut::<
                    __rt::str,
                    __rt::Plain,
                >(
                    "open_timestamp",
                    __rt::End::Raw(<__rt::str as __rt::KeyPart>::NATIVE),
                )?;
            let map = reader0.value::<__rt::str, __rt::Plain>("map", text0)?;
            let open_timestamp = reader1
                .value::<__rt::str, __rt::Plain>("open_timestamp", text1)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { map, open_timestamp })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Game> for GameKey {
        #[inline]
        fn from(value: &'a Game) -> Self {
            GameKey { game_id: value.game_id }
        }
    }
    impl __rt::KeyOf<Game> for GameKey {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'a> __rt::IndexKeyOf<Game> for GameOpenGamesKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "OpenGames",
            name: "OpenGames",
            kind: __rt::IndexKind::Global,
            pk: &[<GameOpenGamesKey<'_>>::__PK0],
            sk: &[<GameOpenGamesKey<'_>>::__SK0],
            when: &[],
            optional: &["open_timestamp"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            visit(<GameOpenGamesKey<'_>>::__PK0, key.pk()?);
            visit(<GameOpenGamesKey<'_>>::__SK0, key.sk()?);
            __rt::Result::Ok(())
        }
    }
    impl Game {
        ///The key in the index `OpenGames`, if every field that it is made from is there: `map` and `open_timestamp`.
        #[must_use]
        #[inline]
        pub fn open_games_key(&self) -> __rt::Option<GameOpenGamesKey<'_>> {
            __rt::Option::Some(GameOpenGamesKey {
                map: &self.map,
                open_timestamp: <Option<
                    String,
                > as __rt::KeySource>::source(&self.open_timestamp)?,
            })
        }
    }
    impl Game {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
*/
        #[inline]
        pub fn query() -> GameQuery<__rt::One<Self>, 0> {
            GameQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> GameQuery<__rt::Collection<Self>, 0> {
            GameQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for GameQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("GameQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> GameQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
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
        #[inline]
        pub fn game_id(self, game_id: Uuid) -> GameQuery<__S, 1usize> {
            GameQuery {
                given: self
                    .__tail()
                    .part::<Uuid, __rt::Plain>("game_id", game_id, __rt::End::Last)
                    .keep::<
                        Uuid,
                        __rt::Plain,
                    >(6usize, <GameKey>::__SK0, "game_id", game_id, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for GameQuery<__rt::One<Game>, 1usize> {
        type Select = __rt::One<Game>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for GameQuery<__rt::Collection<Game>, 1usize> {
        type Select = __rt::Collection<Game>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Game {
        /**Begins a query for items of this entity in the index `OpenGames`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| OpenGames | `map` | `open_timestamp` |
*/
        #[inline]
        pub fn query_open_games() -> GameOpenGamesQuery<__rt::One<Self>, 0> {
            GameOpenGamesQuery {
                given: __rt::Given::nothing(__rt::Option::Some("OpenGames")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `OpenGames`, as the table's enum.
        #[inline]
        pub fn collection_open_games() -> GameOpenGamesQuery<__rt::Collection<Self>, 0> {
            GameOpenGamesQuery {
                given: __rt::Given::nothing(__rt::Option::Some("OpenGames")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `OpenGames`.
        #[must_use]
        #[inline]
        pub fn scan_open_games() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(
                <GameOpenGamesKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
            )
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for GameOpenGamesQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("GameOpenGamesQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> GameOpenGamesQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                _ => given,
            }
        }
    }
    impl<__S> GameOpenGamesQuery<__S, 0usize> {
        ///Gives `map`.
        #[inline]
        pub fn map(self, map: &'_ __rt::str) -> GameOpenGamesQuery<__S, 1usize> {
            GameOpenGamesQuery {
                given: self
                    .__tail()
                    .raw::<__rt::str>(<GameOpenGamesKey<'_>>::__PK0, "map", map),
                of: __rt::PhantomData,
            }
        }
    }
    impl GameOpenGamesQuery<__rt::One<Game>, 1usize> {
        ///Gives `open_timestamp`.
        #[inline]
        pub fn open_timestamp(
            self,
            open_timestamp: &'_ __rt::str,
        ) -> GameOpenGamesQuery<__rt::One<Game>, 2usize> {
            GameOpenGamesQuery {
                given: self
                    .__tail()
                    .raw::<
                        __rt::str,
                    >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", open_timestamp),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `open_timestamp`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        pub fn open_timestamp_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Game>> {
            let range = __rt::KeyRange::<'__v, __rt::str, __rt::Raw>::bounds(range);
            self.__tail()
                .raw_range::<
                    __rt::str,
                    __rt::One<Game>,
                >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", range)
        }
        ///Ends with the beginning of `open_timestamp`.
        #[inline]
        pub fn open_timestamp_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Game>> {
            self.__tail()
                .raw_starts_with::<
                    __rt::str,
                    __rt::One<Game>,
                >(<GameOpenGamesKey<'_>>::__SK0, "open_timestamp", &beginning)
        }
    }
    impl __rt::CompleteQuery for GameOpenGamesQuery<__rt::One<Game>, 1usize> {
        type Select = __rt::One<Game>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for GameOpenGamesQuery<__rt::One<Game>, 2usize> {
        type Select = __rt::One<Game>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for GameOpenGamesQuery<__rt::Collection<Game>, 1usize> {
        type Select = __rt::Collection<Game>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for GameKey where __C :
        __rt::aws::FieldCodec < Uuid >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("game_id", < __C as
        __rt::aws::FieldCodec < Uuid >> ::value(& self.game_id)); } }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for GameOpenGamesKey < 'a > where
        __C : __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < &
        'a __rt::str >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor
        < '_ >) { let _ = & visit; visit("map", < __C as __rt::aws::FieldCodec < & 'a
        __rt::str >> ::value(& self.map)); visit("open_timestamp", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.open_timestamp)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
| OpenGames | `map` | `open_timestamp` |
*/
    impl __rt::Entity for Game {
        const NAME: &'static __rt::str = "Game";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Game",
            pk: <GameKey>::__PK0,
            sk: __rt::Option::Some(<GameKey>::__SK0),
            indexes: &[*<GameOpenGamesKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA],
            fields: &[
                __rt::Field {
                    name: "game_id",
                    attribute: "game_id",
                },
                __rt::Field {
                    name: "map",
                    attribute: "map",
                },
                __rt::Field {
                    name: "open_timestamp",
                    attribute: "open_timestamp",
                },
                __rt::Field {
                    name: "people",
                    attribute: "people",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = GameKey where Self: 'a;
        #[inline]
        fn key(&self) -> Self::Key<'_> {
            __rt::From::from(self)
        }
        #[inline]
        fn each_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            {
                let key = __rt::Entity::key(self);
                visit(<GameKey>::__PK0, key.pk()?);
                visit(<GameKey>::__SK0, key.sk()?);
            }
            if let __rt::Option::Some(key) = self.open_games_key() {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
            }
            __rt::Result::Ok(())
        }
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <GameKey>::parse(pk, sk?).ok()
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <GameKey>::matches(pk, sk))
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.game_id))
            .value() { visit("game_id", value); } } } #[inline] fn meets(key : &
            __rt::str, field : & __rt::str, value : & __rt::aws::Attribute,) ->
            __rt::Option < __rt::bool > { use __rt::aws::probe:: { Readable as _,
            Unreadable as _ }; let _ = value; match (key, field) { _ =>
            __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Game>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
};
