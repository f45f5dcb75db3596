//! The tool that belongs to no program: imports.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use super::outcome::{exit_code, refused, written};
use crate::import::{self, Source};

/// Keys of DynamoDB as templates on structs of Rust.
#[derive(Debug, Parser)]
#[command(name = "ddb-keys", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Prints Rust source for the tables and entities that something else describes
    Import {
        #[command(subcommand)]
        from: From,
    },
}

#[derive(Debug, Subcommand)]
enum From {
    /// A schema of OneTable, as JSON
    Onetable { file: PathBuf },
    /// A model of AWS's modelling assistant: `schema.json` or `dynamodb_data_model.json`
    Mcp { file: PathBuf },
    /// A data model of `NoSQL` Workbench
    Workbench { file: PathBuf },
    /// The items of a table: an export to S3, or lines of JSON, maybe compressed by gzip
    Items {
        /// Files, and folders of files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The attribute of the partition key, if it has an unusual name
        #[arg(long, value_name = "NAME")]
        pk: Option<String>,
        /// The attribute of the sort key
        #[arg(long, value_name = "NAME", requires = "pk")]
        sk: Option<String>,
    },
    /// The request `CreateTable`, or the answer to `DescribeTable`
    CreateTable { file: PathBuf },
}

/// The tool `ddb-keys`, with the arguments of the process.
///
/// ```text
/// ddb-keys import onetable schema.json        a schema of OneTable
/// ddb-keys import mcp schema.json             a model of AWS's modelling assistant
/// ddb-keys import workbench model.json        a data model of NoSQL Workbench
/// ddb-keys import create-table table.json     a request of CreateTable, an answer of DescribeTable
/// ddb-keys import items export/               entities inferred from the items of a table
/// ```
///
/// ```no_run
/// fn main() -> std::process::ExitCode {
///     ddb_keys_admin::standalone()
/// }
/// ```
pub fn standalone() -> ExitCode {
    standalone_from(std::env::args_os(), &mut io::stdout()).into()
}

/// Does what [`standalone`] does with these arguments, of which the first one is the name of the program. The source is written to
/// `out`. Returns the exit code.
///
/// ```
/// let mut out = Vec::new();
/// assert_eq!(ddb_keys_admin::standalone_from(["ddb-keys", "--version"], &mut out), 0);
/// let import = ["ddb-keys", "import", "onetable", "missing.json"];
/// assert_eq!(ddb_keys_admin::standalone_from(import, &mut out), 2);
/// ```
pub fn standalone_from<A>(arguments: impl IntoIterator<Item = A>, out: &mut impl Write) -> u8
where
    A: Into<OsString> + Clone,
{
    match Arguments::try_parse_from(arguments) {
        Ok(Arguments { command: Command::Import { from } }) => exit_code(carry_out(from, out)),
        Err(message) => refused(&message, out),
    }
}

fn carry_out(from: From, out: &mut impl Write) -> Result<u8, String> {
    let source = match from {
        From::Onetable { file } => import::file(Source::OneTable, file),
        From::Mcp { file } => import::file(Source::Mcp, file),
        From::Workbench { file } => import::file(Source::Workbench, file),
        From::Items { files, pk, sk } => import::items(files, pk.as_deref(), sk.as_deref()),
        From::CreateTable { file } => import::file(Source::CreateTable, file),
    };
    let source = source.map_err(|error| error.to_string())?;
    written(write!(out, "{source}"))
}
