//! Former keys and migrations: what is read, what is moved, and that nothing is lost.

mod aliases;
mod attacks;
mod audits;
mod checkpoints;
mod deploy;
mod files;
mod former;
mod hostile_files;
mod law;
mod memory;
pub(crate) mod model;
mod moves;
mod shared_former;
mod silence;
mod throughput;
