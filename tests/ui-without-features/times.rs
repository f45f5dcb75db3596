use ddb_keys::Entity;

// As in the crates of the same names.
mod chrono {
    pub struct NaiveDate;
}
mod time {
    pub struct OffsetDateTime;
}
mod jiff {
    pub struct Timestamp;
}

#[derive(Entity)]
#[pk("DAY#<day>")]
#[sk("<start:secs>#<end:secs>")]
struct Shift {
    day: chrono::NaiveDate,
    start: time::OffsetDateTime,
    end: jiff::Timestamp,
}

fn main() {}
