//! Compile errors about the client and typed attributes, as users of the feature `aws-sdk` see them. `../COMPILE_ERRORS.md` has the
//! rules.

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("ui/*/*.rs");
}
