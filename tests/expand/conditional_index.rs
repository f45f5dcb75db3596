// 5687 tokens

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
struct IssueQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
struct IssueOpenQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
struct IssueClosedQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl __rt::Clone for IssueKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for IssueKey {}
    impl __rt::PartialEq for IssueKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.number == other.number
        }
    }
    impl __rt::Eq for IssueKey {}
    impl __rt::Hash for IssueKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.number, state);
        }
    }
    impl __rt::Debug for IssueKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueKey").field("number", &self.number).finish()
        }
    }
    impl __rt::Clone for IssueOpenKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for IssueOpenKey {}
    impl __rt::PartialEq for IssueOpenKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.number == other.number
        }
    }
    impl __rt::Eq for IssueOpenKey {}
    impl __rt::Hash for IssueOpenKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.number, state);
        }
    }
    impl __rt::Debug for IssueOpenKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueOpenKey").field("number", &self.number).finish()
        }
    }
    impl __rt::Clone for IssueClosedKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for IssueClosedKey {}
    impl __rt::PartialEq for IssueClosedKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.number == other.number
        }
    }
    impl __rt::Eq for IssueClosedKey {}
    impl __rt::Hash for IssueClosedKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.number, state);
        }
    }
    impl __rt::Debug for IssueClosedKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("IssueClosedKey").field("number", &self.number).finish()
        }
    }
    impl IssueKey {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Issue",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "ISSUE#<number:08>",
                    segments: &[
                        __rt::Segment::Literal("ISSUE#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Padded<8usize>>("number", false),
                        ),
                    ],
                },
            ),
        ];
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
            __rt::build(
                Self::__KEY,
                0,
                (
                    "ISSUE#",
                    (
                        __rt::placeholder::<u32, __rt::Padded<8usize>>("number")
                            .of(self.number),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ISSUE#<number:08>`.
        #[inline]
        pub fn parse(pk: &__rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let (number, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                (
                    "ISSUE#",
                    (__rt::placeholder::<u32, __rt::Padded<8usize>>("number"), ()),
                ),
            )?;
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
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Issue",
                __rt::Option::Some("States"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "OPEN",
                    segments: &[__rt::Segment::Literal("OPEN")],
                },
            ),
            __rt::KeyAttribute::new(
                "Issue",
                __rt::Option::Some("States"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "<number:desc(8)>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<
                                u32,
                                __rt::DescWidth<8usize>,
                            >("number", false),
                        ),
                    ],
                },
            ),
        ];
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
            __rt::build(Self::__KEY, 0, ("OPEN", ()))
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                (
                    __rt::placeholder::<u32, __rt::DescWidth<8usize>>("number")
                        .of(self.number),
                    (),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `OPEN` and `<number:desc(8)>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let () = __rt::read(Self::__KEY, 0, pk, ("OPEN", ()))?;
            let (number, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                (__rt::placeholder::<u32, __rt::DescWidth<8usize>>("number"), ()),
            )?;
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
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Issue",
                __rt::Option::Some("States"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "CLOSED",
                    segments: &[__rt::Segment::Literal("CLOSED")],
                },
            ),
            __rt::KeyAttribute::new(
                "Issue",
                __rt::Option::Some("States"),
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "<number:08>",
                    segments: &[
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Padded<8usize>>("number", false),
                        ),
                    ],
                },
            ),
        ];
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
            __rt::build(Self::__KEY, 0, ("CLOSED", ()))
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                (
                    __rt::placeholder::<u32, __rt::Padded<8usize>>("number")
                        .of(self.number),
                    (),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `CLOSED` and `<number:08>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let () = __rt::read(Self::__KEY, 0, pk, ("CLOSED", ()))?;
            let (number, ()) = __rt::read(
                Self::__KEY,
                1,
                sk,
                (__rt::placeholder::<u32, __rt::Padded<8usize>>("number"), ()),
            )?;
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
            pk: &[&<IssueOpenKey>::__KEY[0]],
            sk: &[&<IssueOpenKey>::__KEY[1]],
            when: &["state", "owner"],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __rt::IndexKeyOf<Issue> for IssueClosedKey {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "States",
            name: "Closed",
            kind: __rt::IndexKind::Global,
            pk: &[&<IssueClosedKey>::__KEY[0]],
            sk: &[&<IssueClosedKey>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
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
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
*/
        #[inline]
        fn query() -> IssueQuery<__rt::One<Self>, __rt::Partial> {
            IssueQuery(__rt::Given::nothing(<IssueKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> IssueQuery<__rt::Collection<Self>, __rt::Partial> {
            IssueQuery(__rt::Given::nothing(<IssueKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Open | `OPEN` | `<number:desc(8)>` |
*/
        #[inline]
        fn query_open() -> IssueOpenQuery<__rt::One<Self>, __rt::Usable> {
            IssueOpenQuery(__rt::Given::nothing(<IssueOpenKey>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_open() -> IssueOpenQuery<__rt::Collection<Self>, __rt::Usable> {
            IssueOpenQuery(__rt::Given::nothing(<IssueOpenKey>::__KEY))
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_open() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<IssueOpenKey as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Closed | `CLOSED` | `<number:08>` |
*/
        #[inline]
        fn query_closed() -> IssueClosedQuery<__rt::One<Self>, __rt::Usable> {
            IssueClosedQuery(__rt::Given::nothing(<IssueClosedKey>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_closed() -> IssueClosedQuery<
            __rt::Collection<Self>,
            __rt::Usable,
        > {
            IssueClosedQuery(__rt::Given::nothing(<IssueClosedKey>::__KEY))
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_closed() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<IssueClosedKey as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> IssueQuery<__S, __rt::Partial> {
        ///Gives `number`.
        #[inline]
        fn number(self, number: u32) -> IssueQuery<__S, __rt::Usable> {
            IssueQuery(self.0.part::<u32, __rt::Padded<8usize>, _>(number))
        }
    }
    impl<__S, __N> __rt::Debug for IssueQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for IssueQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl IssueOpenQuery<__rt::One<Issue>, __rt::Usable> {
        ///Gives `number`.
        #[inline]
        fn number(
            self,
            number: u32,
        ) -> IssueOpenQuery<__rt::One<Issue>, __rt::Usable<__rt::Usable>> {
            IssueOpenQuery(self.0.part::<u32, __rt::DescWidth<8usize>, _>(number))
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn number_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::DescWidth<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Issue>> {
            self.0
                .range::<
                    u32,
                    __rt::DescWidth<8usize>,
                    __rt::AtEnd<__rt::DescWidth<8usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __rt::Debug for IssueOpenQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for IssueOpenQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl IssueClosedQuery<__rt::One<Issue>, __rt::Usable> {
        ///Gives `number`.
        #[inline]
        fn number(
            self,
            number: u32,
        ) -> IssueClosedQuery<__rt::One<Issue>, __rt::Usable<__rt::Usable>> {
            IssueClosedQuery(self.0.part::<u32, __rt::Padded<8usize>, _>(number))
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn number_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Padded<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Issue>> {
            self.0
                .range::<
                    u32,
                    __rt::Padded<8usize>,
                    __rt::AtEnd<__rt::Padded<8usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __rt::Debug for IssueClosedQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for IssueClosedQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for IssueKey where __C :
        __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < __C as
        __rt::aws::FieldCodec < u32 >> ::value(& self.number)); } } impl < __C >
        __rt::aws::KeyFields < __C > for IssueOpenKey where __C : __rt::aws::FieldCodec <
        u32 >, { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >)
        { let _ = & visit; visit("number", < __C as __rt::aws::FieldCodec < u32 >>
        ::value(& self.number)); } } impl < __C > __rt::aws::KeyFields < __C > for
        IssueClosedKey where __C : __rt::aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("number", < __C as __rt::aws::FieldCodec < u32 >> ::value(& self.number));
        } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
| States, Open | `OPEN` | `<number:desc(8)>` |
| States, Closed | `CLOSED` | `<number:08>` |
*/
    impl __rt::Entity for Issue {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Issue",
            pk: &<IssueKey>::__KEY[0],
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
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
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
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.number))
            .value() { visit("number", value); } } } fn meets(key : & __rt::str, field :
            & __rt::str, value : & __rt::aws::Attribute,) -> __rt::Option < __rt::bool >
            { use __rt::aws::probe:: { Readable as _, Unreadable as _ }; match (key,
            field) { ("Open", "state") => { let read = (& __rt::aws::probe::Read:: <
            State > (__rt::PhantomData)).read(value); __rt::Option::map(read, | read |
            ::core::matches!(read, State::Open | State::Held)) } ("Open", "owner") => {
            let read = (& __rt::aws::probe::Read:: < Option < String > >
            (__rt::PhantomData)).read(value); __rt::Option::map(read, | read |
            ::core::matches!(read, Some(_))) } _ => __rt::Option::None, } }
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
