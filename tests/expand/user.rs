// 1787 tokens

///The primary key of [`User`]: `USER#<username>` and `#METADATA#<username>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
pub struct UserKey<'a> {
    ///`username` in `USER#<username>` and `#METADATA#<username>`.
    pub username: &'a ::ddb_keys::__private::names::__str,
}
///A query by `USER#<username>` and `#METADATA#<username>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
pub struct UserQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for UserKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for UserKey<'a> {}
    impl<'a> __PartialEq for UserKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.username == other.username
        }
    }
    impl<'a> __Eq for UserKey<'a> {}
    impl<'a> __Hash for UserKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.username, state);
        }
    }
    impl<'a> __Debug for UserKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "UserKey", &[("username", &self.username)])
        }
    }
    impl<'a> UserKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "User",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "USER#<username>",
                    segments: &[
                        __Segment::Literal("USER#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("username", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "User",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "#METADATA#<username>",
                    segments: &[
                        __Segment::Literal("#METADATA#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("username", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `USER#<username>` and `#METADATA#<username>`, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                0,
                (
                    "USER#",
                    (__placeholder::<__str, __Plain>("username").of(self.username), ()),
                ),
            )
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> __Result<__KeyValue, __KeyError> {
            __build(
                Self::__KEY,
                1,
                (
                    "#METADATA#",
                    (__placeholder::<__str, __Plain>("username").of(self.username), ()),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<username>` and `#METADATA#<username>`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            let mut reader0 = __Reader::new(&Self::__KEY[0], pk)?;
            reader0.literal("USER#")?;
            let text0 = reader0.cut::<__str, __Plain>("username", __End::Last)?;
            let mut reader1 = __Reader::new(&Self::__KEY[1], sk)?;
            reader1.literal("#METADATA#")?;
            reader1.same("username", text0)?;
            let username = reader0.value::<__str, __Plain>("username", text0)?;
            reader0.finish()?;
            reader1.finish()?;
            __Result::Ok(Self { username })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __str, sk: &'a __str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> __From<&'a User> for UserKey<'a> {
        #[inline]
        fn from(value: &'a User) -> Self {
            UserKey {
                username: &value.username,
            }
        }
    }
    impl<'a> __KeyOf<User> for UserKey<'a> {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
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
        pub fn query() -> UserQuery<__One<Self>, __Partial> {
            UserQuery(__Given::nothing(<UserKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> UserQuery<__Collection<Self>, __Partial> {
            UserQuery(__Given::nothing(<UserKey<'_>>::__KEY))
        }
    }
    impl<__S> UserQuery<__S, __Partial> {
        ///Gives `username`.
        #[inline]
        pub fn username(self, username: &'_ __str) -> UserQuery<__S, __Usable> {
            UserQuery(
                self
                    .0
                    .part::<__str, __Plain, _>(username)
                    .again::<__str, __Plain>(username),
            )
        }
    }
    impl<__S, __N> __Debug for UserQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for UserQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for UserKey < 'a > where __C :
        __aws::FieldCodec < & 'a __str >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < __C as
        __aws::FieldCodec < & 'a __str >> ::value(& self.username)); } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<username>` | `#METADATA#<username>` |
*/
    impl __Entity for User {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "User",
            pk: &<UserKey<'_>>::__KEY[0],
            sk: __Option::Some(&<UserKey<'_>>::__KEY[1]),
            indexes: &[],
            fields: &[
                __Field {
                    name: "username",
                    attribute: "username",
                },
                __Field {
                    name: "email",
                    attribute: "email",
                },
            ],
            version: __Option::None,
            ttl: __Option::None,
            flattened: false,
            broken: false,
        };
        type Key<'a> = UserKey<'a> where Self: 'a;
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __Option::Some(sk) = sk else { return __Option::None };
            <UserKey<'a>>::parse(pk, sk).ok()
        }
        __if_aws! {
            #[inline] fn each_key_field(pk : & __str, sk : __Option < & __str >, visit :
            __aws::FieldVisitor < '_ >,) { use __aws::probe:: { Unwritable as _, Writable
            as _ }; if let __Option::Some(key) = < Self as __Entity > ::parse_key(pk, sk)
            { let _ = (& key, & visit); if let __Option::Some(value) = (&
            __aws::probe::Written(& key.username)).value() { visit("username", value); }
            } }
        }
    }
};
