// 4602 tokens

///The primary key of [`Issue`]: `ISSUE#<number:08>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
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
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct IssueQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `OPEN` and `<number:desc(8)>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct IssueOpenQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `CLOSED` and `<number:08>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct IssueClosedQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl __Clone for IssueKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for IssueKey {}
    impl __PartialEq for IssueKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.number == other.number
        }
    }
    impl __Eq for IssueKey {}
    impl __Hash for IssueKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.number, state);
        }
    }
    impl __Debug for IssueKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueKey", &[("number", &self.number)])
        }
    }
    impl __Clone for IssueOpenKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for IssueOpenKey {}
    impl __PartialEq for IssueOpenKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.number == other.number
        }
    }
    impl __Eq for IssueOpenKey {}
    impl __Hash for IssueOpenKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.number, state);
        }
    }
    impl __Debug for IssueOpenKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueOpenKey", &[("number", &self.number)])
        }
    }
    impl __Clone for IssueClosedKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for IssueClosedKey {}
    impl __PartialEq for IssueClosedKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.number == other.number
        }
    }
    impl __Eq for IssueClosedKey {}
    impl __Hash for IssueClosedKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.number, state);
        }
    }
    impl __Debug for IssueClosedKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueClosedKey", &[("number", &self.number)])
        }
    }
    impl IssueKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Issue",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "ISSUE#<number:08>",
                    segments: &[
                        __Segment::Literal("ISSUE#"),
                        __Segment::Part(
                            __Part::new::<u32, __Padded<8usize>>("number", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `ISSUE#<number:08>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                0,
                (
                    "ISSUE#",
                    (
                        __placeholder::<u32, __Padded<8usize>>("number").of(self.number),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ISSUE#<number:08>`.
        #[inline]
        pub fn parse(pk: &__str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (
                        pk,
                        (
                            "ISSUE#",
                            (__placeholder::<u32, __Padded<8usize>>("number"), ()),
                        ),
                    ),
                    (),
                ),
            ) {
                __Result::Ok(((number, ()), ())) => __Result::Ok(Self { number }),
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str) -> __bool {
            Self::parse(pk).is_ok()
        }
    }
    impl IssueOpenKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Issue",
                __Option::Some("States"),
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "OPEN",
                    segments: &[__Segment::Literal("OPEN")],
                },
            ),
            __KeyAttribute::new(
                "Issue",
                __Option::Some("States"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<number:desc(8)>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<u32, __DescWidth<8usize>>("number", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `OPEN` and `<number:desc(8)>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(Self::__KEY, 0, ("OPEN", ()))
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (__placeholder::<u32, __DescWidth<8usize>>("number").of(self.number), ()),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `OPEN` and `<number:desc(8)>`.
        #[inline]
        pub fn parse(pk: &__str, sk: &__str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("OPEN", ())),
                    ((sk, (__placeholder::<u32, __DescWidth<8usize>>("number"), ())), ()),
                ),
            ) {
                __Result::Ok(((), ((number, ()), ()))) => __Result::Ok(Self { number }),
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str, sk: &__str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl IssueClosedKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Issue",
                __Option::Some("States"),
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "CLOSED",
                    segments: &[__Segment::Literal("CLOSED")],
                },
            ),
            __KeyAttribute::new(
                "Issue",
                __Option::Some("States"),
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<number:08>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<u32, __Padded<8usize>>("number", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `CLOSED` and `<number:08>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(Self::__KEY, 0, ("CLOSED", ()))
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (__placeholder::<u32, __Padded<8usize>>("number").of(self.number), ()),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `CLOSED` and `<number:08>`.
        #[inline]
        pub fn parse(pk: &__str, sk: &__str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("CLOSED", ())),
                    ((sk, (__placeholder::<u32, __Padded<8usize>>("number"), ())), ()),
                ),
            ) {
                __Result::Ok(((), ((number, ()), ()))) => __Result::Ok(Self { number }),
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str, sk: &__str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Issue> for IssueKey {
        #[inline]
        fn from(value: &'a Issue) -> Self {
            IssueKey { number: value.number }
        }
    }
    impl __KeyOf<Issue> for IssueKey {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl __IndexKeyOf<Issue> for IssueOpenKey {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "States",
            name: "Open",
            kind: __IndexKind::Global,
            pk: &[&<IssueOpenKey>::__KEY[0]],
            sk: &[&<IssueOpenKey>::__KEY[1]],
            when: &["state", "owner"],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __IndexKeyOf<Issue> for IssueClosedKey {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "States",
            name: "Closed",
            kind: __IndexKind::Global,
            pk: &[&<IssueClosedKey>::__KEY[0]],
            sk: &[&<IssueClosedKey>::__KEY[1]],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Issue {
        ///The key in the index `States`, while its conditions hold and every field is there: `OPEN` and `<number:desc(8)>`.
        #[must_use]
        #[inline]
        fn open_key(&self) -> __Option<IssueOpenKey> {
            if !::core::matches!(self.state, State::Open | State::Held) {
                return __Option::None;
            }
            if !::core::matches!(self.owner, Some(_)) {
                return __Option::None;
            }
            __Option::Some(IssueOpenKey {
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
        fn query() -> IssueQuery<__One<Self>, __Partial> {
            IssueQuery(__Given::nothing(<IssueKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> IssueQuery<__Collection<Self>, __Partial> {
            IssueQuery(__Given::nothing(<IssueKey>::__KEY))
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Open | `OPEN` | `<number:desc(8)>` |
*/
        #[inline]
        fn query_open() -> IssueOpenQuery<__One<Self>, __Usable> {
            IssueOpenQuery(__Given::nothing(<IssueOpenKey>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_open() -> IssueOpenQuery<__Collection<Self>, __Usable> {
            IssueOpenQuery(__Given::nothing(<IssueOpenKey>::__KEY))
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_open() -> __IndexScan<Self> {
            __IndexScan::new(<IssueOpenKey as __IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Closed | `CLOSED` | `<number:08>` |
*/
        #[inline]
        fn query_closed() -> IssueClosedQuery<__One<Self>, __Usable> {
            IssueClosedQuery(__Given::nothing(<IssueClosedKey>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_closed() -> IssueClosedQuery<__Collection<Self>, __Usable> {
            IssueClosedQuery(__Given::nothing(<IssueClosedKey>::__KEY))
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_closed() -> __IndexScan<Self> {
            __IndexScan::new(<IssueClosedKey as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> IssueQuery<__S, __Partial> {
        ///Gives `number`.
        #[inline]
        fn number(self, number: u32) -> IssueQuery<__S, __Usable> {
            IssueQuery(self.0.part::<u32, __Padded<8usize>, _>(number))
        }
    }
    impl<__S, __N> __Debug for IssueQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for IssueQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl IssueOpenQuery<__One<Issue>, __Usable> {
        ///Gives `number`.
        #[inline]
        fn number(
            self,
            number: u32,
        ) -> IssueOpenQuery<__One<Issue>, __Usable<__Usable>> {
            IssueOpenQuery(self.0.part::<u32, __DescWidth<8usize>, _>(number))
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn number_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__DescWidth<8usize>>>,
        ) -> __ReadyQuery<__One<Issue>> {
            self.0
                .range::<
                    u32,
                    __DescWidth<8usize>,
                    __AtEnd<__DescWidth<8usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __Debug for IssueOpenQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for IssueOpenQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl IssueClosedQuery<__One<Issue>, __Usable> {
        ///Gives `number`.
        #[inline]
        fn number(
            self,
            number: u32,
        ) -> IssueClosedQuery<__One<Issue>, __Usable<__Usable>> {
            IssueClosedQuery(self.0.part::<u32, __Padded<8usize>, _>(number))
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn number_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Padded<8usize>>>,
        ) -> __ReadyQuery<__One<Issue>> {
            self.0.range::<u32, __Padded<8usize>, __AtEnd<__Padded<8usize>>, _>(range)
        }
    }
    impl<__S, __N> __Debug for IssueClosedQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for IssueClosedQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < __C > __aws::KeyFields < __C > for IssueKey where __C : __aws::FieldCodec
        < u32 >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("number", < __C as __aws::FieldCodec < u32 >> ::value(&
        self.number)); } } impl < __C > __aws::KeyFields < __C > for IssueOpenKey where
        __C : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < __C as
        __aws::FieldCodec < u32 >> ::value(& self.number)); } } impl < __C >
        __aws::KeyFields < __C > for IssueClosedKey where __C : __aws::FieldCodec < u32
        >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _
        = & visit; visit("number", < __C as __aws::FieldCodec < u32 >> ::value(& self
        .number)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
| States, Open | `OPEN` | `<number:desc(8)>` |
| States, Closed | `CLOSED` | `<number:08>` |
*/
    impl __Entity for Issue {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Issue",
            pk: &<IssueKey>::__KEY[0],
            sk: __Option::None,
            indexes: &[
                *<IssueOpenKey as __IndexKeyOf<Self>>::SCHEMA,
                *<IssueClosedKey as __IndexKeyOf<Self>>::SCHEMA,
            ],
            fields: &[
                __Field {
                    name: "number",
                    attribute: "number",
                },
                __Field {
                    name: "state",
                    attribute: "state",
                },
                __Field {
                    name: "owner",
                    attribute: "owner",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = IssueKey where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            if let __Option::Some(key) = self.open_key() {
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                let key = self.closed_key();
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
            if sk.is_none() { <IssueKey>::parse(pk).ok() } else { __Option::None }
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.number)).value() { visit("number", value); } } }
            fn meets(key : & __str, field : & __str, value : & __aws::Attribute,) ->
            __Option < __bool > { use __aws::probe:: { Readable as _, Unreadable as _ };
            match (key, field) { ("Open", "state") => { let read = (&
            __aws::probe::Read:: < State > (__PhantomData)).read(value);
            __Option::map(read, | read | ::core::matches!(read, State::Open |
            State::Held)) } ("Open", "owner") => { let read = (& __aws::probe::Read:: <
            Option < String > > (__PhantomData)).read(value); __Option::map(read, | read
            | ::core::matches!(read, Some(_))) } _ => __Option::None, } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Issue>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 0usize);
    const _: () = __check_template(TEMPLATES, 2usize, 1usize);
};
