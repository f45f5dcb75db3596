// 13077 tokens

///The primary key of [`Order`]: `ORDER#<id>` and `LINE#<line:04>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct OrderKey<'a>
where
    OrderId: ::ddb_keys::__rt::names::KeyPart,
{
    ///`id` in `ORDER#<id>`.
    pub id: <OrderId as ::ddb_keys::__rt::names::KeyPart>::View<'a>,
    ///`line` in `LINE#<line:04>`.
    pub line: u32,
}
///The key of [`Order`] in the index `ByOwner`: `owner` and `<placed:day>#<state>#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct OrderByOwnerKey<'a>
where
    UserId: ::ddb_keys::__rt::names::KeySource,
    Moment: ::ddb_keys::__rt::names::KeySource,
    State: ::ddb_keys::__rt::names::KeySource,
    OrderId: ::ddb_keys::__rt::names::KeyPart,
{
    ///`owner` in the attribute `owner`.
    pub owner: <<UserId as ::ddb_keys::__rt::names::KeySource>::Part as ::ddb_keys::__rt::names::KeyPart>::View<
        'a,
    >,
    ///`placed` in `<placed:day>#<state>#<id>`. Parsing gives back what the format keeps of it.
    pub placed: <<Moment as ::ddb_keys::__rt::names::KeySource>::Part as ::ddb_keys::__rt::names::KeyPart>::View<
        'a,
    >,
    ///`state` in `<placed:day>#<state>#<id>`.
    pub state: <<State as ::ddb_keys::__rt::names::KeySource>::Part as ::ddb_keys::__rt::names::KeyPart>::View<
        'a,
    >,
    ///`id` in `<placed:day>#<state>#<id>`.
    pub id: <OrderId as ::ddb_keys::__rt::names::KeyPart>::View<'a>,
}
///The key of [`Order`] in the index `ByPlace`: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct OrderByPlaceKey<'a>
where
    Place: ::ddb_keys::__rt::names::KeyPart,
    Title: ::ddb_keys::__rt::names::KeySource,
    Rank: ::ddb_keys::__rt::names::KeySource,
{
    ///`place` in the attribute `place`.
    pub place: <Place as ::ddb_keys::__rt::names::KeyPart>::View<'a>,
    ///`title` in `<title:lower>` and the attribute `title`.
    pub title: <<Title as ::ddb_keys::__rt::names::KeySource>::Part as ::ddb_keys::__rt::names::KeyPart>::View<
        'a,
    >,
    ///`rank` in the attribute `rank`.
    pub rank: <<Rank as ::ddb_keys::__rt::names::KeySource>::Part as ::ddb_keys::__rt::names::KeyPart>::View<
        'a,
    >,
    ///`line` in `<line>`.
    pub line: u32,
}
///A query by `ORDER#<id>` and `LINE#<line:04>`. Its parts are given in this order: `id`, `line`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct OrderQuery<Select, const GIVEN: ::ddb_keys::__rt::names::usize> {
    zz_given: ::ddb_keys::__rt::names::Given<Select>,
}
///A query by `owner` and `<placed:day>#<state>#<id>`. Its parts are given in this order: `owner`, `placed`, `state`, `id`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct OrderByOwnerQuery<Select, const GIVEN: ::ddb_keys::__rt::names::usize> {
    zz_given: ::ddb_keys::__rt::names::Given<Select>,
}
///A query by `place` and `<title:lower>`, `title`, `rank`, `<line>`. Its parts are given in this order: `place`, `title`, `rank`, `line`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct OrderByPlaceQuery<Select, const GIVEN: ::ddb_keys::__rt::names::usize> {
    zz_given: ::ddb_keys::__rt::names::Given<Select>,
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
    use ::ddb_keys::__rt::{calls::*, names as __rt};
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
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
            __rt::Hash::hash(&self.id, state);
            __rt::Hash::hash(&self.line, state);
        }
    }
    impl<'a> __rt::Debug for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "OrderKey", &[("id", &self.id), ("line", &self.line)])
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
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
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
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
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
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
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
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
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
    impl<'a> __rt::Templates for OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        const KEY: &'static [__rt::KeyAttribute] = &[
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
        type Typed = (
            __rt::Placeholder<OrderId, __rt::Plain, 1>,
            __rt::Placeholder<u32, __rt::Padded<4usize>, 1>,
        );
    }
    impl<'a> __rt::Templates for OrderByOwnerKey<'a>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
    {
        const KEY: &'static [__rt::KeyAttribute] = &[
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
        type Typed = (
            __rt::Placeholder<<UserId as __rt::KeySource>::Part, __rt::Raw, 0>,
            (
                __rt::Placeholder<<Moment as __rt::KeySource>::Part, __rt::Day, 0>,
                __rt::Placeholder<<State as __rt::KeySource>::Part, __rt::Plain, 2>,
                __rt::Placeholder<OrderId, __rt::Plain, 4>,
            ),
        );
    }
    impl<'a> __rt::Templates for OrderByPlaceKey<'a>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        const KEY: &'static [__rt::KeyAttribute] = &[
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
        type Typed = (
            __rt::Placeholder<Place, __rt::Raw, 0>,
            __rt::Placeholder<<Title as __rt::KeySource>::Part, __rt::Lower, 0>,
            __rt::Placeholder<<Title as __rt::KeySource>::Part, __rt::Raw, 0>,
            __rt::Placeholder<<Rank as __rt::KeySource>::Part, __rt::Raw, 0>,
            __rt::Placeholder<u32, __rt::Plain, 0>,
        );
    }
    impl<'a> OrderKey<'a>
    where
        OrderId: __rt::KeyPart,
    {
        ///Builds the key `ORDER#<id>` and `LINE#<line:04>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 0>(self.id)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 1>(self.line)
        }
        ///Reads a key back from its text, `ORDER#<id>` and `LINE#<line:04>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            match __cut::<Self>(&[pk, sk]) {
                __rt::Result::Ok((text0_1, text1_1)) => {
                    match __read((text0_1, text1_1)) {
                        __rt::Result::Ok((id, line)) => {
                            __rt::Result::Ok(Self { id, line })
                        }
                        __rt::Result::Err(error) => __rt::Result::Err(error),
                    }
                }
                __rt::Result::Err(error) => __rt::Result::Err(error),
            }
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
        ///Builds the key `owner` and `<placed:day>#<state>#<id>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 0>(self.owner)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 1>((self.placed, self.state, self.id))
        }
        ///Reads a key back from its text, `owner` and `<placed:day>#<state>#<id>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            match __cut::<Self>(&[pk, sk]) {
                __rt::Result::Ok((text0_0, (text1_0, text1_2, text1_4))) => {
                    match __read((text0_0, text1_0, text1_2, text1_4)) {
                        __rt::Result::Ok((owner, placed, state, id)) => {
                            __rt::Result::Ok(Self { owner, placed, state, id })
                        }
                        __rt::Result::Err(error) => __rt::Result::Err(error),
                    }
                }
                __rt::Result::Err(error) => __rt::Result::Err(error),
            }
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
        ///Builds the key `place` and `<title:lower>`, `title`, `rank`, `<line>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::MultiKey<1, 4>, __rt::KeyError> {
            __multi_key(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<[__rt::KeyValue; 1], __rt::KeyError> {
            __rt::Result::Ok([__build::<Self, 0>(self.place)?])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<[__rt::KeyValue; 4], __rt::KeyError> {
            __rt::Result::Ok([
                __build::<Self, 1>(self.title)?,
                __build::<Self, 2>(self.title)?,
                __build::<Self, 3>(self.rank)?,
                __build::<Self, 4>(self.line)?,
            ])
        }
        ///Reads a key back from its text, `place` and `<title:lower>`, `title`, `rank`, `<line>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(
            pk: [&'a __rt::str; 1],
            sk: [&'a __rt::str; 4],
        ) -> __rt::Result<Self, __rt::ParseError> {
            match __cut::<Self>(&[pk[0], sk[0], sk[1], sk[2], sk[3]]) {
                __rt::Result::Ok((text0_0, text1_0, text2_0, text3_0, text4_0)) => {
                    match __read((text0_0, text2_0.agrees(text1_0), text3_0, text4_0)) {
                        __rt::Result::Ok((place, title, rank, line)) => {
                            __rt::Result::Ok(Self { place, title, rank, line })
                        }
                        __rt::Result::Err(error) => __rt::Result::Err(error),
                    }
                }
                __rt::Result::Err(error) => __rt::Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: [&'a __rt::str; 1], sk: [&'a __rt::str; 4]) -> __rt::bool {
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
            pk: &[&<OrderByOwnerKey<'_>>::KEY[0]],
            sk: &[&<OrderByOwnerKey<'_>>::KEY[1]],
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
            __visit_values(Self::KEY, self.build(), visit)
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
            pk: &[&<OrderByPlaceKey<'_>>::KEY[0]],
            sk: &[
                &<OrderByPlaceKey<'_>>::KEY[1],
                &<OrderByPlaceKey<'_>>::KEY[2],
                &<OrderByPlaceKey<'_>>::KEY[3],
                &<OrderByPlaceKey<'_>>::KEY[4],
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
            __visit_values(Self::KEY, self.build(), visit)
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
        fn query() -> OrderQuery<__rt::One<Self>, 0> {
            OrderQuery {
                zz_given: __rt::Given::nothing(<OrderKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> OrderQuery<__rt::Collection<Self>, 0> {
            OrderQuery {
                zz_given: __rt::Given::nothing(<OrderKey<'_>>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `ByOwner`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
*/
        #[inline]
        fn query_by_owner() -> OrderByOwnerQuery<__rt::One<Self>, 0> {
            OrderByOwnerQuery {
                zz_given: __rt::Given::nothing(<OrderByOwnerKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `ByOwner`, as the table's enum.
        #[inline]
        fn collection_by_owner() -> OrderByOwnerQuery<__rt::Collection<Self>, 0> {
            OrderByOwnerQuery {
                zz_given: __rt::Given::nothing(<OrderByOwnerKey<'_>>::KEY),
            }
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
        fn query_by_place() -> OrderByPlaceQuery<__rt::One<Self>, 0> {
            OrderByPlaceQuery {
                zz_given: __rt::Given::nothing(<OrderByPlaceKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `ByPlace`, as the table's enum.
        #[inline]
        fn collection_by_place() -> OrderByPlaceQuery<__rt::Collection<Self>, 0> {
            OrderByPlaceQuery {
                zz_given: __rt::Given::nothing(<OrderByPlaceKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `ByPlace`.
        #[must_use]
        #[inline]
        fn scan_by_place() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<OrderByPlaceKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> OrderQuery<Select, 0>
    where
        OrderId: __rt::KeyPart,
    {
        ///Gives `id`. The next part is `line`.
        #[inline]
        fn id<'v>(
            self,
            id: impl __rt::Into<<OrderId as __rt::KeyPart>::View<'v>>,
        ) -> OrderQuery<Select, 1> {
            let id: <OrderId as __rt::KeyPart>::View<'v> = __rt::Into::into(id);
            OrderQuery {
                zz_given: self.zz_given.part::<OrderId, __rt::Plain>(id),
            }
        }
    }
    impl OrderQuery<__rt::One<Order>, 1>
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
        ///Gives `line`, the last part.
        #[inline]
        fn line(self, line: u32) -> OrderQuery<__rt::One<Order>, 2> {
            OrderQuery {
                zz_given: self.zz_given.part::<u32, __rt::Padded<4usize>>(line),
            }
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'v>(
            self,
            range: impl __rt::KeyRange<'v, u32, __rt::AtEnd<__rt::Padded<4usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<
                    u32,
                    __rt::Padded<4usize>,
                    __rt::AtEnd<__rt::Padded<4usize>>,
                    _,
                >(1, range)
        }
    }
    impl<Select, const GIVEN: __rt::usize> __rt::Debug for OrderQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __rt::Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: __rt::Selection, const GIVEN: __rt::usize> __rt::CompleteQuery
    for OrderQuery<Select, GIVEN>
    where
        OrderQuery<(), GIVEN>: __rt::Complete,
    {
        type Select = Select;
        fn condition(self) -> __rt::Result<__rt::KeyCondition<Select>, __rt::KeyError> {
            self.zz_given.condition()
        }
    }
    impl __rt::Complete for OrderQuery<(), 1> {}
    impl __rt::Complete for OrderQuery<(), 2> {}
    impl<Select> OrderByOwnerQuery<Select, 0>
    where
        UserId: __rt::KeySource,
        Moment: __rt::KeySource,
        State: __rt::KeySource,
        OrderId: __rt::KeyPart,
        __rt::Day: __rt::Format<<Moment as __rt::KeySource>::Part>,
    {
        ///Gives `owner`. The next part is `placed`.
        #[inline]
        fn owner<'v>(
            self,
            owner: impl __rt::Into<
                <<UserId as __rt::KeySource>::Part as __rt::KeyPart>::View<'v>,
            >,
        ) -> OrderByOwnerQuery<Select, 1> {
            let owner: <<UserId as __rt::KeySource>::Part as __rt::KeyPart>::View<'v> = __rt::Into::into(
                owner,
            );
            OrderByOwnerQuery {
                zz_given: self
                    .zz_given
                    .part::<<UserId as __rt::KeySource>::Part, __rt::Raw>(owner),
            }
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, 1>
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
        ///Gives `placed`. The next part is `state`.
        #[inline]
        fn placed<'v>(
            self,
            placed: impl __rt::Into<
                <<Moment as __rt::KeySource>::Part as __rt::KeyPart>::View<'v>,
            >,
        ) -> OrderByOwnerQuery<__rt::One<Order>, 2> {
            let placed: <<Moment as __rt::KeySource>::Part as __rt::KeyPart>::View<'v> = __rt::Into::into(
                placed,
            );
            OrderByOwnerQuery {
                zz_given: self
                    .zz_given
                    .part::<<Moment as __rt::KeySource>::Part, __rt::Day>(placed),
            }
        }
        ///Ends with a range of `placed`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn placed_in<'v>(
            self,
            range: impl __rt::KeyRange<
                'v,
                <Moment as __rt::KeySource>::Part,
                __rt::InMiddle<__rt::Day>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<
                    <Moment as __rt::KeySource>::Part,
                    __rt::Day,
                    __rt::InMiddle<__rt::Day>,
                    _,
                >(1, range)
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, 2>
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
        ///Gives `state`. The next part is `id`.
        #[inline]
        fn state<'v>(
            self,
            state: impl __rt::Into<
                <<State as __rt::KeySource>::Part as __rt::KeyPart>::View<'v>,
            >,
        ) -> OrderByOwnerQuery<__rt::One<Order>, 3> {
            let state: <<State as __rt::KeySource>::Part as __rt::KeyPart>::View<'v> = __rt::Into::into(
                state,
            );
            OrderByOwnerQuery {
                zz_given: self
                    .zz_given
                    .part::<<State as __rt::KeySource>::Part, __rt::Plain>(state),
            }
        }
        ///Ends with a range of `state`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn state_in<'v>(
            self,
            range: impl __rt::KeyRange<
                'v,
                <State as __rt::KeySource>::Part,
                __rt::InMiddle<__rt::Plain>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<
                    <State as __rt::KeySource>::Part,
                    __rt::Plain,
                    __rt::InMiddle<__rt::Plain>,
                    _,
                >(1, range)
        }
        ///Ends with the beginning of `state`.
        fn state_starts_with(
            self,
            beginning: impl __rt::Prefix<<State as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .starts_with::<
                    <State as __rt::KeySource>::Part,
                    __rt::Plain,
                    _,
                >(beginning)
        }
    }
    impl OrderByOwnerQuery<__rt::One<Order>, 3>
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
        ///Gives `id`, the last part.
        #[inline]
        fn id<'v>(
            self,
            id: impl __rt::Into<<OrderId as __rt::KeyPart>::View<'v>>,
        ) -> OrderByOwnerQuery<__rt::One<Order>, 4> {
            let id: <OrderId as __rt::KeyPart>::View<'v> = __rt::Into::into(id);
            OrderByOwnerQuery {
                zz_given: self.zz_given.part::<OrderId, __rt::Plain>(id),
            }
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn id_in<'v>(
            self,
            range: impl __rt::KeyRange<'v, OrderId, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<OrderId, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(1, range)
        }
        ///Ends with the beginning of `id`.
        fn id_starts_with(
            self,
            beginning: impl __rt::Prefix<OrderId>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given.starts_with::<OrderId, __rt::Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: __rt::usize> __rt::Debug
    for OrderByOwnerQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __rt::Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: __rt::Selection, const GIVEN: __rt::usize> __rt::CompleteQuery
    for OrderByOwnerQuery<Select, GIVEN>
    where
        OrderByOwnerQuery<(), GIVEN>: __rt::Complete,
    {
        type Select = Select;
        fn condition(self) -> __rt::Result<__rt::KeyCondition<Select>, __rt::KeyError> {
            self.zz_given.condition()
        }
    }
    impl __rt::Complete for OrderByOwnerQuery<(), 1> {}
    impl __rt::Complete for OrderByOwnerQuery<(), 2> {}
    impl __rt::Complete for OrderByOwnerQuery<(), 3> {}
    impl __rt::Complete for OrderByOwnerQuery<(), 4> {}
    impl<Select> OrderByPlaceQuery<Select, 0>
    where
        Place: __rt::KeyPart,
        Title: __rt::KeySource,
        Rank: __rt::KeySource,
        __rt::Lower: __rt::Format<<Title as __rt::KeySource>::Part>,
    {
        ///Gives `place`. The next part is `title`.
        #[inline]
        fn place<'v>(
            self,
            place: impl __rt::Into<<Place as __rt::KeyPart>::View<'v>>,
        ) -> OrderByPlaceQuery<Select, 1> {
            let place: <Place as __rt::KeyPart>::View<'v> = __rt::Into::into(place);
            OrderByPlaceQuery {
                zz_given: self.zz_given.part::<Place, __rt::Raw>(place),
            }
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, 1>
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
        ///Gives `title`. The next part is `rank`.
        #[inline]
        fn title<'v>(
            self,
            title: impl __rt::Into<
                <<Title as __rt::KeySource>::Part as __rt::KeyPart>::View<'v>,
            >,
        ) -> OrderByPlaceQuery<__rt::One<Order>, 2> {
            let title: <<Title as __rt::KeySource>::Part as __rt::KeyPart>::View<'v> = __rt::Into::into(
                title,
            );
            OrderByPlaceQuery {
                zz_given: self
                    .zz_given
                    .part::<<Title as __rt::KeySource>::Part, __rt::Lower>(title)
                    .again::<<Title as __rt::KeySource>::Part, __rt::Raw>(title),
            }
        }
        ///Ends with a range of `title`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn title_in<'v>(
            self,
            range: impl __rt::KeyRange<
                'v,
                <Title as __rt::KeySource>::Part,
                __rt::AtEnd<__rt::Lower>,
            >,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                    __rt::AtEnd<__rt::Lower>,
                    _,
                >(1, range)
        }
        ///Ends with the beginning of `title`.
        fn title_starts_with(
            self,
            beginning: impl __rt::Prefix<<Title as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .starts_with::<
                    <Title as __rt::KeySource>::Part,
                    __rt::Lower,
                    _,
                >(beginning)
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, 2>
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
        ///Gives `rank`. The next part is `line`.
        #[inline]
        fn rank<'v>(
            self,
            rank: impl __rt::Into<
                <<Rank as __rt::KeySource>::Part as __rt::KeyPart>::View<'v>,
            >,
        ) -> OrderByPlaceQuery<__rt::One<Order>, 3> {
            let rank: <<Rank as __rt::KeySource>::Part as __rt::KeyPart>::View<'v> = __rt::Into::into(
                rank,
            );
            OrderByPlaceQuery {
                zz_given: self
                    .zz_given
                    .part::<<Rank as __rt::KeySource>::Part, __rt::Raw>(rank),
            }
        }
        ///Ends with a range of `rank`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn rank_in<'v>(
            self,
            range: impl __rt::KeyRange<'v, <Rank as __rt::KeySource>::Part, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<
                    <Rank as __rt::KeySource>::Part,
                    __rt::Raw,
                    __rt::Raw,
                    _,
                >(1, range)
        }
        ///Ends with the beginning of `rank`.
        fn rank_starts_with(
            self,
            beginning: impl __rt::Prefix<<Rank as __rt::KeySource>::Part>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .starts_with::<<Rank as __rt::KeySource>::Part, __rt::Raw, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<__rt::One<Order>, 3>
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
        ///Gives `line`, the last part.
        #[inline]
        fn line(self, line: u32) -> OrderByPlaceQuery<__rt::One<Order>, 4> {
            OrderByPlaceQuery {
                zz_given: self.zz_given.part::<u32, __rt::Plain>(line),
            }
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'v>(
            self,
            range: impl __rt::KeyRange<'v, u32, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given
                .range::<u32, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(1, range)
        }
        ///Ends with the beginning of `line`.
        fn line_starts_with(
            self,
            beginning: impl __rt::Prefix<u32>,
        ) -> __rt::ReadyQuery<__rt::One<Order>> {
            self.zz_given.starts_with::<u32, __rt::Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: __rt::usize> __rt::Debug
    for OrderByPlaceQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __rt::Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: __rt::Selection, const GIVEN: __rt::usize> __rt::CompleteQuery
    for OrderByPlaceQuery<Select, GIVEN>
    where
        OrderByPlaceQuery<(), GIVEN>: __rt::Complete,
    {
        type Select = Select;
        fn condition(self) -> __rt::Result<__rt::KeyCondition<Select>, __rt::KeyError> {
            self.zz_given.condition()
        }
    }
    impl __rt::Complete for OrderByPlaceQuery<(), 1> {}
    impl __rt::Complete for OrderByPlaceQuery<(), 2> {}
    impl __rt::Complete for OrderByPlaceQuery<(), 3> {}
    impl __rt::Complete for OrderByPlaceQuery<(), 4> {}
    __if_aws! {
        impl < 'a, Codec > __aws::KeyFields < Codec > for OrderKey < 'a > where OrderId :
        __rt::KeyPart, Codec : __aws::FieldCodec < < OrderId as __rt::KeyPart > ::View <
        'a > >, Codec : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self,
        visit : __aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < Codec as
        __aws::FieldCodec < < OrderId as __rt::KeyPart > ::View < 'a > >> ::value(& self
        .id)); visit("line", < Codec as __aws::FieldCodec < u32 >> ::value(& self.line));
        } } impl < 'a, Codec > __aws::KeyFields < Codec > for OrderByOwnerKey < 'a >
        where UserId : __rt::KeySource, Moment : __rt::KeySource, State :
        __rt::KeySource, OrderId : __rt::KeyPart, __rt::Day : __rt::Format < < Moment as
        __rt::KeySource > ::Part >, Codec : __aws::FieldCodec < < < UserId as
        __rt::KeySource > ::Part as __rt::KeyPart > ::View < 'a > >, Codec :
        __aws::FieldCodec < < < Moment as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >, Codec : __aws::FieldCodec < < < State as __rt::KeySource >
        ::Part as __rt::KeyPart > ::View < 'a > >, Codec : __aws::FieldCodec < < OrderId
        as __rt::KeyPart > ::View < 'a > >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("owner", < Codec as
        __aws::FieldCodec < < < UserId as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.owner)); visit("placed", < Codec as
        __aws::FieldCodec < < < Moment as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.placed)); visit("state", < Codec as
        __aws::FieldCodec < < < State as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.state)); visit("id", < Codec as __aws::FieldCodec
        < < OrderId as __rt::KeyPart > ::View < 'a > >> ::value(& self.id)); } } impl <
        'a, Codec > __aws::KeyFields < Codec > for OrderByPlaceKey < 'a > where Place :
        __rt::KeyPart, Title : __rt::KeySource, Rank : __rt::KeySource, __rt::Lower :
        __rt::Format < < Title as __rt::KeySource > ::Part >, Codec : __aws::FieldCodec <
        < Place as __rt::KeyPart > ::View < 'a > >, Codec : __aws::FieldCodec < < < Title
        as __rt::KeySource > ::Part as __rt::KeyPart > ::View < 'a > >, Codec :
        __aws::FieldCodec < < < Rank as __rt::KeySource > ::Part as __rt::KeyPart >
        ::View < 'a > >, Codec : __aws::FieldCodec < u32 >, { #[inline] fn each_field(&
        self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit; visit("place", <
        Codec as __aws::FieldCodec < < Place as __rt::KeyPart > ::View < 'a > >>
        ::value(& self.place)); visit("title", < Codec as __aws::FieldCodec < < < Title
        as __rt::KeySource > ::Part as __rt::KeyPart > ::View < 'a > >> ::value(& self
        .title)); visit("rank", < Codec as __aws::FieldCodec < < < Rank as
        __rt::KeySource > ::Part as __rt::KeyPart > ::View < 'a > >> ::value(& self
        .rank)); visit("line", < Codec as __aws::FieldCodec < u32 >> ::value(& self
        .line)); } } use __aws::attribute:: { self as __at, Attribute as __attribute };
        #[doc = "The attributes of [`Order`]."] pub struct OrderAttributes { #[doc =
        "The attribute `id`."] id : __attribute < Order, OrderId, __at::Keyed >, #[doc =
        "The attribute `line`."] line : __attribute < Order, Box < u32 >, __at::Keyed >,
        #[doc = "The attribute `owner`."] owner : __attribute < Order, UserId >, #[doc =
        "The attribute `state`."] state : __attribute < Order, State, __at::Keyed >,
        #[doc = "The attribute `placed`."] placed : __attribute < Order, Moment,
        __at::Keyed >, #[doc = "The attribute `title`."] title : __attribute < Order,
        Title, __at::Keyed >, #[doc = "The attribute `place`."] place : __attribute <
        Order, Option < Place >, __at::Keyed >, #[doc = "The attribute `rank`."] rank :
        __attribute < Order, Rank >, } impl __at::Document for Order { type Attributes =
        OrderAttributes; const ATTRIBUTES : Self::Attributes = OrderAttributes { id :
        __attribute::new("id"), line : __attribute::new("line"), owner :
        __attribute::new("owner"), state : __attribute::new("state"), placed :
        __attribute::new("placed"), title : __attribute::new("title"), place :
        __attribute:: < Order, Option < Place >, __at::Keyed > ::new("place")
        .skipped_if(| value | ::core::option::Option::is_none(value)), rank :
        __attribute::new("rank"), }; }
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
            pk: &<OrderKey<'_>>::KEY[0],
            sk: __rt::Option::Some(&<OrderKey<'_>>::KEY[1]),
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
            (if let __rt::Option::Some(key) = <<<<UserId as __rt::KeySource>::Presence as __rt::Presence>::And<
                <Moment as __rt::KeySource>::Presence,
            > as __rt::Presence>::And<
                <State as __rt::KeySource>::Presence,
            > as __rt::Presence>::option(self.by_owner_key()) {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                __rt::Result::Ok(())
            })?;
            if let __rt::Option::Some(key) = self.by_place_key() {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                __rt::Result::Ok(())
            }
        }
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __rt::Option::Some(sk) = sk else { return __rt::Option::None };
            <OrderKey<'a>>::parse(pk, sk).ok()
        }
        __if_aws! {
            __template_fields!([(id "id" "id") (line "line" "line")] [(id "id" "id")
            (line "line" "line") (owner "owner" "owner") (placed "placed" "placed")
            (state "state" "state") (place "place" "place") (title "title" "title") (rank
            "rank" "rank")]);
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Order>>::ENTITY
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
