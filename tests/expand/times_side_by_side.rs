// 2356 tokens

///The primary key of [`Reading`]: `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct ReadingKey {
    ///`device` in `DEVICE#<device>`.
    pub device: u32,
    ///`at` in `AT#<at:day>#<at:millis>#<count:08>`. Parsing gives back what the format keeps of it.
    pub at: DateTime<Utc>,
    ///`count` in `AT#<at:day>#<at:millis>#<count:08>`.
    pub count: u32,
}
///A query by `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`. Its parts are given in this order: `device`, `at`, `count`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct ReadingQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
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
    impl Clone for ReadingKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for ReadingKey {}
    impl PartialEq for ReadingKey {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.device == other.device && self.at == other.at
                && self.count == other.count
        }
    }
    impl Eq for ReadingKey {}
    impl Hash for ReadingKey {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.device, state);
            Hash::hash(&self.at, state);
            Hash::hash(&self.count, state);
        }
    }
    impl Debug for ReadingKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "ReadingKey",
                &[("device", &self.device), ("at", &self.at), ("count", &self.count)],
            )
        }
    }
    impl<'a> Templates<'a> for ReadingKey
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Reading",
                '#',
                __template(
                    "DEVICE#<device>",
                    &[__literal("DEVICE#"), __part::<u32, Plain>("device")],
                ),
            ),
            __sort_key(
                "Reading",
                '#',
                __template(
                    "AT#<at:day>#<at:millis>#<count:08>",
                    &[
                        __literal("AT#"),
                        __part::<DateTime<Utc>, Day>("at"),
                        __literal("#"),
                        __part::<DateTime<Utc>, Millis>("at"),
                        __literal("#"),
                        __part::<u32, Padded<8usize>>("count"),
                    ],
                ),
            ),
        ];
        type Typed = (
            Placeholder<u32, Plain, 1>,
            (
                Placeholder<DateTime<Utc>, Day, 1>,
                Placeholder<DateTime<Utc>, Millis, 3>,
                Placeholder<u32, Padded<8usize>, 5>,
            ),
        );
        #[inline]
        fn read(
            (text0_1, (text1_1, text1_3, text1_5)): Texts<'a, Self>,
        ) -> Result<Self, ParseError> {
            match __read((text0_1, text1_3.agrees(text1_1), text1_5)) {
                Result::Ok((device, at, count)) => Result::Ok(Self { device, at, count }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl ReadingKey
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        ///Builds the key `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.device)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>((self.at, self.at, self.count))
        }
        ///Reads a key back from its text, `DEVICE#<device>` and `AT#<at:day>#<at:millis>#<count:08>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &str, sk: &str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &str, sk: &str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> From<&'a Reading> for ReadingKey
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
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
    impl KeyOf<Reading> for ReadingKey
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl Reading
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
        #[inline]
        fn query() -> ReadingQuery<One<Self>, 0> {
            ReadingQuery {
                zz_given: Given::nothing(<ReadingKey>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ReadingQuery<Collection<Self>, 0> {
            ReadingQuery {
                zz_given: Given::nothing(<ReadingKey>::KEY),
            }
        }
    }
    impl<Select> ReadingQuery<Select, 0>
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        ///Gives `device`. The next part is `at`.
        #[inline]
        fn device(self, device: u32) -> ReadingQuery<Select, 1> {
            ReadingQuery {
                zz_given: self.zz_given.part::<u32, Plain>(device),
            }
        }
    }
    impl ReadingQuery<One<Reading>, 1>
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        ///Gives `at`. The next part is `count`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> ReadingQuery<One<Reading>, 2> {
            ReadingQuery {
                zz_given: self
                    .zz_given
                    .part::<DateTime<Utc>, Day>(at)
                    .again::<DateTime<Utc>, Millis>(at),
            }
        }
        ///Ends with a range of `at`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn at_in<'v>(
            self,
            range: impl KeyRange<'v, DateTime<Utc>, InMiddle<Day>>,
        ) -> ReadyQuery<One<Reading>> {
            enum Literal1 {}
            impl Literal for Literal1 {
                const TEXT: &'static str = "#";
            }
            self.zz_given
                .range::<
                    DateTime<Utc>,
                    Joined<Day, Literal1, Millis>,
                    InMiddle<Day>,
                    _,
                >(2, range)
        }
    }
    impl ReadingQuery<One<Reading>, 2>
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        ///Gives `count`, the last part.
        #[inline]
        fn count(self, count: u32) -> ReadingQuery<One<Reading>, 3> {
            ReadingQuery {
                zz_given: self.zz_given.part::<u32, Padded<8usize>>(count),
            }
        }
        ///Ends with a range of `count`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn count_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Padded<8usize>>>,
        ) -> ReadyQuery<One<Reading>> {
            self.zz_given
                .range::<u32, Padded<8usize>, AtEnd<Padded<8usize>>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for ReadingQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for ReadingQuery<Select, GIVEN>
    where
        ReadingQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for ReadingQuery<(), 1> {}
    impl Complete for ReadingQuery<(), 2> {}
    impl Complete for ReadingQuery<(), 3> {}
    __if_aws! {
        impl < Codec > __aws::KeyFields < Codec > for ReadingKey where Day : Format <
        DateTime < Utc > >, Millis : Format < DateTime < Utc > >, Codec :
        __aws::FieldCodec < u32 >, Codec : __aws::FieldCodec < DateTime < Utc > >, Codec
        : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("device", < Codec as
        __aws::FieldCodec < u32 >> ::value(& self.device)); visit("at", < Codec as
        __aws::FieldCodec < DateTime < Utc > >> ::value(& self.at)); visit("count", <
        Codec as __aws::FieldCodec < u32 >> ::value(& self.count)); } } use
        __aws::attribute:: { self as __at, Attribute as __attribute }; #[doc =
        "The attributes of [`Reading`]."] pub struct ReadingAttributes { #[doc =
        "The attribute `device`."] device : __attribute < Reading, u32, __at::Keyed >,
        #[doc = "The attribute `at`."] at : __attribute < Reading, DateTime < Utc >,
        __at::Keyed >, #[doc = "The attribute `count`."] count : __attribute < Reading,
        u32, __at::Keyed >, } impl __at::Document for Reading { type Attributes =
        ReadingAttributes; const ATTRIBUTES : Self::Attributes = ReadingAttributes {
        device : __attribute::new("device"), at : __attribute::new("at"), count :
        __attribute::new("count"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `DEVICE#<device>` | `AT#<at:day>#<at:millis>#<count:08>` |
*/
    impl Entity for Reading
    where
        Day: Format<DateTime<Utc>>,
        Millis: Format<DateTime<Utc>>,
    {
        const SCHEMA: &'static EntitySchema = &__entity::<
            ReadingKey,
        >(
            "Reading",
            &[
                __field("device", "device"),
                __field("at", "at"),
                __field("count", "count"),
            ],
        );
        type Key<'a> = ReadingKey where Self: 'a;
        __if_aws! {
            __template_fields!([(device "device" "device") (at "at" "at") (count "count"
            "count")] [(device "device" "device") (at "at" "at") (count "count"
            "count")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Reading>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
