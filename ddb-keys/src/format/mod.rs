//! How a placeholder writes its value: `<field>`, `<field:08>`, `<field:desc>`, …

mod case;
mod number;
mod order;
mod plain;

pub use case::{FoldableText, Lower, Upper};
pub use number::{Desc, DescWidth, Ordered, Padded};
pub use order::{PlainSorted, PlainSortedAtEnd, Sorted, SortedAtEnd};
pub use plain::{Format, Plain};
