// 5419 tokens

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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
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
struct SlipQuery<__S, const STEP: ::ddb_keys::__private::usize> {
    given: ::ddb_keys::__private::Given,
    of: ::ddb_keys::__private::PhantomData<fn() -> (__S,)>,
}
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
struct SlipByEmailQuery<__S, const STEP: ::ddb_keys::__private::usize> {
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
    impl<'a> SlipKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Slip",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "USER#<usrname>",
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
            entity: "Slip",
            place: __rt::Place {
                index: __rt::Option::None,
                role: __rt::Role::Sort,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "<id",
                segments: &[],
            },
        };
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
            let mut writer = __rt::Writer::new(Self::__SK0, 0usize)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `USER#<usrname>` and `<id`.
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
    impl<'a> SlipByEmailKey<'a> {
        #[doc(hidden)]
        const __PK0: &'static __rt::KeyAttribute = &__rt::KeyAttribute {
            entity: "Slip",
            place: __rt::Place {
                index: __rt::Option::Some("ByEmail"),
                role: __rt::Role::Partition,
                position: 0usize,
            },
            separator: '#',
            source: __rt::Source::Template {
                text: "EMAIL#<email>",
                segments: &[
                    __rt::Segment::Literal("EMAIL#"),
                    __rt::Segment::Part(
                        __rt::Part::new::<__rt::str, __rt::Plain>("email", false),
                    ),
                ],
            },
        };
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
            let mut writer = __rt::Writer::new(
                Self::__PK0,
                6usize + <__rt::Plain as __rt::Format<__rt::str>>::text_len(self.email),
            )?;
            writer.literal("EMAIL#");
            writer.part::<__rt::str, __rt::Plain>("email", self.email, __rt::End::Last)?;
            writer.finish()
        }
        ///Reads a key back from its text; borrows, and allocates nothing. The key is `EMAIL#<email>`.
        #[inline]
        pub fn parse(pk: &'a __rt::str) -> __rt::Result<Self, __rt::ParseError> {
            let mut reader0 = __rt::Reader::new(Self::__PK0, pk)?;
            reader0.literal("EMAIL#")?;
            let text0 = reader0.cut::<__rt::str, __rt::Plain>("email", __rt::End::Last)?;
            let email = reader0.value::<__rt::str, __rt::Plain>("email", text0)?;
            reader0.finish()?;
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
            pk: &[<SlipByEmailKey<'_>>::__PK0],
            sk: &[],
            when: &[],
            optional: &["email"],
        };
        #[inline]
        fn each_index_value(
            &self,
            visit: __rt::KeyVisitor<'_>,
        ) -> __rt::Result<(), __rt::KeyError> {
            let key = self;
            visit(<SlipByEmailKey<'_>>::__PK0, key.pk()?);
            __rt::Result::Ok(())
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
            let key = self;
            __rt::Result::Ok(())
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
            let key = self;
            __rt::Result::Ok(())
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
    }
    impl Slip {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `USER#<usrname>` | `<id` |
*/
        #[inline]
        fn query() -> SlipQuery<__rt::One<Self>, 0> {
            SlipQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> SlipQuery<__rt::Collection<Self>, 0> {
            SlipQuery {
                given: __rt::Given::nothing(__rt::Option::None),
                of: __rt::PhantomData,
            }
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for SlipQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> SlipQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<SlipKey<'_>>::__PK0).literal("USER#"),
                1usize => given.close().open(<SlipKey<'_>>::__SK0).close(),
                _ => given,
            }
        }
    }
    impl<__S> SlipQuery<__S, 0usize> {
        ///Gives `username`.
        #[inline]
        fn username(self, username: &'_ __rt::str) -> SlipQuery<__S, 1usize> {
            SlipQuery {
                given: self
                    .__tail()
                    .part::<
                        __rt::str,
                        __rt::Plain,
                    >("username", username, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for SlipQuery<__rt::One<Slip>, 1usize> {
        type Select = __rt::One<Slip>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for SlipQuery<__rt::Collection<Slip>, 1usize> {
        type Select = __rt::Collection<Slip>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    impl Slip {
        /**Begins a query for items of this entity in the index `ByEmail`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByEmail | `EMAIL#<email>` |  |
*/
        #[inline]
        fn query_by_email() -> SlipByEmailQuery<__rt::One<Self>, 0> {
            SlipByEmailQuery {
                given: __rt::Given::nothing(__rt::Option::Some("ByEmail")),
                of: __rt::PhantomData,
            }
        }
        ///Begins a query for everything in one partition in the index `ByEmail`, as the table's enum.
        #[inline]
        fn collection_by_email() -> SlipByEmailQuery<__rt::Collection<Self>, 0> {
            SlipByEmailQuery {
                given: __rt::Given::nothing(__rt::Option::Some("ByEmail")),
                of: __rt::PhantomData,
            }
        }
        ///Every item of this entity in the index `ByEmail`.
        #[must_use]
        #[inline]
        fn scan_by_email() -> __rt::IndexScan<Self> {
            __rt::IndexScan::new(<SlipByEmailKey<'_> as __rt::IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<__S, const STEP: __rt::usize> __rt::Debug for SlipByEmailQuery<__S, STEP> {
        #[inline]
        fn fmt(&self, f: &mut __rt::Formatter<'_>) -> __rt::fmt::Result {
            f.debug_struct("SlipByEmailQuery").field("given", &self.given).finish()
        }
    }
    impl<__S, const STEP: __rt::usize> SlipByEmailQuery<__S, STEP> {
        #[inline]
        fn __tail(self) -> __rt::Given {
            let given = self.given;
            match STEP {
                0usize => given.open(<SlipByEmailKey<'_>>::__PK0).literal("EMAIL#"),
                1usize => given.close(),
                _ => given,
            }
        }
    }
    impl<__S> SlipByEmailQuery<__S, 0usize> {
        ///Gives `email`.
        #[inline]
        fn email(self, email: &'_ __rt::str) -> SlipByEmailQuery<__S, 1usize> {
            SlipByEmailQuery {
                given: self
                    .__tail()
                    .part::<__rt::str, __rt::Plain>("email", email, __rt::End::Last),
                of: __rt::PhantomData,
            }
        }
    }
    impl __rt::CompleteQuery for SlipByEmailQuery<__rt::One<Slip>, 1usize> {
        type Select = __rt::One<Slip>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.__tail().condition()
        }
    }
    impl __rt::CompleteQuery for SlipByEmailQuery<__rt::Collection<Slip>, 1usize> {
        type Select = __rt::Collection<Slip>;
        #[inline]
        fn condition(
            self,
        ) -> __rt::Result<__rt::KeyCondition<Self::Select>, __rt::KeyError> {
            self.given.close().condition()
        }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for SlipKey < 'a > where __C :
        __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self, visit
        : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < __C as
        __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.username)); } }
    }
    __rt::__if_aws! {
        impl < 'a, __C > __rt::aws::KeyFields < __C > for SlipByEmailKey < 'a > where __C
        : __rt::aws::FieldCodec < & 'a __rt::str >, { #[inline] fn each_field(& self,
        visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; visit("email", < __C
        as __rt::aws::FieldCodec < & 'a __rt::str >> ::value(& self.email)); } }
    }
    __rt::__if_aws! {
        impl < __C > __rt::aws::KeyFields < __C > for SlipByTeamKey where { #[inline] fn
        each_field(& self, visit : __rt::aws::FieldVisitor < '_ >) { let _ = & visit; } }
    }
    __rt::__if_aws! {
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
        const NAME: &'static __rt::str = "Slip";
        const SCHEMA: &'static __rt::EntitySchema = &__rt::EntitySchema {
            name: "Slip",
            pk: <SlipKey<'_>>::__PK0,
            sk: __rt::Option::Some(<SlipKey<'_>>::__SK0),
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
                visit(<SlipKey<'_>>::__PK0, key.pk()?);
                visit(<SlipKey<'_>>::__SK0, key.sk()?);
            }
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
        #[inline]
        fn claims(pk: &__rt::str, sk: __rt::Option<&__rt::str>) -> __rt::bool {
            sk.is_some_and(|sk| <SlipKey<'_>>::matches(pk, sk))
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
        <__rt::Checked<Slip>>::ENTITY
    };
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 0usize);
    const _: () = __rt::hold_template(TEMPLATES, 0usize, 1usize);
    const _: () = __rt::hold_template(TEMPLATES, 1usize, 0usize);
};
