//! What every format must do with every type of time.

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
mod laws;
#[cfg(feature = "time")]
mod time;

use super::{TextShape, shape};

#[test]
fn an_instant_has_one_letter_more() {
    let day = shape(10, "0-9-", false);
    assert_eq!(day, TextShape::bounded(10, 10, "0-9-"));
    let second = shape(19, "0-9:T-", true);
    assert_eq!(second, TextShape::bounded(20, 20, "0-9:TZ-"));
}
