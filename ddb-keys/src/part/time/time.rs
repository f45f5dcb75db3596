//! The times of the crate `time`.

use time::{Date, Month, OffsetDateTime, PrimitiveDateTime, Timestamp, UtcDateTime};

use super::civil::Civil;
use super::time_part;

time_part! {
    /// An instant. Its text is in UTC, and parsing gives back the same instant with the offset 0.
    ///
    /// ```
    /// use ddb_keys::Entity;
    /// use time::OffsetDateTime;
    ///
    /// #[derive(Entity)]
    /// #[pk("SENSOR#<sensor>")]
    /// #[sk("<at:secs>")]
    /// struct Reading { sensor: u32, at: OffsetDateTime }
    ///
    /// let at = OffsetDateTime::from_unix_timestamp_nanos(-1)?;
    /// let key = ReadingKey { sensor: 1, at };
    /// assert_eq!(key.build()?.to_string(), "SENSOR#1 | 1969-12-31T23:59:59Z");
    ///
    /// let back = ReadingKey::parse("SENSOR#1", "1969-12-31T23:59:59Z")?;
    /// assert_eq!(back.at.unix_timestamp_nanos(), -1_000_000_000, "the second's start");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    OffsetDateTime: Instant with HAS_OFFSET, None,
    |instant| Some((instant.unix_timestamp(), instant.nanosecond())),
    |civil| {
        Self::from_unix_timestamp(civil.unix_seconds()).ok()?.replace_nanosecond(civil.nanos).ok()
    }
}

time_part! {
    /// An instant.
    UtcDateTime: Instant, None,
    |instant| Some((instant.unix_timestamp(), instant.nanosecond())),
    |civil| {
        Self::from_unix_timestamp(civil.unix_seconds()).ok()?.replace_nanosecond(civil.nanos).ok()
    }
}

time_part! {
    /// An instant.
    Timestamp: Instant, None,
    |instant| Some((instant.as_seconds(), instant.nanosecond())),
    |civil| Self::new(civil.unix_seconds(), civil.nanos).ok()
}

time_part! {
    /// A civil time, which later versions of `time` call `PlainDateTime`.
    PrimitiveDateTime: Civil, None,
    |time| {
        let (hour, minute, second, nanos) = time.as_hms_nano();
        civil_date(time.date())?.at(hour, minute, second, nanos)
    },
    |civil| {
        date(civil)?.with_hms_nano(civil.hour, civil.minute, civil.second, civil.nanos).ok()
    }
}

time_part! {
    /// A date: `2024-10-14`. It cannot be a raw key, because serde stores another text.
    Date: Date, None, civil_date, date
}

fn civil_date(date: Date) -> Option<Civil> {
    let (year, month, day) = date.to_calendar_date();
    Civil::date(year, u8::from(month), day)
}

fn date(civil: Civil) -> Option<Date> {
    let month = Month::try_from(civil.month).ok()?;
    Date::from_calendar_date(i32::from(civil.year), month, civil.day).ok()
}
