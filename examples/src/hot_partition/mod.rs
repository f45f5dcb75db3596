//! A hot partition: a counter that more requests add to than one partition takes, and how many shards it needs.
//!
//! Start with [`entities`]. [`counter`] is the code of a program, [`model`] offers a load to partitions, [`story`] and [`svg`] show
//! the result.

pub mod counter;
pub mod entities;
pub mod model;
pub mod story;
pub mod svg;
