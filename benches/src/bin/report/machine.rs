//! The environment of a run: processor, toolchain, versions.

use std::error::Error;
use std::fs;
use std::process::Command;

use serde_json::Value;

/// The crates whose versions are printed.
const CRATES: &[&str] =
    &["modyne", "dynamodb-facade", "dynamodel", "serde_dynamo", "regex", "aws-sdk-dynamodb"];

pub fn described() -> Result<String, Box<dyn Error>> {
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let models =
        || cpus.lines().filter_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    let (model, cores) = (models().next().unwrap_or("unknown processor"), models().count());
    let rustc = output(Command::new("rustc").arg("--version"))?;
    Ok(format!(
        "{cores} cores of {model}; {}; default release profile (opt-level 3, no LTO across crates).\n\n\
         Alternatives: {}.",
        rustc.trim(),
        versions()?.join(", ")
    ))
}

/// Names and versions, as the lock file has them.
fn versions() -> Result<Vec<String>, Box<dyn Error>> {
    let metadata = output(
        Command::new("cargo")
            .args(["metadata", "--format-version=1", "--locked"])
            .current_dir(env!("CARGO_MANIFEST_DIR")),
    )?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let version = |name: &&str| {
        let package = packages.iter().find(|package| package["name"] == **name)?;
        Some(format!("{name} {}", package["version"].as_str()?))
    };
    Ok(CRATES.iter().filter_map(version).collect())
}

/// The output of a command.
pub fn output(command: &mut Command) -> Result<String, Box<dyn Error>> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{command:?} failed: {said}").into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
