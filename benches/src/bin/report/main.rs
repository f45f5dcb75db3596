//! Measures everything and prints a table with all goals.

mod closure;
mod compile_time;
mod cpu;
mod crates;
mod growth;
mod machine;
mod plot;
mod run_time;
mod summary;
mod times;
mod verdict;

use std::error::Error;
use std::fs;
use std::path::Path;

use clap::Parser;

/// Compares the cost of ddb-keys with alternatives.
#[derive(Debug, Parser)]
struct Options {
    /// Write the figures into README.md, all of them into FIGURES.md, and how they grow into plots.
    #[arg(long)]
    write_readme: bool,
    /// Leave out compile time, which takes minutes.
    #[arg(long)]
    run_time_only: bool,
    /// Leave out time, which takes criterion minutes.
    #[arg(long)]
    no_time: bool,
    /// Number of times that each generated crate is compiled.
    #[arg(long, default_value_t = 3)]
    rounds: usize,
}

const START: &str = "<!-- last run -->";
const END: &str = "<!-- end of the last run -->";

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    let figures = run_time::measure()?;
    let verdicts = verdict::verdicts(&figures);
    let ten = format!("{}\n\n{}", summary::table(&verdicts)?, machine::described()?);
    let mut report = vec![verdict::table(&verdicts)];
    let mut plots = vec![("growth.svg", growth::plot(&figures))];
    if !options.run_time_only {
        let compiled = compile_time::measure(options.rounds)?;
        report.push(compiled.table());
        plots.push(("compile-time.svg", compiled.plot()));
    }
    let times = if options.no_time { None } else { Some(times::Times::measure()?) };
    report.push(run_time::table(&figures, times.as_ref()));
    let report = report.join("\n\n");
    println!("{ten}\n\n{report}");
    if options.write_readme {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let readme = folder.join("README.md");
        let kept = fs::read_to_string(&readme)?;
        let (head, rest) = kept.split_once(START).ok_or("README.md has no place for figures")?;
        let (_, tail) = rest.split_once(END).ok_or("README.md does not say where figures end")?;
        fs::write(readme, format!("{head}{START}\n\n{ten}\n\n{END}{tail}"))?;
        fs::write(
            folder.join("FIGURES.md"),
            format!("# All figures of the last run\n\n{report}\n"),
        )?;
        for (file, plot) in plots {
            fs::write(folder.join(file), plot.to_string())?;
        }
    }
    Ok(())
}
