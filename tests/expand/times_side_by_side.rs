// 3481 tokens

///The primary key of [`Reading`]: `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`.
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
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct ReadingQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl __rt::Clone for ReadingKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for ReadingKey {}
    impl __rt::PartialEq for ReadingKey {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.device == other.device && self.at == other.at
                && self.count == other.count
        }
    }
    impl __rt::Eq for ReadingKey {}
    impl __rt::Hash for ReadingKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.device, state);
            __rt::Hash::hash(&self.at, state);
            __rt::Hash::hash(&self.count, state);
        }
    }
    impl __rt::Debug for ReadingKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ReadingKey")
                .field("device", &self.device)
                .field("at", &self.at)
                .field("count", &self.count)
                .finish()
        }
    }
    impl ReadingKey
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Reading",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "DEVICE#<device>",
                    segments: &[
                        __rt::Segment::Literal("DEVICE#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Plain>("device", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Reading",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "AT#<at:day>#<at:millis>#<count:08>",
                    segments: &[
                        __rt::Segment::Literal("AT#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<DateTime<Utc>, __rt::Day>("at", false),
                        ),
                        __rt::Segment::Literal("#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<DateTime<Utc>, __rt::Millis>("at", false),
                        ),
                        __rt::Segment::Literal("#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<u32, __rt::Padded<8usize>>("count", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`, or says which value cannot stand in it.
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
                    "DEVICE#",
                    (__rt::placeholder::<u32, __rt::Plain>("device").of(self.device), ()),
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
                    "AT#",
                    (
                        __rt::placeholder::<DateTime<Utc>, __rt::Day>("at").of(self.at),
                        (
                            "#",
                            (
                                __rt::placeholder::<DateTime<Utc>, __rt::Millis>("at")
                                    .of(self.at),
                                (
                                    "#",
                                    (
                                        __rt::placeholder::<u32, __rt::Padded<8usize>>("count")
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
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("DEVICE#")?;
            let text0 = reader0.cut::<u32, __rt::Plain>("device", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(&Self::__KEY[1], sk)?;
            reader1.literal("AT#")?;
            let text1 = reader1
                .cut::<DateTime<Utc>, __rt::Day>("at", __rt::End::Before("#"))?;
            reader1.literal("#")?;
            let text2 = reader1
                .cut::<DateTime<Utc>, __rt::Millis>("at", __rt::End::Before("#"))?;
            reader1.literal("#")?;
            let text3 = reader1
                .cut::<u32, __rt::Padded<8usize>>("count", __rt::End::Last)?;
            let device = reader0.value::<u32, __rt::Plain>("device", text0)?;
            let at = reader1.value::<DateTime<Utc>, __rt::Millis>("at", text2)?;
            reader1.agrees::<DateTime<Utc>, __rt::Day>("at", at, text1)?;
            let count = reader1.value::<u32, __rt::Padded<8usize>>("count", text3)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { device, at, count })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &__rt::str, sk: &__rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Reading> for ReadingKey
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
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
    impl __rt::KeyOf<Reading> for ReadingKey
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl Reading
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
        #[inline]
        fn query() -> ReadingQuery<__rt::One<Self>, __rt::Partial> {
            ReadingQuery(__rt::Given::nothing(<ReadingKey>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ReadingQuery<__rt::Collection<Self>, __rt::Partial> {
            ReadingQuery(__rt::Given::nothing(<ReadingKey>::__KEY))
        }
    }
    impl<__S> ReadingQuery<__S, __rt::Partial>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `device`.
        #[inline]
        fn device(self, device: u32) -> ReadingQuery<__S, __rt::Usable> {
            ReadingQuery(self.0.part::<u32, __rt::Plain, _>(device))
        }
    }
    impl ReadingQuery<__rt::One<Reading>, __rt::Usable>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(
            self,
            at: DateTime<Utc>,
        ) -> ReadingQuery<__rt::One<Reading>, __rt::Usable<__rt::Usable>> {
            ReadingQuery(
                self
                    .0
                    .part::<DateTime<Utc>, __rt::Day, _>(at)
                    .again::<DateTime<Utc>, __rt::Millis>(at),
            )
        }
        ///Ends with a range of `at`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn at_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, DateTime<Utc>, __rt::InMiddle<__rt::Day>>,
        ) -> __rt::ReadyQuery<__rt::One<Reading>> {
            enum __Literal1 {}
            impl __rt::Literal for __Literal1 {
                const TEXT: &'static __rt::str = "#";
            }
            self.0
                .joined_range::<
                    DateTime<Utc>,
                    __rt::Joined<__rt::Day, __Literal1, __rt::Millis>,
                    __rt::InMiddle<__rt::Day>,
                    _,
                >(2, range)
        }
    }
    impl ReadingQuery<__rt::One<Reading>, __rt::Usable<__rt::Usable>>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `count`.
        #[inline]
        fn count(
            self,
            count: u32,
        ) -> ReadingQuery<__rt::One<Reading>, __rt::Usable<__rt::Usable<__rt::Usable>>> {
            ReadingQuery(self.0.part::<u32, __rt::Padded<8usize>, _>(count))
        }
        ///Ends with a range of `count`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn count_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Padded<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Reading>> {
            self.0
                .range::<
                    u32,
                    __rt::Padded<8usize>,
                    __rt::AtEnd<__rt::Padded<8usize>>,
                    _,
                >(range)
        }
    }
    impl<__S, __N> __rt::Debug for ReadingQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for ReadingQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for ReadingKey where __rt::Day :
        __rt::Format < DateTime < Utc > >, __rt::Millis : __rt::Format < DateTime < Utc >
        >, __C : __rt::aws::FieldCodec < u32 >, __C : __rt::aws::FieldCodec < DateTime <
        Utc > >, __C : __rt::aws::FieldCodec < u32 >, { #[inline] fn each_field(& self,
        visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("device", < __C
        as __rt::aws::FieldCodec < u32 >> ::value(& self.device)); visit("at", < __C as
        __rt::aws::FieldCodec < DateTime < Utc > >> ::value(& self.at)); visit("count", <
        __C as __rt::aws::FieldCodec < u32 >> ::value(& self.count)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
    impl __rt::Entity for Reading
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Reading",
            pk: &<ReadingKey>::__KEY[0],
            sk: __rt::Option::Some(&<ReadingKey>::__KEY[1]),
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "device",
                    attribute: "device",
                },
                __rt::Field {
                    name: "at",
                    attribute: "at",
                },
                __rt::Field {
                    name: "count",
                    attribute: "count",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = ReadingKey where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <ReadingKey>::parse(pk, sk?).ok()
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.device))
            .value() { visit("device", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.at)).value() { visit("at", value); } if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.count))
            .value() { visit("count", value); } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Reading>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
