//! Works that ddb-keys does, each beside its rivals, and the meters that count what they cost.

pub mod entities;
pub mod meter;
pub mod rivals;
pub mod tables;
pub mod work;
pub mod works;
