//! Items from a file: one JSON object a line, its keys included.

use std::collections::{BTreeSet, HashMap};
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
    let mut numbered = Vec::new();
    for (line, number) in bytes.split(|byte| *byte == b'\n').zip(1..) {
        if !line.trim_ascii().is_empty() {
            let row = row(line).map_err(|error| format!("{name}, line {number}: {error}"))?;
            numbered.push((number, row));
        }
    }
    let mut keys = HashMap::new();
    for (number, row) in &numbered {
        if let Some(first) = keys.insert(row.key(), *number) {
            let key = row.key().build()?;
            return Err(format!("{name}, line {number}: {key} is in line {first} already").into());
        }
    }
    Ok(numbered.into_iter().map(|(_, row)| row).collect())
}

fn row(line: &[u8]) -> Result<BattleRoyale, Failure> {
    // Each line is a document of its own, and its "line 1" would contradict the file's.
    let object: Map<String, Value> = serde_json::from_slice(line)
        .map_err(|error| error.to_string().replace("line 1 column", "column"))?;
    claim(&serde_dynamo::to_item(object)?)
}

/// The one entity that claims an item, if its own attributes rebuild the item byte for byte, keys
/// and all: then nothing is lost when the entity is stored in the item's place.
pub fn claim(item: &Item) -> Result<BattleRoyale, Failure> {
    let row = BattleRoyale::from_item(item.clone())?;
    let rebuilt = row.to_item()?;
    let names: BTreeSet<&String> = item.keys().chain(rebuilt.keys()).collect();
    match names.into_iter().find(|name| item.get(*name) != rebuilt.get(*name)) {
        None => Ok(row),
        Some(name) => {
            let shown = |item: &Item| item.get(name).map_or("absent".into(), |v| format!("{v:?}"));
            let (stored, rebuilt) = (shown(item), shown(&rebuilt));
            let key = row.key().build()?;
            Err(format!("{key}: `{name}` is {stored}, but {rebuilt} when rebuilt").into())
        }
    }
}
