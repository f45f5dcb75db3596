// 2296 tokens

///The primary key of [`Envelope`]: `E|<id>|<r#type>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
pub(crate) struct EnvelopeId<'a, T: KeyPart>
where
    T: Send,
    T: crate::keys::__private::names::__KeyPart,
{
    ///`id` in `E|<id>|<r#type>`.
    pub id: <T as crate::keys::__private::names::__KeyPart>::View<'a>,
    ///`type` in `E|<id>|<r#type>`.
    pub r#type: &'a crate::keys::__private::names::__str,
}
///A query by `E|<id>|<r#type>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
pub(crate) struct EnvelopeQuery<__S, __N, T: KeyPart>(
    crate::keys::__private::names::__Given<
        (__S, __N, crate::keys::__private::names::__PhantomData<T>),
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
    use crate::keys::__private::names::*;
    impl<'a, T: KeyPart> __Clone for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a, T: KeyPart> __Copy for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {}
    impl<'a, T: KeyPart> __PartialEq for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.id == other.id && self.r#type == other.r#type
        }
    }
    impl<'a, T: KeyPart> __Eq for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {}
    impl<'a, T: KeyPart> __Hash for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.id, state);
            __Hash::hash(&self.r#type, state);
        }
    }
    impl<'a, T: KeyPart> __Debug for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "EnvelopeId", &[("id", &self.id), ("type", &self.r#type)])
        }
    }
    impl<'a, T: KeyPart> EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::checked(
                __KeyAttribute::new(
                    "ENV",
                    __Option::None,
                    __Role::Partition,
                    0,
                    '|',
                    __Source::Template {
                        text: "E|<id>|<r#type>",
                        segments: &[
                            __Segment::Literal("E|"),
                            __Segment::Part(__Part::new::<T, __Plain>("id", false)),
                            __Segment::Literal("|"),
                            __Segment::Part(__Part::new::<__str, __Plain>("type", false)),
                        ],
                    },
                ),
            ),
        ];
        ///Builds the key `E|<id>|<r#type>`, or says which value cannot stand in it.
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
                    "E|",
                    (
                        __placeholder::<T, __Plain>("id").of(self.id),
                        (
                            "|",
                            (__placeholder::<__str, __Plain>("type").of(self.r#type), ()),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `E|<id>|<r#type>`.
        #[inline]
        pub fn parse(pk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (
                        pk,
                        (
                            "E|",
                            (
                                __placeholder::<T, __Plain>("id"),
                                ("|", (__placeholder::<__str, __Plain>("type"), ())),
                            ),
                        ),
                    ),
                    (),
                ),
            ) {
                __Result::Ok(((id, (r#type, ())), ())) => {
                    __Result::Ok(Self { id, r#type })
                }
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
    impl<'a, 't, T: KeyPart, const N: usize> __From<&'a Envelope<'t, T, N>>
    for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[inline]
        fn from(value: &'a Envelope<'t, T, N>) -> Self {
            EnvelopeId {
                id: <T as __KeyPart>::view(&value.id),
                r#type: &value.r#type,
            }
        }
    }
    impl<'a, 't, T: KeyPart, const N: usize> __KeyOf<Envelope<'t, T, N>>
    for EnvelopeId<'a, T>
    where
        T: Send,
        T: __KeyPart,
    {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'t, T: KeyPart, const N: usize> Envelope<'t, T, N>
    where
        T: Send,
        T: __KeyPart,
    {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `E\|<id>\|<r#type>` |  |
*/
        #[inline]
        pub(crate) fn query() -> EnvelopeQuery<__One<Self>, __Partial, T> {
            EnvelopeQuery(__Given::nothing(<EnvelopeId<'_, T>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub(crate) fn collection() -> EnvelopeQuery<__Collection<Self>, __Partial, T> {
            EnvelopeQuery(__Given::nothing(<EnvelopeId<'_, T>>::__KEY))
        }
    }
    impl<__S, T: KeyPart> EnvelopeQuery<__S, __Partial, T>
    where
        T: Send,
        T: __KeyPart,
    {
        ///Gives `id`.
        #[inline]
        pub(crate) fn id<'__v>(
            self,
            id: impl __Into<<T as __KeyPart>::View<'__v>>,
        ) -> EnvelopeQuery<__S, __Partial<__Partial>, T> {
            let id: <T as __KeyPart>::View<'__v> = __Into::into(id);
            EnvelopeQuery(self.0.part::<T, __Plain, _>(id))
        }
    }
    impl<__S, T: KeyPart> EnvelopeQuery<__S, __Partial<__Partial>, T>
    where
        T: Send,
        T: __KeyPart,
    {
        ///Gives `type`.
        #[inline]
        pub(crate) fn r#type(
            self,
            r#type: &'_ __str,
        ) -> EnvelopeQuery<__S, __Usable, T> {
            EnvelopeQuery(self.0.part::<__str, __Plain, _>(r#type))
        }
    }
    impl<__S, __N, T: KeyPart> __Debug for EnvelopeQuery<__S, __N, T> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N, T: KeyPart> __CompleteQuery
    for EnvelopeQuery<__S, __Usable<__N>, T> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, T : KeyPart, __C > __aws::KeyFields < __C > for EnvelopeId < 'a, T >
        where T : Send, T : __KeyPart, __C : __aws::FieldCodec < < T as __KeyPart >
        ::View < 'a > >, __C : __aws::FieldCodec < & 'a __str >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("id", < __C as __aws::FieldCodec < < T as __KeyPart > ::View < 'a > >>
        ::value(& self.id)); visit("type", < __C as __aws::FieldCodec < & 'a __str >>
        ::value(& self.r#type)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `E\|<id>\|<r#type>` |  |
*/
    impl<'t, T: KeyPart, const N: usize> __Entity for Envelope<'t, T, N>
    where
        T: Send,
        T: __KeyPart,
    {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "ENV",
            pk: &<EnvelopeId<'_, T>>::__KEY[0],
            sk: __Option::None,
            indexes: &[],
            fields: &[
                __Field {
                    name: "id",
                    attribute: "id",
                },
                __Field {
                    name: "type",
                    attribute: "type",
                },
                __Field {
                    name: "body",
                    attribute: "payload",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = EnvelopeId<'a, T> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            if sk.is_none() {
                <EnvelopeId<'a, T>>::parse(pk).ok()
            } else {
                __Option::None
            }
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.id)).value() { visit("id", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.r#type)).value() {
            visit("type", value); } } }
        }
    }
};
