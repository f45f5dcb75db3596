// 4531 tokens

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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
struct ReadingQuery<__S, const STEP: ::ddb_keys::__private::usize>
where
    ::ddb_keys::__private::Day: ::ddb_keys::__private::Format<DateTime<Utc>>,
    ::ddb_keys::__private::Millis: ::ddb_keys::__private::Format<DateTime<Utc>>,
{
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
    impl ReadingKey
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Reading",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "DEVICE#<device>",
                segments: &[
                    __rt::Segment::Literal("DEVICE#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<u32, __rt::Plain>("device", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Reading",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
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
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                7usize + <__rt::Plain as __rt::Format<u32>>::text_len(self.device),
            )?;
            writer.literal("DEVICE#");
            writer.part::<u32, __rt::Plain>("device", self.device, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                5usize + <__rt::Day as __rt::Format<DateTime<Utc>>>::text_len(self.at)
                    + <__rt::Millis as __rt::Format<DateTime<Utc>>>::text_len(self.at)
                    + <__rt::Padded<8usize> as __rt::Format<u32>>::text_len(self.count),
            )?;
            writer.literal("AT#");
            writer
                .part::<
                    DateTime<Utc>,
                    __rt::Day,
                >("at", self.at, __rt::End::Before("#"))?;
            writer.literal("#");
            writer
                .part::<
                    DateTime<Utc>,
                    __rt::Millis,
                >("at", self.at, __rt::End::Before("#"))?;
            writer.literal("#");
            writer
                .part::<
                    u32,
                    __rt::Padded<8usize>,
                >("count", self.count, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`.
        #[inline]
        pub fn parse(
            pk: &__rt::str,
            sk: &__rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("DEVICE#")?;
            let text0 = reader0.cut::<u32, __rt::Plain>("device", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
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
        fn query() -> ReadingQuery<__rt::One<Self>, 0> {
            ReadingQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ReadingQuery<__rt::Collection<Self>, 0> {
            ReadingQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for ReadingQuery<__S, STEP>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("ReadingQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> ReadingQuery<__S, STEP>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<ReadingKey>::__PK0).literal("DEVICE#"),
                1usize => given.close().open(<ReadingKey>::__SK0).literal("AT#"),
                2usize => given.literal("#").kept(8usize).literal("#"),
                3usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> ReadingQuery<__S, 0usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `device`.
        #[inline]
        fn device(self, device: u32) -> ReadingQuery<__S, 1usize> {
            ReadingQuery {
                given: self
                    .__tail()
                    .part::<u32, __rt::Plain>("device", device, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl ReadingQuery<__rt::One<Reading>, 1usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> ReadingQuery<__rt::One<Reading>, 2usize> {
            ReadingQuery {
                given: self
                    .__tail()
                    .part::<DateTime<Utc>, __rt::Day>("at", at, __rt::End::Before("#"))
                    .keep::<
                        DateTime<Utc>,
                        __rt::Millis,
                    >(8usize, <ReadingKey>::__SK0, "at", at, __rt::End::Before("#")),
                of: __rt::PhantomData,
            }
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
            let range = __rt::KeyRange::<
                '__v,
                DateTime<Utc>,
                __rt::InMiddle<__rt::Day>,
            >::bounds(range);
            self.__tail()
                .range::<
                    DateTime<Utc>,
                    __rt::Joined<__rt::Day, __Literal1, __rt::Millis>,
                    __rt::One<Reading>,
                >("at", range, __rt::End::Before("#"))
        }
    }
    impl ReadingQuery<__rt::One<Reading>, 2usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `count`.
        #[inline]
        fn count(self, count: u32) -> ReadingQuery<__rt::One<Reading>, 3usize> {
            ReadingQuery {
                given: self
                    .__tail()
                    .part::<u32, __rt::Padded<8usize>>("count", count, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `count`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn count_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u32, __rt::AtEnd<__rt::Padded<8usize>>>,
        ) -> __rt::ReadyQuery<__rt::One<Reading>> {
            let range = __rt::KeyRange::<
                '__v,
                u32,
                __rt::AtEnd<__rt::Padded<8usize>>,
            >::bounds(range);
            self.__tail()
                .range::<
                    u32,
                    __rt::Padded<8usize>,
                    __rt::One<Reading>,
                >("count", range, __rt::End::Last)
        }
    }
    impl __rt::CompleteQuery for ReadingQuery<__rt::One<Reading>, 1usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Reading>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ReadingQuery<__rt::One<Reading>, 2usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Reading>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ReadingQuery<__rt::One<Reading>, 3usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Reading>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for ReadingQuery<__rt::Collection<Reading>, 1usize>
    where
        __rt::Day: __rt::Format<DateTime<Utc>>,
        __rt::Millis: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::Collection<Reading>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
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
        const NAME: &'static __rt::str = "Reading";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Reading",
            pk: <ReadingKey>::__PK0,
            sk: __rt::Option::Some(<ReadingKey>::__SK0),
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
                visit(<ReadingKey>::__PK0, key.pk()?);
                visit(<ReadingKey>::__SK0, key.sk()?);
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
            <ReadingKey>::parse(pk, sk?).ok()
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <ReadingKey>::matches(pk, sk))
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
            .value() { visit("count", value); } } } #[inline] fn meets(key : & __rt::str,
            field : & __rt::str, value : & __rt::aws::Attribute,) -> __rt::Option <
            __rt::bool > { use __rt::aws::probe:: { Readable as _, Unreadable as _ }; let
            _ = value; match (key, field) { _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Reading>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
