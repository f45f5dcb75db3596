// 4253 tokens

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
pub struct GameQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
pub struct GameOpenGamesQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl __rt::Clone for GameKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for GameKey {}
    impl __rt::PartialEq for GameKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.game_id == other.game_id
        }
    }
    impl __rt::Eq for GameKey {}
    impl __rt::Hash for GameKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.game_id, state);
        }
    }
    impl __rt::Debug for GameKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("GameKey").field("game_id", &self.game_id).finish()
        }
    }
    impl<'a> __rt::Clone for GameOpenGamesKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for GameOpenGamesKey<'a> {}
    impl<'a> __rt::PartialEq for GameOpenGamesKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.map == other.map && self.open_timestamp == other.open_timestamp
        }
    }
    impl<'a> __rt::Eq for GameOpenGamesKey<'a> {}
    impl<'a> __rt::Hash for GameOpenGamesKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.map, state);
            __rt::Hash::hash(&self.open_timestamp, state);
        }
    }
    impl<'a> __rt::Debug for GameOpenGamesKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("GameOpenGamesKey")
                .field("map", &self.map)
                .field("open_timestamp", &self.open_timestamp)
                .finish()
        }
    }
    impl GameKey {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Game",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "GAME#<game_id>",
                    segments: &[
                        __rt::Segment::Literal("GAME#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<Uuid, __rt::Plain>("game_id", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Game",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "#METADATA#<game_id>",
                    segments: &[
                        __rt::Segment::Literal("#METADATA#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<Uuid, __rt::Plain>("game_id", false),
                        ),
                    ],
                },
            ),
        ];
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
            __rt::build(
                Self::__KEY,
                0,
                (
                    "GAME#",
                    (
                        __rt::placeholder::<Uuid, __rt::Plain>("game_id")
                            .of(self.game_id),
                        (),
                    ),
                ),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                (
                    "#METADATA#",
                    (
                        __rt::placeholder::<Uuid, __rt::Plain>("game_id")
                            .of(self.game_id),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `GAME#<game_id>` and `#METADATA#<game_id>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("GAME#")?;
            let text0 = reader0.cut::<Uuid, __rt::Plain>("game_id", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(&Self::__KEY[1], sk)?;
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
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Game",
                __rt::Option::Some("OpenGames"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::raw::<__rt::str>("map", "map"),
            ),
            __rt::KeyAttribute::new(
                "Game",
                __rt::Option::Some("OpenGames"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::raw::<__rt::str>("open_timestamp", "open_timestamp"),
            ),
        ];
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
            __rt::raw::<__rt::str>(&Self::__KEY[0], "map", self.map)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::raw::<
                __rt::str,
            >(&Self::__KEY[1], "open_timestamp", self.open_timestamp)
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `map` and `open_timestamp`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let map = __rt::read_raw::<__rt::str>(Self::__KEY, 0, "map", pk)?;
            let open_timestamp = __rt::read_raw::<
                __rt::str,
            >(Self::__KEY, 1, "open_timestamp", sk)?;
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
            pk: &[&<GameOpenGamesKey<'_>>::__KEY[0]],
            sk: &[&<GameOpenGamesKey<'_>>::__KEY[1]],
            when: &[],
            optional: &["open_timestamp"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
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
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
*/
        #[inline]
        pub fn query() -> GameQuery<__rt::One<Self>, __rt::Partial> {
            GameQuery(__rt::Given::nothing(<GameKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> GameQuery<__rt::Collection<Self>, __rt::Partial> {
            GameQuery(__rt::Given::nothing(<GameKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `OpenGames`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| OpenGames | `map` | `open_timestamp` |
*/
        #[inline]
        pub fn query_open_games() -> GameOpenGamesQuery<__rt::One<Self>, __rt::Partial> {
            GameOpenGamesQuery(__rt::Given::nothing(<GameOpenGamesKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `OpenGames`, as the table's enum.
        #[inline]
        pub fn collection_open_games() -> GameOpenGamesQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            GameOpenGamesQuery(__rt::Given::nothing(<GameOpenGamesKey<'_>>::__KEY))
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
    impl<__S> GameQuery<__S, __rt::Partial> {
        ///Gives `game_id`.
        #[inline]
        pub fn game_id(self, game_id: Uuid) -> GameQuery<__S, __rt::Usable> {
            GameQuery(
                self
                    .0
                    .part::<Uuid, __rt::Plain, _>(game_id)
                    .again::<Uuid, __rt::Plain>(game_id),
            )
        }
    }
    impl<__S, __N> __rt::Debug for GameQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for GameQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> GameOpenGamesQuery<__S, __rt::Partial> {
        ///Gives `map`.
        #[inline]
        pub fn map(self, map: &'_ __rt::str) -> GameOpenGamesQuery<__S, __rt::Usable> {
            GameOpenGamesQuery(self.0.raw::<__rt::str, _>(map))
        }
    }
    impl GameOpenGamesQuery<__rt::One<Game>, __rt::Usable> {
        ///Gives `open_timestamp`.
        #[inline]
        pub fn open_timestamp(
            self,
            open_timestamp: &'_ __rt::str,
        ) -> GameOpenGamesQuery<__rt::One<Game>, __rt::Usable<__rt::Usable>> {
            GameOpenGamesQuery(self.0.raw::<__rt::str, _>(open_timestamp))
        }
        ///Ends with a range of `open_timestamp`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        pub fn open_timestamp_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Game>> {
            self.0.raw_range::<__rt::str, _>(range)
        }
        ///Ends with the beginning of `open_timestamp`.
        #[inline]
        pub fn open_timestamp_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Game>> {
            self.0.raw_starts_with::<__rt::str, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for GameOpenGamesQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for GameOpenGamesQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for GameKey where __C :
        __rt::aws::FieldCodec < Uuid >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("game_id", < __C as
        __rt::aws::FieldCodec < Uuid >> ::value(& self.game_id)); } } impl < 'a, __C >
        __rt::aws::KeyFields < __C > for GameOpenGamesKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < & 'a
        __rt::str >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor <
        '_ >) { let _ = & visit; visit("map", < __C as __rt::aws::FieldCodec < & 'a
        __rt::str >> ::value(& self.map)); visit("open_timestamp", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.open_timestamp)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
| OpenGames | `map` | `open_timestamp` |
*/
    impl __rt::Entity for Game {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Game",
            pk: &<GameKey>::__KEY[0],
            sk: __rt::Option::Some(&<GameKey>::__KEY[1]),
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
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
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
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.game_id))
            .value() { visit("game_id", value); } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Game>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
