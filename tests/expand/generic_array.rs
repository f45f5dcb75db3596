// 2124 tokens

///The primary key of [`Row`]: `ROW#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct RowKey<'a, T: KeyPart, const N: usize>
where
    Joined<[T; N]>: ::ddb_keys::__private::names::__KeyPart,
{
    ///`id` in `ROW#<id>`.
    pub id: <Joined<[T; N]> as ::ddb_keys::__private::names::__KeyPart>::View<'a>,
}
///A query by `ROW#<id>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct RowQuery<__S, __N, T: KeyPart, const N: usize>(
    ::ddb_keys::__private::names::__Given<
        (__S, __N, ::ddb_keys::__private::names::__PhantomData<T>),
    >,
);
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
    impl<'a, T: KeyPart, const N: usize> __Clone for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a, T: KeyPart, const N: usize> __Copy for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {}
    impl<'a, T: KeyPart, const N: usize> __PartialEq for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.id == other.id
        }
    }
    impl<'a, T: KeyPart, const N: usize> __Eq for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {}
    impl<'a, T: KeyPart, const N: usize> __Hash for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.id, state);
        }
    }
    impl<'a, T: KeyPart, const N: usize> __Debug for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "RowKey", &[("id", &self.id)])
        }
    }
    impl<'a, T: KeyPart, const N: usize> RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::checked(
                __KeyAttribute::new(
                    "Row",
                    __Option::None,
                    __Role::Partition,
                    0,
                    '#',
                    __Source::Template {
                        text: "ROW#<id>",
                        segments: &[
                            __Segment::Literal("ROW#"),
                            __Segment::Part(
                                __Part::new::<Joined<[T; N]>, __Plain>("id", false),
                            ),
                        ],
                    },
                ),
            ),
        ];
        ///Builds the key `ROW#<id>`, or says which value cannot stand in it.
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
                    "ROW#",
                    (__placeholder::<Joined<[T; N]>, __Plain>("id").of(self.id), ()),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ROW#<id>`.
        #[inline]
        pub fn parse(pk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("ROW#", (__placeholder::<Joined<[T; N]>, __Plain>("id"), ()))),
                    (),
                ),
            ) {
                __Result::Ok(((id, ()), ())) => __Result::Ok(Self { id }),
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __str) -> __bool {
            Self::parse(pk).is_ok()
        }
    }
    impl<'a, T: KeyPart, const N: usize> __From<&'a Row<T, N>> for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[inline]
        fn from(value: &'a Row<T, N>) -> Self {
            RowKey {
                id: <Joined<[T; N]> as __KeyPart>::view(&value.id),
            }
        }
    }
    impl<'a, T: KeyPart, const N: usize> __KeyOf<Row<T, N>> for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<T: KeyPart, const N: usize> Row<T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ROW#<id>` |  |
*/
        #[inline]
        fn query() -> RowQuery<__One<Self>, __Partial, T, N> {
            RowQuery(__Given::nothing(<RowKey<'_, T, N>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RowQuery<__Collection<Self>, __Partial, T, N> {
            RowQuery(__Given::nothing(<RowKey<'_, T, N>>::__KEY))
        }
    }
    impl<__S, T: KeyPart, const N: usize> RowQuery<__S, __Partial, T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __Into<<Joined<[T; N]> as __KeyPart>::View<'__v>>,
        ) -> RowQuery<__S, __Usable, T, N> {
            let id: <Joined<[T; N]> as __KeyPart>::View<'__v> = __Into::into(id);
            RowQuery(self.0.part::<Joined<[T; N]>, __Plain, _>(id))
        }
    }
    impl<__S, __N, T: KeyPart, const N: usize> __Debug for RowQuery<__S, __N, T, N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N, T: KeyPart, const N: usize> __CompleteQuery
    for RowQuery<__S, __Usable<__N>, T, N> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, T : KeyPart, const N : usize, __C > __aws::KeyFields < __C > for
        RowKey < 'a, T, N > where Joined < [T; N] > : __KeyPart, __C : __aws::FieldCodec
        < < Joined < [T; N] > as __KeyPart > ::View < 'a > >, { #[inline] fn each_field(&
        self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < __C as
        __aws::FieldCodec < < Joined < [T; N] > as __KeyPart > ::View < 'a > >> ::value(&
        self.id)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ROW#<id>` |  |
*/
    impl<T: KeyPart, const N: usize> __Entity for Row<T, N>
    where
        Joined<[T; N]>: __KeyPart,
    {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Row",
            pk: &<RowKey<'_, T, N>>::__KEY[0],
            sk: __Option::None,
            indexes: &[],
            fields: &[
                __Field {
                    name: "id",
                    attribute: "id",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: true,
            broken: false,
        };
        type Key<'a> = RowKey<'a, T, N> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            if sk.is_none() {
                <RowKey<'a, T, N>>::parse(pk).ok()
            } else {
                __Option::None
            }
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.id)).value() { visit("id", value); } } }
        }
    }
};
