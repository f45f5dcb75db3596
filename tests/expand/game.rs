// 3461 tokens

///The primary key of [`Game`]: `GAME#<game_id>` and `#METADATA#<game_id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
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
    nonstandard_style,
    dead_code
)]
pub struct GameOpenGamesKey<'a> {
    ///`map` in the attribute `map`.
    pub map: &'a ::ddb_keys::__private::names::__str,
    ///`open_timestamp` in the attribute `open_timestamp`.
    pub open_timestamp: &'a ::ddb_keys::__private::names::__str,
}
///A query by `GAME#<game_id>` and `#METADATA#<game_id>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
pub struct GameQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `map` and `open_timestamp`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
pub struct GameOpenGamesQuery<__S, __N>(
    ::ddb_keys::__private::names::__Given<(__S, __N)>,
);
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
    use ::ddb_keys::__private::names::*;
    impl __Clone for GameKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for GameKey {}
    impl __PartialEq for GameKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.game_id == other.game_id
        }
    }
    impl __Eq for GameKey {}
    impl __Hash for GameKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.game_id, state);
        }
    }
    impl __Debug for GameKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "GameKey", &[("game_id", &self.game_id)])
        }
    }
    impl<'a> __Clone for GameOpenGamesKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for GameOpenGamesKey<'a> {}
    impl<'a> __PartialEq for GameOpenGamesKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.map == other.map && self.open_timestamp == other.open_timestamp
        }
    }
    impl<'a> __Eq for GameOpenGamesKey<'a> {}
    impl<'a> __Hash for GameOpenGamesKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.map, state);
            __Hash::hash(&self.open_timestamp, state);
        }
    }
    impl<'a> __Debug for GameOpenGamesKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "GameOpenGamesKey",
                &[("map", &self.map), ("open_timestamp", &self.open_timestamp)],
            )
        }
    }
    impl GameKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Game",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "GAME#<game_id>",
                    segments: &[
                        __Segment::Literal("GAME#"),
                        __Segment::Part(__Part::new::<Uuid, __Plain>("game_id", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Game",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "#METADATA#<game_id>",
                    segments: &[
                        __Segment::Literal("#METADATA#"),
                        __Segment::Part(__Part::new::<Uuid, __Plain>("game_id", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `GAME#<game_id>` and `#METADATA#<game_id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                0,
                (
                    "GAME#",
                    (__placeholder::<Uuid, __Plain>("game_id").of(self.game_id), ()),
                ),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (
                    "#METADATA#",
                    (__placeholder::<Uuid, __Plain>("game_id").of(self.game_id), ()),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `GAME#<game_id>` and `#METADATA#<game_id>`.
        #[inline]
        pub fn parse(pk: &__str, sk: &__str) -> __Result<Self, __ParseError> {
            let mut reader0 = __Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("GAME#")?;
            let text0 = reader0.cut::<Uuid, __Plain>("game_id", __End::Last)?;
            let mut reader1 = __Reader::new(&Self::__KEY[1], sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("game_id", text0)?;
            let game_id = reader0.value::<Uuid, __Plain>("game_id", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __Result::Ok(Self { game_id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str, sk: &__str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> GameOpenGamesKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Game",
                __Option::Some("OpenGames"),
                __Role::Partition,
                0,
                '#',
                __Source::raw::<__str>("map", "map"),
            ),
            __KeyAttribute::new(
                "Game",
                __Option::Some("OpenGames"),
                __Role::Sort,
                0,
                '#',
                __Source::raw::<__str>("open_timestamp", "open_timestamp"),
            ),
        ];
        ///Builds the key `map` and `open_timestamp`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __raw::<__str>(&Self::__KEY[0], "map", self.map)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __raw::<__str>(&Self::__KEY[1], "open_timestamp", self.open_timestamp)
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `map` and `open_timestamp`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, __raw_place::<__str>("map")),
                    ((sk, __raw_place::<__str>("open_timestamp")), ()),
                ),
            ) {
                __Result::Ok((map, (open_timestamp, ()))) => {
                    __Result::Ok(Self { map, open_timestamp })
                }
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __str, sk: &'a __str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Game> for GameKey {
        #[inline]
        fn from(value: &'a Game) -> Self {
            GameKey { game_id: value.game_id }
        }
    }
    impl __KeyOf<Game> for GameKey {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'a> __IndexKeyOf<Game> for GameOpenGamesKey<'a> {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "OpenGames",
            name: "OpenGames",
            kind: __IndexKind::Global,
            pk: &[&<GameOpenGamesKey<'_>>::__KEY[0]],
            sk: &[&<GameOpenGamesKey<'_>>::__KEY[1]],
            when: &[],
            optional: &["open_timestamp"],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Game {
        ///The key in the index `OpenGames`, if every field that it is made from is there: `map` and `open_timestamp`.
        #[must_use]
        #[inline]
        pub fn open_games_key(&self) -> __Option<GameOpenGamesKey<'_>> {
            __Option::Some(GameOpenGamesKey {
                map: &self.map,
                open_timestamp: <Option<
                    String,
                > as __KeySource>::source(&self.open_timestamp)?,
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
*/
        #[inline]
        pub fn query() -> GameQuery<__One<Self>, __Partial> {
            GameQuery(__Given::nothing(<GameKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> GameQuery<__Collection<Self>, __Partial> {
            GameQuery(__Given::nothing(<GameKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `OpenGames`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| OpenGames | `map` | `open_timestamp` |
*/
        #[inline]
        pub fn query_open_games() -> GameOpenGamesQuery<__One<Self>, __Partial> {
            GameOpenGamesQuery(__Given::nothing(<GameOpenGamesKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `OpenGames`, as the table's enum.
        #[inline]
        pub fn collection_open_games() -> GameOpenGamesQuery<
            __Collection<Self>,
            __Partial,
        > {
            GameOpenGamesQuery(__Given::nothing(<GameOpenGamesKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `OpenGames`.
        #[must_use]
        #[inline]
        pub fn scan_open_games() -> __IndexScan<Self> {
            __IndexScan::new(<GameOpenGamesKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> GameQuery<__S, __Partial> {
        ///Gives `game_id`.
        #[inline]
        pub fn game_id(self, game_id: Uuid) -> GameQuery<__S, __Usable> {
            GameQuery(
                self.0.part::<Uuid, __Plain, _>(game_id).again::<Uuid, __Plain>(game_id),
            )
        }
    }
    impl<__S, __N> __Debug for GameQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for GameQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> GameOpenGamesQuery<__S, __Partial> {
        ///Gives `map`.
        #[inline]
        pub fn map(self, map: &'_ __str) -> GameOpenGamesQuery<__S, __Usable> {
            GameOpenGamesQuery(self.0.raw::<__str, _>(map))
        }
    }
    impl GameOpenGamesQuery<__One<Game>, __Usable> {
        ///Gives `open_timestamp`.
        #[inline]
        pub fn open_timestamp(
            self,
            open_timestamp: &'_ __str,
        ) -> GameOpenGamesQuery<__One<Game>, __Usable<__Usable>> {
            GameOpenGamesQuery(self.0.raw::<__str, _>(open_timestamp))
        }
        ///Ends with a range of `open_timestamp`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        pub fn open_timestamp_in<'__v>(
            self,
            range: impl __KeyRange<'__v, __str, __Raw>,
        ) -> __ReadyQuery<__One<Game>> {
            self.0.raw_range::<__str, _>(range)
        }
        ///Ends with the beginning of `open_timestamp`.
        pub fn open_timestamp_starts_with(
            self,
            beginning: impl __Prefix<__str>,
        ) -> __ReadyQuery<__One<Game>> {
            self.0.raw_starts_with::<__str, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for GameOpenGamesQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for GameOpenGamesQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < __C > __aws::KeyFields < __C > for GameKey where __C : __aws::FieldCodec <
        Uuid >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("game_id", < __C as __aws::FieldCodec < Uuid >> ::value(&
        self.game_id)); } } impl < 'a, __C > __aws::KeyFields < __C > for
        GameOpenGamesKey < 'a > where __C : __aws::FieldCodec < & 'a __str >, __C :
        __aws::FieldCodec < & 'a __str >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("map", < __C as
        __aws::FieldCodec < & 'a __str >> ::value(& self.map)); visit("open_timestamp", <
        __C as __aws::FieldCodec < & 'a __str >> ::value(& self.open_timestamp)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
| OpenGames | `map` | `open_timestamp` |
*/
    impl __Entity for Game {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Game",
            pk: &<GameKey>::__KEY[0],
            sk: __Option::Some(&<GameKey>::__KEY[1]),
            indexes: &[*<GameOpenGamesKey<'_> as __IndexKeyOf<Self>>::SCHEMA],
            fields: &[
                __Field {
                    name: "game_id",
                    attribute: "game_id",
                },
                __Field {
                    name: "map",
                    attribute: "map",
                },
                __Field {
                    name: "open_timestamp",
                    attribute: "open_timestamp",
                },
                __Field {
                    name: "people",
                    attribute: "people",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = GameKey where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            if let __Option::Some(key) = self.open_games_key() {
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                __Result::Ok(())
            }
        }
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __Option::Some(sk) = sk else { return __Option::None };
            <GameKey>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.game_id)).value() { visit("game_id", value); } }
            }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Game>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
