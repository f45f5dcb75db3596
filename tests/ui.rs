//! Compile errors, as users see them: one mistake is one error, at its place, with what to write.

mod compile_fail;

use compile_fail::Suite;

#[test]
fn mistakes_are_explained() {
    let crates = ["ddb_keys", "chrono", "jiff", "serde", "time", "ulid", "uuid"];
    Suite::with_crates_of_this_test("ui", &crates).check();
}

#[test]
fn features_that_are_off_are_named() {
    Suite::without_features("ui-without-features").check();
}
