//! Item collections: structs that are read from one partition.

mod attacks;
mod cost;
mod expiry;
mod former;
mod law;
mod model;
mod narrowed;
mod patterns;
mod reads;
mod writes;
