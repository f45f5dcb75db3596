//! Prints the number of allocations and reallocations of every task.

use std::alloc::System;

use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::works;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

struct Counted;

impl Meter for Counted {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        act(&work, prepare());
        let input = prepare();
        let region = Region::new(ALLOCATOR);
        act(&work, input);
        let counted = region.change();
        println!(
            "{}\t{}\t{}\t{}\t{}",
            case.work, case.input, case.rival, counted.allocations, counted.reallocations
        );
    }
}

fn main() {
    works::all(&mut Counted);
}
