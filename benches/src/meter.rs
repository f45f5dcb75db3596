//! Counting the cost of a task.

use std::hint::black_box;

use crate::work::Work;

/// Runs a task as often as necessary, and records its cost.
pub trait Meter {
    /// `prepare` makes the input and is not counted. Dropping the result is counted.
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O);

    /// Whether a task is measured at all. What it needs is not prepared otherwise.
    fn wants(&self, work: &Work) -> bool {
        let _ = work;
        true
    }
}

/// One task of one alternative with one input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Case {
    pub work: &'static str,
    pub input: String,
    pub rival: &'static str,
    /// How often callgrind repeats it. The count of a large task is exact after a few repetitions.
    pub times: usize,
}

impl Case {
    pub fn new(work: &Work, input: impl ToString, rival: &'static str) -> Self {
        Self { work: work.name, input: input.to_string(), rival, times: 64 }
    }

    pub fn times(self, times: usize) -> Self {
        Self { times, ..self }
    }
}

/// Performs a task, with input and output hidden from the optimizer.
#[inline(always)]
pub fn act<I, O>(work: &impl Fn(I) -> O, input: I) {
    drop(black_box(work(black_box(input))));
}
