// 6812 tokens

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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
struct MatchQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
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
struct MatchBracketQuery<__S, const STEP: ::ddb_keys::__private::usize> {
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
    impl MatchKey {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Match",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "MATCH#<id>",
                segments: &[
                    __rt::Segment::Literal("MATCH#"),
                    __rt::Segment::Part(__rt::Part::new::<u16, __rt::Plain>("id", false)),
                ],
            },
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                6usize + <__rt::Plain as __rt::Format<u16>>::text_len(self.id),
            )?;
            writer.literal("MATCH#");
            writer.part::<u16, __rt::Plain>("id", self.id, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `MATCH#<id>`.
        #[inline]
        pub fn parse(pk: &__rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("MATCH#")?;
            let text0 = reader0.cut::<u16, __rt::Plain>("id", __rt::End::Last)?;
            let id = reader0.value::<u16, __rt::Plain>("id", text0)?;
            reader0.finish()?;
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
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Match",
            place: __rt::Place {
                index: __rt::Option::Some("Bracket"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<__rt::str>("tournament", "tournament"),
        };
        #[doc(hidden)]
        const __PK1: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Match",
            place: __rt::Place {
                index: __rt::Option::Some("Bracket"),
                role: __rt::Role::Partition,
                position: 1usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "REGION#<region>",
                segments: &[
                    __rt::Segment::Literal("REGION#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("region", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Match",
            place: __rt::Place {
                index: __rt::Option::Some("Bracket"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<u8>("round", "round"),
        };
        #[doc(hidden)]
        const __SK1: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Match",
            place: __rt::Place {
                index: __rt::Option::Some("Bracket"),
                role: __rt::Role::Sort,
                position: 1usize,
            },
            separator: '#',
            source: __rt::Source::Template {
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
        };
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
                { __rt::raw::<__rt::str>(Self::__PK0, "tournament", self.tournament) }?,
                {
                    let mut writer = __rt::Writer::new(
                        Self::__PK1,
                        7usize
                            + <__rt::Plain as __rt::Format<
                                __rt::str,
                            >>::text_len(self.region),
                    )?;
                    writer.literal("REGION#");
                    writer
                        .part::<
                            __rt::str,
                            __rt::Plain,
                        >("region", self.region, __rt::End::Last)?;
                    writer.finish()
                }?,
            ])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<[__rt::KeyValue; 2usize], __rt::KeyError> {
            __rt::Result::Ok([
                { __rt::raw::<u8>(Self::__SK0, "round", self.round) }?,
                {
                    let mut writer = __rt::Writer::new(
                        Self::__SK1,
                        1usize
                            + <__rt::Plain as __rt::Format<
                                __rt::str,
                            >>::text_len(self.bracket)
                            + <__rt::Padded<
                                4usize,
                            > as __rt::Format<u16>>::text_len(self.id),
                    )?;
                    writer
                        .part::<
                            __rt::str,
                            __rt::Plain,
                        >("bracket", self.bracket, __rt::End::Before("#"))?;
                    writer.literal("#");
                    writer
                        .part::<
                            u16,
                            __rt::Padded<4usize>,
                        >("id", self.id, __rt::End::Last)?;
                    writer.finish()
                }?,
            ])
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
        #[inline]
        pub fn parse(
            pk: [&'a __rt::str; 2usize],
            sk: [&'a __rt::str; 2usize],
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk[0usize])?;
            let text0 = reader0
                .cut::<
                    __rt::str,
                    __rt::Plain,
                >("tournament", __rt::End::Raw(<__rt::str as __rt::KeyPart>::NATIVE))?;
            let mut reader1 = __rt::Reader::new(Self::__PK1, pk[1usize])?;
            reader1.literal("REGION#")?;
            let text1 = reader1
                .cut::<__rt::str, __rt::Plain>("region", __rt::End::Last)?;
            let mut reader2 = __rt::Reader::new(Self::__SK0, sk[0usize])?;
            let text2 = reader2
                .cut::<
                    u8,
                    __rt::Plain,
                >("round", __rt::End::Raw(<u8 as __rt::KeyPart>::NATIVE))?;
            let mut reader3 = __rt::Reader::new(Self::__SK1, sk[1usize])?;
            let text3 = reader3
                .cut::<__rt::str, __rt::Plain>("bracket", __rt::End::Before("#"))?;
            reader3.literal("#")?;
            let text4 = reader3.cut::<u16, __rt::Padded<4usize>>("id", __rt::End::Last)?;
            let tournament = reader0
                .value::<__rt::str, __rt::Plain>("tournament", text0)?;
            let region = reader1.value::<__rt::str, __rt::Plain>("region", text1)?;
            let round = reader2.value::<u8, __rt::Plain>("round", text2)?;
            let bracket = reader3.value::<__rt::str, __rt::Plain>("bracket", text3)?;
            let id = reader3.value::<u16, __rt::Padded<4usize>>("id", text4)?;
            reader0.finish()?;
            reader1.finish()?;
            reader2.finish()?;
            reader3.finish()?;
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
            pk: &[<MatchBracketKey<'_>>::__PK0, <MatchBracketKey<'_>>::__PK1],
            sk: &[<MatchBracketKey<'_>>::__SK0, <MatchBracketKey<'_>>::__SK1],
            when: &[],
            optional: &["region"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            for (attribute, value) in __rt::Iterator::zip(
                __rt::IntoIterator::into_iter([
                    <MatchBracketKey<'_>>::__PK0,
                    <MatchBracketKey<'_>>::__PK1,
                ]),
                key.pk()?,
            ) {
                visit(attribute, value);
            }
            for (attribute, value) in __rt::Iterator::zip(
                __rt::IntoIterator::into_iter([
                    <MatchBracketKey<'_>>::__SK0,
                    <MatchBracketKey<'_>>::__SK1,
                ]),
                key.sk()?,
            ) {
                visit(attribute, value);
            }
            __rt::Result::Ok(())
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
    }
    impl Match {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
*/
        #[inline]
        fn query() -> MatchQuery<__rt::One<Self>, 0> {
            MatchQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> MatchQuery<__rt::Collection<Self>, 0> {
            MatchQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for MatchQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("MatchQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> MatchQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<MatchKey>::__PK0).literal("MATCH#"),
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> MatchQuery<__S, 0usize> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: u16) -> MatchQuery<__S, 1usize> {
            MatchQuery {
                given: self.__tail().part::<u16, __rt::Plain>("id", id, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for MatchQuery<__rt::One<Match>, 1usize> {
        type Select = __rt::One<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for MatchQuery<__rt::Collection<Match>, 1usize> {
        type Select = __rt::Collection<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Match {
        /**Begins a query for items of this entity in the index `Bracket`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
        #[inline]
        fn query_bracket() -> MatchBracketQuery<__rt::One<Self>, 0> {
            MatchBracketQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Bracket")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `Bracket`, as the table's enum.
        #[inline]
        fn collection_bracket() -> MatchBracketQuery<__rt::Collection<Self>, 0> {
            MatchBracketQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Bracket")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `Bracket`.
        #[must_use]
        #[inline]
        fn scan_bracket() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<MatchBracketKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for MatchBracketQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("MatchBracketQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> MatchBracketQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                1usize => given.open(<MatchBracketKey<'_>>::__PK1).literal("REGION#"),
                2usize => given.close(),
                3usize => given.open(<MatchBracketKey<'_>>::__SK1),
                4usize => given.literal("#"),
                5usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> MatchBracketQuery<__S, 0usize> {
        ///Gives `tournament`.
        #[inline]
        fn tournament(
            self,
            tournament: &'_ __rt::str,
        ) -> MatchBracketQuery<__S, 1usize> {
            MatchBracketQuery {
                given: self
                    .__tail()
                    .raw::<
                        __rt::str,
                    >(<MatchBracketKey<'_>>::__PK0, "tournament", tournament),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S> MatchBracketQuery<__S, 1usize> {
        ///Gives `region`.
        #[inline]
        fn region(self, region: &'_ __rt::str) -> MatchBracketQuery<__S, 2usize> {
            MatchBracketQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("region", region, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, 2usize> {
        ///Gives `round`.
        #[inline]
        fn round(self, round: u8) -> MatchBracketQuery<__rt::One<Match>, 3usize> {
            MatchBracketQuery {
                given: self
                    .__tail()
                    .raw::<u8>(<MatchBracketKey<'_>>::__SK0, "round", round),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `round`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn round_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u8, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            let range = __rt::KeyRange::<'__v, u8, __rt::Raw>::bounds(range);
            self.__tail()
                .raw_range::<
                    u8,
                    __rt::One<Match>,
                >(<MatchBracketKey<'_>>::__SK0, "round", range)
        }
        ///Ends with the beginning of `round`.
        #[inline]
        fn round_starts_with(
            self,
            beginning: impl __rt::Prefix<u8>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.__tail()
                .raw_starts_with::<
                    u8,
                    __rt::One<Match>,
                >(<MatchBracketKey<'_>>::__SK0, "round", &beginning)
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, 3usize> {
        ///Gives `bracket`.
        #[inline]
        fn bracket(
            self,
            bracket: &'_ __rt::str,
        ) -> MatchBracketQuery<__rt::One<Match>, 4usize> {
            MatchBracketQuery {
                given: self
                    .__tail()
                    .part::<
                        __rt::str,
                        __rt::Plain,
                    >("bracket", bracket, __rt::End::Before("#")),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `bracket`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn bracket_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::InMiddle<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            let range = __rt::KeyRange::<
                '__v,
                __rt::str,
                __rt::InMiddle<__rt::Plain>,
            >::bounds(range);
            self.__tail()
                .range::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Match>,
                >("bracket", range, __rt::End::Before("#"))
        }
        ///Ends with the beginning of `bracket`.
        #[inline]
        fn bracket_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            self.__tail()
                .starts_with::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Match>,
                >("bracket", &beginning, __rt::End::Before("#"))
        }
    }
    impl MatchBracketQuery<__rt::One<Match>, 4usize> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: u16) -> MatchBracketQuery<__rt::One<Match>, 5usize> {
            MatchBracketQuery {
                given: self
                    .__tail()
                    .part::<u16, __rt::Padded<4usize>>("id", id, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn id_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u16, __rt::AtEnd<__rt::Padded<4usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Match>> {
            let range = __rt::KeyRange::<
                '__v,
                u16,
                __rt::AtEnd<__rt::Padded<4usize>>,
            >::bounds(range);
            self.__tail()
                .range::<
                    u16,
                    __rt::Padded<4usize>,
                    __rt::One<Match>,
                >("id", range, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for MatchBracketQuery<__rt::One<Match>, 2usize> {
        type Select = __rt::One<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for MatchBracketQuery<__rt::One<Match>, 3usize> {
        type Select = __rt::One<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for MatchBracketQuery<__rt::One<Match>, 4usize> {
        type Select = __rt::One<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for MatchBracketQuery<__rt::One<Match>, 5usize> {
        type Select = __rt::One<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for MatchBracketQuery<__rt::Collection<Match>, 2usize> {
        type Select = __rt::Collection<Match>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for MatchKey where __C :
        __rt::aws::FieldCodec < u16 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < __C as
        __rt::aws::FieldCodec < u16 >> ::value(& self.id)); } }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for MatchBracketKey < 'a > where
        __C : __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < &
        'a __rt::str >, __C : __rt::aws::FieldCodec < u8 >, __C : __rt::aws::FieldCodec <
        & 'a __rt::str >, __C : __rt::aws::FieldCodec < u16 >, { #[inline] fn
        each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit;
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
        const NAME: &'static __rt::str = "Match";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Match",
            pk: <MatchKey>::__PK0,
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
                visit(<MatchKey>::__PK0, key.pk()?);
            }
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
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_none() && <MatchKey>::matches(pk)
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.id)).value() {
            visit("id", value); } } } #[inline] fn meets(key : & __rt::str, field : &
            __rt::str, value : & __rt::aws::Attribute,) -> __rt::Option < __rt::bool > {
            use __rt::aws::probe:: { Readable as _, Unreadable as _ }; let _ = value;
            match (key, field) { _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Match>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 2usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 3usize);
};
