//! Writes that cannot leave an index stale.

mod bare_sdk;
mod by_type;
mod customized;
mod defaults;
mod edges;
mod expiry;
mod in_transactions;
mod index_truth;
mod indexes_stay_true;
mod keys_alone;
mod known_failures;
mod lists;
mod lossy_keys;
mod moves;
mod new_items;
mod offsets;
mod overlaps;
mod partial_keys;
mod readable;
mod refusals;
mod steps;
mod stored_less;
mod tracker;
mod transactions;
mod versions;
mod walk;
