//! Differences between a table and the code, and what to do about each.

use ddb_keys::aws::TableDifference;
use ddb_keys::schema::TableSchema;
use serde_json::{Value, json};

use super::request::Request;
use crate::definition;

/// The differences of a table from its schema.
pub(super) struct Differences<'d> {
    pub(super) schema: &'static TableSchema,
    pub(super) table: &'d str,
    pub(super) found: &'d [TableDifference],
}

impl Differences<'_> {
    pub(super) fn text(&self) -> String {
        let Self { table, found, .. } = self;
        if found.is_empty() {
            return format!("the table `{table}` and the code agree");
        }
        let differences = found.iter().map(|difference| {
            let Advice { step, request, .. } = self.advice(difference);
            let command = request.map(|request| format!("\n  {}", request.command()));
            format!("\n{difference}\n  {step}{}", command.unwrap_or_default())
        });
        let differences: Vec<String> = differences.collect();
        format!("the table `{table}` differs from the code:{}", differences.concat())
    }

    pub(super) fn json(&self) -> Value {
        let differences = self.found.iter().map(|difference| {
            let Advice { id, step, request } = self.advice(difference);
            json!({
                "id": id,
                "message": difference.to_string(),
                "step": step,
                "request": request.map(|request| request.to_json()),
            })
        });
        json!({ "table": self.table, "exists": true, "differences": differences.collect::<Value>() })
    }

    fn advice(&self, difference: &TableDifference) -> Advice {
        match difference {
            TableDifference::Key { .. } => Advice::step("table-key", REPLACE_TABLE),
            TableDifference::MissingIndex { index } => self.missing(index),
            TableDifference::IndexKind { .. } => Advice::step("index-kind", REPLACE_INDEX),
            TableDifference::IndexKey { .. } => Advice::step("index-key", REPLACE_INDEX),
            TableDifference::IndexProjection { .. } => {
                Advice::step("index-projection", REPLACE_INDEX)
            }
            TableDifference::Ttl { .. } => Advice::step("ttl", OTHER_TTL),
            TableDifference::NoTtl { .. } => Advice {
                request: time_to_live(self.schema, self.table),
                ..Advice::step("no-ttl", "enable it:")
            },
            _ => Advice::step("other", "compare the two"),
        }
    }

    /// How an index is added to a table that exists.
    fn missing(&self, name: &str) -> Advice {
        let Some(index) = self.schema.indexes.iter().find(|index| index.name == name) else {
            return Advice::step("missing-index", ADD_INDEX);
        };
        if index.local {
            return Advice::step("missing-index", ADD_LOCAL_INDEX);
        }
        let names = index.pk.iter().chain(index.sk).copied();
        let input = json!({
            "TableName": self.table,
            "AttributeDefinitions": definition::attributes(self.schema, names),
            "GlobalSecondaryIndexUpdates": [{ "Create": definition::index(self.schema, index) }],
        });
        let request = Some(Request { operation: "UpdateTable", input });
        Advice { request, ..Advice::step("missing-index", ADD_INDEX) }
    }
}

const REPLACE_TABLE: &str =
    "the key of a table cannot be changed: create another table, and copy the items to it";
const REPLACE_INDEX: &str = "an index cannot be changed: declare one of another name beside it, and delete this one when nothing \
                             reads it any more";
const ADD_INDEX: &str = "add it, one index at a time; `diff --wait` waits until it is built; then `reindex --yes` gives stored items its keys:";
const ADD_LOCAL_INDEX: &str =
    "a local index is created with its table: create another table, and copy the items to it";
const OTHER_TTL: &str = "items expire by one attribute at a time: disable the other one, and wait until DynamoDB has done so";

/// What to do about a difference.
struct Advice {
    /// A name for other programs.
    id: &'static str,
    step: &'static str,
    request: Option<Request>,
}

impl Advice {
    fn step(id: &'static str, step: &'static str) -> Self {
        Self { id, step, request: None }
    }
}

/// The request that makes items expire, if an entity says so.
pub(super) fn time_to_live(schema: &TableSchema, table: &str) -> Option<Request> {
    let specification = definition::time_to_live(schema)?;
    let input = json!({ "TableName": table, "TimeToLiveSpecification": specification });
    Some(Request { operation: "UpdateTimeToLive", input })
}
