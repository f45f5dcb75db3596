// 2193 tokens

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
pub struct UserQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for UserKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for UserKey<'a> {}
    impl<'a> __rt::PartialEq for UserKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.username == other.username
        }
    }
    impl<'a> __rt::Eq for UserKey<'a> {}
    impl<'a> __rt::Hash for UserKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.username, state);
        }
    }
    impl<'a> __rt::Debug for UserKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("UserKey").field("username", &self.username).finish()
        }
    }
    impl<'a> UserKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "User",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "USER#<username>",
                    segments: &[
                        __rt::Segment::Literal("USER#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("username", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "User",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "#METADATA#<username>",
                    segments: &[
                        __rt::Segment::Literal("#METADATA#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("username", false),
                        ),
                    ],
                },
            ),
        ];
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
            __rt::build(
                Self::__KEY,
                0,
                (
                    "USER#",
                    (
                        __rt::placeholder::<__rt::str, __rt::Plain>("username")
                            .of(self.username),
                        (),
                    ),
                ),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __rt::Result<__rt::KeyValue, __rt::KeyError> {
            __rt::build(
                Self::__KEY,
                1,
                (
                    "#METADATA#",
                    (
                        __rt::placeholder::<__rt::str, __rt::Plain>("username")
                            .of(self.username),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<username>` and `#METADATA#<username>`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("USER#")?;
            let text0 = reader0
                .cut::<__rt::str, __rt::Plain>("username", __rt::End::Last)?;
            let mut reader1 = __rt::Reader::new(&Self::__KEY[1], sk)?;
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
        pub fn query() -> UserQuery<__rt::One<Self>, __rt::Partial> {
            UserQuery(__rt::Given::nothing(<UserKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> UserQuery<__rt::Collection<Self>, __rt::Partial> {
            UserQuery(__rt::Given::nothing(<UserKey<'_>>::__KEY))
        }
    }
    impl<__S> UserQuery<__S, __rt::Partial> {
        ///Gives `username`.
        #[inline]
        pub fn username(self, username: &'_ __rt::str) -> UserQuery<__S, __rt::Usable> {
            UserQuery(
                self
                    .0
                    .part::<__rt::str, __rt::Plain, _>(username)
                    .again::<__rt::str, __rt::Plain>(username),
            )
        }
    }
    impl<__S, __N> __rt::Debug for UserQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for UserQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
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
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "User",
            pk: &<UserKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<UserKey<'_>>::__KEY[1]),
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
        fn parse_key<'a>(
            pk: &'a __rt::str,
            sk: __rt::Option<&'a __rt::str>,
        ) -> __rt::Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            <UserKey<'a>>::parse(pk, sk?).ok()
        }
        __rt::__if_aws! {
            #[inline] fn each_key_field(pk : & __rt::str, sk : __rt::Option < & __rt::str
            >, visit : __rt::aws::FieldVisitor < '_ >,) { use __rt::aws::probe:: {
            Unwritable as _, Writable as _ }; if let __rt::Option::Some(key) = < Self as
            __rt::Entity > ::parse_key(pk, sk) { let _ = (& key, & visit); if let
            __rt::Option::Some(value) = (& __rt::aws::probe::Written(& key.username))
            .value() { visit("username", value); } } }
        }
    }
};
