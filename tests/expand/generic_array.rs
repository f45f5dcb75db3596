// 2478 tokens

///The primary key of [`Row`]: `ROW#<id>`.
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
struct RowKey<'a, T: KeyPart, const N: usize>
where
    Joined<[T; N]>: ::ddb_keys::__private::KeyPart,
{
    ///`id` in `ROW#<id>`.
    pub id: <Joined<[T; N]> as ::ddb_keys::__private::KeyPart>::View<'a>,
}
///A query by `ROW#<id>`, its parts given from the left.
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
struct RowQuery<__S, __N, T: KeyPart, const N: usize>(
    ::ddb_keys::__private::Given<(__S, __N, ::ddb_keys::__private::PhantomData<T>)>,
);
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
    impl<'a, T: KeyPart, const N: usize> __rt::Clone for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::Copy for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {}
    impl<'a, T: KeyPart, const N: usize> __rt::PartialEq for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.id == other.id
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::Eq for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {}
    impl<'a, T: KeyPart, const N: usize> __rt::Hash for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.id, state);
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::Debug for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("RowKey").field("id", &self.id).finish()
        }
    }
    impl<'a, T: KeyPart, const N: usize> RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::checked(
                __rt::KeyAttribute::new(
                    "Row",
                    __rt::Option::None,
                    __rt::Role::Partition,
                    0,
                    '#',
                    __rt::Source::Template {
                        text: "ROW#<id>",
                        segments: &[
                            __rt::Segment::Literal("ROW#"),
                            __rt::Segment::Part(
                                __rt::Part::new::<Joined<[T; N]>, __rt::Plain>("id", false),
                            ),
                        ],
                    },
                ),
            ),
        ];
        ///Builds the key `ROW#<id>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __rt::Result::Ok(__rt::Key {
                pk: self.pk()?,
                sk: __rt::Option::None,
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                0,
                (
                    "ROW#",
                    (
                        __rt::placeholder::<Joined<[T; N]>, __rt::Plain>("id")
                            .of(self.id),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ROW#<id>`.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let (id, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("ROW#", (__rt::placeholder::<Joined<[T; N]>, __rt::Plain>("id"), ())),
            )?;
            __rt::Result::Ok(Self { id })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk).is_ok()
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::From<&'a Row<T, N>> for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn from(value: &'a Row<T, N>) -> Self {
            RowKey {
                id: <Joined<[T; N]> as __rt::KeyPart>::view(&value.id),
            }
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::KeyOf<Row<T, N>> for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<T: KeyPart, const N: usize> Row<T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ROW#<id>` |  |
*/
        #[inline]
        fn query() -> RowQuery<__rt::One<Self>, __rt::Partial, T, N> {
            RowQuery(__rt::Given::nothing(<RowKey<'_, T, N>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RowQuery<__rt::Collection<Self>, __rt::Partial, T, N> {
            RowQuery(__rt::Given::nothing(<RowKey<'_, T, N>>::__KEY))
        }
    }
    impl<__S, T: KeyPart, const N: usize> RowQuery<__S, __rt::Partial, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __rt::Into<<Joined<[T; N]> as __rt::KeyPart>::View<'__v>>,
        ) -> RowQuery<__S, __rt::Usable, T, N> {
            let id: <Joined<[T; N]> as __rt::KeyPart>::View<'__v> = __rt::Into::into(id);
            RowQuery(self.0.part::<Joined<[T; N]>, __rt::Plain, _>(id))
        }
    }
    impl<__S, __N, T: KeyPart, const N: usize> __rt::Debug for RowQuery<__S, __N, T, N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N, T: KeyPart, const N: usize> __rt::CompleteQuery
    for RowQuery<__S, __rt::Usable<__N>, T, N> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, T : KeyPart, const N : usize, __C > __rt::aws::KeyFields < __C > for
        RowKey < 'a, T, N > where Joined < [T; N] > : __rt::KeyPart, __C :
        __rt::aws::FieldCodec < < Joined < [T; N] > as __rt::KeyPart > ::View < 'a > >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("id", < __C as __rt::aws::FieldCodec < < Joined < [T; N] > as
        __rt::KeyPart > ::View < 'a > >> ::value(& self.id)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ROW#<id>` |  |
*/
    impl<T: KeyPart, const N: usize> __rt::Entity for Row<T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Row",
            pk: &<RowKey<'_, T, N>>::__KEY[0],
            sk: __rt::Option::None,
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "id",
                    attribute: "id",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: true,
            broken: false,
        };
        type Key<'a> = RowKey<'a, T, N> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            if sk.is_none() {
                <RowKey<'a, T, N>>::parse(pk).ok()
            } else {
                __rt::Option::None
            }
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.id)).value() {
            visit("id", value); } } }
        }
    }
};
