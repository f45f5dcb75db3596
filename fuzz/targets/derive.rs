//! Inputs of the derives, as Rust code.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| ddb_keys_fuzz::derives_expand(text));
