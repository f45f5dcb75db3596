//! Unusual programs that are correct. They compile, which is the test; nothing is sent.
#![allow(dead_code, reason = "the programs are compiled")]

mod combinators;
mod constants;
mod generated_entities;
mod generic_entities;
mod generic_functions;
mod modules;
mod private_parts;
mod renamed_crate;
mod shop;
mod time_stamps;
mod traits_on_attributes;
mod traits_on_clients;
mod traits_on_queries;
mod without_prelude;
