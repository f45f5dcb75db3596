//! Does every work a fixed number of times for callgrind, which counts inside `measured` alone and
//! dumps what it has counted whenever that is left; prints the cases in that order.

use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::works;

/// How often each work is done.
const TIMES: usize = 64;

struct Callgrind {
    /// What the label of a case must contain; all of them when there is nothing here.
    wanted: Vec<String>,
}

impl Meter for Callgrind {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        let label = format!("{} {} {}", case.work, case.input, case.rival);
        if !self.wanted.iter().all(|word| label.contains(word)) {
            return;
        }
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
    let mut meter = Callgrind { wanted: std::env::args().skip(1).collect() };
    // What the loop itself costs.
    meter.measure(&Case { work: "", input: String::new(), rival: "" }, || "", |text| text);
    works::all(&mut meter);
}
