//! The times of the crate `chrono`.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveDateTime, Timelike, Utc};

use super::civil::Civil;
use super::time_part;
use crate::schema::KeyType;

time_part! {
    /// An instant. One inside a leap second is refused, because no format can write it.
    ///
    /// ```
    /// use chrono::{DateTime, Utc};
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("CHAT#<chat_id>")]
    /// #[sk("MSG#<sent_at:millis>#<msg_id>")]
    /// struct Message { chat_id: String, sent_at: DateTime<Utc>, msg_id: u32 }
    ///
    /// let sent_at: DateTime<Utc> = "2024-10-14T03:01:01+02:00".parse().unwrap();
    /// let key = MessageKey { chat_id: "1", sent_at, msg_id: 10 };
    /// assert_eq!(key.build()?.to_string(), "CHAT#1 | MSG#2024-10-14T01:01:01.000Z#10");
    /// assert_eq!(MessageKey::parse("CHAT#1", "MSG#2024-10-14T01:01:01.000Z#10")?, key);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    DateTime<Utc>: Instant, None,
    |instant| Some((instant.timestamp(), instant.timestamp_subsec_nanos())),
    |civil| DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)
}

time_part! {
    /// An instant. Its text is in UTC, and parsing gives back the same instant with the offset 0.
    DateTime<FixedOffset>: Instant with HAS_OFFSET, None,
    |instant| Some((instant.timestamp(), instant.timestamp_subsec_nanos())),
    |civil| Some(DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)?.fixed_offset())
}

time_part! {
    /// A civil time. One inside a leap second is refused, because no format can write it.
    NaiveDateTime: Civil, None,
    |time| {
        Civil::date(time.year(), time.month(), time.day())?
            .at(time.hour(), time.minute(), time.second(), time.nanosecond())
    },
    |civil| Some(DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)?.naive_utc())
}

time_part! {
    /// A date: `2024-10-14`, as serde stores it.
    ///
    /// ```
    /// use chrono::NaiveDate;
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("ROOM#<room>")]
    /// #[sk("NIGHT#<night>")]
    /// struct Booking { room: u16, night: NaiveDate }
    ///
    /// let key = BookingKey { room: 7, night: "2024-02-29".parse().unwrap() };
    /// assert_eq!(key.build()?.to_string(), "ROOM#7 | NIGHT#2024-02-29");
    /// assert!(!BookingKey::matches("ROOM#7", "NIGHT#2023-02-29"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    NaiveDate: Date, Some(KeyType::S),
    |date| Civil::date(date.year(), date.month(), date.day()),
    |civil| {
        Self::from_ymd_opt(i32::from(civil.year), u32::from(civil.month), u32::from(civil.day))
    }
}
