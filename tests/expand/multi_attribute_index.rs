// 5424 tokens

///The primary key of [`Match`]: `MATCH#<id>`.
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
struct MatchKey {
    ///`id` in `MATCH#<id>`.
    pub id: u16,
}
///The key of [`Match`] in the index `Bracket`: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
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
struct MatchBracketKey<'a> {
    ///`tournament` in the attribute `tournament`.
    pub tournament: &'a ::ddb_keys::__private::str,
    ///`region` in `REGION#<region>`.
    pub region: &'a ::ddb_keys::__private::str,
    ///`round` in the attribute `round`.
    pub round: u8,
    ///`bracket` in `<bracket>#<id:04>`.
    pub bracket: &'a ::ddb_keys::__private::str,
    ///`id` in `<bracket>#<id:04>`.
    pub id: u16,
}
///A query by `MATCH#<id>`, its parts given from the left.
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
struct MatchQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`, its parts given from the left.
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
struct MatchBracketQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl __rt::Clone for MatchKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for MatchKey {}
    impl __rt::PartialEq for MatchKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.id == other.id
        }
    }
    impl __rt::Eq for MatchKey {}
    impl __rt::Hash for MatchKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.id, state);
        }
    }
    impl __rt::Debug for MatchKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("MatchKey").field("id", &self.id).finish()
        }
    }
    impl<'a> __rt::Clone for MatchBracketKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for MatchBracketKey<'a> {}
    impl<'a> __rt::PartialEq for MatchBracketKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.tournament == other.tournament && self.region == other.region
                && self.round == other.round && self.bracket == other.bracket
                && self.id == other.id
        }
    }
    impl<'a> __rt::Eq for MatchBracketKey<'a> {}
    impl<'a> __rt::Hash for MatchBracketKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.tournament, state);
            __rt::Hash::hash(&self.region, state);
            __rt::Hash::hash(&self.round, state);
            __rt::Hash::hash(&self.bracket, state);
            __rt::Hash::hash(&self.id, state);
        }
    }
    impl<'a> __rt::Debug for MatchBracketKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("MatchBracketKey")
                .field("tournament", &self.tournament)
                .field("region", &self.region)
                .field("round", &self.round)
                .field("bracket", &self.bracket)
                .field("id", &self.id)
                .finish()
        }
    }
    impl MatchKey {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Match",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "MATCH#<id>",
                    segments: &[
                        __rt::Segment::Literal("MATCH#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u16, __rt::Plain>("id", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `MATCH#<id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __rt::Result::Ok(__rt::Key {
                pk: self.pk()?,
                sk: __rt::Option::None,
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                0,
                ("MATCH#", (__rt::placeholder::<u16, __rt::Plain>("id").of(self.id), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `MATCH#<id>`.
        #[inline]
        pub fn parse(pk: &__rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let (id, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("MATCH#", (__rt::placeholder::<u16, __rt::Plain>("id"), ())),
            )?;
            __rt::Result::Ok(Self { id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str) -> __rt::bool {
            Self::parse(pk).is_ok()
        }
    }
    impl<'a> MatchBracketKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Match",
                __rt::Option::Some("Bracket"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::raw::<__rt::str>("tournament", "tournament"),
            ),
            __rt::KeyAttribute::new(
                "Match",
                __rt::Option::Some("Bracket"),
                __rt::Role::Partition,
                1,
                '#',
                __rt::Source::Template {
                    text: "REGION#<region>",
                    segments: &[
                        __rt::Segment::Literal("REGION#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("region", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Match",
                __rt::Option::Some("Bracket"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::raw::<u8>("round", "round"),
            ),
            __rt::KeyAttribute::new(
                "Match",
                __rt::Option::Some("Bracket"),
                __rt::Role::Sort,
                1,
                '#',
                __rt::Source::Template {
                    text: "<bracket>#<id:04>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("bracket", false),
                        ),
                        __rt::Segment::Literal("#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u16, __rt::Padded<4usize>>("id", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(
            &self,
        ) -> __rt::Result<__rt::MultiKey<2usize, 2usize>, __rt::KeyError> {
            __rt::Result::Ok(__rt::MultiKey {
                pk: self.pk()?,
                sk: self.sk()?,
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<[__rt::KeyValue; 2usize], __rt::KeyError> {
            __rt::Result::Ok([
                {
                    __rt::raw::<
                        __rt::str,
                    >(&Self::__KEY[0], "tournament", self.tournament)
                }?,
                {
                    __rt::build(
                        Self::__KEY,
                        1,
                        (
                            "REGION#",
                            (
                                __rt::placeholder::<__rt::str, __rt::Plain>("region")
                                    .of(self.region),
                                (),
                            ),
                        ),
                    )
                }?,
            ])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<[__rt::KeyValue; 2usize], __rt::KeyError> {
            __rt::Result::Ok([
                { __rt::raw::<u8>(&Self::__KEY[2], "round", self.round) }?,
                {
                    __rt::build(
                        Self::__KEY,
                        3,
                        (
                            __rt::placeholder::<__rt::str, __rt::Plain>("bracket")
                                .of(self.bracket),
                            (
                                "#",
                                (
                                    __rt::placeholder::<u16, __rt::Padded<4usize>>("id")
                                        .of(self.id),
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
            pk: [&'a __rt::str; 2usize],
            sk: [&'a __rt::str; 2usize],
        ) -> __rt::Result<Self, __rt::ParseError> {
            let tournament = __rt::read_raw::<
                __rt::str,
            >(Self::__KEY, 0, "tournament", pk[0])?;
            let (region, ()) = __rt::read(
                Self::__KEY,
                1,
                pk[1],
                ("REGION#", (__rt::placeholder::<__rt::str, __rt::Plain>("region"), ())),
            )?;
            let round = __rt::read_raw::<u8>(Self::__KEY, 2, "round", sk[0])?;
            let (bracket, (id, ())) = __rt::read(
                Self::__KEY,
                3,
                sk[1],
                (
                    __rt::placeholder::<__rt::str, __rt::Plain>("bracket"),
                    ("#", (__rt::placeholder::<u16, __rt::Padded<4usize>>("id"), ())),
                ),
            )?;
            __rt::Result::Ok(Self {
                tournament,
                region,
                round,
                bracket,
                id,
            })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(
            pk: [&'a __rt::str; 2usize],
            sk: [&'a __rt::str; 2usize],
        ) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Match> for MatchKey {
        #[inline]
        fn from(value: &'a Match) -> Self {
            MatchKey { id: value.id }
        }
    }
    impl __rt::KeyOf<Match> for MatchKey {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'a> __rt::IndexKeyOf<Match> for MatchBracketKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "Bracket",
            name: "Bracket",
            kind: __rt::IndexKind::Global,
            pk: &[&<MatchBracketKey<'_>>::__KEY[0], &<MatchBracketKey<'_>>::__KEY[1]],
            sk: &[&<MatchBracketKey<'_>>::__KEY[2], &<MatchBracketKey<'_>>::__KEY[3]],
            when: &[],
            optional: &["region"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Match {
        ///The key in the index `Bracket`, if every field that it is made from is there: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
        #[must_use]
        #[inline]
        fn bracket_key(&self) -> __rt::Option<MatchBracketKey<'_>> {
            __rt::Option::Some(MatchBracketKey {
                tournament: &self.tournament,
                region: <Option<String> as __rt::KeySource>::source(&self.region)?,
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
        fn query() -> MatchQuery<__rt::One<Self>, __rt::Partial> {
            MatchQuery(__rt::Given::nothing(<MatchKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> MatchQuery<__rt::Collection<Self>, __rt::Partial> {
            MatchQuery(__rt::Given::nothing(<MatchKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `Bracket`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
        #[inline]
        fn query_bracket() -> MatchBracketQuery<__rt::One<Self>, __rt::Partial> {
            MatchBracketQuery(__rt::Given::nothing(<MatchBracketKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Bracket`, as the table's enum.
        #[inline]
        fn collection_bracket() -> MatchBracketQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            MatchBracketQuery(__rt::Given::nothing(<MatchBracketKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Bracket`.
        #[must_use]
        #[inline]
        fn scan_bracket() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<MatchBracketKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> MatchQuery<__S, __rt::Partial> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: u16) -> MatchQuery<__S, __rt::Usable> {
            MatchQuery(self.0.part::<u16, __rt::Plain, _>(id))
        }
    }
    impl<__S, __N> __rt::Debug for MatchQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for MatchQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> MatchBracketQuery<__S, __rt::Partial> {
        ///Gives `tournament`.
        #[inline]
        fn tournament(
            self,
            tournament: &'_ __rt::str,
        ) -> MatchBracketQuery<__S, __rt::Partial<__rt::Partial>> {
            MatchBracketQuery(self.0.raw::<__rt::str, _>(tournament))
        }
    }
    impl<__S> MatchBracketQuery<__S, __rt::Partial<__rt::Partial>> {
        ///Gives `region`.
        #[inline]
        fn region(self, region: &'_ __rt::str) -> MatchBracketQuery<__S, __rt::Usable> {
            MatchBracketQuery(self.0.part::<__rt::str, __rt::Plain, _>(region))
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, __rt::Usable> {
        ///Gives `round`.
        #[inline]
        fn round(
            self,
            round: u8,
        ) -> MatchBracketQuery<__rt::One<Match>, __rt::Usable<__rt::Usable>> {
            MatchBracketQuery(self.0.raw::<u8, _>(round))
        }
        ///Ends with a range of `round`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn round_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u8, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.0.raw_range::<u8, _>(range)
        }
        ///Ends with the beginning of `round`.
        #[inline]
        fn round_starts_with(
            self,
            beginning: impl __rt::Prefix<u8>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.0.raw_starts_with::<u8, _>(beginning)
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, __rt::Usable<__rt::Usable>> {
        ///Gives `bracket`.
        #[inline]
        fn bracket(
            self,
            bracket: &'_ __rt::str,
        ) -> MatchBracketQuery<
            __rt::One<Match>,
            __rt::Usable<__rt::Usable<__rt::Usable>>,
        > {
            MatchBracketQuery(self.0.part::<__rt::str, __rt::Plain, _>(bracket))
        }
        ///Ends with a range of `bracket`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn bracket_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::InMiddle<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.0.range::<__rt::str, __rt::Plain, __rt::InMiddle<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `bracket`.
        #[inline]
        fn bracket_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.0.starts_with::<__rt::str, __rt::Plain, _>(beginning)
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, __rt::Usable<__rt::Usable<__rt::Usable>>> {
        ///Gives `id`.
        #[inline]
        fn id(
            self,
            id: u16,
        ) -> MatchBracketQuery<
            __rt::One<Match>,
            __rt::Usable<__rt::Usable<__rt::Usable<__rt::Usable>>>,
        > {
            MatchBracketQuery(self.0.part::<u16, __rt::Padded<4usize>, _>(id))
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn id_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u16, __rt::AtEnd<__rt::Padded<4usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.0
                .range::<
                    u16,
                    __rt::Padded<4usize>,
                    __rt::AtEnd<__rt::Padded<4usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __rt::Debug for MatchBracketQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for MatchBracketQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for MatchKey where __C :
        __rt::aws::FieldCodec < u16 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < __C as
        __rt::aws::FieldCodec < u16 >> ::value(& self.id)); } } impl < 'a, __C >
        __rt::aws::KeyFields < __C > for MatchBracketKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < & 'a
        __rt::str >, __C : __rt::aws::FieldCodec < u8 >, __C : __rt::aws::FieldCodec < &
        'a __rt::str >, __C : __rt::aws::FieldCodec < u16 >, { #[inline] fn each_field(&
        self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("tournament", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(&
        self.tournament)); visit("region", < __C as __rt::aws::FieldCodec < & 'a
        __rt::str >> ::value(& self.region)); visit("round", < __C as
        __rt::aws::FieldCodec < u8 >> ::value(& self.round)); visit("bracket", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.bracket)); visit("id", <
        __C as __rt::aws::FieldCodec < u16 >> ::value(& self.id)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
    impl __rt::Entity for Match {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Match",
            pk: &<MatchKey>::__KEY[0],
            sk: __rt::Option::None,
            indexes: &[*<MatchBracketKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA],
            fields: &[
                __rt::Field {
                    name: "id",
                    attribute: "id",
                },
                __rt::Field {
                    name: "tournament",
                    attribute: "tournament",
                },
                __rt::Field {
                    name: "region",
                    attribute: "region",
                },
                __rt::Field {
                    name: "round",
                    attribute: "round",
                },
                __rt::Field {
                    name: "bracket",
                    attribute: "bracket",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = MatchKey where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            if let __rt::Option::Some(key) = self.bracket_key() {
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
            if sk.is_none() { <MatchKey>::parse(pk).ok() } else { __rt::Option::None }
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.id)).value() {
            visit("id", value); } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Match>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 2usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 3usize);
};
