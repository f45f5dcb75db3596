// 4994 tokens

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
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code
)]
struct SlipKey<'a> {
    ///`username` in `USER#<usrname>`.
    pub username: &'a ::ddb_keys::__private::str,
}
///The key of [`Slip`] in the index `ByEmail`: `EMAIL#<email>`.
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
struct SlipByEmailKey<'a> {
    ///`email` in `EMAIL#<email>`.
    pub email: &'a ::ddb_keys::__private::str,
}
///The key of [`Slip`] in the index `ByTeam`: ``.
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
struct SlipByTeamKey;
///The key of [`Slip`] in the index `ByGroup`: ``.
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
struct SlipByGroupKey;
///A query by `USER#<usrname>` and `<id`, its parts given from the left.
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
struct SlipQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
///A query by `EMAIL#<email>`, its parts given from the left.
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
struct SlipByEmailQuery<__S, __N>(::ddb_keys::__private::Given<(__S, __N)>);
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
    impl<'a> __rt::Clone for SlipKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for SlipKey<'a> {}
    impl<'a> __rt::PartialEq for SlipKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.username == other.username
        }
    }
    impl<'a> __rt::Eq for SlipKey<'a> {}
    impl<'a> __rt::Hash for SlipKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.username, state);
        }
    }
    impl<'a> __rt::Debug for SlipKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipKey").field("username", &self.username).finish()
        }
    }
    impl<'a> __rt::Clone for SlipByEmailKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> __rt::Copy for SlipByEmailKey<'a> {}
    impl<'a> __rt::PartialEq for SlipByEmailKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> __rt::bool {
            self.email == other.email
        }
    }
    impl<'a> __rt::Eq for SlipByEmailKey<'a> {}
    impl<'a> __rt::Hash for SlipByEmailKey<'a> {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {
            __rt::Hash::hash(&self.email, state);
        }
    }
    impl<'a> __rt::Debug for SlipByEmailKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipByEmailKey").field("email", &self.email).finish()
        }
    }
    impl __rt::Clone for SlipByTeamKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for SlipByTeamKey {}
    impl __rt::PartialEq for SlipByTeamKey {
        #[inline]
        fn eq(&self, _: &Self) -> __rt::bool {
            true
        }
    }
    impl __rt::Eq for SlipByTeamKey {}
    impl __rt::Hash for SlipByTeamKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {}
    }
    impl __rt::Debug for SlipByTeamKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipByTeamKey").finish()
        }
    }
    impl __rt::Clone for SlipByGroupKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl __rt::Copy for SlipByGroupKey {}
    impl __rt::PartialEq for SlipByGroupKey {
        #[inline]
        fn eq(&self, _: &Self) -> __rt::bool {
            true
        }
    }
    impl __rt::Eq for SlipByGroupKey {}
    impl __rt::Hash for SlipByGroupKey {
        #[inline]
        fn hash<__H: __rt::Hasher>(&self, state: &mut __H) {}
    }
    impl __rt::Debug for SlipByGroupKey {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipByGroupKey").finish()
        }
    }
    impl<'a> SlipKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Slip",
                __rt::Option::None,
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "USER#<usrname>",
                    segments: &[
                        __rt::Segment::Literal("USER#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("username", false),
                        ),
                    ],
                },
            ),
            __rt::KeyAttribute::new(
                "Slip",
                __rt::Option::None,
                __rt::Role::Sort,
                0,
                '#',
                __rt::Source::Template {
                    text: "<id",
                    segments: &[],
                },
            ),
        ];
        ///Builds the key `USER#<usrname>` and `<id`, or says which value cannot stand in it.
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
            __rt::build(Self::__KEY, 1, ())
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<usrname>` and `<id`.
        #[inline]
        pub fn parse(
            pk: &'a __rt::str,
            sk: &'a __rt::str,
        ) -> __rt::Result<Self, __rt::ParseError> {
            let (username, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("USER#", (__rt::placeholder::<__rt::str, __rt::Plain>("username"), ())),
            )?;
            let () = __rt::read(Self::__KEY, 1, sk, ())?;
            __rt::Result::Ok(Self { username })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str, sk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> SlipByEmailKey<'a> {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[
            __rt::KeyAttribute::new(
                "Slip",
                __rt::Option::Some("ByEmail"),
                __rt::Role::Partition,
                0,
                '#',
                __rt::Source::Template {
                    text: "EMAIL#<email>",
                    segments: &[
                        __rt::Segment::Literal("EMAIL#"),
                        __rt::Segment::Part(
                            __rt::Part::new::<__rt::str, __rt::Plain>("email", false),
                        ),
                    ],
                },
            ),
        ];
        ///Builds the key `EMAIL#<email>`, or says which value cannot stand in it.
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
                    "EMAIL#",
                    (
                        __rt::placeholder::<__rt::str, __rt::Plain>("email")
                            .of(self.email),
                        (),
                    ),
                ),
            )
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `EMAIL#<email>`.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let (email, ()) = __rt::read(
                Self::__KEY,
                0,
                pk,
                ("EMAIL#", (__rt::placeholder::<__rt::str, __rt::Plain>("email"), ())),
            )?;
            __rt::Result::Ok(Self { email })
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a __rt::str) -> __rt::bool {
            Self::parse(pk).is_ok()
        }
    }
    impl SlipByTeamKey {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[];
        ///Builds the key ``, or says which value cannot stand in it.
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
            __rt::nothing_to_build()
        }
    }
    impl SlipByGroupKey {
        #[doc(hidden)]
        const __KEY: &'static [__rt::KeyAttribute] = &[];
        ///Builds the key ``, or says which value cannot stand in it.
        #[inline]
        pub fn build(
            &self,
        ) -> __rt::Result<__rt::MultiKey<0usize, 0usize>, __rt::KeyError> {
            __rt::Result::Ok(__rt::MultiKey {
                pk: self.pk()?,
                sk: [],
            })
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> __rt::Result<[__rt::KeyValue; 0usize], __rt::KeyError> {
            __rt::Result::Ok([])
        }
    }
    impl<'a> __rt::From<&'a Slip> for SlipKey<'a> {
        #[inline]
        fn from(value: &'a Slip) -> Self {
            SlipKey {
                username: &value.username,
            }
        }
    }
    impl<'a> __rt::KeyOf<Slip> for SlipKey<'a> {
        #[inline]
        fn build_key(&self) -> __rt::Result<__rt::Key, __rt::KeyError> {
            self.build()
        }
    }
    impl<'a> __rt::IndexKeyOf<Slip> for SlipByEmailKey<'a> {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "ByEmail",
            name: "ByEmail",
            kind: __rt::IndexKind::Global,
            pk: &[&<SlipByEmailKey<'_>>::__KEY[0]],
            sk: &[],
            when: &[],
            optional: &["email"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __rt::IndexKeyOf<Slip> for SlipByTeamKey {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "ByTeam",
            name: "ByTeam",
            kind: __rt::IndexKind::Global,
            pk: &[],
            sk: &[],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl __rt::IndexKeyOf<Slip> for SlipByGroupKey {
        const SCHEMA: &'static __rt::IndexKeySchema = &__rt::IndexKeySchema {
            index: "ByGroup",
            name: "ByGroup",
            kind: __rt::IndexKind::Global,
            pk: &[],
            sk: &[],
            when: &[],
            optional: &[],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            __rt::visit_values(Self::__KEY, self.build(), visit)
        }
    }
    impl Slip {
        ///The key in the index `ByEmail`, if every field that it is made from is there: `EMAIL#<email>`.
        #[must_use]
        #[inline]
        fn by_email_key(&self) -> __rt::Option<SlipByEmailKey<'_>> {
            __rt::Option::Some(SlipByEmailKey {
                email: <Option<String> as __rt::KeySource>::source(&self.email)?,
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
        fn query() -> SlipQuery<__rt::One<Self>, __rt::Partial> {
            SlipQuery(__rt::Given::nothing(<SlipKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> SlipQuery<__rt::Collection<Self>, __rt::Partial> {
            SlipQuery(__rt::Given::nothing(<SlipKey<'_>>::__KEY))
        }
        /**Begins a query for items of this entity in the index `ByEmail`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByEmail | `EMAIL#<email>` |  |
*/
        #[inline]
        fn query_by_email() -> SlipByEmailQuery<__rt::One<Self>, __rt::Partial> {
            SlipByEmailQuery(__rt::Given::nothing(<SlipByEmailKey<'_>>::__KEY))
        }
        ///Begins a query for everything in one partition in the index `ByEmail`, as the table's enum.
        #[inline]
        fn collection_by_email() -> SlipByEmailQuery<
            __rt::Collection<Self>,
            __rt::Partial,
        > {
            SlipByEmailQuery(__rt::Given::nothing(<SlipByEmailKey<'_>>::__KEY))
        }
        ///Every item of this entity in the index `ByEmail`.
        #[must_use]
        #[inline]
        fn scan_by_email() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<SlipByEmailKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S> SlipQuery<__S, __rt::Partial> {
        ///Gives `username`.
        #[inline]
        fn username(self, username: &'_ __rt::str) -> SlipQuery<__S, __rt::Usable> {
            SlipQuery(self.0.part::<__rt::str, __rt::Plain, _>(username))
        }
    }
    impl<__S, __N> __rt::Debug for SlipQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for SlipQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    impl<__S> SlipByEmailQuery<__S, __rt::Partial> {
        ///Gives `email`.
        #[inline]
        fn email(self, email: &'_ __rt::str) -> SlipByEmailQuery<__S, __rt::Usable> {
            SlipByEmailQuery(self.0.part::<__rt::str, __rt::Plain, _>(email))
        }
    }
    impl<__S, __N> __rt::Debug for SlipByEmailQuery<__S, __N> {
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            __rt::Debug::fmt(&self.0, f)
        }
    }
    impl<__S: __rt::Selection, __N> __rt::CompleteQuery
    for SlipByEmailQuery<__S, __rt::Usable<__N>> {
        type Select = __S;
        #[inline]
        fn condition(self) -> __rt::Result<__rt::KeyCondition<__S>, __rt::KeyError> {
            self.0.condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for SlipKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self, visit
        : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.username)); } } impl <
        'a, __C > __rt::aws::KeyFields < __C > for SlipByEmailKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self, visit
        : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("email", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.email)); } } impl < __C
        > __rt::aws::KeyFields < __C > for SlipByTeamKey where { #[inline] fn
        each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; } }
        impl < __C > __rt::aws::KeyFields < __C > for SlipByGroupKey where { #[inline] fn
        each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; } }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<usrname>` | `<id` |
| ByEmail | `EMAIL#<email>` |  |
| ByTeam |  |  |
| ByGroup |  |  |
*/
    impl __rt::Entity for Slip {
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Slip",
            pk: &<SlipKey<'_>>::__KEY[0],
            sk: __rt::Option::Some(&<SlipKey<'_>>::__KEY[1]),
            indexes: &[
                *<SlipByEmailKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA,
                *<SlipByTeamKey as __rt::IndexKeyOf<Self>>::SCHEMA,
                *<SlipByGroupKey as __rt::IndexKeyOf<Self>>::SCHEMA,
            ],
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
            broken: true,
        };
        type Key<'a> = SlipKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            if let __rt::Option::Some(key) = self.by_email_key() {
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
            }
            {
                let key = self.by_team_key();
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
            }
            {
                let key = self.by_group_key();
                __rt::IndexKeyOf::<Self>::each_index_value(&key, visit)?;
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
            <SlipKey<'a>>::parse(pk, sk?).ok()
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
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Slip>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
};
