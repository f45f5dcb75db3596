//! Fields to which serde gives a value if the item lacks them: every operation works with what is read.

mod conditions;
mod model;
mod updates;
