//! Units of time, counted: the years, months, days, hours or fractions of a second that a string names.

use alloc::string::String;

use super::civil::Civil;
use super::text::{parse, write};
use crate::part::integer::{parse_digits, write_digits};

/// The width of a month, `2024-10`.
const MONTH_WIDTH: usize = 7;

/// The unit that a time is truncated to, told by its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unit {
    /// The width of the text without its `Z`.
    width: usize,
    /// Whether the text ends in `Z`.
    zoned: bool,
    /// Whether the text is the number itself: a year, or units since 1970.
    digits: bool,
}

impl Unit {
    /// Returns the unit of a string, and the number of the one that the text names. `None` if it does not name a time.
    pub(crate) fn of(text: &str) -> Option<(Self, i64)> {
        let zoned = text.ends_with('Z');
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let unit = Self { width: text.len() - usize::from(zoned), zoned, digits };
        Some((unit, unit.number(text)?))
    }

    /// Returns the unit of numbers of this width.
    pub(crate) const fn number_of(width: usize) -> Self {
        Self { width, zoned: false, digits: true }
    }

    /// Returns the number of the unit that a string names, counted from a fixed one.
    pub(crate) fn number(self, text: &str) -> Option<i64> {
        if self.digits {
            let number = (text.len() == self.width).then(|| parse_digits(text))??;
            return i64::try_from(number).ok();
        }
        let civil = parse(text, self.width, self.zoned)?;
        if self.width == MONTH_WIDTH {
            return Some(12 * i64::from(civil.year) + i64::from(civil.month) - 1);
        }
        let (seconds, fraction) = (self.seconds(), self.per_second());
        let nanos = i64::from(civil.nanos) / (1_000_000_000 / fraction);
        Some(civil.unix_seconds().div_euclid(seconds) * fraction + nanos)
    }

    /// Returns the text with a number. `None` if it does not fit, or names a time outside the years 0000 to 9999.
    pub(crate) fn text(self, number: i64) -> Option<String> {
        let mut text = String::with_capacity(self.len());
        if self.digits {
            write_digits(u128::try_from(number).ok()?, self.width, &mut text).ok()?;
            return (text.len() == self.width).then_some(text);
        }
        let civil = if self.width == MONTH_WIDTH {
            Civil::date(number.div_euclid(12), number.rem_euclid(12) + 1, 1)?
        } else {
            let (seconds, fraction) = (self.seconds(), self.per_second());
            let nanos = number.rem_euclid(fraction) * (1_000_000_000 / fraction);
            Civil::from_unix(number.div_euclid(fraction) * seconds, u32::try_from(nanos).ok()?)?
        };
        write(civil, self.width, self.zoned, &mut text).ok()?;
        Some(text)
    }

    /// Returns the length of the text.
    pub(crate) fn len(self) -> usize {
        self.width + usize::from(self.zoned)
    }

    /// The seconds of a unit, at least one.
    fn seconds(self) -> i64 {
        match self.width {
            10 => 86_400,
            13 => 3600,
            _ => 1,
        }
    }

    /// The units of a second, at least one.
    fn per_second(self) -> i64 {
        match self.width {
            23 => 1000,
            26 => 1_000_000,
            29 => 1_000_000_000,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The strings from one to another, both included.
    fn texts(from: &str, to: &str) -> alloc::vec::Vec<String> {
        let ((unit, first), (_, last)) = (Unit::of(from).unwrap(), Unit::of(to).unwrap());
        (first..=last).map(|number| unit.text(number).unwrap()).collect()
    }

    #[test]
    fn units_follow_each_other_without_gaps() {
        assert_eq!(texts("1999", "2001"), ["1999", "2000", "2001"]);
        assert_eq!(texts("2023-11", "2024-02"), ["2023-11", "2023-12", "2024-01", "2024-02"]);
        assert_eq!(texts("2024-02-28", "2024-03-01"), ["2024-02-28", "2024-02-29", "2024-03-01"]);
        assert_eq!(texts("2023-02-28", "2023-03-01"), ["2023-02-28", "2023-03-01"]);
        assert_eq!(texts("1969-12-31T23", "1970-01-01T00"), ["1969-12-31T23", "1970-01-01T00"]);
        assert_eq!(
            texts("1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"),
            ["1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"]
        );
        assert_eq!(
            texts("1969-12-31T23:59:59.999", "1970-01-01T00:00:00.000"),
            ["1969-12-31T23:59:59.999", "1970-01-01T00:00:00.000"]
        );
    }

    #[test]
    fn every_unit_has_one_number_up_to_the_ends_of_the_calendar() {
        for (first, last, len) in [
            ("0000", "9999", 10_000),
            ("0000-01", "9999-12", 120_000),
            ("0000-01-01", "9999-12-31", 3_652_425),
            ("0000-01-01T00", "9999-12-31T23", 3_652_425 * 24),
        ] {
            let ((unit, low), (_, high)) = (Unit::of(first).unwrap(), Unit::of(last).unwrap());
            assert_eq!(high - low + 1, len);
            assert_eq!(
                (unit.text(low).as_deref(), unit.text(high).as_deref()),
                (Some(first), Some(last))
            );
            assert_eq!((unit.text(low - 1), unit.text(high + 1)), (None, None));
            for number in (low..=high).step_by(997) {
                assert_eq!(unit.number(&unit.text(number).unwrap()), Some(number));
            }
        }
    }

    #[test]
    fn units_since_1970_are_their_own_numbers() {
        assert_eq!(texts("1728867659", "1728867661"), ["1728867659", "1728867660", "1728867661"]);
        assert_eq!(texts("00000000000000000000", "00000000000000000000").len(), 1);
        let (unit, number) = Unit::of("9999999999").unwrap();
        assert_eq!((number, unit.len()), (9_999_999_999, 10));
        assert_eq!((unit.text(number + 1), unit.text(-1)), (None, None));
        assert_eq!(unit.number("2024-10-14"), None, "a day has the same width");
    }

    #[test]
    fn a_text_of_another_unit_has_no_number() {
        let (year, _) = Unit::of("2024").unwrap();
        for text in ["20245", "202", "2024-02", "2024Z", "", "20.4", "+202"] {
            assert_eq!(year.number(text), None, "{text}");
        }
        let (month, _) = Unit::of("2024-02").unwrap();
        for text in ["2024-13", "2024-2", "2024-02-01", "2024-02Z", "", "2024#02"] {
            assert_eq!(month.number(text), None, "{text}");
        }
    }
}
