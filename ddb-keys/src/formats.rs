//! Formats of placeholders: how `<field:format>` writes a value.
//!
//! A template names formats in lower case; this page lists them with the types that each one takes. The types of this
//! module appear only in the signatures of generated code and in compile errors, and you never write them yourself.
//!
//! | in a template | writes | example | takes |
//! |---|---|---|---|
//! | `<field>` | the plain text | `alice` | every [`KeyPart`](crate::KeyPart) that has a text form |
//! | `<field..>` | the rest of the key, separators included | `a#b` | text, as the last placeholder |
//! | `<list..>` | the elements, with the separator between them | `home#photos` | a `Vec` of parts with a plain text, as the last placeholder |
//! | `<field:08>` | the number, padded with zeros to 8 digits; a negative one is refused | `00000042` | integers |
//! | `<field:ordered>` | the number in a fixed width, so that text sorts as numbers do | `2147483690` for `42_i32` | integers |
//! | `<field:desc>` | the number in a fixed width, in descending order: the greatest comes first | `4294967253` for `42_u32` | integers |
//! | `<field:desc(8)>` | 8 digits in descending order | `99999957` | unsigned integers |
//! | `<field:upper>` | ASCII letters in upper case; others stay as they are | `ALICE` | text |
//! | `<field:lower>` | ASCII letters in lower case; others stay as they are | `alice` | text |
//! | `<field:uppercase>` | letters of every script in upper case | `ÉCOLE` | text |
//! | `<field:lowercase>` | letters of every script in lower case | `école` | text |
//! | `<field:simple>` | 32 digits without hyphens, which sort as those with them | `0192f0c12e3d7a4b8c5d6e7f8091a2b3` | `uuid::Uuid` |
//! | `<field:shard(16)>` | the number of one of 16 shards, which a fixed hash of the plain text chooses | `06` for `request-7` | every part that has a text form, in a partition key |
//! | `<field:year>` | the year | `2024` | times and dates |
//! | `<field:month>` | the month | `2024-10` | times and dates |
//! | `<field:day>` | the day | `2024-10-14` | times and dates |
//! | `<field:hour>` | the hour | `2024-10-14T01` | instants and civil times |
//! | `<field:secs>` | the second | `2024-10-14T01:01:01Z` | instants and civil times |
//! | `<field:millis>` | the millisecond | `2024-10-14T01:01:01.000Z` | instants and civil times |
//! | `<field:micros>` | the microsecond | `2024-10-14T01:01:01.000000Z` | instants and civil times |
//! | `<field:nanos>` | the nanosecond | `2024-10-14T01:01:01.000000000Z` | instants and civil times |
//! | `<field:epoch_secs>` | the seconds since 1970, in 10 digits | `1728867661` | instants |
//! | `<field:epoch_millis>` | the milliseconds since 1970, in 13 digits | `1728867661000` | instants |
//! | `<field:epoch_micros>` | the microseconds since 1970, in 16 digits | `1728867661000000` | instants |
//! | `<field:epoch_secs(20)>` | any of these three, padded with zeros to another width | `00000000001728867661` | instants |
//!
//! Instants are written in UTC; civil times have no zone and therefore no `Z` at the end. A time format truncates: parsing
//! `2024-10` gives back the start of October.
//!
//! The `epoch` formats refuse instants before 1970, and those whose number has more digits than the format: the usual widths end
//! in the year 2286, and no key holds a time after the year 9999.
//!
//! `uppercase` and `lowercase` fold letter by letter, as Rust's [`char::to_uppercase`] and
//! [`char::to_lowercase`] do, without regard to a language or to the letters around: `ß` becomes `SS`, and `Σ` is always
//! `σ`. They do not normalize: an `é` of one character and one of two remain different. Unicode guarantees that the
//! letters that it has keep their lower case; a rare letter may get an upper case in a later version. Prefer `lowercase`
//! for keys.

#[doc(hidden)]
pub use crate::format::{
    Day, Desc, DescWidth, EpochMicros, EpochMillis, EpochSecs, Format, Hour, Lower, Lowercase,
    Micros, Millis, Month, Nanos, Ordered, Padded, Plain, Raw, Secs, Separated, Shard, Simple,
    SortedFormat, Upper, Uppercase, Year,
};
#[doc(hidden)]
pub use crate::part::{
    Civil, Everywhere, FoldableText, Holds, Hyphenated, Instant, Integer, LastOnly, Newtype,
    RawOnly, Sorted, Time, TimeKind, TimeOfDay, Unsigned,
};
