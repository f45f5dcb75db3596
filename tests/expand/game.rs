// 2687 tokens

///The primary key of [`Game`]: `GAME#<game_id>` and `#METADATA#<game_id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
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
    dead_code,
    deprecated,
    unreachable_pub
)]
pub struct GameOpenGamesKey<'a> {
    ///`map` in the attribute `map`.
    pub map: &'a ::core::primitive::str,
    ///`open_timestamp` in the attribute `open_timestamp`.
    pub open_timestamp: &'a ::core::primitive::str,
}
///A query by `GAME#<game_id>` and `#METADATA#<game_id>`. Its parts are given in this order: `game_id`. Its type says which part comes next. It can be read once the partition key needs no more parts.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
)]
#[must_use = "a query does nothing until a table's client reads it"]
pub struct GameQuery<Select, Next> {
    zz_given: ::ddb_keys::QueryParts<Select, Next>,
}
///A query by `map` and `open_timestamp`. Its parts are given in this order: `map`, `open_timestamp`. Its type says which part comes next. It can be read once the partition key needs no more parts.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
)]
#[must_use = "a query does nothing until a table's client reads it"]
pub struct GameOpenGamesQuery<Select, Next> {
    zz_given: ::ddb_keys::QueryParts<Select, Next>,
}
::ddb_keys::__names! {
    pub fields_of_Game Fields[0 game_id 1 map 2 open_timestamp 3 people] GameNeedsGameId
    GameOpenGamesNeedsMap GameOpenGamesTakesOpenTimestamp
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
    ::ddb_keys::__rt::names_of_an_entity!();
    ::ddb_keys::__rt::names_of_an_index!();
    ::ddb_keys::__rt::names_of_parts!();
    #[doc(hidden)]
    impl CheckedPart<Game> for Uuid {
        type Type = If<Uuid, { <Uuid as UuidPart>::IS_PART }>;
    }
    const _: () = {
        type Part = <Uuid as CheckedPart<Game>>::Type;
        impl HasFieldNames for Game {
            type Fields = fields_of_Game::Fields;
        }
        const _: () = {
            fn names(__this: &Game) {
                let _ = (&__this.map, &__this.open_timestamp);
            }
        };
        __key_traits! {
            [] GameKey[] "GameKey" H game_id "game_id"
        }
        __key_traits! {
            [< 'a >] GameOpenGamesKey < 'a > [] "GameOpenGamesKey" H map "map"
            open_timestamp "open_timestamp"
        }
        impl<'a> Templates<'a> for GameKey {
            const KEY: &'static [KeyAttribute] = &[
                __partition_key(
                    "Game",
                    '#',
                    __template(
                        "GAME#<game_id>",
                        &[__literal("GAME#"), __part::<Part, Plain>("game_id")],
                    ),
                ),
                __sort_key(
                    "Game",
                    '#',
                    __template(
                        "#METADATA#<game_id>",
                        &[__literal("#METADATA#"), __part::<Part, Plain>("game_id")],
                    ),
                ),
            ];
            __read_key! {
                'a[Placeholder < Part, Plain, 1 >, Repeated < Part, Plain, 1 >] (text0_1,
                text1_1,) text0_1.same(text1_1) => __game_id Self { game_id : __game_id }
            }
        }
        impl<'a> Templates<'a> for GameOpenGamesKey<'a> {
            const KEY: &'static [KeyAttribute] = &[
                __partition_key("Game", '#', Source::raw::<str>("map", "map"))
                    .of_index("OpenGames"),
                __sort_key(
                        "Game",
                        '#',
                        Source::raw::<str>("open_timestamp", "open_timestamp"),
                    )
                    .of_index("OpenGames"),
            ];
            __read_key! {
                'a[Placeholder < str, Raw, 0 >, Placeholder < str, Raw, 0 >] (text0_0,
                text1_0,) (text0_0, text1_0) => (__map, __open_timestamp) Self { map :
                __map, open_timestamp : __open_timestamp }
            }
        }
        impl GameKey {
            __key_functions! {
                self[build
                "Builds the key `GAME#<game_id>` and `#METADATA#<game_id>`, or refuses a value."
                Key = __pk_and_sk(self.pk(), self.sk()); pk
                "Builds the partition key alone." KeyValue = __build:: < Self,
                Placeholder < Part, Plain, 1 >, 0 > (self.game_id); sk
                "Builds the sort key alone." KeyValue = __build:: < Self, Repeated <
                Part, Plain, 1 >, 1 > (self.game_id);] parse
                "Reads a key back from its text, `GAME#<game_id>` and `#METADATA#<game_id>`. Borrows, and allocates nothing."
                matches(pk_ : & str, sk_ : & str) [pk_, sk_]
            }
        }
        impl<'a> GameOpenGamesKey<'a> {
            __key_functions! {
                self[build
                "Builds the key `map` and `open_timestamp`, or refuses a value." Key =
                __pk_and_sk(self.pk(), self.sk()); pk "Builds the partition key alone."
                KeyValue = __build:: < Self, Placeholder < str, Raw, 0 >, 0 > (self.map);
                sk "Builds the sort key alone." KeyValue = __build:: < Self, Placeholder
                < str, Raw, 0 >, 1 > (self.open_timestamp);] parse
                "Reads a key back from its text, `map` and `open_timestamp`. Borrows, and allocates nothing."
                matches(pk_ : & 'a str, sk_ : & 'a str) [pk_, sk_]
            }
        }
        impl<'a> From<&'a Game> for GameKey {
            #[inline]
            fn from(__value: &'a Game) -> Self {
                GameKey {
                    game_id: __value.game_id,
                }
            }
        }
        impl PrimaryKey<Game> for GameKey {
            __built!();
        }
        impl<'a> IndexKeyOf<Game> for GameOpenGamesKey<'a> {
            const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
                pk: &[&<GameOpenGamesKey<'_>>::KEY[0]],
                sk: &[&<GameOpenGamesKey<'_>>::KEY[1]],
                optional: &["open_timestamp"],
                ..__index_key("OpenGames", "OpenGames", IndexKind::Global)
            };
            #[inline]
            fn each_index_value(&self, __visit: KeyVisitor<'_>) -> Result<(), KeyError> {
                __visit_values(Self::KEY, self.build(), __visit)
            }
        }
        impl Game {
            ///The key in the index `OpenGames`, if every field that it is made from is there: `map` and `open_timestamp`.
            #[must_use]
            #[inline]
            pub fn open_games_key(&self) -> Option<GameOpenGamesKey<'_>> {
                Option::Some(GameOpenGamesKey {
                    map: &self.map,
                    open_timestamp: <Option<
                        String,
                    > as KeySource>::source(&self.open_timestamp)?,
                })
            }
            /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
*/
            #[inline]
            pub fn query() -> GameQuery<One<Self>, fields_of_Game::GameNeedsGameId> {
                __begin::<Self, 0, _>()
            }
            ///Begins a query for everything in one partition, as the table's enum.
            #[inline]
            pub fn collection() -> GameQuery<
                Collection<Self>,
                fields_of_Game::GameNeedsGameId,
            > {
                __begin::<Self, 0, _>()
            }
            /**Begins a query for items of this entity in the index `OpenGames`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| OpenGames | `map` | `open_timestamp` |
*/
            #[inline]
            pub fn query_open_games() -> GameOpenGamesQuery<
                Through<One<Self>, 1>,
                fields_of_Game::GameOpenGamesNeedsMap,
            > {
                __begin::<Self, 1, _>()
            }
            ///Begins a query for everything in one partition in the index `OpenGames`, as the table's enum.
            #[inline]
            pub fn collection_open_games() -> GameOpenGamesQuery<
                Through<Collection<Self>, 1>,
                fields_of_Game::GameOpenGamesNeedsMap,
            > {
                __begin::<Self, 1, _>()
            }
            ///Every item of this entity in the index `OpenGames`.
            #[must_use]
            #[inline]
            pub fn scan_open_games() -> IndexScan<Self, 1> {
                IndexScan::new(<GameOpenGamesKey<'_> as IndexKeyOf<Self>>::SCHEMA)
            }
        }
        impl NextPart for fields_of_Game::GameNeedsGameId {
            type OfThePartition = <fields_of_Game::Fields as FieldName<0>>::Name;
        }
        impl Queries<0> for Game {
            type Index = ();
            type Query<Select> = GameQuery<Select, fields_of_Game::GameNeedsGameId>;
            fn begin<Select>() -> GameQuery<Select, fields_of_Game::GameNeedsGameId> {
                GameQuery {
                    zz_given: QueryParts::nothing(<GameKey>::KEY),
                }
            }
        }
        impl<Select> GameQuery<Select, fields_of_Game::GameNeedsGameId> {
            ///Gives `game_id`, the last part.
            #[inline]
            pub fn game_id(self, game_id_: Uuid) -> GameQuery<Select, AllGiven> {
                GameQuery {
                    zz_given: self
                        .zz_given
                        .part::<Part, Plain, _>(game_id_)
                        .again::<Part, Plain>(game_id_),
                }
            }
        }
        __query_traits! {
            [Select, Next,] GameQuery < Select, Next >
        }
        impl<Select: Selection, Next: NextPart> IntoCondition for GameQuery<Select, Next>
        where
            TheQuery: HasPartitionKey<<Next as NextPart>::OfThePartition>,
        {
            type Select = Select;
            __into_condition! {
                Select
            }
        }
        impl NextPart for fields_of_Game::GameOpenGamesNeedsMap {
            type OfThePartition = <fields_of_Game::Fields as FieldName<1>>::Name;
        }
        impl NextPart for fields_of_Game::GameOpenGamesTakesOpenTimestamp {
            type OfThePartition = NoFurtherPart;
        }
        #[doc(hidden)]
        impl HasKeyIn<2955562270222958320> for Game {
            const NUMBER: usize = 1;
        }
        impl Queries<1> for Game {
            type Index = IndexId<2955562270222958320>;
            type Query<Select> = GameOpenGamesQuery<
                Select,
                fields_of_Game::GameOpenGamesNeedsMap,
            >;
            fn begin<Select>() -> GameOpenGamesQuery<
                Select,
                fields_of_Game::GameOpenGamesNeedsMap,
            > {
                GameOpenGamesQuery {
                    zz_given: QueryParts::nothing(<GameOpenGamesKey<'_>>::KEY),
                }
            }
        }
        impl<Select> GameOpenGamesQuery<Select, fields_of_Game::GameOpenGamesNeedsMap> {
            ///Gives `map`. The next part is `open_timestamp`.
            #[inline]
            pub fn map(
                self,
                map_: &'_ str,
            ) -> GameOpenGamesQuery<
                Select,
                fields_of_Game::GameOpenGamesTakesOpenTimestamp,
            > {
                GameOpenGamesQuery {
                    zz_given: self.zz_given.part::<str, Raw, _>(map_),
                }
            }
        }
        impl GameOpenGamesQuery<
            Through<One<Game>, 1>,
            fields_of_Game::GameOpenGamesTakesOpenTimestamp,
        > {
            ///Gives `open_timestamp`, the last part.
            #[inline]
            pub fn open_timestamp(
                self,
                open_timestamp_: &'_ str,
            ) -> GameOpenGamesQuery<Through<One<Game>, 1>, AllGiven> {
                GameOpenGamesQuery {
                    zz_given: self.zz_given.part::<str, Raw, _>(open_timestamp_),
                }
            }
            ///Ends with a range of `open_timestamp`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
            pub fn open_timestamp_in(
                self,
                range_: impl KeyRange<
                    End: RangeEnd<str>,
                    Shape: SortedAt<Raw, str> + EndsAt<Raw, str>,
                >,
            ) -> GameOpenGamesQuery<Through<One<Game>, 1>, RangeGiven> {
                GameOpenGamesQuery {
                    zz_given: self.zz_given.range::<str, (), 0, Raw>(1, range_),
                }
            }
            ///Ends with the beginning of `open_timestamp`.
            pub fn open_timestamp_starts_with(
                self,
                beginning_: impl Prefix<str>,
            ) -> GameOpenGamesQuery<Through<One<Game>, 1>, RangeGiven> {
                GameOpenGamesQuery {
                    zz_given: self.zz_given.starts_with::<str, (), 0, Raw>(beginning_),
                }
            }
        }
        __query_traits! {
            [Select, Next,] GameOpenGamesQuery < Select, Next >
        }
        impl<Select: Selection, Next: NextPart> IntoCondition
        for GameOpenGamesQuery<Select, Next>
        where
            TheQuery: HasPartitionKey<<Next as NextPart>::OfThePartition>,
        {
            type Select = Select;
            __into_condition! {
                Select
            }
        }
        __if_aws! {
            impl __aws::StoredEntity for Game where { __template_fields!([(game_id
            "game_id" "game_id")] [(game_id "game_id" "game_id") (map "map" "map")
            (open_timestamp "open_timestamp" "open_timestamp")]); } __key_fields! { []
            Codec GameKey[] game_id "game_id" Uuid, } __key_fields! { ['a,] Codec
            GameOpenGamesKey < 'a > [] map "map" & 'a str, open_timestamp
            "open_timestamp" & 'a str, } __attributes! { [] Game[]
            "The attributes of [`Game`]." GameAttributes[] pub game_id
            "The attribute `game_id`." __attribute < Game, Uuid, __at::KeyField > =
            __attribute::new("game_id"), pub map "The attribute `map`." __attribute <
            Game, String > = __attribute:: < Game, String > ::new("map").raw_key(), pub
            open_timestamp "The attribute `open_timestamp`." __attribute < Game, Option <
            String > > = __attribute:: < Game, Option < String > >
            ::new("open_timestamp").raw_key(), pub people "The attribute `people`."
            __attribute < Game, u32 > = __attribute::new("people"), }
        }
        /**| key | partition key | sort key |
|---|---|---|
| table | `GAME#<game_id>` | `#METADATA#<game_id>` |
| OpenGames | `map` | `open_timestamp` |
*/
        impl Entity for Game {
            const SCHEMA: &'static EntitySchema = &EntitySchema {
                indexes: &[*<GameOpenGamesKey<'_> as IndexKeyOf<Self>>::SCHEMA],
                ..__entity::<
                    GameKey,
                >(
                    "Game",
                    &[
                        __field("game_id", "game_id"),
                        __field("map", "map"),
                        __field("open_timestamp", "open_timestamp"),
                        __field("people", "people"),
                    ],
                )
            };
            type Key<'a> = GameKey where Self: 'a;
            #[inline]
            fn each_index_key_value(
                &self,
                __visit: KeyVisitor<'_>,
            ) -> Result<(), KeyError> {
                if let Option::Some(__key) = self.open_games_key() {
                    IndexKeyOf::<Self>::each_index_value(&__key, __visit)
                } else {
                    Result::Ok(())
                }
            }
        }
        const TEMPLATES: Option<&EntitySchema> = {
            use Unchecked as _;
            <Checked<Game>>::ENTITY
        };
        const _: () = (__check_template)(TEMPLATES, 0usize, 0usize);
        const _: () = (__check_template)(TEMPLATES, 0usize, 1usize);
    };
};
