// 3216 tokens

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
struct RowQuery<
    __S,
    T: KeyPart,
    const N: usize,
    const STEP: ::ddb_keys::__private::usize,
>
where
    Joined<[T; N]>: ::ddb_keys::__private::KeyPart,
{
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<
        fn() -> (__S, ::ddb_keys::__private::PhantomData<T>),
    >,
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
            true && self.id == other.id
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
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute::checked(__rt::KeyAttribute {
            entity: "Row",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "ROW#<id>",
                segments: &[
                    __rt::Segment::Literal("ROW#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<Joined<[T; N]>, __rt::Plain>("id", false),
                    ),
                ],
            },
        });
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                4usize + <__rt::Plain as __rt::Format<Joined<[T; N]>>>::text_len(self.id),
            )?;
            writer.literal("ROW#");
            writer.part::<Joined<[T; N]>, __rt::Plain>("id", self.id, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `ROW#<id>`.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("ROW#")?;
            let text0 = reader0
                .cut::<Joined<[T; N]>, __rt::Plain>("id", __rt::End::Last)?;
            let id = reader0.value::<Joined<[T; N]>, __rt::Plain>("id", text0)?;
            reader0.finish()?;
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
        fn query() -> RowQuery<__rt::One<Self>, T, N, 0> {
            RowQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RowQuery<__rt::Collection<Self>, T, N, 0> {
            RowQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, T: KeyPart, const N: usize, const STEP: __rt::usize> __rt::Debug
    for RowQuery<__S, T, N, STEP>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("RowQuery").field("given", &self.given).finish()
        }
    }
    impl<
        __S,
        T: KeyPart,
        const N: usize,
        const STEP: __rt::usize,
    > RowQuery<__S, T, N, STEP>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<RowKey<'_, T, N>>::__PK0).literal("ROW#"),
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S, T: KeyPart, const N: usize> RowQuery<__S, T, N, 0usize>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        ///Gives `id`.
        #[inline]
        fn id<'__v>(
            self,
            id: impl __rt::Into<<Joined<[T; N]> as __rt::KeyPart>::View<'__v>>,
        ) -> RowQuery<__S, T, N, 1usize> {
            let id: <Joined<[T; N]> as __rt::KeyPart>::View<'__v> = __rt::Into::into(id);
            RowQuery {
                given: self
                    .__tail()
                    .part::<Joined<[T; N]>, __rt::Plain>("id", id, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl<T: KeyPart, const N: usize> __rt::CompleteQuery
    for RowQuery<__rt::One<Row<T, N>>, T, N, 1usize>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        type Select = __rt::One<Row<T, N>>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl<T: KeyPart, const N: usize> __rt::CompleteQuery
    for RowQuery<__rt::Collection<Row<T, N>>, T, N, 1usize>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        type Select = __rt::Collection<Row<T, N>>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
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
        const NAME: &'static __rt::str = "Row";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Row",
            pk: <RowKey<'_, T, N>>::__PK0,
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
                visit(<RowKey<'_, T, N>>::__PK0, key.pk()?);
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
            if sk.is_none() {
                <RowKey<'a, T, N>>::parse(pk).ok()
            } else {
                __rt::Option::None
            }
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_none() && <RowKey<'_, T, N>>::matches(pk)
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.id)).value() {
            visit("id", value); } } } #[inline] fn meets(key : & __rt::str, field : &
            __rt::str, value : & __rt::aws::Attribute,) -> __rt::Option < __rt::bool > {
            use __rt::aws::probe:: { Readable as _, Unreadable as _ }; let _ = value;
            match (key, field) { _ => __rt::Option::None, } }
        }
    }
};
