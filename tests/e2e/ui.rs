//! Compile errors about the client and typed attributes, as users of the feature `aws-sdk` see them. `../COMPILE_ERRORS.md` has the
//! rules.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("ui/*/*.rs");
}

/// Users never see the names of the runtime inside generated code, and one mistake is one error.
#[test]
fn errors_name_nothing_internal_and_come_once() {
    for file in expectations(Path::new("ui")) {
        let errors = fs::read_to_string(&file).unwrap();
        let words = errors.split(|c: char| !c.is_alphanumeric() && c != '_');
        let is_internal =
            |word: &&str| word.starts_with("__") && word.contains(char::is_alphabetic);
        let internal: Vec<_> = words.filter(is_internal).collect();
        assert!(internal.is_empty(), "{internal:?} in {}", file.display());
        let mut errors: Vec<_> = errors.split("\nerror").map(str::trim).collect();
        let all = errors.len();
        errors.sort_unstable();
        errors.dedup();
        assert_eq!(errors.len(), all, "an error twice in {}", file.display());
    }
}

fn expectations(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(expectations(&path));
        } else if path.extension().is_some_and(|extension| extension == "stderr") {
            found.push(path);
        }
    }
    found
}
