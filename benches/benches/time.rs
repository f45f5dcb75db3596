//! The time of every task.

use std::time::Duration;

use criterion::{BatchSize, Criterion};
use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::works;

struct Timed(Criterion);

impl Meter for Timed {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        let mut group = self.0.benchmark_group(format!("{}, {}", case.work, case.input));
        group.bench_function(case.rival, |bencher| {
            bencher.iter_batched(&prepare, |input| act(&work, input), BatchSize::SmallInput);
        });
        group.finish();
    }
}

fn main() {
    let criterion = Criterion::default()
        .without_plots()
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(500));
    let mut timed = Timed(criterion.configure_from_args());
    works::all(&mut timed);
    timed.0.final_summary();
}
