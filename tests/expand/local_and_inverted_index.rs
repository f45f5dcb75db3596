// 5235 tokens

///The primary key of [`Item`]: `P#<p>` and `S#<s>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct ItemKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__rt::str,
    ///`s` in `S#<s>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Local`: `P#<p>` and `L#<s:desc>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct ItemLocalKey<'a> {
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__rt::str,
    ///`s` in `L#<s:desc>`.
    pub s: u32,
}
///The key of [`Item`] in the index `Inverted`: `S#<s>` and `P#<p>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct ItemInvertedKey<'a> {
    ///`s` in `S#<s>`.
    pub s: u32,
    ///`p` in `P#<p>`.
    pub p: &'a ::ddb_keys::__rt::str,
}
///A query by `P#<p>` and `S#<s>`. Its parts are given in this order: `p`, `s`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct ItemQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `P#<p>` and `L#<s:desc>`. Its parts are given in this order: `p`, `s`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct ItemLocalQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `S#<s>` and `P#<p>`. Its parts are given in this order: `s`, `p`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct ItemInvertedQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
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
    impl<'a> Clone for ItemKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for ItemKey<'a> {}
    impl<'a> PartialEq for ItemKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> Eq for ItemKey<'a> {}
    impl<'a> Hash for ItemKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.p, state);
            Hash::hash(&self.s, state);
        }
    }
    impl<'a> Debug for ItemKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemKey", &[("p", &self.p), ("s", &self.s)])
        }
    }
    impl<'a> Clone for ItemLocalKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for ItemLocalKey<'a> {}
    impl<'a> PartialEq for ItemLocalKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.p == other.p && self.s == other.s
        }
    }
    impl<'a> Eq for ItemLocalKey<'a> {}
    impl<'a> Hash for ItemLocalKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.p, state);
            Hash::hash(&self.s, state);
        }
    }
    impl<'a> Debug for ItemLocalKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemLocalKey", &[("p", &self.p), ("s", &self.s)])
        }
    }
    impl<'a> Clone for ItemInvertedKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for ItemInvertedKey<'a> {}
    impl<'a> PartialEq for ItemInvertedKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.s == other.s && self.p == other.p
        }
    }
    impl<'a> Eq for ItemInvertedKey<'a> {}
    impl<'a> Hash for ItemInvertedKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.s, state);
            Hash::hash(&self.p, state);
        }
    }
    impl<'a> Debug for ItemInvertedKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "ItemInvertedKey", &[("s", &self.s), ("p", &self.p)])
        }
    }
    impl<'a> Templates<'a> for ItemKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Item",
                '#',
                __template("P#<p>", &[__literal("P#"), __part::<str, Plain>("p")]),
            ),
            __sort_key(
                "Item",
                '#',
                __template("S#<s>", &[__literal("S#"), __part::<u32, Plain>("s")]),
            ),
        ];
        type Typed = (Placeholder<str, Plain, 1>, Placeholder<u32, Plain, 1>);
        #[inline]
        fn read((text0_1, text1_1): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read((text0_1, text1_1)) {
                Result::Ok((p, s)) => Result::Ok(Self { p, s }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for ItemLocalKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                    "Item",
                    '#',
                    __template("P#<p>", &[__literal("P#"), __part::<str, Plain>("p")]),
                )
                .of_index("Local"),
            __sort_key(
                    "Item",
                    '#',
                    __template(
                        "L#<s:desc>",
                        &[__literal("L#"), __part::<u32, Desc>("s")],
                    ),
                )
                .of_index("Local"),
        ];
        type Typed = (Placeholder<str, Plain, 1>, Placeholder<u32, Desc, 1>);
        #[inline]
        fn read((text0_1, text1_1): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read((text0_1, text1_1)) {
                Result::Ok((p, s)) => Result::Ok(Self { p, s }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for ItemInvertedKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                    "Item",
                    '#',
                    __template("S#<s>", &[__literal("S#"), __part::<u32, Plain>("s")]),
                )
                .of_index("Inverted"),
            __sort_key(
                    "Item",
                    '#',
                    __template("P#<p>", &[__literal("P#"), __part::<str, Plain>("p")]),
                )
                .of_index("Inverted"),
        ];
        type Typed = (Placeholder<u32, Plain, 1>, Placeholder<str, Plain, 1>);
        #[inline]
        fn read((text0_1, text1_1): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read((text0_1, text1_1)) {
                Result::Ok((s, p)) => Result::Ok(Self { s, p }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> ItemKey<'a> {
        ///Builds the key `P#<p>` and `S#<s>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.p)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.s)
        }
        ///Reads a key back from its text, `P#<p>` and `S#<s>`. Borrows, and allocates nothing.
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
    impl<'a> ItemLocalKey<'a> {
        ///Builds the key `P#<p>` and `L#<s:desc>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.p)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.s)
        }
        ///Reads a key back from its text, `P#<p>` and `L#<s:desc>`. Borrows, and allocates nothing.
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
    impl<'a> ItemInvertedKey<'a> {
        ///Builds the key `S#<s>` and `P#<p>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.s)
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.p)
        }
        ///Reads a key back from its text, `S#<s>` and `P#<p>`. Borrows, and allocates nothing.
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
    impl<'a> From<&'a Item> for ItemKey<'a> {
        #[inline]
        fn from(value: &'a Item) -> Self {
            ItemKey { p: &value.p, s: value.s }
        }
    }
    impl<'a> KeyOf<Item> for ItemKey<'a> {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl<'a> IndexKeyOf<Item> for ItemLocalKey<'a> {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<ItemLocalKey<'_>>::KEY[0]],
            sk: &[&<ItemLocalKey<'_>>::KEY[1]],
            ..__index_key("Local", "Local", IndexKind::Local)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(&Self::KEY[1..], self.sk(), visit)
        }
    }
    impl<'a> IndexKeyOf<Item> for ItemInvertedKey<'a> {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<ItemInvertedKey<'_>>::KEY[0]],
            sk: &[&<ItemInvertedKey<'_>>::KEY[1]],
            ..__index_key("Inverted", "Inverted", IndexKind::Inverted)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            let _ = visit;
            Result::Ok(())
        }
    }
    impl Item {
        ///The key in the index `Local`: `P#<p>` and `L#<s:desc>`.
        #[must_use]
        #[inline]
        fn local_key(&self) -> ItemLocalKey<'_> {
            ItemLocalKey {
                p: &self.p,
                s: self.s,
            }
        }
        ///The key in the index `Inverted`: `S#<s>` and `P#<p>`.
        #[must_use]
        #[inline]
        fn inverted_key(&self) -> ItemInvertedKey<'_> {
            ItemInvertedKey {
                s: self.s,
                p: &self.p,
            }
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
*/
        #[inline]
        fn query() -> ItemQuery<One<Self>, 0> {
            ItemQuery {
                zz_given: Given::nothing(<ItemKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> ItemQuery<Collection<Self>, 0> {
            ItemQuery {
                zz_given: Given::nothing(<ItemKey<'_>>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `Local`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Local | `P#<p>` | `L#<s:desc>` |
*/
        #[inline]
        fn query_local() -> ItemLocalQuery<One<Self>, 0> {
            ItemLocalQuery {
                zz_given: Given::nothing(<ItemLocalKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `Local`, as the table's enum.
        #[inline]
        fn collection_local() -> ItemLocalQuery<Collection<Self>, 0> {
            ItemLocalQuery {
                zz_given: Given::nothing(<ItemLocalKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `Local`.
        #[must_use]
        #[inline]
        fn scan_local() -> IndexScan<Self> {
            IndexScan::new(<ItemLocalKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `Inverted`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Inverted | `S#<s>` | `P#<p>` |
*/
        #[inline]
        fn query_inverted() -> ItemInvertedQuery<One<Self>, 0> {
            ItemInvertedQuery {
                zz_given: Given::nothing(<ItemInvertedKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `Inverted`, as the table's enum.
        #[inline]
        fn collection_inverted() -> ItemInvertedQuery<Collection<Self>, 0> {
            ItemInvertedQuery {
                zz_given: Given::nothing(<ItemInvertedKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `Inverted`.
        #[must_use]
        #[inline]
        fn scan_inverted() -> IndexScan<Self> {
            IndexScan::new(<ItemInvertedKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> ItemQuery<Select, 0> {
        ///Gives `p`. The next part is `s`.
        #[inline]
        fn p(self, p: &'_ str) -> ItemQuery<Select, 1> {
            ItemQuery {
                zz_given: self.zz_given.part::<str, Plain>(p),
            }
        }
    }
    impl ItemQuery<One<Item>, 1> {
        ///Gives `s`, the last part.
        #[inline]
        fn s(self, s: u32) -> ItemQuery<One<Item>, 2> {
            ItemQuery {
                zz_given: self.zz_given.part::<u32, Plain>(s),
            }
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn s_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Plain>>,
        ) -> ReadyQuery<One<Item>> {
            self.zz_given.range::<u32, Plain, AtEnd<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `s`.
        fn s_starts_with(self, beginning: impl Prefix<u32>) -> ReadyQuery<One<Item>> {
            self.zz_given.starts_with::<u32, Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: usize> Debug for ItemQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for ItemQuery<Select, GIVEN>
    where
        ItemQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for ItemQuery<(), 1> {}
    impl Complete for ItemQuery<(), 2> {}
    impl<Select> ItemLocalQuery<Select, 0> {
        ///Gives `p`. The next part is `s`.
        #[inline]
        fn p(self, p: &'_ str) -> ItemLocalQuery<Select, 1> {
            ItemLocalQuery {
                zz_given: self.zz_given.part::<str, Plain>(p),
            }
        }
    }
    impl ItemLocalQuery<One<Item>, 1> {
        ///Gives `s`, the last part.
        #[inline]
        fn s(self, s: u32) -> ItemLocalQuery<One<Item>, 2> {
            ItemLocalQuery {
                zz_given: self.zz_given.part::<u32, Desc>(s),
            }
        }
        ///Ends with a range of `s`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn s_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Desc>>,
        ) -> ReadyQuery<One<Item>> {
            self.zz_given.range::<u32, Desc, AtEnd<Desc>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for ItemLocalQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for ItemLocalQuery<Select, GIVEN>
    where
        ItemLocalQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for ItemLocalQuery<(), 1> {}
    impl Complete for ItemLocalQuery<(), 2> {}
    impl<Select> ItemInvertedQuery<Select, 0> {
        ///Gives `s`. The next part is `p`.
        #[inline]
        fn s(self, s: u32) -> ItemInvertedQuery<Select, 1> {
            ItemInvertedQuery {
                zz_given: self.zz_given.part::<u32, Plain>(s),
            }
        }
    }
    impl ItemInvertedQuery<One<Item>, 1> {
        ///Gives `p`, the last part.
        #[inline]
        fn p(self, p: &'_ str) -> ItemInvertedQuery<One<Item>, 2> {
            ItemInvertedQuery {
                zz_given: self.zz_given.part::<str, Plain>(p),
            }
        }
        ///Ends with a range of `p`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn p_in<'v>(
            self,
            range: impl KeyRange<'v, str, AtEnd<Plain>>,
        ) -> ReadyQuery<One<Item>> {
            self.zz_given.range::<str, Plain, AtEnd<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `p`.
        fn p_starts_with(self, beginning: impl Prefix<str>) -> ReadyQuery<One<Item>> {
            self.zz_given.starts_with::<str, Plain, _>(beginning)
        }
    }
    impl<Select, const GIVEN: usize> Debug for ItemInvertedQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for ItemInvertedQuery<Select, GIVEN>
    where
        ItemInvertedQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for ItemInvertedQuery<(), 1> {}
    impl Complete for ItemInvertedQuery<(), 2> {}
    __if_aws! {
        impl < 'a, Codec > __aws::KeyFields < Codec > for ItemKey < 'a > where Codec :
        __aws::FieldCodec < & 'a str >, Codec : __aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("p", < Codec as __aws::FieldCodec < & 'a str >> ::value(& self.p));
        visit("s", < Codec as __aws::FieldCodec < u32 >> ::value(& self.s)); } } impl <
        'a, Codec > __aws::KeyFields < Codec > for ItemLocalKey < 'a > where Codec :
        __aws::FieldCodec < & 'a str >, Codec : __aws::FieldCodec < u32 >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("p", < Codec as __aws::FieldCodec < & 'a str >> ::value(& self.p));
        visit("s", < Codec as __aws::FieldCodec < u32 >> ::value(& self.s)); } } impl <
        'a, Codec > __aws::KeyFields < Codec > for ItemInvertedKey < 'a > where Codec :
        __aws::FieldCodec < u32 >, Codec : __aws::FieldCodec < & 'a str >, { #[inline] fn
        each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _ = & visit;
        visit("s", < Codec as __aws::FieldCodec < u32 >> ::value(& self.s)); visit("p", <
        Codec as __aws::FieldCodec < & 'a str >> ::value(& self.p)); } } use
        __aws::attribute:: { self as __at, Attribute as __attribute }; #[doc =
        "The attributes of [`Item`]."] pub struct ItemAttributes { #[doc =
        "The attribute `p`."] p : __attribute < Item, String, __at::Keyed >, #[doc =
        "The attribute `s`."] s : __attribute < Item, u32, __at::Keyed >, } impl
        __at::Document for Item { type Attributes = ItemAttributes; const ATTRIBUTES :
        Self::Attributes = ItemAttributes { p : __attribute::new("p"), s :
        __attribute::new("s"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `P#<p>` | `S#<s>` |
| Local | `P#<p>` | `L#<s:desc>` |
| Inverted | `S#<s>` | `P#<p>` |
*/
    impl Entity for Item {
        const SCHEMA: &'static EntitySchema = &EntitySchema {
            indexes: &[
                *<ItemLocalKey<'_> as IndexKeyOf<Self>>::SCHEMA,
                *<ItemInvertedKey<'_> as IndexKeyOf<Self>>::SCHEMA,
            ],
            ..__entity::<ItemKey<'_>>("Item", &[__field("p", "p"), __field("s", "s")])
        };
        type Key<'a> = ItemKey<'a> where Self: 'a;
        #[inline]
        fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            {
                let key = self.local_key();
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            }
        }
        __if_aws! {
            __template_fields!([(p "p" "p") (s "s" "s")] [(p "p" "p") (s "s" "s")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Item>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 1usize);
    const _: () = __check_template(TEMPLATES, 1usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 0usize);
};
