//! Compile errors about the client and typed attributes, as users of the feature `aws-sdk` see them.

#[path = "../compile_fail.rs"]
mod compile_fail;

use compile_fail::Suite;

#[test]
fn mistakes_are_explained() {
    let crates = ["ddb_keys", "aws_sdk_dynamodb", "chrono", "serde", "serde_json", "uuid"];
    let suite = Suite::with_crates_of_this_test("ui", &crates);
    let suite = suite.with_library("workshop", "ui/model/workshop.rs");
    suite.check();
    suite.check_figures();
}
