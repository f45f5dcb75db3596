//! Does every work a fixed number of times for callgrind, which counts inside `measured` alone and
//! dumps what it has counted whenever that is left; prints the cases in that order.

use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::works;

/// How often each work is done.
const TIMES: usize = 64;

struct Callgrind;

impl Meter for Callgrind {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        for _ in 0..4 {
            act(&work, prepare());
        }
        measured((0..TIMES).map(|_| prepare()).collect(), work);
        println!("{}\t{}\t{}\t{TIMES}", case.work, case.input, case.rival);
    }
}

#[inline(never)]
fn measured<I, O>(inputs: Vec<I>, work: impl Fn(I) -> O) {
    for input in inputs {
        act(&work, input);
    }
}

fn main() {
    let mut meter = Callgrind;
    // What the loop itself costs.
    meter.measure(&Case { work: "", input: String::new(), rival: "" }, || "", |text| text);
    works::all(&mut meter);
}
