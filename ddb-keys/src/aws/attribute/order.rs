//! The order of values: numbers, and attributes that are stored in a form which DynamoDB sorts as Rust sorts their values.

use super::AttributeType;
use super::role::{FieldWithDefault, KeyField, PlainField, UpdatedField, VersionField, WrittenBy};

/// Types that DynamoDB sorts as Rust does: numbers, text, and types that opt in.
///
/// An enum stored as text is not ordered, since DynamoDB would compare its names. To opt in, implement
/// the trait for a type whose serialized form keeps its order:
///
/// ```
/// use ddb_keys::aws::attribute::{AttributeType, Ordered};
///
/// /// Stored as text, such as `2026-01-31`.
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Day(String);
///
/// impl Ordered for Day {
///     const STORED: AttributeType = AttributeType::S;
/// }
/// ```
pub trait Ordered {
    /// The attribute type for which the orders agree. A field that is stored as another type, for example by a `with`
    /// function, cannot be compared by order.
    const STORED: AttributeType;
}

#[diagnostic::do_not_recommend]
impl<V: Ordered> Ordered for Option<V> {
    const STORED: AttributeType = V::STORED;
}

/// The least and the greatest integer that a field can hold. Of fractions all are possible.
pub(in crate::aws) type NumberRange = Option<(i128, i128)>;

/// Types that are stored as numbers, which updates can add to.
#[diagnostic::on_unimplemented(message = "a `{Self}` is not a number", label = "not a number")]
pub trait Number: Ordered {
    /// The least and the greatest value. Updates keep the attribute between them.
    #[doc(hidden)]
    const RANGE: NumberRange = None;
}

#[diagnostic::do_not_recommend]
impl<V: Number> Number for Option<V> {
    const RANGE: NumberRange = V::RANGE;
}

/// The greatest integer that DynamoDB keeps digit by digit.
pub(in crate::aws) const LARGEST: i128 = 10_i128.pow(38) - 1;

macro_rules! numbers {
    ($($range:expr => $($number:ty),+;)+) => {$($(
        #[diagnostic::do_not_recommend]
        impl Ordered for $number {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $number {
            #[allow(clippy::cast_lossless, reason = "not every integer has a `From` for the wide one")]
            const RANGE: NumberRange = $range;
        }
    )+)+};
}
numbers! {
    Some((Self::MIN as i128, Self::MAX as i128)) => u8, u16, u32, u64, usize, i8, i16, i32, i64, isize;
    Some((0, LARGEST)) => u128;
    Some((-LARGEST, LARGEST)) => i128;
    None => f32, f64;
}

/// Attributes with values of type `V` that can be compared by order.
///
/// A time is one of them only if a function writes it: serde alone stores it as text, whose order depends on how many digits
/// the fraction of a second has.
#[diagnostic::on_unimplemented(
    message = "DynamoDB does not sort the stored form of a `{V}` as Rust sorts its values",
    label = "store a time as a number, by `#[serde(with = \"…\")]` on its field; other types are compared by `eq`, `ne` or `in_([…])`",
    note = "functions for `with` are `chrono::serde::ts_seconds` (of an `Option`: `#[serde(default, with = \"chrono::serde::ts_seconds_option\")]`), \
            `time::serde::timestamp` and `jiff::fmt::serde::timestamp::second::required`; a type of your own whose stored form keeps its \
            order may implement `Ordered`"
)]
pub trait StoredInOrder<V> {
    /// The attribute type for which the orders agree.
    const STORED: AttributeType;
}

/// Roles in which serde writes a value as its type says.
macro_rules! as_the_type_says {
    ($($role:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: Ordered > StoredInOrder<V> for $role {
            const STORED: AttributeType = V::STORED;
        }
    )*};
}
as_the_type_says!(PlainField, FieldWithDefault, KeyField, VersionField, UpdatedField);

#[diagnostic::do_not_recommend]
impl<V: Ordered, R> StoredInOrder<V> for WrittenBy<R> {
    const STORED: AttributeType = V::STORED;
}

/// Times that functions such as `ts_seconds` store as numbers.
#[allow(unused_macros, reason = "each time library is a feature")]
macro_rules! times {
    ($($time:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<R> StoredInOrder<$time> for WrittenBy<R> {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl<R> StoredInOrder<Option<$time>> for WrittenBy<R> {
            const STORED: AttributeType = AttributeType::N;
        }
    )*};
}
#[cfg(feature = "chrono")]
times!(chrono::DateTime<chrono::Utc>);
#[cfg(feature = "jiff")]
times!(jiff::Timestamp);
#[cfg(feature = "time")]
times!(time::OffsetDateTime, time::UtcDateTime);
