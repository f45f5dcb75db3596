//! Performs tasks a fixed number of times for callgrind, which counts only inside `measured`: the case of a label, or
//! the cases whose labels contain all the given words. Prints the labels, and how often each case was repeated.

use ddb_keys_benches::meter::{Case, Meter, act};
use ddb_keys_benches::work::Work;
use ddb_keys_benches::works;

struct Callgrind {
    /// The whole label of a case, which has tabs, or words that it must contain.
    wanted: Vec<String>,
}

impl Meter for Callgrind {
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O) {
        let Case { work: name, input, rival, times } = case;
        let label = format!("{name}\t{input}\t{rival}");
        let is_wanted =
            |word: &String| *word == label || (!word.contains('\t') && label.contains(word));
        if !self.wanted.iter().all(is_wanted) {
            return;
        }
        // What is done once for all is little of a task that is not repeated.
        for _ in 0..4.min(*times - 1) {
            act(&work, prepare());
        }
        measured((0..*times).map(|_| prepare()).collect(), work);
        println!("{label}\t{times}");
    }

    fn wants(&self, work: &Work) -> bool {
        let label = |word: &&String| word.contains('\t');
        self.wanted
            .iter()
            .find(label)
            .is_none_or(|label| label.split('\t').next() == Some(work.name))
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
    // The cost of the loop itself.
    meter.measure(
        &Case { work: "", input: String::new(), rival: "", times: 64 },
        || "",
        |text| text,
    );
    works::all(&mut meter);
}
