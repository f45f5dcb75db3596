// 2492 tokens

///The primary key of [`Envelope`]: `E|<id>|<r#type>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
pub(crate) struct EnvelopeId<'a, T: KeyPart>
where
    T: Send,
    T: crate::keys::__rt::KeyPart,
{
    ///`id` in `E|<id>|<r#type>`.
    pub id: <T as crate::keys::__rt::KeyPart>::View<'a>,
    ///`type` in `E|<id>|<r#type>`.
    pub r#type: &'a crate::keys::__rt::str,
}
///A query by `E|<id>|<r#type>`. Its parts are given in this order: `id`, `type`. The number in its type counts those given so far; 2 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
pub(crate) struct EnvelopeQuery<
    Select,
    const GIVEN: crate::keys::__rt::usize,
    T: KeyPart,
> {
    zz_given: crate::keys::__rt::Given<(Select, crate::keys::__rt::PhantomData<T>)>,
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
    use crate::keys::__rt::{calls::*, names as __rt};
    impl<'a, T: KeyPart> __rt::Clone for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a, T: KeyPart> __rt::Copy for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {}
    impl<'a, T: KeyPart> __rt::PartialEq for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.id == other.id && self.r#type == other.r#type
        }
    }
    impl<'a, T: KeyPart> __rt::Eq for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {}
    impl<'a, T: KeyPart> __rt::Hash for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        fn hash<H: __rt::Hasher>(&self, state: &mut H) {
            __rt::Hash::hash(&self.id, state);
            __rt::Hash::hash(&self.r#type, state);
        }
    }
    impl<'a, T: KeyPart> __rt::Debug for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "EnvelopeId", &[("id", &self.id), ("type", &self.r#type)])
        }
    }
    impl<'a, T: KeyPart> __rt::Templates<'a> for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        const KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::checked(
                __partition_key(
                    "ENV",
                    '|',
                    __template(
                        "E|<id>|<r#type>",
                        &[
                            __literal("E|"),
                            __part::<T, __rt::Plain>("id"),
                            __literal("|"),
                            __part::<__rt::str, __rt::Plain>("type"),
                        ],
                    ),
                ),
            ),
        ];
        type Typed = (
            (
                __rt::Placeholder<T, __rt::Plain, 1>,
                __rt::Placeholder<__rt::str, __rt::Plain, 3>,
            ),
        );
        #[inline]
        fn read(
            ((text0_1, text0_3),): __rt::Texts<'a, Self>,
        ) -> __rt::Result<Self, __rt::ParseError> {
            match __read((text0_1, text0_3)) {
                __rt::Result::Ok((id, r#type)) => __rt::Result::Ok(Self { id, r#type }),
                __rt::Result::Err(error) => __rt::Result::Err(error),
            }
        }
    }
    impl<'a, T: KeyPart> EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        ///Builds the key `E|<id>|<r#type>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __build::<Self, 0>((self.id, self.r#type))
        }
        ///Reads a key back from its text, `E|<id>|<r#type>`. Borrows, and allocates nothing.
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
    impl<'a, 't, T: KeyPart, const N: usize> __rt::From<&'a Envelope<'t, T, N>>
    for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[inline]
        fn from(value: &'a Envelope<'t, T, N>) -> Self {
            EnvelopeId {
                id: <T as __rt::KeyPart>::view(&value.id),
                r#type: &value.r#type,
            }
        }
    }
    impl<'a, 't, T: KeyPart, const N: usize> __rt::KeyOf<Envelope<'t, T, N>>
    for EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'t, T: KeyPart, const N: usize> Envelope<'t, T, N>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `E\|<id>\|<r#type>` |  |
