// 2314 tokens

///The primary key of [`Row`]: `ROW#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct RowKey<'a, T: KeyPart, const N: usize>
where
    Joined<[T; N]>: ::ddb_keys::__rt::KeyPart,
{
    ///`id` in `ROW#<id>`.
    pub id: <Joined<[T; N]> as ::ddb_keys::__rt::KeyPart>::View<'a>,
}
///A query by `ROW#<id>`. Its parts are given in this order: `id`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct RowQuery<
    Select,
    const GIVEN: ::ddb_keys::__rt::usize,
    T: KeyPart,
    const N: usize,
> {
    zz_given: ::ddb_keys::__rt::Given<(Select, ::ddb_keys::__rt::PhantomData<T>)>,
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
    use ::ddb_keys::__rt::{calls::*, names as __rt};
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
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
            __rt::Hash::hash(&self.id, state);
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::Debug for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "RowKey", &[("id", &self.id)])
        }
    }
    impl<'a, T: KeyPart, const N: usize> __rt::Templates<'a> for RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        const KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::checked(
                __partition_key(
                    "Row",
                    '#',
                    __template(
                        "ROW#<id>",
                        &[__literal("ROW#"), __part::<Joined<[T; N]>, __rt::Plain>("id")],
                    ),
                ),
            ),
        ];
        type Typed = (__rt::Placeholder<Joined<[T; N]>, __rt::Plain, 1>,);
        #[inline]
        fn read(
            (text0_1,): __rt::Texts<'a, Self>,
        ) -> __rt::Result<Self, __rt::ParseError> {
            match __read(text0_1) {
                __rt::Result::Ok(id) => __rt::Result::Ok(Self { id }),
                __rt::Result::Err(error) => __rt::Result::Err(error),
            }
        }
    }
    impl<'a, T: KeyPart, const N: usize> RowKey<'a, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        ///Builds the key `ROW#<id>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 0>(self.id)
        }
        ///Reads a key back from its text, `ROW#<id>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            __parse(&[pk])
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
        fn query() -> RowQuery<__rt::One<Self>, 0, T, N> {
            RowQuery {
                zz_given: __rt::Given::nothing(<RowKey<'_, T, N>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RowQuery<__rt::Collection<Self>, 0, T, N> {
            RowQuery {
                zz_given: __rt::Given::nothing(<RowKey<'_, T, N>>::KEY),
            }
        }
    }
    impl<Select, T: KeyPart, const N: usize> RowQuery<Select, 0, T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        ///Gives `id`, the last part.
        #[inline]
        fn id<'v>(
            self,
            id: impl __rt::Into<<Joined<[T; N]> as __rt::KeyPart>::View<'v>>,
        ) -> RowQuery<Select, 1, T, N> {
            let id: <Joined<[T; N]> as __rt::KeyPart>::View<'v> = __rt::Into::into(id);
            RowQuery {
                zz_given: self.zz_given.part::<Joined<[T; N]>, __rt::Plain>(id),
            }
        }
    }
    impl<Select, const GIVEN: __rt::usize, T: KeyPart, const N: usize> __rt::Debug
    for RowQuery<Select, GIVEN, T, N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __rt::Debug::fmt(&self.zz_given, f)
        }
    }
    impl<
        Select: __rt::Selection,
        const GIVEN: __rt::usize,
        T: KeyPart,
        const N: usize,
    > __rt::CompleteQuery for RowQuery<Select, GIVEN, T, N>
    where
        RowQuery<(), GIVEN, T, N>: __rt::Complete,
    {
        type Select = Select;
        fn condition(self) -> __rt::Result<__rt::KeyCondition<Select>, __rt::KeyError> {
            self.zz_given.condition()
        }
    }
    impl<T: KeyPart, const N: usize> __rt::Complete for RowQuery<(), 1, T, N> {}
    __if_aws! {
        impl < 'a, T : KeyPart, const N : usize, Codec > __aws::KeyFields < Codec > for
        RowKey < 'a, T, N > where Joined < [T; N] > : __rt::KeyPart, Codec :
        __aws::FieldCodec < < Joined < [T; N] > as __rt::KeyPart > ::View < 'a > >, {
        #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = &
        visit; visit("id", < Codec as __aws::FieldCodec < < Joined < [T; N] > as
        __rt::KeyPart > ::View < 'a > >> ::value(& self.id)); } } use __aws::attribute::
        { self as __at, Attribute as __attribute }; #[doc = "The attributes of [`Row`]."]
        pub struct RowAttributes < T : KeyPart, const N : usize > { #[doc =
        "The attribute `id`."] id : __attribute < Row < T, N >, Joined < [T; N] >,
        __at::Keyed >, #[doc = "Attributes that stand beside the others."] rest :
        __at::Flattened < Row < T, N >, Rest >, } impl < T : KeyPart, const N : usize >
        __at::Document for Row < T, N > { type Attributes = RowAttributes < T, N >; const
        ATTRIBUTES : Self::Attributes = RowAttributes { id : __attribute::new("id"), rest
        : __at::Flattened::new(), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ROW#<id>` |  |
*/
    impl<T: KeyPart, const N: usize> __rt::Entity for Row<T, N>
    where
        Joined<[T; N]>: __rt::KeyPart,
    {
        const SCHEMA: &'static __rt::EntitySchema = &__entity::<
            RowKey<'_, T, N>,
        >("Row", &[__field("id", "id")])
            .flattened();
        type Key<'a> = RowKey<'a, T, N> where Self: 'a;
        __if_aws! {
            __template_fields!([(id "id" "id")] [(id "id" "id")]);
        }
    }
};
