//! Tables: the entities of one, its attribute names and its indexes. Nothing here needs an SDK.
//!
//! Derive [`Table`] for an enum of your entities. Its schema prints the [key chart](Chart), draws the
//! [item collections](Collections), and shows conditions in the table's names.

mod chart;
pub(crate) mod chart_file;
mod check;
mod condition_display;
mod lead;
pub(crate) mod lookup;
pub(crate) mod membership;

pub use chart::{Chart, Collections};
#[doc(hidden)]
pub use check::{Proofs, check_table_entity};
pub use condition_display::ShownCondition;
#[doc(hidden)]
pub use lookup::{Directory, directory, find_key};
pub use membership::Contains;
#[doc(hidden)]
pub use membership::{Claims, EntityOf};

// Documented in the root.
#[doc(hidden)]
pub use lookup::UnknownKey;
#[doc(hidden)]
pub use membership::Table;
