//! Makes values of every type from short notations: text for text, ids and times.

use std::borrow::Cow;
use std::sync::Arc;

use arrayvec::ArrayString;
use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, Utc};
use ulid::Ulid;
use uuid::Uuid;

pub(super) trait Made<T> {
    fn made(self) -> T;
}

impl<T> Made<T> for T {
    fn made(self) -> T {
        self
    }
}

impl<const N: usize> Made<Vec<String>> for [&'static str; N] {
    fn made(self) -> Vec<String> {
        self.map(String::from).into()
    }
}

macro_rules! made {
    ($($ty:ty: |$text:ident| $make:expr;)+) => {$(
        impl Made<$ty> for &'static str {
            fn made(self) -> $ty {
                let $text = self;
                $make
            }
        }

        impl Made<Option<$ty>> for &'static str {
            fn made(self) -> Option<$ty> {
                Some(self.made())
            }
        }
    )+};
}

made! {
    String: |text| text.to_owned();
    ArrayString<8>: |text| ArrayString::from(text).unwrap();
    Box<str>: |text| text.into();
    Arc<str>: |text| text.into();
    Cow<'static, str>: |text| text.into();
    Uuid: |text| text.parse().unwrap();
    Ulid: |text| text.parse().unwrap();
    DateTime<Utc>: |text| text.parse().unwrap();
    DateTime<FixedOffset>: |text| text.parse().unwrap();
    NaiveDateTime: |text| text.parse().unwrap();
    NaiveDate: |text| text.parse().unwrap();
    jiff::Timestamp: |text| text.parse().unwrap();
    jiff::civil::DateTime: |text| text.parse().unwrap();
    jiff::civil::Date: |text| text.parse().unwrap();
    time::UtcDateTime: |text| in_utc(text);
    time::OffsetDateTime: |text| {
        let instant: DateTime<FixedOffset> = text.parse().unwrap();
        let offset = time::UtcOffset::from_whole_seconds(instant.offset().local_minus_utc()).unwrap();
        time::OffsetDateTime::from_unix_timestamp(instant.timestamp())
            .unwrap()
            .replace_nanosecond(instant.timestamp_subsec_nanos())
            .unwrap()
            .to_offset(offset)
    };
    time::Timestamp: |text| {
        let instant: DateTime<Utc> = text.parse().unwrap();
        time::Timestamp::new(instant.timestamp(), instant.timestamp_subsec_nanos()).unwrap()
    };
    time::PrimitiveDateTime: |text| {
        let instant = in_utc(&format!("{text}Z"));
        time::PrimitiveDateTime::new(instant.date(), instant.time())
    };
    time::Date: |text| in_utc(&format!("{text}T00:00:00Z")).date();
}

fn in_utc(text: &str) -> time::UtcDateTime {
    let instant: DateTime<Utc> = text.parse().unwrap();
    time::UtcDateTime::from_unix_timestamp(instant.timestamp())
        .unwrap()
        .replace_nanosecond(instant.timestamp_subsec_nanos())
        .unwrap()
}
