//! Formats of placeholders: `<field>`, `<field:08>`, `<field:desc>`, `<list..>`, …

mod case;
mod epoch;
mod number;
mod plain;
mod separated;
mod shard;
mod simple;
mod time;

pub use case::{Lower, Lowercase, Upper, Uppercase};
pub use epoch::{EpochMicros, EpochMillis, EpochSecs};
pub use number::{Desc, DescWidth, Ordered, Padded};
pub use plain::{Fold, Format, Plain, Raw, SortedFormat, check_kept};
pub use separated::Separated;
pub(crate) use shard::width as shard_width;
pub use shard::{Shard, shard_of};
pub use simple::Simple;
pub use time::{Day, Hour, Micros, Millis, Month, Nanos, Secs, Year};
