//! Typed attributes against the engines.

mod examples;
mod indexes;
mod laws;
mod model;
