// 3151 tokens

///The primary key of [`User`]: `USER#<username>` and `#METADATA#<username>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
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
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
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
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    nonstandard_style,
    dead_code,
    unreachable_code
)]
const _: () = {
    impl<'a> UserKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "User",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::None,
                role: ::ddb_keys::__private::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Template {
                text: "USER#<username>",
                segments: &[
                    ::ddb_keys::__private::Segment::Literal("USER#"),
                    ::ddb_keys::__private::Segment::Part(
                        ::ddb_keys::__private::Part::new::<
                            ::ddb_keys::__private::str,
                            ::ddb_keys::__private::Plain,
                        >("username", false),
                    ),
                ],
            },
        });
        #[doc(hidden)]
        const __SK0: &'static ::ddb_keys::__private::KeyAttribute = &::ddb_keys::__private::KeyAttribute::checked(::ddb_keys::__private::KeyAttribute {
            entity: "User",
            place: ::ddb_keys::__private::Place {
                index: ::ddb_keys::__private::Option::None,
                role: ::ddb_keys::__private::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: ::ddb_keys::__private::Source::Template {
                text: "#METADATA#<username>",
                segments: &[
                    ::ddb_keys::__private::Segment::Literal("#METADATA#"),
                    ::ddb_keys::__private::Segment::Part(
                        ::ddb_keys::__private::Part::new::<
                            ::ddb_keys::__private::str,
                            ::ddb_keys::__private::Plain,
                        >("username", false),
                    ),
                ],
            },
        });
        ///Builds the key `USER#<username>` and `#METADATA#<username>`, or says which value cannot stand in it.
        pub fn build(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::Key,
            ::ddb_keys::__private::KeyError,
        > {
            ::ddb_keys::__private::Result::Ok(::ddb_keys::__private::Key {
                pk: self.pk()?,
                sk: ::ddb_keys::__private::Option::Some(self.sk()?),
            })
        }
        ///Builds the partition key alone.
        pub fn pk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                let mut writer = ::ddb_keys::__private::Writer::new(
                    Self::__PK0,
                    5usize
                        + <::ddb_keys::__private::Plain as ::ddb_keys::__private::Format<
                            ::ddb_keys::__private::str,
                        >>::text_len(self.username),
                )?;
                writer.literal("USER#");
                writer
                    .part::<
                        ::ddb_keys::__private::str,
                        ::ddb_keys::__private::Plain,
                    >("username", self.username, ::ddb_keys::__private::End::Last)?;
                writer.finish()
            }
        }
        ///Builds the sort key alone.
        pub fn sk(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyValue,
            ::ddb_keys::__private::KeyError,
        > {
            {
                let mut writer = ::ddb_keys::__private::Writer::new(
                    Self::__SK0,
                    10usize
                        + <::ddb_keys::__private::Plain as ::ddb_keys::__private::Format<
                            ::ddb_keys::__private::str,
                        >>::text_len(self.username),
                )?;
                writer.literal("#METADATA#");
                writer
                    .part::<
                        ::ddb_keys::__private::str,
                        ::ddb_keys::__private::Plain,
                    >("username", self.username, ::ddb_keys::__private::End::Last)?;
                writer.finish()
            }
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<username>` and `#METADATA#<username>`.
        pub fn parse(
            pk: &'a ::ddb_keys::__private::str,
            sk: &'a ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::Result<Self, ::ddb_keys::__private::ParseError> {
            let mut reader0 = ::ddb_keys::__private::Reader::new(Self::__PK0, pk)?;
            reader0.literal("USER#")?;
            let text0 = reader0
                .cut::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >("username", ::ddb_keys::__private::End::Last)?;
            let mut reader1 = ::ddb_keys::__private::Reader::new(Self::__SK0, sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("username", text0)?;
            let username = reader0
                .value::<
                    ::ddb_keys::__private::str,
                    ::ddb_keys::__private::Plain,
                >("username", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            ::ddb_keys::__private::Result::Ok(Self { username })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        pub fn matches(
            pk: &'a ::ddb_keys::__private::str,
            sk: &'a ::ddb_keys::__private::str,
        ) -> ::ddb_keys::__private::bool {
            <UserKey<'_>>::parse(pk, sk).is_ok()
        }
    }
    impl<'a> ::ddb_keys::__private::From<&'a User> for UserKey<'a> {
        #[inline]
        fn from(value: &'a User) -> Self {
            let _ = value;
            UserKey {
                username: &value.username,
            }
        }
    }
    impl<'a> ::ddb_keys::__private::KeyOf<User> for UserKey<'a> {
        #[inline]
        fn build_key(
            &self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::Key,
            ::ddb_keys::__private::KeyError,
        > {
            self.build()
        }
    }
    impl User {
        ///Begins a query for items of this entity: `USER#<username>` and `#METADATA#<username>`, given from the left.
        pub fn query() -> UserQuery<::ddb_keys::__private::One<Self>, 0> {
            UserQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::None,
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        pub fn collection() -> UserQuery<::ddb_keys::__private::Collection<Self>, 0> {
            UserQuery {
                given: ::ddb_keys::__private::Given::nothing(
                    ::ddb_keys::__private::Option::None,
                ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> ::ddb_keys::__private::Debug
    for UserQuery<__S, STEP> {
        fn fmt(
            &self,
            f: &mut ::ddb_keys::__private::Formatter<'_>,
        ) -> ::ddb_keys::__private::fmt::Result {
            f.debug_struct("UserQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: ::ddb_keys::__private::usize> UserQuery<__S, STEP> {
        fn __tail(self) -> ::ddb_keys::__private::Given {
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
        pub fn username(
            self,
            username: &'_ ::ddb_keys::__private::str,
        ) -> UserQuery<__S, 1usize> {
            UserQuery {
                given: self
                    .__tail()
                    .part::<
                        ::ddb_keys::__private::str,
                        ::ddb_keys::__private::Plain,
                    >("username", username, ::ddb_keys::__private::End::Last)
                    .keep::<
                        ::ddb_keys::__private::str,
                        ::ddb_keys::__private::Plain,
                    >(
                        6usize,
                        <UserKey<'_>>::__SK0,
                        "username",
                        username,
                        ::ddb_keys::__private::End::Last,
                    ),
                of: ::ddb_keys::__private::PhantomData,
            }
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for UserQuery<::ddb_keys::__private::One<User>, 1usize> {
        type Select = ::ddb_keys::__private::One<User>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.__tail().condition()
        }
    }
    impl ::ddb_keys::__private::IntoCondition
    for UserQuery<::ddb_keys::__private::Collection<User>, 1usize> {
        type Select = ::ddb_keys::__private::Collection<User>;
        fn into_condition(
            self,
        ) -> ::ddb_keys::__private::Result<
            ::ddb_keys::__private::KeyCondition<Self::Select>,
            ::ddb_keys::__private::KeyError,
        > {
            self.given.close().condition()
        }
    }
    ::ddb_keys::__private::__if_aws! {
        impl < 'a, __C > ::ddb_keys::__private::aws::KeyFields < __C > for UserKey < 'a >
        where __C : ::ddb_keys::__private::aws::FieldCodec < &
        'a::ddb_keys::__private::str >, { fn each_field(& self, visit :
        ::ddb_keys::__private::aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("username", < __C as ::ddb_keys::__private::aws::FieldCodec < &
        'a::ddb_keys::__private::str >> ::value(& self.username)); } }
    }
    impl ::ddb_keys::__private::Entity for User {
        const NAME: &'static ::ddb_keys::__private::str = "User";
        const SCHEMA: &'static ::ddb_keys::__private::EntitySchema = &::ddb_keys::__private::EntitySchema {
            name: "User",
            pk: <UserKey<'_>>::__PK0,
            sk: ::ddb_keys::__private::Option::Some(<UserKey<'_>>::__SK0),
            indexes: &[],
            fields: &[
                ::ddb_keys::__private::Field {
                    name: "username",
                    attribute: "username",
                },
                ::ddb_keys::__private::Field {
                    name: "email",
                    attribute: "email",
                },
            ],
            version: ::ddb_keys::__private::Option::None,
            ttl: ::ddb_keys::__private::Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = UserKey<'a> where Self: 'a;
        fn key(&self) -> Self::Key<'_> {
            ::ddb_keys::__private::From::from(self)
        }
        fn each_key_value(
            &self,
            visit: ::ddb_keys::__private::KeyVisitor<'_>,
        ) -> ::ddb_keys::__private::Result<(), ::ddb_keys::__private::KeyError> {
            {
                let key = ::ddb_keys::__private::Entity::key(self);
                visit(<UserKey<'_>>::__PK0, key.pk()?);
                visit(<UserKey<'_>>::__SK0, key.sk()?);
            }
            ::ddb_keys::__private::Result::Ok(())
        }
        fn parse_key<'a>(
            pk: &'a ::ddb_keys::__private::str,
            sk: ::ddb_keys::__private::Option<&'a ::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <UserKey<'a>>::parse(pk, sk?).ok()
        }
        fn claims(
            pk: &::ddb_keys::__private::str,
            sk: ::ddb_keys::__private::Option<&::ddb_keys::__private::str>,
        ) -> ::ddb_keys::__private::bool {
            sk.is_some_and(|sk| <UserKey<'_>>::matches(pk, sk))
        }
    }
    const _: ::ddb_keys::__private::Option<&::ddb_keys::__private::EntitySchema> = {
        use ::ddb_keys::__private::Unchecked as _;
        <::ddb_keys::__private::Checked<User>>::SCHEMA
    };
};
