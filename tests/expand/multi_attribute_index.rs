// 4227 tokens

///The primary key of [`Match`]: `MATCH#<id>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct MatchKey {
    ///`id` in `MATCH#<id>`.
    pub id: u16,
}
///The key of [`Match`] in the index `Bracket`: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct MatchBracketKey<'a> {
    ///`tournament` in the attribute `tournament`.
    pub tournament: &'a ::ddb_keys::__rt::str,
    ///`region` in `REGION#<region>`.
    pub region: &'a ::ddb_keys::__rt::str,
    ///`round` in the attribute `round`.
    pub round: u8,
    ///`bracket` in `<bracket>#<id:04>`.
    pub bracket: &'a ::ddb_keys::__rt::str,
    ///`id` in `<bracket>#<id:04>`.
    pub id: u16,
}
///A query by `MATCH#<id>`. Its parts are given in this order: `id`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct MatchQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`. Its parts are given in this order: `tournament`, `region`, `round`, `bracket`, `id`. The number in its type counts those given so far; 2 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct MatchBracketQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
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
    impl Clone for MatchKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for MatchKey {}
    impl PartialEq for MatchKey {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.id == other.id
        }
    }
    impl Eq for MatchKey {}
    impl Hash for MatchKey {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.id, state);
        }
    }
    impl Debug for MatchKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "MatchKey", &[("id", &self.id)])
        }
    }
    impl<'a> Clone for MatchBracketKey<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<'a> Copy for MatchBracketKey<'a> {}
    impl<'a> PartialEq for MatchBracketKey<'a> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.tournament == other.tournament && self.region == other.region
                && self.round == other.round && self.bracket == other.bracket
                && self.id == other.id
        }
    }
    impl<'a> Eq for MatchBracketKey<'a> {}
    impl<'a> Hash for MatchBracketKey<'a> {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.tournament, state);
            Hash::hash(&self.region, state);
            Hash::hash(&self.round, state);
            Hash::hash(&self.bracket, state);
            Hash::hash(&self.id, state);
        }
    }
    impl<'a> Debug for MatchBracketKey<'a> {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(
                f,
                "MatchBracketKey",
                &[
                    ("tournament", &self.tournament),
                    ("region", &self.region),
                    ("round", &self.round),
                    ("bracket", &self.bracket),
                    ("id", &self.id),
                ],
            )
        }
    }
    impl<'a> Templates<'a> for MatchKey {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Match",
                '#',
                __template(
                    "MATCH#<id>",
                    &[__literal("MATCH#"), __part::<u16, Plain>("id")],
                ),
            ),
        ];
        type Typed = (Placeholder<u16, Plain, 1>,);
        #[inline]
        fn read((text0_1,): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text0_1) {
                Result::Ok(id) => Result::Ok(Self { id }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for MatchBracketKey<'a> {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key("Match", '#', Source::raw::<str>("tournament", "tournament"))
                .of_index("Bracket"),
            __partition_key(
                    "Match",
                    '#',
                    __template(
                        "REGION#<region>",
                        &[__literal("REGION#"), __part::<str, Plain>("region")],
                    ),
                )
                .of_index("Bracket")
                .at(1),
            __sort_key("Match", '#', Source::raw::<u8>("round", "round"))
                .of_index("Bracket"),
            __sort_key(
                    "Match",
                    '#',
                    __template(
                        "<bracket>#<id:04>",
                        &[
                            __part::<str, Plain>("bracket"),
                            __literal("#"),
                            __part::<u16, Padded<4usize>>("id"),
                        ],
                    ),
                )
                .of_index("Bracket")
                .at(1),
        ];
        type Typed = (
            Placeholder<str, Raw, 0>,
            Placeholder<str, Plain, 1>,
            Placeholder<u8, Raw, 0>,
            (Placeholder<str, Plain, 0>, Placeholder<u16, Padded<4usize>, 2>),
        );
        #[inline]
        fn read(
            (text0_0, text1_1, text2_0, (text3_0, text3_2)): Texts<'a, Self>,
        ) -> Result<Self, ParseError> {
            match __read((text0_0, text1_1, text2_0, text3_0, text3_2)) {
                Result::Ok((tournament, region, round, bracket, id)) => {
                    Result::Ok(Self {
                        tournament,
                        region,
                        round,
                        bracket,
                        id,
                    })
                }
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl MatchKey {
        ///Builds the key `MATCH#<id>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.id)
        }
        ///Reads a key back from its text, `MATCH#<id>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &str) -> Result<Self, ParseError> {
            __parse(&[pk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &str) -> bool {
            Self::parse(pk).is_ok()
        }
    }
    impl<'a> MatchBracketKey<'a> {
        ///Builds the key `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<MultiKey<2, 2>, KeyError> {
            __multi_key(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<[KeyValue; 2], KeyError> {
            Result::Ok([
                __build::<Self, 0>(self.tournament)?,
                __build::<Self, 1>(self.region)?,
            ])
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<[KeyValue; 2], KeyError> {
            Result::Ok([
                __build::<Self, 2>(self.round)?,
                __build::<Self, 3>((self.bracket, self.id))?,
            ])
        }
        ///Reads a key back from its text, `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: [&'a str; 2], sk: [&'a str; 2]) -> Result<Self, ParseError> {
            __parse(&[pk[0], pk[1], sk[0], sk[1]])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: [&'a str; 2], sk: [&'a str; 2]) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> From<&'a Match> for MatchKey {
        #[inline]
        fn from(value: &'a Match) -> Self {
            MatchKey { id: value.id }
        }
    }
    impl KeyOf<Match> for MatchKey {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl<'a> IndexKeyOf<Match> for MatchBracketKey<'a> {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<MatchBracketKey<'_>>::KEY[0], &<MatchBracketKey<'_>>::KEY[1]],
            sk: &[&<MatchBracketKey<'_>>::KEY[2], &<MatchBracketKey<'_>>::KEY[3]],
            optional: &["region"],
            ..__index_key("Bracket", "Bracket", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl Match {
        ///The key in the index `Bracket`, if every field that it is made from is there: `tournament`, `REGION#<region>` and `round`, `<bracket>#<id:04>`.
        #[must_use]
        #[inline]
        fn bracket_key(&self) -> Option<MatchBracketKey<'_>> {
            Option::Some(MatchBracketKey {
                tournament: &self.tournament,
                region: <Option<String> as KeySource>::source(&self.region)?,
                round: self.round,
                bracket: &self.bracket,
                id: self.id,
            })
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
*/
        #[inline]
        fn query() -> MatchQuery<One<Self>, 0> {
            MatchQuery {
                zz_given: Given::nothing(<MatchKey>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> MatchQuery<Collection<Self>, 0> {
            MatchQuery {
                zz_given: Given::nothing(<MatchKey>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `Bracket`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
        #[inline]
        fn query_bracket() -> MatchBracketQuery<One<Self>, 0> {
            MatchBracketQuery {
                zz_given: Given::nothing(<MatchBracketKey<'_>>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `Bracket`, as the table's enum.
        #[inline]
        fn collection_bracket() -> MatchBracketQuery<Collection<Self>, 0> {
            MatchBracketQuery {
                zz_given: Given::nothing(<MatchBracketKey<'_>>::KEY),
            }
        }
        ///Every item of this entity in the index `Bracket`.
        #[must_use]
        #[inline]
        fn scan_bracket() -> IndexScan<Self> {
            IndexScan::new(<MatchBracketKey<'_> as IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> MatchQuery<Select, 0> {
        ///Gives `id`, the last part.
        #[inline]
        fn id(self, id: u16) -> MatchQuery<Select, 1> {
            MatchQuery {
                zz_given: self.zz_given.part::<u16, Plain>(id),
            }
        }
    }
    impl<Select, const GIVEN: usize> Debug for MatchQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for MatchQuery<Select, GIVEN>
    where
        MatchQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for MatchQuery<(), 1> {}
    impl<Select> MatchBracketQuery<Select, 0> {
        ///Gives `tournament`. The next part is `region`.
        #[inline]
        fn tournament(self, tournament: &'_ str) -> MatchBracketQuery<Select, 1> {
            MatchBracketQuery {
                zz_given: self.zz_given.part::<str, Raw>(tournament),
            }
        }
    }
    impl<Select> MatchBracketQuery<Select, 1> {
        ///Gives `region`. The next part is `round`.
        #[inline]
        fn region(self, region: &'_ str) -> MatchBracketQuery<Select, 2> {
            MatchBracketQuery {
                zz_given: self.zz_given.part::<str, Plain>(region),
            }
        }
    }
    impl MatchBracketQuery<One<Match>, 2> {
        ///Gives `round`. The next part is `bracket`.
        #[inline]
        fn round(self, round: u8) -> MatchBracketQuery<One<Match>, 3> {
            MatchBracketQuery {
                zz_given: self.zz_given.part::<u8, Raw>(round),
            }
        }
        ///Ends with a range of `round`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn round_in<'v>(
            self,
            range: impl KeyRange<'v, u8, Raw>,
        ) -> ReadyQuery<One<Match>> {
            self.zz_given.range::<u8, Raw, Raw, _>(1, range)
        }
        ///Ends with the beginning of `round`.
        fn round_starts_with(
            self,
            beginning: impl Prefix<u8>,
        ) -> ReadyQuery<One<Match>> {
            self.zz_given.starts_with::<u8, Raw, _>(beginning)
        }
    }
    impl MatchBracketQuery<One<Match>, 3> {
        ///Gives `bracket`. The next part is `id`.
        #[inline]
        fn bracket(self, bracket: &'_ str) -> MatchBracketQuery<One<Match>, 4> {
            MatchBracketQuery {
                zz_given: self.zz_given.part::<str, Plain>(bracket),
            }
        }
        ///Ends with a range of `bracket`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn bracket_in<'v>(
            self,
            range: impl KeyRange<'v, str, InMiddle<Plain>>,
        ) -> ReadyQuery<One<Match>> {
            self.zz_given.range::<str, Plain, InMiddle<Plain>, _>(1, range)
        }
        ///Ends with the beginning of `bracket`.
        fn bracket_starts_with(
            self,
            beginning: impl Prefix<str>,
        ) -> ReadyQuery<One<Match>> {
            self.zz_given.starts_with::<str, Plain, _>(beginning)
        }
    }
    impl MatchBracketQuery<One<Match>, 4> {
        ///Gives `id`, the last part.
        #[inline]
        fn id(self, id: u16) -> MatchBracketQuery<One<Match>, 5> {
            MatchBracketQuery {
                zz_given: self.zz_given.part::<u16, Padded<4usize>>(id),
            }
        }
        ///Ends with a range of `id`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn id_in<'v>(
            self,
            range: impl KeyRange<'v, u16, AtEnd<Padded<4usize>>>,
        ) -> ReadyQuery<One<Match>> {
            self.zz_given
                .range::<u16, Padded<4usize>, AtEnd<Padded<4usize>>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for MatchBracketQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for MatchBracketQuery<Select, GIVEN>
    where
        MatchBracketQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for MatchBracketQuery<(), 2> {}
    impl Complete for MatchBracketQuery<(), 3> {}
    impl Complete for MatchBracketQuery<(), 4> {}
    impl Complete for MatchBracketQuery<(), 5> {}
    __if_aws! {
        impl < Codec > __aws::KeyFields < Codec > for MatchKey where Codec :
        __aws::FieldCodec < u16 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("id", < Codec as
        __aws::FieldCodec < u16 >> ::value(& self.id)); } } impl < 'a, Codec >
        __aws::KeyFields < Codec > for MatchBracketKey < 'a > where Codec :
        __aws::FieldCodec < & 'a str >, Codec : __aws::FieldCodec < & 'a str >, Codec :
        __aws::FieldCodec < u8 >, Codec : __aws::FieldCodec < & 'a str >, Codec :
        __aws::FieldCodec < u16 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("tournament", < Codec as
        __aws::FieldCodec < & 'a str >> ::value(& self.tournament)); visit("region", <
        Codec as __aws::FieldCodec < & 'a str >> ::value(& self.region)); visit("round",
        < Codec as __aws::FieldCodec < u8 >> ::value(& self.round)); visit("bracket", <
        Codec as __aws::FieldCodec < & 'a str >> ::value(& self.bracket)); visit("id", <
        Codec as __aws::FieldCodec < u16 >> ::value(& self.id)); } } use
        __aws::attribute:: { self as __at, Attribute as __attribute }; #[doc =
        "The attributes of [`Match`]."] pub struct MatchAttributes { #[doc =
        "The attribute `id`."] id : __attribute < Match, u16, __at::Keyed >, #[doc =
        "The attribute `tournament`."] tournament : __attribute < Match, String >, #[doc
        = "The attribute `region`."] region : __attribute < Match, Option < String >,
        __at::Keyed >, #[doc = "The attribute `round`."] round : __attribute < Match, u8
        >, #[doc = "The attribute `bracket`."] bracket : __attribute < Match, String,
        __at::Keyed >, } impl __at::Document for Match { type Attributes =
        MatchAttributes; const ATTRIBUTES : Self::Attributes = MatchAttributes { id :
        __attribute::new("id"), tournament : __attribute::new("tournament"), region :
        __attribute::new("region"), round : __attribute::new("round"), bracket :
        __attribute::new("bracket"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `MATCH#<id>` |  |
| Bracket | `tournament`, `REGION#<region>` | `round`, `<bracket>#<id:04>` |
*/
    impl Entity for Match {
        const SCHEMA: &'static EntitySchema = &EntitySchema {
            indexes: &[*<MatchBracketKey<'_> as IndexKeyOf<Self>>::SCHEMA],
            ..__entity::<
                MatchKey,
            >(
                "Match",
                &[
                    __field("id", "id"),
                    __field("tournament", "tournament"),
                    __field("region", "region"),
                    __field("round", "round"),
                    __field("bracket", "bracket"),
                ],
            )
        };
        type Key<'a> = MatchKey where Self: 'a;
        #[inline]
        fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            if let Option::Some(key) = self.bracket_key() {
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                Result::Ok(())
            }
        }
        __if_aws! {
            __template_fields!([(id "id" "id")] [(id "id" "id") (tournament "tournament"
            "tournament") (region "region" "region") (round "round" "round") (bracket
            "bracket" "bracket")]);
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Match>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 2usize);
    const _: () = __check_template(TEMPLATES, 1usize, 3usize);
};