*/
        #[inline]
        pub(crate) fn query() -> EnvelopeQuery<__rt::One<Self>, 0, T> {
            EnvelopeQuery {
                zz_given: __rt::Given::nothing(<EnvelopeId<'_, T>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub(crate) fn collection() -> EnvelopeQuery<__rt::Collection<Self>, 0, T> {
            EnvelopeQuery {
                zz_given: __rt::Given::nothing(<EnvelopeId<'_, T>>::KEY),
            }
        }
    }
    impl<Select, T: KeyPart> EnvelopeQuery<Select, 0, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        ///Gives `id`. The next part is `type`.
        #[inline]
        pub(crate) fn id<'v>(
            self,
            id: impl __rt::Into<<T as __rt::KeyPart>::View<'v>>,
        ) -> EnvelopeQuery<Select, 1, T> {
            let id: <T as __rt::KeyPart>::View<'v> = __rt::Into::into(id);
            EnvelopeQuery {
                zz_given: self.zz_given.part::<T, __rt::Plain>(id),
            }
        }
    }
    impl<Select, T: KeyPart> EnvelopeQuery<Select, 1, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        ///Gives `type`, the last part.
        #[inline]
        pub(crate) fn r#type(
            self,
            r#type: &'_ __rt::str,
        ) -> EnvelopeQuery<Select, 2, T> {
            EnvelopeQuery {
                zz_given: self.zz_given.part::<__rt::str, __rt::Plain>(r#type),
            }
        }
    }
    impl<Select, const GIVEN: __rt::usize, T: KeyPart> __rt::Debug
    for EnvelopeQuery<Select, GIVEN, T> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __fmt::Result {
            __rt::Debug::fmt(&self.zz_given, f)
        }
    }
    impl<
        Select: __rt::Selection,
        const GIVEN: __rt::usize,
        T: KeyPart,
    > __rt::CompleteQuery for EnvelopeQuery<Select, GIVEN, T>
    where
        EnvelopeQuery<(), GIVEN, T>: __rt::Complete,
    {
        type Select = Select;
        fn condition(self) -> __rt::Result<__rt::KeyCondition<Select>, __rt::KeyError> {
            self.zz_given.condition()
        }
    }
    impl<T: KeyPart> __rt::Complete for EnvelopeQuery<(), 2, T> {}
    __if_aws! {
        impl < 'a, T : KeyPart, Codec > __aws::KeyFields < Codec > for EnvelopeId < 'a, T
        > where T : Send, T : __rt::KeyPart, Codec : __aws::FieldCodec < < T as
        __rt::KeyPart > ::View < 'a > >, Codec : __aws::FieldCodec < & 'a __rt::str >, {
        #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = &
        visit; visit("id", < Codec as __aws::FieldCodec < < T as __rt::KeyPart > ::View <
        'a > >> ::value(& self.id)); visit("type", < Codec as __aws::FieldCodec < & 'a
        __rt::str >> ::value(& self.r#type)); } } use __aws::attribute:: { self as __at,
        Attribute as __attribute }; #[doc = "The attributes of [`Envelope`]."] pub struct
        EnvelopeAttributes < 't, T : KeyPart, const N : usize > where T : Send, { #[doc =
        "The attribute `id`."] id : __attribute < Envelope < 't, T, N >, T, __at::Keyed
        >, #[doc = "The attribute `type`."] r#type : __attribute < Envelope < 't, T, N >,
        & 't str, __at::Keyed >, #[doc = "The attribute `payload`."] body : __attribute <
        Envelope < 't, T, N >, [u8; N] >, } impl < 't, T : KeyPart, const N : usize >
        __at::Document for Envelope < 't, T, N > where T : Send, { type Attributes =
        EnvelopeAttributes < 't, T, N >; const ATTRIBUTES : Self::Attributes =
        EnvelopeAttributes { id : __attribute::new("id"), r#type :
        __attribute::new("type"), body : __attribute::new("payload"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `E\|<id>\|<r#type>` |  |
*/
    impl<'t, T: KeyPart, const N: usize> __rt::Entity for Envelope<'t, T, N>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        const SCHEMA: &'static __rt::EntitySchema = &__entity::<
            EnvelopeId<'_, T>,
        >(
            "ENV",
            &[__field("id", "id"), __field("type", "type"), __field("body", "payload")],
        );
        type Key<'a> = EnvelopeId<'a, T> where Self: 'a;
        __if_aws! {
            __template_fields!([(id "id" "id") (r#type "type" "type")] [(id "id" "id")
            (r#type "type" "type")]);
        }
    }
};
