//! Compile errors, as users see them: one mistake is one error, at its place, with what to write.

mod compile_fail;

use compile_fail::Suite;

#[test]
fn mistakes_are_explained() {
    let crates = ["ddb_keys", "chrono", "jiff", "serde", "time", "ulid", "uuid"];
    let suite = Suite::with_crates_of_this_test("ui", &crates);
    suite.check();
    suite.check_figures();
}

#[test]
fn features_that_are_off_are_named() {
    let suite = Suite::without_features("ui-without-features");
    suite.check();
    suite.check_figures();
}
