//! Parts of keys: the trait `KeyPart` and the types that implement it.
//!
//! This room is larger than planned, because it writes by itself what is stored for years: the numbers that DynamoDB sorts, and
//! one text for the times of three crates, with the calendar behind it. It also holds a sentence for each reason to refuse a
//! value, and what `derive(KeyPart)` implements.

mod ascii;
mod checked;
mod computed;
mod decimal;
mod derived;
mod feature;
mod hyphenated;
mod integer;
mod into_part;
mod key_part;
mod newtype;
mod nonzero;
mod optional;
mod order;
mod refusal;
mod scalar;
mod text;
pub(crate) mod time;
#[cfg(feature = "ulid")]
mod ulid;
#[cfg(feature = "uuid")]
mod uuid;
mod value;
mod view;

pub use checked::{CheckedPart, If, PartOf};
pub use computed::{ComputedPart, ComputedValue};
#[cfg(feature = "aws-sdk")]
pub(crate) use decimal::is_storable_number;
pub use feature::{ChronoPart, JiffPart, TimePart, UlidPart, UuidPart};
pub use hyphenated::Hyphenated;
pub use integer::{Integer, Unsigned};
pub(crate) use integer::{digits_of, parse_digits, significant_digits, write_digits};
pub use into_part::IntoPart;
pub use key_part::KeyPart;
pub use newtype::{BaseOf, Holds, Newtype, PlainPart, TextView};
pub use optional::{Always, KeySource, Presence, Present, Sometimes};
pub use order::{
    EndsOrHasNoRanges, Everywhere, LastOnly, RawOnly, Sorted, SortsAtEnd, SortsEverywhere,
};
pub use refusal::Refusal;
pub use text::{FixedText, FoldableText, Text, TextBounds};
pub use time::{Civil, Instant, Time, TimeKind, TimeOfDay};
pub use value::KeyValue;
