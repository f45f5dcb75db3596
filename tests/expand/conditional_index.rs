// 4444 tokens

///The primary key of [`Issue`]: `ISSUE#<number:08>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct IssueKey {
    ///`number` in `ISSUE#<number:08>`.
    pub number: u32,
}
///The key of [`Issue`] in the index `States`: `OPEN` and `<number:desc(8)>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct IssueOpenKey {
    ///`number` in `<number:desc(8)>`.
    pub number: u32,
}
///The key of [`Issue`] in the index `States`: `CLOSED` and `<number:08>`.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
struct IssueClosedKey {
    ///`number` in `<number:08>`.
    pub number: u32,
}
///A query by `ISSUE#<number:08>`. Its parts are given in this order: `number`. The number in its type counts those given so far; 1 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct IssueQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `OPEN` and `<number:desc(8)>`. Its parts are given in this order: `number`. The number in its type counts those given so far; 0 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct IssueOpenQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
    zz_given: ::ddb_keys::__rt::Given<Select>,
}
///A query by `CLOSED` and `<number:08>`. Its parts are given in this order: `number`. The number in its type counts those given so far; 0 complete the partition key, and then the query can be read.
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated
)]
#[must_use = "a query does nothing until a table's client reads it"]
struct IssueClosedQuery<Select, const GIVEN: ::ddb_keys::__rt::usize> {
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
    impl Clone for IssueKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for IssueKey {}
    impl PartialEq for IssueKey {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.number == other.number
        }
    }
    impl Eq for IssueKey {}
    impl Hash for IssueKey {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.number, state);
        }
    }
    impl Debug for IssueKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueKey", &[("number", &self.number)])
        }
    }
    impl Clone for IssueOpenKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for IssueOpenKey {}
    impl PartialEq for IssueOpenKey {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.number == other.number
        }
    }
    impl Eq for IssueOpenKey {}
    impl Hash for IssueOpenKey {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.number, state);
        }
    }
    impl Debug for IssueOpenKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueOpenKey", &[("number", &self.number)])
        }
    }
    impl Clone for IssueClosedKey {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl Copy for IssueClosedKey {}
    impl PartialEq for IssueClosedKey {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.number == other.number
        }
    }
    impl Eq for IssueClosedKey {}
    impl Hash for IssueClosedKey {
        fn hash<H: Hasher>(&self, state: &mut H) {
            Hash::hash(&self.number, state);
        }
    }
    impl Debug for IssueClosedKey {
        #[inline]
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            __fmt_key(f, "IssueClosedKey", &[("number", &self.number)])
        }
    }
    impl<'a> Templates<'a> for IssueKey {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key(
                "Issue",
                '#',
                __template(
                    "ISSUE#<number:08>",
                    &[__literal("ISSUE#"), __part::<u32, Padded<8usize>>("number")],
                ),
            ),
        ];
        type Typed = (Placeholder<u32, Padded<8usize>, 1>,);
        #[inline]
        fn read((text0_1,): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text0_1) {
                Result::Ok(number) => Result::Ok(Self { number }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for IssueOpenKey {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key("Issue", '#', __template("OPEN", &[__literal("OPEN")]))
                .of_index("States"),
            __sort_key(
                    "Issue",
                    '#',
                    __template(
                        "<number:desc(8)>",
                        &[__part::<u32, DescWidth<8usize>>("number")],
                    ),
                )
                .of_index("States"),
        ];
        type Typed = ((), Placeholder<u32, DescWidth<8usize>, 0>);
        #[inline]
        fn read(((), text1_0): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text1_0) {
                Result::Ok(number) => Result::Ok(Self { number }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl<'a> Templates<'a> for IssueClosedKey {
        const KEY: &'static [KeyAttribute] = &[
            __partition_key("Issue", '#', __template("CLOSED", &[__literal("CLOSED")]))
                .of_index("States"),
            __sort_key(
                    "Issue",
                    '#',
                    __template("<number:08>", &[__part::<u32, Padded<8usize>>("number")]),
                )
                .of_index("States"),
        ];
        type Typed = ((), Placeholder<u32, Padded<8usize>, 0>);
        #[inline]
        fn read(((), text1_0): Texts<'a, Self>) -> Result<Self, ParseError> {
            match __read(text1_0) {
                Result::Ok(number) => Result::Ok(Self { number }),
                Result::Err(error) => Result::Err(error),
            }
        }
    }
    impl IssueKey {
        ///Builds the key `ISSUE#<number:08>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_alone(self.pk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(self.number)
        }
        ///Reads a key back from its text, `ISSUE#<number:08>`. Borrows, and allocates nothing.
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
    impl IssueOpenKey {
        ///Builds the key `OPEN` and `<number:desc(8)>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(())
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.number)
        }
        ///Reads a key back from its text, `OPEN` and `<number:desc(8)>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &str, sk: &str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &str, sk: &str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl IssueClosedKey {
        ///Builds the key `CLOSED` and `<number:08>`, or refuses a value.
        #[inline]
        pub fn build(&self) -> Result<Key, KeyError> {
            __pk_and_sk(self.pk(), self.sk())
        }
        ///Builds the partition key alone.
        #[inline]
        pub fn pk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 0>(())
        }
        ///Builds the sort key alone.
        #[inline]
        pub fn sk(&self) -> Result<KeyValue, KeyError> {
            __build::<Self, 1>(self.number)
        }
        ///Reads a key back from its text, `CLOSED` and `<number:08>`. Borrows, and allocates nothing.
        #[inline]
        pub fn parse(pk: &str, sk: &str) -> Result<Self, ParseError> {
            __parse(&[pk, sk])
        }
        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(pk: &str, sk: &str) -> bool {
            Self::parse(pk, sk).is_ok()
        }
    }
    impl<'a> From<&'a Issue> for IssueKey {
        #[inline]
        fn from(value: &'a Issue) -> Self {
            IssueKey { number: value.number }
        }
    }
    impl KeyOf<Issue> for IssueKey {
        #[inline]
        fn build_key(&self) -> Result<Key, KeyError> {
            self.build()
        }
    }
    impl IndexKeyOf<Issue> for IssueOpenKey {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<IssueOpenKey>::KEY[0]],
            sk: &[&<IssueOpenKey>::KEY[1]],
            when: &["state", "owner"],
            ..__index_key("States", "Open", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl IndexKeyOf<Issue> for IssueClosedKey {
        const SCHEMA: &'static IndexKeySchema = &IndexKeySchema {
            pk: &[&<IssueClosedKey>::KEY[0]],
            sk: &[&<IssueClosedKey>::KEY[1]],
            ..__index_key("States", "Closed", IndexKind::Global)
        };
        #[inline]
        fn each_index_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            __visit_values(Self::KEY, self.build(), visit)
        }
    }
    impl Issue {
        ///The key in the index `States`, while its conditions hold and every field is there: `OPEN` and `<number:desc(8)>`.
        #[must_use]
        #[inline]
        fn open_key(&self) -> Option<IssueOpenKey> {
            if !::core::matches!(self.state, State::Open | State::Held) {
                return Option::None;
            }
            if !::core::matches!(self.owner, Some(_)) {
                return Option::None;
            }
            Option::Some(IssueOpenKey {
                number: self.number,
            })
        }
        ///The key in the index `States`: `CLOSED` and `<number:08>`.
        #[must_use]
        #[inline]
        fn closed_key(&self) -> IssueClosedKey {
            IssueClosedKey {
                number: self.number,
            }
        }
        /**Begins a query for items of this entity, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
*/
        #[inline]
        fn query() -> IssueQuery<One<Self>, 0> {
            IssueQuery {
                zz_given: Given::nothing(<IssueKey>::KEY),
            }
        }
        ///Begins a query for everything in one partition, as the table's enum.
        #[inline]
        fn collection() -> IssueQuery<Collection<Self>, 0> {
            IssueQuery {
                zz_given: Given::nothing(<IssueKey>::KEY),
            }
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Open | `OPEN` | `<number:desc(8)>` |
*/
        #[inline]
        fn query_open() -> IssueOpenQuery<One<Self>, 0> {
            IssueOpenQuery {
                zz_given: Given::nothing(<IssueOpenKey>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_open() -> IssueOpenQuery<Collection<Self>, 0> {
            IssueOpenQuery {
                zz_given: Given::nothing(<IssueOpenKey>::KEY),
            }
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_open() -> IndexScan<Self> {
            IndexScan::new(<IssueOpenKey as IndexKeyOf<Self>>::SCHEMA)
        }
        /**Begins a query for items of this entity in the index `States`, its key given from the left.

| key | partition key | sort key |
|---|---|---|
| States, Closed | `CLOSED` | `<number:08>` |
*/
        #[inline]
        fn query_closed() -> IssueClosedQuery<One<Self>, 0> {
            IssueClosedQuery {
                zz_given: Given::nothing(<IssueClosedKey>::KEY),
            }
        }
        ///Begins a query for everything in one partition in the index `States`, as the table's enum.
        #[inline]
        fn collection_closed() -> IssueClosedQuery<Collection<Self>, 0> {
            IssueClosedQuery {
                zz_given: Given::nothing(<IssueClosedKey>::KEY),
            }
        }
        ///Every item of this entity in the index `States`.
        #[must_use]
        #[inline]
        fn scan_closed() -> IndexScan<Self> {
            IndexScan::new(<IssueClosedKey as IndexKeyOf<Self>>::SCHEMA)
        }
    }
    impl<Select> IssueQuery<Select, 0> {
        ///Gives `number`, the last part.
        #[inline]
        fn number(self, number: u32) -> IssueQuery<Select, 1> {
            IssueQuery {
                zz_given: self.zz_given.part::<u32, Padded<8usize>>(number),
            }
        }
    }
    impl<Select, const GIVEN: usize> Debug for IssueQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for IssueQuery<Select, GIVEN>
    where
        IssueQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for IssueQuery<(), 1> {}
    impl IssueOpenQuery<One<Issue>, 0> {
        ///Gives `number`, the last part.
        #[inline]
        fn number(self, number: u32) -> IssueOpenQuery<One<Issue>, 1> {
            IssueOpenQuery {
                zz_given: self.zz_given.part::<u32, DescWidth<8usize>>(number),
            }
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn number_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<DescWidth<8usize>>>,
        ) -> ReadyQuery<One<Issue>> {
            self.zz_given
                .range::<u32, DescWidth<8usize>, AtEnd<DescWidth<8usize>>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for IssueOpenQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for IssueOpenQuery<Select, GIVEN>
    where
        IssueOpenQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for IssueOpenQuery<(), 0> {}
    impl Complete for IssueOpenQuery<(), 1> {}
    impl IssueClosedQuery<One<Issue>, 0> {
        ///Gives `number`, the last part.
        #[inline]
        fn number(self, number: u32) -> IssueClosedQuery<One<Issue>, 1> {
            IssueClosedQuery {
                zz_given: self.zz_given.part::<u32, Padded<8usize>>(number),
            }
        }
        ///Ends with a range of `number`: `a..=b`, `a..`, `..=b`, or `(from, until)` of options.
        fn number_in<'v>(
            self,
            range: impl KeyRange<'v, u32, AtEnd<Padded<8usize>>>,
        ) -> ReadyQuery<One<Issue>> {
            self.zz_given
                .range::<u32, Padded<8usize>, AtEnd<Padded<8usize>>, _>(1, range)
        }
    }
    impl<Select, const GIVEN: usize> Debug for IssueClosedQuery<Select, GIVEN> {
        fn fmt(&self, f: &mut Formatter<'_>) -> __fmt::Result {
            Debug::fmt(&self.zz_given, f)
        }
    }
    impl<Select: Selection, const GIVEN: usize> CompleteQuery
    for IssueClosedQuery<Select, GIVEN>
    where
        IssueClosedQuery<(), GIVEN>: Complete,
    {
        type Select = Select;
        fn condition(self) -> Result<KeyCondition<Select>, KeyError> {
            self.zz_given.condition()
        }
    }
    impl Complete for IssueClosedQuery<(), 0> {}
    impl Complete for IssueClosedQuery<(), 1> {}
    __if_aws! {
        impl < Codec > __aws::KeyFields < Codec > for IssueKey where Codec :
        __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < Codec as
        __aws::FieldCodec < u32 >> ::value(& self.number)); } } impl < Codec >
        __aws::KeyFields < Codec > for IssueOpenKey where Codec : __aws::FieldCodec < u32
        >, { #[inline] fn each_field(& self, visit : __aws::FieldVisitor < '_ >) { let _
        = & visit; visit("number", < Codec as __aws::FieldCodec < u32 >> ::value(& self
        .number)); } } impl < Codec > __aws::KeyFields < Codec > for IssueClosedKey where
        Codec : __aws::FieldCodec < u32 >, { #[inline] fn each_field(& self, visit :
        __aws::FieldVisitor < '_ >) { let _ = & visit; visit("number", < Codec as
        __aws::FieldCodec < u32 >> ::value(& self.number)); } } use __aws::attribute:: {
        self as __at, Attribute as __attribute }; #[doc = "The attributes of [`Issue`]."]
        pub struct IssueAttributes { #[doc = "The attribute `number`."] number :
        __attribute < Issue, u32, __at::Keyed >, #[doc = "The attribute `state`."] state
        : __attribute < Issue, State, __at::Keyed >, #[doc = "The attribute `owner`."]
        owner : __attribute < Issue, Option < String >, __at::Keyed >, } impl
        __at::Document for Issue { type Attributes = IssueAttributes; const ATTRIBUTES :
        Self::Attributes = IssueAttributes { number : __attribute::new("number"), state :
        __attribute::new("state"), owner : __attribute::new("owner"), }; }
    }
    /**| key | partition key | sort key |
|---|---|---|
| table | `ISSUE#<number:08>` |  |
| States, Open | `OPEN` | `<number:desc(8)>` |
| States, Closed | `CLOSED` | `<number:08>` |
*/
    impl Entity for Issue {
        const SCHEMA: &'static EntitySchema = &EntitySchema {
            indexes: &[
                *<IssueOpenKey as IndexKeyOf<Self>>::SCHEMA,
                *<IssueClosedKey as IndexKeyOf<Self>>::SCHEMA,
            ],
            ..__entity::<
                IssueKey,
            >(
                "Issue",
                &[
                    __field("number", "number"),
                    __field("state", "state"),
                    __field("owner", "owner"),
                ],
            )
        };
        type Key<'a> = IssueKey where Self: 'a;
        #[inline]
        fn each_index_key_value(&self, visit: KeyVisitor<'_>) -> Result<(), KeyError> {
            if let Option::Some(key) = self.open_key() {
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            } else {
                let key = self.closed_key();
                IndexKeyOf::<Self>::each_index_value(&key, visit)
            }
        }
        __if_aws! {
            __template_fields!([(number "number" "number")] [(number "number"
            "number")]); fn meets(key : & str, field : & str, value : &
            __aws::Attribute,) -> Option < bool > { use __aws::autoref:: { Readable as _,
            Unreadable as _ }; match (key, field) { ("Open", "state") => { let read = (&
            __aws::autoref::Read:: < State > (PhantomData)).read(value);
            Option::map(read, | read | ::core::matches!(read, State::Open | State::Held))
            } ("Open", "owner") => { let read = (& __aws::autoref::Read:: < Option <
            String > > (PhantomData)).read(value); Option::map(read, | read |
            ::core::matches!(read, Some(_))) } _ => Option::None, } }
        }
    }
    const TEMPLATES: Option<&EntitySchema> = {
        use Unchecked as _;
        <Checked<Issue>>::ENTITY
    };
    const _: () = __check_template(TEMPLATES, 0usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 0usize);
    const _: () = __check_template(TEMPLATES, 1usize, 1usize);
    const _: () = __check_template(TEMPLATES, 2usize, 0usize);
    const _: () = __check_template(TEMPLATES, 2usize, 1usize);
};
