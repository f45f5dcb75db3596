//! Instants, civil times and dates of each crate, in every format.

use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, Utc};
use time::{OffsetDateTime, PrimitiveDateTime, UtcDateTime};

use super::lines::{Lines, keys};

pub(super) fn write(lines: &mut Lines) {
    each_format(lines);
    instants(lines);
    civil_times(lines);
    dates(lines);
    since_epoch(lines);
}

fn each_format(lines: &mut Lines) {
    keys! { lines;
        #[pk("LOG#<at:month>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:day>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:hour>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:secs>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:millis>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:micros>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:nanos>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:year>")] { at: DateTime<Utc> } ("0000-01-01T00:00:00Z") ("9999-12-31T23:59:59Z");
        #[pk("LOG#<at:year>")] { at: PrimitiveDateTime } ("2024-10-14T01:02:03");
        #[pk("LOG#<on:year>")] { on: NaiveDate } ("2024-02-29");
        #[pk("LOG#<on:year>")] { on: jiff::civil::Date } ("0000-01-01");
    }
}

/// Keys of a time in the formats of its kind: for each type, at each time.
macro_rules! instants {
    ($lines:ident; $($ty:ty)+) => {
        keys! { $lines; $(
            #[pk("<at:month>#<at:day>#<at:hour>")] #[sk("<at:secs>#<at:millis>#<at:micros>#<at:nanos>")] { at: $ty }
                ("0000-01-01T00:00:00Z") ("1969-12-31T23:59:59.999999999Z") ("1970-01-01T00:00:00Z")
                ("2000-02-29T12:00:00.5Z") ("2024-10-14T01:02:03.123456789Z") ("9999-12-30T21:59:59.999999999Z");
        )+ }
    };
}

fn instants(lines: &mut Lines) {
    instants! { lines; DateTime<Utc> DateTime<FixedOffset> OffsetDateTime UtcDateTime time::Timestamp jiff::Timestamp }
    keys! { lines;
        #[pk("<at:day>")] #[sk("<at:secs>")] { at: DateTime<FixedOffset> } ("2024-10-14T01:02:03+05:30");
        #[pk("<at:day>")] #[sk("<at:secs>")] { at: OffsetDateTime } ("2024-10-14T01:02:03+05:30");
    }
}

macro_rules! civil_times {
    ($lines:ident; $($ty:ty)+) => {
        keys! { $lines; $(
            #[pk("<at:month>#<at:day>#<at:hour>")] #[sk("<at:secs>#<at:millis>#<at:micros>#<at:nanos>")] { at: $ty }
                ("0000-01-01T00:00:00") ("2000-02-29T12:00:00.5") ("2024-10-14T01:02:03.123456789")
                ("9999-12-31T23:59:59.999999999");
        )+ }
    };
}

fn civil_times(lines: &mut Lines) {
    civil_times! { lines; NaiveDateTime PrimitiveDateTime jiff::civil::DateTime }
}

macro_rules! dates {
    ($lines:ident; $($ty:ty)+) => {
        keys! { $lines; $(
            #[pk("<on>")] #[sk("<on:day>#<on:month>")] { on: $ty }
                ("0000-01-01") ("1970-01-01") ("2024-02-29") ("9999-12-31");
        )+ }
    };
}

fn dates(lines: &mut Lines) {
    dates! { lines; NaiveDate time::Date jiff::civil::Date }
}

macro_rules! since_epoch {
    ($lines:ident; $($ty:ty)+) => {
        keys! { $lines; $(
            #[pk("<at:epoch_secs>#<at:epoch_millis>#<at:epoch_micros>")]
            #[sk("<at:epoch_secs(20)>#<at:epoch_millis(14)>#<at:epoch_micros(39)>")] { at: $ty }
                ("1970-01-01T00:00:00Z") ("2000-02-29T12:00:00.5Z") ("2024-10-14T01:02:03.123456789Z")
                ("2286-11-20T17:46:39.999999999Z");
        )+ }
    };
}

fn since_epoch(lines: &mut Lines) {
    since_epoch! { lines; DateTime<Utc> DateTime<FixedOffset> OffsetDateTime UtcDateTime time::Timestamp jiff::Timestamp }
    keys! { lines;
        #[pk("LOG#<at:day>")] #[sk("<at:epoch_millis>")] { at: DateTime<Utc> } ("2024-10-14T01:02:03.123456789Z");
        #[pk("LOG#<at:day>")] #[sk("<at:epoch_secs>")] { at: OffsetDateTime } ("2024-10-14T01:02:03+05:30");
        #[pk("LOG#<at:epoch_secs(12)>")] { at: DateTime<Utc> } ("9999-12-31T23:59:59Z");
    }
}
