//! The table itself: creating it, and comparing it with the code.

use ddb_keys::aws::{Client, Error, TableDifference, TableItems};
use serde_json::{Value, json};

use super::backfill;
use super::difference::{Differences, time_to_live};
use super::outcome::Answer;
use super::request::Request;
use crate::definition;

/// Creates the table unless it exists, or says which requests that would take.
pub(super) async fn create<T: TableItems>(table: &Client<T>, yes: bool) -> Result<Answer, String> {
    let name = table.table_name();
    if !yes {
        return Ok(planned::<T>(name));
    }
    match table.ensure_table().await {
        Ok(is_new) => {
            let text = if is_new {
                format!("created the table `{name}`")
            } else {
                format!("the table `{name}` exists, and agrees with the code")
            };
            let json = json!({ "table": name, "created": is_new, "differences": [] }).to_string();
            Ok(Answer { text, json, is_fine: true })
        }
        Err(Error::TableDiffers { differences, .. }) => Ok(report(table, &differences)),
        Err(error) => Err(error.to_string()),
    }
}

/// Compares the table with the code, and changes nothing. First, it may `wait` for indexes that are being built.
pub(super) async fn diff<T: TableItems>(table: &Client<T>, wait: bool) -> Result<Answer, String> {
    let name = table.table_name();
    if wait {
        backfill::wait(table).await?;
    }
    if let Some(found) = table.compare_table().await.map_err(|error| error.to_string())? {
        return Ok(report(table, &found));
    }
    let text = format!("there is no table `{name}`: `create --yes` creates it");
    let json = json!({ "table": name, "exists": false, "differences": [] }).to_string();
    Ok(Answer { text, json, is_fine: false })
}

fn report<T: TableItems>(table: &Client<T>, found: &[TableDifference]) -> Answer {
    let differences = Differences { schema: T::SCHEMA, table: table.table_name(), found };
    let (text, json) = (differences.text(), differences.json().to_string());
    Answer { text, json, is_fine: found.is_empty() }
}

/// The requests that create a table.
fn planned<T: TableItems>(name: &str) -> Answer {
    let input = definition::table(T::SCHEMA, name);
    let create = Request { operation: "CreateTable", input };
    let requests = [Some(create), time_to_live(T::SCHEMA, name)];
    let requests: Vec<Request> = requests.into_iter().flatten().collect();
    let shown =
        requests.iter().map(|request| format!("{} {:#}\n", request.operation, request.input));
    let text = format!("{}nothing was sent: add `--yes`", shown.collect::<String>());
    let json: Vec<Value> = requests.iter().map(Request::to_json).collect();
    let json = json!({ "table": name, "created": false, "requests": json }).to_string();
    Answer { text, json, is_fine: true }
}
