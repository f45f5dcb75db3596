//! The order of numbers as DynamoDB stores them, with fractions and exponents, computed from their strings.

use alloc::string::String;
use core::cmp::Ordering;

/// A number as `0.digits × 10^exponent`. The digits neither start nor end with a zero, and zero has none.
struct Decimal {
    negative: bool,
    exponent: i64,
    digits: String,
}

impl Decimal {
    fn parse(text: &str) -> Option<Self> {
        let (negative, size) = match text.strip_prefix('-') {
            Some(size) => (true, size),
            None => (false, text),
        };
        let (mantissa, shift) = match size.split_once(['e', 'E']) {
            Some((mantissa, shift)) => (mantissa, i64::from(shift.parse::<i16>().ok()?)),
            None => (size, 0),
        };
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !is_number(whole) || !is_number(fraction) {
            return None;
        }
        let all: String = [whole, fraction].concat();
        let without_start = all.trim_start_matches('0');
        let cut = i64::try_from(all.len() - without_start.len()).ok()?;
        let exponent = i64::try_from(whole.len()).ok()? + shift - cut;
        let digits = String::from(without_start.trim_end_matches('0'));
        let is_zero = digits.is_empty();
        Some(Self {
            negative: negative && !is_zero,
            exponent: if is_zero { i64::MIN } else { exponent },
            digits,
        })
    }

    fn size(&self) -> (i64, &str) {
        (self.exponent, &self.digits)
    }
}

/// Returns whether a string is a number that DynamoDB keeps digit by digit: of up to 38 digits, from 1e-130 to less
/// than 1e126.
#[cfg(feature = "aws-sdk")]
pub(crate) fn is_storable_number(text: &str) -> bool {
    Decimal::parse(text).is_some_and(|number| {
        number.digits.is_empty()
            || (number.digits.len() <= 38 && (-129..=126).contains(&number.exponent))
    })
}

/// Returns the order of two numbers. `None` if a string is not a number.
pub(super) fn compare(one: &str, other: &str) -> Option<Ordering> {
    let (one, other) = (Decimal::parse(one)?, Decimal::parse(other)?);
    Some(match (one.negative, other.negative) {
        (false, false) => one.size().cmp(&other.size()),
        (true, true) => other.size().cmp(&one.size()),
        (one, other) => other.cmp(&one),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_sort_as_numbers() {
        let sorted = [
            "-1e3", "-12", "-2", "-1.5", "-0.15", "0", "0.015", "0.15", "1.5", "2", "12", "1E+2",
            "123",
        ];
        for (at, one) in sorted.iter().enumerate() {
            for (of, other) in sorted.iter().enumerate() {
                assert_eq!(compare(one, other), Some(at.cmp(&of)), "{one} {other}");
            }
        }
    }

    #[test]
    fn one_number_has_many_texts() {
        for (one, other) in [("1", "1.0"), ("100", "1e2"), ("0", "-0"), ("0", "0.00"), ("007", "7")]
        {
            assert_eq!(compare(one, other), Some(Ordering::Equal), "{one} {other}");
        }
    }

    #[test]
    fn texts_that_are_not_numbers_have_no_order() {
        for text in ["", "-", ".", ".5", "1e", "1e99999", "x", "1 ", "--1", "NaN", "+1", "1.2.3"] {
            assert_eq!(compare(text, "1"), None, "{text}");
        }
    }
}
