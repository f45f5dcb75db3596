//! Writes that cannot leave an index stale.

mod chance;
mod index_truth;
mod indexes_stay_true;
mod steps;
mod tracker;
