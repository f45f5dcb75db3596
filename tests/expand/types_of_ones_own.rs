// 10505 tokens

///The primary key of [`Order`]: `ORDER#<id>` and `LINE#<line:04>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct OrderKey<'a>
where
    OrderId: ::ddb_keys::__private::names::__KeyPart,
{
    ///`id` in `ORDER#<id>`.
    pub id: <OrderId as ::ddb_keys::__private::names::__KeyPart>::View<'a>,
    ///`line` in `LINE#<line:04>`.
    pub line: u32,
}
///The key of [`Order`] in the index `ByOwner`: `owner` and `<placed:day>#<state>#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct OrderByOwnerKey<'a>
where
    UserId: ::ddb_keys::__private::names::__KeySource,
    Moment: ::ddb_keys::__private::names::__KeySource,
    State: ::ddb_keys::__private::names::__KeySource,
    OrderId: ::ddb_keys::__private::names::__KeyPart,
{
    ///`owner` in the attribute `owner`.
    pub owner: <<UserId as ::ddb_keys::__private::names::__KeySource>::Part as ::ddb_keys::__private::names::__KeyPart>::View<
        'a,
    >,
    ///`placed` in `<placed:day>#<state>#<id>`. Parsing gives back what the format keeps of it.
    pub placed: <<Moment as ::ddb_keys::__private::names::__KeySource>::Part as ::ddb_keys::__private::names::__KeyPart>::View<
        'a,
    >,
    ///`state` in `<placed:day>#<state>#<id>`.
    pub state: <<State as ::ddb_keys::__private::names::__KeySource>::Part as ::ddb_keys::__private::names::__KeyPart>::View<
        'a,
    >,
    ///`id` in `<placed:day>#<state>#<id>`.
    pub id: <OrderId as ::ddb_keys::__private::names::__KeyPart>::View<'a>,
}
///The key of [`Order`] in the index `ByPlace`: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct OrderByPlaceKey<'a>
where
    Place: ::ddb_keys::__private::names::__KeyPart,
    Title: ::ddb_keys::__private::names::__KeySource,
    Rank: ::ddb_keys::__private::names::__KeySource,
{
    ///`place` in the attribute `place`.
    pub place: <Place as ::ddb_keys::__private::names::__KeyPart>::View<'a>,
    ///`title` in `<title:lower>` and the attribute `title`.
    pub title: <<Title as ::ddb_keys::__private::names::__KeySource>::Part as ::ddb_keys::__private::names::__KeyPart>::View<
        'a,
    >,
    ///`rank` in the attribute `rank`.
    pub rank: <<Rank as ::ddb_keys::__private::names::__KeySource>::Part as ::ddb_keys::__private::names::__KeyPart>::View<
        'a,
    >,
    ///`line` in `<line>`.
    pub line: u32,
}
///A query by `ORDER#<id>` and `LINE#<line:04>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct OrderQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `owner` and `<placed:day>#<state>#<id>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct OrderByOwnerQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `place` and `<title:lower>`, `title`, `rank`, `<line>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct OrderByPlaceQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {}
    impl<'a> __PartialEq for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.id == other.id && self.line == other.line
        }
    }
    impl<'a> __Eq for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {}
    impl<'a> __Hash for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.id, state);
            __Hash::hash(&self.line, state);
        }
    }
    impl<'a> __Debug for OrderKey<'a>
    where
        OrderId: __KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "OrderKey", &[("id", &self.id), ("line", &self.line)])
        }
    }
    impl<'a> __Clone for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {}
    impl<'a> __PartialEq for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.owner == other.owner && self.placed == other.placed
                && self.state == other.state && self.id == other.id
        }
    }
    impl<'a> __Eq for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {}
    impl<'a> __Hash for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.owner, state);
            __Hash::hash(&self.placed, state);
            __Hash::hash(&self.state, state);
            __Hash::hash(&self.id, state);
        }
    }
    impl<'a> __Debug for OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "OrderByOwnerKey",
                &[
                    ("owner", &self.owner),
                    ("placed", &self.placed),
                    ("state", &self.state),
                    ("id", &self.id),
                ],
            )
        }
    }
    impl<'a> __Clone for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {}
    impl<'a> __PartialEq for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.place == other.place && self.title == other.title
                && self.rank == other.rank && self.line == other.line
        }
    }
    impl<'a> __Eq for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {}
    impl<'a> __Hash for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.place, state);
            __Hash::hash(&self.title, state);
            __Hash::hash(&self.rank, state);
            __Hash::hash(&self.line, state);
        }
    }
    impl<'a> __Debug for OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
    {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "OrderByPlaceKey",
                &[
                    ("place", &self.place),
                    ("title", &self.title),
                    ("rank", &self.rank),
                    ("line", &self.line),
                ],
            )
        }
    }
    impl<'a> OrderKey<'a>
    where
        OrderId: __KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Order",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "ORDER#<id>",
                    segments: &[
                        __Segment::Literal("ORDER#"),
                        __Segment::Part(__Part::new::<OrderId, __Plain>("id", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Order",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "LINE#<line:04>",
                    segments: &[
                        __Segment::Literal("LINE#"),
                        __Segment::Part(
                            __Part::new::<u32, __Padded<4usize>>("line", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `ORDER#<id>` and `LINE#<line:04>`, or says which value cannot stand in it.
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
                ("ORDER#", (__placeholder::<OrderId, __Plain>("id").of(self.id), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (
                    "LINE#",
                    (__placeholder::<u32, __Padded<4usize>>("line").of(self.line), ()),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ORDER#<id>` and `LINE#<line:04>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("ORDER#", (__placeholder::<OrderId, __Plain>("id"), ()))),
                    (
                        (
                            sk,
                            (
                                "LINE#",
                                (__placeholder::<u32, __Padded<4usize>>("line"), ()),
                            ),
                        ),
                        (),
                    ),
                ),
            ) {
                __Result::Ok(((id, ()), ((line, ()), ()))) => {
                    __Result::Ok(Self { id, line })
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
    impl<'a> OrderByOwnerKey<'a>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
        __Day: __Format<<Moment as __KeySource>::Part>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByOwner"),
                __Role::Partition,
                0,
                '#',
                __Source::raw::<<UserId as __KeySource>::Part>("owner", "owner"),
            ),
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByOwner"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<placed:day>#<state>#<id>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<
                                <Moment as __KeySource>::Part,
                                __Day,
                            >("placed", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(
                            __Part::new::<
                                <State as __KeySource>::Part,
                                __Plain,
                            >("state", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(__Part::new::<OrderId, __Plain>("id", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `owner` and `<placed:day>#<state>#<id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __raw::<<UserId as __KeySource>::Part>(&Self::__KEY[0], "owner", self.owner)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (
                    __placeholder::<<Moment as __KeySource>::Part, __Day>("placed")
                        .of(self.placed),
                    (
                        "#",
                        (
                            __placeholder::<
                                <State as __KeySource>::Part,
                                __Plain,
                            >("state")
                                .of(self.state),
                            (
                                "#",
                                (__placeholder::<OrderId, __Plain>("id").of(self.id), ()),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `owner` and `<placed:day>#<state>#<id>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, __raw_place::<<UserId as __KeySource>::Part>("owner")),
                    (
                        (
                            sk,
                            (
                                __placeholder::<
                                    <Moment as __KeySource>::Part,
                                    __Day,
                                >("placed"),
                                (
                                    "#",
                                    (
                                        __placeholder::<
                                            <State as __KeySource>::Part,
                                            __Plain,
                                        >("state"),
                                        ("#", (__placeholder::<OrderId, __Plain>("id"), ())),
                                    ),
                                ),
                            ),
                        ),
                        (),
                    ),
                ),
            ) {
                __Result::Ok((owner, ((placed, (state, (id, ()))), ()))) => {
                    __Result::Ok(Self { owner, placed, state, id })
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
    impl<'a> OrderByPlaceKey<'a>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByPlace"),
                __Role::Partition,
                0,
                '#',
                __Source::raw::<Place>("place", "place"),
            ),
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByPlace"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<title:lower>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<
                                <Title as __KeySource>::Part,
                                __Lower,
                            >("title", false),
                        ),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByPlace"),
                __Role::Sort,
                1,
                '#',
                __Source::raw::<<Title as __KeySource>::Part>("title", "title"),
            ),
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByPlace"),
                __Role::Sort,
                2,
                '#',
                __Source::raw::<<Rank as __KeySource>::Part>("rank", "rank"),
            ),
            __KeyAttribute::new(
                "Order",
                __Option::Some("ByPlace"),
                __Role::Sort,
                3,
                '#',
                __Source::Template {
                    text: "<line>",
                    segments: &[
                        __Segment::Part(__Part::new::<u32, __Plain>("line", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `place` and `<title:lower>`, `title`, `rank`, `<line>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__MultiKey<1usize, 4usize>, __KeyError> {
            __multi_key(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<[__KeyValue; 1usize], __KeyError> {
            __Result::Ok([{ __raw::<Place>(&Self::__KEY[0], "place", self.place) }?])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<[__KeyValue; 4usize], __KeyError> {
            __Result::Ok([
                {
                    __build(
                        Self::__KEY,
                        1,
                        (
                            __placeholder::<
                                <Title as __KeySource>::Part,
                                __Lower,
                            >("title")
                                .of(self.title),
                            (),
                        ),
                    )
                }?,
                {
                    __raw::<
                        <Title as __KeySource>::Part,
                    >(&Self::__KEY[2], "title", self.title)
                }?,
                {
                    __raw::<
                        <Rank as __KeySource>::Part,
                    >(&Self::__KEY[3], "rank", self.rank)
                }?,
                {
                    __build(
                        Self::__KEY,
                        4,
                        (__placeholder::<u32, __Plain>("line").of(self.line), ()),
                    )
                }?,
            ])
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `place` and `<title:lower>`, `title`, `rank`, `<line>`.
        #[inline]
        pub fn parse(
            pk: [&'a __str; 1usize],
            sk: [&'a __str; 4usize],
        ) -> __Result<Self, __ParseError> {
            let mut reader0 = __Reader::new(&Self::__KEY[0], pk[0])?;
            let text0 = reader0
                .cut::<
                    Place,
                    __Plain,
                >("place", __End::Raw(<Place as __KeyPart>::NATIVE))?;
            let mut reader1 = __Reader::new(&Self::__KEY[1], sk[0])?;
            let text1 = reader1
                .cut::<<Title as __KeySource>::Part, __Lower>("title", __End::Last)?;
            let mut reader2 = __Reader::new(&Self::__KEY[2], sk[1])?;
            let text2 = reader2
                .cut::<
                    <Title as __KeySource>::Part,
                    __Plain,
                >(
                    "title",
                    __End::Raw(<<Title as __KeySource>::Part as __KeyPart>::NATIVE),
                )?;
            let mut reader3 = __Reader::new(&Self::__KEY[3], sk[2])?;
            let text3 = reader3
                .cut::<
                    <Rank as __KeySource>::Part,
                    __Plain,
                >(
                    "rank",
                    __End::Raw(<<Rank as __KeySource>::Part as __KeyPart>::NATIVE),
                )?;
            let mut reader4 = __Reader::new(&Self::__KEY[4], sk[3])?;
            let text4 = reader4.cut::<u32, __Plain>("line", __End::Last)?;
            let place = reader0.value::<Place, __Plain>("place", text0)?;
            let title = reader2
                .value::<<Title as __KeySource>::Part, __Plain>("title", text2)?;
            reader1
                .agrees::<<Title as __KeySource>::Part, __Lower>("title", title, text1)?;
            let rank = reader3
                .value::<<Rank as __KeySource>::Part, __Plain>("rank", text3)?;
            let line = reader4.value::<u32, __Plain>("line", text4)?;
            reader0.finish()?;
            reader1.finish()?;
            reader2.finish()?;
            reader3.finish()?;
            reader4.finish()?;
            __Result::Ok(Self { place, title, rank, line })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: [&'a __str; 1usize], sk: [&'a __str; 4usize]) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Order> for OrderKey<'a>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        #[inline]
        fn from(value: &'a Order) -> Self {
            OrderKey {
                id: <OrderId as __KeyPart>::view(&value.id),
                line: <Box<u32> as __KeyPart>::view(&value.line),
            }
        }
    }
    impl<'a> __KeyOf<Order> for OrderKey<'a>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'a> __IndexKeyOf<Order> for OrderByOwnerKey<'a>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "ByOwner",
            name: "ByOwner",
            kind: __IndexKind::Global,
            pk: &[&<OrderByOwnerKey<'_>>::__KEY[0]],
            sk: &[&<OrderByOwnerKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[
                if <<UserId as __KeySource>::Presence as __Presence>::OPTIONAL {
                    "owner"
                } else {
                    ""
                },
                if <<Moment as __KeySource>::Presence as __Presence>::OPTIONAL {
                    "placed"
                } else {
                    ""
                },
                if <<State as __KeySource>::Presence as __Presence>::OPTIONAL {
                    "state"
                } else {
                    ""
                },
            ],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl<'a> __IndexKeyOf<Order> for OrderByPlaceKey<'a>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "ByPlace",
            name: "ByPlace",
            kind: __IndexKind::Global,
            pk: &[&<OrderByPlaceKey<'_>>::__KEY[0]],
            sk: &[
                &<OrderByPlaceKey<'_>>::__KEY[1],
                &<OrderByPlaceKey<'_>>::__KEY[2],
                &<OrderByPlaceKey<'_>>::__KEY[3],
                &<OrderByPlaceKey<'_>>::__KEY[4],
            ],
            when: &[],
            optional: &[
                "place",
                if <<Title as __KeySource>::Presence as __Presence>::OPTIONAL {
                    "title"
                } else {
                    ""
                },
                if <<Rank as __KeySource>::Presence as __Presence>::OPTIONAL {
                    "rank"
                } else {
                    ""
                },
            ],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Order
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///The key in the index `ByOwner`, if every field that it is made from is there: `owner` and `<placed:day>#<state>#<id>`.
        #[must_use]
        #[inline]
        fn by_owner_key(
            &self,
        ) -> __Present<
            <<<UserId as __KeySource>::Presence as __Presence>::And<
                <Moment as __KeySource>::Presence,
            > as __Presence>::And<<State as __KeySource>::Presence>,
            OrderByOwnerKey<'_>,
        > {
            <<<<UserId as __KeySource>::Presence as __Presence>::And<
                <Moment as __KeySource>::Presence,
            > as __Presence>::And<
                <State as __KeySource>::Presence,
            > as __Presence>::map(
                <<<UserId as __KeySource>::Presence as __Presence>::And<
                    <Moment as __KeySource>::Presence,
                > as __Presence>::zip::<
                    _,
                    <State as __KeySource>::Presence,
                    _,
                >(
                    <<UserId as __KeySource>::Presence as __Presence>::zip::<
                        _,
                        <Moment as __KeySource>::Presence,
                        _,
                    >(
                        <UserId as __KeySource>::source(&self.owner),
                        <Moment as __KeySource>::source(&self.placed),
                    ),
                    <State as __KeySource>::source(&self.state),
                ),
                |((owner, placed), state)| OrderByOwnerKey {
                    owner,
                    placed,
                    state,
                    id: <OrderId as __KeyPart>::view(&self.id),
                },
            )
        }
        ///The key in the index `ByPlace`, if every field that it is made from is there: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
        #[must_use]
        #[inline]
        fn by_place_key(&self) -> __Option<OrderByPlaceKey<'_>> {
            __Option::Some(OrderByPlaceKey {
                place: <Option<Place> as __KeySource>::source(&self.place)?,
                title: <<Title as __KeySource>::Presence as __Presence>::option(
                    <Title as __KeySource>::source(&self.title),
                )?,
                rank: <<Rank as __KeySource>::Presence as __Presence>::option(
                    <Rank as __KeySource>::source(&self.rank),
                )?,
                line: <Box<u32> as __KeyPart>::view(&self.line),
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
*/
        #[inline]
        fn query() -> OrderQuery<__One<Self>, __Partial> {
            OrderQuery(__Given::nothing(<OrderKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> OrderQuery<__Collection<Self>, __Partial> {
            OrderQuery(__Given::nothing(<OrderKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `ByOwner`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
*/
        #[inline]
        fn query_by_owner() -> OrderByOwnerQuery<__One<Self>, __Partial> {
            OrderByOwnerQuery(__Given::nothing(<OrderByOwnerKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByOwner`, as the table's enum.
        #[inline]
        fn collection_by_owner() -> OrderByOwnerQuery<__Collection<Self>, __Partial> {
            OrderByOwnerQuery(__Given::nothing(<OrderByOwnerKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByOwner`.
        #[must_use]
        #[inline]
        fn scan_by_owner() -> __IndexScan<Self> {
            __IndexScan::new(<OrderByOwnerKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `ByPlace`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
        #[inline]
        fn query_by_place() -> OrderByPlaceQuery<__One<Self>, __Partial> {
            OrderByPlaceQuery(__Given::nothing(<OrderByPlaceKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByPlace`, as the table's enum.
        #[inline]
        fn collection_by_place() -> OrderByPlaceQuery<__Collection<Self>, __Partial> {
            OrderByPlaceQuery(__Given::nothing(<OrderByPlaceKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByPlace`.
        #[must_use]
        #[inline]
        fn scan_by_place() -> __IndexScan<Self> {
            __IndexScan::new(<OrderByPlaceKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> OrderQuery<__S, __Partial>
    where
        OrderId: __KeyPart,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __Into<<OrderId as __KeyPart>::View<'__v>>,
        ) -> OrderQuery<__S, __Usable> {
            let id: <OrderId as __KeyPart>::View<'__v> = __Into::into(id);
            OrderQuery(self.0.part::<OrderId, __Plain, _>(id))
        }
    }
    impl OrderQuery<__One<Order>, __Usable>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `line`.
        #[inline]
        fn line(self, line: u32) -> OrderQuery<__One<Order>, __Usable<__Usable>> {
            OrderQuery(self.0.part::<u32, __Padded<4usize>, _>(line))
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Padded<4usize>>>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.range::<u32, __Padded<4usize>, __AtEnd<__Padded<4usize>>, _>(range)
        }
    }
    impl<__S, __N> __Debug for OrderQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for OrderQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> OrderByOwnerQuery<__S, __Partial>
    where
        UserId: __KeySource,
        Moment: __KeySource,
        State: __KeySource,
        OrderId: __KeyPart,
        __Day: __Format<<Moment as __KeySource>::Part>,
    {
        ///Gives `owner`.
        #[inline]
        fn owner<'__v>(
            self,
            owner: impl __Into<<<UserId as __KeySource>::Part as __KeyPart>::View<'__v>>,
        ) -> OrderByOwnerQuery<__S, __Usable> {
            let owner: <<UserId as __KeySource>::Part as __KeyPart>::View<'__v> = __Into::into(
                owner,
            );
            OrderByOwnerQuery(self.0.raw::<<UserId as __KeySource>::Part, _>(owner))
        }
    }
    impl OrderByOwnerQuery<__One<Order>, __Usable>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `placed`.
        #[inline]
        fn placed<'__v>(
            self,
            placed: impl __Into<<<Moment as __KeySource>::Part as __KeyPart>::View<'__v>>,
        ) -> OrderByOwnerQuery<__One<Order>, __Usable<__Usable>> {
            let placed: <<Moment as __KeySource>::Part as __KeyPart>::View<'__v> = __Into::into(
                placed,
            );
            OrderByOwnerQuery(
                self.0.part::<<Moment as __KeySource>::Part, __Day, _>(placed),
            )
        }
        ///Ends with a range of `placed`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn placed_in<'__v>(
            self,
            range: impl __KeyRange<
                '__v,
                <Moment as __KeySource>::Part,
                __InMiddle<__Day>,
            >,
        ) -> __ReadyQuery<__One<Order>> {
            self.0
                .range::<
                    <Moment as __KeySource>::Part,
                    __Day,
                    __InMiddle<__Day>,
                    _,
                >(range)
        }
    }
    impl OrderByOwnerQuery<__One<Order>, __Usable<__Usable>>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `state`.
        #[inline]
        fn state<'__v>(
            self,
            state: impl __Into<<<State as __KeySource>::Part as __KeyPart>::View<'__v>>,
        ) -> OrderByOwnerQuery<__One<Order>, __Usable<__Usable<__Usable>>> {
            let state: <<State as __KeySource>::Part as __KeyPart>::View<'__v> = __Into::into(
                state,
            );
            OrderByOwnerQuery(
                self.0.part::<<State as __KeySource>::Part, __Plain, _>(state),
            )
        }
        ///Ends with a range of `state`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn state_in<'__v>(
            self,
            range: impl __KeyRange<
                '__v,
                <State as __KeySource>::Part,
                __InMiddle<__Plain>,
            >,
        ) -> __ReadyQuery<__One<Order>> {
            self.0
                .range::<
                    <State as __KeySource>::Part,
                    __Plain,
                    __InMiddle<__Plain>,
                    _,
                >(range)
        }
        ///Ends with the beginning of `state`.
        fn state_starts_with(
            self,
            beginning: impl __Prefix<<State as __KeySource>::Part>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.starts_with::<<State as __KeySource>::Part, __Plain, _>(beginning)
        }
    }
    impl OrderByOwnerQuery<__One<Order>, __Usable<__Usable<__Usable>>>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __Into<<OrderId as __KeyPart>::View<'__v>>,
        ) -> OrderByOwnerQuery<__One<Order>, __Usable<__Usable<__Usable<__Usable>>>> {
            let id: <OrderId as __KeyPart>::View<'__v> = __Into::into(id);
            OrderByOwnerQuery(self.0.part::<OrderId, __Plain, _>(id))
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn id_in<'__v>(
            self,
            range: impl __KeyRange<'__v, OrderId, __AtEnd<__Plain>>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.range::<OrderId, __Plain, __AtEnd<__Plain>, _>(range)
        }
        ///Ends with the beginning of `id`.
        fn id_starts_with(
            self,
            beginning: impl __Prefix<OrderId>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.starts_with::<OrderId, __Plain, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for OrderByOwnerQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for OrderByOwnerQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> OrderByPlaceQuery<__S, __Partial>
    where
        Place: __KeyPart,
        Title: __KeySource,
        Rank: __KeySource,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `place`.
        #[inline]
        fn place<'__v>(
            self,
            place: impl __Into<<Place as __KeyPart>::View<'__v>>,
        ) -> OrderByPlaceQuery<__S, __Usable> {
            let place: <Place as __KeyPart>::View<'__v> = __Into::into(place);
            OrderByPlaceQuery(self.0.raw::<Place, _>(place))
        }
    }
    impl OrderByPlaceQuery<__One<Order>, __Usable>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `title`.
        #[inline]
        fn title<'__v>(
            self,
            title: impl __Into<<<Title as __KeySource>::Part as __KeyPart>::View<'__v>>,
        ) -> OrderByPlaceQuery<__One<Order>, __Usable<__Usable>> {
            let title: <<Title as __KeySource>::Part as __KeyPart>::View<'__v> = __Into::into(
                title,
            );
            OrderByPlaceQuery(
                self
                    .0
                    .part::<<Title as __KeySource>::Part, __Lower, _>(title)
                    .again_raw::<<Title as __KeySource>::Part>(title),
            )
        }
        ///Ends with a range of `title`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn title_in<'__v>(
            self,
            range: impl __KeyRange<'__v, <Title as __KeySource>::Part, __AtEnd<__Lower>>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0
                .range::<
                    <Title as __KeySource>::Part,
                    __Lower,
                    __AtEnd<__Lower>,
                    _,
                >(range)
        }
        ///Ends with the beginning of `title`.
        fn title_starts_with(
            self,
            beginning: impl __Prefix<<Title as __KeySource>::Part>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.starts_with::<<Title as __KeySource>::Part, __Lower, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<__One<Order>, __Usable<__Usable>>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `rank`.
        #[inline]
        fn rank<'__v>(
            self,
            rank: impl __Into<<<Rank as __KeySource>::Part as __KeyPart>::View<'__v>>,
        ) -> OrderByPlaceQuery<__One<Order>, __Usable<__Usable<__Usable>>> {
            let rank: <<Rank as __KeySource>::Part as __KeyPart>::View<'__v> = __Into::into(
                rank,
            );
            OrderByPlaceQuery(self.0.raw::<<Rank as __KeySource>::Part, _>(rank))
        }
        ///Ends with a range of `rank`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn rank_in<'__v>(
            self,
            range: impl __KeyRange<'__v, <Rank as __KeySource>::Part, __Raw>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.raw_range::<<Rank as __KeySource>::Part, _>(range)
        }
        ///Ends with the beginning of `rank`.
        fn rank_starts_with(
            self,
            beginning: impl __Prefix<<Rank as __KeySource>::Part>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.raw_starts_with::<<Rank as __KeySource>::Part, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<__One<Order>, __Usable<__Usable<__Usable>>>
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        ///Gives `line`.
        #[inline]
        fn line(
            self,
            line: u32,
        ) -> OrderByPlaceQuery<__One<Order>, __Usable<__Usable<__Usable<__Usable>>>> {
            OrderByPlaceQuery(self.0.part::<u32, __Plain, _>(line))
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Plain>>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.range::<u32, __Plain, __AtEnd<__Plain>, _>(range)
        }
        ///Ends with the beginning of `line`.
        fn line_starts_with(
            self,
            beginning: impl __Prefix<u32>,
        ) -> __ReadyQuery<__One<Order>> {
            self.0.starts_with::<u32, __Plain, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for OrderByPlaceQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for OrderByPlaceQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for OrderKey < 'a > where OrderId :
        __KeyPart, __C : __aws::FieldCodec < < OrderId as __KeyPart > ::View < 'a > >,
        __C : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < __C as
        __aws::FieldCodec < < OrderId as __KeyPart > ::View < 'a > >> ::value(& self
        .id)); visit("line", < __C as __aws::FieldCodec < u32 >> ::value(& self.line)); }
        } impl < 'a, __C > __aws::KeyFields < __C > for OrderByOwnerKey < 'a > where
        UserId : __KeySource, Moment : __KeySource, State : __KeySource, OrderId :
        __KeyPart, __Day : __Format < < Moment as __KeySource > ::Part >, __C :
        __aws::FieldCodec < < < UserId as __KeySource > ::Part as __KeyPart > ::View < 'a
        > >, __C : __aws::FieldCodec < < < Moment as __KeySource > ::Part as __KeyPart >
        ::View < 'a > >, __C : __aws::FieldCodec < < < State as __KeySource > ::Part as
        __KeyPart > ::View < 'a > >, __C : __aws::FieldCodec < < OrderId as __KeyPart >
        ::View < 'a > >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor <
        '_ >) { let _ = & visit; visit("owner", < __C as __aws::FieldCodec < < < UserId
        as __KeySource > ::Part as __KeyPart > ::View < 'a > >> ::value(& self.owner));
        visit("placed", < __C as __aws::FieldCodec < < < Moment as __KeySource > ::Part
        as __KeyPart > ::View < 'a > >> ::value(& self.placed)); visit("state", < __C as
        __aws::FieldCodec < < < State as __KeySource > ::Part as __KeyPart > ::View < 'a
        > >> ::value(& self.state)); visit("id", < __C as __aws::FieldCodec < < OrderId
        as __KeyPart > ::View < 'a > >> ::value(& self.id)); } } impl < 'a, __C >
        __aws::KeyFields < __C > for OrderByPlaceKey < 'a > where Place : __KeyPart,
        Title : __KeySource, Rank : __KeySource, __Lower : __Format < < Title as
        __KeySource > ::Part >, __C : __aws::FieldCodec < < Place as __KeyPart > ::View <
        'a > >, __C : __aws::FieldCodec < < < Title as __KeySource > ::Part as __KeyPart
        > ::View < 'a > >, __C : __aws::FieldCodec < < < Rank as __KeySource > ::Part as
        __KeyPart > ::View < 'a > >, __C : __aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("place", < __C as __aws::FieldCodec < < Place as __KeyPart > ::View < 'a >
        >> ::value(& self.place)); visit("title", < __C as __aws::FieldCodec < < < Title
        as __KeySource > ::Part as __KeyPart > ::View < 'a > >> ::value(& self.title));
        visit("rank", < __C as __aws::FieldCodec < < < Rank as __KeySource > ::Part as
        __KeyPart > ::View < 'a > >> ::value(& self.rank)); visit("line", < __C as
        __aws::FieldCodec < u32 >> ::value(& self.line)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
    impl __Entity for Order
    where
        OrderId: __KeyPart,
        OrderId: __KeyPart,
        UserId: __KeySource,
        State: __KeySource,
        Moment: __KeySource,
        Title: __KeySource,
        Place: __KeyPart,
        Rank: __KeySource,
        __Day: __Format<<Moment as __KeySource>::Part>,
        __Lower: __Format<<Title as __KeySource>::Part>,
    {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Order",
            pk: &<OrderKey<'_>>::__KEY[0],
            sk: __Option::Some(&<OrderKey<'_>>::__KEY[1]),
            indexes: &[
                *<OrderByOwnerKey<'_> as __IndexKeyOf<Self>>::SCHEMA,
                *<OrderByPlaceKey<'_> as __IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __Field {
                    name: "id",
                    attribute: "id",
                },
                __Field {
                    name: "line",
                    attribute: "line",
                },
                __Field {
                    name: "owner",
                    attribute: "owner",
                },
                __Field {
                    name: "state",
                    attribute: "state",
                },
                __Field {
                    name: "placed",
                    attribute: "placed",
                },
                __Field {
                    name: "title",
                    attribute: "title",
                },
                __Field {
                    name: "place",
                    attribute: "place",
                },
                __Field {
                    name: "rank",
                    attribute: "rank",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = OrderKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            (if let __Option::Some(key) = <<<<UserId as __KeySource>::Presence as __Presence>::And<
                <Moment as __KeySource>::Presence,
            > as __Presence>::And<
                <State as __KeySource>::Presence,
            > as __Presence>::option(self.by_owner_key()) {
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                __Result::Ok(())
            })?;
            if let __Option::Some(key) = self.by_place_key() {
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
            <OrderKey<'a>>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.id)).value() { visit("id", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.line)).value() {
            visit("line", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Order>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
    const _: () = __check_template(TEMPLATES, 1usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 0usize);
    const _: () = __check_template(TEMPLATES, 2usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 2usize);
    const _: () = __check_template(TEMPLATES, 2usize, 3usize);
    const _: () = __check_template(TEMPLATES, 2usize, 4usize);
};
