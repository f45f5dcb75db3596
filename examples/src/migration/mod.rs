//! A shop whose orders have had three generations of keys: entities, an application that works with all
//! of them, and the migration to the newest.

mod application;
mod entities;
mod story;

pub use application::Application;
pub use entities::*;
pub use story::{Done, Plan, run_beside_writers, store_generations};
