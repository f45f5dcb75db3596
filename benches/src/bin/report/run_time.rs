//! Instructions and allocations of every task.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use comfy_table::{CellAlignment, Table, presets::ASCII_MARKDOWN};
use ddb_keys_benches::work::DDB_KEYS;

use crate::machine::output;
use crate::times::Times;

/// The cost of one alternative with one input.
#[derive(Debug)]
pub struct Figure {
    pub work: String,
    pub input: String,
    pub rival: String,
    pub instructions: f64,
    pub allocations: u64,
    pub reallocations: u64,
}

/// Runs both meters, which are beside this program.
pub fn measure() -> Result<Vec<Figure>, Box<dyn Error>> {
    let programs = std::env::current_exe()?.parent().ok_or("no folder of programs")?.to_owned();
    let allocations = output(&mut Command::new(programs.join("allocations")))?;
    let instructions = instructions(&programs)?;
    let rows = allocations.lines().zip(instructions);
    rows.map(|(row, instructions)| {
        let [work, input, rival, allocations, reallocations] = cells(row)?;
        Ok(Figure {
            work: work.to_owned(),
            input: input.to_owned(),
            rival: rival.to_owned(),
            instructions,
            allocations: allocations.parse()?,
            reallocations: reallocations.parse()?,
        })
    })
    .collect()
}

fn cells<const N: usize>(row: &str) -> Result<[&str; N], Box<dyn Error>> {
    let cells: Vec<_> = row.split('\t').collect();
    cells.try_into().map_err(|_| format!("no row of {N} cells: {row}").into())
}

/// Counts the instructions of each task, without those of the loop around it. Each task has a process
/// of its own, because the layout of the heap changes the cost of an item by an eighth.
fn instructions(programs: &Path) -> Result<Vec<f64>, Box<dyn Error>> {
    let program = programs.join("instructions");
    let cases = output(&mut Command::new(&program))?.lines().count();
    let counted: Result<Vec<_>, Box<dyn Error>> =
        (0..cases).map(|case| counted(&program, case)).collect();
    let counted = counted?;
    let (empty, works) = counted.split_first().ok_or("nothing was measured")?;
    Ok(works.iter().map(|(total, times)| (total - empty.0) / times).collect())
}

/// The instructions of a case, and the number of repetitions.
fn counted(program: &Path, case: usize) -> Result<(f64, f64), Box<dyn Error>> {
    let dump = program.with_extension("callgrind");
    let row = output(
        Command::new("valgrind")
            .args(["--quiet", "--tool=callgrind"])
            .arg(format!("--callgrind-out-file={}", dump.display()))
            .arg("--toggle-collect=*::measured*")
            .arg(program)
            .arg(format!("@{case} ")),
    )?;
    let [.., times] = cells::<4>(row.trim_end_matches('\n'))?;
    Ok((total(dump)?, times.parse()?))
}

fn total(dump: PathBuf) -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string(&dump).map_err(|error| format!("{}: {error}", dump.display()))?;
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
    Ok(total.ok_or_else(|| format!("no total in {}", dump.display()))?.parse()?)
}

/// The key under which a figure is stored.
pub fn find<'f>(figures: &'f [Figure], like: &Figure, rival: &str) -> Option<&'f Figure> {
    figures.iter().find(|figure| {
        (&figure.work, &figure.input) == (&like.work, &like.input) && figure.rival == rival
    })
}

/// Every figure, and the cost of ddb-keys as a multiple of it.
pub fn table(figures: &[Figure], times: Option<&Times>) -> String {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header([
        "work",
        "input",
        "who",
        "instructions",
        "ddb-keys takes",
        "allocations",
        "reallocations",
        "time",
    ]);
    for figure in figures {
        let ratio = match find(figures, figure, DDB_KEYS) {
            Some(own) if figure.rival != DDB_KEYS => {
                format!("{:.2} ×", own.instructions / figure.instructions)
            }
            _ => String::new(),
        };
        table.add_row([
            figure.work.clone(),
            figure.input.clone(),
            figure.rival.clone(),
            format!("{:.0}", figure.instructions),
            ratio,
            figure.allocations.to_string(),
            figure.reallocations.to_string(),
            times
                .and_then(|times| times.of(&figure.work, &figure.input, &figure.rival))
                .map_or(String::new(), |nanos| format!("{nanos:.0} ns")),
        ]);
    }
    for column in table.column_iter_mut().skip(3) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}
