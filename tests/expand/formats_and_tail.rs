// 2799 tokens

///The primary key of [`Line`]: `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct LineKey<'a> {
    ///`at` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub at: DateTime<Utc>,
    ///`name` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`. Parsing gives back what the format keeps of it.
    pub name: &'a ::ddb_keys::__rt::str,
    ///`n` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub n: i32,
    ///`rest` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub rest: &'a ::ddb_keys::__rt::str,
}
///A query by `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`. Its parts are given in this order: `at`, `name`, `n`, `rest`. The number in its type counts those given so far; 2 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct LineQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
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
    impl<'a> Clone for LineKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for LineKey<'a> {}
    impl<'a> PartialEq for LineKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.at == other.at && self.name == other.name && self.n == other.n
                && self.rest == other.rest
        }
    }
    impl<'a> Eq for LineKey<'a> {}
    impl<'a> Hash for LineKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.at, state);
            Hash::hash(&self.name, state);
            Hash::hash(&self.n, state);
            Hash::hash(&self.rest, state);
        }
    }
    impl<'a> Debug for LineKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "LineKey",
                &[
                    ("at", &self.at),
                    ("name", &self.name),
                    ("n", &self.n),
                    ("rest", &self.rest),
                ],
            )
        }
    }
    impl<'a> Templates<'a> for LineKey<'a>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Line",
                '#',
                __template(
                    "<at:month>#<name:upper>",
                    &[
                        __part::<DateTime<Utc>, Month>("at"),
                        __literal("#"),
                        __part::<str, Upper>("name"),
                    ],
                ),
            ),
            __sort_key(
                "Line",
                '#',
                __template(
                    "<at:nanos>#<n:ordered>#<name:lower>#<rest..>",
                    &[
                        __part::<DateTime<Utc>, Nanos>("at"),
                        __literal("#"),
                        __part::<i32, Ordered>("n"),
                        __literal("#"),
                        __part::<str, Lower>("name"),
                        __literal("#"),
                        __tail::<str, Plain>("rest"),
                    ],
                ),
            ),
        ];
        type Typed = (
            (Placeholder<DateTime<Utc>, Month, 0>, Placeholder<str, Upper, 2>),
            (
                Placeholder<DateTime<Utc>, Nanos, 0>,
                Placeholder<i32, Ordered, 2>,
                Placeholder<str, Lower, 4>,
                Placeholder<str, Plain, 6>,
            ),
        );
        #[inline]
        fn read(
            ((text0_0, text0_2), (text1_0, text1_2, text1_4, text1_6)): Texts<'a, Self>,
        ) -> Result<Self, ParseError> {
            match __read((
                text1_0.agrees(text0_0),
                text0_2.agrees(text1_4),
                text1_2,
                text1_6,
            )) {
                Result::Ok((at, name, n, rest)) => Result::Ok(Self { at, name, n, rest }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> LineKey<'a>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        ///Builds the key `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>((self.at, self.name))
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>((self.at, self.n, self.name, self.rest))
        }
        ///Reads a key back from its text, `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a str, sk: &'a str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a str, sk: &'a str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> From<&'a Line> for LineKey<'a>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        #[inline]
        fn from(value: &'a Line) -> Self {
            LineKey {
                at: value.at,
                name: &value.name,
                n: value.n,
                rest: &value.rest,
            }
        }
    }
    impl<'a> KeyOf<Line> for LineKey<'a>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl Line
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
        #[inline]
        fn query() -> LineQuery<One<Self>, 0> {
            LineQuery {
                zz_given: Given::nothing(<LineKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> LineQuery<Collection<Self>, 0> {
            LineQuery {
                zz_given: Given::nothing(<LineKey<'_>>::KEY),
            }
        }
    }
    impl<Select> LineQuery<Select, 0>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        ///Gives `at`. The next part is `name`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> LineQuery<Select, 1> {
            LineQuery {
                zz_given: self
                    .zz_given
                    .part::<DateTime<Utc>, Month>(at)
                    .again::<DateTime<Utc>, Nanos>(at),
            }
        }
    }
    impl<Select> LineQuery<Select, 1>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        ///Gives `name`. The next part is `n`.
        #[inline]
        fn name(self, name: &'_ str) -> LineQuery<Select, 2> {
            LineQuery {
                zz_given: self
                    .zz_given
                    .part::<str, Upper>(name)
                    .again::<str, Lower>(name),
            }
        }
    }
    impl LineQuery<One<Line>, 2>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        ///Gives `n`. The next part is `rest`.
        #[inline]
        fn n(self, n: i32) -> LineQuery<One<Line>, 3> {
            LineQuery {
                zz_given: self.zz_given.part::<i32, Ordered>(n),
            }
        }
        ///Ends with a range of `n`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn n_in<'v>(
            self,
            range: impl KeyRange<'v, i32, InMiddle<Ordered>>,
        ) -> ReadyQuery<One<Line>> {
            self.zz_given.range::<i32, Ordered, InMiddle<Ordered>, _>(1, range)
        }
    }
    impl LineQuery<One<Line>, 3>
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        ///Gives `rest`, the last part.
        #[inline]
        fn rest(self, rest: &'_ str) -> LineQuery<One<Line>, 4> {
            LineQuery {
                zz_given: self.zz_given.part::<str, Plain>(rest),
            }
        }
        ///Ends with a range of `rest`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn rest_in<'v>(
            self,
            range: impl KeyRange<'v, str, AtEnd<Plain>>,
        ) -> ReadyQuery<One<Line>> {
            self.zz_given.range::<str, Plain, AtEnd<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `rest`.
        fn rest_starts_with(self, beginning: impl Prefix<str>) -> ReadyQuery<One<Line>> {
            self.zz_given.starts_with::<str, Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: usize> Debug for LineQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for LineQuery<Select, GIVEN>
    where
        LineQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for LineQuery<(), 2> {}
    impl Complete for LineQuery<(), 3> {}
    impl Complete for LineQuery<(), 4> {}
    __if_aws! {
        impl < 'a, Codec > __aws::KeyFields < Codec > for LineKey < 'a > where Month :
        Format < DateTime < Utc > >, Nanos : Format < DateTime < Utc > >, Codec :
        __aws::FieldCodec < DateTime < Utc > >, Codec : __aws::FieldCodec < & 'a str >,
        Codec : __aws::FieldCodec < i32 >, Codec : __aws::FieldCodec < & 'a str >, {
        #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = &
        visit; visit("at", < Codec as __aws::FieldCodec < DateTime < Utc > >> ::value(&
        self.at)); visit("name", < Codec as __aws::FieldCodec < & 'a str >> ::value(&
        self.name)); visit("n", < Codec as __aws::FieldCodec < i32 >> ::value(& self.n));
        visit("rest", < Codec as __aws::FieldCodec < & 'a str >> ::value(& self.rest)); }
        } use __aws::attribute:: { self as __at, Attribute as __attribute }; #[doc =
        "The attributes of [`Line`]."] pub struct LineAttributes { #[doc =
        "The attribute `at`."] at : __attribute < Line, DateTime < Utc >, __at::Keyed >,
        #[doc = "The attribute `name`."] name : __attribute < Line, String, __at::Keyed
        >, #[doc = "The attribute `n`."] n : __attribute < Line, i32, __at::Keyed >,
        #[doc = "The attribute `rest`."] rest : __attribute < Line, String, __at::Keyed
        >, } impl __at::Document for Line { type Attributes = LineAttributes; const
        ATTRIBUTES : Self::Attributes = LineAttributes { at : __attribute::new("at"),
        name : __attribute::new("name"), n : __attribute::new("n"), rest :
        __attribute::new("rest"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
    impl Entity for Line
    where
        Month: Format<DateTime<Utc>>,
        Nanos: Format<DateTime<Utc>>,
    {
        const SCHEMA: &'static EntitySchema = &__entity::<
            LineKey<'_>,
        >(
            "Line",
            &[
                __field("at", "at"),
                __field("name", "name"),
                __field("n", "n"),
                __field("rest", "rest"),
            ],
        );
        type Key<'a> = LineKey<'a> where Self: 'a;
        __if_aws! {
            __template_fields!([(at "at" "at") (name "name" "name") (n "n" "n") (rest
            "rest" "rest")] [(at "at" "at") (name "name" "name") (n "n" "n") (rest "rest"
            "rest")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Line>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
