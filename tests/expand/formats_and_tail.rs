// 3335 tokens

///The primary key of [`Line`]: `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct LineKey<'a> {
    ///`at` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub at: DateTime<Utc>,
    ///`name` in `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`. Parsing gives back what the format keeps of it.
    pub name: &'a ::ddb_keys::__private::names::__str,
    ///`n` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub n: i32,
    ///`rest` in `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
    pub rest: &'a ::ddb_keys::__private::names::__str,
}
///A query by `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct LineQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for LineKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for LineKey<'a> {}
    impl<'a> __PartialEq for LineKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.at == other.at && self.name == other.name && self.n == other.n
                && self.rest == other.rest
        }
    }
    impl<'a> __Eq for LineKey<'a> {}
    impl<'a> __Hash for LineKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.at, state);
            __Hash::hash(&self.name, state);
            __Hash::hash(&self.n, state);
            __Hash::hash(&self.rest, state);
        }
    }
    impl<'a> __Debug for LineKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
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
    impl<'a> LineKey<'a>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Line",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "<at:month>#<name:upper>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<DateTime<Utc>, __Month>("at", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(__Part::new::<__str, __Upper>("name", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Line",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<at:nanos>#<n:ordered>#<name:lower>#<rest..>",
                    segments: &[
                        __Segment::Part(
                            __Part::new::<DateTime<Utc>, __Nanos>("at", false),
                        ),
                        __Segment::Literal("#"),
                        __Segment::Part(__Part::new::<i32, __Ordered>("n", false)),
                        __Segment::Literal("#"),
                        __Segment::Part(__Part::new::<__str, __Lower>("name", false)),
                        __Segment::Literal("#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("rest", true)),
                    ],
                },
            ),
        ];
        ///Builds the key `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`, or says which value cannot stand in it.
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
                    __placeholder::<DateTime<Utc>, __Month>("at").of(self.at),
                    ("#", (__placeholder::<__str, __Upper>("name").of(self.name), ())),
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
                    __placeholder::<DateTime<Utc>, __Nanos>("at").of(self.at),
                    (
                        "#",
                        (
                            __placeholder::<i32, __Ordered>("n").of(self.n),
                            (
                                "#",
                                (
                                    __placeholder::<__str, __Lower>("name").of(self.name),
                                    ("#", (__tail::<__str, __Plain>("rest").of(self.rest), ())),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `<at:month>#<name:upper>` and `<at:nanos>#<n:ordered>#<name:lower>#<rest..>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            let mut reader0 = __Reader::new(&Self::__KEY[0], pk)?;
            let text0 = reader0.cut::<DateTime<Utc>, __Month>("at", __End::Before("#"))?;
            reader0.literal("#")?;
            let text1 = reader0.cut::<__str, __Upper>("name", __End::Last)?;
            let mut reader1 = __Reader::new(&Self::__KEY[1], sk)?;
            let text2 = reader1.cut::<DateTime<Utc>, __Nanos>("at", __End::Before("#"))?;
            reader1.literal("#")?;
            let text3 = reader1.cut::<i32, __Ordered>("n", __End::Before("#"))?;
            reader1.literal("#")?;
            let text4 = reader1.cut::<__str, __Lower>("name", __End::Before("#"))?;
            reader1.literal("#")?;
            let text5 = reader1.cut::<__str, __Plain>("rest", __End::Tail)?;
            let at = reader1.value::<DateTime<Utc>, __Nanos>("at", text2)?;
            reader0.agrees::<DateTime<Utc>, __Month>("at", at, text0)?;
            let name = reader0.value::<__str, __Upper>("name", text1)?;
            reader1.agrees::<__str, __Lower>("name", name, text4)?;
            let n = reader1.value::<i32, __Ordered>("n", text3)?;
            let rest = reader1.value::<__str, __Plain>("rest", text5)?;
            reader0.finish()?;
            reader1.finish()?;
            __Result::Ok(Self { at, name, n, rest })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __str, sk: &'a __str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a Line> for LineKey<'a>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
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
    impl<'a> __KeyOf<Line> for LineKey<'a>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl Line
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
        #[inline]
        fn query() -> LineQuery<__One<Self>, __Partial> {
            LineQuery(__Given::nothing(<LineKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> LineQuery<__Collection<Self>, __Partial> {
            LineQuery(__Given::nothing(<LineKey<'_>>::__KEY))
        }
    }
    impl<__S> LineQuery<__S, __Partial>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        ///Gives `at`.
        #[inline]
        fn at(self, at: DateTime<Utc>) -> LineQuery<__S, __Partial<__Partial>> {
            LineQuery(
                self
                    .0
                    .part::<DateTime<Utc>, __Month, _>(at)
                    .again::<DateTime<Utc>, __Nanos>(at),
            )
        }
    }
    impl<__S> LineQuery<__S, __Partial<__Partial>>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        ///Gives `name`.
        #[inline]
        fn name(self, name: &'_ __str) -> LineQuery<__S, __Usable> {
            LineQuery(
                self.0.part::<__str, __Upper, _>(name).again::<__str, __Lower>(name),
            )
        }
    }
    impl LineQuery<__One<Line>, __Usable>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        ///Gives `n`.
        #[inline]
        fn n(self, n: i32) -> LineQuery<__One<Line>, __Usable<__Usable>> {
            LineQuery(self.0.part::<i32, __Ordered, _>(n))
        }
        ///Ends with a range of `n`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn n_in<'__v>(
            self,
            range: impl __KeyRange<'__v, i32, __InMiddle<__Ordered>>,
        ) -> __ReadyQuery<__One<Line>> {
            self.0.range::<i32, __Ordered, __InMiddle<__Ordered>, _>(range)
        }
    }
    impl LineQuery<__One<Line>, __Usable<__Usable>>
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        ///Gives `rest`.
        #[inline]
        fn rest(
            self,
            rest: &'_ __str,
        ) -> LineQuery<__One<Line>, __Usable<__Usable<__Usable>>> {
            LineQuery(self.0.part::<__str, __Plain, _>(rest))
        }
        ///Ends with a range of `rest`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn rest_in<'__v>(
            self,
            range: impl __KeyRange<'__v, __str, __AtEnd<__Plain>>,
        ) -> __ReadyQuery<__One<Line>> {
            self.0.range::<__str, __Plain, __AtEnd<__Plain>, _>(range)
        }
        ///Ends with the beginning of `rest`.
        fn rest_starts_with(
            self,
            beginning: impl __Prefix<__str>,
        ) -> __ReadyQuery<__One<Line>> {
            self.0.starts_with::<__str, __Plain, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for LineQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for LineQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for LineKey < 'a > where __Month :
        __Format < DateTime < Utc > >, __Nanos : __Format < DateTime < Utc > >, __C :
        __aws::FieldCodec < DateTime < Utc > >, __C : __aws::FieldCodec < & 'a __str >,
        __C : __aws::FieldCodec < i32 >, __C : __aws::FieldCodec < & 'a __str >, {
        #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = &
        visit; visit("at", < __C as __aws::FieldCodec < DateTime < Utc > >> ::value(&
        self.at)); visit("name", < __C as __aws::FieldCodec < & 'a __str >> ::value(&
        self.name)); visit("n", < __C as __aws::FieldCodec < i32 >> ::value(& self.n));
        visit("rest", < __C as __aws::FieldCodec < & 'a __str >> ::value(& self.rest)); }
        }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `<at:month>#<name:upper>` | `<at:nanos>#<n:ordered>#<name:lower>#<rest..>` |
*/
    impl __Entity for Line
    where
        __Month: __Format<DateTime<Utc>>,
        __Nanos: __Format<DateTime<Utc>>,
    {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Line",
            pk: &<LineKey<'_>>::__KEY[0],
            sk: __Option::Some(&<LineKey<'_>>::__KEY[1]),
            indexes: &[],
            fields: &[
                __Field {
                    name: "at",
                    attribute: "at",
                },
                __Field {
                    name: "name",
                    attribute: "name",
                },
                __Field {
                    name: "n",
                    attribute: "n",
                },
                __Field {
                    name: "rest",
                    attribute: "rest",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = LineKey<'a> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __Option::Some(sk) = sk else { return __Option::None };
            <LineKey<'a>>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.at)).value() { visit("at", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.name)).value() {
            visit("name", value); } if let __Option::Some(value) = (&
            __aws::probe::Written(& key.n)).value() { visit("n", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.rest)).value() {
            visit("rest", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Line>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
