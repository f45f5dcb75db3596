// 13427 tokens

///The primary key of [`Order`]: `ORDER#<id>` and `LINE#<line:04>`.
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
struct OrderKey<'a>
where
    OrderId: ::ddb_keys::__private::KeyPart,
{
    ///`id` in `ORDER#<id>`.
    pub id: <OrderId as ::ddb_keys::__private::KeyPart>::View<'a>,
    ///`line` in `LINE#<line:04>`.
    pub line: u32,
}
///The key of [`Order`] in the index `ByOwner`: `owner` and `<placed:day>#<state>#<id>`.
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
struct OrderByOwnerKey<'a>
where
    UserId: ::ddb_keys::__private::KeySource,
    Moment: ::ddb_keys::__private::KeySource,
    State: ::ddb_keys::__private::KeySource,
    OrderId: ::ddb_keys::__private::KeyPart,
{
    ///`owner` in the attribute `owner`.
    pub owner: <<UserId as ::ddb_keys::__private::KeySource>::Part as ::ddb_keys::__private::KeyPart>::View<
        'a,
    >,
    ///`placed` in `<placed:day>#<state>#<id>`. Parsing gives back what the format keeps of it.
    pub placed: <<Moment as ::ddb_keys::__private::KeySource>::Part as ::ddb_keys::__private::KeyPart>::View<
        'a,
    >,
    ///`state` in `<placed:day>#<state>#<id>`.
    pub state: <<State as ::ddb_keys::__private::KeySource>::Part as ::ddb_keys::__private::KeyPart>::View<
        'a,
    >,
    ///`id` in `<placed:day>#<state>#<id>`.
    pub id: <OrderId as ::ddb_keys::__private::KeyPart>::View<'a>,
}
///The key of [`Order`] in the index `ByPlace`: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
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
struct OrderByPlaceKey<'a>
where
    Place: ::ddb_keys::__private::KeyPart,
    Title: ::ddb_keys::__private::KeySource,
    Rank: ::ddb_keys::__private::KeySource,
{
    ///`place` in the attribute `place`.
    pub place: <Place as ::ddb_keys::__private::KeyPart>::View<'a>,
    ///`title` in `<title:lower>` and the attribute `title`.
    pub title: <<Title as ::ddb_keys::__private::KeySource>::Part as ::ddb_keys::__private::KeyPart>::View<
        'a,
    >,
    ///`rank` in the attribute `rank`.
    pub rank: <<Rank as ::ddb_keys::__private::KeySource>::Part as ::ddb_keys::__private::KeyPart>::View<
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
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct OrderQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `owner` and `<placed:day>#<state>#<id>`, its parts given from the left.
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
struct OrderByOwnerQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `place` and `<title:lower>`, `title`, `rank`, `<line>`, its parts given from the left.
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
struct OrderByPlaceQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {}
    impl<'a> __rt::PartialEq for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.id == other.id && self.line == other.line
        }
    }
    impl<'a> __rt::Eq for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {}
    impl<'a> __rt::Hash for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.id, state);
            __rt::Hash::hash(&self.line, state);
        }
    }
    impl<'a> __rt::Debug for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("OrderKey")
                .field("id", &self.id)
                .field("line", &self.line)
                .finish()
        }
    }
    impl<'a> __rt::Clone for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {}
    impl<'a> __rt::PartialEq for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.owner == other.owner && self.placed == other.placed
                && self.state == other.state && self.id == other.id
        }
    }
    impl<'a> __rt::Eq for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {}
    impl<'a> __rt::Hash for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.owner, state);
            __rt::Hash::hash(&self.placed, state);
            __rt::Hash::hash(&self.state, state);
            __rt::Hash::hash(&self.id, state);
        }
    }
    impl<'a> __rt::Debug for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("OrderByOwnerKey")
                .field("owner", &self.owner)
                .field("placed", &self.placed)
                .field("state", &self.state)
                .field("id", &self.id)
                .finish()
        }
    }
    impl<'a> __rt::Clone for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {}
    impl<'a> __rt::PartialEq for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.place == other.place && self.title == other.title
                && self.rank == other.rank && self.line == other.line
        }
    }
    impl<'a> __rt::Eq for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {}
    impl<'a> __rt::Hash for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.place, state);
            __rt::Hash::hash(&self.title, state);
            __rt::Hash::hash(&self.rank, state);
            __rt::Hash::hash(&self.line, state);
        }
    }
    impl<'a> __rt::Debug for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("OrderByPlaceKey")
                .field("place", &self.place)
                .field("title", &self.title)
                .field("rank", &self.rank)
                .field("line", &self.line)
                .finish()
        }
    }
    impl<'a> OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "ORDER#<id>",
                    segments: &[
                        __rt::Segment::Literal("ORDER#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<OrderId, __rt::Plain>("id", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "LINE#<line:04>",
                    segments: &[
                        __rt::Segment::Literal("LINE#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Padded<4usize>>("line", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `ORDER#<id>` and `LINE#<line:04>`, or says which value cannot stand in it.
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
                    "ORDER#",
                    (__rt::placeholder::<OrderId, __rt::Plain>("id").of(self.id), ()),
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
                    "LINE#",
                    (
                        __rt::placeholder::<u32, __rt::Padded<4usize>>("line")
                            .of(self.line),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ORDER#<id>` and `LINE#<line:04>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let (id, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("ORDER#", (__rt::placeholder::<OrderId, __rt::Plain>("id"), ())),
            )?;
            let (line, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                ("LINE#", (__rt::placeholder::<u32, __rt::Padded<4usize>>("line"), ())),
            )?;
            __rt::Result::Ok(Self { id, line })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByOwner"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::raw::<<UserId as __rt::KeySource>::Part>("owner", "owner"),
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByOwner"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "<placed:day>#<state>#<id>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<
                                <Moment as __rt::KeySource>::Part,
                                __rt::Day,
                            >("placed", false),
                        ),
                        __rt::Segment::Literal("#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<
                                <State as __rt::KeySource>::Part,
                                __rt::Plain,
                            >("state", false),
                        ),
                        __rt::Segment::Literal("#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<OrderId, __rt::Plain>("id", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `owner` and `<placed:day>#<state>#<id>`, or says which value cannot stand in it.
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
            __rt::raw::<
                <UserId as __rt::KeySource>::Part,
            >(&Self::__KEY[0], "owner", self.owner)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                (
                    __rt::placeholder::<
                        <Moment as __rt::KeySource>::Part,
                        __rt::Day,
                    >("placed")
                        .of(self.placed),
                    (
                        "#",
                        (
                            __rt::placeholder::<
                                <State as __rt::KeySource>::Part,
                                __rt::Plain,
                            >("state")
                                .of(self.state),
                            (
                                "#",
                                (
                                    __rt::placeholder::<OrderId, __rt::Plain>("id").of(self.id),
                                    (),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `owner` and `<placed:day>#<state>#<id>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let owner = __rt::read_raw::<
                <UserId as __rt::KeySource>::Part,
            >(Self::__KEY, 0, "owner", pk)?;
            let (placed, (state, (id, ()))) = __rt::read(
                Self::__KEY,
                1,
                sk,
                (
                    __rt::placeholder::<
                        <Moment as __rt::KeySource>::Part,
                        __rt::Day,
                    >("placed"),
                    (
                        "#",
                        (
                            __rt::placeholder::<
                                <State as __rt::KeySource>::Part,
                                __rt::Plain,
                            >("state"),
                            ("#", (__rt::placeholder::<OrderId, __rt::Plain>("id"), ())),
                        ),
                    ),
                ),
            )?;
            __rt::Result::Ok(Self { owner, placed, state, id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByPlace"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::raw::<Place>("place", "place"),
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByPlace"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "<title:lower>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<
                                <Title as __rt::KeySource>::Part,
                                __rt::Lower,
                            >("title", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByPlace"),
                __rt::Role::Sort,
                1,
                '#',
                __rt::Source::raw::<<Title as __rt::KeySource>::Part>("title", "title"),
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByPlace"),
                __rt::Role::Sort,
                2,
                '#',
                __rt::Source::raw::<<Rank as __rt::KeySource>::Part>("rank", "rank"),
            ),
            __rt::KeyAttribute::new(
                "Order",
                __rt::Option::Some("ByPlace"),
                __rt::Role::Sort,
                3,
                '#',
                __rt::Source::Template {
                    text: "<line>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Plain>("line", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `place` and `<title:lower>`, `title`, `rank`, `<line>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(
            &self,
        ) -> __rt::Result<__rt::MultiKey<1usize, 4usize>, __rt::KeyError> {
            __rt::Result::Ok(__rt::MultiKey {
                pk: self.pk()?,
                sk: self.sk()?,
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<[__rt::KeyValue; 1usize], __rt::KeyError> {
            __rt::Result::Ok([
                { __rt::raw::<Place>(&Self::__KEY[0], "place", self.place) }?,
            ])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<[__rt::KeyValue; 4usize], __rt::KeyError> {
            __rt::Result::Ok([
                {
                    __rt::build(
                        Self::__KEY,
                        1,
                        (
                            __rt::placeholder::<
                                <Title as __rt::KeySource>::Part,
                                __rt::Lower,
                            >("title")
                                .of(self.title),
                            (),
                        ),
                    )
                }?,
                {
                    __rt::raw::<
                        <Title as __rt::KeySource>::Part,
                    >(&Self::__KEY[2], "title", self.title)
                }?,
                {
                    __rt::raw::<
                        <Rank as __rt::KeySource>::Part,
                    >(&Self::__KEY[3], "rank", self.rank)
                }?,
                {
                    __rt::build(
                        Self::__KEY,
                        4,
                        (__rt::placeholder::<u32, __rt::Plain>("line").of(self.line), ()),
                    )
                }?,
            ])
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `place` and `<title:lower>`, `title`, `rank`, `<line>`.
        #[inline]
        pub fn parse(
            pk: [&'a __rt::str; 1usize],
            sk: [&'a __rt::str; 4usize],
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(&Self::__KEY[0], pk[0])?;
            let text0 = reader0
                .cut::<
                    Place,
                    __rt::Plain,
                >("place", __rt::End::Raw(<Place as __rt::KeyPart>::NATIVE))?;
            let mut reader1 = __rt::Reader::new(&Self::__KEY[1], sk[0])?;
            let text1 = reader1
                .cut::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                >("title", __rt::End::Last)?;
            let mut reader2 = __rt::Reader::new(&Self::__KEY[2], sk[1])?;
            let text2 = reader2
                .cut::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Plain,
                >(
                    "title",
                    __rt::End::Raw(
                        <<Title as __rt::KeySource>::Part as __rt::KeyPart>::NATIVE,
                    ),
                )?;
            let mut reader3 = __rt::Reader::new(&Self::__KEY[3], sk[2])?;
            let text3 = reader3
                .cut::<
                    <Rank as __rt::KeySource>::Part,
                    __rt::Plain,
                >(
                    "rank",
                    __rt::End::Raw(
                        <<Rank as __rt::KeySource>::Part as __rt::KeyPart>::NATIVE,
                    ),
                )?;
            let mut reader4 = __rt::Reader::new(&Self::__KEY[4], sk[3])?;
            let text4 = reader4.cut::<u32, __rt::Plain>("line", __rt::End::Last)?;
            let place = reader0.value::<Place, __rt::Plain>("place", text0)?;
            let title = reader2
                .value::<<Title as __rt::KeySource>::Part, __rt::Plain>("title", text2)?;
            reader1
                .agrees::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                >("title", title, text1)?;
            let rank = reader3
                .value::<<Rank as __rt::KeySource>::Part, __rt::Plain>("rank", text3)?;
            let line = reader4.value::<u32, __rt::Plain>("line", text4)?;
            reader0.finish()?;
            reader1.finish()?;
            reader2.finish()?;
            reader3.finish()?;
            reader4.finish()?;
            __rt::Result::Ok(Self { place, title, rank, line })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(
            pk: [&'a __rt::str; 1usize],
            sk: [&'a __rt::str; 4usize],
        ) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Order> for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        #[inline]
        fn from(value: &'a Order) -> Self {
            OrderKey {
                id: <OrderId as __rt::KeyPart>::view(&value.id),
                line: <Box<u32> as __rt::KeyPart>::view(&value.line),
            }
        }
    }
    impl<'a> __rt::KeyOf<Order> for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'a> __rt::IndexKeyOf<Order> for OrderByOwnerKey<'a>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "ByOwner",
            name: "ByOwner",
            kind: __rt::IndexKind::Global,
            pk: &[&<OrderByOwnerKey<'_>>::__KEY[0]],
            sk: &[&<OrderByOwnerKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[
                if <<UserId as __rt::KeySource>::Presence as __rt::Presence>::OPTIONAL {
                    "owner"
                } else {
                    ""
                },
                if <<Moment as __rt::KeySource>::Presence as __rt::Presence>::OPTIONAL {
                    "placed"
                } else {
                    ""
                },
                if <<State as __rt::KeySource>::Presence as __rt::Presence>::OPTIONAL {
                    "state"
                } else {
                    ""
                },
            ],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl<'a> __rt::IndexKeyOf<Order> for OrderByPlaceKey<'a>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "ByPlace",
            name: "ByPlace",
            kind: __rt::IndexKind::Global,
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
                if <<Title as __rt::KeySource>::Presence as __rt::Presence>::OPTIONAL {
                    "title"
                } else {
                    ""
                },
                if <<Rank as __rt::KeySource>::Presence as __rt::Presence>::OPTIONAL {
                    "rank"
                } else {
                    ""
                },
            ],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Order
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///The key in the index `ByOwner`, if every field that it is made from is there: `owner` and `<placed:day>#<state>#<id>`.
        #[must_use]
        #[inline]
        fn by_owner_key(
            &self,
        ) -> __rt::Present<
            <<<UserId as __rt::KeySource>::Presence as __rt::Presence>::And<
                <Moment as __rt::KeySource>::Presence,
            > as __rt::Presence>::And<<State as __rt::KeySource>::Presence>,
            OrderByOwnerKey<'_>,
        > {
            <<<<UserId as __rt::KeySource>::Presence as __rt::Presence>::And<
                <Moment as __rt::KeySource>::Presence,
            > as __rt::Presence>::And<
                <State as __rt::KeySource>::Presence,
            > as __rt::Presence>::map(
                <<<UserId as __rt::KeySource>::Presence as __rt::Presence>::And<
                    <Moment as __rt::KeySource>::Presence,
                > as __rt::Presence>::zip::<
                    _,
                    <State as __rt::KeySource>::Presence,
                    _,
                >(
                    <<UserId as __rt::KeySource>::Presence as __rt::Presence>::zip::<
                        _,
                        <Moment as __rt::KeySource>::Presence,
                        _,
                    >(
                        <UserId as __rt::KeySource>::source(&self.owner),
                        <Moment as __rt::KeySource>::source(&self.placed),
                    ),
                    <State as __rt::KeySource>::source(&self.state),
                ),
                |((owner, placed), state)| OrderByOwnerKey {
                    owner,
                    placed,
                    state,
                    id: <OrderId as __rt::KeyPart>::view(&self.id),
                },
            )
        }
        ///The key in the index `ByPlace`, if every field that it is made from is there: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
        #[must_use]
        #[inline]
        fn by_place_key(&self) -> __rt::Option<OrderByPlaceKey<'_>> {
            __rt::Option::Some(OrderByPlaceKey {
                place: <Option<Place> as __rt::KeySource>::source(&self.place)?,
                title: <<Title as __rt::KeySource>::Presence as __rt::Presence>::option(
                    <Title as __rt::KeySource>::source(&self.title),
                )?,
                rank: <<Rank as __rt::KeySource>::Presence as __rt::Presence>::option(
                    <Rank as __rt::KeySource>::source(&self.rank),
                )?,
                line: <Box<u32> as __rt::KeyPart>::view(&self.line),
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
*/
        #[inline]
        fn query() -> OrderQuery<__rt::One<Self>, __rt::Partial> {
            OrderQuery(__rt::Given::nothing(<OrderKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> OrderQuery<__rt::Collection<Self>, __rt::Partial> {
            OrderQuery(__rt::Given::nothing(<OrderKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `ByOwner`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
*/
        #[inline]
        fn query_by_owner() -> OrderByOwnerQuery<__rt::One<Self>, __rt::Partial> {
            OrderByOwnerQuery(__rt::Given::nothing(<OrderByOwnerKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByOwner`, as the table's enum.
        #[inline]
        fn collection_by_owner() -> OrderByOwnerQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            OrderByOwnerQuery(__rt::Given::nothing(<OrderByOwnerKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByOwner`.
        #[must_use]
        #[inline]
        fn scan_by_owner() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<OrderByOwnerKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `ByPlace`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
        #[inline]
        fn query_by_place() -> OrderByPlaceQuery<__rt::One<Self>, __rt::Partial> {
            OrderByPlaceQuery(__rt::Given::nothing(<OrderByPlaceKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByPlace`, as the table's enum.
        #[inline]
        fn collection_by_place() -> OrderByPlaceQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            OrderByPlaceQuery(__rt::Given::nothing(<OrderByPlaceKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByPlace`.
        #[must_use]
        #[inline]
        fn scan_by_place() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<OrderByPlaceKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> OrderQuery<__S, __rt::Partial>
    where
        OrderId: __rt::KeyPart,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __rt::Into<<OrderId as __rt::KeyPart>::View<'__v>>,
        ) -> OrderQuery<__S, __rt::Usable> {
            let id: <OrderId as __rt::KeyPart>::View<'__v> = __rt::Into::into(id);
            OrderQuery(self.0.part::<OrderId, __rt::Plain, _>(id))
        }
    }
    impl OrderQuery<__rt::One<Order>, __rt::Usable>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `line`.
        #[inline]
        fn line(
            self,
            line: u32,
        ) -> OrderQuery<__rt::One<Order>, __rt::Usable<__rt::Usable>> {
            OrderQuery(self.0.part::<u32, __rt::Padded<4usize>, _>(line))
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn line_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Padded<4usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .range::<
                    u32,
                    __rt::Padded<4usize>,
                    __rt::AtEnd<__rt::Padded<4usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __rt::Debug for OrderQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for OrderQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> OrderByOwnerQuery<__S, __rt::Partial>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
    {
        ///Gives `owner`.
        #[inline]
        fn owner<'__v>(
            self,
            owner: impl __rt::Into<
                <<UserId as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v>,
            >,
        ) -> OrderByOwnerQuery<__S, __rt::Usable> {
            let owner: <<UserId as __rt::KeySource>::Part as __rt::KeyPart>::View<
                '__v,
            > = __rt::Into::into(owner);
            OrderByOwnerQuery(self.0.raw::<<UserId as __rt::KeySource>::Part, _>(owner))
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, __rt::Usable>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `placed`.
        #[inline]
        fn placed<'__v>(
            self,
            placed: impl __rt::Into<
                <<Moment as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v>,
            >,
        ) -> OrderByOwnerQuery<__rt::One<Order>, __rt::Usable<__rt::Usable>> {
            let placed: <<Moment as __rt::KeySource>::Part as __rt::KeyPart>::View<
                '__v,
            > = __rt::Into::into(placed);
            OrderByOwnerQuery(
                self.0.part::<<Moment as __rt::KeySource>::Part, __rt::Day, _>(placed),
            )
        }
        ///Ends with a range of `placed`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn placed_in<'__v>(
            self,
            range: impl __rt::KeyRange<
                '__v,
                <Moment as __rt::KeySource>::Part,
                __rt::InMiddle<__rt::Day>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .range::<
                    <Moment as __rt::KeySource>::Part,
                    __rt::Day,
                    __rt::InMiddle<__rt::Day>,
                    _,
                >(range)
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, __rt::Usable<__rt::Usable>>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `state`.
        #[inline]
        fn state<'__v>(
            self,
            state: impl __rt::Into<
                <<State as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v>,
            >,
        ) -> OrderByOwnerQuery<
            __rt::One<Order>,
            __rt::Usable<__rt::Usable<__rt::Usable>>,
        > {
            let state: <<State as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v> = __rt::Into::into(
                state,
            );
            OrderByOwnerQuery(
                self.0.part::<<State as __rt::KeySource>::Part, __rt::Plain, _>(state),
            )
        }
        ///Ends with a range of `state`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn state_in<'__v>(
            self,
            range: impl __rt::KeyRange<
                '__v,
                <State as __rt::KeySource>::Part,
                __rt::InMiddle<__rt::Plain>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .range::<
                    <State as __rt::KeySource>::Part,
                    __rt::Plain,
                    __rt::InMiddle<__rt::Plain>,
                    _,
                >(range)
        }
        ///Ends with the beginning of `state`.
        #[inline]
        fn state_starts_with(
            self,
            beginning: impl __rt::Prefix<<State as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .starts_with::<
                    <State as __rt::KeySource>::Part,
                    __rt::Plain,
                    _,
                >(beginning)
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, __rt::Usable<__rt::Usable<__rt::Usable>>>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __rt::Into<<OrderId as __rt::KeyPart>::View<'__v>>,
        ) -> OrderByOwnerQuery<
            __rt::One<Order>,
            __rt::Usable<__rt::Usable<__rt::Usable<__rt::Usable>>>,
        > {
            let id: <OrderId as __rt::KeyPart>::View<'__v> = __rt::Into::into(id);
            OrderByOwnerQuery(self.0.part::<OrderId, __rt::Plain, _>(id))
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn id_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, OrderId, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.range::<OrderId, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `id`.
        #[inline]
        fn id_starts_with(
            self,
            beginning: impl __rt::Prefix<OrderId>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.starts_with::<OrderId, __rt::Plain, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for OrderByOwnerQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for OrderByOwnerQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> OrderByPlaceQuery<__S, __rt::Partial>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `place`.
        #[inline]
        fn place<'__v>(
            self,
            place: impl __rt::Into<<Place as __rt::KeyPart>::View<'__v>>,
        ) -> OrderByPlaceQuery<__S, __rt::Usable> {
            let place: <Place as __rt::KeyPart>::View<'__v> = __rt::Into::into(place);
            OrderByPlaceQuery(self.0.raw::<Place, _>(place))
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, __rt::Usable>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `title`.
        #[inline]
        fn title<'__v>(
            self,
            title: impl __rt::Into<
                <<Title as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v>,
            >,
        ) -> OrderByPlaceQuery<__rt::One<Order>, __rt::Usable<__rt::Usable>> {
            let title: <<Title as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v> = __rt::Into::into(
                title,
            );
            OrderByPlaceQuery(
                self
                    .0
                    .part::<<Title as __rt::KeySource>::Part, __rt::Lower, _>(title)
                    .again_raw::<<Title as __rt::KeySource>::Part>(title),
            )
        }
        ///Ends with a range of `title`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn title_in<'__v>(
            self,
            range: impl __rt::KeyRange<
                '__v,
                <Title as __rt::KeySource>::Part,
                __rt::AtEnd<__rt::Lower>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .range::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                    __rt::AtEnd<__rt::Lower>,
                    _,
                >(range)
        }
        ///Ends with the beginning of `title`.
        #[inline]
        fn title_starts_with(
            self,
            beginning: impl __rt::Prefix<<Title as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0
                .starts_with::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                    _,
                >(beginning)
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, __rt::Usable<__rt::Usable>>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `rank`.
        #[inline]
        fn rank<'__v>(
            self,
            rank: impl __rt::Into<
                <<Rank as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v>,
            >,
        ) -> OrderByPlaceQuery<
            __rt::One<Order>,
            __rt::Usable<__rt::Usable<__rt::Usable>>,
        > {
            let rank: <<Rank as __rt::KeySource>::Part as __rt::KeyPart>::View<'__v> = __rt::Into::into(
                rank,
            );
            OrderByPlaceQuery(self.0.raw::<<Rank as __rt::KeySource>::Part, _>(rank))
        }
        ///Ends with a range of `rank`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn rank_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, <Rank as __rt::KeySource>::Part, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.raw_range::<<Rank as __rt::KeySource>::Part, _>(range)
        }
        ///Ends with the beginning of `rank`.
        #[inline]
        fn rank_starts_with(
            self,
            beginning: impl __rt::Prefix<<Rank as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.raw_starts_with::<<Rank as __rt::KeySource>::Part, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, __rt::Usable<__rt::Usable<__rt::Usable>>>
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `line`.
        #[inline]
        fn line(
            self,
            line: u32,
        ) -> OrderByPlaceQuery<
            __rt::One<Order>,
            __rt::Usable<__rt::Usable<__rt::Usable<__rt::Usable>>>,
        > {
            OrderByPlaceQuery(self.0.part::<u32, __rt::Plain, _>(line))
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn line_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.range::<u32, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `line`.
        #[inline]
        fn line_starts_with(
            self,
            beginning: impl __rt::Prefix<u32>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.0.starts_with::<u32, __rt::Plain, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for OrderByPlaceQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for OrderByPlaceQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for OrderKey < 'a > where OrderId :
        __rt::KeyPart, __C : __rt::aws::FieldCodec < < OrderId as __rt::KeyPart > ::View
        < 'a > >, __C : __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self,
        visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < __C as
        __rt::aws::FieldCodec < < OrderId as __rt::KeyPart > ::View < 'a > >> ::value(&
        self.id)); visit("line", < __C as __rt::aws::FieldCodec < u32 >> ::value(& self
        .line)); } } impl < 'a, __C > __rt::aws::KeyFields < __C > for OrderByOwnerKey <
        'a > where UserId : __rt::KeySource, Moment : __rt::KeySource, State :
        __rt::KeySource, OrderId : __rt::KeyPart, __rt::Day : __rt::Format < < Moment as
        __rt::KeySource > ::Part >, __C : __rt::aws::FieldCodec < < < UserId as
        __rt::KeySource > ::Part as __rt::KeyPart > ::View < 'a > >, __C :
        __rt::aws::FieldCodec < < < Moment as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >, __C : __rt::aws::FieldCodec < < < State as __rt::KeySource >
        ::Part as __rt::KeyPart > ::View < 'a > >, __C : __rt::aws::FieldCodec < <
        OrderId as __rt::KeyPart > ::View < 'a > >, { #[inline] fn each_field(& self,
        visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("owner", < __C
        as __rt::aws::FieldCodec < < < UserId as __rt::KeySource > ::Part as
        __rt::KeyPart > ::View < 'a > >> ::value(& self.owner)); visit("placed", < __C as
        __rt::aws::FieldCodec < < < Moment as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.placed)); visit("state", < __C as
        __rt::aws::FieldCodec < < < State as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.state)); visit("id", < __C as
        __rt::aws::FieldCodec < < OrderId as __rt::KeyPart > ::View < 'a > >> ::value(&
        self.id)); } } impl < 'a, __C > __rt::aws::KeyFields < __C > for OrderByPlaceKey
        < 'a > where Place : __rt::KeyPart, Title : __rt::KeySource, Rank :
        __rt::KeySource, __rt::Lower : __rt::Format < < Title as __rt::KeySource > ::Part
        >, __C : __rt::aws::FieldCodec < < Place as __rt::KeyPart > ::View < 'a > >, __C
        : __rt::aws::FieldCodec < < < Title as __rt::KeySource > ::Part as __rt::KeyPart
        > ::View < 'a > >, __C : __rt::aws::FieldCodec < < < Rank as __rt::KeySource >
        ::Part as __rt::KeyPart > ::View < 'a > >, __C : __rt::aws::FieldCodec < u32 >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("place", < __C as __rt::aws::FieldCodec < < Place as __rt::KeyPart
        > ::View < 'a > >> ::value(& self.place)); visit("title", < __C as
        __rt::aws::FieldCodec < < < Title as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.title)); visit("rank", < __C as
        __rt::aws::FieldCodec < < < Rank as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.rank)); visit("line", < __C as
        __rt::aws::FieldCodec < u32 >> ::value(& self.line)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
    impl __rt::Entity for Order
    where
        OrderId: __rt::KeyPart,
        OrderId: __rt::KeyPart,
        UserId: __rt::KeySource,
        State: __rt::KeySource,
        Moment: __rt::KeySource,
        Title: __rt::KeySource,
        Place: __rt::KeyPart,
        Rank: __rt::KeySource,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Order",
            pk: &<OrderKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<OrderKey<'_>>::__KEY[1]),
            indexes: &[
                *<OrderByOwnerKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
                *<OrderByPlaceKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __rt::Field {
                    name: "id",
                    attribute: "id",
                },
                __rt::Field {
                    name: "line",
                    attribute: "line",
                },
                __rt::Field {
                    name: "owner",
                    attribute: "owner",
                },
                __rt::Field {
                    name: "state",
                    attribute: "state",
                },
                __rt::Field {
                    name: "placed",
                    attribute: "placed",
                },
                __rt::Field {
                    name: "title",
                    attribute: "title",
                },
                __rt::Field {
                    name: "place",
                    attribute: "place",
                },
                __rt::Field {
                    name: "rank",
                    attribute: "rank",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = OrderKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            if let __rt::Option::Some(key) = <<<<UserId as __rt::KeySource>::Presence as __rt::Presence>::And<
                <Moment as __rt::KeySource>::Presence,
            > as __rt::Presence>::And<
                <State as __rt::KeySource>::Presence,
            > as __rt::Presence>::option(self.by_owner_key()) {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
            }
            if let __rt::Option::Some(key) = self.by_place_key() {
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
            <OrderKey<'a>>::parse(pk, sk?).ok()
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.id)).value() {
            visit("id", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.line)).value() { visit("line", value); } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Order>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 2usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 3usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 4usize);
};
