//! Compile errors about typed attributes, as users of the feature `aws-sdk` see them.
//!
//! trybuild would build the AWS SDK once more, in a target directory of its own. This runner calls `rustc`
//! with the crates that the test itself was built with. `UI=overwrite` writes the expected errors.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that the cases use.
const CRATES: [&str; 2] = ["ddb_keys", "serde"];

#[test]
fn mistakes_are_explained() {
    let externs = externs();
    let mut cases: Vec<_> = fs::read_dir("ui")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| is_case(path))
        .collect();
    cases.sort();
    assert!(!cases.is_empty());
    let differing: Vec<_> = cases.iter().filter_map(|case| difference(case, &externs)).collect();
    assert!(
        differing.is_empty(),
        "{} of {} errors differ; `UI=overwrite` writes them:\n\n{}",
        differing.len(),
        cases.len(),
        differing.join("\n\n")
    );
}

fn is_case(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// The difference between the error of a case and the expected one, if there is any.
fn difference(case: &Path, externs: &[(String, PathBuf)]) -> Option<String> {
    let found = error_of(case, externs);
    let kept = case.with_extension("stderr");
    if env::var_os("UI").is_some_and(|mode| mode == "overwrite") {
        fs::write(kept, found).unwrap();
        return None;
    }
    let expected = fs::read_to_string(kept).unwrap_or_default();
    (found != expected)
        .then(|| format!("{}\nexpected:\n{expected}\nfound:\n{found}", case.display()))
}

/// What rustc says about a case, without paths of this machine.
fn error_of(case: &Path, externs: &[(String, PathBuf)]) -> String {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition=2024", "--emit=metadata", "--color=never", "--cap-lints=allow"]);
    rustc.arg("-L").arg(format!("dependency={}", deps().display()));
    for (name, file) in externs {
        rustc.arg("--extern").arg(format!("{name}={}", file.display()));
    }
    let output =
        rustc.arg("--out-dir").arg(env!("CARGO_TARGET_TMPDIR")).arg(case).output().unwrap();
    assert!(!output.status.success(), "{} compiles", case.display());
    normalized(&String::from_utf8(output.stderr).unwrap())
}

/// The directory of the crates, where this test lies too.
fn deps() -> PathBuf {
    env::current_exe().unwrap().parent().unwrap().to_owned()
}

/// The files of the crates that this test was built with. Cargo knows them; it builds nothing anew.
fn externs() -> Vec<(String, PathBuf)> {
    let output = Command::new(env!("CARGO"))
        .args(["test", "--package", env!("CARGO_PKG_NAME"), "--test", "ui", "--no-run"])
        .args(["--offline", "--message-format=json"])
        .output()
        .unwrap();
    let messages = String::from_utf8(output.stdout).unwrap();
    let artifacts = messages.lines().map(|line| serde_json::from_str(line).unwrap());
    let mut externs = Vec::new();
    for artifact in artifacts.collect::<Vec<serde_json::Value>>() {
        let name = artifact["target"]["name"].as_str().unwrap_or_default();
        let files = artifact["filenames"].as_array().into_iter().flatten();
        let library = files.filter_map(|file| file.as_str()).find(|file| file.ends_with(".rlib"));
        if let (true, Some(library)) = (CRATES.contains(&name), library) {
            externs.push((name.to_owned(), library.into()));
        }
    }
    assert_eq!(externs.len(), CRATES.len(), "{}", String::from_utf8_lossy(&output.stderr));
    externs
}

/// The message without lines of other crates' sources, whose paths and numbers change.
fn normalized(message: &str) -> String {
    let mut shown = String::new();
    let mut foreign = false;
    let without_summary = message.split("error: aborting due to").next().unwrap_or(message);
    for line in without_summary.lines() {
        if let Some((before, place)) = line.split_once("--> ").or_else(|| line.split_once("::: ")) {
            foreign = !place.starts_with("ui/");
            if foreign {
                let file = place.split(':').next().unwrap_or_default();
                let file = file.rsplit_once("/src/").map_or(file, |(_, file)| file);
                shown.push_str(&format!("{}--> $CRATE/src/{file}\n", before));
                continue;
            }
        }
        let is_source =
            line.trim_start().starts_with(|c: char| c.is_ascii_digit() || "|.".contains(c));
        if foreign && is_source {
            continue;
        }
        foreign &= is_source;
        shown.push_str(line);
        shown.push('\n');
    }
    shown
}
