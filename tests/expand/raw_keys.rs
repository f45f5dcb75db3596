// 2699 tokens

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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
struct RawQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
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
    impl<'a> RawKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Raw",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<__rt::Bytes>("id", "id"),
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Raw",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::raw::<u64>("created", "created"),
        };
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
            __rt::raw::<__rt::Bytes>(Self::__PK0, "id", self.id)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::raw::<u64>(Self::__SK0, "created", self.created)
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
        fn query() -> RawQuery<__rt::One<Self>, 0> {
            RawQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RawQuery<__rt::Collection<Self>, 0> {
            RawQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for RawQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("RawQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> RawQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                _ => given,
            }
        }
    }
    impl<__S> RawQuery<__S, 0usize> {
        ///Gives `id`.
        #[inline]
        fn id(self, id: &'_ [__rt::u8]) -> RawQuery<__S, 1usize> {
            RawQuery {
                given: self.__tail().raw::<__rt::Bytes>(<RawKey<'_>>::__PK0, "id", id),
                of: __rt::PhantomData,
            }
        }
    }
    impl RawQuery<__rt::One<Raw>, 1usize> {
        ///Gives `created`.
        #[inline]
        fn created(self, created: u64) -> RawQuery<__rt::One<Raw>, 2usize> {
            RawQuery {
                given: self.__tail().raw::<u64>(<RawKey<'_>>::__SK0, "created", created),
                of: __rt::PhantomData,
            }
        }
        ///Ends with a range of `created`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        #[inline]
        fn created_in<'__v>(
            self,
            range: impl __rt::KeyRange<'__v, u64, __rt::Raw>,
        ) -> __rt::ReadyQuery<__rt::One<Raw>> {
            let range = __rt::KeyRange::<'__v, u64, __rt::Raw>::bounds(range);
            self.__tail()
                .raw_range::<u64, __rt::One<Raw>>(<RawKey<'_>>::__SK0, "created", range)
        }
        ///Ends with the beginning of `created`.
        #[inline]
        fn created_starts_with(
            self,
            beginning: impl __rt::Prefix<u64>,
        ) -> __rt::ReadyQuery<__rt::One<Raw>> {
            self.__tail()
                .raw_starts_with::<
                    u64,
                    __rt::One<Raw>,
                >(<RawKey<'_>>::__SK0, "created", &beginning)
        }
    }
    impl __rt::CompleteQuery for RawQuery<__rt::One<Raw>, 1usize> {
        type Select = __rt::One<Raw>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for RawQuery<__rt::One<Raw>, 2usize> {
        type Select = __rt::One<Raw>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for RawQuery<__rt::Collection<Raw>, 1usize> {
        type Select = __rt::Collection<Raw>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.condition()
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
        const NAME: &'static __rt::str = "Raw";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Raw",
            pk: <RawKey<'_>>::__PK0,
            sk: __rt::Option::Some(<RawKey<'_>>::__SK0),
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
                visit(<RawKey<'_>>::__PK0, key.pk()?);
                visit(<RawKey<'_>>::__SK0, key.sk()?);
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
            {
                let _ = (pk, sk);
                __rt::Option::None
            }
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            {
                let _ = (pk, sk);
                false
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
            } } } #[inline] fn meets(key : & __rt::str, field : & __rt::str, value : &
            __rt::aws::Attribute,) -> __rt::Option < __rt::bool > { use
            __rt::aws::probe:: { Readable as _, Unreadable as _ }; let _ = value; match
            (key, field) { _ => __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Raw>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
