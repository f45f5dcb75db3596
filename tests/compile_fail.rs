//! Compares what rustc says about mistakes with what is expected.
//!
//! The cases are compiled by `rustc` directly, with crates that are built already, which takes a fraction of a second each.
//! `UI=overwrite` writes the expected errors, and `UI_ONLY=put_of` takes only the cases with this in their path.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A folder of cases, and the crates that they are compiled with.
pub struct Suite {
    pub folder: &'static str,
    externs: Vec<(String, PathBuf)>,
    deps: PathBuf,
}

impl Suite {
    /// Cases that use crates of the test that runs them.
    pub fn with_crates_of_this_test(folder: &'static str, crates: &[&str]) -> Self {
        let test = ["--package", env!("CARGO_PKG_NAME"), "--test", "ui"];
        let externs =
            built(Command::new(env!("CARGO")).args(["test", "--no-run"]).args(test), crates);
        let deps = env::current_exe().unwrap().parent().unwrap().to_owned();
        Self { folder, externs, deps }
    }

    /// Cases that use the library without any feature.
    #[allow(dead_code, reason = "one of the tests with this module has such a suite")]
    pub fn without_features(folder: &'static str) -> Self {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("without-features");
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["check", "--package", "ddb-keys"]).arg("--target-dir").arg(&target);
        Self { folder, externs: built(&mut cargo, &["ddb_keys"]), deps: target.join("debug/deps") }
    }

    /// Compiles a file as another crate, which the cases can use.
    #[allow(dead_code, reason = "one of the tests with this module has such a suite")]
    pub fn with_library(mut self, name: &str, file: &str) -> Self {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lib{name}.rmeta"));
        let mut rustc = self.rustc();
        rustc.args(["--crate-type=lib", "--crate-name", name, file]);
        let output = rustc.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        self.externs.push((name.to_owned(), library));
        self
    }

    /// Fails if an error differs from the expected one.
    pub fn check(&self) {
        let mut cases = cases_in(Path::new(self.folder));
        if let Ok(only) = env::var("UI_ONLY") {
            cases.retain(|case| case.to_string_lossy().contains(&only));
        }
        assert!(!cases.is_empty());
        let next = AtomicUsize::new(0);
        let differences = || {
            let case = || cases.get(next.fetch_add(1, Ordering::Relaxed));
            std::iter::from_fn(case).filter_map(|case| self.difference(case)).collect::<Vec<_>>()
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut differing = thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(differences)).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
        });
        differing.sort();
        assert!(
            differing.is_empty(),
            "{} of {} errors differ; `UI=overwrite` writes them:\n\n{}",
            differing.len(),
            cases.len(),
            differing.join("\n\n")
        );
    }

    /// The difference between the error of a case and the expected one, if there is any.
    fn difference(&self, case: &Path) -> Option<String> {
        let found = self.error_of(case);
        let kept = case.with_extension("stderr");
        if env::var_os("UI").is_some_and(|mode| mode == "overwrite") {
            fs::write(kept, found).unwrap();
            return None;
        }
        let expected = fs::read_to_string(kept).unwrap_or_default();
        (found != expected)
            .then(|| format!("{}\nexpected:\n{expected}\nfound:\n{found}", case.display()))
    }

    /// The compiler with the crates of the suite.
    fn rustc(&self) -> Command {
        let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
        rustc.args(["--edition=2024", "--emit=metadata", "--color=never", "--cap-lints=allow"]);
        // As Cargo compiles a user's crate: the compiler then does not leave out an error that it has shown before.
        let incremental = Path::new(env!("CARGO_TARGET_TMPDIR")).join("incremental");
        rustc.arg("-C").arg(format!("incremental={}", incremental.display()));
        rustc.arg("-L").arg(format!("dependency={}", self.deps.display()));
        for (name, file) in &self.externs {
            rustc.arg("--extern").arg(format!("{name}={}", file.display()));
        }
        rustc.arg("--out-dir").arg(env!("CARGO_TARGET_TMPDIR"));
        rustc
    }

    /// What rustc says about a case, without paths of this machine.
    fn error_of(&self, case: &Path) -> String {
        let output = self.rustc().arg(case).output().unwrap();
        assert!(!output.status.success(), "{} compiles", case.display());
        let message = String::from_utf8(output.stderr).unwrap();
        let shown = errors_in(&message).len();
        if Some(shown) != counted(&message) {
            eprintln!("COUNT {shown} {:?} {}", counted(&message), case.display());
        }
        normalized(&message)
    }

    /// Prints how long the expected errors are. Fails if one of them has an internal name or comes twice.
    pub fn check_figures(&self) {
        let mut lengths = Vec::new();
        for case in cases_in(Path::new(self.folder)) {
            let expected = fs::read_to_string(case.with_extension("stderr")).unwrap();
            let words = expected.split(|c: char| !c.is_alphanumeric() && c != '_');
            let is_internal =
                |word: &&str| word.starts_with("__") && word.contains(char::is_alphabetic);
            let internal: Vec<_> = words.filter(is_internal).collect();
            assert!(internal.is_empty(), "{internal:?} in the errors of {}", case.display());
            let elsewhere = expected.contains("the full name for the type has been written to");
            assert!(!elsewhere, "a file of this machine in the errors of {}", case.display());
            let errors = errors_in(&expected);
            lengths.extend(errors.iter().map(|error| error.trim_end().lines().count()));
            let mut distinct = errors.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), errors.len(), "an error twice in {}", case.display());
        }
        lengths.sort_unstable();
        let at = |share: usize| lengths[(lengths.len() - 1) * share / 100];
        println!(
            "{}: {} errors; lines of an error: median {}, p90 {}, max {}",
            self.folder,
            lengths.len(),
            at(50),
            at(90),
            at(100)
        );
    }
}

