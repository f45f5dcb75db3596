// 6854 tokens

///The primary key of [`Issue`]: `ISSUE#<number:08>`.
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
struct IssueKey {
    ///`number` in `ISSUE#<number:08>`.
    pub number: u32,
}
///The key of [`Issue`] in the index `States`: `OPEN` and `<number:desc(8)>`.
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
struct IssueOpenKey {
    ///`number` in `<number:desc(8)>`.
    pub number: u32,
}
///The key of [`Issue`] in the index `States`: `CLOSED` and `<number:08>`.
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
struct IssueClosedKey {
    ///`number` in `<number:08>`.
    pub number: u32,
}
///A query by `ISSUE#<number:08>`, its parts given from the left.
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
struct IssueQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
///A query by `OPEN` and `<number:desc(8)>`, its parts given from the left.
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
struct IssueOpenQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
///A query by `CLOSED` and `<number:08>`, its parts given from the left.
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
struct IssueClosedQuery<__S, const STEP: ::ddb_keys::__private::usize> {
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
    impl IssueKey {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Issue",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "ISSUE#<number:08>",
                segments: &[
                    __rt::Segment::Literal("ISSUE#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<u32, __rt::Padded<8usize>>("number", false),
                    ),
                ],
            },
        };
        ///Builds the key `ISSUE#<number:08>`, or says which value cannot stand in it.
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
                6usize
                    + <__rt::Padded<8usize> as __rt::Format<u32>>::text_len(self.number),
            )?;
            writer.literal("ISSUE#");
            writer
                .part::<
                    u32,
                    __rt::Padded<8usize>,
                >("number", self.number, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ISSUE#<number:08>`.
        #[inline]
        pub fn parse(pk: &__rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("ISSUE#")?;
            let text0 = reader0
                .cut::<u32, __rt::Padded<8usize>>("number", __rt::End::Last)?;
            let number = reader0.value::<u32, __rt::Padded<8usize>>("number", text0)?;
            reader0.finish()?;
            __rt::Result::Ok(Self { number })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str) -> __rt::bool {
            Self::parse(pk).is_ok()
        }
    }
    impl IssueOpenKey {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Issue",
            place: __rt::Place {
                index: __rt::Option::Some("States"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "OPEN",
                segments: &[__rt::Segment::Literal("OPEN")],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Issue",
            place: __rt::Place {
                index: __rt::Option::Some("States"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "<number:desc(8)>",
                segments: &[
                    __rt::Segment::Part(
                        __rt::Part::new::<u32, __rt::DescWidth<8usize>>("number", false),
                    ),
                ],
            },
        };
        ///Builds the key `OPEN` and `<number:desc(8)>`, or says which value cannot stand in it.
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
            let mut writer = __rt::Writer::new(Self::__PK0, 4usize)?;
            writer.literal("OPEN");
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                0usize
                    + <__rt::DescWidth<
                        8usize,
                    > as __rt::Format<u32>>::text_len(self.number),
            )?;
            writer
                .part::<
                    u32,
                    __rt::DescWidth<8usize>,
                >("number", self.number, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `OPEN` and `<number:desc(8)>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("OPEN")?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            let text0 = reader1
                .cut::<u32, __rt::DescWidth<8usize>>("number", __rt::End::Last)?;
            let number = reader1.value::<u32, __rt::DescWidth<8usize>>("number", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { number })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str, sk: &__rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl IssueClosedKey {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Issue",
            place: __rt::Place {
                index: __rt::Option::Some("States"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "CLOSED",
                segments: &[__rt::Segment::Literal("CLOSED")],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Issue",
            place: __rt::Place {
                index: __rt::Option::Some("States"),
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "<number:08>",
                segments: &[
                    __rt::Segment::Part(
                        __rt::Part::new::<u32, __rt::Padded<8usize>>("number", false),
                    ),
                ],
            },
        };
        ///Builds the key `CLOSED` and `<number:08>`, or says which value cannot stand in it.
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
            let mut writer = __rt::Writer::new(Self::__PK0, 6usize)?;
            writer.literal("CLOSED");
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                0usize
                    + <__rt::Padded<8usize> as __rt::Format<u32>>::text_len(self.number),
            )?;
            writer
                .part::<
                    u32,
                    __rt::Padded<8usize>,
                >("number", self.number, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `CLOSED` and `<number:08>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("CLOSED")?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            let text0 = reader1
                .cut::<u32, __rt::Padded<8usize>>("number", __rt::End::Last)?;
            let number = reader1.value::<u32, __rt::Padded<8usize>>("number", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { number })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str, sk: &__rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Issue> for IssueKey {
        #[inline]
        fn from(value: &'a Issue) -> Self {
            IssueKey { number: value.number }
        }
    }
    impl __rt::KeyOf<Issue> for IssueKey {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl __rt::IndexKeyOf<Issue> for IssueOpenKey {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "States",
            name: "Open",
            kind: __rt::IndexKind::Global,
            pk: &[<IssueOpenKey>::__PK0],
            sk: &[<IssueOpenKey>::__SK0],
            when: &["state", "owner"],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            visit(<IssueOpenKey>::__PK0, key.pk()?);
            visit(<IssueOpenKey>::__SK0, key.sk()?);
            __rt::Result::Ok(())
        }
    }
    impl __rt::IndexKeyOf<Issue> for IssueClosedKey {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "States",
            name: "Closed",
            kind: __rt::IndexKind::Global,
            pk: &[<IssueClosedKey>::__PK0],
            sk: &[<IssueClosedKey>::__SK0],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            visit(<IssueClosedKey>::__PK0, key.pk()?);
            visit(<IssueClosedKey>::__SK0, key.sk()?);
            __rt::Result::Ok(())
        }
    }
    impl Issue {
        ///The key in the index `States`, while its conditions hold and every field is there: `OPEN` and `<number:desc(8)>`.
        #[must_use]
        #[inline]
        fn open_key(&self) -> __rt::Option<IssueOpenKey> {
            if !::core::matches!(self.state, State::Open | State::Held) {
                return __rt::Option::None;
            }
            if !::core::matches!(self.owner, Some(_)) {
                return __rt::Option::None;
            }
            __rt::Option::Some(IssueOpenKey {
                number: self.number,
            })
        }
        ///The key in the index `States`: `CLOSED` and `<number:08>`.
        #[must_use]
        #[inline]
        fn closed_key(&self) -> IssueClosedKey {
            IssueClosedKey {
                number: self.number,
            }
        }
    }
    impl Issue {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
*/
        #[inline]
        fn query() -> IssueQuery<__rt::One<Self>, 0> {
            IssueQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> IssueQuery<__rt::Collection<Self>, 0> {
            IssueQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for IssueQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> IssueQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<IssueKey>::__PK0).literal("ISSUE#"),
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> IssueQuery<__S, 0usize> {
        ///Gives `number`.
        #[inline]
        fn number(self, number: u32) -> IssueQuery<__S, 1usize> {
            IssueQuery {
                given: self
                    .__tail()
                    .part::<
                        u32,
                        __rt::Padded<8usize>,
                    >("number", number, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for IssueQuery<__rt::One<Issue>, 1usize> {
        type Select = __rt::One<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for IssueQuery<__rt::Collection<Issue>, 1usize> {
        type Select = __rt::Collection<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Issue {
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Open | `OPEN` | `<number:desc(8)>` |
*/
        #[inline]
        fn query_open() -> IssueOpenQuery<__rt::One<Self>, 0> {
            IssueOpenQuery {
                given: __rt::Given::nothing(__rt::Option::Some("States")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_open() -> IssueOpenQuery<__rt::Collection<Self>, 0> {
            IssueOpenQuery {
                given: __rt::Given::nothing(__rt::Option::Some("States")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_open() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<IssueOpenKey as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for IssueOpenQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueOpenQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> IssueOpenQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => {
                    given
                        .open(<IssueOpenKey>::__PK0)
                        .literal("OPEN")
                        .close()
                        .open(<IssueOpenKey>::__SK0)
                }
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl IssueOpenQuery<__rt::One<Issue>, 0usize> {
        ///Gives `number`.
        #[inline]
        fn number(self, number: u32) -> IssueOpenQuery<__rt::One<Issue>, 1usize> {
            IssueOpenQuery {
                given: self
                    .__tail()
                    .part::<
                        u32,
                        __rt::DescWidth<8usize>,
                    >("number", number, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn number_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::DescWidth<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Issue>> {
            let range = __rt::KeyRange::<
                '__v,
                u32,
                __rt::AtEnd<__rt::DescWidth<8usize>>,
            >::bounds(range);
            self.__tail()
                .range::<
                    u32,
                    __rt::DescWidth<8usize>,
                    __rt::One<Issue>,
                >("number", range, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for IssueOpenQuery<__rt::One<Issue>, 0usize> {
        type Select = __rt::One<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for IssueOpenQuery<__rt::One<Issue>, 1usize> {
        type Select = __rt::One<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for IssueOpenQuery<__rt::Collection<Issue>, 0usize> {
        type Select = __rt::Collection<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.open(<IssueOpenKey>::__PK0).literal("OPEN").close().condition()
        }
    }
    impl Issue {
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Closed | `CLOSED` | `<number:08>` |
*/
        #[inline]
        fn query_closed() -> IssueClosedQuery<__rt::One<Self>, 0> {
            IssueClosedQuery {
                given: __rt::Given::nothing(__rt::Option::Some("States")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_closed() -> IssueClosedQuery<__rt::Collection<Self>, 0> {
            IssueClosedQuery {
                given: __rt::Given::nothing(__rt::Option::Some("States")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_closed() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<IssueClosedKey as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for IssueClosedQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueClosedQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> IssueClosedQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => {
                    given
                        .open(<IssueClosedKey>::__PK0)
                        .literal("CLOSED")
                        .close()
                        .open(<IssueClosedKey>::__SK0)
                }
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl IssueClosedQuery<__rt::One<Issue>, 0usize> {
        ///Gives `number`.
        #[inline]
        fn number(self, number: u32) -> IssueClosedQuery<__rt::One<Issue>, 1usize> {
            IssueClosedQuery {
                given: self
                    .__tail()
                    .part::<
                        u32,
                        __rt::Padded<8usize>,
                    >("number", number, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn number_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Padded<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Issue>> {
            let range = __rt::KeyRange::<
                '__v,
                u32,
                __rt::AtEnd<__rt::Padded<8usize>>,
            >::bounds(range);
            self.__tail()
                .range::<
                    u32,
                    __rt::Padded<8usize>,
                    __rt::One<Issue>,
                >("number", range, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for IssueClosedQuery<__rt::One<Issue>, 0usize> {
        type Select = __rt::One<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for IssueClosedQuery<__rt::One<Issue>, 1usize> {
        type Select = __rt::One<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for IssueClosedQuery<__rt::Collection<Issue>, 0usize> {
        type Select = __rt::Collection<Issue>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given
                .open(<IssueClosedKey>::__PK0)
                .literal("CLOSED")
                .close()
                .condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for IssueKey where __C :
        __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < __C as
        __rt::aws::FieldCodec < u32 >> ::value(& self.number)); } }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for IssueOpenKey where __C :
        __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < __C as
        __rt::aws::FieldCodec < u32 >> ::value(& self.number)); } }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for IssueClosedKey where __C :
        __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < __C as
        __rt::aws::FieldCodec < u32 >> ::value(& self.number)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
| States, Open | `OPEN` | `<number:desc(8)>` |
| States, Closed | `CLOSED` | `<number:08>` |
*/
    impl __rt::Entity for Issue {
        const NAME: &'static __rt::str = "Issue";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Issue",
            pk: <IssueKey>::__PK0,
            sk: __rt::Option::None,
            indexes: &[
                *<IssueOpenKey as __rt::IndexKeyOf<Self>>::SCHEMA,
                *<IssueClosedKey as __rt::IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __rt::Field {
                    name: "number",
                    attribute: "number",
                },
                __rt::Field {
                    name: "state",
                    attribute: "state",
                },
                __rt::Field {
                    name: "owner",
                    attribute: "owner",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = IssueKey where Self: 'a;
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
                visit(<IssueKey>::__PK0, key.pk()?);
            }
            if let __rt::Option::Some(key) = self.open_key() {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
            } else {
                let key = self.closed_key();
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
            if sk.is_none() { <IssueKey>::parse(pk).ok() } else { __rt::Option::None }
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_none() && <IssueKey>::matches(pk)
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.number))
            .value() { visit("number", value); } } } #[inline] fn meets(key : &
            __rt::str, field : & __rt::str, value : & __rt::aws::Attribute,) ->
            __rt::Option < __rt::bool > { use __rt::aws::probe:: { Readable as _,
            Unreadable as _ }; let _ = value; match (key, field) { ("Open", "state") => {
            let read = (& __rt::aws::probe::Read:: < State > (__rt::PhantomData))
            .read(value); __rt::Option::map(read, | read | ::core::matches!(read,
            State::Open | State::Held)) } ("Open", "owner") => { let read = (&
            __rt::aws::probe::Read:: < Option < String > > (__rt::PhantomData))
            .read(value); __rt::Option::map(read, | read | ::core::matches!(read,
            Some(_))) } _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Issue>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 2usize, 1usize);
};
