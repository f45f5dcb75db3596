//! What the AWS floor promises, against running engines.

mod engines;
mod writes;
