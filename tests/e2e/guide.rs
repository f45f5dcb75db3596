//! The guide shows what programs print, and these programs print it.

#[path = "guide/adopt.rs"]
mod adopt;
