//! Reads the times that criterion has measured from its files.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::machine::output;

/// Median nanoseconds by the group and the function of a benchmark.
#[derive(Debug)]
pub struct Times(Vec<(String, String, f64)>);

impl Times {
    pub fn measure() -> Result<Self, Box<dyn Error>> {
        let programs = std::env::current_exe()?.parent().ok_or("no folder of programs")?.to_owned();
        let target = programs.parent().ok_or("no target folder")?;
        let mut bench = Command::new("cargo");
        bench.args(["bench", "--quiet", "--bench", "time"]).env("CARGO_TARGET_DIR", target);
        output(bench.current_dir(env!("CARGO_MANIFEST_DIR")))?;
        let mut times = Vec::new();
        collect(&target.join("criterion"), &mut times)?;
        Ok(Self(times))
    }

    pub fn of(&self, work: &str, input: &str, rival: &str) -> Option<f64> {
        let group = format!("{work}, {input}");
        let same = |(of, by, _): &&(String, String, f64)| *of == group && by == rival;
        Some(self.0.iter().find(same)?.2)
    }
}

fn collect(folder: &Path, times: &mut Vec<(String, String, f64)>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.ends_with("new") {
            let read = |name| -> Result<Value, Box<dyn Error>> {
                Ok(serde_json::from_str(&fs::read_to_string(path.join(name))?)?)
            };
            let (benchmark, estimates) = (read("benchmark.json")?, read("estimates.json")?);
            let text = |key: &str| benchmark[key].as_str().unwrap_or_default().to_owned();
            let median = estimates["median"]["point_estimate"].as_f64();
            times.push((text("group_id"), text("function_id"), median.ok_or("no median")?));
        } else if path.is_dir() {
            collect(&path, times)?;
        }
    }
    Ok(())
}
