//! The numbers that a field can hold, so that adding to it leaves something that can be read.

use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

/// Least values of fields, from the greatest one: of `NonZero`, unsigned and signed integers.
const LEAST: [i128; 6] =
    [1, 0, i8::MIN as i128, i16::MIN as i128, i32::MIN as i128, i64::MIN as i128];
/// Greatest values of fields, from the least one.
const GREATEST: [i128; 8] = [
    i8::MAX as i128,
    u8::MAX as i128,
    i16::MAX as i128,
    u16::MAX as i128,
    i32::MAX as i128,
    u32::MAX as i128,
    i64::MAX as i128,
    u64::MAX as i128,
];

/// What must be true of a stored number before another one is added to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::aws) enum Room {
    /// Any number will do.
    Any,
    /// The number is at least this.
    AtLeast(i128),
    /// The number is at most this.
    AtMost(i128),
    /// It cannot be said.
    Unknown,
}

/// Finds what must be true of a number before another one is added, by asking which numbers fit the
/// field.
pub(in crate::aws) fn room_for(added: &str, fits: impl Fn(&AttributeValue) -> bool) -> Room {
    let fits = |number: i128| fits(&AttributeValue::N(number.to_string()));
    let Ok(added) = added.parse::<i128>() else {
        // Fractions fit where any number does.
        let limited = !fits(i128::from(u64::MAX) + 1) || !fits(i128::from(i64::MIN) - 1);
        return if limited { Room::Unknown } else { Room::Any };
    };
    let (limits, step): (&[i128], _) = if added < 0 { (&LEAST, -1) } else { (&GREATEST, 1) };
    let limit = limits.get(limits.partition_point(|limit| fits(limit + step)));
    match limit.map(|limit| (*limit, limit.checked_sub(added))) {
        None => Room::Any,
        Some((limit, Some(room))) if fits(limit) => {
            if added < 0 {
                Room::AtLeast(room)
            } else {
                Room::AtMost(room)
            }
        }
        Some(_) => Room::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use core::num::NonZeroU16;

    use serde::de::DeserializeOwned;

    use super::*;

    fn room<V: DeserializeOwned>(added: &str) -> Room {
        room_for(added, |value| serde_dynamo::from_attribute_value::<_, V>(value.clone()).is_ok())
    }

    #[test]
    fn integers_have_room_up_to_their_limits() {
        assert_eq!(room::<u32>("-9"), Room::AtLeast(9));
        assert_eq!(room::<u32>("9"), Room::AtMost(i128::from(u32::MAX) - 9));
        assert_eq!(room::<i8>("-1"), Room::AtLeast(-127));
        assert_eq!(room::<u8>("0"), Room::AtMost(255));
        assert_eq!(room::<i64>("1"), Room::AtMost(i128::from(i64::MAX) - 1));
        assert_eq!(room::<u64>("5"), Room::AtMost(i128::from(u64::MAX) - 5));
        assert_eq!(room::<NonZeroU16>("-1"), Room::AtLeast(2));
        assert_eq!(room::<Option<u8>>("200"), Room::AtMost(55));
    }

    #[test]
    fn floats_have_room_for_everything_and_integers_none_for_fractions() {
        for added in ["1", "-1", "0.5", "1e30"] {
            assert_eq!(room::<f64>(added), Room::Any, "{added}");
        }
        assert_eq!(room::<u32>("0.5"), Room::Unknown);
        assert_eq!(room::<u32>("1e3"), Room::Unknown);
    }

    #[test]
    fn a_range_of_its_own_is_not_guessed() {
        #[derive(serde::Deserialize)]
        #[serde(try_from = "u8")]
        struct Percent;

        impl TryFrom<u8> for Percent {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<Self, &'static str> {
                if number <= 100 { Ok(Self) } else { Err("more than 100 %") }
            }
        }
        assert_eq!(room::<Percent>("1"), Room::Unknown);
        assert_eq!(room::<Percent>("-1"), Room::AtLeast(1));
    }
}
