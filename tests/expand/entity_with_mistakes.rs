// 3908 tokens

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
    dead_code,
    deprecated
)]
struct SlipKey<'a> {
    ///`username` in `USER#<usrname>`.
    pub username: &'a ::ddb_keys::__rt::str,
}
///The key of [`Slip`] in the index `ByEmail`: `EMAIL#<email>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct SlipByEmailKey<'a> {
    ///`email` in `EMAIL#<email>`.
    pub email: &'a ::ddb_keys::__rt::str,
}
///The key of [`Slip`] in the index `ByTeam`: ``.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct SlipByTeamKey;
///The key of [`Slip`] in the index `ByGroup`: ``.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct SlipByGroupKey;
///A query by `USER#<usrname>` and `<id`. Its parts are given in this order: `username`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct SlipQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `EMAIL#<email>`. Its parts are given in this order: `email`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct SlipByEmailQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
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
    use ::ddb_keys::__rt::{calls::*, names::*};
    impl<'a> Clone for SlipKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for SlipKey<'a> {}
    impl<'a> PartialEq for SlipKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.username == other.username
        }
    }
    impl<'a> Eq for SlipKey<'a> {}
    impl<'a> Hash for SlipKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.username, state);
        }
    }
    impl<'a> Debug for SlipKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipKey", &[("username", &self.username)])
        }
    }
    impl<'a> Clone for SlipByEmailKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for SlipByEmailKey<'a> {}
    impl<'a> PartialEq for SlipByEmailKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.email == other.email
        }
    }
    impl<'a> Eq for SlipByEmailKey<'a> {}
    impl<'a> Hash for SlipByEmailKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.email, state);
        }
    }
    impl<'a> Debug for SlipByEmailKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByEmailKey", &[("email", &self.email)])
        }
    }
    impl Clone for SlipByTeamKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for SlipByTeamKey {}
    impl PartialEq for SlipByTeamKey {
        #[inline]
        fn eq(&self, _: &Self) -> bool {
            true
        }
    }
    impl Eq for SlipByTeamKey {}
    impl Hash for SlipByTeamKey {
        fn hash<H: Hasher>(&self, state: &mut H) {}
    }
    impl Debug for SlipByTeamKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByTeamKey", &[])
        }
    }
    impl Clone for SlipByGroupKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for SlipByGroupKey {}
    impl PartialEq for SlipByGroupKey {
        #[inline]
        fn eq(&self, _: &Self) -> bool {
            true
        }
    }
    impl Eq for SlipByGroupKey {}
    impl Hash for SlipByGroupKey {
        fn hash<H: Hasher>(&self, state: &mut H) {}
    }
    impl Debug for SlipByGroupKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "SlipByGroupKey", &[])
        }
    }
    impl<'a> Templates<'a> for SlipKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Slip",
                '#',
                __template(
                    "USER#<usrname>",
                    &[__literal("USER#"), __part::<str, Plain>("username")],
                ),
            ),
            __sort_key("Slip", '#', __template("<id", &[])),
        ];
        type Typed = (Placeholder<str, Plain, 1>, ());
        #[inline]
        fn read((text0_1, ()): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text0_1) {
                Result::Ok(username) => Result::Ok(Self { username }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for SlipByEmailKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                    "Slip",
                    '#',
                    __template(
                        "EMAIL#<email>",
                        &[__literal("EMAIL#"), __part::<str, Plain>("email")],
                    ),
                )
                .of_index("ByEmail"),
        ];
        type Typed = (Placeholder<str, Plain, 1>,);
        #[inline]
        fn read((text0_1,): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text0_1) {
                Result::Ok(email) => Result::Ok(Self { email }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for SlipByTeamKey {
        const KEY: &'static [KeyAttribute] = &[];
        type Typed = ();
    }
    impl<'a> Templates<'a> for SlipByGroupKey {
        const KEY: &'static [KeyAttribute] = &[];
        type Typed = ();
    }
    impl<'a> SlipKey<'a> {
        ///Builds the key `USER#<usrname>` and `<id`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.username)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(())
        }
        ///Reads a key back from its text, `USER#<usrname>` and `<id`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a str, sk: &'a str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a str, sk: &'a str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> SlipByEmailKey<'a> {
        ///Builds the key `EMAIL#<email>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.email)
        }
        ///Reads a key back from its text, `EMAIL#<email>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &'a str) -> Result<Self, ParseError> {
            __parse(&[pk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &'a str) -> bool {
            Self::parse(pk).is_ok()
        }
    }
    impl SlipByTeamKey {
        ///Builds the key ``, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __nothing_to_build()
        }
    }
    impl SlipByGroupKey {
        ///Builds the key ``, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<MultiKey<0, 0>, KeyError> {
            __multi_key(self.pk(), Result::Ok([]))
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<[KeyValue; 0], KeyError> {
            Result::Ok([])
        }
    }
    impl<'a> From<&'a Slip> for SlipKey<'a> {
        #[inline]
        fn from(value: &'a Slip) -> Self {
            SlipKey {
                username: &value.username,
            }
        }
    }
    impl<'a> KeyOf<Slip> for SlipKey<'a> {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl<'a> IndexKeyOf<Slip> for SlipByEmailKey<'a> {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<SlipByEmailKey<'_>>::KEY[0]],
            sk: &[],
            optional: &["email"],
            ..__index_key("ByEmail", "ByEmail", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl IndexKeyOf<Slip> for SlipByTeamKey {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[],
            sk: &[],
            ..__index_key("ByTeam", "ByTeam", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl IndexKeyOf<Slip> for SlipByGroupKey {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[],
            sk: &[],
            ..__index_key("ByGroup", "ByGroup", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl Slip {
        ///The key in the index `ByEmail`, if every field that it is made from is there: `EMAIL#<email>`.
        #[must_use]
        #[inline]
        fn by_email_key(&self) -> Option<SlipByEmailKey<'_>> {
            Option::Some(SlipByEmailKey {
                email: <Option<String> as KeySource>::source(&self.email)?,
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
        fn query() -> SlipQuery<One<Self>, 0> {
            SlipQuery {
                zz_given: Given::nothing(<SlipKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> SlipQuery<Collection<Self>, 0> {
            SlipQuery {
                zz_given: Given::nothing(<SlipKey<'_>>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `ByEmail`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| ByEmail | `EMAIL#<email>` |  |
*/
        #[inline]
        fn query_by_email() -> SlipByEmailQuery<One<Self>, 0> {
            SlipByEmailQuery {
                zz_given: Given::nothing(<SlipByEmailKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `ByEmail`, as the table's enum.
        #[inline]
        fn collection_by_email() -> SlipByEmailQuery<Collection<Self>, 0> {
            SlipByEmailQuery {
                zz_given: Given::nothing(<SlipByEmailKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `ByEmail`.
        #[must_use]
        #[inline]
        fn scan_by_email() -> IndexScan<Self> {
            IndexScan::new(<SlipByEmailKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> SlipQuery<Select, 0> {
        ///Gives `username`, the last part.
        #[inline]
        fn username(self, username: &'_ str) -> SlipQuery<Select, 1> {
            SlipQuery {
                zz_given: self.zz_given.part::<str, Plain>(username),
            }
        }
    }
    impl<Select, const GIVEN: usize> Debug for SlipQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for SlipQuery<Select, GIVEN>
    where
        SlipQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for SlipQuery<(), 1> {}
    impl<Select> SlipByEmailQuery<Select, 0> {
        ///Gives `email`, the last part.
        #[inline]
        fn email(self, email: &'_ str) -> SlipByEmailQuery<Select, 1> {
            SlipByEmailQuery {
                zz_given: self.zz_given.part::<str, Plain>(email),
            }
        }
    }
    impl<Select, const GIVEN: usize> Debug for SlipByEmailQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for SlipByEmailQuery<Select, GIVEN>
    where
        SlipByEmailQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for SlipByEmailQuery<(), 1> {}
    __if_aws! {
        impl < 'a, Codec > __aws::KeyFields < Codec > for SlipKey < 'a > where Codec :
        __aws::FieldCodec < & 'a str >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("username", < Codec as
        __aws::FieldCodec < & 'a str >> ::value(& self.username)); } } impl < 'a, Codec >
        __aws::KeyFields < Codec > for SlipByEmailKey < 'a > where Codec :
        __aws::FieldCodec < & 'a str >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("email", < Codec as
        __aws::FieldCodec < & 'a str >> ::value(& self.email)); } } impl < Codec >
        __aws::KeyFields < Codec > for SlipByTeamKey where { #[inline] fn each_field(&
        self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit; } } impl < Codec >
        __aws::KeyFields < Codec > for SlipByGroupKey where { #[inline] fn each_field(&
        self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit; } } use
        __aws::attribute:: { self as __at, Attribute as __attribute }; #[doc =
        "The attributes of [`Slip`]."] pub struct SlipAttributes { #[doc =
        "The attribute `username`."] username : __attribute < Slip, String, __at::Keyed
        >, #[doc = "The attribute `email`."] email : __attribute < Slip, Option < String
        >, __at::Keyed >, } impl __at::Document for Slip { type Attributes =
        SlipAttributes; const ATTRIBUTES : Self::Attributes = SlipAttributes { username :
        __attribute::new("username"), email : __attribute::new("email"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<usrname>` | `<id` |
| ByEmail | `EMAIL#<email>` |  |
| ByTeam |  |  |
| ByGroup |  |  |
*/
    impl Entity for Slip {
        const SCHEMA: &'static EntitySchema = &EntitySchema {
            indexes: &[
                *<SlipByEmailKey<'_> as IndexKeyOf<Self>>::SCHEMA,
                *<SlipByTeamKey as IndexKeyOf<Self>>::SCHEMA,
                *<SlipByGroupKey as IndexKeyOf<Self>>::SCHEMA,
            ],
            ..__entity::<
                SlipKey<'_>,
            >("Slip", &[__field("username", "username"), __field("email", "email")])
                .broken()
        };
        type Key<'a> = SlipKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            (if let Option::Some(key) = self.by_email_key() {
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                Result::Ok(())
            })?;
            ({
                let key = self.by_team_key();
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            })?;
            {
                let key = self.by_group_key();
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            }
        }
        __if_aws! {
            __template_fields!([(username "username" "username")] [(username "username"
            "username") (email "email" "email")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Slip>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
};
