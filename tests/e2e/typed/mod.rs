//! Typed attributes against the engines.

mod defaults;
mod examples;
mod indexes;
mod laws;
mod left_out;
mod map_keys;
mod model;
mod sums;
mod untyped_items;
