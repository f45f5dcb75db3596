// 1629 tokens

///The primary key of [`Raw`]: `id` and `created`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    unreachable_pub
)]
struct RawKey<'a> {
    ///`id` in the attribute `id`.
    pub id: &'a [::core::primitive::u8],
    ///`created` in the attribute `created`.
    pub created: u64,
}
///A query by `id` and `created`. Its parts are given in this order: `id`, `created`. Its type says which part comes next. It can be read once the partition key needs no more parts.
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
struct RawQuery<Select, Next> {
    zz_given: ::ddb_keys::QueryParts<Select, Next>,
}
::ddb_keys::__names! {
    fields_of_Raw Fields[0 id 1 created] RawNeedsId RawTakesCreated
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
    use ::ddb_keys::__rt::{self, calls::*};
    impl __rt::HasFieldNames for Raw {
        type Fields = fields_of_Raw::Fields;
    }
    const _: () = {
        fn names(__this: &Raw) {
            let _ = (&__this.id, &__this.created, &__this.version, &__this.expires);
        }
    };
    __key_traits! {
        [< 'a >] RawKey < 'a > [] "RawKey" H id "id" created "created"
    }
    impl<'a> __rt::Templates<'a> for RawKey<'a> {
        const KEY: &'static [__rt::KeyAttribute] = &[
            __partition_key("Raw", '#', __rt::Source::raw::<__rt::Bytes>("id", "id")),
            __sort_key("Raw", '#', __rt::Source::raw::<u64>("created", "created")),
        ];
    }
    impl<'a> RawKey<'a> {
        __key_functions! {
            self[build "Builds the key `id` and `created`, or refuses a value." __rt::Key
            = __pk_and_sk(self.pk(), self.sk()); pk "Builds the partition key alone."
            __rt::KeyValue = __build:: < Self, __rt::Placeholder < __rt::Bytes,
            __rt::Raw, 0 >, 0 > (self.id); sk "Builds the sort key alone." __rt::KeyValue
            = __build:: < Self, __rt::Placeholder < u64, __rt::Raw, 0 >, 1 > (self
            .created);]
        }
    }
    impl<'a> __rt::From<&'a Raw> for RawKey<'a> {
        #[inline]
        fn from(__value: &'a Raw) -> Self {
            RawKey {
                id: &__value.id[..],
                created: __value.created,
            }
        }
    }
    impl<'a> __rt::PrimaryKey<Raw> for RawKey<'a> {
        __built!();
    }
    impl Raw {
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `id` | `created` |
*/
        #[inline]
        fn query() -> RawQuery<__rt::One<Self>, fields_of_Raw::RawNeedsId> {
            __begin::<Self, 0, _>()
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> RawQuery<__rt::Collection<Self>, fields_of_Raw::RawNeedsId> {
            __begin::<Self, 0, _>()
        }
    }
    impl __rt::NextPart for fields_of_Raw::RawNeedsId {
        type OfThePartition = <fields_of_Raw::Fields as __rt::FieldName<0>>::Name;
    }
    impl __rt::NextPart for fields_of_Raw::RawTakesCreated {
        type OfThePartition = __rt::NoFurtherPart;
    }
    impl __rt::Queries<0> for Raw {
        type Index = ();
        type Query<Select> = RawQuery<Select, fields_of_Raw::RawNeedsId>;
        fn begin<Select>() -> RawQuery<Select, fields_of_Raw::RawNeedsId> {
            RawQuery {
                zz_given: __rt::QueryParts::nothing(<RawKey<'_>>::KEY),
            }
        }
    }
    impl<Select> RawQuery<Select, fields_of_Raw::RawNeedsId> {
        ///Gives `id`. The next part is `created`.
        #[inline]
        fn id(
            self,
            id_: &'_ [__rt::u8],
        ) -> RawQuery<Select, fields_of_Raw::RawTakesCreated> {
            RawQuery {
                zz_given: self.zz_given.part::<__rt::Bytes, __rt::Raw, _>(id_),
            }
        }
    }
    impl RawQuery<__rt::One<Raw>, fields_of_Raw::RawTakesCreated> {
        ///Gives `created`, the last part.
        #[inline]
        fn created(self, created_: u64) -> RawQuery<__rt::One<Raw>, __rt::AllGiven> {
            RawQuery {
                zz_given: self.zz_given.part::<u64, __rt::Raw, _>(created_),
            }
        }
        ///Ends with a range of `created`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn created_in(
            self,
            range_: impl __rt::KeyRange<
                End: __rt::RangeEnd<u64>,
                Shape: __rt::SortedAt<__rt::Raw, u64> + __rt::EndsAt<__rt::Raw, u64>,
            >,
        ) -> RawQuery<__rt::One<Raw>, __rt::RangeGiven> {
            RawQuery {
                zz_given: self.zz_given.range::<u64, (), 0, __rt::Raw>(1, range_),
            }
        }
        ///Ends with the beginning of `created`.
        fn created_starts_with(
            self,
            beginning_: impl __rt::Prefix<u64>,
        ) -> RawQuery<__rt::One<Raw>, __rt::RangeGiven> {
            RawQuery {
                zz_given: self.zz_given.starts_with::<u64, (), 0, __rt::Raw>(beginning_),
            }
        }
    }
    __query_traits! {
        [Select, Next,] RawQuery < Select, Next >
    }
    impl<Select: __rt::Selection, Next: __rt::NextPart> __rt::IntoCondition
    for RawQuery<Select, Next>
    where
        __rt::TheQuery: __rt::HasPartitionKey<<Next as __rt::NextPart>::OfThePartition>,
    {
        type Select = Select;
        __into_condition! {
            Select
        }
    }
    __if_aws! {
        impl __aws::StoredEntity for Raw where { __template_fields!([(id "id" "id")
        (created "created" "created")] [(id "id" "id") (created "created" "created")]
        versioned); } __key_fields! { ['a,] Codec RawKey < 'a > [] id "id" &
        'a[__rt::u8], created "created" u64, } __attributes! { [] Raw[]
        "The attributes of [`Raw`]." RawAttributes[] id "The attribute `id`." __attribute
        < Raw, Vec < u8 >, __at::KeyField > = __attribute::new("id"), created
        "The attribute `created`." __attribute < Raw, u64, __at::KeyField > =
        __attribute::new("created"), version "The attribute `version`." __attribute <
        Raw, u64, __at::VersionField > = __attribute::new("version"), expires
        "The attribute `expires`." __attribute < Raw, u64 > =
        __attribute::new("expires"), }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `id` | `created` |
*/
    impl __rt::Entity for Raw {
        const SCHEMA: &'static __rt::EntitySchema = &__entity::<
            RawKey<'_>,
        >(
                "Raw",
                &[
                    __field("id", "id"),
                    __field("created", "created"),
                    __field("version", "version"),
                    __field("expires", "expires"),
                ],
            )
            .version(__field("version", "version"), <u64 as __rt::Count>::LAST)
            .ttl(__field("expires", "expires"));
        type Key<'a> = RawKey<'a> where Self: 'a;
    }
    const TEMPLATES: __rt::Option<&__rt::EntitySchema> = {
        use __rt::Unchecked as _;
        <__rt::Checked<Raw>>::ENTITY
    };
    const _: () = (__check_template)(TEMPLATES, 0usize, 0usize);
    const _: () = (__check_template)(TEMPLATES, 0usize, 1usize);
    const _: () = __check_ttl::<u64>();
};
