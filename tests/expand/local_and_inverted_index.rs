// 6934 tokens

///The primary key of [`Item`]: `P#<p>` and `S#<s>`.
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
struct ItemKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::str,
    ///`s` in `S#<s>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Local`: `P#<p>` and `L#<s:desc>`.
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
struct ItemLocalKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::str,
    ///`s` in `L#<s:desc>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Inverted`: `S#<s>` and `P#<p>`.
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
struct ItemInvertedKey<'a> {
    ///`s` in `S#<s>`.
    pub s: u32,
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__private::str,
}
///A query by `P#<p>` and `S#<s>`, its parts given from the left.
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
struct ItemQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `P#<p>` and `L#<s:desc>`, its parts given from the left.
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
struct ItemLocalQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `S#<s>` and `P#<p>`, its parts given from the left.
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
struct ItemInvertedQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for ItemKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for ItemKey<'a> {}
    impl<'a> __rt::PartialEq for ItemKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> __rt::Eq for ItemKey<'a> {}
    impl<'a> __rt::Hash for ItemKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.p, state);
            __rt::Hash::hash(&self.s, state);
        }
    }
    impl<'a> __rt::Debug for ItemKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemKey").field("p", &self.p).field("s", &self.s).finish()
        }
    }
    impl<'a> __rt::Clone for ItemLocalKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for ItemLocalKey<'a> {}
    impl<'a> __rt::PartialEq for ItemLocalKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> __rt::Eq for ItemLocalKey<'a> {}
    impl<'a> __rt::Hash for ItemLocalKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.p, state);
            __rt::Hash::hash(&self.s, state);
        }
    }
    impl<'a> __rt::Debug for ItemLocalKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemLocalKey")
                .field("p", &self.p)
                .field("s", &self.s)
                .finish()
        }
    }
    impl<'a> __rt::Clone for ItemInvertedKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for ItemInvertedKey<'a> {}
    impl<'a> __rt::PartialEq for ItemInvertedKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.s == other.s && self.p == other.p
        }
    }
    impl<'a> __rt::Eq for ItemInvertedKey<'a> {}
    impl<'a> __rt::Hash for ItemInvertedKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.s, state);
            __rt::Hash::hash(&self.p, state);
        }
    }
    impl<'a> __rt::Debug for ItemInvertedKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemInvertedKey")
                .field("s", &self.s)
                .field("p", &self.p)
                .finish()
        }
    }
    impl<'a> ItemKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __rt::Segment::Literal("P#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "S#<s>",
                    segments: &[
                        __rt::Segment::Literal("S#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Plain>("s", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `P#<p>` and `S#<s>`, or says which value cannot stand in it.
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
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p").of(self.p), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                ("S#", (__rt::placeholder::<u32, __rt::Plain>("s").of(self.s), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `S#<s>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let (p, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p"), ())),
            )?;
            let (s, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                ("S#", (__rt::placeholder::<u32, __rt::Plain>("s"), ())),
            )?;
            __rt::Result::Ok(Self { p, s })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> ItemLocalKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::Some("Local"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __rt::Segment::Literal("P#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::Some("Local"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "L#<s:desc>",
                    segments: &[
                        __rt::Segment::Literal("L#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Desc>("s", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `P#<p>` and `L#<s:desc>`, or says which value cannot stand in it.
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
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p").of(self.p), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                ("L#", (__rt::placeholder::<u32, __rt::Desc>("s").of(self.s), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `L#<s:desc>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let (p, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p"), ())),
            )?;
            let (s, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                ("L#", (__rt::placeholder::<u32, __rt::Desc>("s"), ())),
            )?;
            __rt::Result::Ok(Self { p, s })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> ItemInvertedKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::Some("Inverted"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "S#<s>",
                    segments: &[
                        __rt::Segment::Literal("S#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Plain>("s", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Item",
                __rt::Option::Some("Inverted"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "P#<p>",
                    segments: &[
                        __rt::Segment::Literal("P#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `S#<s>` and `P#<p>`, or says which value cannot stand in it.
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
                ("S#", (__rt::placeholder::<u32, __rt::Plain>("s").of(self.s), ())),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p").of(self.p), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `S#<s>` and `P#<p>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let (s, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("S#", (__rt::placeholder::<u32, __rt::Plain>("s"), ())),
            )?;
            let (p, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                ("P#", (__rt::placeholder::<__rt::str, __rt::Plain>("p"), ())),
            )?;
            __rt::Result::Ok(Self { s, p })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Item> for ItemKey<'a> {
        #[inline]
        fn from(value: &'a Item) -> Self {
            ItemKey { p: &value.p, s: value.s }
        }
    }
    impl<'a> __rt::KeyOf<Item> for ItemKey<'a> {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'a> __rt::IndexKeyOf<Item> for ItemLocalKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "Local",
            name: "Local",
            kind: __rt::IndexKind::Local,
            pk: &[&<ItemLocalKey<'_>>::__KEY[0]],
            sk: &[&<ItemLocalKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(&Self::__KEY[1..], self.sk(), visit)
        }
    }
    impl<'a> __rt::IndexKeyOf<Item> for ItemInvertedKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "Inverted",
            name: "Inverted",
            kind: __rt::IndexKind::Inverted,
            pk: &[&<ItemInvertedKey<'_>>::__KEY[0]],
            sk: &[&<ItemInvertedKey<'_>>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let _ = visit;
            __rt::Result::Ok(())
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
        fn query() -> ItemQuery<__rt::One<Self>, __rt::Partial> {
            ItemQuery(__rt::Given::nothing(<ItemKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ItemQuery<__rt::Collection<Self>, __rt::Partial> {
            ItemQuery(__rt::Given::nothing(<ItemKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `Local`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Local | `P#<p>` | `L#<s:desc>` |
*/
        #[inline]
        fn query_local() -> ItemLocalQuery<__rt::One<Self>, __rt::Partial> {
            ItemLocalQuery(__rt::Given::nothing(<ItemLocalKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Local`, as the table's enum.
        #[inline]
        fn collection_local() -> ItemLocalQuery<__rt::Collection<Self>, __rt::Partial> {
            ItemLocalQuery(__rt::Given::nothing(<ItemLocalKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Local`.
        #[must_use]
        #[inline]
        fn scan_local() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<ItemLocalKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `Inverted`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Inverted | `S#<s>` | `P#<p>` |
*/
        #[inline]
        fn query_inverted() -> ItemInvertedQuery<__rt::One<Self>, __rt::Partial> {
            ItemInvertedQuery(__rt::Given::nothing(<ItemInvertedKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `Inverted`, as the table's enum.
        #[inline]
        fn collection_inverted() -> ItemInvertedQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            ItemInvertedQuery(__rt::Given::nothing(<ItemInvertedKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `Inverted`.
        #[must_use]
        #[inline]
        fn scan_inverted() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<ItemInvertedKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> ItemQuery<__S, __rt::Partial> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __rt::str) -> ItemQuery<__S, __rt::Usable> {
            ItemQuery(self.0.part::<__rt::str, __rt::Plain, _>(p))
        }
    }
    impl ItemQuery<__rt::One<Item>, __rt::Usable> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemQuery<__rt::One<Item>, __rt::Usable<__rt::Usable>> {
            ItemQuery(self.0.part::<u32, __rt::Plain, _>(s))
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn s_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.0.range::<u32, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `s`.
        #[inline]
        fn s_starts_with(
            self,
            beginning: impl __rt::Prefix<u32>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.0.starts_with::<u32, __rt::Plain, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for ItemQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for ItemQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> ItemLocalQuery<__S, __rt::Partial> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __rt::str) -> ItemLocalQuery<__S, __rt::Usable> {
            ItemLocalQuery(self.0.part::<__rt::str, __rt::Plain, _>(p))
        }
    }
    impl ItemLocalQuery<__rt::One<Item>, __rt::Usable> {
        ///Gives `s`.
        #[inline]
        fn s(
            self,
            s: u32,
        ) -> ItemLocalQuery<__rt::One<Item>, __rt::Usable<__rt::Usable>> {
            ItemLocalQuery(self.0.part::<u32, __rt::Desc, _>(s))
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn s_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Desc>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.0.range::<u32, __rt::Desc, __rt::AtEnd<__rt::Desc>, _>(range)
        }
    }
    impl<__S, __N> __rt::Debug for ItemLocalQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for ItemLocalQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> ItemInvertedQuery<__S, __rt::Partial> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemInvertedQuery<__S, __rt::Usable> {
            ItemInvertedQuery(self.0.part::<u32, __rt::Plain, _>(s))
        }
    }
    impl ItemInvertedQuery<__rt::One<Item>, __rt::Usable> {
        ///Gives `p`.
        #[inline]
        fn p(
            self,
            p: &'_ __rt::str,
        ) -> ItemInvertedQuery<__rt::One<Item>, __rt::Usable<__rt::Usable>> {
            ItemInvertedQuery(self.0.part::<__rt::str, __rt::Plain, _>(p))
        }
        ///Ends with a range of `p`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn p_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.0.range::<__rt::str, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `p`.
        #[inline]
        fn p_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.0.starts_with::<__rt::str, __rt::Plain, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for ItemInvertedQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for ItemInvertedQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < u32 >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(&
        self.p)); visit("s", < __C as __rt::aws::FieldCodec < u32 >> ::value(& self.s));
        } } impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemLocalKey < 'a > where
        __C : __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < u32
        >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >>
        ::value(& self.p)); visit("s", < __C as __rt::aws::FieldCodec < u32 >> ::value(&
        self.s)); } } impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemInvertedKey <
        'a > where __C : __rt::aws::FieldCodec < u32 >, __C : __rt::aws::FieldCodec < &
        'a __rt::str >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor
        < '_ >) { let _ = & visit; visit("s", < __C as __rt::aws::FieldCodec < u32 >>
        ::value(& self.s)); visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >>
        ::value(& self.p)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
| Local | `P#<p>` | `L#<s:desc>` |
| Inverted | `S#<s>` | `P#<p>` |
*/
    impl __rt::Entity for Item {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Item",
            pk: &<ItemKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<ItemKey<'_>>::__KEY[1]),
            indexes: &[
                *<ItemLocalKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
                *<ItemInvertedKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __rt::Field {
                    name: "p",
                    attribute: "p",
                },
                __rt::Field {
                    name: "s",
                    attribute: "s",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = ItemKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            {
                let key = self.local_key();
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
            <ItemKey<'a>>::parse(pk, sk?).ok()
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.p)).value() {
            visit("p", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.s)).value() { visit("s", value); } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Item>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 0usize);
};
