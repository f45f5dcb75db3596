//! The template language.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| ddb_keys_fuzz::template_prints_back(text));
