//! The compile time of the derives, compared with serde's derives on the same structs.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::ASCII_MARKDOWN};

use crate::closure::Closure;
use crate::cpu::timed;
use crate::crates::{Leaf, Variant, write};
use crate::machine::output;
use crate::plot::{Line, Plot};

const COMMANDS: [&str; 2] = ["check", "build"];

/// The compiler's times for one crate and one command, one per round.
#[derive(Debug)]
struct Times {
    leaf: Leaf,
    command: &'static str,
    wall: Vec<Duration>,
    cpu: Vec<Duration>,
}

/// All measurements.
#[derive(Debug)]
pub struct Compiled {
    times: Vec<Times>,
    closure: Closure,
}

/// Compiles generated crates one at a time and in turns, with their dependencies already built.
pub fn measure(rounds: usize) -> Result<Compiled, Box<dyn Error>> {
    let home =
        std::env::current_exe()?.parent().ok_or("no folder of programs")?.join("compile-time");
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ddb-keys").canonicalize()?;
    let leaves = leaves();
    write(&home.join("crates"), &library, &leaves)?;
    let mut times: Vec<_> = COMMANDS
        .iter()
        .flat_map(|command| leaves.iter().map(|leaf| (*leaf, *command)))
        .map(|(leaf, command)| Times { leaf, command, wall: Vec::new(), cpu: Vec::new() })
        .collect();
    // One at a time, because together they would share the features of their dependencies.
    for times in &times {
        output(cargo(&home, times.command).args(["--package", &times.leaf.name()]))?;
    }
    for _ in 0..rounds {
        for times in &mut times {
            let source = home.join("crates").join(times.leaf.name()).join("src/lib.rs");
            // Rewritten, so that cargo considers it changed.
            fs::write(source, times.leaf.source())?;
            let mut command = cargo(&home, times.command);
            command.args(["--package", &times.leaf.name()]);
            let (wall, cpu) = timed(&mut command)?;
            times.wall.push(wall);
            times.cpu.push(cpu);
        }
    }
    Ok(Compiled { times, closure: Closure::measure(&home, &library)? })
}

fn leaves() -> Vec<Leaf> {
    use Variant::{Entity, Nothing, Serde, SharedTable, Table};
    let of = |entities, variants: &[Variant]| {
        variants.iter().map(|&variant| Leaf { variant, entities }).collect::<Vec<_>>()
    };
    [
        of(10, &[Nothing, Serde, Entity, Table, SharedTable]),
        of(100, &[Nothing, Serde, Entity, Table, SharedTable]),
        of(300, &[Nothing, Serde, Entity]),
    ]
    .concat()
}

fn cargo(home: &Path, command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args([command, "--quiet"]).current_dir(home.join("crates"));
    cargo.env("CARGO_TARGET_DIR", home.join("target"));
    // An unchanged crate would not be compiled.
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo
}

fn least(times: &[Duration]) -> f64 {
    times.iter().min().map_or(0.0, Duration::as_secs_f64)
}

fn median(times: &[Duration]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort();
    sorted.get(sorted.len() / 2).map_or(0.0, Duration::as_secs_f64)
}

impl Compiled {
    /// The least processor time of a variant, minus that of the plain structs.
    fn added(&self, variant: Variant, over: Variant, entities: usize, command: &str) -> f64 {
        let of = |variant| {
            let times = self.times.iter().find(|times| {
                times.leaf.variant == variant
                    && times.leaf.entities == entities
                    && times.command == command
            });
            times.map_or(0.0, |times| least(&times.cpu))
        };
        of(variant) - of(over)
    }

    /// `cargo check` of all that is derived.
    pub fn plot(&self) -> Plot {
        use Variant::{Entity, Nothing, Serde, SharedTable, Table};
        let line = |variant, name| {
            let is_of = |times: &&Times| times.leaf.variant == variant && times.command == "check";
            let times = self.times.iter().filter(is_of);
            let points = times.map(|times| (times.leaf.entities as f64, least(&times.cpu)));
            Line::measured(name, points.collect())
        };
        let lines = vec![
            line(SharedTable, "Entity, Table, sk differs"),
            line(Table, "Entity, Table, pk differs"),
            line(Entity, "Entity"),
            line(Serde, "serde's two derives"),
            line(Nothing, "plain structs"),
        ];
        let title = "cargo check by entities of a crate".to_owned();
        Plot { title, unit: "seconds of a processor", lines }
    }

    fn goals(&self) -> Vec<(String, String, bool)> {
        let mut goals = Vec::new();
        for command in COMMANDS {
            let entity = self.added(Variant::Entity, Variant::Nothing, 300, command);
            let ratio = entity / self.added(Variant::Serde, Variant::Nothing, 300, command);
            let goal = format!("cargo {command}, 300 entities: `Entity` ≤ 1 × serde's derives");
            goals.push((goal, format!("{ratio:.2}"), ratio <= 1.0));
        }
        for (variant, heads) in [(Variant::Table, "differ"), (Variant::SharedTable, "shared")] {
            let seconds = self.added(variant, Variant::Entity, 100, "check");
            let goal = format!("cargo check, 100 entities, heads {heads}: `Table` adds ≤ 1 s");
            goals.push((goal, format!("{seconds:.2} s"), seconds <= 1.0));
        }
        let seconds = self.closure.own.as_secs_f64();
        let goal = "derive and core built after the derive's dependencies in ≤ 3 s".to_owned();
        goals.push((goal, format!("{seconds:.2} s"), seconds <= 3.0));
        goals
    }

    pub fn table(&self) -> String {
        let mut goals = Table::new();
        goals.load_style(ASCII_MARKDOWN).set_header(["goal", "found", ""]);
        for (goal, found, met) in self.goals() {
            goals.add_row([goal, found, (if met { "met" } else { "**missed**" }).to_owned()]);
        }
        let mut table = Table::new();
        table.load_style(ASCII_MARKDOWN);
        table.set_header([
            "entities",
            "derived",
            "command",
            "processor, least",
            "median",
            "wall clock, least",
        ]);
        for Times { leaf, command, wall, cpu } in &self.times {
            let seconds = |seconds: f64| format!("{seconds:.2} s");
            table.add_row([
                leaf.entities.to_string(),
                leaf.variant.name().to_owned(),
                (*command).to_owned(),
                seconds(least(cpu)),
                seconds(median(cpu)),
                seconds(least(wall)),
            ]);
        }
        for column in table.column_iter_mut().skip(3) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        format!("{goals}\n\n{table}\n\n{}", self.closure.table())
    }
}
