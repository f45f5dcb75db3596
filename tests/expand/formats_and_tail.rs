// 4215 tokens

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
struct LineQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for LineKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for LineKey<'a> {}
    impl<'a> __rt::PartialEq for LineKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.at == other.at && self.name == other.name && self.n == other.n
                && self.rest == other.rest
        }
    }
    impl<'a> __rt::Eq for LineKey<'a> {}
    impl<'a> __rt::Hash for LineKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.at, state);
            __rt::Hash::hash(&self.name, state);
            __rt::Hash::hash(&self.n, state);
            __rt::Hash::hash(&self.rest, state);
        }
    }
    impl<'a> __rt::Debug for LineKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("LineKey")
                .field("at", &self.at)
                .field("name", &self.name)
                .field("n", &self.n)
                .field("rest", &self.rest)
                .finish()
        }
    }
    impl<'a> LineKey<'a>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Line",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
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
            ),
            __rt::KeyAttribute::new(
                "Line",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
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
            ),
        ];
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
            __rt::build(
                Self::__KEY,
                0,
                (
                    __rt::placeholder::<DateTime<Utc>, __rt::Month>("at").of(self.at),
                    (
                        "#",
                        (
                            __rt::placeholder::<__rt::str, __rt::Upper>("name")
                                .of(self.name),
                            (),
                        ),
                    ),
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
                    __rt::placeholder::<DateTime<Utc>, __rt::Nanos>("at").of(self.at),
                    (
                        "#",
                        (
                            __rt::placeholder::<i32, __rt::Ordered>("n").of(self.n),
                            (
                                "#",
                                (
                                    __rt::placeholder::<__rt::str, __rt::Lower>("name")
                                        .of(self.name),
                                    (
                                        "#",
                                        (
                                            __rt::tail::<__rt::str, __rt::Plain>("rest").of(self.rest),
                                            (),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(&Self::__KEY[0], pk)?;
            let text0 = reader0
                .cut::<DateTime<Utc>, __rt::Month>("at", __rt::End::Before("#"))?;
            reader0.literal("#")?;
            let text1 = reader0.cut::<__rt::str, __rt::Upper>("name", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(&Self::__KEY[1], sk)?;
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
        fn query() -> LineQuery<__rt::One<Self>, __rt::Partial> {
            LineQuery(__rt::Given::nothing(<LineKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> LineQuery<__rt::Collection<Self>, __rt::Partial> {
            LineQuery(__rt::Given::nothing(<LineKey<'_>>::__KEY))
        }
    }
    impl<__S> LineQuery<__S, __rt::Partial>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> LineQuery<__S, __rt::Partial<__rt::Partial>> {
            LineQuery(
                self
                    .0
                    .part::<DateTime<Utc>, __rt::Month, _>(at)
                    .again::<DateTime<Utc>, __rt::Nanos>(at),
            )
        }
    }
    impl<__S> LineQuery<__S, __rt::Partial<__rt::Partial>>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `name`.
        #[inline]
        fn name(self, name: &'_ __rt::str) -> LineQuery<__S, __rt::Usable> {
            LineQuery(
                self
                    .0
                    .part::<__rt::str, __rt::Upper, _>(name)
                    .again::<__rt::str, __rt::Lower>(name),
            )
        }
    }
    impl LineQuery<__rt::One<Line>, __rt::Usable>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `n`.
        #[inline]
        fn n(self, n: i32) -> LineQuery<__rt::One<Line>, __rt::Usable<__rt::Usable>> {
            LineQuery(self.0.part::<i32, __rt::Ordered, _>(n))
        }
        ///Ends with a range of `n`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn n_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, i32, __rt::InMiddle<__rt::Ordered>>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            self.0.range::<i32, __rt::Ordered, __rt::InMiddle<__rt::Ordered>, _>(range)
        }
    }
    impl LineQuery<__rt::One<Line>, __rt::Usable<__rt::Usable>>
    where
        __rt::Month: __rt::Format<DateTime<Utc>>,
        __rt::Nanos: __rt::Format<DateTime<Utc>>,
    {
        ///Gives `rest`.
        #[inline]
        fn rest(
            self,
            rest: &'_ __rt::str,
        ) -> LineQuery<__rt::One<Line>, __rt::Usable<__rt::Usable<__rt::Usable>>> {
            LineQuery(self.0.part::<__rt::str, __rt::Plain, _>(rest))
        }
        ///Ends with a range of `rest`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn rest_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, __rt::str, __rt::AtEnd<__rt::Plain>>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            self.0.range::<__rt::str, __rt::Plain, __rt::AtEnd<__rt::Plain>, _>(range)
        }
        ///Ends with the beginning of `rest`.
        #[inline]
        fn rest_starts_with(
            self,
            beginning: impl __rt::Prefix<__rt::str>,
        ) -> __rt::ReadyQuery<__rt::One<Line>> {
            self.0.starts_with::<__rt::str, __rt::Plain, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for LineQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for LineQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
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
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Line",
            pk: &<LineKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<LineKey<'_>>::__KEY[1]),
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
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <LineKey<'a>>::parse(pk, sk?).ok()
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
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Line>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
