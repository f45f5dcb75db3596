//! A command-line tool made of a program's own types.

mod arguments;
mod backfill;
mod commands;
mod difference;
mod exports;
mod imports;
mod items;
mod outcome;
mod passes;
mod progress;
mod request;
mod tables;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use console::Term;
use ddb_keys::aws::{Client, TableItems};

use self::arguments::Arguments;
use self::outcome::{exit_code, refused};

pub use self::imports::{standalone, standalone_from};

/// Makes a program a command-line tool for its own table, with the arguments of the process.
///
/// ```no_run
/// use std::process::ExitCode;
///
/// use ddb_keys::{Entity, Table};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("ORDER#<number:08>")]
/// # #[former(V1, pk = "O#<number>")]
/// # struct Order { number: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "shop", pk = "PK")]
/// # enum Shop { Order(Order) }
/// # async fn sdk() -> aws_sdk_dynamodb::Client { unimplemented!() }
///
/// #[tokio::main]
/// async fn main() -> ExitCode {
///     // The client of the program, with its region, endpoint and credentials.
///     ddb_keys_admin::run(&Shop::client(sdk().await)).await
/// }
/// ```
///
/// | command | purpose |
/// |---|---|
/// | `shop chart --format markdown` | prints the keys: as a Markdown table, as a chart file, as JSON, as a flowchart of Mermaid, as a page for a browser |
/// | `shop explain CUSTOMER#ada ORDER#00000007` | says whose a key is and which queries find it, or where it stops being one |
/// | `shop explain --cursor TEXT` | says where the cursor of a page stands, and which reads can continue there |
/// | `shop get Order customer=ada number=7` | prints the item under a key |
/// | `shop query Order customer=ada` | prints the items of an entity in a partition, of the table or of an index |
/// | `shop create` | creates the table with its indexes; a dry run without `--yes` |
/// | `shop diff` | compares the table with the code, and says how to add an index; `--wait` until it is built |
/// | `shop export cloudformation` | prints the table for AWS CloudFormation, in YAML or JSON; `export terraform` for Terraform |
/// | `shop check shop.chart` | compares a chart file with the code; `--accept` writes it |
/// | `shop audit` | reports what the table holds, and what does not fit the code |
/// | `shop migrate Order` | moves items from former keys; a dry run without `--yes` |
/// | `shop reindex` | writes index keys that are missing or outdated; a dry run without `--yes` |
///
/// `shop help` describes the options. Reports go to the standard output, as text or with `--format json`, and progress to the standard
/// error. The exit code is 0, 1 if the command has found something, such as a difference, a defect or a key that nothing claims, or if
/// `get` found no item, and 2 if it could not be carried out. A pass that is interrupted continues with the same `--checkpoint`.
pub async fn run<T: TableItems>(table: &Client<T>) -> ExitCode {
    let width = Term::stdout().size_checked().map(|(_, columns)| columns);
    carried_out(table, std::env::args_os(), width, &mut io::stdout()).await.into()
}

/// Does what [`run`] does with these arguments, of which the first one is the name of the program. Reports are written to `out`.
/// Returns the exit code.
///
/// ```
/// # use ddb_keys::embedded::Embedded;
/// # use ddb_keys::{Entity, Table};
/// # use serde::{Deserialize, Serialize};
/// # #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
/// # #[pk("ORDER#<number:08>")]
/// # struct Order { number: u32 }
/// # #[derive(Debug, PartialEq, Table)]
/// # #[table(name = "shop", pk = "PK")]
/// # enum Shop { Order(Order) }
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let engine = Embedded::start().await?;
/// # let table = Shop::client(engine.client());
/// # table.create_table().await?;
/// let mut out = Vec::new();
/// let arguments = ["shop", "chart", "--format", "markdown"];
/// let code = ddb_keys_admin::run_from(&table, arguments, &mut out).await;
/// assert_eq!((code, String::from_utf8(out)?.contains("`ORDER#<number:08>`")), (0, true));
/// # Ok(())
/// # }
/// ```
pub async fn run_from<T: TableItems, A>(
    table: &Client<T>,
    arguments: impl IntoIterator<Item = A>,
    out: &mut impl Write,
) -> u8
where
    A: Into<OsString> + Clone,
{
    carried_out(table, arguments, None, out).await
}

/// The exit code. Tables are as wide as they need, or at most `width`.
async fn carried_out<T: TableItems, A>(
    table: &Client<T>,
    arguments: impl IntoIterator<Item = A>,
    width: Option<u16>,
    out: &mut impl Write,
) -> u8
where
    A: Into<OsString> + Clone,
{
    match Arguments::try_parse_from(arguments) {
        Ok(arguments) => exit_code(commands::carry_out(table, arguments, width, out).await),
        Err(message) => refused(&message, out),
    }
}
