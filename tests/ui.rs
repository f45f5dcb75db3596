//! Compile errors, as users see them: one mistake is one error, at its place, with what to write.

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("ui/*/*.rs");
}
