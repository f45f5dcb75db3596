//! Requests to an engine in another process, by the library and by the SDK in turns: how many in a second, and what each costs this
//! process.

mod engine;
mod measure;
mod operation;
mod shards;

use std::error::Error;
use std::time::Duration;

use clap::Parser;
use comfy_table::{Table, presets::ASCII_MARKDOWN};
use ddb_keys::embedded::local_client;
use ddb_keys_benches::entities::Shop;

use engine::Engine;
use measure::{Rate, measure, median};
use operation::{Clients, Operation, Rival};
use shards::Events;

/// Compares requests with those of the SDK by hand, against an engine.
#[derive(Debug, Parser)]
struct Options {
    /// Be the engine
    #[arg(hide = true, value_parser = [engine::ARGUMENT])]
    role: Option<String>,
    /// Use this engine, which must have neither a table `shop` nor `events`, and not one that is started for it
    #[arg(long)]
    endpoint: Option<String>,
    /// How long each rival sends requests before it is the other's turn
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 500)]
    turn: u64,
    /// The number of turns of each
    #[arg(long, default_value_t = 9)]
    rounds: usize,
    /// Only the operation whose name begins so
    #[arg(long, value_name = "NAME", default_value = "")]
    operation: String,
    /// How many tasks send requests at the same time
    #[arg(long, value_delimiter = ',', default_values_t = [1, 8, 64])]
    tasks: Vec<usize>,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    if options.role.is_some() {
        return engine::serve().await;
    }
    let own = if options.endpoint.is_none() { Some(Engine::start()?) } else { None };
    let endpoint = own.as_ref().map(|engine| &engine.endpoint).or(options.endpoint.as_ref());
    let sdk = local_client(endpoint.ok_or("there is no engine")?);
    let clients =
        Clients { table: Shop::client(sdk.clone()), events: Events::client(sdk.clone()), sdk };
    clients.fill(options.tasks.iter().copied().max().unwrap_or(1)).await?;

    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN);
    table.set_header([
        "operation",
        "tasks",
        "requests/s",
        "SDK",
        "ratio",
        "µs each",
        "SDK",
        "ratio",
    ]);
    for operation in Operation::ALL {
        if !operation.name().starts_with(&options.operation) {
            continue;
        }
        for tasks in &options.tasks {
            let [rate, micros] = compared(&clients, operation, *tasks, &options).await?;
            let cells = [operation.name().to_string(), tasks.to_string()];
            table.add_row(cells.into_iter().chain(rate.cells(0)).chain(micros.cells(1)));
        }
    }
    println!("{table}");
    Ok(())
}

/// A figure of both rivals, and how they compare.
struct Compared {
    library: f64,
    sdk: f64,
    ratio: f64,
}

impl Compared {
    fn cells(&self, digits: usize) -> [String; 3] {
        let Self { library, sdk, ratio } = self;
        [format!("{library:.digits$}"), format!("{sdk:.digits$}"), format!("{ratio:.2}")]
    }
}

/// Requests per second, and processor time: medians over the rounds, in which each rival is first as often as the other.
async fn compared(
    clients: &Clients,
    operation: Operation,
    tasks: usize,
    options: &Options,
) -> Result<[Compared; 2], Box<dyn Error>> {
    let turn = Duration::from_millis(options.turn);
    let mut rounds = Vec::new();
    for round in 0..options.rounds {
        let turn_of = async |rival| measure(clients, operation, rival, tasks, turn).await;
        rounds.push(if round % 2 == 0 {
            let library = turn_of(Rival::Library).await?;
            (library, turn_of(Rival::Sdk).await?)
        } else {
            let sdk = turn_of(Rival::Sdk).await?;
            (turn_of(Rival::Library).await?, sdk)
        });
    }
    let figures: [fn(&Rate) -> f64; 2] = [|rate| rate.per_second, |rate| rate.micros];
    Ok(figures.map(|figure| Compared {
        library: median(rounds.iter().map(|(library, _)| figure(library)).collect()),
        sdk: median(rounds.iter().map(|(_, sdk)| figure(sdk)).collect()),
        ratio: median(rounds.iter().map(|(library, sdk)| figure(library) / figure(sdk)).collect()),
    }))
}
