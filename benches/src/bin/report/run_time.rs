//! Instructions and allocations of every task.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{available_parallelism, scope};

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
/// of its own, because the layout of the heap changes the cost of an item by an eighth. As many run side by side as there are
/// cores: that changes no count.
fn instructions(programs: &Path) -> Result<Vec<f64>, Box<dyn Error>> {
    let program = programs.join("instructions");
    let cases = output(&mut Command::new(&program))?;
    let cases: Vec<&str> = cases.lines().collect();
    let next = AtomicUsize::new(0);
    let count = || {
        let mut counts = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(case) = cases.get(at) else { return counts };
            // An error has to cross to the thread that waits.
            counts.push((at, counted(&program, at, case).map_err(|error| error.to_string())));
        }
    };
    let cores = available_parallelism()?.get();
    let mut counted: Vec<_> = scope(|threads| {
        let counting: Vec<_> = (0..cores).map(|_| threads.spawn(count)).collect();
        counting.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    counted.sort_by_key(|(at, _)| *at);
    let counted: Vec<_> = counted.into_iter().map(|(_, count)| count).collect::<Result<_, _>>()?;
    let (empty, works) = counted.split_first().ok_or("nothing was measured")?;
    let of_loop = empty.0 / empty.1;
    Ok(works.iter().map(|(total, times)| total / times - of_loop).collect())
}

/// The instructions of a case, and the number of repetitions.
fn counted(program: &Path, at: usize, case: &str) -> Result<(f64, f64), Box<dyn Error>> {
    let dump = program.with_extension(format!("callgrind.{at}"));
    let (label, times) = case.rsplit_once('\t').ok_or_else(|| format!("no label: {case}"))?;
    output(
        Command::new("valgrind")
            .args(["--quiet", "--tool=callgrind"])
            .arg(format!("--callgrind-out-file={}", dump.display()))
            .arg("--toggle-collect=*::measured*")
            .arg(program)
            .arg(label),
    )?;
    let counted = total(&dump)?;
    fs::remove_file(dump)?;
    Ok((counted, times.parse()?))
}

fn total(dump: &Path) -> Result<f64, Box<dyn Error>> {
    let text = fs::read_to_string(dump).map_err(|error| format!("{}: {error}", dump.display()))?;
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
