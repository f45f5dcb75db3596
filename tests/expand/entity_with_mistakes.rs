// 4078 tokens

::core::compile_error! {
    "no field `usrname` on `Slip`\n  USER#<usrname>\n        ^^^^^^^ help: a field with a similar name exists: `username`"
}
::core::compile_error! {
    "a `<` that no `>` closes\n  <id\n  ^^^ help: close the placeholder with `>`, or write `<<` for the character itself"
}
::core::compile_error! {
    "no field `team` on `Slip`\n  help: the fields are `username` and `email`"
}
::core::compile_error! {
    "no field `group` on `Slip`\n  help: the fields are `username` and `email`"
}
///The primary key of [`Slip`]: `USER#<usrname>` and `<id`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct SlipKey<'a> {
    ///`username` in `USER#<usrname>`.
    pub username: &'a ::ddb_keys::__private::names::__str,
}
///The key of [`Slip`] in the index `ByEmail`: `EMAIL#<email>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct SlipByEmailKey<'a> {
    ///`email` in `EMAIL#<email>`.
    pub email: &'a ::ddb_keys::__private::names::__str,
}
///The key of [`Slip`] in the index `ByTeam`: ``.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct SlipByTeamKey;
///The key of [`Slip`] in the index `ByGroup`: ``.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
struct SlipByGroupKey;
///A query by `USER#<usrname>` and `<id`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct SlipQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
///A query by `EMAIL#<email>`, its parts given from the left.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code
)]
#[must_use = "a query is read by a table's client"]
struct SlipByEmailQuery<__S, __N>(::ddb_keys::__private::names::__Given<(__S, __N)>);
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
    impl<'a> __Clone for SlipKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for SlipKey<'a> {}
    impl<'a> __PartialEq for SlipKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.username == other.username
        }
    }
    impl<'a> __Eq for SlipKey<'a> {}
    impl<'a> __Hash for SlipKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.username, state);
        }
    }
    impl<'a> __Debug for SlipKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipKey", &[("username", &self.username)])
        }
    }
    impl<'a> __Clone for SlipByEmailKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __Copy for SlipByEmailKey<'a> {}
    impl<'a> __PartialEq for SlipByEmailKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __bool {
            self.email == other.email
        }
    }
    impl<'a> __Eq for SlipByEmailKey<'a> {}
    impl<'a> __Hash for SlipByEmailKey<'a> {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {
            __Hash::hash(&self.email, state);
        }
    }
    impl<'a> __Debug for SlipByEmailKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByEmailKey", &[("email", &self.email)])
        }
    }
    impl __Clone for SlipByTeamKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for SlipByTeamKey {}
    impl __PartialEq for SlipByTeamKey {
        #[inline]
        fn eq(&self, _: &Self) -> __bool {
            true
        }
    }
    impl __Eq for SlipByTeamKey {}
    impl __Hash for SlipByTeamKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {}
    }
    impl __Debug for SlipByTeamKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByTeamKey", &[])
        }
    }
    impl __Clone for SlipByGroupKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __Copy for SlipByGroupKey {}
    impl __PartialEq for SlipByGroupKey {
        #[inline]
        fn eq(&self, _: &Self) -> __bool {
            true
        }
    }
    impl __Eq for SlipByGroupKey {}
    impl __Hash for SlipByGroupKey {
        fn hash<__H: __Hasher>(&self, state: &mut __H) {}
    }
    impl __Debug for SlipByGroupKey {
        #[inline]
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByGroupKey", &[])
        }
    }
    impl<'a> SlipKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Slip",
                __Option::None,
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "USER#<usrname>",
                    segments: &[
                        __Segment::Literal("USER#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("username", false)),
                    ],
                },
            ),
            __KeyAttribute::new(
                "Slip",
                __Option::None,
                __Role::Sort,
                0,
                '#',
                __Source::Template {
                    text: "<id",
                    segments: &[],
                },
            ),
        ];
        ///Builds the key `USER#<usrname>` and `<id`, or says which value cannot stand in it.
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
            __build(Self::__KEY, 1, ())
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<usrname>` and `<id`.
        #[inline]
        pub fn parse(pk: &'a __str, sk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                (
                    (pk, ("USER#", (__placeholder::<__str, __Plain>("username"), ()))),
                    ((sk, ()), ()),
                ),
            ) {
                __Result::Ok(((username, ()), ((), ()))) => {
                    __Result::Ok(Self { username })
                }
                __Result::Err(error) => __Result::Err(error),
            }
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __str, sk: &'a __str) -> __bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> SlipByEmailKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[
            __KeyAttribute::new(
                "Slip",
                __Option::Some("ByEmail"),
                __Role::Partition,
                0,
                '#',
                __Source::Template {
                    text: "EMAIL#<email>",
                    segments: &[
                        __Segment::Literal("EMAIL#"),
                        __Segment::Part(__Part::new::<__str, __Plain>("email", false)),
                    ],
                },
            ),
        ];
        ///Builds the key `EMAIL#<email>`, or says which value cannot stand in it.
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
                ("EMAIL#", (__placeholder::<__str, __Plain>("email").of(self.email), ())),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `EMAIL#<email>`.
        #[inline]
        pub fn parse(pk: &'a __str) -> __Result<Self, __ParseError> {
            match __read(
                Self::__KEY,
                ((pk, ("EMAIL#", (__placeholder::<__str, __Plain>("email"), ()))), ()),
            ) {
                __Result::Ok(((email, ()), ())) => __Result::Ok(Self { email }),
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
    impl SlipByTeamKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[];
        ///Builds the key ``, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__Key, __KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<__KeyValue, __KeyError> {
            __nothing_to_build()
        }
    }
    impl SlipByGroupKey {
        #[doc(hidden)]
        const __KEY: &'static [__KeyAttribute] = &[];
        ///Builds the key ``, or says which value cannot stand in it.
        #[inline]
        pub fn build(&self) -> __Result<__MultiKey<0usize, 0usize>, __KeyError> {
            __multi_key(self.pk(), __Result::Ok([]))
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __Result<[__KeyValue; 0usize], __KeyError> {
            __Result::Ok([])
        }
    }
    impl<'a> __From<&'a Slip> for SlipKey<'a> {
        #[inline]
        fn from(value: &'a Slip) -> Self {
            SlipKey {
                username: &value.username,
            }
        }
    }
    impl<'a> __KeyOf<Slip> for SlipKey<'a> {
        #[inline]
        fn build_key(&self) -> __Result<__Key, __KeyError> {
            self.build()
        }
    }
    impl<'a> __IndexKeyOf<Slip> for SlipByEmailKey<'a> {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "ByEmail",
            name: "ByEmail",
            kind: __IndexKind::Global,
            pk: &[&<SlipByEmailKey<'_>>::__KEY[0]],
            sk: &[],
            when: &[],
            optional: &["email"],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __IndexKeyOf<Slip> for SlipByTeamKey {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "ByTeam",
            name: "ByTeam",
            kind: __IndexKind::Global,
            pk: &[],
            sk: &[],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __IndexKeyOf<Slip> for SlipByGroupKey {
        const SCHEMA: &'static __IndexKeySchema = &__IndexKeySchema {
            index: "ByGroup",
            name: "ByGroup",
            kind: __IndexKind::Global,
            pk: &[],
            sk: &[],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(&self, visit: __KeyVisitor<'_>) -> __Result<(), __KeyError> {
            __visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Slip {
        ///The key in the index `ByEmail`, if every field that it is made from is there: `EMAIL#<email>`.
        #[must_use]
        #[inline]
        fn by_email_key(&self) -> __Option<SlipByEmailKey<'_>> {
            __Option::Some(SlipByEmailKey {
                email: <Option<String> as __KeySource>::source(&self.email)?,
            })
        }
        ///The key in the index `ByTeam`: ``.
        #[must_use]
        #[inline]
        fn by_team_key(&self) -> SlipByTeamKey {
            SlipByTeamKey
        }
        ///The key in the index `ByGroup`: ``.
        #[must_use]
        #[inline]
        fn by_group_key(&self) -> SlipByGroupKey {
            SlipByGroupKey
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `USER#<usrname>` | `<id` |
*/
        #[inline]
        fn query() -> SlipQuery<__One<Self>, __Partial> {
            SlipQuery(__Given::nothing(<SlipKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> SlipQuery<__Collection<Self>, __Partial> {
            SlipQuery(__Given::nothing(<SlipKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `ByEmail`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByEmail | `EMAIL#<email>` |  |
*/
        #[inline]
        fn query_by_email() -> SlipByEmailQuery<__One<Self>, __Partial> {
            SlipByEmailQuery(__Given::nothing(<SlipByEmailKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByEmail`, as the table's enum.
        #[inline]
        fn collection_by_email() -> SlipByEmailQuery<__Collection<Self>, __Partial> {
            SlipByEmailQuery(__Given::nothing(<SlipByEmailKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByEmail`.
        #[must_use]
        #[inline]
        fn scan_by_email() -> __IndexScan<Self> {
            __IndexScan::new(<SlipByEmailKey<'_> as __IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> SlipQuery<__S, __Partial> {
        ///Gives `username`.
        #[inline]
        fn username(self, username: &'_ __str) -> SlipQuery<__S, __Usable> {
            SlipQuery(self.0.part::<__str, __Plain, _>(username))
        }
    }
    impl<__S, __N> __Debug for SlipQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery for SlipQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    impl<__S> SlipByEmailQuery<__S, __Partial> {
        ///Gives `email`.
        #[inline]
        fn email(self, email: &'_ __str) -> SlipByEmailQuery<__S, __Usable> {
            SlipByEmailQuery(self.0.part::<__str, __Plain, _>(email))
        }
    }
    impl<__S, __N> __Debug for SlipByEmailQuery<__S, __N> {
        fn fmt(&self, f: &mut __Formatter<'_>) -> __fmt::Result {
            __Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __Selection, __N> __CompleteQuery
    for SlipByEmailQuery<__S, __Usable<__N>> {
        type Select = __S;
        fn condition(self) -> __Result<__KeyCondition<__S>, __KeyError> {
            self.0.condition()
        }
    }
    __if_aws! {
        impl < 'a, __C > __aws::KeyFields < __C > for SlipKey < 'a > where __C :
        __aws::FieldCodec < & 'a __str >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < __C as
        __aws::FieldCodec < & 'a __str >> ::value(& self.username)); } } impl < 'a, __C >
        __aws::KeyFields < __C > for SlipByEmailKey < 'a > where __C : __aws::FieldCodec
        < & 'a __str >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor <
        '_ >) { let _ = & visit; visit("email", < __C as __aws::FieldCodec < & 'a __str
        >> ::value(& self.email)); } } impl < __C > __aws::KeyFields < __C > for
        SlipByTeamKey where { #[inline] fn each_field(& self, visit : __aws::FieldVisitor
        < '_ >) { let _ = & visit; } } impl < __C > __aws::KeyFields < __C > for
        SlipByGroupKey where { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<usrname>` | `<id` |
| ByEmail | `EMAIL#<email>` |  |
| ByTeam |  |  |
| ByGroup |  |  |
*/
    impl __Entity for Slip {
        const SCHEMA: &'static __EntitySchema = &__EntitySchema {
            name: "Slip",
            pk: &<SlipKey<'_>>::__KEY[0],
            sk: __Option::Some(&<SlipKey<'_>>::__KEY[1]),
            indexes: &[
                *<SlipByEmailKey<'_> as __IndexKeyOf<Self>>::SCHEMA,
                *<SlipByTeamKey as __IndexKeyOf<Self>>::SCHEMA,
                *<SlipByGroupKey as __IndexKeyOf<Self>>::SCHEMA,
            ],
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
            broken: true,
        };
        type Key<'a> = SlipKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __KeyVisitor<'_>,
        ) -> __Result<(), __KeyError> {
            (if let __Option::Some(key) = self.by_email_key() {
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                __Result::Ok(())
            })?;
            ({
                let key = self.by_team_key();
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            })?;
            {
                let key = self.by_group_key();
                __IndexKeyOf::<Self>::each_index_value(&key, visit)
            }
        }
        #[inline]
        fn parse_key<'a>(
            pk: &'a __str,
            sk: __Option<&'a __str>,
        ) -> __Option<Self::Key<'a>>
        where
            Self: 'a,
        {
            let __Option::Some(sk) = sk else { return __Option::None };
            <SlipKey<'a>>::parse(pk, sk).ok()
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
    const TEMPLATES: __Option<&__EntitySchema> = {
        use __Unchecked as _;
        <__Checked<Slip>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
