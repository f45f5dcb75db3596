//! Stores a type as a number by its text, for fields with `#[serde(with = "ddb_keys::aws::as_number")]`.
//!
//! DynamoDB keeps 38 digits of a number. serde has no type for that many digits with a fraction, and a decimal type of another crate
//! usually writes a string or a float. With this module the field is a number, digit by digit: DynamoDB compares it and
//! calculates with it. The type needs `Display` and `FromStr` in the usual notation, such as `-12.5` or `1e20`.
//!
//! Conditions by order and sums need a type of your own, which says that it is a number:
//!
//! ```
//! use core::{fmt, str::FromStr};
//! use ddb_keys::Entity;
//! use ddb_keys::aws::attribute::{AttributeType, Number, Ordered};
//! use serde::{Deserialize, Serialize};
//!
//! # /// Hundredths.
//! # #[derive(Debug, Clone, Copy, PartialEq)]
//! # struct Decimal(i64);
//! # impl fmt::Display for Decimal {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}.{:02}", self.0 / 100, self.0 % 100) }
//! # }
//! # impl FromStr for Decimal {
//! #     type Err = std::num::ParseIntError;
//! #     fn from_str(text: &str) -> Result<Self, Self::Err> {
//! #         let (whole, cents) = text.split_once('.').unwrap_or((text, ""));
//! #         Ok(Self(format!("{whole}{cents:0<2}").parse()?))
//! #     }
//! # }
//! /// An amount, whose `Decimal` comes from another crate.
//! #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
//! struct Amount(#[serde(with = "ddb_keys::aws::as_number")] Decimal);
//!
//! impl Ordered for Amount {
//!     const STORED: AttributeType = AttributeType::N;
//! }
//! impl Number for Amount {}
//!
//! #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
//! #[pk("ACCOUNT#<id>")]
//! struct Account { id: u32, balance: Amount }
//!
//! # #[derive(Debug, ddb_keys::Table)]
//! # #[table(name = "bank", pk = "PK")]
//! # enum Bank { Account(Account) }
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let engine = ddb_keys::embedded::Embedded::start().await?;
//! # let table = Bank::client(engine.client());
//! # table.create_table().await?;
//! let price = Amount("12.5".parse()?);
//! table.put(&Account { id: 1, balance: Amount("20".parse()?) }).await?;
//! let account = table
//!     .update(AccountKey { id: 1 })
//!     .subtract(|a| a.balance, price)
//!     .condition(|a| a.balance.ge(price))
//!     .await?;
//! assert_eq!(account.balance, Amount("7.5".parse()?));
//! # Ok(())
//! # }
//! ```
//!
//! A serializer other than this crate's, such as one for JSON, gets the text. An `Option` goes around the type of your
//! own: `Option<Amount>`.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

use super::item::value::NUMBER;

/// Writes a value as a number.
///
/// ```
/// use ddb_keys::aws::as_number;
///
/// let text = as_number::serialize(&12.5, serde_json::value::Serializer)?;
/// assert_eq!(text, "12.5");
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
///
/// The value's text is not a number, has more than 38 digits, or is out of DynamoDB's range, which is about 1e-130 to
/// 1e126.
pub fn serialize<V: Display, S: Serializer>(value: &V, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(NUMBER, &format_args!("{value}"))
}

/// Reads a value from the text of a number.
///
/// ```
/// use ddb_keys::aws::as_number;
///
/// let number: f64 = as_number::deserialize(serde_json::Value::from("12.5"))?;
/// assert_eq!(number, 12.5);
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
///
/// The attribute is not a number, or the type cannot be read from it.
pub fn deserialize<'de, V: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<V, D::Error> {
    deserializer.deserialize_newtype_struct(NUMBER, FromText(PhantomData))
}

/// Reads a value from its text.
struct FromText<V>(PhantomData<V>);

impl<'de, V: FromStr<Err: Display>> Visitor<'de> for FromText<V> {
    type Value = V;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<V, D::Error> {
        deserializer.deserialize_str(self)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<V, E> {
        text.parse().map_err(E::custom)
    }
}
