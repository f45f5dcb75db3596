//! What a chart calls compatible is compatible: items that one version of an entity stores are read by another one, which makes
//! the same keys of them. Every version is compared with every other one.

use std::collections::BTreeMap;
use std::num::{NonZeroI32, NonZeroU32};

use aws_sdk_dynamodb::types::AttributeValue;
use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use ddb_keys::KeyPart;
use ddb_keys::aws::Item;
use ddb_keys::schema::TableSchema;
use ddb_keys_admin::chart::{self, ChartClass};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

type Instant = DateTime<Utc>;
type Civil = NaiveDateTime;
type Date = NaiveDate;

macro_rules! words {
    ($($name:ident { $($(#$attribute:tt)* $variant:ident),+ })+) => {$(
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
        enum $name { $($(#$attribute)* $variant),+ }
    )+};
}

words! {
    Two { Open, Paid }
    TwoTurned { Paid, Open }
    Three { Open, Held, Paid }
    Short { #[key_part(rename = "O")] Open, #[key_part(rename = "P")] Paid }
    Swapped { #[key_part(rename = "Paid")] Open, #[key_part(rename = "Open")] Paid }
    ShortSwapped { #[key_part(rename = "P")] Open, #[key_part(rename = "O")] Paid }
    OtherVariants { #[key_part(rename = "Open")] #[serde(rename = "Open")] New, #[key_part(rename = "Paid")] #[serde(rename = "Paid")] Done }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, KeyPart)]
#[key_part(len = 4, chars = "A-Za-z0-9-")]
struct Four(String);

/// Writes a number as a text of hexadecimal digits.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(number: &u32, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{number:x}"))
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<u32, D::Error> {
        let digits = String::deserialize(deserializer)?;
        u32::from_str_radix(&digits, 16).map_err(D::Error::custom)
    }
}

/// Writes text backwards.
mod turned {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&text.chars().rev().collect::<String>())
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(
        deserializer: D,
    ) -> Result<String, D::Error> {
        Ok(String::deserialize(deserializer)?.chars().rev().collect())
    }
}

/// Writes `true` for `false`.
mod inverted {
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(is: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(!is)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(deserializer: D) -> Result<bool, D::Error> {
        Ok(!bool::deserialize(deserializer)?)
    }
}

/// A version of the entity.
struct Version {
    name: &'static str,
    schema: &'static TableSchema,
    chart: String,
    /// Items that it stores.
    stored: Vec<Item>,
    /// Reads an item, and writes it again.
    again: fn(Item) -> Result<Item, String>,
}

/// Versions of an entity, each with some of its values.
macro_rules! versions {
    ($($version:ident: $(#$attribute:tt)* struct Order $body:tt = [$($value:tt),+ $(,)?];)+) => {
        $(mod $version {
            #[allow(unused_imports, reason = "types that some versions use")]
            use super::*;

            #[derive(Debug, Serialize, Deserialize, ddb_keys::Entity)]
            $(#$attribute)*
            pub(super) struct Order $body

            #[derive(Debug, ddb_keys::Table)]
            #[table(name = "shop", pk = "PK", sk = "SK")]
            #[gsi(Index, pk = "IP", sk = "IS")]
            pub(super) enum Shop { Order(Order) }

            pub(super) fn version() -> Version {
                let values = [$(Order $value),+];
                let stored = values.iter().map(|value| Shop::item(value).unwrap()).collect();
                let again = |item: Item| {
                    let read = Shop::from_item(item).map_err(|error| error.to_string())?;
                    read.to_item().map_err(|error: ddb_keys::aws::ItemError| error.to_string())
                };
                let schema = <Shop as ddb_keys::Table>::SCHEMA;
                Version { name: stringify!($version), schema, chart: chart::text(schema), stored, again }
            }
        })+

        fn versions() -> Vec<Version> {
            Vec::from([$($version::version()),+])
        }
    };
}

/// Versions of an entity whose keys have one part, `v`, in a format.
macro_rules! of_types {
    ($($version:ident: $pk:tt $sk:tt $ty:ty = [$($value:expr),+ $(,)?];)+ @ $($rest:tt)*) => {
        versions! {
            $($version:
                #[pk($pk)] #[sk($sk)]
                struct Order { v: $ty, n: u8 } = [$({ v: $value.into(), n: 7 }),+];)+
            $($rest)*
        }
    };
}

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

fn civil(text: &str) -> Civil {
    text.parse().unwrap()
}

fn day(text: &str) -> Date {
    text.parse().unwrap()
}

/// Fields that are new, and that are not the whole primary key, have a default: an entity that cannot be read without them is no
/// matter of its keys.
fn other() -> String {
    "other".into()
}

fn paid() -> Short {
    Short::Paid
}

const FEW: u32 = 3;
mod limits {
    pub(super) const FEW: u32 = 30;
}

of_types! {
    text: "O#<v>" "S#<v>#<n:03>" String = ["7", "Ada", "a-b", "2024-10-14", "Open"];
    boxed: "O#<v>" "S#<v>#<n:03>" Box<str> = ["7", "Ada"];
    upper: "O#<v:upper>" "S#<v:upper>#<n:03>" String = ["7", "Ada"];
    lower: "O#<v:lower>" "S#<v:lower>#<n:03>" String = ["7", "ada", "Éva"];
    lowercase: "O#<v:lowercase>" "S#<v:lowercase>#<n:03>" String = ["7", "ada", "Éva"];
    tail: "O#<v..>" "S#<v>#<n:03>" String = ["7", "Ada"];
    four: "O#<v>" "S#<v>#<n:03>" Four = [Four("Open".into()), Four("0007".into())];
    letter: "O#<v>" "S#<v>#<n:03>" char = ['7', 'é'];
    flag: "O#<v>" "S#<v>#<n:03>" bool = [true, false];
    byte: "O#<v>" "S#<v>#<n:03>" u8 = [7_u8, u8::MAX];
    plain: "O#<v>" "S#<v>#<n:03>" u32 = [0_u32, 7_u32, 10_u32, u32::MAX];
    padded: "O#<v:08>" "S#<v:08>#<n:03>" u32 = [0_u32, 7_u32, 10_u32, 99_999_999_u32];
    ordered: "O#<v:ordered>" "S#<v:ordered>#<n:03>" u32 = [7_u32, 10_u32, u32::MAX];
    ten: "O#<v:010>" "S#<v:010>#<n:03>" u32 = [7_u32, 10_u32, u32::MAX];
    descending: "O#<v:desc>" "S#<v:desc>#<n:03>" u32 = [0_u32, 7_u32, 10_u32];
    descending_ten: "O#<v:desc(10)>" "S#<v:desc(10)>#<n:03>" u32 = [7_u32, 10_u32];
    long: "O#<v>" "S#<v>#<n:03>" u64 = [7_u64, u64::MAX];
    long_ten: "O#<v:010>" "S#<v:010>#<n:03>" u64 = [7_u64, 9_999_999_999_u64];
    signed: "O#<v>" "S#<v>#<n:03>" i32 = [0, 7, -7, i32::MIN];
    signed_ordered: "O#<v:ordered>" "S#<v:ordered>#<n:03>" i32 = [0, 7, -7];
    signed_padded: "O#<v:08>" "S#<v:08>#<n:03>" i32 = [7, 99_999_999];
    long_signed: "O#<v>" "S#<v>#<n:03>" i64 = [7, -7];
    nonzero: "O#<v>" "S#<v>#<n:03>" NonZeroU32 = [NonZeroU32::MIN, NonZeroU32::MAX];
    nonzero_padded: "O#<v:08>" "S#<v:08>#<n:03>" NonZeroU32 = [NonZeroU32::MIN];
    nonzero_descending: "O#<v:desc>" "S#<v:desc>#<n:03>" NonZeroU32 = [NonZeroU32::MIN];
    nonzero_signed: "O#<v>" "S#<v>#<n:03>" NonZeroI32 = [NonZeroI32::MIN, NonZeroI32::MAX];
    nonzero_signed_ordered: "O#<v:ordered>" "S#<v:ordered>#<n:03>" NonZeroI32 = [NonZeroI32::MIN];
    simple_id: "O#<v:simple>" "S#<v:simple>#<n:03>" Uuid = [Uuid::from_u128(7), Uuid::from_u128(u128::MAX)];
    id: "O#<v>" "S#<v>#<n:03>" Uuid = [Uuid::from_u128(7), Uuid::from_u128(u128::MAX)];
    date: "O#<v>" "S#<v>#<n:03>" Date = [day("2024-10-14")];
    date_day: "O#<v:day>" "S#<v:day>#<n:03>" Date = [day("2024-10-14")];
    date_month: "O#<v:month>" "S#<v:month>#<n:03>" Date = [day("2024-10-14")];
    date_year: "O#<v:year>" "S#<v:year>#<n:03>" Date = [day("2024-10-14")];
    instant_secs: "O#<v:secs>" "S#<v:secs>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_millis: "O#<v:millis>" "S#<v:millis>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_day: "O#<v:day>" "S#<v:day>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_month: "O#<v:month>" "S#<v:month>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_year: "O#<v:year>" "S#<v:year>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    long_thirteen: "O#<v:013>" "S#<v:013>#<n:03>" i64 = [1_728_867_661_500_i64];
    instant_epoch_secs: "O#<v:epoch_secs>" "S#<v:epoch_secs>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_epoch_secs_of_ten: "O#<v:epoch_secs(10)>" "S#<v:epoch_secs(10)>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_epoch_secs_of_thirteen: "O#<v:epoch_secs(13)>" "S#<v:epoch_secs(13)>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_epoch_millis: "O#<v:epoch_millis>" "S#<v:epoch_millis>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    instant_epoch_micros: "O#<v:epoch_micros>" "S#<v:epoch_micros>#<n:03>" Instant = [at("2024-10-14T01:01:01.5Z")];
    civil_secs: "O#<v:secs>" "S#<v:secs>#<n:03>" Civil = [civil("2024-10-14T01:01:01")];
    civil_day: "O#<v:day>" "S#<v:day>#<n:03>" Civil = [civil("2024-10-14T01:01:01")];
    civil_year: "O#<v:year>" "S#<v:year>#<n:03>" Civil = [civil("2024-10-14T01:01:01")];
    two: "O#<v>" "S#<v>#<n:03>" Two = [Two::Open, Two::Paid];
    two_turned: "O#<v>" "S#<v>#<n:03>" TwoTurned = [TwoTurned::Open, TwoTurned::Paid];
    three: "O#<v>" "S#<v>#<n:03>" Three = [Three::Open, Three::Held, Three::Paid];
    short: "O#<v>" "S#<v>#<n:03>" Short = [Short::Open, Short::Paid];
    swapped: "O#<v>" "S#<v>#<n:03>" Swapped = [Swapped::Open, Swapped::Paid];
    short_swapped: "O#<v>" "S#<v>#<n:03>" ShortSwapped = [ShortSwapped::Open, ShortSwapped::Paid];
    other_variants: "O#<v>" "S#<v>#<n:03>" OtherVariants = [OtherVariants::New, OtherVariants::Done];
    wide: "ORDER#<v>" "S#<v>#<n:03>" String = ["7", "Ada"];
    other_sort_key: "O#<v>" "T#<v>#<n:03>" String = ["7", "Ada"];
    sort_key_alone: "O#<n>" "S#<v>#<n:03>" String = ["7", "Ada"];
    without_sort_part: "O#<v>" "S#<n:03>" String = ["7", "Ada"];
    @
    // Functions of serde, and fields that are not stored.
    in_hex: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(with = "hex")] v: u32, n: u8 } = [{ v: 10, n: 7 }, { v: 100, n: 7 }];
    in_hex_by_functions: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(serialize_with = "hex::serialize", deserialize_with = "hex::deserialize")] v: u32, n: u8 }
        = [{ v: 10, n: 7 }, { v: 100, n: 7 }];
    backwards: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(with = "turned")] v: String, n: u8 } = [{ v: "17".into(), n: 7 }];
    number_in_the_key_alone: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(skip_serializing)] v: u32, n: u8 } = [{ v: 10, n: 7 }, { v: 9, n: 7 }];
    padded_in_the_key_alone: #[pk("O#<v:08>")] #[sk("S#<v:08>#<n:03>")]
        struct Order { #[serde(skip_serializing)] v: u32, n: u8 } = [{ v: 10, n: 7 }, { v: 9, n: 7 }];
    text_in_the_key_alone: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(skip_serializing)] v: String, n: u8 } = [{ v: "10".into(), n: 7 }];
    date_in_the_key_alone: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(skip_serializing)] v: Date, n: u8 } = [{ v: day("2024-10-14"), n: 7 }];

    // Names of fields.
    another_name: #[pk("O#<w>")] #[sk("S#<w>#<n:03>")]
        struct Order { w: String, n: u8 } = [{ w: "10".into(), n: 7 }];
    another_name_of_one_attribute: #[pk("O#<w>")] #[sk("S#<w>#<n:03>")]
        struct Order { #[serde(rename = "v")] w: String, n: u8 } = [{ w: "10".into(), n: 7 }];
    another_attribute: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(rename = "w")] v: String, n: u8 } = [{ v: "10".into(), n: 7 }];
    another_attribute_with_alias: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { #[serde(rename = "w", alias = "v")] v: String, n: u8 } = [{ v: "10".into(), n: 7 }];
    with_both: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        struct Order { v: String, #[serde(default = "other")] w: String, n: u8 } = [{ v: "10".into(), w: "20".into(), n: 7 }];
    by_the_other: #[pk("O#<w>")] #[sk("S#<w>#<n:03>")]
        struct Order { #[serde(default)] v: String, #[serde(default)] w: String, n: u8 }
        = [{ v: "10".into(), w: "20".into(), n: 7 }];
    month_of_another_name: #[pk("O#<w:month>")] #[sk("S#<w:month>#<n:03>")]
        struct Order { w: Instant, n: u8 } = [{ w: at("2024-10-14T01:01:01Z"), n: 7 }];

    // Index keys.
    with_an_index: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<i>", sk = "<n>")]
        struct Order { v: String, #[serde(default = "other")] i: String, n: u8 } = [{ v: "10".into(), i: "20".into(), n: 7 }];
    an_index_of_a_number: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<i>", sk = "<n>")]
        struct Order { v: String, #[serde(default)] i: u32, n: u8 } = [{ v: "10".into(), i: 20, n: 7 }];
    an_index_of_words: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<i>", sk = "<n>")]
        struct Order { v: String, #[serde(default = "paid")] i: Short, n: u8 } = [{ v: "10".into(), i: Short::Open, n: 7 }];
    an_index_of_another_attribute: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<i>", sk = "<n>")]
        struct Order { v: String, #[serde(rename = "I", default = "other")] i: String, n: u8 } = [{ v: "10".into(), i: "20".into(), n: 7 }];
    an_index_of_another_name: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<x>", sk = "<n>")]
        struct Order { v: String, #[serde(default = "other")] x: String, n: u8 } = [{ v: "10".into(), x: "20".into(), n: 7 }];
    an_index_of_a_raw_attribute: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = i, sk = "<n>")]
        struct Order { v: String, #[serde(rename = "IP", default = "other")] i: String, n: u8 } = [{ v: "10".into(), i: "20".into(), n: 7 }];
    an_index_of_a_raw_date: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = i, sk = "<n>")]
        struct Order { v: String, #[serde(rename = "IP", default)] i: Date, n: u8 } = [{ v: "10".into(), i: day("2024-10-14"), n: 7 }];
    few_first: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        #[gsi(Index, name = Few, when(total = ..10), pk = "FEW", sk = "<n>")]
        #[gsi(Index, name = Some, when(total = 1..100), pk = "SOME", sk = "<n>")]
        struct Order { v: String, #[serde(default)] total: u32, n: u8 } = [{ v: "10".into(), total: 5, n: 7 }, { v: "10".into(), total: 50, n: 7 }];
    some_first: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        #[gsi(Index, name = Some, when(total = 1..100), pk = "SOME", sk = "<n>")]
        #[gsi(Index, name = Few, when(total = ..10), pk = "FEW", sk = "<n>")]
        struct Order { v: String, #[serde(default)] total: u32, n: u8 } = [{ v: "10".into(), total: 5, n: 7 }, { v: "10".into(), total: 50, n: 7 }];
    by_a_constant: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        #[gsi(Index, name = Few, when(total = ..FEW), pk = "FEW", sk = "<n>")]
        struct Order { v: String, #[serde(default)] total: u32, n: u8 } = [{ v: "10".into(), total: 2, n: 7 }, { v: "10".into(), total: 5, n: 7 }];
    by_a_constant_of_a_module: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        #[gsi(Index, name = Few, when(total = ..limits::FEW), pk = "FEW", sk = "<n>")]
        struct Order { v: String, #[serde(default)] total: u32, n: u8 } = [{ v: "10".into(), total: 2, n: 7 }, { v: "10".into(), total: 5, n: 7 }];
    optional_in_an_index: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<i>", sk = "<n>")]
        struct Order { v: String, #[serde(default)] i: Option<String>, n: u8 } = [{ v: "10".into(), i: None, n: 7 }, { v: "10".into(), i: Some("20".into()), n: 7 }];
    paid: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, when(paid = true), pk = "PAID", sk = "<n>")]
        struct Order { v: String, #[serde(default)] paid: bool, n: u8 } = [{ v: "10".into(), paid: true, n: 7 }, { v: "10".into(), paid: false, n: 7 }];
    paid_in_another_attribute: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, when(paid = true), pk = "PAID", sk = "<n>")]
        struct Order { v: String, #[serde(rename = "p", default)] paid: bool, n: u8 } = [{ v: "10".into(), paid: true, n: 7 }];
    paid_inverted: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, when(paid = true), pk = "PAID", sk = "<n>")]
        struct Order { v: String, #[serde(with = "inverted", default)] paid: bool, n: u8 } = [{ v: "10".into(), paid: true, n: 7 }];
    paid_or_not_known: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, when(paid = Some(true)), pk = "PAID", sk = "<n>")]
        struct Order { v: String, #[serde(default)] paid: Option<bool>, n: u8 } = [{ v: "10".into(), paid: Some(true), n: 7 }, { v: "10".into(), paid: None, n: 7 }];

    // Computed parts.
    of_hits: #[entity(part(s: u32 = self.hits % 4))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, #[serde(default)] hits: u32, #[serde(default)] views: u32, n: u8 } = [{ v: "10".into(), hits: 5, views: 6, n: 7 }];
    of_views: #[entity(part(s: u32 = self.views % 4))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, #[serde(default)] hits: u32, #[serde(default)] views: u32, n: u8 } = [{ v: "10".into(), hits: 5, views: 6, n: 7 }];
    of_hits_by_three: #[entity(part(s: u32 = self.hits % 3))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, #[serde(default)] hits: u32, #[serde(default)] views: u32, n: u8 } = [{ v: "10".into(), hits: 5, views: 6, n: 7 }];
    of_hits_in_another_attribute: #[entity(part(s: u32 = self.hits % 4))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, #[serde(rename = "h", default)] hits: u32, n: u8 } = [{ v: "10".into(), hits: 5, n: 7 }];
    of_hits_in_hex: #[entity(part(s: u32 = self.hits % 4))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, #[serde(with = "hex")] hits: u32, n: u8 } = [{ v: "10".into(), hits: 5, n: 7 }];
    of_fewer_hits: #[entity(part(s: u32 = self.hits as u32))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, hits: u8, n: u8 } = [{ v: "10".into(), hits: 5, n: 7 }];
    of_more_hits: #[entity(part(s: u32 = self.hits as u32))] #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, hits: u64, n: u8 } = [{ v: "10".into(), hits: 500, n: 7 }];
    s_itself: #[pk("O#<v>")] #[sk("S#<s>#<n:03>")]
        struct Order { v: String, s: u32, n: u8 } = [{ v: "10".into(), s: 3, n: 7 }];
    an_index_of_hits: #[entity(part(s: u32 = self.hits % 4))] #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<s>", sk = "<n>")]
        struct Order { v: String, #[serde(default)] hits: u32, #[serde(default)] views: u32, n: u8 } = [{ v: "10".into(), hits: 5, views: 6, n: 7 }];
    an_index_of_views: #[entity(part(s: u32 = self.views % 4))] #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<s>", sk = "<n>")]
        struct Order { v: String, #[serde(default)] hits: u32, #[serde(default)] views: u32, n: u8 } = [{ v: "10".into(), hits: 5, views: 6, n: 7 }];
    an_index_of_s_itself: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")] #[gsi(Index, pk = "I#<s>", sk = "<n>")]
        struct Order { v: String, #[serde(default)] s: u32, n: u8 } = [{ v: "10".into(), s: 3, n: 7 }];
    by_the_value_of_a_constant: #[pk("O#<v>")] #[sk("S#<v>#<n:03>")]
        #[gsi(Index, name = Few, when(total = ..3), pk = "FEW", sk = "<n>")]
        struct Order { v: String, #[serde(default)] total: u32, n: u8 } = [{ v: "10".into(), total: 2, n: 7 }, { v: "10".into(), total: 5, n: 7 }];
}

/// The attributes of an item's keys.
fn keys(item: &Item) -> BTreeMap<&str, &AttributeValue> {
    ["PK", "SK", "IP", "IS"].into_iter().filter_map(|name| Some((name, item.get(name)?))).collect()
}

/// Why an item is not found and read as before by another version, beginning with the worst.
fn harm(item: &Item, after: &Version) -> Option<String> {
    let again = match (after.again)(item.clone()) {
        Ok(again) => again,
        Err(error) => return Some(format!("it cannot be read: {error}")),
    };
    let (before, now) = (keys(item), keys(&again));
    (before != now).then(|| format!("{before:?} becomes {now:?}"))
}

/// The class of the difference between two versions. `None` if there is no difference.
fn class(before: &Version, after: &Version) -> Option<ChartClass> {
    let error = chart::compare(after.schema, &before.chart).err()?;
    Some(error.class().unwrap_or_else(|| panic!("{error}")))
}

#[test]
fn what_is_called_compatible_is_found_and_read_as_before() {
    let versions = versions();
    let mut wrong = Vec::new();
    for before in &versions {
        for after in &versions {
            let class = class(before, after);
            let harmed = before.stored.iter().find_map(|item| harm(item, after));
            if let (None | Some(ChartClass::Compatible), Some(harm)) = (class, harmed) {
                wrong.push(format!("{} → {}, {class:?}: {harm}", before.name, after.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{} pairs:\n{}", wrong.len(), wrong.join("\n"));
}

/// An item whose key has to be written again can be read, and lies where it lay.
#[test]
fn what_is_called_a_backfill_is_found() {
    let versions = versions();
    let mut wrong = Vec::new();
    for before in &versions {
        for after in &versions {
            if class(before, after) != Some(ChartClass::Backfill) {
                continue;
            }
            for item in &before.stored {
                let again = (after.again)(item.clone());
                let primary = |item: &Item| (item.get("PK").cloned(), item.get("SK").cloned());
                if again.as_ref().map(primary) != Ok(primary(item)) {
                    wrong.push(format!("{} → {}: {again:?}", before.name, after.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} pairs:\n{}", wrong.len(), wrong.join("\n"));
}

/// The opposite: what is found and read as before is seldom called anything else. Where it is, a type or a name has changed, and the
/// values happen to fit.
#[test]
fn little_that_is_harmless_is_called_breaking() {
    let versions = versions();
    let mut alarms = Vec::new();
    for before in &versions {
        for after in &versions {
            let is_alarm = class(before, after) > Some(ChartClass::Compatible);
            if is_alarm && before.stored.iter().all(|item| harm(item, after).is_none()) {
                alarms.push(format!("{} → {}", before.name, after.name));
            }
        }
    }
    println!("{} of {}:\n{}", alarms.len(), versions.len() * versions.len(), alarms.join("\n"));
    assert!(alarms.len() * 10 < versions.len() * versions.len(), "{}", alarms.join("\n"));
}
