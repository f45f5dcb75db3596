//! The times of the crate `jiff`.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};

use super::civil::Civil;
use super::{date, time_of_day};
use crate::schema::KeyType;

const NANOS_OF_SECOND: i32 = 1_000_000_000;

time_of_day! {
    /// An instant.
    ///
    /// ```
    /// use ddb_keys::Entity;
    /// use jiff::Timestamp;
    ///
    /// #[derive(Entity)]
    /// #[pk("LOG#<at:day>")]
    /// #[sk("<at:nanos>")]
    /// struct Line { at: Timestamp }
    ///
    /// let key = LineKey { at: Timestamp::new(1_728_867_661, 5).unwrap() };
    /// assert_eq!(key.build()?.to_string(), "LOG#2024-10-14 | 2024-10-14T01:01:01.000000005Z");
    /// assert_eq!(LineKey::parse("LOG#2024-10-14", "2024-10-14T01:01:01.000000005Z")?, key);
    /// assert!(!LineKey::matches("LOG#2024-10-15", "2024-10-14T01:01:01.000000005Z"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Timestamp: Instant,
    |instant| {
        // Both count away from 1970, backwards before it.
        let (seconds, nanos) = (instant.as_second(), instant.subsec_nanosecond());
        match u32::try_from(nanos) {
            Ok(nanos) => Civil::from_unix(seconds, nanos),
            Err(_) => Civil::from_unix(seconds - 1, u32::try_from(nanos + NANOS_OF_SECOND).ok()?),
        }
    },
    |civil| Self::new(civil.unix_seconds(), i32::try_from(civil.nanos).ok()?).ok()
}

time_of_day! {
    /// A civil time.
    DateTime: Civil,
    |time| {
        Civil::date(time.year(), time.month(), time.day())?
            .at(time.hour(), time.minute(), time.second(), time.subsec_nanosecond())
    },
    |civil| {
        let date = date(civil)?;
        let hour = i8::try_from(civil.hour).ok()?;
        let minute = i8::try_from(civil.minute).ok()?;
        let second = i8::try_from(civil.second).ok()?;
        let nanos = i32::try_from(civil.nanos).ok()?;
        // Checked in full: `at` would panic.
        Self::new(date.year(), date.month(), date.day(), hour, minute, second, nanos).ok()
    }
}

date! {
    /// A date: `2024-10-14`, as serde stores it.
    Date: Some(KeyType::S),
    |date| Civil::date(date.year(), date.month(), date.day()),
    date
}

fn date(civil: Civil) -> Option<Date> {
    let year = i16::try_from(civil.year).ok()?;
    Date::new(year, i8::try_from(civil.month).ok()?, i8::try_from(civil.day).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::format::{Format, Plain};
    use crate::part::refusal::Refusal;
    use crate::part::times::laws::{FIRST, hold, hold_with_time_of_day, written};
    use crate::part::times::{Day, Millis, Month, Secs};

    #[test]
    fn every_format_keeps_order_and_reads_back() {
        let last = Timestamp::MAX.as_second();
        hold_with_time_of_day::<Timestamp>(|civil| civil.unix_seconds() <= last);
        hold_with_time_of_day::<DateTime>(|_| true);
        hold::<Date, Plain>(|_| true);
        hold::<Date, Day>(|_| true);
    }

    #[test]
    fn the_default_text_does_not_sort_and_the_formats_do() {
        let before = Timestamp::UNIX_EPOCH;
        let after = Timestamp::new(0, 500_000_000).unwrap();
        assert!(before.to_string() > after.to_string());
        let text = written::<Timestamp, Millis>;
        assert!(text(before).unwrap() < text(after).unwrap());
    }

    #[test]
    fn instants_before_1970_count_backwards_and_are_truncated_toward_the_past() {
        let late = Timestamp::new(0, -1).unwrap();
        let text = written::<Timestamp, Secs>(late);
        assert_eq!(text.as_deref(), Ok("1969-12-31T23:59:59Z"));
    }

    #[test]
    fn what_the_type_does_not_reach_is_refused() {
        assert_eq!(<Secs as Format<Timestamp>>::parse("9999-12-31T23:59:59Z"), None);
        assert_eq!(
            written::<Timestamp, Month>(Timestamp::MIN),
            Err(Refusal::OutOfRange),
            "before year 0"
        );
        let before = Timestamp::new(FIRST - 1, 0).unwrap();
        assert_eq!(written::<Timestamp, Month>(before), Err(Refusal::OutOfRange));
        assert_eq!(written::<Date, Plain>(Date::MIN), Err(Refusal::OutOfRange));
    }
}
