//! Tests of keys, one module per subject.

mod charts;
mod cost;
mod formats;
mod former_keys;
mod golden;
mod guide;
mod hygiene;
mod index_shapes;
mod indexes;
mod item_collections;
mod key_structs;
mod known_failures;
mod laws;
mod many_indexes;
mod many_parts;
mod newtypes;
mod numbers;
mod parts;
mod queries;
mod raw_keys;
mod refusals;
mod schemas;
mod shapes;
mod strict;
mod table_keys;
mod values;
