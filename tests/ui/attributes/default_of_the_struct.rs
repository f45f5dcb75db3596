//! What serde leaves out it reads as the struct's default, unless the field has a default of its own.
#![allow(dead_code, unused)]

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Serialize, Deserialize, Entity)]
#[serde(default)]
#[pk("JOB#<id>")]
struct Job {
    id: u32,
    #[serde(skip_serializing_if = "is_zero")]
    retries: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    runs: u32,
}

impl Default for Job {
    fn default() -> Self {
        Self { id: 0, retries: 3, runs: 0 }
    }
}

fn main() {}
