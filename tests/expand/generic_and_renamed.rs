// 2732 tokens

///The primary key of [`Envelope`]: `E|<id>|<r#type>`.
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
pub(crate) struct EnvelopeId<'a, T: KeyPart>
where
    T: Send,
    T: crate::keys::__private::KeyPart,
{
    ///`id` in `E|<id>|<r#type>`.
    pub id: <T as crate::keys::__private::KeyPart>::View<'a>,
    ///`type` in `E|<id>|<r#type>`.
    pub r#type: &'a crate::keys::__private::str,
}
///A query by `E|<id>|<r#type>`, its parts given from the left.
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
pub(crate) struct EnvelopeQuery<__S, __N, T: KeyPart>(
    crate::keys::__private::Given<(__S, __N, crate::keys::__private::PhantomData<T>)>,
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
    use crate::keys::__private as __rt;
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
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
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
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("EnvelopeId")
                .field("id", &self.id)
                .field("type", &self.r#type)
                .finish()
        }
    }
    impl<'a, T: KeyPart> EnvelopeId<'a, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::checked(
                __rt::KeyAttribute::new(
                    "ENV",
                    __rt::Option::None,
                    __rt::Role::Partition,
                    0,
                    '|',
                    __rt::Source::Template {
                        text: "E|<id>|<r#type>",
                        segments: &[
                            __rt::Segment::Literal("E|"),
                            __rt::Segment::Part(
                                __rt::Part::new::<T, __rt::Plain>("id", false),
                            ),
                            __rt::Segment::Literal("|"),
                            __rt::Segment::Part(
                                __rt::Part::new::<__rt::str, __rt::Plain>("type", false),
                            ),
                        ],
                    },
                ),
            ),
        ];
        ///Builds the key `E|<id>|<r#type>`, or says which value cannot stand in it.
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
                    "E|",
                    (
                        __rt::placeholder::<T, __rt::Plain>("id").of(self.id),
                        (
                            "|",
                            (
                                __rt::placeholder::<__rt::str, __rt::Plain>("type")
                                    .of(self.r#type),
                                (),
                            ),
                        ),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `E|<id>|<r#type>`.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let (id, (r#type, ())) = __rt::read(
                Self::__KEY,
                0,
                pk,
                (
                    "E|",
                    (
                        __rt::placeholder::<T, __rt::Plain>("id"),
                        ("|", (__rt::placeholder::<__rt::str, __rt::Plain>("type"), ())),
                    ),
                ),
            )?;
            __rt::Result::Ok(Self { id, r#type })
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
        pub(crate) fn query() -> EnvelopeQuery<__rt::One<Self>, __rt::Partial, T> {
            EnvelopeQuery(__rt::Given::nothing(<EnvelopeId<'_, T>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub(crate) fn collection() -> EnvelopeQuery<
            __rt::Collection<Self>,
            __rt::Partial,
            T,
        > {
            EnvelopeQuery(__rt::Given::nothing(<EnvelopeId<'_, T>>::__KEY))
        }
    }
    impl<__S, T: KeyPart> EnvelopeQuery<__S, __rt::Partial, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        ///Gives `id`.
        #[inline]
        pub(crate) fn id<'__v>(
            self,
            id: impl __rt::Into<<T as __rt::KeyPart>::View<'__v>>,
        ) -> EnvelopeQuery<__S, __rt::Partial<__rt::Partial>, T> {
            let id: <T as __rt::KeyPart>::View<'__v> = __rt::Into::into(id);
            EnvelopeQuery(self.0.part::<T, __rt::Plain, _>(id))
        }
    }
    impl<__S, T: KeyPart> EnvelopeQuery<__S, __rt::Partial<__rt::Partial>, T>
    where
        T: Send,
        T: __rt::KeyPart,
    {
        ///Gives `type`.
        #[inline]
        pub(crate) fn r#type(
            self,
            r#type: &'_ __rt::str,
        ) -> EnvelopeQuery<__S, __rt::Usable, T> {
            EnvelopeQuery(self.0.part::<__rt::str, __rt::Plain, _>(r#type))
        }
    }
    impl<__S, __N, T: KeyPart> __rt::Debug for EnvelopeQuery<__S, __N, T> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N, T: KeyPart> __rt::CompleteQuery
    for EnvelopeQuery<__S, __rt::Usable<__N>, T> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, T : KeyPart, __C > __rt::aws::KeyFields < __C > for EnvelopeId < 'a, T
        > where T : Send, T : __rt::KeyPart, __C : __rt::aws::FieldCodec < < T as
        __rt::KeyPart > ::View < 'a > >, __C : __rt::aws::FieldCodec < & 'a __rt::str >,
        { #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _
        = & visit; visit("id", < __C as __rt::aws::FieldCodec < < T as __rt::KeyPart >
        ::View < 'a > >> ::value(& self.id)); visit("type", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.r#type)); } }
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
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "ENV",
            pk: &<EnvelopeId<'_, T>>::__KEY[0],
            sk: __rt::Option::None,
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "id",
                    attribute: "id",
                },
                __rt::Field {
                    name: "type",
                    attribute: "type",
                },
                __rt::Field {
                    name: "body",
                    attribute: "payload",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = EnvelopeId<'a, T> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            if sk.is_none() {
                <EnvelopeId<'a, T>>::parse(pk).ok()
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
            visit("id", value); } if let __rt::Option::Some(value) = (&
            __rt::aws::probe::Written(& key.r#type)).value() { visit("type", value); } }
            }
        }
    }
};
