// 5627 tokens

///The primary key of [`Item`]: `P#<p>` and `S#<s>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct ItemKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::names::__str,
    ///`s` in `S#<s>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Local`: `P#<p>` and `L#<s:desc>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct ItemLocalKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::names::__str,
    ///`s` in `L#<s:desc>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Inverted`: `S#<s>` and `P#<p>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct ItemInvertedKey<'a> {
    ///`s` in `S#<s>`.
    pub s: u32,
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::names::__str,
}
///A query by `P#<p>` and `S#<s>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct ItemQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `P#<p>` and `L#<s:desc>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct ItemLocalQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `S#<s>` and `P#<p>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct ItemInvertedQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for ItemKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for ItemKey<'a> {}
    impl<'a> __PartialEq for ItemKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> __Eq for ItemKey<'a> {}
    impl<'a> __Hash for ItemKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.p, state);
            __Hash::hash(&self.s, state);
        }
    }
    impl<'a> __Debug for ItemKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemKey", &[("p", &self.p), ("s", &self.s)])
        }
    }
    impl<'a> __Clone for ItemLocalKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for ItemLocalKey<'a> {}
    impl<'a> __PartialEq for ItemLocalKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> __Eq for ItemLocalKey<'a> {}
    impl<'a> __Hash for ItemLocalKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.p, state);
            __Hash::hash(&self.s, state);
        }
    }
    impl<'a> __Debug for ItemLocalKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemLocalKey", &[("p", &self.p), ("s", &self.s)])
        }
    }
    impl<'a> __Clone for ItemInvertedKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for ItemInvertedKey<'a> {}
    impl<'a> __PartialEq for ItemInvertedKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.s == other.s && self.p == other.p
        }
    }
    impl<'a> __Eq for ItemInvertedKey<'a> {}
    impl<'a> __Hash for ItemInvertedKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.s, state);
            __Hash::hash(&self.p, state);
        }
    }
    impl<'a> __Debug for ItemInvertedKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemInvertedKey", &[("s", &self.s), ("p", &self.p)])
        }
    }
    impl<'a> ItemKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Item",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __Segment::Literal("P#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("p", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Item",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "S#<s>",
                    segments: &[
                        __Segment::Literal("S#"),
                        __Segment::Part(__Part::new::<u32, __Plain>("s", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `P#<p>` and `S#<s>`, or says which value cannot stand in it.
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
                ("P#", (__placeholder::<__str, __Plain>("p").of(self.p), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                ("S#", (__placeholder::<u32, __Plain>("s").of(self.s), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `S#<s>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("P#", (__placeholder::<__str, __Plain>("p"), ()))),
                    ((sk, ("S#", (__placeholder::<u32, __Plain>("s"), ()))), ()),
                ),
            ) {
                __Result::Ok(((p, ()), ((s, ()), ()))) => __Result::Ok(Self { p, s }),
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
    impl<'a> ItemLocalKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Item",
                __Option::Some("Local"),
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __Segment::Literal("P#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("p", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Item",
                __Option::Some("Local"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "L#<s:desc>",
                    segments: &[
                        __Segment::Literal("L#"),
                        __Segment::Part(__Part::new::<u32, __Desc>("s", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `P#<p>` and `L#<s:desc>`, or says which value cannot stand in it.
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
                ("P#", (__placeholder::<__str, __Plain>("p").of(self.p), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                ("L#", (__placeholder::<u32, __Desc>("s").of(self.s), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `L#<s:desc>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("P#", (__placeholder::<__str, __Plain>("p"), ()))),
                    ((sk, ("L#", (__placeholder::<u32, __Desc>("s"), ()))), ()),
                ),
            ) {
                __Result::Ok(((p, ()), ((s, ()), ()))) => __Result::Ok(Self { p, s }),
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
    impl<'a> ItemInvertedKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Item",
                __Option::Some("Inverted"),
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "S#<s>",
                    segments: &[
                        __Segment::Literal("S#"),
                        __Segment::Part(__Part::new::<u32, __Plain>("s", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Item",
                __Option::Some("Inverted"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __Segment::Literal("P#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("p", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `S#<s>` and `P#<p>`, or says which value cannot stand in it.
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
                ("S#", (__placeholder::<u32, __Plain>("s").of(self.s), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                ("P#", (__placeholder::<__str, __Plain>("p").of(self.p), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `S#<s>` and `P#<p>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("S#", (__placeholder::<u32, __Plain>("s"), ()))),
                    ((sk, ("P#", (__placeholder::<__str, __Plain>("p"), ()))), ()),
                ),
            ) {
                __Result::Ok(((s, ()), ((p, ()), ()))) => __Result::Ok(Self { s, p }),
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
    impl<'a> __From<&'a Item> for ItemKey<'a> {
        #[inline]
        fn from(value: &'a Item) -> Self {
            ItemKey { p: &value.p, s: value.s }
        }
    }
    impl<'a> __KeyOf<Item> for ItemKey<'a> {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'a> __IndexKeyOf<Item> for ItemLocalKey<'a> {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "Local",
            name: "Local",
            kind: __IndexKind::Local,
            pk: &[&<ItemLocalKey<'_>>::__KEY[0]],
            sk: &[&<ItemLocalKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(&Self::__KEY[1..], self.sk(), visit)
        }
    }
    impl<'a> __IndexKeyOf<Item> for ItemInvertedKey<'a> {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "Inverted",
            name: "Inverted",
            kind: __IndexKind::Inverted,
            pk: &[&<ItemInvertedKey<'_>>::__KEY[0]],
            sk: &[&<ItemInvertedKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            let _ = visit;
            __Result::Ok(())
        }
    }
    impl Item {
        ///The key in the index `Local`: `P#<p>` and `L#<s:desc>`.
        #[must_use]
        #[inline]
        fn local_key(&self) -> ItemLocalKey<'_> {
            ItemLocalKey {
                p: &self.p,
                s: self.s,
            }
        }
        ///The key in the index `Inverted`: `S#<s>` and `P#<p>`.
        #[must_use]
        #[inline]
        fn inverted_key(&self) -> ItemInvertedKey<'_> {
            ItemInvertedKey {
                s: self.s,
                p: &self.p,
            }
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
*/
        #[inline]
        fn query() -> ItemQuery<__One<Self>, __Partial> {
            ItemQuery(__Given::nothing(<ItemKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ItemQuery<__Collection<Self>, __Partial> {
            ItemQuery(__Given::nothing(<ItemKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `Local`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Local | `P#<p>` | `L#<s:desc>` |
*/
        #[inline]
        fn query_local() -> ItemLocalQuery<__One<Self>, __Partial> {
            ItemLocalQuery(__Given::nothing(<ItemLocalKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Local`, as the table's enum.
        #[inline]
        fn collection_local() -> ItemLocalQuery<__Collection<Self>, __Partial> {
            ItemLocalQuery(__Given::nothing(<ItemLocalKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Local`.
        #[must_use]
        #[inline]
        fn scan_local() -> __IndexScan<Self> {
            __IndexScan::new(<ItemLocalKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `Inverted`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Inverted | `S#<s>` | `P#<p>` |
*/
        #[inline]
        fn query_inverted() -> ItemInvertedQuery<__One<Self>, __Partial> {
            ItemInvertedQuery(__Given::nothing(<ItemInvertedKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Inverted`, as the table's enum.
        #[inline]
        fn collection_inverted() -> ItemInvertedQuery<__Collection<Self>, __Partial> {
            ItemInvertedQuery(__Given::nothing(<ItemInvertedKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Inverted`.
        #[must_use]
        #[inline]
        fn scan_inverted() -> __IndexScan<Self> {
            __IndexScan::new(<ItemInvertedKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> ItemQuery<__S, __Partial> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __str) -> ItemQuery<__S, __Usable> {
            ItemQuery(self.0.part::<__str, __Plain, _>(p))
        }
    }
    impl ItemQuery<__One<Item>, __Usable> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemQuery<__One<Item>, __Usable<__Usable>> {
            ItemQuery(self.0.part::<u32, __Plain, _>(s))
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn s_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Plain>>,
        ) -> __ReadyQuery<__One<Item>> {
            self.0.range::<u32, __Plain, __AtEnd<__Plain>, _>(range)
        }
        ///Ends with the beginning of `s`.
        fn s_starts_with(
            self,
            beginning: impl __Prefix<u32>,
        ) -> __ReadyQuery<__One<Item>> {
            self.0.starts_with::<u32, __Plain, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for ItemQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for ItemQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> ItemLocalQuery<__S, __Partial> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __str) -> ItemLocalQuery<__S, __Usable> {
            ItemLocalQuery(self.0.part::<__str, __Plain, _>(p))
        }
    }
    impl ItemLocalQuery<__One<Item>, __Usable> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemLocalQuery<__One<Item>, __Usable<__Usable>> {
            ItemLocalQuery(self.0.part::<u32, __Desc, _>(s))
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn s_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Desc>>,
        ) -> __ReadyQuery<__One<Item>> {
            self.0.range::<u32, __Desc, __AtEnd<__Desc>, _>(range)
        }
    }
    impl<__S, __N> __Debug for ItemLocalQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for ItemLocalQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> ItemInvertedQuery<__S, __Partial> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemInvertedQuery<__S, __Usable> {
            ItemInvertedQuery(self.0.part::<u32, __Plain, _>(s))
        }
    }
    impl ItemInvertedQuery<__One<Item>, __Usable> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __str) -> ItemInvertedQuery<__One<Item>, __Usable<__Usable>> {
            ItemInvertedQuery(self.0.part::<__str, __Plain, _>(p))
        }
        ///Ends with a range of `p`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn p_in<'__v>(
            self,
            range: impl __KeyRange<'__v, __str, __AtEnd<__Plain>>,
        ) -> __ReadyQuery<__One<Item>> {
            self.0.range::<__str, __Plain, __AtEnd<__Plain>, _>(range)
        }
        ///Ends with the beginning of `p`.
        fn p_starts_with(
            self,
            beginning: impl __Prefix<__str>,
        ) -> __ReadyQuery<__One<Item>> {
            self.0.starts_with::<__str, __Plain, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for ItemInvertedQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for ItemInvertedQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for ItemKey < 'a > where __C :
        __aws::FieldCodec < & 'a __str >, __C : __aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("p", < __C as __aws::FieldCodec < & 'a __str >> ::value(& self.p));
        visit("s", < __C as __aws::FieldCodec < u32 >> ::value(& self.s)); } } impl < 'a,
        __C > __aws::KeyFields < __C > for ItemLocalKey < 'a > where __C :
        __aws::FieldCodec < & 'a __str >, __C : __aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("p", < __C as __aws::FieldCodec < & 'a __str >> ::value(& self.p));
        visit("s", < __C as __aws::FieldCodec < u32 >> ::value(& self.s)); } } impl < 'a,
        __C > __aws::KeyFields < __C > for ItemInvertedKey < 'a > where __C :
        __aws::FieldCodec < u32 >, __C : __aws::FieldCodec < & 'a __str >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("s", < __C as __aws::FieldCodec < u32 >> ::value(& self.s)); visit("p", <
        __C as __aws::FieldCodec < & 'a __str >> ::value(& self.p)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
| Local | `P#<p>` | `L#<s:desc>` |
| Inverted | `S#<s>` | `P#<p>` |
*/
    impl __Entity for Item {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Item",
            pk: &<ItemKey<'_>>::__KEY[0],
            sk: __Option::Some(&<ItemKey<'_>>::__KEY[1]),
            indexes: &[
                *<ItemLocalKey<'_> as __IndexKeyOf<Self>>::SCHEMA,
                *<ItemInvertedKey<'_> as __IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __Field {
                    name: "p",
                    attribute: "p",
                },
                __Field {
                    name: "s",
                    attribute: "s",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = ItemKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            {
                let key = self.local_key();
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
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
            <ItemKey<'a>>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.p)).value() { visit("p", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.s)).value() {
            visit("s", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Item>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
    const _: () = __check_template(TEMPLATES, 1usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 0usize);
};
