//! What counts the cost of a work.

use std::hint::black_box;

use crate::work::Work;

/// Runs a work as often as it needs, and keeps what it cost.
pub trait Meter {
    /// `prepare` makes what the work takes, and is not counted; what the work gives is dropped, and is.
    fn measure<I, O>(&mut self, case: &Case, prepare: impl Fn() -> I, work: impl Fn(I) -> O);
}

/// One work of one rival on one input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Case {
    pub work: &'static str,
    pub input: String,
    pub rival: &'static str,
}

impl Case {
    pub fn new(work: &Work, input: impl ToString, rival: &'static str) -> Self {
        Self { work: work.name, input: input.to_string(), rival }
    }
}

/// Does a work, with input and output hidden from the optimizer.
#[inline(always)]
pub fn act<I, O>(work: &impl Fn(I) -> O, input: I) {
    drop(black_box(work(black_box(input))));
}
