//! Numbers, and the order of values.

use super::AttributeType;

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

macro_rules! integers {
    ($($integer:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $integer {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $integer {
            #[allow(clippy::cast_lossless, reason = "not every integer has a `From` for the wide one")]
            const RANGE: NumberRange =
                Some((Self::MIN as i128, Self::MAX as i128));
        }
    )*};
}
integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

/// The greatest integer that DynamoDB keeps digit by digit.
pub(in crate::aws) const LARGEST: i128 = 10_i128.pow(38) - 1;

macro_rules! wide_integers {
    ($($integer:ty, $least:expr);*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $integer {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $integer {
            const RANGE: NumberRange = Some(($least, LARGEST));
        }
    )*};
}
wide_integers!(u128, 0; i128, -LARGEST);

macro_rules! floats {
    ($($float:ty),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Ordered for $float {
            const STORED: AttributeType = AttributeType::N;
        }

        #[diagnostic::do_not_recommend]
        impl Number for $float {}
    )*};
}

floats!(f32, f64);
