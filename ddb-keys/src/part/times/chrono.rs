//! The times of the crate `chrono`.

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, NaiveDateTime, Timelike, Utc};

use super::civil::Civil;
use super::{date, time_of_day};
use crate::schema::KeyType;

time_of_day! {
    /// An instant. One inside a leap second is refused, for no format has a text for it.
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
    DateTime<Utc>: Instant,
    |instant| Civil::from_unix(instant.timestamp(), instant.timestamp_subsec_nanos()),
    |civil| DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)
}

time_of_day! {
    /// An instant. Its text is in UTC, and parsing gives back the same instant with the offset 0.
    DateTime<FixedOffset>: Instant,
    |instant| Civil::from_unix(instant.timestamp(), instant.timestamp_subsec_nanos()),
    |civil| Some(DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)?.fixed_offset())
}

time_of_day! {
    /// A civil time. One inside a leap second is refused, for no format has a text for it.
    NaiveDateTime: Civil,
    |time| {
        Civil::date(time.year(), time.month(), time.day())?
            .at(time.hour(), time.minute(), time.second(), time.nanosecond())
    },
    |civil| Some(DateTime::from_timestamp(civil.unix_seconds(), civil.nanos)?.naive_utc())
}

date! {
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
    NaiveDate: Some(KeyType::S),
    |date| Civil::date(date.year(), date.month(), date.day()),
    |civil| {
        Self::from_ymd_opt(i32::from(civil.year), u32::from(civil.month), u32::from(civil.day))
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use chrono::{Days, Duration};

    use super::*;
    use crate::format::Plain;
    use crate::part::key_part::KeyPart;
    use crate::part::refusal::Refusal;
    use crate::part::times::laws::{FIRST, LAST, hold, hold_with_time_of_day, written};
    use crate::part::times::{Day, Hour, Millis, Month, Nanos};

    fn instant(seconds: i64, nanos: u32) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, nanos).unwrap()
    }

    #[test]
    fn every_format_keeps_order_and_reads_back() {
        hold_with_time_of_day::<DateTime<Utc>>(|_| true);
        hold_with_time_of_day::<DateTime<FixedOffset>>(|_| true);
        hold_with_time_of_day::<NaiveDateTime>(|_| true);
        hold::<NaiveDate, Plain>(|_| true);
        hold::<NaiveDate, Day>(|_| true);
        hold::<NaiveDate, Month>(|_| true);
    }

    #[test]
    fn the_default_text_does_not_sort_and_the_formats_do() {
        let (before, after) = (instant(0, 0), instant(0, 500_000_000));
        assert!(format!("{before:?}") > format!("{after:?}"));
        let text = written::<DateTime<Utc>, Millis>;
        assert!(text(before).unwrap() < text(after).unwrap());
    }

    #[test]
    fn an_offset_is_turned_into_utc() {
        let berlin = FixedOffset::east_opt(7200).unwrap();
        let local = instant(1_728_867_661, 0).with_timezone(&berlin);
        let text = written::<DateTime<FixedOffset>, Hour>(local).unwrap();
        assert_eq!(text, "2024-10-14T01", "and not T03");
        let whole = written::<DateTime<FixedOffset>, Nanos>(local).unwrap();
        assert_eq!(
            <Nanos as crate::formats::Format<DateTime<FixedOffset>>>::parse(&whole),
            Some(local)
        );
    }

    #[test]
    fn leap_seconds_are_refused() {
        let leap = instant(1_483_228_799, 1_500_000_000);
        assert_eq!(written::<DateTime<Utc>, Nanos>(leap), Err(Refusal::OutOfRange));
        assert_eq!(written::<NaiveDateTime, Day>(leap.naive_utc()), Err(Refusal::OutOfRange));
    }

    #[test]
    fn years_that_have_no_four_digits_are_refused() {
        for outside in [instant(FIRST - 1, 0), instant(LAST + 1, 0), DateTime::<Utc>::MAX_UTC] {
            assert_eq!(written::<DateTime<Utc>, Month>(outside), Err(Refusal::OutOfRange));
        }
        let last = instant(LAST, 0).date_naive();
        assert_eq!(written::<NaiveDate, Plain>(last).as_deref(), Ok("9999-12-31"));
        let next = last.checked_add_days(Days::new(1)).unwrap();
        assert_eq!(written::<NaiveDate, Plain>(next), Err(Refusal::OutOfRange));
        assert_eq!(NaiveDate::native(next), Err(Refusal::OutOfRange), "raw keys, too");
    }

    #[test]
    fn an_instant_before_1970_is_truncated_toward_the_past() {
        let late = instant(0, 0).checked_sub_signed(Duration::nanoseconds(1)).unwrap();
        let text = written::<DateTime<Utc>, Millis>(late);
        assert_eq!(text.as_deref(), Ok("1969-12-31T23:59:59.999Z"));
    }
}
