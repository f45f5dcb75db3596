//! Item collections: structs that are read from one partition.

mod cost;
mod law;
mod model;
mod patterns;
mod reads;
mod writes;
