// 1091 tokens

///The primary key of [`User`]: `USER#<username>` and `#METADATA#<username>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
)]
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
    deprecated,
    unreachable_pub
)]
#[must_use = "a query does nothing until a table's client reads it"]
pub struct UserQuery<Select, Next> {
    zz_given: ::ddb_keys::QueryParts<Select, Next>,
}
::ddb_keys::__names! {
    pub fields_of_User Fields[0 username] UserNeedsUsername
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
        __read_key! {
            'a[Placeholder < str, Plain, 1 >, Repeated < str, Plain, 1 >] (text0_1,
            text1_1,) text0_1.same(text1_1) => __username Self { username : __username }
        }
    }
    impl<'a> UserKey<'a> {
        __key_functions! {
            self[build
            "Builds the key `USER#<username>` and `#METADATA#<username>`, or refuses a value."
            Key = __pk_and_sk(self.pk(), self.sk()); pk "Builds the partition key alone."
            KeyValue = __build:: < Self, Placeholder < str, Plain, 1 >, 0 > (self
            .username); sk "Builds the sort key alone." KeyValue = __build:: < Self,
            Repeated < str, Plain, 1 >, 1 > (self.username);] parse
            "Reads a key back from its text, `USER#<username>` and `#METADATA#<username>`. Borrows, and allocates nothing."
            matches(pk_ : & 'a str, sk_ : & 'a str) [pk_, sk_]
        }
    }
    impl<'a> From<&'a User> for UserKey<'a> {
        #[inline]
        fn from(__value: &'a User) -> Self {
            UserKey {
                username: &__value.username,
            }
        }
    }
    impl<'a> PrimaryKey<User> for UserKey<'a> {
        __built!();
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
        pub fn username(self, username_: &'_ str) -> UserQuery<Select, AllGiven> {
            UserQuery {
                zz_given: self
                    .zz_given
                    .part::<str, Plain, _>(username_)
                    .again::<str, Plain>(username_),
            }
        }
    }
    __query_traits! {
        [Select, Next,] UserQuery < Select, Next >
    }
    impl<Select: Selection, Next: NextPart> IntoCondition for UserQuery<Select, Next>
    where
        TheQuery: HasPartitionKey<<Next as NextPart>::OfThePartition>,
    {
        type Select = Select;
        __into_condition! {
            Select
        }
    }
    __if_aws! {
        impl __aws::StoredEntity for User where { __template_fields!([(username
        "username" "username")] [(username "username" "username")]); } __key_fields! {
        ['a,] Codec UserKey < 'a > [] username "username" & 'a str, } __attributes! { []
        User[] "The attributes of [`User`]." UserAttributes[] pub username
        "The attribute `username`." __attribute < User, String, __at::KeyField > =
        __attribute::new("username"), pub email "The attribute `email`." __attribute <
        User, String > = __attribute::new("email"), }
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
