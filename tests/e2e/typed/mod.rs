//! Typed attributes against the engines.

mod examples;
