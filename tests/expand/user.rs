// 2781 tokens

///The primary key of [`User`]: `USER#<username>` and `#METADATA#<username>`.
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
pub struct UserKey<'a> {
    ///`username` in `USER#<username>` and `#METADATA#<username>`.
    pub username: &'a ::ddb_keys::__private::str,
}
///A query by `USER#<username>` and `#METADATA#<username>`, its parts given from the left.
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
pub struct UserQuery<__S, const STEP: ::ddb_keys::__private::usize> {
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
    impl<'a> UserKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "User",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "USER#<username>",
                segments: &[
                    __rt::Segment::Literal("USER#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("username", false),
                    ),
                ],
            },
        };
        #[doc(hidden)]
        const __SK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "User",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "#METADATA#<username>",
                segments: &[
                    __rt::Segment::Literal("#METADATA#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("username", false),
                    ),
                ],
            },
        };
        ///Builds the key `USER#<username>` and `#METADATA#<username>`, or says which value cannot stand in it.
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                5usize
                    + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.username),
            )?;
            writer.literal("USER#");
            writer
                .part::<
                    __rt::str,
                    __rt::Plain,
                >("username", self.username, __rt::End::Last)?;
            writer.finish()
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            let mut writer = __rt::Writer::new(
                Self::__SK0,
                10usize
                    + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.username),
            )?;
            writer.literal("#METADATA#");
            writer
                .part::<
                    __rt::str,
                    __rt::Plain,
                >("username", self.username, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<username>` and `#METADATA#<username>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("USER#")?;
            let text0 = reader0
                .cut::<__rt::str, __rt::Plain>("username", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(Self::__SK0, sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("username", text0)?;
            let username = reader0.value::<__rt::str, __rt::Plain>("username", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __rt::Result::Ok(Self { username })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __rt::From<&'a User> for UserKey<'a> {
        #[inline]
        fn from(value: &'a User) -> Self {
            UserKey {
                username: &value.username,
            }
        }
    }
    impl<'a> __rt::KeyOf<User> for UserKey<'a> {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl User {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `USER#<username>` | `#METADATA#<username>` |
*/
        #[inline]
        pub fn query() -> UserQuery<__rt::One<Self>, 0> {
            UserQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> UserQuery<__rt::Collection<Self>, 0> {
            UserQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for UserQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("UserQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> UserQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<UserKey<'_>>::__PK0).literal("USER#"),
                1usize => {
                    given
                        .close()
                        .open(<UserKey<'_>>::__SK0)
                        .literal("#METADATA#")
                        .kept(6usize)
                        .close()
                }
                _ => given,
            }
        }
    }
    impl<__S> UserQuery<__S, 0usize> {
        ///Gives `username`.
        #[inline]
        pub fn username(self, username: &'_ __rt::str) -> UserQuery<__S, 1usize> {
            UserQuery {
                given: self
                    .__tail()
                    .part::<
                        __rt::str,
                        __rt::Plain,
                    >("username", username, __rt::End::Last)
                    .keep::<
                        __rt::str,
                        __rt::Plain,
                    >(
                        6usize,
                        <UserKey<'_>>::__SK0,
                        "username",
                        username,
                        __rt::End::Last,
                    ),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for UserQuery<__rt::One<User>, 1usize> {
        type Select = __rt::One<User>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for UserQuery<__rt::Collection<User>, 1usize> {
        type Select = __rt::Collection<User>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for UserKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self, visit
        : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.username)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<username>` | `#METADATA#<username>` |
*/
    impl __rt::Entity for User {
        const NAME: &'static __rt::str = "User";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "User",
            pk: <UserKey<'_>>::__PK0,
            sk: __rt::Option::Some(<UserKey<'_>>::__SK0),
            indexes: &[],
            fields: &[
                __rt::Field {
                    name: "username",
                    attribute: "username",
                },
                __rt::Field {
                    name: "email",
                    attribute: "email",
                },
            ],
            version: __rt::Option::None,
            ttl: __rt::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = UserKey<'a> where Self: 'a;
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
                visit(<UserKey<'_>>::__PK0, key.pk()?);
                visit(<UserKey<'_>>::__SK0, key.sk()?);
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
            <UserKey<'a>>::parse(pk, sk?).ok()
        }
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <UserKey<'_>>::matches(pk, sk))
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.username))
            .value() { visit("username", value); } } } #[inline] fn meets(key : &
            __rt::str, field : & __rt::str, value : & __rt::aws::Attribute,) ->
            __rt::Option < __rt::bool > { use __rt::aws::probe:: { Readable as _,
            Unreadable as _ }; let _ = value; match (key, field) { _ =>
            __rt::Option::None, } }
        }
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<User>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
