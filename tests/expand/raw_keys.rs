// 1826 tokens

///The primary key of [`Raw`]: `id` and `created`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct RawKey<'a> {
    ///`id` in the attribute `id`.
    pub id: &'a [::ddb_keys::__private::names::__u8],
    ///`created` in the attribute `created`.
    pub created: u64,
}
///A query by `id` and `created`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct RawQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for RawKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for RawKey<'a> {}
    impl<'a> __PartialEq for RawKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.id == other.id && self.created == other.created
        }
    }
    impl<'a> __Eq for RawKey<'a> {}
    impl<'a> __Hash for RawKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.id, state);
            __Hash::hash(&self.created, state);
        }
    }
    impl<'a> __Debug for RawKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "RawKey", &[("id", &self.id), ("created", &self.created)])
        }
    }
    impl<'a> RawKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Raw",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::raw::<__Bytes>("id", "id"),
            ),
            __KeyAttribute::new(
                "Raw",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::raw::<u64>("created", "created"),
            ),
        ];
        ///Builds the key `id` and `created`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __raw::<__Bytes>(&Self::__KEY[0], "id", self.id)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __raw::<u64>(&Self::__KEY[1], "created", self.created)
        }
    }
    impl<'a> __From<&'a Raw> for RawKey<'a> {
        #[inline]
        fn from(value: &'a Raw) -> Self {
            RawKey {
                id: &value.id,
                created: value.created,
            }
        }
    }
    impl<'a> __KeyOf<Raw> for RawKey<'a> {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl Raw {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `id` | `created` |
*/
        #[inline]
        fn query() -> RawQuery<__One<Self>, __Partial> {
            RawQuery(__Given::nothing(<RawKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RawQuery<__Collection<Self>, __Partial> {
            RawQuery(__Given::nothing(<RawKey<'_>>::__KEY))
        }
    }
    impl<__S> RawQuery<__S, __Partial> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: &'_ [__u8]) -> RawQuery<__S, __Usable> {
            RawQuery(self.0.raw::<__Bytes, _>(id))
        }
    }
    impl RawQuery<__One<Raw>, __Usable> {
        ///Gives `created`.
        #[inline]
        fn created(self, created: u64) -> RawQuery<__One<Raw>, __Usable<__Usable>> {
            RawQuery(self.0.raw::<u64, _>(created))
        }
        ///Ends with a range of `created`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn created_in<'__v>(
            self,
            range: impl __KeyRange<'__v, u64, __Raw>,
        ) -> __ReadyQuery<__One<Raw>> {
            self.0.raw_range::<u64, _>(range)
        }
        ///Ends with the beginning of `created`.
        fn created_starts_with(
            self,
            beginning: impl __Prefix<u64>,
        ) -> __ReadyQuery<__One<Raw>> {
            self.0.raw_starts_with::<u64, _>(beginning)
        }
    }
    impl<__S, __N> __Debug for RawQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for RawQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for RawKey < 'a > where __C :
        __aws::FieldCodec < & 'a[__u8] >, __C : __aws::FieldCodec < u64 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("id", < __C as __aws::FieldCodec < & 'a[__u8] >> ::value(& self.id));
        visit("created", < __C as __aws::FieldCodec < u64 >> ::value(& self.created)); }
        }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `id` | `created` |
*/
    impl __Entity for Raw {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Raw",
            pk: &<RawKey<'_>>::__KEY[0],
            sk: __Option::Some(&<RawKey<'_>>::__KEY[1]),
            indexes: &[],
            fields: &[
                __Field {
                    name: "id",
                    attribute: "id",
                },
                __Field {
                    name: "created",
                    attribute: "created",
                },
                __Field {
                    name: "version",
                    attribute: "version",
                },
                __Field {
                    name: "expires",
                    attribute: "expires",
                },
            ],
            version: __Option::Some(__Field {
                name: "version",
                attribute: "version",
            }),
            ttl: __Option::Some(__Field {
                name: "expires",
                attribute: "expires",
            }),
            flattened: false,
            broken: false,
        };
        type Key<'a> = RawKey<'a> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            {
                let _ = (pk, sk);
                __Option::None
            }
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.id)).value() { visit("id", value); } if let
            __Option::Some(value) = (& __aws::probe::Written(& key.created)).value() {
            visit("created", value); } } }
        }
    }
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Raw>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
