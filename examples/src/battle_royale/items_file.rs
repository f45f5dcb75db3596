//! Items from a file: one JSON object a line, its keys included.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use ddb_keys::aws::Item;
use serde_json::{Map, Value};

use super::entities::BattleRoyale;
use crate::Failure;

/// Reads a whole file, and gives nothing unless every line of it is sound.
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
            return Err(format!("{name}, line {number}: {key} is in line {first} already").into());
        }
        rows.push(row);
    }
    Ok(rows)
}

/// The one entity that claims an item, if its own attributes rebuild the item, keys and all: then
/// nothing is lost when the entity is stored in the item's place.
fn row(line: &[u8]) -> Result<BattleRoyale, Failure> {
    // Each line is a document of its own, and its "line 1" would contradict the file's.
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
