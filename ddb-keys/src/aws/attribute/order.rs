//! Attributes that are stored in a form which DynamoDB sorts as Rust sorts their values.

use super::role::{
    FieldWithDefault, PartOfAnIndexKey, PartOfThePrimaryKey, PlainField, TestedByWhen,
    VersionField, WrittenBy,
};
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

    #[doc(hidden)]
    type Shown;
}

/// Roles in which serde writes a value as its type says.
macro_rules! as_the_type_says {
    ($($role:ident $(<$key:ident>)?),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<V: Ordered $(, $key)?> StoredInOrder<V> for $role $(<$key>)? {
            const STORED: AttributeType = V::STORED;
            type Shown = ();
        }
    )*};
}
as_the_type_says!(
    PlainField,
    FieldWithDefault,
    PartOfAnIndexKey<K>,
    PartOfThePrimaryKey,
    TestedByWhen<K>,
    VersionField
);

#[diagnostic::do_not_recommend]
impl<V: Ordered, R> StoredInOrder<V> for WrittenBy<R> {
    const STORED: AttributeType = V::STORED;
    type Shown = ();
}

/// Times that functions such as `ts_seconds` store as numbers.
#[allow(unused_macros, reason = "each time library is a feature")]
macro_rules! times {
    ($($time:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl<R> StoredInOrder<$time> for WrittenBy<R> {
            const STORED: AttributeType = AttributeType::N;
            type Shown = ();
        }

        #[diagnostic::do_not_recommend]
        impl<R> StoredInOrder<Option<$time>> for WrittenBy<R> {
            const STORED: AttributeType = AttributeType::N;
            type Shown = ();
        }
    )*};
}
#[cfg(feature = "chrono")]
times!(chrono::DateTime<chrono::Utc>);
#[cfg(feature = "jiff")]
times!(jiff::Timestamp);
#[cfg(feature = "time")]
times!(time::OffsetDateTime, time::UtcDateTime);
