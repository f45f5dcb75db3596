// 10020 tokens

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
    OrderId: ::ddb_keys::__rt::KeyPart,
{
    ///`id` in `ORDER#<id>`.
    pub id: <OrderId as ::ddb_keys::__rt::KeyPart>::View<'a>,
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
    UserId: ::ddb_keys::__rt::KeySource,
    Moment: ::ddb_keys::__rt::KeySource,
    State: ::ddb_keys::__rt::KeySource,
    OrderId: ::ddb_keys::__rt::KeyPart,
{
    ///`owner` in the attribute `owner`.
    pub owner: <<UserId as ::ddb_keys::__rt::KeySource>::Part as ::ddb_keys::__rt::KeyPart>::View<
        'a,
    >,
    ///`placed` in `<placed:day>#<state>#<id>`. Parsing gives back what the format keeps of it.
    pub placed: <<Moment as ::ddb_keys::__rt::KeySource>::Part as ::ddb_keys::__rt::KeyPart>::View<
        'a,
    >,
    ///`state` in `<placed:day>#<state>#<id>`.
    pub state: <<State as ::ddb_keys::__rt::KeySource>::Part as ::ddb_keys::__rt::KeyPart>::View<
        'a,
    >,
    ///`id` in `<placed:day>#<state>#<id>`.
    pub id: <OrderId as ::ddb_keys::__rt::KeyPart>::View<'a>,
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
    Place: ::ddb_keys::__rt::KeyPart,
    Title: ::ddb_keys::__rt::KeySource,
    Rank: ::ddb_keys::__rt::KeySource,
{
    ///`place` in the attribute `place`.
    pub place: <Place as ::ddb_keys::__rt::KeyPart>::View<'a>,
    ///`title` in `<title:lower>` and the attribute `title`.
    pub title: <<Title as ::ddb_keys::__rt::KeySource>::Part as ::ddb_keys::__rt::KeyPart>::View<
        'a,
    >,
    ///`rank` in the attribute `rank`.
    pub rank: <<Rank as ::ddb_keys::__rt::KeySource>::Part as ::ddb_keys::__rt::KeyPart>::View<
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
struct OrderQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
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
struct OrderByOwnerQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
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
struct OrderByPlaceQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
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
    use ::ddb_keys::__rt::{calls::*, names::*};
    impl<'a> Clone for OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for OrderKey<'a>
    where
        OrderId: KeyPart,
    {}
    impl<'a> PartialEq for OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.id == other.id && self.line == other.line
        }
    }
    impl<'a> Eq for OrderKey<'a>
    where
        OrderId: KeyPart,
    {}
    impl<'a> Hash for OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.id, state);
            Hash::hash(&self.line, state);
        }
    }
    impl<'a> Debug for OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "OrderKey", &[("id", &self.id), ("line", &self.line)])
        }
    }
    impl<'a> Clone for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {}
    impl<'a> PartialEq for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.owner == other.owner && self.placed == other.placed
                && self.state == other.state && self.id == other.id
        }
    }
    impl<'a> Eq for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {}
    impl<'a> Hash for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.owner, state);
            Hash::hash(&self.placed, state);
            Hash::hash(&self.state, state);
            Hash::hash(&self.id, state);
        }
    }
    impl<'a> Debug for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
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
    impl<'a> Clone for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {}
    impl<'a> PartialEq for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.place == other.place && self.title == other.title
                && self.rank == other.rank && self.line == other.line
        }
    }
    impl<'a> Eq for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {}
    impl<'a> Hash for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.place, state);
            Hash::hash(&self.title, state);
            Hash::hash(&self.rank, state);
            Hash::hash(&self.line, state);
        }
    }
    impl<'a> Debug for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
    {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
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
    impl<'a> Templates<'a> for OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Order",
                '#',
                __template(
                    "ORDER#<id>",
                    &[__literal("ORDER#"), __part::<OrderId, Plain>("id")],
                ),
            ),
            __sort_key(
                "Order",
                '#',
                __template(
                    "LINE#<line:04>",
                    &[__literal("LINE#"), __part::<u32, Padded<4usize>>("line")],
                ),
            ),
        ];
        type Typed = (
            Placeholder<OrderId, Plain, 1>,
            Placeholder<u32, Padded<4usize>, 1>,
        );
        #[inline]
        fn read((text0_1, text1_1): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read((text0_1, text1_1)) {
                Result::Ok((id, line)) => Result::Ok(Self { id, line }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
        Day: Format<<Moment as KeySource>::Part>,
    {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                    "Order",
                    '#',
                    Source::raw::<<UserId as KeySource>::Part>("owner", "owner"),
                )
                .of_index("ByOwner"),
            __sort_key(
                    "Order",
                    '#',
                    __template(
                        "<placed:day>#<state>#<id>",
                        &[
                            __part::<<Moment as KeySource>::Part, Day>("placed"),
                            __literal("#"),
                            __part::<<State as KeySource>::Part, Plain>("state"),
                            __literal("#"),
                            __part::<OrderId, Plain>("id"),
                        ],
                    ),
                )
                .of_index("ByOwner"),
        ];
        type Typed = (
            Placeholder<<UserId as KeySource>::Part, Raw, 0>,
            (
                Placeholder<<Moment as KeySource>::Part, Day, 0>,
                Placeholder<<State as KeySource>::Part, Plain, 2>,
                Placeholder<OrderId, Plain, 4>,
            ),
        );
        #[inline]
        fn read(
            (text0_0, (text1_0, text1_2, text1_4)): Texts<'a, Self>,
        ) -> Result<Self, ParseError> {
            match __read((text0_0, text1_0, text1_2, text1_4)) {
                Result::Ok((owner, placed, state, id)) => {
                    Result::Ok(Self { owner, placed, state, id })
                }
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
        Lower: Format<<Title as KeySource>::Part>,
    {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key("Order", '#', Source::raw::<Place>("place", "place"))
                .of_index("ByPlace"),
            __sort_key(
                    "Order",
                    '#',
                    __template(
                        "<title:lower>",
                        &[__part::<<Title as KeySource>::Part, Lower>("title")],
                    ),
                )
                .of_index("ByPlace"),
            __sort_key(
                    "Order",
                    '#',
                    Source::raw::<<Title as KeySource>::Part>("title", "title"),
                )
                .of_index("ByPlace")
                .at(1),
            __sort_key(
                    "Order",
                    '#',
                    Source::raw::<<Rank as KeySource>::Part>("rank", "rank"),
                )
                .of_index("ByPlace")
                .at(2),
            __sort_key(
                    "Order",
                    '#',
                    __template("<line>", &[__part::<u32, Plain>("line")]),
                )
                .of_index("ByPlace")
                .at(3),
        ];
        type Typed = (
            Placeholder<Place, Raw, 0>,
            Placeholder<<Title as KeySource>::Part, Lower, 0>,
            Placeholder<<Title as KeySource>::Part, Raw, 0>,
            Placeholder<<Rank as KeySource>::Part, Raw, 0>,
            Placeholder<u32, Plain, 0>,
        );
        #[inline]
        fn read(
            (text0_0, text1_0, text2_0, text3_0, text4_0): Texts<'a, Self>,
        ) -> Result<Self, ParseError> {
            match __read((text0_0, text2_0.agrees(text1_0), text3_0, text4_0)) {
                Result::Ok((place, title, rank, line)) => {
                    Result::Ok(Self { place, title, rank, line })
                }
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> OrderKey<'a>
    where
        OrderId: KeyPart,
    {
        ///Builds the key `ORDER#<id>` and `LINE#<line:04>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.id)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.line)
        }
        ///Reads a key back from its text, `ORDER#<id>` and `LINE#<line:04>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a str, sk: &'a str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a str, sk: &'a str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> OrderByOwnerKey<'a>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
        Day: Format<<Moment as KeySource>::Part>,
    {
        ///Builds the key `owner` and `<placed:day>#<state>#<id>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.owner)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>((self.placed, self.state, self.id))
        }
        ///Reads a key back from its text, `owner` and `<placed:day>#<state>#<id>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a str, sk: &'a str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a str, sk: &'a str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> OrderByPlaceKey<'a>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Builds the key `place` and `<title:lower>`, `title`, `rank`, `<line>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<MultiKey<1, 4>, KeyError> {
            __multi_key(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<[KeyValue; 1], KeyError> {
            Result::Ok([__build::<Self, 0>(self.place)?])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<[KeyValue; 4], KeyError> {
            Result::Ok([
                __build::<Self, 1>(self.title)?,
                __build::<Self, 2>(self.title)?,
                __build::<Self, 3>(self.rank)?,
                __build::<Self, 4>(self.line)?,
            ])
        }
        ///Reads a key back from its text, `place` and `<title:lower>`, `title`, `rank`, `<line>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: [&'a str; 1], sk: [&'a str; 4]) -> Result<Self, ParseError> {
            __parse(&[pk[0], sk[0], sk[1], sk[2], sk[3]])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: [&'a str; 1], sk: [&'a str; 4]) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> From<&'a Order> for OrderKey<'a>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        #[inline]
        fn from(value: &'a Order) -> Self {
            OrderKey {
                id: <OrderId as KeyPart>::view(&value.id),
                line: <Box<u32> as KeyPart>::view(&value.line),
            }
        }
    }
    impl<'a> KeyOf<Order> for OrderKey<'a>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl<'a> IndexKeyOf<Order> for OrderByOwnerKey<'a>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<OrderByOwnerKey<'_>>::KEY[0]],
            sk: &[&<OrderByOwnerKey<'_>>::KEY[1]],
            optional: &[
                if <<UserId as KeySource>::Presence as Presence>::OPTIONAL {
                    "owner"
                } else {
                    ""
                },
                if <<Moment as KeySource>::Presence as Presence>::OPTIONAL {
                    "placed"
                } else {
                    ""
                },
                if <<State as KeySource>::Presence as Presence>::OPTIONAL {
                    "state"
                } else {
                    ""
                },
            ],
            ..__index_key("ByOwner", "ByOwner", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl<'a> IndexKeyOf<Order> for OrderByPlaceKey<'a>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<OrderByPlaceKey<'_>>::KEY[0]],
            sk: &[
                &<OrderByPlaceKey<'_>>::KEY[1],
                &<OrderByPlaceKey<'_>>::KEY[2],
                &<OrderByPlaceKey<'_>>::KEY[3],
                &<OrderByPlaceKey<'_>>::KEY[4],
            ],
            optional: &[
                "place",
                if <<Title as KeySource>::Presence as Presence>::OPTIONAL {
                    "title"
                } else {
                    ""
                },
                if <<Rank as KeySource>::Presence as Presence>::OPTIONAL {
                    "rank"
                } else {
                    ""
                },
            ],
            ..__index_key("ByPlace", "ByPlace", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl Order
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///The key in the index `ByOwner`, if every field that it is made from is there: `owner` and `<placed:day>#<state>#<id>`.
        #[must_use]
        #[inline]
        fn by_owner_key(
            &self,
        ) -> Present<
            <<<UserId as KeySource>::Presence as Presence>::And<
                <Moment as KeySource>::Presence,
            > as Presence>::And<<State as KeySource>::Presence>,
            OrderByOwnerKey<'_>,
        > {
            <<<<UserId as KeySource>::Presence as Presence>::And<
                <Moment as KeySource>::Presence,
            > as Presence>::And<
                <State as KeySource>::Presence,
            > as Presence>::map(
                <<<UserId as KeySource>::Presence as Presence>::And<
                    <Moment as KeySource>::Presence,
                > as Presence>::zip::<
                    _,
                    <State as KeySource>::Presence,
                    _,
                >(
                    <<UserId as KeySource>::Presence as Presence>::zip::<
                        _,
                        <Moment as KeySource>::Presence,
                        _,
                    >(
                        <UserId as KeySource>::source(&self.owner),
                        <Moment as KeySource>::source(&self.placed),
                    ),
                    <State as KeySource>::source(&self.state),
                ),
                |((owner, placed), state)| OrderByOwnerKey {
                    owner,
                    placed,
                    state,
                    id: <OrderId as KeyPart>::view(&self.id),
                },
            )
        }
        ///The key in the index `ByPlace`, if every field that it is made from is there: `place` and `<title:lower>`, `title`, `rank`, `<line>`.
        #[must_use]
        #[inline]
        fn by_place_key(&self) -> Option<OrderByPlaceKey<'_>> {
            Option::Some(OrderByPlaceKey {
                place: <Option<Place> as KeySource>::source(&self.place)?,
                title: <<Title as KeySource>::Presence as Presence>::option(
                    <Title as KeySource>::source(&self.title),
                )?,
                rank: <<Rank as KeySource>::Presence as Presence>::option(
                    <Rank as KeySource>::source(&self.rank),
                )?,
                line: <Box<u32> as KeyPart>::view(&self.line),
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
*/
        #[inline]
        fn query() -> OrderQuery<One<Self>, 0> {
            OrderQuery {
                zz_given: Given::nothing(<OrderKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> OrderQuery<Collection<Self>, 0> {
            OrderQuery {
                zz_given: Given::nothing(<OrderKey<'_>>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `ByOwner`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
*/
        #[inline]
        fn query_by_owner() -> OrderByOwnerQuery<One<Self>, 0> {
            OrderByOwnerQuery {
                zz_given: Given::nothing(<OrderByOwnerKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `ByOwner`, as the table's enum.
        #[inline]
        fn collection_by_owner() -> OrderByOwnerQuery<Collection<Self>, 0> {
            OrderByOwnerQuery {
                zz_given: Given::nothing(<OrderByOwnerKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `ByOwner`.
        #[must_use]
        #[inline]
        fn scan_by_owner() -> IndexScan<Self> {
            IndexScan::new(<OrderByOwnerKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `ByPlace`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
        #[inline]
        fn query_by_place() -> OrderByPlaceQuery<One<Self>, 0> {
            OrderByPlaceQuery {
                zz_given: Given::nothing(<OrderByPlaceKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `ByPlace`, as the table's enum.
        #[inline]
        fn collection_by_place() -> OrderByPlaceQuery<Collection<Self>, 0> {
            OrderByPlaceQuery {
                zz_given: Given::nothing(<OrderByPlaceKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `ByPlace`.
        #[must_use]
        #[inline]
        fn scan_by_place() -> IndexScan<Self> {
            IndexScan::new(<OrderByPlaceKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> OrderQuery<Select, 0>
    where
        OrderId: KeyPart,
    {
        ///Gives `id`. The next part is `line`.
        #[inline]
        fn id<'v>(
            self,
            id: impl Into<<OrderId as KeyPart>::View<'v>>,
        ) -> OrderQuery<Select, 1> {
            let id: <OrderId as KeyPart>::View<'v> = Into::into(id);
            OrderQuery {
                zz_given: self.zz_given.part::<OrderId, Plain>(id),
            }
        }
    }
    impl OrderQuery<One<Order>, 1>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `line`, the last part.
        #[inline]
        fn line(self, line: u32) -> OrderQuery<One<Order>, 2> {
            OrderQuery {
                zz_given: self.zz_given.part::<u32, Padded<4usize>>(line),
            }
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Padded<4usize>>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given
                .range::<u32, Padded<4usize>, AtEnd<Padded<4usize>>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for OrderQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for OrderQuery<Select, GIVEN>
    where
        OrderQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for OrderQuery<(), 1> {}
    impl Complete for OrderQuery<(), 2> {}
    impl<Select> OrderByOwnerQuery<Select, 0>
    where
        UserId: KeySource,
        Moment: KeySource,
        State: KeySource,
        OrderId: KeyPart,
        Day: Format<<Moment as KeySource>::Part>,
    {
        ///Gives `owner`. The next part is `placed`.
        #[inline]
        fn owner<'v>(
            self,
            owner: impl Into<<<UserId as KeySource>::Part as KeyPart>::View<'v>>,
        ) -> OrderByOwnerQuery<Select, 1> {
            let owner: <<UserId as KeySource>::Part as KeyPart>::View<'v> = Into::into(
                owner,
            );
            OrderByOwnerQuery {
                zz_given: self.zz_given.part::<<UserId as KeySource>::Part, Raw>(owner),
            }
        }
    }
    impl OrderByOwnerQuery<One<Order>, 1>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `placed`. The next part is `state`.
        #[inline]
        fn placed<'v>(
            self,
            placed: impl Into<<<Moment as KeySource>::Part as KeyPart>::View<'v>>,
        ) -> OrderByOwnerQuery<One<Order>, 2> {
            let placed: <<Moment as KeySource>::Part as KeyPart>::View<'v> = Into::into(
                placed,
            );
            OrderByOwnerQuery {
                zz_given: self.zz_given.part::<<Moment as KeySource>::Part, Day>(placed),
            }
        }
        ///Ends with a range of `placed`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn placed_in<'v>(
            self,
            range: impl KeyRange<'v, <Moment as KeySource>::Part, InMiddle<Day>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given
                .range::<<Moment as KeySource>::Part, Day, InMiddle<Day>, _>(1, range)
        }
    }
    impl OrderByOwnerQuery<One<Order>, 2>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `state`. The next part is `id`.
        #[inline]
        fn state<'v>(
            self,
            state: impl Into<<<State as KeySource>::Part as KeyPart>::View<'v>>,
        ) -> OrderByOwnerQuery<One<Order>, 3> {
            let state: <<State as KeySource>::Part as KeyPart>::View<'v> = Into::into(
                state,
            );
            OrderByOwnerQuery {
                zz_given: self.zz_given.part::<<State as KeySource>::Part, Plain>(state),
            }
        }
        ///Ends with a range of `state`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn state_in<'v>(
            self,
            range: impl KeyRange<'v, <State as KeySource>::Part, InMiddle<Plain>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given
                .range::<<State as KeySource>::Part, Plain, InMiddle<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `state`.
        fn state_starts_with(
            self,
            beginning: impl Prefix<<State as KeySource>::Part>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.starts_with::<<State as KeySource>::Part, Plain, _>(beginning)
        }
    }
    impl OrderByOwnerQuery<One<Order>, 3>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `id`, the last part.
        #[inline]
        fn id<'v>(
            self,
            id: impl Into<<OrderId as KeyPart>::View<'v>>,
        ) -> OrderByOwnerQuery<One<Order>, 4> {
            let id: <OrderId as KeyPart>::View<'v> = Into::into(id);
            OrderByOwnerQuery {
                zz_given: self.zz_given.part::<OrderId, Plain>(id),
            }
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn id_in<'v>(
            self,
            range: impl KeyRange<'v, OrderId, AtEnd<Plain>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.range::<OrderId, Plain, AtEnd<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `id`.
        fn id_starts_with(
            self,
            beginning: impl Prefix<OrderId>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.starts_with::<OrderId, Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: usize> Debug for OrderByOwnerQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for OrderByOwnerQuery<Select, GIVEN>
    where
        OrderByOwnerQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for OrderByOwnerQuery<(), 1> {}
    impl Complete for OrderByOwnerQuery<(), 2> {}
    impl Complete for OrderByOwnerQuery<(), 3> {}
    impl Complete for OrderByOwnerQuery<(), 4> {}
    impl<Select> OrderByPlaceQuery<Select, 0>
    where
        Place: KeyPart,
        Title: KeySource,
        Rank: KeySource,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `place`. The next part is `title`.
        #[inline]
        fn place<'v>(
            self,
            place: impl Into<<Place as KeyPart>::View<'v>>,
        ) -> OrderByPlaceQuery<Select, 1> {
            let place: <Place as KeyPart>::View<'v> = Into::into(place);
            OrderByPlaceQuery {
                zz_given: self.zz_given.part::<Place, Raw>(place),
            }
        }
    }
    impl OrderByPlaceQuery<One<Order>, 1>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `title`. The next part is `rank`.
        #[inline]
        fn title<'v>(
            self,
            title: impl Into<<<Title as KeySource>::Part as KeyPart>::View<'v>>,
        ) -> OrderByPlaceQuery<One<Order>, 2> {
            let title: <<Title as KeySource>::Part as KeyPart>::View<'v> = Into::into(
                title,
            );
            OrderByPlaceQuery {
                zz_given: self
                    .zz_given
                    .part::<<Title as KeySource>::Part, Lower>(title)
                    .again::<<Title as KeySource>::Part, Raw>(title),
            }
        }
        ///Ends with a range of `title`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn title_in<'v>(
            self,
            range: impl KeyRange<'v, <Title as KeySource>::Part, AtEnd<Lower>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given
                .range::<<Title as KeySource>::Part, Lower, AtEnd<Lower>, _>(1, range)
        }
        ///Ends with the beginning of `title`.
        fn title_starts_with(
            self,
            beginning: impl Prefix<<Title as KeySource>::Part>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.starts_with::<<Title as KeySource>::Part, Lower, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<One<Order>, 2>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `rank`. The next part is `line`.
        #[inline]
        fn rank<'v>(
            self,
            rank: impl Into<<<Rank as KeySource>::Part as KeyPart>::View<'v>>,
        ) -> OrderByPlaceQuery<One<Order>, 3> {
            let rank: <<Rank as KeySource>::Part as KeyPart>::View<'v> = Into::into(
                rank,
            );
            OrderByPlaceQuery {
                zz_given: self.zz_given.part::<<Rank as KeySource>::Part, Raw>(rank),
            }
        }
        ///Ends with a range of `rank`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn rank_in<'v>(
            self,
            range: impl KeyRange<'v, <Rank as KeySource>::Part, Raw>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.range::<<Rank as KeySource>::Part, Raw, Raw, _>(1, range)
        }
        ///Ends with the beginning of `rank`.
        fn rank_starts_with(
            self,
            beginning: impl Prefix<<Rank as KeySource>::Part>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.starts_with::<<Rank as KeySource>::Part, Raw, _>(beginning)
        }
    }
    impl OrderByPlaceQuery<One<Order>, 3>
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        ///Gives `line`, the last part.
        #[inline]
        fn line(self, line: u32) -> OrderByPlaceQuery<One<Order>, 4> {
            OrderByPlaceQuery {
                zz_given: self.zz_given.part::<u32, Plain>(line),
            }
        }
        ///Ends with a range of `line`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn line_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Plain>>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.range::<u32, Plain, AtEnd<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `line`.
        fn line_starts_with(
            self,
            beginning: impl Prefix<u32>,
        ) -> ReadyQuery<One<Order>> {
            self.zz_given.starts_with::<u32, Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: usize> Debug for OrderByPlaceQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for OrderByPlaceQuery<Select, GIVEN>
    where
        OrderByPlaceQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for OrderByPlaceQuery<(), 1> {}
    impl Complete for OrderByPlaceQuery<(), 2> {}
    impl Complete for OrderByPlaceQuery<(), 3> {}
    impl Complete for OrderByPlaceQuery<(), 4> {}
    __if_aws! {
        impl < 'a, Codec > __aws::KeyFields < Codec > for OrderKey < 'a > where OrderId :
        KeyPart, Codec : __aws::FieldCodec < < OrderId as KeyPart > ::View < 'a > >,
        Codec : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < Codec as
        __aws::FieldCodec < < OrderId as KeyPart > ::View < 'a > >> ::value(& self.id));
        visit("line", < Codec as __aws::FieldCodec < u32 >> ::value(& self.line)); } }
        impl < 'a, Codec > __aws::KeyFields < Codec > for OrderByOwnerKey < 'a > where
        UserId : KeySource, Moment : KeySource, State : KeySource, OrderId : KeyPart, Day
        : Format < < Moment as KeySource > ::Part >, Codec : __aws::FieldCodec < < <
        UserId as KeySource > ::Part as KeyPart > ::View < 'a > >, Codec :
        __aws::FieldCodec < < < Moment as KeySource > ::Part as KeyPart > ::View < 'a >
        >, Codec : __aws::FieldCodec < < < State as KeySource > ::Part as KeyPart >
        ::View < 'a > >, Codec : __aws::FieldCodec < < OrderId as KeyPart > ::View < 'a >
        >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _
        = & visit; visit("owner", < Codec as __aws::FieldCodec < < < UserId as KeySource
        > ::Part as KeyPart > ::View < 'a > >> ::value(& self.owner)); visit("placed", <
        Codec as __aws::FieldCodec < < < Moment as KeySource > ::Part as KeyPart > ::View
        < 'a > >> ::value(& self.placed)); visit("state", < Codec as __aws::FieldCodec <
        < < State as KeySource > ::Part as KeyPart > ::View < 'a > >> ::value(& self
        .state)); visit("id", < Codec as __aws::FieldCodec < < OrderId as KeyPart >
        ::View < 'a > >> ::value(& self.id)); } } impl < 'a, Codec > __aws::KeyFields <
        Codec > for OrderByPlaceKey < 'a > where Place : KeyPart, Title : KeySource, Rank
        : KeySource, Lower : Format < < Title as KeySource > ::Part >, Codec :
        __aws::FieldCodec < < Place as KeyPart > ::View < 'a > >, Codec :
        __aws::FieldCodec < < < Title as KeySource > ::Part as KeyPart > ::View < 'a > >,
        Codec : __aws::FieldCodec < < < Rank as KeySource > ::Part as KeyPart > ::View <
        'a > >, Codec : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self,
        visit : __aws::FieldVisitor < '_ >) { let _ = & visit; visit("place", < Codec as
        __aws::FieldCodec < < Place as KeyPart > ::View < 'a > >> ::value(& self.place));
        visit("title", < Codec as __aws::FieldCodec < < < Title as KeySource > ::Part as
        KeyPart > ::View < 'a > >> ::value(& self.title)); visit("rank", < Codec as
        __aws::FieldCodec < < < Rank as KeySource > ::Part as KeyPart > ::View < 'a > >>
        ::value(& self.rank)); visit("line", < Codec as __aws::FieldCodec < u32 >>
        ::value(& self.line)); } } use __aws::attribute:: { self as __at, Attribute as
        __attribute }; #[doc = "The attributes of [`Order`]."] pub struct OrderAttributes
        { #[doc = "The attribute `id`."] id : __attribute < Order, OrderId, __at::Keyed
        >, #[doc = "The attribute `line`."] line : __attribute < Order, Box < u32 >,
        __at::Keyed >, #[doc = "The attribute `owner`."] owner : __attribute < Order,
        UserId >, #[doc = "The attribute `state`."] state : __attribute < Order, State,
        __at::Keyed >, #[doc = "The attribute `placed`."] placed : __attribute < Order,
        Moment, __at::Keyed >, #[doc = "The attribute `title`."] title : __attribute <
        Order, Title, __at::Keyed >, #[doc = "The attribute `place`."] place :
        __attribute < Order, Option < Place >, __at::Keyed >, #[doc =
        "The attribute `rank`."] rank : __attribute < Order, Rank >, } impl
        __at::Document for Order { type Attributes = OrderAttributes; const ATTRIBUTES :
        Self::Attributes = OrderAttributes { id : __attribute::new("id"), line :
        __attribute::new("line"), owner : __attribute::new("owner"), state :
        __attribute::new("state"), placed : __attribute::new("placed"), title :
        __attribute::new("title"), place : __attribute:: < Order, Option < Place >,
        __at::Keyed > ::new("place").skipped_if(| value |
        ::core::option::Option::is_none(value)), rank : __attribute::new("rank"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ORDER#<id>` | `LINE#<line:04>` |
| ByOwner | `owner` | `<placed:day>#<state>#<id>` |
| ByPlace | `place` | `<title:lower>`, `title`, `rank`, `<line>` |
*/
    impl Entity for Order
    where
        OrderId: KeyPart,
        OrderId: KeyPart,
        UserId: KeySource,
        State: KeySource,
        Moment: KeySource,
        Title: KeySource,
        Place: KeyPart,
        Rank: KeySource,
        Day: Format<<Moment as KeySource>::Part>,
        Lower: Format<<Title as KeySource>::Part>,
    {
        const SCHEMA: &'static EntitySchema = &EntitySchema {
            indexes: &[
                *<OrderByOwnerKey<'_> as IndexKeyOf<Self>>::SCHEMA,
                *<OrderByPlaceKey<'_> as IndexKeyOf<Self>>::SCHEMA,
            ],
            ..__entity::<
                OrderKey<'_>,
            >(
                "Order",
                &[
                    __field("id", "id"),
                    __field("line", "line"),
                    __field("owner", "owner"),
                    __field("state", "state"),
                    __field("placed", "placed"),
                    __field("title", "title"),
                    __field("place", "place"),
                    __field("rank", "rank"),
                ],
            )
        };
        type Key<'a> = OrderKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            (if let Option::Some(key) = <<<<UserId as KeySource>::Presence as Presence>::And<
                <Moment as KeySource>::Presence,
            > as Presence>::And<
                <State as KeySource>::Presence,
            > as Presence>::option(self.by_owner_key()) {
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                Result::Ok(())
            })?;
            if let Option::Some(key) = self.by_place_key() {
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                Result::Ok(())
            }
        }
        __if_aws! {
            __template_fields!([(id "id" "id") (line "line" "line")] [(id "id" "id")
            (line "line" "line") (owner "owner" "owner") (placed "placed" "placed")
            (state "state" "state") (place "place" "place") (title "title" "title") (rank
            "rank" "rank")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Order>>::ENTITY
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
