//! Reads items from a file with one JSON object per line, keys included.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use ddb_keys::aws::Item;
use serde_json::{Map, Value};

use super::entities::BattleRoyale;
use crate::Failure;

/// Reads a whole file. An error in any line is an error for the file.
pub fn read(path: &Path) -> Result<Vec<BattleRoyale>, Failure> {
    let name = path.display();
    let bytes = fs::read(path).map_err(|error| format!("{name}: {error}"))?;
    let (mut rows, mut lines) = (Vec::new(), HashMap::new());
    for (line, number) in bytes.split(|byte| *byte == b'\n').zip(1..) {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let row = row(line).map_err(|error| format!("{name}, line {number}: {error}"))?;
        let key = row.key().build()?;
        if let Some(first) = lines.insert(key.clone(), number) {
            return Err(format!("{name}, line {number}: {key} is already in line {first}").into());
        }
        rows.push(row);
    }
    Ok(rows)
}

/// Reads an item as its entity. The entity must rebuild exactly the same item, keys included, so that
/// nothing is lost when it is stored.
fn row(line: &[u8]) -> Result<BattleRoyale, Failure> {
    // Each line is its own JSON document, so the "line 1" of its errors would be misleading.
    let object: Map<String, Value> = serde_json::from_slice(line)
        .map_err(|error| error.to_string().replace("line 1 column", "column"))?;
    let item: Item = serde_dynamo::to_item(object)?;
    let row = BattleRoyale::from_item(item.clone())?;
    let rebuilt = row.to_item()?;
    let names = item.keys().chain(rebuilt.keys());
    let Some(name) = names.filter(|name| item.get(*name) != rebuilt.get(*name)).min() else {
        return Ok(row);
    };
    let shown = |item: &Item| item.get(name).map_or("absent".into(), |value| format!("{value:?}"));
    let (key, stored, rebuilt) = (row.key().build()?, shown(&item), shown(&rebuilt));
    Err(format!("{key}: `{name}` is {stored}, but {rebuilt} when rebuilt").into())
}
