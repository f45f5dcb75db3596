//! The arguments of the tool.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Looks at a DynamoDB table, checks it, and brings its keys up to date.
#[derive(Debug, Parser)]
#[command(version)]
pub(super) struct Arguments {
    /// The table, if it is not the one that the program names
    #[arg(long, global = true)]
    pub(super) table: Option<String>,
    #[command(subcommand)]
    pub(super) command: Command,
}

/// How a command reports.
#[derive(Debug, Args)]
pub(super) struct Report {
    /// How the report is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(super) format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Text,
    Json,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Prints the keys of the table's items
    Chart {
        #[arg(long = "format", alias = "kind", value_enum, default_value_t = Kind::Markdown)]
        kind: Kind,
    },
    /// Says whose a key is and what it means, or where it stops being one
    Explain {
        /// The partition key
        #[arg(allow_negative_numbers = true, required_unless_present = "cursor")]
        pk: Option<String>,
        /// The sort key, if the table has one
        #[arg(allow_negative_numbers = true)]
        sk: Option<String>,
        /// The text of a cursor, instead of a key: where it stands, and which reads it can continue
        #[arg(long, value_name = "TEXT", conflicts_with_all = ["pk", "sk"])]
        cursor: Option<String>,
        #[command(flatten)]
        report: Report,
    },
    /// Prints the item under a key
    Get {
        #[command(flatten)]
        key: ItemKey,
        #[command(flatten)]
        report: Report,
    },
    /// Prints the items of an entity in a partition, in the order of the sort key
    Query {
        #[command(flatten)]
        query: ItemQuery,
        #[command(flatten)]
        report: Report,
    },
    /// Creates the table with its indexes, unless it exists
    Create {
        /// Create it; without it, the command reports which requests it would send
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        report: Report,
    },
    /// Compares the table with the code, and says how to add what is missing
    Diff {
        /// Wait first, until DynamoDB has built the indexes that are being added
        #[arg(long)]
        wait: bool,
        #[command(flatten)]
        report: Report,
    },
    /// Prints the table as another tool defines it
    Export {
        #[command(subcommand)]
        tool: Tool,
    },
    /// Compares a chart file with the code
    Check {
        file: PathBuf,
        /// Write the file
        #[arg(long)]
        accept: bool,
        /// Why a change that affects stored items is accepted
        #[arg(long, requires = "accept")]
        reason: Option<String>,
        /// A removed entity of which no item is left
        #[arg(long, requires = "accept", value_name = "ENTITY")]
        forget: Option<String>,
        #[command(flatten)]
        report: Report,
    },
    /// Reports what the table holds, and what does not fit the code
    Audit {
        #[command(flatten)]
        pass: Pass,
        #[command(flatten)]
        report: Report,
    },
    /// Moves items from former keys
    Migrate {
        /// The entity, if not every one that has former keys
        entity: Option<String>,
        #[command(flatten)]
        writes: Writes,
        #[command(flatten)]
        pass: Pass,
        #[command(flatten)]
        report: Report,
    },
    /// Writes index keys that are missing or outdated
    Reindex {
        #[command(flatten)]
        writes: Writes,
        #[command(flatten)]
        pass: Pass,
        #[command(flatten)]
        report: Report,
    },
}

/// The key of an item.
#[derive(Debug, Args)]
pub(super) struct ItemKey {
    /// The entity
    pub(super) entity: String,
    /// The parts of its key
    #[arg(value_name = "PART=VALUE")]
    pub(super) parts: Vec<String>,
}

/// A query for the items of an entity.
#[derive(Debug, Args)]
pub(super) struct ItemQuery {
    /// The entity
    pub(super) entity: String,
    /// The parts of its key, from the left: those of the partition key, and any number of the following ones
    #[arg(value_name = "PART=VALUE")]
    pub(super) parts: Vec<String>,
    /// The index, as the code or the table names it
    #[arg(long)]
    pub(super) index: Option<String>,
    /// The maximum number of items
    #[arg(long, default_value_t = 25, value_name = "ITEMS")]
    pub(super) limit: usize,
    /// Print every item
    #[arg(long, conflicts_with = "limit")]
    pub(super) all: bool,
    /// Begin with the last item
    #[arg(long)]
    pub(super) reverse: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    /// A table of entities and keys
    Markdown,
    /// The text of a chart file
    File,
    /// For other programs
    Json,
    /// The item collections as a flowchart of Mermaid
    Mermaid,
    /// A page for a browser
    Html,
}

#[derive(Debug, Clone, Subcommand)]
pub(super) enum Tool {
    /// A template of AWS CloudFormation
    #[command(name = "cloudformation")]
    CloudFormation {
        #[arg(long, value_enum, default_value_t = TemplateFormat::Yaml)]
        format: TemplateFormat,
    },
    /// A resource of Terraform
    Terraform,
    /// A module for the AWS CDK, in TypeScript
    Cdk,
    /// A data model of Workbench, with sample items
    Workbench,
    /// A policy of AWS IAM for principals whose tag names a tenant
    Policy {
        /// The ARN of the table
        #[arg(long)]
        arn: String,
        /// The tag that has the tenant's id
        #[arg(long, default_value = "tenant")]
        tag: String,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TemplateFormat {
    Yaml,
    Json,
}

#[derive(Debug, Args)]
pub(super) struct Writes {
    /// Write; without it, the command reports what it would write
    #[arg(long)]
    pub(super) yes: bool,
    /// How many items of a segment are written at the same time
    #[arg(long, default_value_t = 8)]
    pub(super) writes_at_once: usize,
}

/// The options of a pass over the table.
#[derive(Debug, Args)]
pub(super) struct Pass {
    /// How many segments are read at the same time
    #[arg(long, default_value_t = 4)]
    pub(super) segments: u32,
    /// One share of several, counted from 0
    #[arg(long, value_name = "NUMBER/OF", value_parser = share)]
    pub(super) share: Option<(u32, u32)>,
    /// The maximum number of items in a page
    #[arg(long)]
    pub(super) page_size: Option<u32>,
    /// The maximum number of capacity units per second
    #[arg(long)]
    pub(super) units_per_second: Option<f64>,
    /// The time without progress before giving up
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    pub(super) timeout: u64,
    /// Where the progress is kept, so that an interrupted pass continues
    #[arg(long, value_name = "FILE")]
    pub(super) checkpoint: Option<PathBuf>,
    /// Say nothing while it runs
    #[arg(long)]
    pub(super) quiet: bool,
}

fn share(text: &str) -> Result<(u32, u32), String> {
    let numbers = text.split_once('/').and_then(|(number, of)| {
        Some((number.parse().ok()?, of.parse().ok()?)).filter(|(number, of)| number < of)
    });
    numbers.ok_or_else(|| String::from("write `0/4` for the first of four shares"))
}
