//! Typed attributes against the engines.

mod examples;
mod indexes;
mod laws;
mod map_keys;
mod model;
mod sums;
