//! Attributes that are stored in a form which DynamoDB sorts as Rust sorts their values.

use super::role::{FieldWithDefault, KeyField, PlainField, VersionField, WrittenBy};
use super::{AttributeType, Ordered};

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
as_the_type_says!(PlainField, FieldWithDefault, KeyField, VersionField);

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
