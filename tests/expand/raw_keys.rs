// 2247 tokens

///The primary key of [`Raw`]: `id` and `created`.
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
struct RawKey<'a> {
    ///`id` in the attribute `id`.
    pub id: &'a [::ddb_keys::__private::u8],
    ///`created` in the attribute `created`.
    pub created: u64,
}
///A query by `id` and `created`, its parts given from the left.
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
struct RawQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for RawKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for RawKey<'a> {}
    impl<'a> __rt::PartialEq for RawKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.id == other.id && self.created == other.created
        }
    }
    impl<'a> __rt::Eq for RawKey<'a> {}
    impl<'a> __rt::Hash for RawKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.id, state);
            __rt::Hash::hash(&self.created, state);
        }
    }
    impl<'a> __rt::Debug for RawKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("RawKey")
                .field("id", &self.id)
                .field("created", &self.created)
                .finish()
        }
    }
    impl<'a> RawKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Raw",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::raw::<__rt::Bytes>("id", "id"),
            ),
            __rt::KeyAttribute::new(
                "Raw",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::raw::<u64>("created", "created"),
            ),
        ];
        ///Builds the key `id` and `created`, or says which value cannot stand in it.
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
            __rt::raw::<__rt::Bytes>(&Self::__KEY[0], "id", self.id)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::raw::<u64>(&Self::__KEY[1], "created", self.created)
        }
    }
    impl<'a> __rt::From<&'a Raw> for RawKey<'a> {
        #[inline]
        fn from(value: &'a Raw) -> Self {
            RawKey {
                id: &value.id,
                created: value.created,
            }
        }
    }
    impl<'a> __rt::KeyOf<Raw> for RawKey<'a> {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
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
        fn query() -> RawQuery<__rt::One<Self>, __rt::Partial> {
            RawQuery(__rt::Given::nothing(<RawKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RawQuery<__rt::Collection<Self>, __rt::Partial> {
            RawQuery(__rt::Given::nothing(<RawKey<'_>>::__KEY))
        }
    }
    impl<__S> RawQuery<__S, __rt::Partial> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: &'_ [__rt::u8]) -> RawQuery<__S, __rt::Usable> {
            RawQuery(self.0.raw::<__rt::Bytes, _>(id))
        }
    }
    impl RawQuery<__rt::One<Raw>, __rt::Usable> {
        ///Gives `created`.
        #[inline]
        fn created(
            self,
            created: u64,
        ) -> RawQuery<__rt::One<Raw>, __rt::Usable<__rt::Usable>> {
            RawQuery(self.0.raw::<u64, _>(created))
        }
        ///Ends with a range of `created`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn created_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u64, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Raw>> {
            self.0.raw_range::<u64, _>(range)
        }
        ///Ends with the beginning of `created`.
        #[inline]
        fn created_starts_with(
            self,
            beginning: impl __rt::Prefix<u64>,
        ) -> __rt::ReadyQuery<__rt::One<Raw>> {
            self.0.raw_starts_with::<u64, _>(beginning)
        }
    }
    impl<__S, __N> __rt::Debug for RawQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for RawQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for RawKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a[__rt::u8] >, __C : __rt::aws::FieldCodec < u64 >, {
        #[inline] fn each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ =
        & visit; visit("id", < __C as __rt::aws::FieldCodec < & 'a[__rt::u8] >> ::value(&
        self.id)); visit("created", < __C as __rt::aws::FieldCodec < u64 >> ::value(&
        self.created)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `id` | `created` |
*/
    impl __rt::Entity for Raw {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Raw",
            pk: &<RawKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<RawKey<'_>>::__KEY[1]),
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "id",
                    attribute: "id",
                },
                __rt::Field {
                    name: "created",
                    attribute: "created",
                },
                __rt::Field {
                    name: "version",
                    attribute: "version",
                },
                __rt::Field {
                    name: "expires",
                    attribute: "expires",
                },
            ],
            version: __rt::Option::Some(__rt::Field {
                name: "version",
                attribute: "version",
            }),
            ttl: __rt::Option::Some(__rt::Field {
                name: "expires",
                attribute: "expires",
            }),
            flattened: false,
            broken: false,
        };
        type Key<'a> = RawKey<'a> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            {
                let _ = (pk, sk);
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
            __rt::aws::probe::Written(& key.created)).value() { visit("created", value);
            } } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Raw>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