/// The errors of a message, without its summary.
fn errors_in(message: &str) -> Vec<&str> {
    let message = message.split("\nerror: aborting due to").next().unwrap_or(message);
    let mut starts: Vec<_> = message.match_indices("\nerror").map(|(at, _)| at + 1).collect();
    starts.extend(message.starts_with("error").then_some(0));
    starts.sort_unstable();
    let ends = starts.iter().skip(1).copied().chain([message.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &message[start..end]).collect()
}

/// How many errors rustc has counted.
fn counted(message: &str) -> Option<usize> {
    let (_, summary) = message.split_once("error: aborting due to ")?;
    let number = summary.split(' ').next()?;
    Some(number.parse().unwrap_or(1))
}

fn cases_in(folder: &Path) -> Vec<PathBuf> {
    let mut cases = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            cases.extend(cases_in(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs")
            // Models that several cases share are not cases of their own.
            && fs::read_to_string(&path).unwrap().contains("fn main()")
        {
            cases.push(path);
        }
    }
    cases.sort();
    cases
}

/// The files of the crates that a command of Cargo built, or has built before.
fn built(cargo: &mut Command, crates: &[&str]) -> Vec<(String, PathBuf)> {
    let output = cargo.args(["--offline", "--message-format=json"]).output().unwrap();
    let messages = String::from_utf8(output.stdout).unwrap();
    let mut externs = Vec::new();
    for artifact in messages.lines().filter(|line| line.contains("compiler-artifact")) {
        let Some(name) =
            crates.iter().find(|name| artifact.contains(&format!("\"name\":\"{name}\"")))
        else {
            continue;
        };
        let library = |kind: &str| {
            let mut files = artifact.split('"').filter(|file| file.ends_with(kind));
            files.next().map(PathBuf::from)
        };
        if let Some(library) = library(".rlib").or_else(|| library(".rmeta")) {
            externs.push(((*name).to_owned(), library));
        }
    }
    assert_eq!(externs.len(), crates.len(), "{}", String::from_utf8_lossy(&output.stderr));
    externs
}

/// The message without lines of other crates' sources, whose paths and numbers change.
fn normalized(message: &str) -> String {
    let mut shown = String::new();
    let mut foreign = false;
    let without_summary = message.split("error: aborting due to").next().unwrap_or(message);
    for line in without_summary.lines() {
        if let Some((before, place)) = line.split_once("--> ").or_else(|| line.split_once("::: ")) {
            foreign = !place.starts_with("ui");
            // Which places of the standard library are shown depends on whether its sources are installed.
            if place.contains("/library/") {
                continue;
            }
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
    // Whether rustc writes a path depends on the names in all crates that are loaded.
    for (path, name) in [
        ("std::vec::Vec", "Vec"),
        ("std::option::Option", "Option"),
        ("std::result::Result", "Result"),
    ] {
        shown = shown.replace(path, name);
    }
    let errors: String = errors_in(&shown).into_iter().map(without_indentation).collect();
    format!("{}\n", errors.trim_end())
}

/// An error whose margin has the width of the line numbers that are shown. rustc makes it as wide as the numbers of other
/// crates' lines.
fn without_indentation(error: &str) -> String {
    let spaces = |line: &str| line.len() - line.trim_start().len();
    let is_numbered = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let is_place = |line: &str| line.trim_start().starts_with("--> ");
    let start = error.lines().position(is_place).unwrap_or(usize::MAX);
    let excerpts = error.lines().skip(start);
    let of_places =
        excerpts.clone().filter(|line| is_place(line)).map(|line| spaces(line).saturating_sub(1));
    let surplus = excerpts.filter(is_numbered).map(spaces).chain(of_places).min().unwrap_or(0);
    let margin = " ".repeat(surplus);
    let lines = error.lines().enumerate().map(|(number, line)| {
        let line = if number < start { line } else { line.strip_prefix(&margin).unwrap_or(line) };
        format!("{line}\n")
    });
    lines.collect()
}
