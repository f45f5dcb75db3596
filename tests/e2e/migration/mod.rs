//! Former keys and migrations: what is read, what is moved, and that nothing is lost.

mod attacks;
mod audits;
mod cost;
mod files;
mod former;
mod law;
mod model;
mod moves;
