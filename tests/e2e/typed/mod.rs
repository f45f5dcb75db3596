//! Typed attributes against the engines.

mod examples;
mod laws;
mod model;
