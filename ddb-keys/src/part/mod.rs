//! Parts of keys: the trait `KeyPart` and the types that implement it.
//!
//! This room is larger than planned, because it writes by itself what is stored for years: the numbers that DynamoDB sorts, and
//! one text for the times of three crates, with the calendar behind it. It also holds a sentence for each reason to refuse a
//! value, and what `derive(KeyPart)` implements.

#[cfg(feature = "arrayvec")]
mod arrayvec;
mod derived;
mod feature;
mod integer;
mod key_part;
mod list;
mod newtype;
mod part_of;
mod refusal;
mod scalar;
mod source;
mod text;
pub(crate) mod time;
#[cfg(feature = "ulid")]
mod ulid;
#[cfg(feature = "uuid")]
mod uuid;
mod value;

pub use feature::{ChronoPart, Hyphenated, JiffPart, TimePart, UlidPart, UuidPart};
pub use integer::{Integer, Unsigned};
pub(crate) use integer::{digits_of, parse_digits, significant_digits, write_digits};
pub use key_part::{
    EndsOrHasNoRanges, Everywhere, KeyPart, LastOnly, RawOnly, Sorted, SortsAtEnd, SortsEverywhere,
};
pub use list::{Elements, ListOf};
pub use newtype::{BaseOf, Holds, Newtype, PlainPart, TextView};
pub use part_of::{CheckedPart, ElementOf, If, IntoPart, PartOf};
pub use refusal::Refusal;
pub use source::{Always, ComputedPart, ComputedValue, KeySource, Presence, Present, Sometimes};
pub use text::{FixedText, FoldableText, Text, TextBounds};
pub use time::{Civil, Instant, Time, TimeKind, TimeOfDay};
pub use value::KeyValue;
#[cfg(feature = "aws-sdk")]
pub(crate) use value::{compare_numbers, is_storable_number};
