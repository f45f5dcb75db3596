// 1444 tokens

///The primary key of [`User`]: `USER#<username>` and `#METADATA#<username>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[allow(unreachable_pub)]
pub struct UserKey<'a> {
    ///`username` in `USER#<username>` and `#METADATA#<username>`.
    pub username: &'a ::core::primitive::str,
}
///A query by `USER#<username>` and `#METADATA#<username>`. Its parts are given in this order: `username`. Its type says which part comes next. It can be read once the partition key needs no more parts.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
#[allow(unreachable_pub)]
pub struct UserQuery<Select, Next> {
    zz_given: ::ddb_keys::QueryParts<Select, Next>,
}
::ddb_keys::__names! {
    #[allow(trivial_bounds, private_interfaces, private_bounds, nonstandard_style,
    dead_code, deprecated)] pub fields_of_User Fields[0 username] UserNeedsUsername
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
    use ::ddb_keys::__rt::calls::*;
    ::ddb_keys::__rt::names_of_an_entity!();
    impl HasFieldNames for User {
        type Fields = fields_of_User::Fields;
    }
    __key_traits! {
        [< 'a >] UserKey < 'a > [] "UserKey" H username "username"
    }
    __key_traits! {
        @ finds_an_item[< 'a >] UserKey < 'a > []
    }
    impl<'a> Templates<'a> for UserKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "User",
                '#',
                __template(
                    "USER#<username>",
                    &[__literal("USER#"), __part::<str, Plain>("username")],
                ),
            ),
            __sort_key(
                "User",
                '#',
                __template(
                    "#METADATA#<username>",
                    &[__literal("#METADATA#"), __part::<str, Plain>("username")],
                ),
            ),
        ];
        type Typed = (Placeholder<str, Plain, 1>, Repeated<str, Plain, 1>);
        #[inline]
        fn read((text0_1, text1_1): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text0_1.same(text1_1)) {
                Result::Ok(username) => Result::Ok(Self { username }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> UserKey<'a> {
        ///Builds the key `USER#<username>` and `#METADATA#<username>`, or refuses a value.
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
            __build::<Self, 1>(self.username)
        }
        ///Reads a key back from its text, `USER#<username>` and `#METADATA#<username>`. Borrows, and allocates nothing.
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
    impl<'a> From<&'a User> for UserKey<'a> {
        #[inline]
        fn from(value: &'a User) -> Self {
            UserKey {
                username: &value.username,
            }
        }
    }
    impl<'a> PrimaryKey<User> for UserKey<'a> {
        #[inline]
        fn built(&self) -> Result<Key, KeyError> {
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
        pub fn query() -> UserQuery<One<Self>, fields_of_User::UserNeedsUsername> {
            __begin::<Self, 0, _>()
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        pub fn collection() -> UserQuery<
            Collection<Self>,
            fields_of_User::UserNeedsUsername,
        > {
            __begin::<Self, 0, _>()
        }
    }
    impl NextPart for fields_of_User::UserNeedsUsername {
        type OfThePartition = <fields_of_User::Fields as FieldName<0>>::Name;
    }
    impl Queries<0> for User {
        type Index = ();
        type Query<Select> = UserQuery<Select, fields_of_User::UserNeedsUsername>;
        fn begin<Select>() -> UserQuery<Select, fields_of_User::UserNeedsUsername> {
            UserQuery {
                zz_given: QueryParts::nothing(<UserKey<'_>>::KEY),
            }
        }
    }
    impl<Select> UserQuery<Select, fields_of_User::UserNeedsUsername> {
        ///Gives `username`, the last part.
        #[inline]
        pub fn username(self, username: &'_ str) -> UserQuery<Select, AllGiven> {
            UserQuery {
                zz_given: self
                    .zz_given
                    .part::<str, Plain, _>(username)
                    .again::<str, Plain>(username),
            }
        }
    }
    __query_traits! {
        [Select, Next,] [Select : Selection, Next : NextPart,] Select Next UserQuery <
        Select, Next >
    }
    __if_aws! {
        impl __aws::StoredEntity for User where { __template_fields!([(username
        "username" "username")] [(username "username" "username")]); } impl < 'a, Codec >
        __aws::KeyFields < Codec > for UserKey < 'a > where Codec : __aws::FieldCodec < &
        'a str >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) {
        let _ = & visit; visit("username", < Codec as __aws::FieldCodec < & 'a str >>
        ::value(& self.username)); } } use __aws::attribute:: { self as __at, Attribute
        as __attribute }; #[doc = "The attributes of [`User`]."] pub struct
        UserAttributes { #[doc = "The attribute `username`."] pub username : __attribute
        < User, String, __at::KeyField >, #[doc = "The attribute `email`."] pub email :
        __attribute < User, String >, } __at::copied! { [] [UserAttributes] [] } impl
        __at::Document for User { type Itself = Self; type Attributes = UserAttributes;
        const ATTRIBUTES : Self::Attributes = UserAttributes { username :
        __attribute::new("username"), email : __attribute::new("email"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `USER#<username>` | `#METADATA#<username>` |
*/
    impl Entity for User {
        const SCHEMA: &'static EntitySchema = &__entity::<
            UserKey<'_>,
        >("User", &[__field("username", "username"), __field("email", "email")]);
        type Key<'a> = UserKey<'a> where Self: 'a;
    }
};
