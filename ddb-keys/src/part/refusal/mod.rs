//! The reasons to refuse a value.

mod display;

use core::fmt;

/// The reason why a value cannot be part of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The value's text is empty.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey { name: "" }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Empty);
    /// ```
    Empty,
    /// The value contains the character that separates parts.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey { name: "a#b" }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Separator { separator: '#', at: 1 });
    /// ```
    Separator {
        /// The entity's separator.
        separator: char,
        /// The byte of the value at which it occurs.
        at: usize,
    },
    /// An element of a list is empty.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Elements, Refusal};
    /// #[derive(Entity)]
    /// #[pk("FILE#<path..>")]
    /// struct File { path: Vec<String> }
    ///
    /// let error = FileKey { path: Elements::from(&["home", ""]) }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::EmptyElement { number: 2 });
    /// ```
    EmptyElement {
        /// The number of the element, from 1.
        number: usize,
    },
    /// An element of a list contains the separator, which joins the elements.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Elements, Refusal};
    /// #[derive(Entity)]
    /// #[pk("FILE#<path..>")]
    /// struct File { path: Vec<String> }
    ///
    /// let error = FileKey { path: Elements::from(&["home", "a#b"]) }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::SeparatorInElement { separator: '#', number: 2 });
    /// ```
    SeparatorInElement {
        /// The entity's separator.
        separator: char,
        /// The number of the element, from 1.
        number: usize,
    },
    /// The value contains the literal that follows its placeholder, so that the key could not be parsed back.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("v<major>.<minor>")]
    /// struct Release { major: String, minor: String }
    ///
    /// let error = ReleaseKey { major: "1.0", minor: "2" }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Ending { literal: ".", at: 1 });
    /// ```
    Ending {
        /// The literal after the placeholder.
        literal: &'static str,
        /// The byte of the value at which the literal would be found.
        at: usize,
    },
    /// The number has more digits than the format writes.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("ORDER#<number:03>")]
    /// struct Order { number: u32 }
    ///
    /// let error = OrderKey { number: 1000 }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::TooWide { width: 3 });
    /// ```
    TooWide {
        /// The digits that the format writes.
        width: usize,
    },
    /// The number is negative, and the format writes digits alone.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("PLAYER#<rating:08>")]
    /// struct Player { rating: i32 }
    ///
    /// let error = PlayerKey { rating: -1 }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Negative);
    /// ```
    Negative,
    /// The time is before 1970, where the format starts to count.
    ///
    #[cfg_attr(feature = "chrono", doc = "```")]
    #[cfg_attr(not(feature = "chrono"), doc = "```ignore")]
    /// # use ddb_keys::{Entity, Refusal};
    /// # use chrono::{DateTime, TimeDelta, Utc};
    /// #[derive(Entity)]
    /// #[pk("LOG#<at:epoch_secs>")]
    /// struct Log { at: DateTime<Utc> }
    ///
    /// let at = DateTime::UNIX_EPOCH - TimeDelta::seconds(1);
    /// let error = LogKey { at }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::BeforeEpoch);
    /// ```
    BeforeEpoch,
    /// The value is outside the range of its format, such as a year after 9999.
    ///
    #[cfg_attr(feature = "chrono", doc = "```")]
    #[cfg_attr(not(feature = "chrono"), doc = "```ignore")]
    /// # use ddb_keys::{Entity, Refusal};
    /// # use chrono::{DateTime, Utc};
    /// #[derive(Entity)]
    /// #[pk("LOG#<at:day>")]
    /// struct Log { at: DateTime<Utc> }
    ///
    /// let error = LogKey { at: DateTime::<Utc>::MAX_UTC }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::OutOfRange);
    /// ```
    OutOfRange,
    /// The value has a character that its type does not allow.
    ///
    /// ```
    /// # use ddb_keys::{Entity, KeyPart, Refusal};
    /// #[derive(KeyPart)]
    /// #[key_part(len = 3, chars = "A-Z")]
    /// struct Airport(String);
    ///
    /// #[derive(Entity)]
    /// #[pk("FROM#<from>")]
    /// struct Flight { from: Airport }
    ///
    /// let error = FlightKey { from: Airport("JFk".into()).view() }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Character { allowed: "A-Z", at: 2 });
    /// ```
    Character {
        /// The characters that are allowed, as they were declared.
        allowed: &'static str,
        /// The byte of the value at which the first other character occurs.
        at: usize,
    },
    /// The value does not have the length that its type requires.
    ///
    /// ```
    /// # use ddb_keys::{Entity, KeyPart, Refusal};
    /// #[derive(KeyPart)]
    /// #[key_part(len = 3, chars = "A-Z")]
    /// struct Airport(String);
    ///
    /// #[derive(Entity)]
    /// #[pk("FROM#<from>")]
    /// struct Flight { from: Airport }
    ///
    /// let error = FlightKey { from: Airport("JFKX".into()).view() }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Length { expected: 3, found: 4 });
    /// ```
    Length {
        /// The length that the type requires, in bytes.
        expected: usize,
        /// The length of the value, in bytes.
        found: usize,
    },
    /// The whole key is longer than DynamoDB allows.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// let error = UserKey { name: &"a".repeat(3000) }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::TooLong { len: 3005, max: 2048 });
    /// ```
    TooLong {
        /// The length of the key, in bytes.
        len: usize,
        /// The limit of DynamoDB: 2048 bytes for a partition key, 1024 for a sort key.
        max: usize,
    },
    /// The number has more than the 38 significant digits that DynamoDB keeps.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal};
    /// #[derive(Entity)]
    /// #[pk(number)] // stored as a number
    /// struct Order { number: u128 }
    ///
    /// let error = OrderKey { number: u128::MAX }.build().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::TooPrecise);
    /// ```
    TooPrecise,
    /// The value has no text form and therefore cannot be in a template.
    ///
    /// ```
    /// use ddb_keys::{KeyPart, Refusal};
    ///
    /// assert_eq!(<Vec<u8> as KeyPart>::write(b"a", &mut String::new()), Err(Refusal::NoText));
    /// ```
    NoText,
    /// The two ends of a span are in different partitions or indexes.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal, query::IntoCondition, span};
    /// # #[derive(Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # struct Message { chat: String, number: u32 }
    /// let (one, other) = (Message::query().chat("a").number(1), Message::query().chat("b").number(9));
    /// let error = span(one, other).into_condition().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Apart);
    /// ```
    Apart,
    /// The first query of a span starts after the second one ends.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Refusal, query::IntoCondition, span};
    /// # #[derive(Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # struct Message { chat: String, number: u32 }
    /// let number = |number| Message::query().chat("a").number(number);
    /// let error = span(number(9), number(1)).into_condition().unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::Reversed);
    /// ```
    Reversed,
    /// The range reads more partitions than one query may.
    ///
    #[cfg_attr(feature = "chrono", doc = "```")]
    #[cfg_attr(not(feature = "chrono"), doc = "```ignore")]
    /// # use chrono::{DateTime, TimeDelta};
    /// # use ddb_keys::{Entity, Refusal, query::IntoCondition};
    /// #[derive(Entity)]
    /// #[pk("LOG#<at:hour>")]
    /// #[sk("<at:millis>")]
    /// struct Log { at: DateTime<chrono::Utc> }
    ///
    /// let start = DateTime::UNIX_EPOCH;
    /// let years = Log::query().at_in(start..start + TimeDelta::days(36_500));
    /// let error = years.into_condition().unwrap_err();
    /// assert!(matches!(error.refusal(), Refusal::TooManyPartitions { max: 100_000, .. }));
    /// ```
    TooManyPartitions {
        /// The partitions of the range: the years, months, days or hours that it touches.
        found: usize,
        /// The maximum for one query.
        max: usize,
    },
    /// The whole key is one of another entity of the table, which comes first: `overlap(Lock, Digest, first = Digest)`.
    ///
    #[cfg_attr(feature = "aws-sdk", doc = "```")]
    #[cfg_attr(not(feature = "aws-sdk"), doc = "```ignore")]
    /// # use ddb_keys::{Entity, Refusal, Table};
    /// # use serde::{Deserialize, Serialize};
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("<path>")]
    /// struct Lock { path: String }
    ///
    /// #[derive(Serialize, Deserialize, Entity)]
    /// #[pk("<path>-md5")]
    /// struct Digest { path: String }
    ///
    /// #[derive(Table)]
    /// #[table(name = "locks", pk = "LockID", type_attribute = none)]
    /// #[table(overlap(Lock, Digest, first = Digest))]
    /// enum Locks { Lock(Lock), Digest(Digest) }
    ///
    /// let error = Locks::item_key(LockKey { path: "a-md5" }).unwrap_err();
    /// assert_eq!(*error.refusal(), Refusal::OfOther { first: "Digest" });
    /// ```
    OfOther {
        /// The other entity.
        first: &'static str,
    },
    /// A reason given by a hand-written key part.
    ///
    /// ```
    /// use ddb_keys::Refusal;
    ///
    /// // What the `write` of a key part returns:
    /// fn even(number: u32) -> Result<u32, Refusal> {
    ///     if number % 2 == 0 { Ok(number) } else { Err(Refusal::Other("is odd")) }
    /// }
    /// assert_eq!(even(3).unwrap_err().to_string(), "is odd");
    /// ```
    Other(&'static str),
}

impl core::error::Error for Refusal {}

impl From<fmt::Error> for Refusal {
    fn from(_: fmt::Error) -> Self {
        Self::Other("could not be written")
    }
}
