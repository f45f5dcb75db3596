//! The times of the crate `jiff`.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};

use super::civil::Civil;
use super::time_part;
use crate::schema::KeyType;

const NANOS_OF_SECOND: i32 = 1_000_000_000;

time_part! {
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
    Timestamp: Instant, None,
    |instant| {
        // Both count from 1970, and are negative before it.
        let (seconds, nanos) = (instant.as_second(), instant.subsec_nanosecond());
        match u32::try_from(nanos) {
            Ok(nanos) => Some((seconds, nanos)),
            Err(_) => Some((seconds - 1, u32::try_from(nanos + NANOS_OF_SECOND).ok()?)),
        }
    },
    |civil| Self::new(civil.unix_seconds(), i32::try_from(civil.nanos).ok()?).ok()
}

time_part! {
    /// A civil time.
    DateTime: Civil, None,
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
        // Everything is checked first, because `at` would panic.
        Self::new(date.year(), date.month(), date.day(), hour, minute, second, nanos).ok()
    }
}

time_part! {
    /// A date: `2024-10-14`, as serde stores it.
    Date: Date, Some(KeyType::S),
    |date| Civil::date(date.year(), date.month(), date.day()),
    date
}

fn date(civil: Civil) -> Option<Date> {
    let year = i16::try_from(civil.year).ok()?;
    Date::new(year, i8::try_from(civil.month).ok()?, i8::try_from(civil.day).ok()?).ok()
}
