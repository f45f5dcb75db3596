//! The build time of the core without features, crate by crate.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::ASCII_MARKDOWN};
use serde_json::Value;

use crate::cpu::timed;
use crate::machine::output;

/// The core, its derive, and the dependencies of the derive.
#[derive(Debug)]
pub struct Closure {
    /// Name and version, and the seconds in cargo's timing report.
    crates: Vec<(String, f64)>,
    /// The wall-clock time of only the core and the derive.
    pub own: Duration,
}

impl Closure {
    pub fn measure(home: &Path, library: &Path) -> Result<Self, Box<dyn Error>> {
        let target = home.join("closure");
        let _ = fs::remove_dir_all(&target);
        let cargo = |arguments: &[&str]| {
            let mut cargo = Command::new("cargo");
            cargo.args(arguments).args(["--quiet", "--package", "ddb-keys"]).current_dir(library);
            cargo.env("CARGO_TARGET_DIR", &target).env("CARGO_INCREMENTAL", "0");
            cargo
        };
        // One crate at a time, so that none waits for another.
        output(&mut cargo(&["build", "--timings", "--jobs=1"]))?;
        let crates = units(&fs::read_to_string(target.join("cargo-timings/cargo-timing.html"))?)?;
        let mut own = Vec::new();
        for _ in 0..3 {
            output(&mut cargo(&["clean", "--package", "ddb-keys-derive"]))?;
            own.push(timed(&mut cargo(&["build"]))?.0);
        }
        Ok(Self { crates, own: own.into_iter().min().unwrap_or_default() })
    }

    pub fn table(&self) -> String {
        let mut table = Table::new();
        table.load_style(ASCII_MARKDOWN).set_header(["crate of the core's closure", "seconds"]);
        for (name, seconds) in &self.crates {
            table.add_row([name.clone(), format!("{seconds:.2}")]);
        }
        let total: f64 = self.crates.iter().map(|(_, seconds)| seconds).sum();
        table.add_row(["all".to_owned(), format!("{total:.2}")]);
        if let Some(column) = table.column_mut(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table.to_string()
    }
}

/// The units of cargo's report, with build scripts added to their crates, slowest first.
fn units(report: &str) -> Result<Vec<(String, f64)>, Box<dyn Error>> {
    let (_, rest) = report.split_once("UNIT_DATA = ").ok_or("cargo's report has no units")?;
    let (units, _) = rest.split_once("];").ok_or("the units of cargo's report do not end")?;
    let units: Vec<Value> = serde_json::from_str(&format!("{units}]"))?;
    let mut crates: Vec<(String, f64)> = Vec::new();
    for unit in &units {
        let text = |key: &str| unit[key].as_str().unwrap_or_default();
        let name = format!("{} {}", text("name"), text("version"));
        let seconds = unit["duration"].as_f64().unwrap_or_default();
        match crates.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += seconds,
            None => crates.push((name, seconds)),
        }
    }
    crates.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Ok(crates)
}
