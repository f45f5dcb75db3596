//! The Gregorian calendar from year 0000 to 9999, as far as keys need it.

/// A date and a time of day: those of a civil time, or those of an instant in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Civil {
    pub(super) year: u16,
    pub(super) month: u8,
    pub(super) day: u8,
    pub(super) hour: u8,
    pub(super) minute: u8,
    pub(super) second: u8,
    pub(super) nanos: u32,
}

const LAST_YEAR: u16 = 9999;
const SECONDS_OF_DAY: i64 = 86_400;
const NANOS_OF_SECOND: u32 = 1_000_000_000;

/// The days of 400 years, after which the calendar repeats.
const DAYS_OF_CYCLE: u32 = 146_097;

/// The days from 1 March of the year -400 to 1 January of the year 0. Years are counted from March,
/// so that a leap day is the last day of its year, and from one cycle before zero, so that no
/// number is negative.
const DAYS_BEFORE: u32 = DAYS_OF_CYCLE - 60;

/// The seconds from 1970 to 1 January of the year 0, and to that of the year 10000.
const FIRST_SECOND: i64 = -719_528 * SECONDS_OF_DAY;
const END: i64 = 2_932_897 * SECONDS_OF_DAY;

impl Civil {
    /// Returns the start of a day. `None` if the calendar does not have the day.
    #[must_use]
    pub fn date(
        year: impl TryInto<u16>,
        month: impl TryInto<u8>,
        day: impl TryInto<u8>,
    ) -> Option<Self> {
        let (year, month, day) =
            (year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?);
        let real = year <= LAST_YEAR
            && (1..=12).contains(&month)
            && (1..=days_of(month, year)).contains(&day);
        real.then_some(Self { year, month, day, hour: 0, minute: 0, second: 0, nanos: 0 })
    }

    /// Returns this day at a time of day. `None` if no day has the time, which includes leap seconds.
    #[must_use]
    pub fn at(
        self,
        hour: impl TryInto<u8>,
        minute: impl TryInto<u8>,
        second: impl TryInto<u8>,
        nanos: impl TryInto<u32>,
    ) -> Option<Self> {
        let (hour, minute) = (hour.try_into().ok()?, minute.try_into().ok()?);
        let (second, nanos) = (second.try_into().ok()?, nanos.try_into().ok()?);
        let real = hour < 24 && minute < 60 && second < 60 && nanos < NANOS_OF_SECOND;
        real.then_some(Self { hour, minute, second, nanos, ..self })
    }

    /// Returns whether an instant, given in seconds since 1970 and nanoseconds, lies in the calendar. One inside a leap second does not.
    #[inline]
    pub(crate) fn has(seconds: i64, nanos: u32) -> bool {
        (FIRST_SECOND..END).contains(&seconds) && nanos < NANOS_OF_SECOND
    }

    /// Returns the UTC time of an instant, which is given in seconds since 1970 and nanoseconds.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "each variable has few values"
    )]
    pub fn from_unix(seconds: i64, nanos: u32) -> Option<Self> {
        if !Self::has(seconds, nanos) {
            return None;
        }
        let seconds = seconds - FIRST_SECOND;
        let (days, second) = (seconds / SECONDS_OF_DAY, (seconds % SECONDS_OF_DAY) as u32);
        // A hundred years have a quarter of a cycle's days and four years have 1461, with the leap day at the end.
        let quarters = 4 * (days as u32 + DAYS_BEFORE) + 3;
        let (century, quarters) = (quarters / DAYS_OF_CYCLE, (quarters % DAYS_OF_CYCLE) | 3);
        let (year, day) = (100 * century + quarters / 1461, quarters % 1461 / 4);
        // From March on, every five months have 153 days.
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Some(Self {
            year: (year + next - 400) as u16,
            month: month as u8,
            day: day as u8,
            hour: (second / 3600) as u8,
            minute: (second / 60 % 60) as u8,
            second: (second % 60) as u8,
            nanos,
        })
    }

    /// Returns the seconds from 1970 to this time in UTC.
    #[must_use]
    pub fn unix_seconds(self) -> i64 {
        let (month, before) =
            if self.month > 2 { (self.month - 3, 0) } else { (self.month + 9, 1) };
        let year = u32::from(self.year) + 400 - before;
        let day = (153 * u32::from(month) + 2) / 5 + u32::from(self.day) - 1;
        let leap_days = year / 4 - year / 100 + year / 400;
        let days = 365 * year + leap_days + day - DAYS_BEFORE;
        let minutes = u32::from(self.hour) * 60 + u32::from(self.minute);
        let second = minutes * 60 + u32::from(self.second);
        FIRST_SECOND + i64::from(days) * SECONDS_OF_DAY + i64::from(second)
    }
}

fn days_of(month: u8, year: u16) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_ten_thousand_years_is_counted_there_and_back() {
        let mut days = -719_528;
        for year in 0..=LAST_YEAR {
            for month in 1..=12 {
                for day in 1..=days_of(month, year) {
                    let date = Civil::date(year, month, day).unwrap();
                    assert_eq!(date.unix_seconds(), days * SECONDS_OF_DAY, "{date:?}");
                    assert_eq!(Civil::from_unix(days * SECONDS_OF_DAY, 0), Some(date));
                    days += 1;
                }
            }
        }
        assert_eq!(days, 2_932_897, "10000-01-01");
    }

    #[test]
    fn leap_days_are_where_the_calendar_has_them() {
        for (year, leap) in [(0, true), (1900, false), (2000, true), (2023, false), (2024, true)] {
            assert_eq!(Civil::date(year, 2, 29).is_some(), leap, "{year}");
            assert_eq!(Civil::date(year, 2, 30), None);
        }
    }

    #[test]
    fn instants_before_1970_belong_to_the_second_they_follow() {
        let late = Civil::date(1969, 12, 31).unwrap().at(23, 59, 59, 999_999_999).unwrap();
        assert_eq!(Civil::from_unix(-1, 999_999_999), Some(late));
        assert_eq!(late.unix_seconds(), -1);
    }

    #[test]
    fn dates_that_do_not_exist_are_none() {
        assert_eq!(Civil::from_unix(-719_528 * SECONDS_OF_DAY - 1, 0), None);
        assert_eq!(Civil::from_unix(2_932_897 * SECONDS_OF_DAY, 0), None);
        assert_eq!(Civil::from_unix(i64::MIN, 0), None);
        assert_eq!(Civil::from_unix(i64::MAX, 0), None);
        assert_eq!(Civil::from_unix(0, 1_000_000_000), None, "a leap second");
        assert_eq!(Civil::date(-1, 1, 1), None);
        assert_eq!(Civil::date(10_000, 1, 1), None);
        for (month, day) in [(0, 1), (13, 1), (1, 0), (1, 32), (4, 31)] {
            assert_eq!(Civil::date(2024, month, day), None, "{month}-{day}");
        }
        let day = Civil::date(2024, 1, 1).unwrap();
        assert_eq!(day.at(24, 0, 0, 0), None);
        assert_eq!(day.at(0, 60, 0, 0), None);
        assert_eq!(day.at(0, 0, 60, 0), None);
    }
}
