//! Compile errors, as users see them. `COMPILE_ERRORS.md` has the rules.

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("ui/*/*.rs");
}
