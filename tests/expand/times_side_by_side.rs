// 2771 tokens

///The primary key of [`Reading`]: `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct ReadingKey {
    ///`device` in `DEVICE#<device>`.
    pub device: u32,
    ///`at` in `AT#<at:day>#<at:millis>#<count:08>`. Parsing gives back what the format keeps of it.
    pub at: DateTime<Utc>,
    ///`count` in `AT#<at:day>#<at:millis>#<count:08>`.
    pub count: u32,
}
///A query by `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct ReadingQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl __Clone for ReadingKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for ReadingKey {}
    impl __PartialEq for ReadingKey {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.device == other.device && self.at == other.at
                && self.count == other.count
        }
    }
    impl __Eq for ReadingKey {}
    impl __Hash for ReadingKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.device, state);
            __Hash::hash(&self.at, state);
            __Hash::hash(&self.count, state);
        }
    }
    impl __Debug for ReadingKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "ReadingKey",
                &[("device", &self.device), ("at", &self.at), ("count", &self.count)],
            )
        }
    }
    impl ReadingKey
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Reading",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "DEVICE#<device>",
                    segments: &[
                        __Segment::Literal("DEVICE#"),
                        __Segment::Part(__Part::new::<u32, __Plain>("device", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Reading",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "AT#<at:day>#<at:millis>#<count:08>",
                    segments: &[
                        __Segment::Literal("AT#"),
                        __Segment::Part(
                            __Part::new::<DateTime<Utc>, __Day>("at", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(
                            __Part::new::<DateTime<Utc>, __Millis>("at", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(
                            __Part::new::<u32, __Padded<8usize>>("count", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`, or says which value cannot stand in it.
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
                (
                    "DEVICE#",
                    (__placeholder::<u32, __Plain>("device").of(self.device), ()),
                ),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (
                    "AT#",
                    (
                        __placeholder::<DateTime<Utc>, __Day>("at").of(self.at),
                        (
                            "#",
                            (
                                __placeholder::<DateTime<Utc>, __Millis>("at").of(self.at),
                                (
                                    "#",
                                    (
                                        __placeholder::<u32, __Padded<8usize>>("count")
                                            .of(self.count),
                                        (),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`.
        #[inline]
        pub fn parse(pk: &__str, sk: &__str) -> __Result<Self, __ParseError> {
            let mut reader0 = __Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("DEVICE#")?;
            let text0 = reader0.cut::<u32, __Plain>("device", __End::Last)?;
            let mut reader1 = __Reader::new(&Self::__KEY[1], sk)?;
            reader1.literal("AT#")?;
            let text1 = reader1.cut::<DateTime<Utc>, __Day>("at", __End::Before("#"))?;
            reader1.literal("#")?;
            let text2 = reader1
                .cut::<DateTime<Utc>, __Millis>("at", __End::Before("#"))?;
            reader1.literal("#")?;
            let text3 = reader1.cut::<u32, __Padded<8usize>>("count", __End::Last)?;
            let device = reader0.value::<u32, __Plain>("device", text0)?;
            let at = reader1.value::<DateTime<Utc>, __Millis>("at", text2)?;
            reader1.agrees::<DateTime<Utc>, __Day>("at", at, text1)?;
            let count = reader1.value::<u32, __Padded<8usize>>("count", text3)?;
            reader0.finish()?;
            reader1.finish()?;
            __Result::Ok(Self { device, at, count })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__str, sk: &__str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Reading> for ReadingKey
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        #[inline]
        fn from(value: &'a Reading) -> Self {
            ReadingKey {
                device: value.device,
                at: value.at,
                count: value.count,
            }
        }
    }
    impl __KeyOf<Reading> for ReadingKey
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl Reading
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
        #[inline]
        fn query() -> ReadingQuery<__One<Self>, __Partial> {
            ReadingQuery(__Given::nothing(<ReadingKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ReadingQuery<__Collection<Self>, __Partial> {
            ReadingQuery(__Given::nothing(<ReadingKey>::__KEY))
        }
    }
    impl<__S> ReadingQuery<__S, __Partial>
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        ///Gives `device`.
        #[inline]
        fn device(self, device: u32) -> ReadingQuery<__S, __Usable> {
            ReadingQuery(self.0.part::<u32, __Plain, _>(device))
        }
    }
    impl ReadingQuery<__One<Reading>, __Usable>
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(
            self,
            at: DateTime<Utc>,
        ) -> ReadingQuery<__One<Reading>, __Usable<__Usable>> {
            ReadingQuery(
                self
                    .0
                    .part::<DateTime<Utc>, __Day, _>(at)
                    .again::<DateTime<Utc>, __Millis>(at),
            )
        }
        ///Ends with a range of `at`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn at_in<'__v>(
            self,
            range: impl __KeyRange<'__v, DateTime<Utc>, __InMiddle<__Day>>,
        ) -> __ReadyQuery<__One<Reading>> {
            enum __Literal1 {}
            impl __Literal for __Literal1 {
                const TEXT: &'static __str = "#";
            }
            self.0
                .joined_range::<
                    DateTime<Utc>,
                    __Joined<__Day, __Literal1, __Millis>,
                    __InMiddle<__Day>,
                    _,
                >(2, range)
        }
    }
    impl ReadingQuery<__One<Reading>, __Usable<__Usable>>
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        ///Gives `count`.
        #[inline]
        fn count(
            self,
            count: u32,
        ) -> ReadingQuery<__One<Reading>, __Usable<__Usable<__Usable>>> {
            ReadingQuery(self.0.part::<u32, __Padded<8usize>, _>(count))
        }
        ///Ends with a range of `count`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn count_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u32, __AtEnd<__Padded<8usize>>>,
        ) -> __ReadyQuery<__One<Reading>> {
            self.0.range::<u32, __Padded<8usize>, __AtEnd<__Padded<8usize>>, _>(range)
        }
    }
    impl<__S, __N> __Debug for ReadingQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for ReadingQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < __C > __aws::KeyFields < __C > for ReadingKey where __Day : __Format <
        DateTime < Utc > >, __Millis : __Format < DateTime < Utc > >, __C :
        __aws::FieldCodec < u32 >, __C : __aws::FieldCodec < DateTime < Utc > >, __C :
        __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("device", < __C as
        __aws::FieldCodec < u32 >> ::value(& self.device)); visit("at", < __C as
        __aws::FieldCodec < DateTime < Utc > >> ::value(& self.at)); visit("count", < __C
        as __aws::FieldCodec < u32 >> ::value(& self.count)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
    impl __Entity for Reading
    where
        __Day: __Format<DateTime<Utc>>,
        __Millis: __Format<DateTime<Utc>>,
    {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Reading",
            pk: &<ReadingKey>::__KEY[0],
            sk: __Option::Some(&<ReadingKey>::__KEY[1]),
            indexes: &[],
            fields: &[
                __Field {
                    name: "device",
                    attribute: "device",
                },
                __Field {
                    name: "at",
                    attribute: "at",
                },
                __Field {
                    name: "count",
                    attribute: "count",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = ReadingKey where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __Option::Some(sk) = sk else { return __Option::None };
            <ReadingKey>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.device)).value() { visit("device", value); } if
            let __Option::Some(value) = (& __aws::probe::Written(& key.at)).value() {
            visit("at", value); } if let __Option::Some(value) = (&
            __aws::probe::Written(& key.count)).value() { visit("count", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Reading>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
