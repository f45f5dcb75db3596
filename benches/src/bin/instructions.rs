//! Performs tasks a fixed number of times for callgrind, which counts only inside `measured`: the task of a number, or
//! the tasks whose labels contain all the given words. Prints the cases.

use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::works;

/// Number of repetitions of each task.
const TIMES: usize = 64;

struct Callgrind {
    /// `@7`, or words that the label of a case must contain.
    wanted: Vec<String>,
    /// Number of cases so far.
    at: usize,
}

impl Meter for Callgrind {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        let label = format!("@{} {} {} {} ", self.at, case.work, case.input, case.rival);
        self.at += 1;
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
    let mut meter = Callgrind { wanted: std::env::args().skip(1).collect(), at: 0 };
    // The cost of the loop itself.
    meter.measure(&Case { work: "", input: String::new(), rival: "" }, || "", |text| text);
    works::all(&mut meter);
}
