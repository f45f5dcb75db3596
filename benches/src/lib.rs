//! The tasks of ddb-keys and its alternatives, and the meters that count their cost.

pub mod answers;
pub mod entities;
pub mod meter;
pub mod rivals;
pub mod tables;
pub mod work;
pub mod works;
