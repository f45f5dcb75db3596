//! Tests of the client, with every available engine.

mod chance;
mod chart_json;
mod chart_law;
mod charts;
mod claims;
mod collections;
mod cost;
mod editor;
mod engines;
mod errors;
mod faults;
mod futures;
mod item_names;
mod item_shapes;
mod migration;
mod names;
mod queries;
mod ranges;
mod reads;
mod scripted;
mod side_doors;
mod stream_records;
mod streams_api;
mod tenants;
mod typed;
mod writes;
