// 5322 tokens

///The primary key of [`Line`]: `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
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
struct LineKey<'a> {
    ///`at` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub at: DateTime<Utc>,
    ///`name` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`. Parsing gives back what the format keeps of it.
    pub name: &'a ::ddb_keys::__private::str,
    ///`n` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub n: i32,
    ///`rest` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub rest: &'a ::ddb_keys::__private::str,
}
///A query by `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`, its parts given from the left.
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
struct LineQuery<__S, const STEP: ::ddb_keys::__private::usize>
where
    ::ddb_keys::__private::Month: ::ddb_keys::__private::Format<DateTime<Utc>>,
    ::ddb_keys::__private::Nanos: ::ddb_keys::__private::Format<DateTime<Utc>>,
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
    impl<'a> LineKey<'a>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Line",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "<at:month>#<name:upper>",
                segments: &[
                    __rt::Segment::Part(
                        __rt::Part::new::<DateTime<Utc>, __rt::Month>("at", false),
                    ),
                    __rt::Segment::Literal("#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Upper>("name", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Line",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "<at:nanos>#<n:ordered>#<name:lower>#<rest..>",
                segments: &[
                    __rt::Segment::Part(
                        __rt::Part::new::<DateTime<Utc>, __rt::Nanos>("at", false),
                    ),
                    __rt::Segment::Literal("#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<i32, __rt::Ordered>("n", false),
                    ),
                    __rt::Segment::Literal("#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Lower>("name", false),
                    ),
                    __rt::Segment::Literal("#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("rest", true),
                    ),
                ],
            },
        };
        ///Builds the key `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`, or says which value cannot stand in it.
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
                1usize + <__rt::Month as __rt::Format<DateTime<Utc>>>::text_len(self.at)
                    + <__rt::Upper as __rt::Format<__rt::str>>::text_len(self.name),
            )?;
            writer
                .part::<
                    DateTime<Utc>,
                    __rt::Month,
                >("at", self.at, __rt::End::Before("#"))?;
            writer.literal("#");
            writer.part::<__rt::str, __rt::Upper>("name", self.name, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                3usize + <__rt::Nanos as __rt::Format<DateTime<Utc>>>::text_len(self.at)
                    + <__rt::Ordered as __rt::Format<i32>>::text_len(self.n)
                    + <__rt::Lower as __rt::Format<__rt::str>>::text_len(self.name)
                    + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.rest),
            )?;
            writer
                .part::<
                    DateTime<Utc>,
                    __rt::Nanos,
                >("at", self.at, __rt::End::Before("#"))?;
            writer.literal("#");
            writer.part::<i32, __rt::Ordered>("n", self.n, __rt::End::Before("#"))?;
            writer.literal("#");
            writer
                .part::<
                    __rt::str,
                    __rt::Lower,
                >("name", self.name, __rt::End::Before("#"))?;
            writer.literal("#");
            writer.part::<__rt::str, __rt::Plain>("rest", self.rest, __rt::End::Tail)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            let text0 = reader0
                .cut::<DateTime<Utc>, __rt::Month>("at", __rt::End::Before("#"))?;
            reader0.literal("#")?;
            let text1 = reader0.cut::<__rt::str, __rt::Upper>("name", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            let text2 = reader1
                .cut::<DateTime<Utc>, __rt::Nanos>("at", __rt::End::Before("#"))?;
            reader1.literal("#")?;
            let text3 = reader1.cut::<i32, __rt::Ordered>("n", __rt::End::Before("#"))?;
            reader1.literal("#")?;
            let text4 = reader1
                .cut::<__rt::str, __rt::Lower>("name", __rt::End::Before("#"))?;
            reader1.literal("#")?;
            let text5 = reader1.cut::<__rt::str, __rt::Plain>("rest", __rt::End::Tail)?;
            let at = reader1.value::<DateTime<Utc>, __rt::Nanos>("at", text2)?;
            reader0.agrees::<DateTime<Utc>, __rt::Month>("at", at, text0)?;
            let name = reader0.value::<__rt::str, __rt::Upper>("name", text1)?;
            reader1.agrees::<__rt::str, __rt::Lower>("name", name, text4)?;
            let n = reader1.value::<i32, __rt::Ordered>("n", text3)?;
            let rest = reader1.value::<__rt::str, __rt::Plain>("rest", text5)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { at, name, n, rest })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a Line> for LineKey<'a>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
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
    impl<'a> __rt::KeyOf<Line> for LineKey<'a>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl Line
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
        #[inline]
        fn query() -> LineQuery<__rt::One<Self>, 0> {
            LineQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> LineQuery<__rt::Collection<Self>, 0> {
            LineQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for LineQuery<__S, STEP>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("LineQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> LineQuery<__S, STEP>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<LineKey<'_>>::__PK0),
                1usize => given.literal("#"),
                2usize => {
                    given.close().open(<LineKey<'_>>::__SK0).kept(6usize).literal("#")
                }
                3usize => given.literal("#").kept(10usize).literal("#"),
                4usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> LineQuery<__S, 0usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> LineQuery<__S, 1usize> {
            LineQuery {
                given: self
                    .__tail()
                    .part::<DateTime<Utc>, __rt::Month>("at", at, __rt::End::Before("#"))
                    .keep::<
                        DateTime<Utc>,
                        __rt::Nanos,
                    >(6usize, <LineKey<'_>>::__SK0, "at", at, __rt::End::Before("#")),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S> LineQuery<__S, 1usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `name`.
        #[inline]
        fn name(self, name: &'_ __rt::str) -> LineQuery<__S, 2usize> {
            LineQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Upper>("name", name, __rt::End::Last)
                    .keep::<
                        __rt::str,
                        __rt::Lower,
                    >(
                        10usize,
                        <LineKey<'_>>::__SK0,
                        "name",
                        name,
                        __rt::End::Before("#"),
                    ),
                of: __rt::PhantomData,
            }
        }
    }
    impl LineQuery<__rt::One<Line>, 2usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `n`.
        #[inline]
        fn n(self, n: i32) -> LineQuery<__rt::One<Line>, 3usize> {
            LineQuery {
                given: self
                    .__tail()
                    .part::<i32, __rt::Ordered>("n", n, __rt::End::Before("#")),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `n`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn n_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, i32, __rt::InMiddle<__rt::Ordered>>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            let range = __rt::KeyRange::<
                '__v,
                i32,
                __rt::InMiddle<__rt::Ordered>,
            >::bounds(range);
            self.__tail()
                .range::<
                    i32,
                    __rt::Ordered,
                    __rt::One<Line>,
                >("n", range, __rt::End::Before("#"))
        }
    }
    impl LineQuery<__rt::One<Line>, 3usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `rest`.
        #[inline]
        fn rest(self, rest: &'_ __rt::str) -> LineQuery<__rt::One<Line>, 4usize> {
            LineQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("rest", rest, __rt::End::Tail),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `rest`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn rest_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            let range = __rt::KeyRange::<
                '__v,
                __rt::str,
                __rt::AtEnd<__rt::Plain>,
            >::bounds(range);
            self.__tail()
                .range::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Line>,
                >("rest", range, __rt::End::Tail)
        }
        ///Ends with the beginning of `rest`.
        #[inline]
        fn rest_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            self.__tail()
                .starts_with::<
                    __rt::str,
                    __rt::Plain,
                    __rt::One<Line>,
                >("rest", &beginning, __rt::End::Tail)
        }
    }
    impl __rt::CompleteQuery for LineQuery<__rt::One<Line>, 2usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Line>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for LineQuery<__rt::One<Line>, 3usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Line>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for LineQuery<__rt::One<Line>, 4usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::One<Line>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for LineQuery<__rt::Collection<Line>, 2usize>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        type Select = __rt::Collection<Line>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for LineKey < 'a > where
        __rt::Month : __rt::Format < DateTime < Utc > >, __rt::Nanos : __rt::Format <
        DateTime < Utc > >, __C : __rt::aws::FieldCodec < DateTime < Utc > >, __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, __C : __rt::aws::FieldCodec < i32 >,
        __C : __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self,
        visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("at", < __C as
        __rt::aws::FieldCodec < DateTime < Utc > >> ::value(& self.at)); visit("name", <
        __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.name));
        visit("n", < __C as __rt::aws::FieldCodec < i32 >> ::value(& self.n));
        visit("rest", < __C as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self
        .rest)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
    impl __rt::Entity for Line
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        const NAME: &'static __rt::str = "Line";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Line",
            pk: <LineKey<'_>>::__PK0,
            sk: __rt::Option::Some(<LineKey<'_>>::__SK0),
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "at",
                    attribute: "at",
                },
                __rt::Field {
                    name: "name",
                    attribute: "name",
                },
                __rt::Field {
                    name: "n",
                    attribute: "n",
                },
                __rt::Field {
                    name: "rest",
                    attribute: "rest",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = LineKey<'a> where Self: 'a;
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
                visit(<LineKey<'_>>::__PK0, key.pk()?);
                visit(<LineKey<'_>>::__SK0, key.sk()?);
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
            <LineKey<'a>>::parse(pk, sk?).ok()
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <LineKey<'_>>::matches(pk, sk))
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.at)).value() {
            visit("at", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.name)).value() { visit("name", value); } if
            let __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.n))
            .value() { visit("n", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.rest)).value() { visit("rest", value); } } }
            #[inline] fn meets(key : & __rt::str, field : & __rt::str, value : &
            __rt::aws::Attribute,) -> __rt::Option < __rt::bool > { use
            __rt::aws::probe:: { Readable as _, Unreadable as _ }; let _ = value; match
            (key, field) { _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Line>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
