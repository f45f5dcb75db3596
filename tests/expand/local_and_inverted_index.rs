// 8426 tokens

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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
struct ItemQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
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
struct ItemLocalQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
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
struct ItemInvertedQuery<__S, const STEP: ::ddb_keys::__private::usize> {
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
    impl<'a> ItemKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "P#<p>",
                segments: &[
                    __rt::Segment::Literal("P#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "S#<s>",
                segments: &[
                    __rt::Segment::Literal("S#"),
                    __rt::Segment::Part(__rt::Part::new::<u32, __rt::Plain>("s", false)),
                ],
            },
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                2usize + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.p),
            )?;
            writer.literal("P#");
            writer.part::<__rt::str, __rt::Plain>("p", self.p, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                2usize + <__rt::Plain as __rt::Format<u32>>::text_len(self.s),
            )?;
            writer.literal("S#");
            writer.part::<u32, __rt::Plain>("s", self.s, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `S#<s>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("P#")?;
            let text0 = reader0.cut::<__rt::str, __rt::Plain>("p", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            reader1.literal("S#")?;
            let text1 = reader1.cut::<u32, __rt::Plain>("s", __rt::End::Last)?;
            let p = reader0.value::<__rt::str, __rt::Plain>("p", text0)?;
            let s = reader1.value::<u32, __rt::Plain>("s", text1)?;
            reader0.finish()?;
            reader1.finish()?;
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
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::Some("Local"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "P#<p>",
                segments: &[
                    __rt::Segment::Literal("P#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::Some("Local"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "L#<s:desc>",
                segments: &[
                    __rt::Segment::Literal("L#"),
                    __rt::Segment::Part(__rt::Part::new::<u32, __rt::Desc>("s", false)),
                ],
            },
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                2usize + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.p),
            )?;
            writer.literal("P#");
            writer.part::<__rt::str, __rt::Plain>("p", self.p, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                2usize + <__rt::Desc as __rt::Format<u32>>::text_len(self.s),
            )?;
            writer.literal("L#");
            writer.part::<u32, __rt::Desc>("s", self.s, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `P#<p>` and `L#<s:desc>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("P#")?;
            let text0 = reader0.cut::<__rt::str, __rt::Plain>("p", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            reader1.literal("L#")?;
            let text1 = reader1.cut::<u32, __rt::Desc>("s", __rt::End::Last)?;
            let p = reader0.value::<__rt::str, __rt::Plain>("p", text0)?;
            let s = reader1.value::<u32, __rt::Desc>("s", text1)?;
            reader0.finish()?;
            reader1.finish()?;
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
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::Some("Inverted"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "S#<s>",
                segments: &[
                    __rt::Segment::Literal("S#"),
                    __rt::Segment::Part(__rt::Part::new::<u32, __rt::Plain>("s", false)),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Item",
            place: __rt::Place {
                index: __rt::Option::Some("Inverted"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "P#<p>",
                segments: &[
                    __rt::Segment::Literal("P#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("p", false),
                    ),
                ],
            },
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                2usize + <__rt::Plain as __rt::Format<u32>>::text_len(self.s),
            )?;
            writer.literal("S#");
            writer.part::<u32, __rt::Plain>("s", self.s, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                2usize + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.p),
            )?;
            writer.literal("P#");
            writer.part::<__rt::str, __rt::Plain>("p", self.p, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `S#<s>` and `P#<p>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("S#")?;
            let text0 = reader0.cut::<u32, __rt::Plain>("s", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            reader1.literal("P#")?;
            let text1 = reader1.cut::<__rt::str, __rt::Plain>("p", __rt::End::Last)?;
            let s = reader0.value::<u32, __rt::Plain>("s", text0)?;
            let p = reader1.value::<__rt::str, __rt::Plain>("p", text1)?;
            reader0.finish()?;
            reader1.finish()?;
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
            pk: &[<ItemLocalKey<'_>>::__PK0],
            sk: &[<ItemLocalKey<'_>>::__SK0],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            visit(<ItemLocalKey<'_>>::__SK0, key.sk()?);
            __rt::Result::Ok(())
        }
    }
    impl<'a> __rt::IndexKeyOf<Item> for ItemInvertedKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "Inverted",
            name: "Inverted",
            kind: __rt::IndexKind::Inverted,
            pk: &[<ItemInvertedKey<'_>>::__PK0],
            sk: &[<ItemInvertedKey<'_>>::__SK0],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
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
    }
    impl Item {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
*/
        #[inline]
        fn query() -> ItemQuery<__rt::One<Self>, 0> {
            ItemQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ItemQuery<__rt::Collection<Self>, 0> {
            ItemQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for ItemQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> ItemQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<ItemKey<'_>>::__PK0).literal("P#"),
                1usize => given.close().open(<ItemKey<'_>>::__SK0).literal("S#"),
                2usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> ItemQuery<__S, 0usize> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __rt::str) -> ItemQuery<__S, 1usize> {
            ItemQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("p", p, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl ItemQuery<__rt::One<Item>, 1usize> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemQuery<__rt::One<Item>, 2usize> {
            ItemQuery {
                given: self.__tail().part::<u32, __rt::Plain>("s", s, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn s_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            let range = __rt::KeyRange::<
                '__v,
                u32,
                __rt::AtEnd<__rt::Plain>,
            >::bounds(range);
            self.__tail()
                .range::<u32, __rt::Plain, __rt::One<Item>>("s", range, __rt::End::Last)
        }
        ///Ends with the beginning of `s`.
        #[inline]
        fn s_starts_with(
            self,
            beginning: impl __rt::Prefix<u32>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.__tail()
                .starts_with::<
                    u32,
                    __rt::Plain,
                    __rt::One<Item>,
                >("s", &beginning, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for ItemQuery<__rt::One<Item>, 1usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemQuery<__rt::One<Item>, 2usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemQuery<__rt::Collection<Item>, 1usize> {
        type Select = __rt::Collection<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Item {
        /**Begins a query for items of this entity in the index `Local`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Local | `P#<p>` | `L#<s:desc>` |
*/
        #[inline]
        fn query_local() -> ItemLocalQuery<__rt::One<Self>, 0> {
            ItemLocalQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Local")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `Local`, as the table's enum.
        #[inline]
        fn collection_local() -> ItemLocalQuery<__rt::Collection<Self>, 0> {
            ItemLocalQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Local")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `Local`.
        #[must_use]
        #[inline]
        fn scan_local() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<ItemLocalKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for ItemLocalQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemLocalQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> ItemLocalQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<ItemLocalKey<'_>>::__PK0).literal("P#"),
                1usize => given.close().open(<ItemLocalKey<'_>>::__SK0).literal("L#"),
                2usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> ItemLocalQuery<__S, 0usize> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __rt::str) -> ItemLocalQuery<__S, 1usize> {
            ItemLocalQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("p", p, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl ItemLocalQuery<__rt::One<Item>, 1usize> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemLocalQuery<__rt::One<Item>, 2usize> {
            ItemLocalQuery {
                given: self.__tail().part::<u32, __rt::Desc>("s", s, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn s_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Desc>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            let range = __rt::KeyRange::<
                '__v,
                u32,
                __rt::AtEnd<__rt::Desc>,
            >::bounds(range);
            self.__tail()
                .range::<u32, __rt::Desc, __rt::One<Item>>("s", range, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for ItemLocalQuery<__rt::One<Item>, 1usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemLocalQuery<__rt::One<Item>, 2usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemLocalQuery<__rt::Collection<Item>, 1usize> {
        type Select = __rt::Collection<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Item {
        /**Begins a query for items of this entity in the index `Inverted`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Inverted | `S#<s>` | `P#<p>` |
*/
        #[inline]
        fn query_inverted() -> ItemInvertedQuery<__rt::One<Self>, 0> {
            ItemInvertedQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Inverted")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `Inverted`, as the table's enum.
        #[inline]
        fn collection_inverted() -> ItemInvertedQuery<__rt::Collection<Self>, 0> {
            ItemInvertedQuery {
                given: __rt::Given::nothing(__rt::Option::Some("Inverted")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `Inverted`.
        #[must_use]
        #[inline]
        fn scan_inverted() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<ItemInvertedKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for ItemInvertedQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ItemInvertedQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> ItemInvertedQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<ItemInvertedKey<'_>>::__PK0).literal("S#"),
                1usize => given.close().open(<ItemInvertedKey<'_>>::__SK0).literal("P#"),
                2usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> ItemInvertedQuery<__S, 0usize> {
        ///Gives `s`.
        #[inline]
        fn s(self, s: u32) -> ItemInvertedQuery<__S, 1usize> {
            ItemInvertedQuery {
                given: self.__tail().part::<u32, __rt::Plain>("s", s, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl ItemInvertedQuery<__rt::One<Item>, 1usize> {
        ///Gives `p`.
        #[inline]
        fn p(self, p: &'_ __rt::str) -> ItemInvertedQuery<__rt::One<Item>, 2usize> {
            ItemInvertedQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("p", p, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `p`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn p_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            let range = __rt::KeyRange::<
                '__v,
                __rt::str,
                __rt::AtEnd<__rt::Plain>,
            >::bounds(range);
            self.__tail()
                .range::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Item>,
                >("p", range, __rt::End::Last)
        }
        ///Ends with the beginning of `p`.
        #[inline]
        fn p_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Item>> {
            self.__tail()
                .starts_with::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Item>,
                >("p", &beginning, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for ItemInvertedQuery<__rt::One<Item>, 1usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemInvertedQuery<__rt::One<Item>, 2usize> {
        type Select = __rt::One<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ItemInvertedQuery<__rt::Collection<Item>, 1usize> {
        type Select = __rt::Collection<Item>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < u32 >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(&
        self.p)); visit("s", < __C as __rt::aws::FieldCodec < u32 >> ::value(& self.s));
        } }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemLocalKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < u32 >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(&
        self.p)); visit("s", < __C as __rt::aws::FieldCodec < u32 >> ::value(& self.s));
        } }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for ItemInvertedKey < 'a > where
        __C : __rt::aws::FieldCodec < u32 >, __C : __rt::aws::FieldCodec < & 'a __rt::str
        >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("s", < __C as __rt::aws::FieldCodec < u32 >> ::value(&
        self.s)); visit("p", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(&
        self.p)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
| Local | `P#<p>` | `L#<s:desc>` |
| Inverted | `S#<s>` | `P#<p>` |
*/
    impl __rt::Entity for Item {
        const NAME: &'static __rt::str = "Item";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Item",
            pk: <ItemKey<'_>>::__PK0,
            sk: __rt::Option::Some(<ItemKey<'_>>::__SK0),
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
                visit(
                    <ItemKey<'_>>::__PK0,
                    __rt::turned_round(<ItemInvertedKey<'_>>::__SK0, key.pk()?)?,
                );
                visit(<ItemKey<'_>>::__SK0, key.sk()?);
            }
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
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <ItemKey<'_>>::matches(pk, sk))
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.p)).value() {
            visit("p", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.s)).value() { visit("s", value); } } }
            #[inline] fn meets(key : & __rt::str, field : & __rt::str, value : &
            __rt::aws::Attribute,) -> __rt::Option < __rt::bool > { use
            __rt::aws::probe:: { Readable as _, Unreadable as _ }; let _ = value; match
            (key, field) { _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Item>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 1usize);
};
