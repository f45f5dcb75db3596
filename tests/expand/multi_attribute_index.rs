// 4396 tokens

///The primary key of [`Match`]: `MATCH#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct MatchKey {
    ///`id` in `MATCH#<id>`.
    pub id: u16,
}
///The key of [`Match`] in the index `Bracket`: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct MatchBracketKey<'a> {
    ///`tournament` in the attribute `tournament`.
    pub tournament: &'a ::ddb_keys::__private::names::__str,
    ///`region` in `REGION#<region>`.
    pub region: &'a ::ddb_keys::__private::names::__str,
    ///`round` in the attribute `round`.
    pub round: u8,
    ///`bracket` in `<bracket>#<id:04>`.
    pub bracket: &'a ::ddb_keys::__private::names::__str,
    ///`id` in `<bracket>#<id:04>`.
    pub id: u16,
}
///A query by `MATCH#<id>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct MatchQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct MatchBracketQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl __Clone for MatchKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for MatchKey {}
    impl __PartialEq for MatchKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.id == other.id
        }
    }
    impl __Eq for MatchKey {}
    impl __Hash for MatchKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.id, state);
        }
    }
    impl __Debug for MatchKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "MatchKey", &[("id", &self.id)])
        }
    }
    impl<'a> __Clone for MatchBracketKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for MatchBracketKey<'a> {}
    impl<'a> __PartialEq for MatchBracketKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.tournament == other.tournament && self.region == other.region
                && self.round == other.round && self.bracket == other.bracket
                && self.id == other.id
        }
    }
    impl<'a> __Eq for MatchBracketKey<'a> {}
    impl<'a> __Hash for MatchBracketKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.tournament, state);
            __Hash::hash(&self.region, state);
            __Hash::hash(&self.round, state);
            __Hash::hash(&self.bracket, state);
            __Hash::hash(&self.id, state);
        }
    }
    impl<'a> __Debug for MatchBracketKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "MatchBracketKey",
                &[
                    ("tournament", &self.tournament),
                    ("region", &self.region),
                    ("round", &self.round),
                    ("bracket", &self.bracket),
                    ("id", &self.id),
                ],
            )
        }
    }
    impl MatchKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Match",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "MATCH#<id>",
                    segments: &[
                        __Segment::Literal("MATCH#"),
                        __Segment::Part(__Part::new::<u16, __Plain>("id", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `MATCH#<id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                0,
                ("MATCH#", (__placeholder::<u16, __Plain>("id").of(self.id), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `MATCH#<id>`.
        #[inline]
        pub fn parse(pk: &__str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                ((pk, ("MATCH#", (__placeholder::<u16, __Plain>("id"), ()))), ()),
            ) {
                __Result::Ok(((id, ()), ())) => __Result::Ok(Self { id }),
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str) -> __bool {
            Self::parse(pk).is_ok()
        }
    }
    impl<'a> MatchBracketKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Match",
                __Option::Some("Bracket"),
                __Role::Partition,
                0,
                '#',
                __Source::raw::<__str>("tournament", "tournament"),
            ),
            __KeyAttribute::new(
                "Match",
                __Option::Some("Bracket"),
                __Role::Partition,
                1,
                '#',
                __Source::Template {
                    text: "REGION#<region>",
                    segments: &[
                        __Segment::Literal("REGION#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("region", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Match",
                __Option::Some("Bracket"),
                __Role::Sort,
                0,
                '#',
                __Source::raw::<u8>("round", "round"),
            ),
            __KeyAttribute::new(
                "Match",
                __Option::Some("Bracket"),
                __Role::Sort,
                1,
                '#',
                __Source::Template {
                    text: "<bracket>#<id:04>",
                    segments: &[
                        __Segment::Part(__Part::new::<__str, __Plain>("bracket", false)),
                        __Segment::Literal("#"),
                        __Segment::Part(
                            __Part::new::<u16, __Padded<4usize>>("id", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__MultiKey<2usize, 2usize>, __KeyError> {
            __multi_key(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<[__KeyValue; 2usize], __KeyError> {
            __Result::Ok([
                { __raw::<__str>(&Self::__KEY[0], "tournament", self.tournament) }?,
                {
                    __build(
                        Self::__KEY,
                        1,
                        (
                            "REGION#",
                            (
                                __placeholder::<__str, __Plain>("region").of(self.region),
                                (),
                            ),
                        ),
                    )
                }?,
            ])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<[__KeyValue; 2usize], __KeyError> {
            __Result::Ok([
                { __raw::<u8>(&Self::__KEY[2], "round", self.round) }?,
                {
                    __build(
                        Self::__KEY,
                        3,
                        (
                            __placeholder::<__str, __Plain>("bracket").of(self.bracket),
                            (
                                "#",
                                (
                                    __placeholder::<u16, __Padded<4usize>>("id").of(self.id),
                                    (),
                                ),
                            ),
                        ),
                    )
                }?,
            ])
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
        #[inline]
        pub fn parse(
            pk: [&'a __str; 2usize],
            sk: [&'a __str; 2usize],
        ) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk[0], __raw_place::<__str>("tournament")),
                    (
                        (
                            pk[1],
                            ("REGION#", (__placeholder::<__str, __Plain>("region"), ())),
                        ),
                        (
                            (sk[0], __raw_place::<u8>("round")),
                            (
                                (
                                    sk[1],
                                    (
                                        __placeholder::<__str, __Plain>("bracket"),
                                        ("#", (__placeholder::<u16, __Padded<4usize>>("id"), ())),
                                    ),
                                ),
                                (),
                            ),
                        ),
                    ),
                ),
            ) {
                __Result::Ok(
                    (tournament, ((region, ()), (round, ((bracket, (id, ())), ())))),
                ) => {
                    __Result::Ok(Self {
                        tournament,
                        region,
                        round,
                        bracket,
                        id,
                    })
                }
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: [&'a __str; 2usize], sk: [&'a __str; 2usize]) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Match> for MatchKey {
        #[inline]
        fn from(value: &'a Match) -> Self {
            MatchKey { id: value.id }
        }
    }
    impl __KeyOf<Match> for MatchKey {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'a> __IndexKeyOf<Match> for MatchBracketKey<'a> {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "Bracket",
            name: "Bracket",
            kind: __IndexKind::Global,
            pk: &[&<MatchBracketKey<'_>>::__KEY[0], &<MatchBracketKey<'_>>::__KEY[1]],
            sk: &[&<MatchBracketKey<'_>>::__KEY[2], &<MatchBracketKey<'_>>::__KEY[3]],
            when: &[],
            optional: &["region"],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Match {
        ///The key in the index `Bracket`, if every field that it is made from is there: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
        #[must_use]
        #[inline]
        fn bracket_key(&self) -> __Option<MatchBracketKey<'_>> {
            __Option::Some(MatchBracketKey {
                tournament: &self.tournament,
                region: <Option<String> as __KeySource>::source(&self.region)?,
                round: self.round,
                bracket: &self.bracket,
                id: self.id,
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
*/
        #[inline]
        fn query() -> MatchQuery<__One<Self>, __Partial> {
            MatchQuery(__Given::nothing(<MatchKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> MatchQuery<__Collection<Self>, __Partial> {
            MatchQuery(__Given::nothing(<MatchKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `Bracket`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
        #[inline]
        fn query_bracket() -> MatchBracketQuery<__One<Self>, __Partial> {
            MatchBracketQuery(__Given::nothing(<MatchBracketKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Bracket`, as the table's enum.
        #[inline]
        fn collection_bracket() -> MatchBracketQuery<__Collection<Self>, __Partial> {
            MatchBracketQuery(__Given::nothing(<MatchBracketKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Bracket`.
        #[must_use]
        #[inline]
        fn scan_bracket() -> __IndexScan<Self> {
            __IndexScan::new(<MatchBracketKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> MatchQuery<__S, __Partial> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: u16) -> MatchQuery<__S, __Usable> {
            MatchQuery(self.0.part::<u16, __Plain, _>(id))
        }
    }
    impl<__S, __N> __Debug for MatchQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for MatchQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> MatchBracketQuery<__S, __Partial> {
        ///Gives `tournament`.
        #[inline]
        fn tournament(
            self,
            tournament: &'_ __str,
        ) -> MatchBracketQuery<__S, __Partial<__Partial>> {
            MatchBracketQuery(self.0.raw::<__str, _>(tournament))
        }
    }
    impl<__S> MatchBracketQuery<__S, __Partial<__Partial>> {
        ///Gives `region`.
        #[inline]
        fn region(self, region: &'_ __str) -> MatchBracketQuery<__S, __Usable> {
            MatchBracketQuery(self.0.part::<__str, __Plain, _>(region))
        }
    }
    impl MatchBracketQuery<__One<Match>, __Usable> {
        ///Gives `round`.
        #[inline]
        fn round(
            self,
            round: u8,
        ) -> MatchBracketQuery<__One<Match>, __Usable<__Usable>> {
            MatchBracketQuery(self.0.raw::<u8, _>(round))
        }
        ///Ends with a range of `round`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn round_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u8, __Raw>,
        ) -> __ReadyQuery<__One<Match>> {
            self.0.raw_range::<u8, _>(range)
        }
        ///Ends with the beginning of `round`.
        fn round_starts_with(
            self,
            beginning: impl __Prefix<u8>,
        ) -> __ReadyQuery<__One<Match>> {
            self.0.raw_starts_with::<u8, _>(beginning)
        }
    }
    impl MatchBracketQuery<__One<Match>, __Usable<__Usable>> {
        ///Gives `bracket`.
        #[inline]
        fn bracket(
            self,
            bracket: &'_ __str,
        ) -> MatchBracketQuery<__One<Match>, __Usable<__Usable<__Usable>>> {
            MatchBracketQuery(self.0.part::<__str, __Plain, _>(bracket))
        }
        ///Ends with a range of `bracket`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn bracket_in<'__v>(
            self,
            range: impl __KeyRange<'__v, __str, __InMiddle<__Plain>>,
        ) -> __ReadyQuery<__One<Match>> {
            self.0.range::<__str, __Plain, __InMiddle<__Plain>, _>(range)
        }
        ///Ends with the beginning of `bracket`.
        fn bracket_starts_with(
            self,
            beginning: impl __Prefix<__str>,
        ) -> __ReadyQuery<__One<Match>> {
            self.0.starts_with::<__str, __Plain, _>(beginning)
        }
    }
    impl MatchBracketQuery<__One<Match>, __Usable<__Usable<__Usable>>> {
        ///Gives `id`.
        #[inline]
        fn id(
            self,
            id: u16,
        ) -> MatchBracketQuery<__One<Match>, __Usable<__Usable<__Usable<__Usable>>>> {
            MatchBracketQuery(self.0.part::<u16, __Padded<4usize>, _>(id))
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn id_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u16, __AtEnd<__Padded<4usize>>>,
        ) -> __ReadyQuery<__One<Match>> {
            self.0.range::<u16, __Padded<4usize>, __AtEnd<__Padded<4usize>>, _>(range)
        }
    }
    impl<__S, __N> __Debug for MatchBracketQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for MatchBracketQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < __C > __aws::KeyFields < __C > for MatchKey where __C : __aws::FieldCodec
        < u16 >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("id", < __C as __aws::FieldCodec < u16 >> ::value(& self
        .id)); } } impl < 'a, __C > __aws::KeyFields < __C > for MatchBracketKey < 'a >
        where __C : __aws::FieldCodec < & 'a __str >, __C : __aws::FieldCodec < & 'a
        __str >, __C : __aws::FieldCodec < u8 >, __C : __aws::FieldCodec < & 'a __str >,
        __C : __aws::FieldCodec < u16 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("tournament", < __C as
        __aws::FieldCodec < & 'a __str >> ::value(& self.tournament)); visit("region", <
        __C as __aws::FieldCodec < & 'a __str >> ::value(& self.region)); visit("round",
        < __C as __aws::FieldCodec < u8 >> ::value(& self.round)); visit("bracket", < __C
        as __aws::FieldCodec < & 'a __str >> ::value(& self.bracket)); visit("id", < __C
        as __aws::FieldCodec < u16 >> ::value(& self.id)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
    impl __Entity for Match {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Match",
            pk: &<MatchKey>::__KEY[0],
            sk: __Option::None,
            indexes: &[*<MatchBracketKey<'_> as __IndexKeyOf<Self>>::SCHEMA],
            fields: &[
                __Field {
                    name: "id",
                    attribute: "id",
                },
                __Field {
                    name: "tournament",
                    attribute: "tournament",
                },
                __Field {
                    name: "region",
                    attribute: "region",
                },
                __Field {
                    name: "round",
                    attribute: "round",
                },
                __Field {
                    name: "bracket",
                    attribute: "bracket",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = MatchKey where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            if let __Option::Some(key) = self.bracket_key() {
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
            if sk.is_none() { <MatchKey>::parse(pk).ok() } else { __Option::None }
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.id)).value() { visit("id", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Match>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 2usize);
    const _: () = __check_template(TEMPLATES, 1usize, 3usize);
};
