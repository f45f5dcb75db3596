//! What the AWS floor promises, against every engine there is.

mod charts;
mod engines;
mod queries;
mod ranges;
mod reads;
mod writes;
